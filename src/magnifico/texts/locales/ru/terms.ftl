# Слова для ресурсов, карт, ячеек, родственников и фаз.
# $case: падеж (nominative, accusative, genitive); нужный падеж просят так: FORM($goods, case: "accusative").
# $noun: ключ типа карт, с которым согласуются остальные слова (territory, territory-building).

## Перечисления

list-comma = { $first }, { $last }
list-clauses = { $first }; { $last }
list-and = { $first } и { $last }
list-or = { $first } или { $last }
list-or-else = { $first } или { $last }
list-or-clause = { $first }, или { $last }


## Ресурсы и очки: сколько чего

good-wood = { $case ->
    [accusative] { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
    [genitive] { $count ->
        [one] { $count } дерева
       *[many] { $count } дерева
    }
   *[nominative] { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
}
good-stone = { $case ->
    [accusative] { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
    [genitive] { $count ->
        [one] { $count } камня
       *[many] { $count } камней
    }
   *[nominative] { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
}
good-coins = { $case ->
    [accusative] { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }
    [genitive] { $count ->
        [one] { $count } монеты
       *[many] { $count } монет
    }
   *[nominative] { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
}
good-servants = { $case ->
    [accusative] { $count ->
        [one] { $count } слугу
        [2] 2 слуг
        [3] 3 слуг
        [4] 4 слуг
        [few] { $count } слуги
       *[many] { $count } слуг
    }
    [genitive] { $count ->
        [one] { $count } слуги
       *[many] { $count } слуг
    }
   *[nominative] { $count ->
        [one] { $count } слуга
        [few] { $count } слуги
       *[many] { $count } слуг
    }
}
good-military = { $case ->
    [accusative] { $count ->
        [one] { $count } очко армии
        [few] { $count } очка армии
       *[many] { $count } очков армии
    }
    [genitive] { $count ->
        [one] { $count } очка армии
       *[many] { $count } очков армии
    }
   *[nominative] { $count ->
        [one] { $count } очко армии
        [few] { $count } очка армии
       *[many] { $count } очков армии
    }
}
good-faith = { $case ->
    [accusative] { $count ->
        [one] { $count } очко веры
        [few] { $count } очка веры
       *[many] { $count } очков веры
    }
    [genitive] { $count ->
        [one] { $count } очка веры
       *[many] { $count } очков веры
    }
   *[nominative] { $count ->
        [one] { $count } очко веры
        [few] { $count } очка веры
       *[many] { $count } очков веры
    }
}
good-victory = { $case ->
    [accusative] { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
    [genitive] { $count ->
        [one] { $count } победного очка
       *[many] { $count } победных очков
    }
   *[nominative] { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
}
good-tokens = { $case ->
    [accusative] { $count ->
        [one] { $count } особый жетон
        [few] { $count } особых жетона
       *[many] { $count } особых жетонов
    }
    [genitive] { $count ->
        [one] { $count } особого жетона
       *[many] { $count } особых жетонов
    }
   *[nominative] { $count ->
        [one] { $count } особый жетон
        [few] { $count } особых жетона
       *[many] { $count } особых жетонов
    }
}
privileges = { $case ->
    [accusative] { $count ->
        [one] { $count } консульскую привилегию
        [few] { $count } консульские привилегии
       *[many] { $count } консульских привилегий
    }
    [genitive] { $count ->
        [one] { $count } консульской привилегии
       *[many] { $count } консульских привилегий
    }
   *[nominative] { $count ->
        [one] { $count } консульская привилегия
        [few] { $count } консульские привилегии
       *[many] { $count } консульских привилегий
    }
}
privileges-different = { $count ->
    [one] { $count } консульская привилегия
    [few] { $count } разные консульские привилегии
   *[many] { $count } разных консульских привилегий
}

## Ресурсы и очки: только название

kind-wood = дерево
kind-stone = камень
kind-coins = монеты
kind-servants = { $case ->
    [accusative] слуг
   *[nominative] слуги
}
kind-military = очки армии
kind-faith = очки веры
kind-victory = победные очки
kind-tokens = особые жетоны

## Что считается; $goods — количество словами

per-wood = { $count ->
    [1] за каждое дерево
   *[other] за каждые { FORM($goods, case: "accusative") }
}
per-stone = { $count ->
    [1] за каждый камень
   *[other] за каждые { FORM($goods, case: "accusative") }
}
per-coins = { $count ->
    [1] за каждую монету
   *[other] за каждые { FORM($goods, case: "accusative") }
}
per-servants = { $count ->
    [1] за каждого слугу
   *[other] за каждых { FORM($goods, case: "accusative") }
}
per-military = { $count ->
    [1] за каждое очко армии
   *[other] за каждые { FORM($goods, case: "accusative") }
}
per-faith = { $count ->
    [1] за каждое очко веры
   *[other] за каждые { FORM($goods, case: "accusative") }
}
per-victory = { $count ->
    [1] за каждое победное очко
   *[other] за каждые { FORM($goods, case: "accusative") }
}
per-tokens = { $count ->
    [1] за каждый особый жетон
   *[other] за каждые { FORM($goods, case: "accusative") }
}
per-territory = за каждую вашу территорию
per-character = за каждого вашего персонажа
per-building = за каждое ваше здание
per-venture = за каждый ваш проект
per-leader = за каждого вашего деятеля в игре
per-pair = за каждую пару из 1 дерева и 1 камня

## Типы карт

type-territory = { $case ->
    [accusative] территорию
    [genitive] территории
   *[nominative] территория
}
type-character = { $case ->
    [accusative] персонажа
    [genitive] персонажа
   *[nominative] персонаж
}
type-building = { $case ->
    [accusative] здание
    [genitive] здания
   *[nominative] здание
}
type-venture = { $case ->
    [accusative] проект
    [genitive] проекта
   *[nominative] проект
}
types-territory = { $case ->
    [accusative] территории
    [genitive] территорий
   *[nominative] территории
}
types-character = { $case ->
    [accusative] персонажей
    [genitive] персонажей
   *[nominative] персонажи
}
types-building = { $case ->
    [accusative] здания
    [genitive] зданий
   *[nominative] здания
}
types-venture = { $case ->
    [accusative] проекты
    [genitive] проектов
   *[nominative] проекты
}
a-territory = { $case ->
    [accusative] территорию
   *[nominative] территория
}
a-character = { $case ->
    [accusative] персонажа
   *[nominative] персонаж
}
a-building = здание
a-venture = проект
a-card = { $case ->
    [accusative] карту любого типа
   *[nominative] карта любого типа
}
count-territory = { $case ->
    [accusative] { $count ->
        [one] { $count } территорию
        [few] { $count } территории
       *[many] { $count } территорий
    }
    [genitive] { $count ->
        [one] { $count } территории
       *[many] { $count } территорий
    }
   *[nominative] { $count ->
        [one] { $count } территория
        [few] { $count } территории
       *[many] { $count } территорий
    }
}
count-character = { $case ->
    [accusative] { $count ->
        [one] { $count } персонажа
        [few] { $count } персонажей
       *[many] { $count } персонажей
    }
    [genitive] { $count ->
        [one] { $count } персонажа
       *[many] { $count } персонажей
    }
   *[nominative] { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
       *[many] { $count } персонажей
    }
}
count-building = { $case ->
    [accusative] { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
    [genitive] { $count ->
        [one] { $count } здания
       *[many] { $count } зданий
    }
   *[nominative] { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
}
count-venture = { $case ->
    [accusative] { $count ->
        [one] { $count } проект
        [few] { $count } проекта
       *[many] { $count } проектов
    }
    [genitive] { $count ->
        [one] { $count } проекта
       *[many] { $count } проектов
    }
   *[nominative] { $count ->
        [one] { $count } проект
        [few] { $count } проекта
       *[many] { $count } проектов
    }
}
count-cards = { $case ->
    [accusative] { $count ->
        [one] { $count } карту развития
        [few] { $count } карты развития
       *[many] { $count } карт развития
    }
    [genitive] { $count ->
        [one] { $count } карты развития
       *[many] { $count } карт развития
    }
   *[nominative] { $count ->
        [one] { $count } карта развития
        [few] { $count } карты развития
       *[many] { $count } карт развития
    }
}
count-same-type = { $case ->
    [accusative] { $count ->
        [one] { $count } карту одного типа
        [few] { $count } карты одного типа
       *[many] { $count } карт одного типа
    }
    [genitive] { $count ->
        [one] { $count } карты одного типа
       *[many] { $count } карт одного типа
    }
   *[nominative] { $count ->
        [one] { $count } карта одного типа
        [few] { $count } карты одного типа
       *[many] { $count } карт одного типа
    }
}
count-types = { $case ->
    [accusative] { $count ->
        [one] { $count } тип карт
        [few] { $count } типа карт
       *[many] { $count } типов карт
    }
    [genitive] { $count ->
        [one] { $count } типа карт
       *[many] { $count } типов карт
    }
   *[nominative] { $count ->
        [one] { $count } тип карт
        [few] { $count } типа карт
       *[many] { $count } типов карт
    }
}
count-leaders = { $case ->
    [accusative] { $count ->
        [one] { $count } другого деятеля в игре
        [few] { $count } других деятелей в игре
       *[many] { $count } других деятелей в игре
    }
    [genitive] { $count ->
        [one] { $count } другого деятеля в игре
       *[many] { $count } других деятелей в игре
    }
   *[nominative] { $count ->
        [one] { $count } другой деятель в игре
        [few] { $count } других деятеля в игре
       *[many] { $count } других деятелей в игре
    }
}
count-wood-and-stone = { $case ->
    [accusative] { $count ->
        [one] { $count } единицу дерева и камня в сумме
        [few] { $count } единицы дерева и камня в сумме
       *[many] { $count } единиц дерева и камня в сумме
    }
    [genitive] { $count ->
        [one] { $count } единицы дерева и камня в сумме
       *[many] { $count } единиц дерева и камня в сумме
    }
   *[nominative] { $count ->
        [one] { $count } единица дерева и камня в сумме
        [few] { $count } единицы дерева и камня в сумме
       *[many] { $count } единиц дерева и камня в сумме
    }
}
requirement-at-most = не более { FORM($amount, case: "genitive") }
none-wood = ни одного дерева
none-stone = ни одного камня
none-coins = ни одной монеты
none-servants = ни одного слуги
none-military = ни одного очка армии
none-faith = ни одного очка веры
none-victory = ни одного победного очка
none-tokens = ни одного особого жетона
none-territory = ни одной территории
none-character = ни одного персонажа
none-building = ни одного здания
none-venture = ни одного проекта
none-cards = ни одной карты развития
none-wood-and-stone = ни дерева, ни камня
none-leaders = ни одного другого деятеля в игре

## Карты

header-card = { $type }, период { $period }
header-special = { $noun ->
    [territory] особая { $type }, период { $period }
    [building] особое { $type }, период { $period }
   *[other] особый { $type }, период { $period }
}
header-leader = деятель
header-excommunication = анафема, период { $period }
header-bonus-tile = планшет личных бонусов
header-adaptation-tile = накладка-модификатор
header-family = семья
label-line = { $label }: { $text }
label-cost = стоимость
label-requirement = условия
label-immediate = мгновенно
label-end = в конце игры
activation-harvest = урожай { $value }+
activation-production = производство { $value }+
ability-permanent = постоянное свойство
ability-once_per_round = раз в раунд
ability-space = собственная ячейка действия, влияние от { $minimum }
ability-immediate = при розыгрыше
cost-free = бесплатно
cost-required = { $goods } (нужно иметь не менее { $required })
cost-required-points = { $goods } (нужно иметь не менее { FORM($required, case: "genitive") })
cost-per-opponent = { $goods } за каждого соперника
note-value = значение восстановлено
note-name = название восстановлено
note-activation = влияние для активации не напечатано, считается равным 1
faith-tile = деление { $step } шкалы веры: { $gain }
adaptation-tile = { $least ->
    [5] при игре впятером этажи её башни требуют влияния { $minimums }
   *[other] при { $least }–{ $most } игроках этажи её башни требуют влияния { $minimums }
}
token-copies = особый жетон ×{ $copies }: { $gain }

## Родственники

member-white = { $case ->
    [accusative] белого родственника
   *[nominative] белый родственник
}
member-black = { $case ->
    [accusative] чёрного родственника
   *[nominative] чёрный родственник
}
member-orange = { $case ->
    [accusative] оранжевого родственника
   *[nominative] оранжевый родственник
}
member-neutral = { $case ->
    [accusative] бесцветного родственника
   *[nominative] бесцветный родственник
}
member-brown = { $case ->
    [accusative] коричневого родственника
   *[nominative] коричневый родственник
}

## Ячейки

space-floor = { $tower }, этаж { $floor }
space-harvest = сбор урожая
space-harvest-large = большая ячейка сбора урожая
space-production = производство
space-production-large = большая ячейка производства
space-market = рынок, ячейка { $number }
space-palace = Дворец Совета
space-leader = ячейка карты «{ $leader }»
tower-territory = { $case ->
    [accusative] башню территорий
   *[nominative] башня территорий
}
tower-character = { $case ->
    [accusative] башню персонажей
   *[nominative] башня персонажей
}
tower-building = { $case ->
    [accusative] башню зданий
   *[nominative] башня зданий
}
tower-venture = { $case ->
    [accusative] башню проектов
   *[nominative] башня проектов
}
tower-special = { $case ->
    [accusative] особую башню
   *[nominative] особая башня
}

## Консульская привилегия

option-wood_stone = дерево и камень
option-servants = { $case ->
    [accusative] слуг
   *[nominative] слуги
}
option-coins = монеты
option-military = очки армии
option-faith = очко веры
option-tokens = особый жетон
option-pile = ресурсы с жетона семьи

## Виды действий

action-harvest = сбор урожая
action-production = производство
action-territory = взятие территории
action-character = взятие персонажа
action-building = взятие здания
action-venture = взятие проекта

## Фазы и подсчёт очков

phase-bonus_tiles = выбор планшетов личных бонусов
phase-draft = выбор деятелей
phase-auction = аукцион семей
phase-setup = подготовка раунда
phase-actions = действия
phase-vatican = отчёт перед Ватиканом
phase-end = окончание раунда
phase-scoring = финальный подсчёт очков
phase-over = игра окончена
category-track = на шкале
category-cards = свойства карт
category-harvest = урожай
category-production = производство
category-leaders = деятели
category-church = Церковь
category-other = прочее
category-spent = потрачено или потеряно
category-before_scoring = потеряно перед подсчётом
category-territories = территории
category-characters = персонажи
category-ventures = проекты
category-military = сила армии
category-resources = оставшиеся ресурсы
category-penalties = анафемы
category-total = итого

## Люди

player-number = игрок { $number }
card-number = карта { $number }
card-name = «{ $card }»
nobody = никто
nothing = ничего
in-brackets = { $text } ({ $more })

## Компьютерные соперники

bot-caterina = Катерина
bot-giuliano = Джулиано
bot-simonetta = Симонетта
bot-ginevra = Джиневра
bot-tommaso = Томмазо
bot-clarice = Клариче
bot-bianca = Бьянка
