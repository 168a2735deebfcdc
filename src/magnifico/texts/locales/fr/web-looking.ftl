# Regarder de près : cartes, choix, enchère, suggestions, points si la partie se terminait maintenant.

web-looking-enlarge = Clique ou maintiens pour agrandir.
web-looking-act = Clique pour voir ce que tu peux en faire.
web-looking-icons = Appuie sur H pour le sens des symboles.
web-looking-open = Agrandir « { $name } »

## Choix

web-choice-after = Après cela :
web-choice-more = { $count ->
    [one] { $count } autre, plus chère
   *[other] { $count } autres, plus chères
}
web-choice-worse = Un autre choix rapporte au moins autant pour moins.

## Ce qui se décide

web-about-bonus_tile = Ta tuile bonus te donne ceci à chaque production (marteau) et à chaque récolte (épi), pendant toute la partie. Choisis les biens qui risquent de te manquer.
web-about-draft = Garde un leader et passe les autres, jusqu’à ce que chacun en ait quatre. Tu pourras jouer un leader dès que tu remplis sa condition, ou le défausser pour un privilège du Conseil.
web-about-auction = Chaque famille a une capacité pour toute la partie. Ton enchère désigne une rangée : tu commences avec ses biens, et plus son numéro est élevé, moins elle rapporte. Si quelqu’un mise une rangée au numéro plus élevé pour ta famille, tu mises de nouveau. La rangée du haut est sûre : personne ne peut surenchérir.
web-about-privilege = Un privilège du Conseil devient aussitôt ce que tu choisis.
web-about-pay = Cette carte peut se payer de plusieurs façons. Son effet reste le même.
web-about-choices = La carte s’active et te laisse un choix. Tu décides une fois pour cette activation.
web-about-take_card = Une action bonus : prends une carte d’un étage éclairé sans placer de membre de ta famille. La carte reste à payer.
web-about-work = Une action bonus : récolte ou production sans placer de membre de ta famille. Les serviteurs en augmentent la valeur.
web-about-order = Plusieurs choses arrivent maintenant, et tu choisis dans quel ordre.
web-about-copy = Lorenzo copie la capacité d’un leader qu’un autre joueur a en jeu, pour le reste de la partie.
web-about-play_leader = Tu peux jouer tout de suite un leader sans remplir sa condition.
web-about-buy = Tu peux prendre maintenant une des cartes restées dans les tours, sans membre de ta famille.
web-about-keep_token = Tu as pioché plusieurs jetons spéciaux et tu en gardes un.
web-about-final_tokens = C’est la dernière occasion de défausser tes jetons spéciaux pour ce qu’ils montrent, avant le décompte final.
web-about-give = La carte d’un autre joueur te réclame quelque chose. À toi de choisir quoi.

## L’enchère

web-auction-brings = Tu commences avec
web-auction-holds = Avec elle, tu aurais
web-auction-keeps = et { $who } devrait miser de nouveau
web-auction-bid = Miser la rangée { $row } pour la famille { $family }
web-auction-pick = Choisis une rangée pour voir ce qu’elle rapporte.

## Points si la partie se terminait maintenant

web-projection-title = points si la partie se terminait maintenant
web-projection-text = La foi compte comme au dernier rapport du Vatican, et personne ne subit l’excommunication.
web-projection-track = sur la piste
web-projection-faith = foi
web-projection-open = Points si la partie se terminait maintenant : { $total }
web-key-projection = points si la partie se terminait maintenant
web-key-number = choisir une option par son numéro ; encore une fois ou Entrée pour confirmer

## Taille du plateau

web-set-zoom = taille du plateau
web-rivals-boards = les plateaux de tous les adversaires
web-setup-facts = ce qui aide à choisir
