# Что может сделать игрок: краткие команды для кнопок и списков.

move-place = { $servants ->
    [0] Выставить { FORM($member, case: "accusative") }: { $space }
    [one] Выставить { FORM($member, case: "accusative") }: { $space }, потратив { $servants } слугу
    [2] Выставить { FORM($member, case: "accusative") }: { $space }, потратив 2 слуг
    [3] Выставить { FORM($member, case: "accusative") }: { $space }, потратив 3 слуг
    [4] Выставить { FORM($member, case: "accusative") }: { $space }, потратив 4 слуг
    [few] Выставить { FORM($member, case: "accusative") }: { $space }, потратив { $servants } слуги
   *[many] Выставить { FORM($member, case: "accusative") }: { $space }, потратив { $servants } слуг
}
move-pass = Пасовать (выставить никого нельзя)
move-end = Завершить ход
move-keep = Оставить себе: { $leader }
move-tile = Выбрать планшет личных бонусов ({ $tile })
move-bid = Ставка (семья { $family }): ряд { $row } ({ $goods })
move-play = Разыграть карту деятеля: { $leader }
move-discard = Сбросить карту деятеля ради консульской привилегии: { $leader }
move-use = Применить свойство деятеля: { $leader }
move-copy = Скопировать свойство деятеля: { $leader }
move-token = Сбросить особый жетон: { $face }
move-put = Положить особый жетон ({ $face }) на карту «{ $card }»
move-exchange = Потратить { FORM($pay, case: "accusative") }, чтобы получить { FORM($gain, case: "accusative") }
move-privilege = Взять { FORM($option, case: "accusative") }
move-take = { $servants ->
    [0] Взять карту «{ $card }»: { $space }
    [one] Взять карту «{ $card }»: { $space }, потратив { $servants } слугу
    [2] Взять карту «{ $card }»: { $space }, потратив 2 слуг
    [3] Взять карту «{ $card }»: { $space }, потратив 3 слуг
    [4] Взять карту «{ $card }»: { $space }, потратив 4 слуг
    [few] Взять карту «{ $card }»: { $space }, потратив { $servants } слуги
   *[many] Взять карту «{ $card }»: { $space }, потратив { $servants } слуг
}
move-recover = Взять карту «{ $card }» из сброшенных
move-buy = Купить карту «{ $card }» за { FORM($goods, case: "accusative") }
move-pay = Потратить { FORM($goods, case: "accusative") }
move-activate = Активировать: { $cards }
move-member = Выбрать { FORM($member, case: "accusative") }
move-give = Отдать { FORM($goods, case: "accusative") }
move-give_up = Сбросить карту «{ $card }»
move-keep_token = Оставить особый жетон: { $face }
move-visconti = Открыть жетон Висконти: { $token }
move-support = Поддержать Церковь
move-refuse = Не поддерживать Церковь
move-decline = Отказаться
move-resign = Сдаться
move-work = { $servants ->
    [0] { $kind } с влиянием { $value }
    [one] { $kind } с влиянием { $value }, { $servants } слуга
    [few] { $kind } с влиянием { $value }, { $servants } слуги
   *[many] { $kind } с влиянием { $value }, { $servants } слуг
}
move-work_of = { $servants ->
    [0] { $kind } с влиянием { $value } по картам соперника ({ $owner })
    [one] { $kind } с влиянием { $value } по картам соперника ({ $owner }), { $servants } слуга
    [few] { $kind } с влиянием { $value } по картам соперника ({ $owner }), { $servants } слуги
   *[many] { $kind } с влиянием { $value } по картам соперника ({ $owner }), { $servants } слуг
}
move-only = Активировать только карту «{ $card }»
move-choose = «{ $card }»: { $option }
move-choose_none = «{ $card }»: ничего
move-choose_activate = «{ $card }» активирует карту «{ $target }»
move-option_target = Выбрать: { $option } («{ $target }»)
move-first = Сначала: { $effect }
move-option = Выбрать: { $option }
move-pay_token = Потратить особый жетон: { $face }
move-lose = Потерять { FORM($goods, case: "accusative") }
move-kind = Выбрать: { $kind }

## Части ходов

choice-repeat = { $option } (×{ $count })
choice-target = { $option } ({ $target })
