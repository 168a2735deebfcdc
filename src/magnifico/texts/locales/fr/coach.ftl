# Le mentor d’une première partie. $tile dit ce que fait une tuile d’excommunication.

coach-excommunicated = Tu subis l’excommunication pour le reste de la partie ({ $tile }). Pour soutenir l’Église, il faut assez de points de foi quand vient le rapport du Vatican. Pense au prochain à temps.
coach-space-lost = { $work ->
    [harvest] { $player } a pris la seule case de récolte de cette manche : tes territoires se reposent. Quand tes cartes rapporteraient beaucoup, envoies-y le premier membre de ta famille.
   *[production] { $player } a pris la seule case de production de cette manche : tes bâtiments se reposent. Quand tes cartes rapporteraient beaucoup, envoies-y le premier membre de ta famille.
}
coach-space-lost-large = { $work ->
    [harvest] { $player } a pris la petite case de récolte. La grande t’est encore ouverte, mais la valeur de l’action y baisse de 3.
   *[production] { $player } a pris la petite case de production. La grande t’est encore ouverte, mais la valeur de l’action y baisse de 3.
}
coach-first-placement = C’est à toi. Prends un membre de ta famille : un coloré vaut ce que montre son dé, le neutre 0. Choisis ensuite une des cases éclairées. Une carte d’une tour est un bon début.
coach-end-of-turn = C’est placé. Tu peux encore annuler. Si cela te convient, termine ton tour.
coach-privilege-faith = Un privilège du Conseil : choisis ce dont tu as le plus besoin. Le rapport du Vatican vient à la fin de cette manche, et il te { $missing ->
    [one] manque un point de foi
   *[other] manque { $missing } points de foi
}.
coach-privilege = Un privilège du Conseil : choisis ce dont tu as le plus besoin. Regarde les cartes que tu voudrais prendre, et choisis ce qui manque encore pour les payer.
coach-exchange = Tous les échanges d’une production se font en même temps. Ce que tu reçois maintenant ne peut pas payer un autre échange de la même production.
coach-price = Cette carte peut se payer de deux façons. Paie avec ce qui te manquera le moins.
coach-church = L’Église demande ton soutien. Si tu la soutiens, ton marqueur de foi revient de { $faith } à 0 et tu reçois { $points ->
    [one] un point de victoire
   *[other] { $points } points de victoire
}. Si tu refuses, tu gardes tes points de foi mais tu subis l’excommunication pour le reste de la partie ({ $tile }). Dans tes premières parties, soutiens-la.
coach-faith-missing = Le rapport du Vatican à la fin de la prochaine manche demande { $needed } points de foi. Il t’en { $missing ->
    [one] manque un
   *[other] manque { $missing }
}. S’ils n’y sont pas, tu subiras l’excommunication ({ $tile }). Des cartes, les privilèges du Conseil et les récoltes donnent des points de foi.
coach-faith-missing-now = Le rapport du Vatican vient à la fin de cette manche. Il te manque { $missing ->
    [one] un point de foi. S’il n’y est pas
   *[other] { $missing } points de foi. S’ils n’y sont pas
}, tu subiras l’excommunication ({ $tile }).
coach-work-ready = { $work ->
    [harvest] Une récolte activerait maintenant { $cards } de tes territoires, et la case est libre. Il n’y en a qu’une : si tu attends, un adversaire pourrait la prendre.
   *[production] Une production activerait maintenant { $cards } de tes bâtiments, et la case est libre. Il n’y en a qu’une : si tu attends, un adversaire pourrait la prendre.
}
coach-guide-land = Jouons ensemble la première manche. D’abord un peu de terre : un territoire ne coûte rien et travaille pour toi à chaque récolte. Place le membre de la famille { $member ->
    [white] blanc
    [black] noir
    [orange] orange
   *[neutral] neutre
} à côté de « { $card } », dans la tour verte. Tu peux toujours faire autre chose.
coach-guide-coins = Maintenant la bourse : presque toutes les cartes coûtent quelque chose. La première case du Marché donne 5 pièces ; le membre de la famille { $member ->
    [white] blanc
    [black] noir
    [orange] orange
   *[neutral] neutre
} y suffit.
coach-guide-card = Il est temps de dépenser. Place le membre de la famille { $member ->
    [white] blanc
    [black] noir
    [orange] orange
   *[neutral] neutre
} à côté de « { $card } ». Tu peux payer cette carte, et personne n’est dans sa tour : pas de surcoût.
coach-guide-palace = Pour finir, le Palais du Conseil : il y a toujours de la place, il donne 1 pièce et un privilège du Conseil, et il décide qui joue en premier à la prochaine manche. { $servants ->
    [0] Le membre de la famille { $member ->
    [white] blanc
    [black] noir
    [orange] orange
   *[neutral] neutre
} peut y aller.
   *[other] Le membre de la famille { $member ->
    [white] blanc
    [black] noir
    [orange] orange
   *[neutral] neutre
} peut y aller avec l’aide d’un serviteur.
}
coach-guide-over = Voilà toute une manche. On relance les dés, de nouvelles cartes attendent dans les tours, et toute ta famille est de retour. À partir d’ici, c’est toi qui décides ; je ne parlerai que quand cela compte.
coach-cannot-place-neutral = Le membre neutre de ta famille vaut 0, et sans serviteurs il ne peut aller nulle part : cette fois, tu passes. À la prochaine manche, garde un serviteur pour lui : cela ouvre le Marché et le Palais du Conseil.
coach-cannot-place = Aucun membre de ta famille ne peut aller où que ce soit pour l’instant : pointe une case sombre pour voir ce qui manque. Tu passes donc, et tu ne perds que cette action.
coach-end-of-pass = Tu as passé, faute de pouvoir placer quelqu’un. Termine ton tour.
coach-plan-work = { $work ->
    [harvest] Un plan pour cette manche : la récolte. Tu possèdes { $owned } territoires, et le plus fort de ta famille, d’une valeur de { $value }, en active { $cards }. Il n’y a qu’une petite case : vas-y d’abord, puis dépense ce que tu as reçu.
   *[production] Un plan pour cette manche : la production. Tu possèdes { $owned } bâtiments, et le plus fort de ta famille, d’une valeur de { $value }, en active { $cards }. Il n’y a qu’une petite case : vas-y d’abord, puis dépense ce que tu as reçu.
}
coach-plan-cards = { $tower ->
    [T] Un plan pour cette manche : un autre territoire. Tu en as { $owned } ; avec chaque territoire de plus, une seule récolte rapporte davantage.
   *[B] Un plan pour cette manche : un autre bâtiment. Tu en as { $owned } ; avec chaque bâtiment de plus, une seule production rapporte davantage.
}
coach-source = Ce qui aide le plus en ce moment : « { $name } » ({ $gain }).
    .space = Ce qui aide le plus en ce moment : { $name } ({ $gain }).
coach-lit-spaces = Les cases éclairées sont ouvertes au membre de ta famille que tu as pris. Pour une case sombre, le panneau te dit pourquoi : souvent la valeur est trop faible, et des serviteurs peuvent l’augmenter.
coach-busy-tower = Il y a déjà quelqu’un dans la { $tower ->
    [T] tour verte
    [C] tour bleue
    [B] tour jaune
    [V] tour violette
   *[S] Tour spéciale
}. Y prendre une autre carte coûte { $coins } pièces de plus : le surcoût. Les tours où personne n’est entré sont moins chères.
coach-servants = Les membres de ta famille qui te restent sont faibles, mais tu as { $servants ->
    [one] { $servants } serviteur
   *[other] { $servants } serviteurs
}. Chacun que tu ajoutes augmente la valeur de 1.
coach-last-round = C’est la dernière manche. Les effets permanents viennent trop tard : cherche des points de victoire dans les entreprises, dans les bâtiments qui en donnent tout de suite et dans une dernière production.
coach-territory-slot = Ton territoire numéro { $number } demande { $needed } points militaires ; tu en as { $have }. Ils ne se dépensent pas ici : il suffit de les avoir.
coach-growing-set = Tu as { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
}. Le prochain ajoute { $more ->
    [one] { $more } point de victoire
   *[other] { $more } points de victoire
} à la série, en plus de ce que fait la carte.
coach-hoarding = Tu as { $held } ressources. À la fin, { $per } d’entre elles ne valent qu’un seul point de victoire : dépense-les en cartes tant que tu peux.
coach-turn-order = Tu joues en dernier. Un membre de ta famille au Palais du Conseil te donne un privilège du Conseil et un meilleur rang à la prochaine manche.
coach-well-church = Tu as soutenu l’Église { $times } fois sans jamais subir d’excommunication.
coach-well-harvest = Tes récoltes ont rapporté { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
coach-well-production = Tes productions ont rapporté { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} : voilà des bâtiments qui travaillent bien ensemble.
coach-well-territories = Tes territoires ont rapporté { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} : la force militaire était là à temps.
coach-well-characters = Ta série de personnages a rapporté { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
coach-well-ventures = Tes entreprises ont rapporté { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} à la fin.
coach-well-military = Ta force militaire t’a rapporté { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
coach-well-cards = Les cartes que tu as prises ont rapporté aussitôt { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
coach-well-surcharge = Tu n’as jamais payé le surcoût d’une tour occupée.
