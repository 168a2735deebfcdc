# Les mots des leçons. Un message porte le nom de la leçon et de l’étape ; remarques et réponses sont ses attributs.
# Les noms des cartes, des leaders, des familles et des adversaires sont des variables : $card5, $leader_sisto_iv, $family_medici, $rival.

## Ce que dit chaque leçon

lesson-general-name = Lorenzo
lesson-general-wrong = Les règles le permettent, mais ici nous nous exerçons à autre chose. Le coup est annulé : essaie encore.
lesson-general-refused = Rien n’a changé. Essaie encore.
lesson-general-again = Tes tours sont finis, et le but est encore loin. Tout est revenu au début de cette mission.
lesson-general-astray = Cela ne mène pas au but. Essaie encore, ou continue si tu as une meilleure idée.
lesson-general-back = Par là, on n’arrive nulle part. Tout est revenu au début de cette mission : suis maintenant la lumière.
lesson-general-later = Un instant. Lis d’abord ceci.
lesson-general-unknown = Je ne connais pas ce coup.

## Dans le terminal

learn-how = Écris un coup comme « w M1 », Entrée pour continuer, « help » pour te faire montrer quoi faire, « again » pour recommencer l’étape, « moves », « table », « card 5 », « quit ».
learn-enter = Entrée pour continuer
learn-fresh = Une nouvelle position : la table a été remise en place.
learn-finished = C’était le dernier chapitre. Et maintenant, joue une partie : magnifico play
learn-next = Entrée pour « { $chapter } », « quit » pour arrêter.

## 1 Une famille à Florence

lesson-florence = Une famille à Florence
    .about = Savoir ce qui fait gagner, et lire ce que tu possèdes.
    .end = Pour commencer, il n’en faut pas plus : six manches, quatre membres de ta famille, et des points de victoire qui décident. La suite : à quoi servent les dés.
lesson-florence-welcome = Bienvenue à Florence ! Te voilà à la tête d’une noble maison, et { $rival }, de l’autre côté de la table, en mène une autre. Dans les années qui viennent, chacune veut devenir la plus admirée de la ville.
lesson-florence-victory = L’admiration se mesure en points de victoire. Voici les tiens. Aucun pour l’instant, mais la journée ne fait que commencer.
lesson-florence-rounds = Une partie dure six manches. À chacune, tu envoies quatre membres de ta famille en ville, un à la fois, et tous les autres font de même.
lesson-florence-winner = Alors, qui gagne après six manches ?
    .coins = La maison qui a le plus de pièces
    .cards = La maison qui a le plus de cartes
    .points = La maison qui a le plus de points de victoire
    .wrong = Les pièces et les cartes aident à y arriver. Mais que compte-t-on à la fin ?
lesson-florence-goods = Bien vu ! Et voici ce que tu possèdes : du bois et de la pierre pour bâtir, des pièces pour payer tout le monde, et des serviteurs qui prêtent main-forte à ta famille.
lesson-florence-market = Remplissons la bourse. Prends le membre blanc de ta famille et place-le sur la première case du Marché, celle aux 5 pièces.
    .wrong = Un bel endroit aussi, mais c’est la bourse qui nous occupe : le membre blanc de ta famille, sur la première case du Marché.
lesson-florence-end = Cinq pièces, tout de suite. À chaque tour, tu places un membre de ta famille. C’est chose faite : termine ton tour.
lesson-florence-rival = { $rival } est allée aux tours et a pris une carte. Cette case lui appartient pour le reste de la manche. Et maintenant, c’est de nouveau à toi.
lesson-florence-task = Ta première mission, sans aide : ta maison a besoin de serviteurs. Obtiens-en au moins 8.
    .again = Cela a rapporté autre chose. Les serviteurs t’attendent au Marché, juste à côté des pièces. Essaie encore.

## 2 Les dés et les membres de la famille

lesson-dice = Les dés et la famille
    .about = Savoir ce que valent les membres de ta famille, et à quoi servent les serviteurs.
    .end = Une valeur, une case, quelques serviteurs : c’est le cœur du jeu, et tu le tiens. Ensuite viennent les tours, où sont les cartes.
lesson-dice-dice = Chaque manche commence par trois dés : un blanc, un noir, un orange. Le lancer vaut pour tout le monde.
lesson-dice-members = Les trois membres colorés de ta famille valent ce que montre le dé de leur couleur. Le quatrième est neutre : il n’a pas de dé, et sa valeur est 0.
lesson-dice-strongest = Qui est le plus fort de ta famille à cette manche ?
    .white = Le blanc
    .black = Le noir
    .orange = L’orange
    .wrong = Chacun porte sa valeur. Cherche la plus élevée.
lesson-dice-white = Le noir, avec un splendide 6. Garde-le pour quelque chose de grand : les cases du Marché ne demandent qu’une valeur de 1. Envoie le blanc sur la première.
    .wrong = Garde les autres pour l’instant. C’est le blanc qui va sur la première case du Marché.
lesson-dice-taken = { $rival } a joué son tour. Essayons maintenant quelque chose qui ne peut pas marcher : place l’orange sur la première case du Marché, là où se tient le blanc.
    .wrong = Cela marcherait, et cette fois il ne faut pas. Essaie l’orange sur la première case du Marché.
lesson-dice-servant = Plus de place ! Chaque case n’accueille qu’une personne, et ta propre famille compte aussi. Au tour du neutre : il vaut 0, trop peu même pour le Marché. C’est à cela que servent les serviteurs : chacun que tu dépenses ajoute 1. Place-le sur la deuxième case avec l’aide de 1 serviteur.
    .wrong = Pas tout à fait : le neutre, la deuxième case du Marché et 1 serviteur, pas plus.
lesson-dice-count = Un serviteur dépensé, cinq reçus : une bonne affaire. Un peu de calcul mental, maintenant. Un étage demande 5, et ton orange vaut 2. Combien de serviteurs faut-il ?
    .two = Deux
    .three = Trois
    .five = Cinq
    .wrong = Chaque serviteur ajoute 1. De 2 à 5, cela fait…
lesson-dice-task = Trois. L’heure est venue d’une mission rien qu’à toi. Il ne reste que l’orange, d’une valeur de 2. Au deuxième étage de la première tour, qui demande 3, se trouve la carte « { $card2 } ». Va la chercher.
    .again = La carte est encore là. Un seul serviteur suffit à l’orange pour monter au deuxième étage.

## 3 Les tours

lesson-towers = Les tours
    .about = Prendre des cartes dans les tours : les étages, leurs bonus et le prix de la compagnie.
    .end = Tu sais monter dans les tours, et tu sais ce que coûte la compagnie. Ensuite, nous lirons les cartes de plus près.
lesson-towers-towers = Voici les quatre tours de Florence. La verte abrite les territoires, la bleue les personnages, la jaune les bâtiments, la violette les entreprises. À chaque manche, quatre nouvelles cartes arrivent dans chacune.
lesson-towers-floors = De bas en haut, les étages demandent 1, 3, 5 et 7. Les deux plus hauts récompensent qui grimpe : ils ont un bonus à eux, imprimé à côté de l’étage.
lesson-towers-forest = Ton blanc vaut 5, juste assez pour un troisième étage. Place-le à côté de « { $card5 } ».
    .wrong = C’est « { $card5 } » que nous voulons : le blanc, au troisième étage de la tour verte.
lesson-towers-bonus = Deux bois d’un coup ! L’un est le bonus de l’étage, l’autre vient de la carte elle-même. Les territoires ne coûtent rien : il suffit d’être là.
lesson-towers-busy = { $rival } a été plus rapide et a pris un personnage. La tour bleue est donc occupée, et entrer dans une tour occupée coûte 3 pièces en plus du coût de la carte : c’est le surcoût. Une bonne raison d’arriver tôt.
lesson-towers-warlord = Tu as 6 pièces, assez pour payer aussi le surcoût. Place le noir à côté de « { $card49 } », au deuxième étage.
    .wrong = C’est « { $card49 } » que nous voulons : le noir, au deuxième étage de la tour bleue.
lesson-towers-price = Combien de pièces en tout ? « { $card49 } » en coûte 2.
    .two = 2
    .three = 3
    .five = 5
    .wrong = Deux pour la carte. Et le surcoût ?
lesson-towers-colour = Cinq : 2 pour la carte, 3 de surcoût. Une dernière règle des tours. Ton blanc se tient dans la tour verte. Essaie d’y envoyer aussi l’orange, au premier étage.
    .wrong = Cela marcherait. Essaie l’orange au premier étage de la tour verte.
lesson-towers-task = Deux membres colorés d’une même famille ne partagent jamais une tour ; seul le neutre peut s’y joindre. À toi, maintenant : ta mission est de bâtir une « { $card31 } ». Elle coûte 2 bois et t’attend au deuxième étage de la tour jaune.
    .again = Toujours pas de chapelle. Qui est libre d’y aller, et combien de serviteurs faut-il pour atteindre 3 ?

## 4 Lire une carte

lesson-cards = Lire une carte
    .about = Reconnaître d’un coup d’œil le coût, l’effet immédiat et l’effet permanent d’une carte.
    .end = Coût, effet immédiat, effet permanent, points à la fin : quelle que soit la carte, tu sais la lire. Ensuite, nous mettrons tes territoires au travail.
lesson-cards-chapel = Chaque carte dit, de haut en bas, ce qu’elle coûte et ce qu’elle fait. Ouvre « { $card31 } » pour la voir en entier.
lesson-cards-cost = Alors, que paies-tu pour ce bâtiment ?
    .coin = 1 pièce
    .wood = 2 bois
    .faith = 1 point de foi
    .wrong = Le coût est tout en haut. Le reste vient après.
lesson-cards-activation = Deux bois. Sous le coût se trouve l’effet immédiat, marqué d’un éclair : 1 point de foi, une seule fois, quand tu prends la carte. Plus bas, l’effet permanent, et le nombre dit quand il marche : chaque production d’une valeur de 2 ou plus te permet de changer 1 pièce en 1 point de foi.
lesson-cards-build = Bâtis-la : places-y le membre blanc de ta famille.
    .wrong = D’abord la chapelle : le blanc, au premier étage de la tour jaune.
lesson-cards-farmer = C’est fait, et voilà un point de foi de plus. Les personnages, eux, sont différents. Ouvre « { $card53 } », dans la tour bleue.
lesson-cards-sum = Pas d’effet immédiat ici, mais un effet permanent : tant que ce personnage sert ta maison, la valeur de chacune de tes récoltes augmente de 2. Suppose que tu l’engages, puis que tu récoltes avec un membre de ta famille d’une valeur de 4. Quelle est la valeur de la récolte ?
    .two = 2
    .four = 4
    .six = 6
    .wrong = La valeur du membre de ta famille, et 2 de plus grâce à la carte.
lesson-cards-venture = Six : 4 du membre de ta famille et 2 de la carte. Les personnages te servent jusqu’à la fin de la partie, alors prends-les tôt. Une carte violette, maintenant : ouvre « { $card74 } ».
lesson-cards-points = Une entreprise a un effet immédiat, et elle rapporte des points de victoire. Quand marques-tu ces 5 points ?
    .now = Tout de suite
    .round = À chaque manche
    .end = À la fin de la partie
    .wrong = Regarde en bas de la carte.
lesson-cards-signs = À la fin : le petit drapeau le dit. Les signes sont toujours les mêmes : l’éclair veut dire tout de suite et une seule fois, le huit couché aussi longtemps que tu possèdes la carte, le drapeau à la fin de la partie, et le nombre dit quelle valeur une récolte ou une production doit atteindre.
lesson-cards-task = Ta mission : parmi les personnages, il y en a un qui apporte aussitôt des points militaires, et qui rend ensuite les territoires plus faciles à prendre. Trouve qui c’est, et prends sa carte.
    .again = Pas celui-là. Ouvre les cartes bleues une à une et cherche des points militaires et des territoires.

## 5 La récolte

lesson-harvest = La récolte
    .about = Savoir quels territoires active une récolte, et ce que fait la grande case.
    .end = Plus la valeur est haute, plus il y a de terres au travail. La suite : ce que les bâtiments font de la récolte.
lesson-harvest-lands = Voici tes territoires. Chacun montre un nombre : la valeur que la récolte doit atteindre pour qu’il donne quelque chose. Les tiens portent 1, 2, 3 et 5.
lesson-harvest-which = Ton blanc vaut 3 aujourd’hui. Combien de tes territoires une récolte avec lui activerait-elle ?
    .one = Un, celui qui porte le 3
    .three = Trois : 1, 2 et 3
    .four = Les quatre
    .wrong = Tous ceux dont le nombre ne dépasse pas 3.
lesson-harvest-harvest = Trois. Aux champs : place le blanc sur la case de récolte.
    .wrong = Aujourd’hui, on récolte : le blanc, sur la petite case de récolte.
lesson-harvest-tile = Quelle récolte ! Les trois territoires ont donné, et ta tuile bonus aussi : elle ajoute du bois, de la pierre et un serviteur à chaque récolte, même quand on ne possède aucune terre.
lesson-harvest-taken = Un autre jour : { $rival } a été plus rapide et se tient sur la petite case. Essaie quand même avec le noir.
    .wrong = Essaie la petite case de récolte avec le noir.
lesson-harvest-large = Occupée. À côté se trouve la grande case, où il y a de la place pour tous, mais la valeur de l’action y baisse de 3. Le noir vaut 5 : quelle serait la valeur de la récolte ?
    .two = 2
    .three = 3
    .five = 5
    .wrong = Cinq, moins 3.
lesson-harvest-crowd = Seulement 2, mais c’est mieux que rien. Place le noir sur la grande case de récolte.
    .wrong = Le noir, sur la grande case de récolte.
lesson-harvest-task = Ta mission : obtiens 5 bois en une seule récolte. « { $card5 } » en donne 3, mais seulement à partir d’une valeur de 5. Tu as le blanc, qui vaut 3, et 2 serviteurs.
    .again = Pas assez de bois. Comment faire passer le blanc de 3 à 5 ?

## 6 La production

lesson-production = La production
    .about = Faire échanger tes biens par les bâtiments : tout à la fois, et rien deux fois.
    .end = Les territoires apportent, les bâtiments transforment : c’est le moteur de toute grande maison. Ensuite, nous rendrons visite au Conseil.
lesson-production-buildings = Voici tes bâtiments. Eux aussi montrent un nombre, et une production d’au moins cette valeur les active. La plupart échangent quelque chose contre quelque chose de mieux.
lesson-production-start = Tu as 1 bois et pas une pièce. Place le blanc, d’une valeur de 4, sur la case de production.
    .wrong = On produit : le blanc, sur la petite case de production.
lesson-production-carpenter = Maintenant, on t’interroge bâtiment après bâtiment. D’abord « { $card29 } » : échange ton bois contre 3 pièces.
    .wrong = Choisis l’échange de 1 bois contre 3 pièces.
lesson-production-chapel = Vient ensuite « { $card31 } » : 1 pièce contre 1 point de foi. Peux-tu payer avec une des 3 pièces que tu vas recevoir ?
    .yes = Oui, bien sûr
    .no = Non, elles ne sont pas encore là
    .wrong = Tous les bâtiments travaillent au même moment. Tu paies avec ce que tu avais au début de la production.
lesson-production-nothing = Exact : tout se passe au même moment. Tu paies avec ce que tu avais avant, et la bourse était vide. Cette fois, « { $card31 } » n’échange donc rien.
    .wrong = Il n’y a pas encore de pièce pour payer. Choisis « rien ».
lesson-production-income = Maintenant, tout arrive ensemble : 3 pièces de la charpenterie, et 2 pièces et 1 point militaire de ta tuile bonus.
lesson-production-task = Ta mission : en une seule production, arrive à 7 pièces et 1 point de foi. Tu commences avec 2 bois et 1 pièce.
    .again = Presque. Tes 2 bois peuvent devenir 5 pièces d’un coup, et tu avais dès le début une pièce pour la chapelle.

## 7 Le Conseil et ses privilèges

lesson-council = Le Conseil et ses privilèges
    .about = Jouer en premier à la prochaine manche, et tirer le meilleur d’un privilège du Conseil.
    .end = Une pièce, une faveur et le premier tour : une visite au Conseil est rarement perdue. La suite, chez une hôtesse plus exigeante : l’Église.
lesson-council-palace = Voici le Palais du Conseil. Il demande une valeur de 1 et il y a de la place pour tout le monde. Chaque visite rapporte 1 pièce et un privilège du Conseil.
lesson-council-go = Aujourd’hui, tu joues en dernier, et les autres prennent les meilleures places avant toi. Le Palais peut y changer quelque chose. Places-y le blanc.
    .wrong = D’abord le Palais : places-y le blanc.
lesson-council-privilege = Un privilège du Conseil est une faveur à ton choix : bois et pierre, serviteurs, pièces, points militaires ou point de foi. Prends ce qui te plaît.
lesson-council-order = Qui arrive en premier au Palais commence la manche suivante, le deuxième joue en deuxième, et ainsi de suite ; les absents viennent après. Personne d’autre n’est venu aujourd’hui. Qui commence donc la prochaine manche ?
    .rival = { $rival }, comme à cette manche
    .me = Moi
    .dice = Les dés en décident
    .wrong = L’ordre d’arrivée au Palais devient l’ordre du tour. Qui s’y trouve ?
lesson-council-stall = Toi ! Et maintenant, la quatrième case du Marché. Elle donne deux privilèges d’un coup, mais ils doivent être différents. Places-y le noir.
    .wrong = La quatrième case du Marché, avec le noir.
lesson-council-first = Choisis le premier.
lesson-council-second = Et maintenant le second. Ce que tu viens de prendre n’est plus proposé : le signe ≠ veut dire qu’ils doivent être différents.
lesson-council-task = Ta mission : avec un seul membre de ta famille, obtiens 1 point de foi et 2 points militaires.
    .again = Une visite, deux faveurs : quelle case en donne deux d’un coup ?

## 8 L’Église

lesson-church = L’Église
    .about = Soutenir l’Église ou subir l’excommunication, et savoir quand céder.
    .end = La foi est une promesse avec une échéance. Tu sais désormais ce qu’il en coûte de la tenir, et de la rompre. La suite : une armée pour tes terres.
lesson-church-track = Trois fois par partie, l’Église veut savoir si ta foi est solide : après les manches 2, 4 et 6. Elle attend au moins 3, puis 4, puis 5 points de foi. Tu en as 4.
lesson-church-tile = Qui en a trop peu subit l’excommunication. Voici la tuile du premier rapport : la valeur de chaque récolte baisse de 3, pour le reste de la partie. Il y a trois tuiles de ce genre par partie, et tout le monde les voit dès le début.
lesson-church-enough = C’est la fin de la manche 2. Tes 4 points de foi suffisent-ils ?
    .yes = Oui
    .no = Non
    .wrong = Le premier rapport en demande 3.
lesson-church-support = Le rapport a commencé. Tu peux soutenir l’Église : tu rends tous tes points de foi et tu reçois les points de victoire de ta case sur la piste. Fais-le.
    .wrong = Pour l’instant, reste en bons termes : soutiens l’Église.
lesson-church-after = Ta case valait 4 points de victoire, et tu repars de 0 point de foi. { $rival } n’avait qu’un point de foi : l’excommunication l’a frappée sans qu’on lui demande rien.
lesson-church-keep = Tu aurais pu refuser. Tu aurais alors subi l’excommunication, toi aussi, mais que seraient devenus tes points de foi ?
    .stay = Ils restent
    .lost = Ils sont perdus
    .wrong = On ne rend ses points de foi que si l’on soutient l’Église.
lesson-church-task = Ils restent, et plus loin sur la piste les cases valent davantage. Maintenant, tu as 5 points de foi, rien que des bâtiments et pas un seul territoire. La tuile ne te ferait guère de mal. Pour une fois, refuse.
    .wrong = Ce serait la réponse obéissante. Mais la tuile n’affaiblit que les récoltes, et tu n’en fais pas. Garde tes points de foi : refuse.

## 9 La force militaire et les territoires

lesson-military = Force militaire et territoires
    .about = Savoir quelle force exigent tes terres.
    .end = Une terre a besoin d’être protégée, et la tienne l’est désormais. Ensuite, nous verrons ce que vaut tout cela à la fin de la partie.
lesson-military-slots = Ta rangée verte a six places pour des territoires. Les deux premières sont libres d’accès. Pour la troisième, il te faut 3 points militaires, puis 7, 12 et 18 : les nombres sont imprimés sur les places vides.
lesson-military-weak = Tu possèdes deux territoires, et pas d’armée. Essaie de prendre « { $card3 } » au premier étage avec le blanc.
    .wrong = Cela marcherait. Essaie le blanc au premier étage de la tour verte.
lesson-military-stall = Il faut 3 points militaires. La troisième case du Marché en donne tout juste 3, et 2 pièces avec. Places-y le noir.
    .wrong = D’abord l’armée : le noir, sur la troisième case du Marché.
lesson-military-strong = Trois points militaires : cela ira. Prends maintenant « { $card3 } » avec le blanc.
    .wrong = C’est « { $card3 } » que nous voulons : le blanc, au premier étage de la tour verte.
lesson-military-kept = Le village est à toi, et regarde : tu as encore tes 3 points militaires. Il faut seulement qu’ils soient là ; ils ne se dépensent pas.
lesson-military-next = Combien de points militaires faut-il pour ton quatrième territoire ?
    .three = 3, comme avant
    .seven = 7
    .twelve = 12
    .wrong = C’est imprimé sur la prochaine place vide de la rangée.
lesson-military-task = Sept. Ta mission : tu possèdes trois territoires et 5 points militaires. Prends-en un quatrième avec les deux membres de ta famille qui te restent. Le Marché est occupé ; regarde du côté de la tour bleue, ou du Palais.
    .again = Il manquait deux points militaires. « { $card49 } » en apporte 3, et le Palais un privilège qui en vaut 2.

## 10 Entreprises, personnages, la fin

lesson-ending = Entreprises, personnages, la fin
    .about = Savoir d’où viennent les points du décompte final.
    .end = Territoires, personnages, entreprises, force et restes : tu connais toute l’addition. Il est temps de réunir le tout.
lesson-ending-lands = Il te reste un membre de ta famille, puis tout est compté. Regarde ta rangée verte : quatre territoires valent 4 points de victoire, un cinquième les porterait à 10, un sixième à 20. Une série grandit lentement, puis d’un coup.
lesson-ending-people = Les personnages font de même : de un à six, ils rapportent 1, 3, 6, 10, 15 et 21 points, et tu en as trois. Combien ajouterait le quatrième ?
    .one = 1 point
    .four = 4 points
    .ten = 10 points
    .wrong = Trois en rapportent 6, quatre 10. Quelle est la différence ?
lesson-ending-strength = Quatre. Et deux prix t’attendent à côté des cartes : 5 points pour l’armée la plus forte et 2 pour la deuxième (tu as 10 points militaires, { $rival } en a 8), et 1 point toutes les cinq ressources restantes, bois, pierres, pièces et serviteurs ensemble. N’oublie pas cette armée.
lesson-ending-venture = À présent, ton dernier tour. « { $card96 } » vaut 10 points à la fin. Prends cette carte avec le blanc.
    .wrong = Dix points t’attendent : le blanc, au premier étage de la tour violette.
lesson-ending-pay = Cette entreprise peut se payer de deux façons. Payer 5 points militaires te laisserait derrière { $rival }, et te coûterait le prix de l’armée la plus forte. Paie en bois, en pierres et en pièces.
    .wrong = Attention : { $rival } aurait alors l’armée la plus forte. Paie en bois, en pierres et en pièces.
lesson-ending-close = C’était le dernier placement de la partie. Vient alors un dernier rapport du Vatican, plus clément : chacun marque les points de sa case, même en subissant l’excommunication. Termine ton tour, et tout est compté.
lesson-ending-sum = Tout a été compté : ta foi, tes territoires, tes personnages, les deux entreprises, l’armée la plus forte, les restes. Le journal le donne ligne par ligne. Et c’est gagné !
lesson-ending-task = Encore une fois, le dernier membre de ta famille. Un cinquième territoire, un quatrième personnage ou l’entreprise « { $card78 } », qui rapporte 4 points à la fin : prends la carte qui vaut le plus.
    .again = Bien, mais il y a mieux. Quatre territoires rapportent 4 points. Combien en rapportent cinq ?

## 11 Toute une manche sans aide

lesson-round = Toute une manche sans aide
    .about = Prévoir quatre placements sans aucune aide.
    .end = Toute une manche, pensée et jouée par toi. Tu peux maintenant jouer une vraie partie. Les chapitres suivants montrent ce qu’ajoutent les règles avancées et les extensions.
lesson-round-plan = Pas de nouvelle règle cette fois. Tu joues toute une manche contre { $rival }, quatre placements chacun. Un peu de méthode mène loin : qu’est-ce que je veux, qui est assez fort, et qu’est-ce qui risque de disparaître si j’attends ?
lesson-round-look = Le blanc vaut 3, le noir 5, l’orange 2, et tu as 3 serviteurs. Regarde ce qui se trouve aux premiers étages, et rappelle-toi : le deuxième visiteur d’une tour paie 3 pièces de plus.
lesson-round-weakest = Le neutre vaut 0. Où est-il le mieux, avec un ou deux serviteurs ?
    .tower = Tout en haut d’une tour
    .market = Au Marché
    .home = À la maison
    .wrong = Sept serviteurs pour le dernier étage ? Et à la maison, il ne gagne rien. Le Marché demande 1.
lesson-round-task = Exactement. Ta mission : à la fin de cette manche, possède un territoire, un personnage, un bâtiment et au moins 6 pièces. À toi !
    .again = Il manquait quelque chose cette fois. Un petit conseil : les étages du bas sont bon marché, et quelqu’un devrait passer par la première case du Marché.

## 12 Leaders et tuiles bonus

lesson-leaders = Leaders et tuiles bonus
    .about = Choisir ta tuile bonus et tes leaders, les jouer, les activer, les laisser partir.
    .end = Les leaders récompensent qui voit loin. Ce sont les règles avancées, et tu les connais toutes.
lesson-leaders-tile = Les parties avancées commencent par deux choix. D’abord ta tuile bonus : ce que chacune de tes récoltes et de tes productions rapporte en plus. Choisis celle qui te plaît.
lesson-leaders-draft = Puis les leaders : de grandes figures qui rejoignent une maison, si elle en est digne. Tu en gardes un et tu passes les autres, jusqu’à ce que chacun en ait quatre. Leurs conditions y sont imprimées. Choisis !
lesson-leaders-look = La partie est lancée, et trois leaders sont dans ta main. Ouvre { $leader_sandro_botticelli } pour voir la carte en entier.
lesson-leaders-play = Sa condition est 10 bois. Tu les as, et tu ne les dépenses pas : il suffit qu’ils soient là. Joue-le : aucun placement n’est nécessaire, et tu peux le faire quand tu veux pendant ton tour.
    .wrong = Joue d’abord { $leader_sandro_botticelli }.
lesson-leaders-use = Il reste avec toi jusqu’à la fin de la partie. Sa capacité rapporte 2 points militaires et 1 point de victoire. Active-la tout de suite.
    .wrong = Active { $leader_sandro_botticelli }.
lesson-leaders-again = Combien de fois peux-tu l’activer ?
    .turn = Une fois par tour
    .round = Une fois par manche
    .never = Plus jamais
    .wrong = C’est écrit sur la carte : une fois par manche.
lesson-leaders-discard = Une fois par manche. Un leader dont tu ne rempliras jamais la condition peut servir aussi : défausse { $leader_cosimo_de_medici } pour un privilège du Conseil.
    .wrong = Défausse { $leader_cosimo_de_medici }.
lesson-leaders-privilege = Choisis ce que devient le privilège.
lesson-leaders-task = Ta mission : { $leader_girolamo_savonarola } veut voir 18 pièces. Joue-le et active-le pendant le même tour. Tu as 13 pièces et un membre de ta famille.
    .again = Il ne te rejoint que si tu as 18 pièces. Où en trouver 5 d’un coup ?

## 13 Maisons : l’enchère

lesson-houses = Maisons : l’enchère
    .about = Miser pour une famille, et garder ton calme quand quelqu’un surenchérit.
    .end = Tu as une famille, avec une capacité bien à elle. La suite : la cinquième tour de l’extension.
lesson-houses-auction = Avec les Maisons de la Renaissance, chacun mène une vraie famille, et chaque famille a une capacité que personne d’autre n’a. Qui mène laquelle ? L’enchère en décide.
lesson-houses-rows = À côté de chaque famille se trouvent six rangées de biens, et ton enchère en désigne une : tu commences avec ses biens. Pour surenchérir, il faut choisir une rangée au numéro plus élevé. Compare la rangée 1 et la rangée 6. Que donnent les numéros élevés ?
    .more = Plus de biens
    .fewer = Moins de biens
    .wrong = Regarde bien : la rangée 1 est une charrette pleine, la rangée 6 à peine une bourse.
lesson-houses-bid = Moins : à cette enchère, tu paies avec ce que tu ne reçois pas. La famille { $family_medici }, la première, te plaît, mais pas à n’importe quel prix. Mise la rangée 2 pour elle.
    .wrong = Mise la rangée 2 pour la famille { $family_medici }.
lesson-houses-displaced = { $rival } tient encore plus à la famille { $family_medici } : elle mise la rangée 4 et t’évince, alors tu mises de nouveau, tout de suite. Avec quelles rangées pourrais-tu encore reprendre cette famille ?
    .same = Avec la rangée 4, comme elle
    .below = Avec la rangée 5 ou 6
    .none = Avec aucune
    .wrong = Seule une rangée au numéro plus élevé l’emporte, et { $rival } est déjà à la rangée 4.
lesson-houses-second = Exact, et la rangée 6 serait même sûre : personne ne dépasse la rangée du haut. Mais il ne te resterait presque rien. La famille { $family_colonna }, elle, n’intéresse encore personne : prends-la à la rangée 1, avec tout ce qu’elle a.
    .wrong = Choisis la famille { $family_colonna }, à la rangée 1.
lesson-houses-brown = L’enchère est finie, et les biens sont à toi. La famille { $family_colonna } apporte un cinquième membre, le marron. Il vaut toujours 3, quoi que montrent les dés.
lesson-houses-task = Les dés sont misérables aujourd’hui : que des uns. Ta mission : prends « { $card2 } » au deuxième étage de la tour verte, qui demande 3. Tu n’as pas de serviteurs.
    .again = Qui vaut 3, même un jour pareil ?

## 14 Maisons : la Tour spéciale et les jetons

lesson-special = Maisons : Tour spéciale et jetons
    .about = Te servir de la cinquième tour, des jetons spéciaux et de la tuile d’adaptation.
    .end = Cinq tours, et quelques secrets dans ta manche. Il reste un chapitre, et il parle de trahison.
lesson-special-tower = Voici la Tour spéciale. Elle contient des cartes des quatre types, qui vont dans la rangée de leur type. Toutes les règles des tours y valent ; les bonus de ses étages sont des jetons spéciaux.
lesson-special-look = Ouvre « { $card123 } », au deuxième étage, pour voir la carte en entier.
lesson-special-tokens = La carte coûte 3 pièces, et tu en as 1. Mais tu as deux jetons spéciaux, et personne d’autre ne sait ce qu’ils montrent : l’un vaut 3 pièces, l’autre 2 bois.
lesson-special-use = À ton tour, tu peux défausser un jeton à tout moment pour recevoir ce qu’il montre, sans rien placer. Défausse celui aux 3 pièces.
    .wrong = Défausse d’abord le jeton aux 3 pièces.
lesson-special-take = Maintenant, tu as 4 pièces. Prends « { $card123 } » avec le blanc.
    .wrong = Le blanc, au deuxième étage de la Tour spéciale.
lesson-special-adaptation = Cette carte apporte aussitôt un jeton, et ta famille en reçoit un autre pour chaque personnage. Autre chose encore : la tour au signe ≠ porte la tuile d’adaptation. Tous ses étages demandent 1 de plus.
lesson-special-value = Que demande le troisième étage de cette tour ?
    .five = 5
    .six = 6
    .seven = 7
    .wrong = Cinq, comme tout troisième étage, et 1 de plus.
lesson-special-task = Six. Ta mission : bâtis « { $card109 } », au troisième étage de la Tour spéciale. Cela coûte 1 bois et 1 pierre, et tu n’as pas de bois. À moins que… ?
    .again = Tu as un jeton qui vaut 2 bois. Défausse-le avant de placer le noir.

## 15 La Conjuration des Pazzi

lesson-pazzi = La Conjuration des Pazzi
    .about = Répondre aux cartes qui s’en prennent à ta maison, et en jouer une.
    .end = Le cours est terminé. Florence t’attend : joue ta première partie !
lesson-pazzi-plot = Les Pazzi jouent plus rude : certaines de leurs cartes s’en prennent aux autres maisons. C’est à { $rival }, et elle lorgne la tour violette.
lesson-pazzi-give = « { $card163 } » : chaque adversaire lui donne 1 bois, 1 pierre, 1 pièce ou 1 serviteur. { $rival2 } a payé. De quoi te sépares-tu ?
lesson-pazzi-choice = Qui décide de ce que tu donnes ?
    .rival = { $rival }
    .me = Moi
    .chance = Le hasard
    .wrong = Tu viens de le faire toi-même.
lesson-pazzi-worse = Toi. Tu donnes ce qui fait le moins mal. Mais il y a pire : plus tard dans la partie, { $rival } engage « { $card155 } ».
lesson-pazzi-discard = Chaque adversaire doit défausser un territoire ou un bâtiment. Tu possèdes deux territoires et un bâtiment. Choisis ce qui te manquera le moins.
lesson-pazzi-task = Ta mission : rends-leur la monnaie de leur pièce. Prends toi-même « { $card163 } ». Cette carte coûte 1 point militaire par adversaire, et tu en as 3.
    .again = La carte se trouve au premier étage de la tour violette.
