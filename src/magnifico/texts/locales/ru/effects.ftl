# Что делают карты, деятели, жетоны и семьи. Тексты начинаются со строчной буквы; где текст стоит отдельно,
# программа делает первую букву прописной.

effect-lose = вы теряете { FORM($goods, case: "accusative") }
effect-per = { $goods } { $per }
effect-per-capped = { $goods } { $per }, засчитывая не больше карт, чем составляет влияние действия
effect-per-maximum = { $goods } { $per }, но всего не более { $maximum } очков

## Обмены и выбор

exchange-may = можете { $options }
exchange-pay = потратить { FORM($goods, case: "accusative") }
exchange-pay-per-opponent = потратить { FORM($goods, case: "accusative") } за каждого соперника
exchange-discard-character = сбросить своего персонажа
exchange-discard-leader = сбросить своего разыгранного деятеля
exchange-receive = { $cost }, чтобы получить { FORM($goods, case: "accusative") }
exchange-play-leader = { $cost }, чтобы разыграть карту деятеля с руки, игнорируя её условия
exchange-demand = { $cost }; тогда каждый соперник отдаёт вам { FORM($options, case: "accusative") } (по своему выбору)
exchange-repeat = { $exchange } (не больше раз, чем составляет влияние действия)
choose-one = можно { $options }
choose-receive = получить { FORM($goods, case: "accusative") }
market-reward = { $case ->
    [accusative] награду любой открытой свободной ячейки рынка
   *[nominative] награда любой открытой свободной ячейки рынка
}
opponents-give = каждый соперник отдаёт вам { FORM($options, case: "accusative") } (по своему выбору)
play-leader = разыграйте карту деятеля с руки, игнорируя её условия

## Действия

take-card = возьмите { FORM($types, case: "accusative") } действием с влиянием { $value }
take-card-cheaper = возьмите { FORM($types, case: "accusative") } действием с влиянием { $value }, на { FORM($discount, case: "accusative") } дешевле
not-special = { $text } (не из особой башни)
work-harvest = сбор урожая с влиянием { $value }
work-production = производство с влиянием { $value }
work-one-harvest = сбор урожая с влиянием { $value }, при котором активируется только одна ваша территория
work-one-production = производство с влиянием { $value }, при котором активируется только одно ваше здание
work-opponent-harvest = сбор урожая с влиянием { $value }, при котором активируются территории одного соперника, а не ваши
work-opponent-production = производство с влиянием { $value }, при котором активируются здания одного соперника, а не ваши
work-no-bonuses = { $text } (увеличить влияние могут только слуги)
work-at-space-value = сбор урожая или производство с влиянием выставленного сюда родственника
activate = { $count ->
    [1] { $noun ->
        [building] можете активировать другое своё { FORM($type, case: "accusative") }, игнорируя требуемое влияние
       *[territory] можете активировать другую свою { FORM($type, case: "accusative") }, игнорируя требуемое влияние
    }
   *[other] можете активировать до { $count } своих { FORM($types, case: "genitive") }, игнорируя требуемое влияние
}

## Постоянные свойства

bonus-harvest = { $value } к влиянию при сборе урожая
bonus-production = { $value } к влиянию при производстве
bonus-territory = { $value } к влиянию, когда берёте территорию
bonus-character = { $value } к влиянию, когда берёте персонажа
bonus-building = { $value } к влиянию, когда берёте здание
bonus-venture = { $value } к влиянию, когда берёте проект
bonus-cheaper = { $text }; карта на { FORM($discount, case: "accusative") } дешевле
discount = { $types } на { FORM($goods, case: "accusative") } дешевле (доплата не меняется)
discount-all = карты развития на { FORM($goods, case: "accusative") } дешевле (доплата не меняется)
member-bonus-coloured = { $value } к влиянию ваших цветных родственников
member-bonus-neutral = { $value } к влиянию вашего бесцветного родственника
member-set-all_coloured = влияние ваших цветных родственников равно { $value }, что бы ни выпало на кубиках
member-set-one_coloured = влияние одного вашего невыставленного цветного родственника равно { $value } до конца раунда
trigger = { $when } получаете { FORM($goods, case: "accusative") }
trigger-more = { $when } получаете ещё { FORM($goods, case: "accusative") }
when-take_territory = всякий раз, когда берёте территорию,
when-take_character = всякий раз, когда берёте персонажа,
when-take_building = всякий раз, когда берёте здание,
when-take_venture = всякий раз, когда берёте проект,
when-play_leader = всякий раз, когда разыгрываете карту деятеля,
when-church_support = всякий раз, когда поддерживаете Церковь,
when-privilege = за каждую полученную консульскую привилегию
token-slot-activation = получите всё, что указано на лежащем здесь жетоне (можете выложить сюда один особый жетон; он остаётся на карте)
token-slot-market = всякий раз, когда выставляете родственника на рынок, получаете всё, что указано на лежащем здесь жетоне (можете выложить сюда один особый жетон; он остаётся на карте)

## Правила

rule-no_floor_bonus = вы не получаете бонусы третьих и четвёртых этажей башен
rule-place_in_occupied = можете выставлять родственников в занятые ячейки
rule-no_surcharge = вы не вносите доплату в занятых башнях
rule-no_surcharge_special = вы не вносите доплату в особой башне
rule-no_territory_requirement = чтобы брать территории, вам не нужны очки армии
rule-double_immediate = дерево, камень, монеты и слуги от мгновенных свойств карт развития удваиваются
rule-copy_leader = выберите деятеля, разыгранного соперником; до конца партии у этой карты то же свойство
rule-no_excommunication = вас нельзя предать анафеме
rule-servants_replace = можете платить слугами вместо дерева, камня или монет
rule-servants_count_double = каждый потраченный слуга увеличивает влияние на 2, а не на 1
rule-extra_victory = всякий раз, когда получаете победные очки, получаете ещё 1
rule-extra_privilege = всякий раз, когда свойство даёт вам консульские привилегии, получаете ещё одну, отличную от остальных
rule-no_large_production_penalty = нет штрафа в большой ячейке производства
rule-no_large_harvest_penalty = нет штрафа в большой ячейке сбора урожая
rule-ignore_one_requirement = всякий раз, когда разыгрываете карту деятеля, можете проигнорировать одно из её условий
rule-keep_building_goods = дерево и камень, потраченные на здания, кладутся на этот жетон; вместо консульской привилегии можете забрать всё, что на нём лежит
rule-military_not_spent = очки армии из стоимости проекта нужно иметь, но вы их не тратите
rule-buy_leftover = в конце фазы действий можете потратить 7 слуг и взять одну карту, оставшуюся в четырёх обычных башнях, не платя её стоимость и не имея очков армии, нужных для территорий
rule-harvest_on_territory = всякий раз, когда берёте территорию: сбор урожая с влиянием на 1 меньше, чем нужно для активации этой территории (увеличить его нельзя)
rule-no_faith_privilege = вы не можете брать очки веры в качестве консульской привилегии
rule-faith_tiles = впервые достигая каждого особого жетона веры на шкале, получаете то, что на нём показано
rule-visconti = всякий раз, когда разыгрываете карту деятеля, открываете один из пяти жетонов Висконти, затем получаете то, что показано на всех открытых

## Деятели, жетоны, соперники

draw-leaders = { $count ->
    [one] возьмите { $count } карту деятеля из колоды
    [few] возьмите { $count } карты деятелей из колоды
   *[many] возьмите { $count } карт деятелей из колоды
}
draw-tokens = возьмите { FORM($tokens, case: "accusative") }, оставьте себе { $keep }
take-discarded = бесплатно возьмите { FORM($types, case: "accusative") } из сброшенных карт
military-catch-up = переместите свой маркер на шкале очков армии на деление того, кто впереди
opponents-discard = каждый соперник сбрасывает { FORM($types, case: "accusative") } (по своему выбору)

## Семьи

free-exchange = на своём ходу, любое число раз: можете потратить { FORM($pay, case: "accusative") }, чтобы получить { FORM($gain, case: "accusative") }
extra-member = у вас есть дополнительный коричневый родственник с влиянием { $value }; он не считается ни цветным, ни бесцветным
card-limit = у вас может быть до { FORM($cards, case: "genitive") }; { $scores } победных очков
card-limit-score = { $number } приносят { $score }
auction-leaders = { $count ->
    [one] вы получаете { $count } деятеля, лежащего рядом с этим жетоном
    [few] вы получаете { $count } деятелей, лежащих рядом с этим жетоном
   *[many] вы получаете { $count } деятелей, лежащих рядом с этим жетоном
}
auction-leaders-play = { $count ->
    [one] вы получаете { $count } деятеля, лежащего рядом с этим жетоном, и должны сразу разыграть его, игнорируя условия
    [few] вы получаете { $count } деятелей, лежащих рядом с этим жетоном, и должны сразу разыграть одного из них, игнорируя условия
   *[many] вы получаете { $count } деятелей, лежащих рядом с этим жетоном, и должны сразу разыграть одного из них, игнорируя условия
}
set-rewards = за каждый полный набор из карт четырёх типов: { $rewards }
set-reward = { $number }-й — { $text }
set-reward-first = награда за набор № { $number } ({ $text })
lose-on-excommunication = всякий раз, когда вас предают анафеме, вы теряете { FORM($goods, case: "accusative") }

## Анафемы

gain-penalty = всякий раз, когда получаете { FORM($goods, case: "accusative") }, получаете на { $amount } меньше
gain-penalty-each = всякий раз, когда получаете { FORM($goods, case: "accusative") }, получаете на { $amount } меньше каждого вида
forbid-market = вы не можете выставлять родственников на рынок
forbid-special_tower = вы не можете брать карты из особой башни
servants-per-value = { $servants } увеличивают влияние только на 1
skip-first-turn = вы пропускаете свой первый ход в каждом раунде и делаете его после всех остальных
no-end-score-territory = в конце игры территории не приносят победных очков
no-end-score-character = в конце игры персонажи не приносят победных очков
no-end-score-building = в конце игры здания не приносят победных очков
no-end-score-venture = в конце игры проекты не приносят победных очков
end-loss-victory = перед финальным подсчётом вы теряете { FORM($goods, case: "accusative") } { $count ->
    [1] за каждое имеющееся
   *[other] за каждые { $count } имеющихся
}
end-loss-military = в конце игры вы теряете { FORM($goods, case: "accusative") } { $per }
end-loss-building_costs = в конце игры вы теряете { FORM($goods, case: "accusative") } за каждое дерево и каждый камень в стоимости ваших зданий
end-loss-resources = в конце игры вы теряете { FORM($goods, case: "accusative") } за каждый оставшийся ресурс (дерево, камень, монету, слугу)
end-loss-cards_beyond = в конце игры вы теряете { FORM($goods, case: "accusative") } за каждую карту сверх { $beyond } в каждом типе
