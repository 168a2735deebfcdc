# Что произошло: по одной строке, в настоящем времени. $source пуст или содержит причину в скобках.

event-game_started = Игра начинается.
event-round_started = Начинается раунд { $round } (период { $period }).
event-dice = Кубики: белый { $white }, чёрный { $black }, оранжевый { $orange }.
event-bonus_tile_chosen = { $player } выбирает планшет личных бонусов ({ $tile }).
event-leader_kept = { $player } оставляет себе карту деятеля.
event-bid = { $player } делает ставку (семья { $family }): ряд { $row }.
event-displaced = { $player }: ставка перебита (семья { $family }).
event-family_won = { $player } получает жетон семьи { $family }.
event-placed = { $servants ->
    [0] { $player } выставляет { FORM($member, case: "accusative") }: { $space } (влияние { $value }).
    [one] { $player } выставляет { FORM($member, case: "accusative") }: { $space } (влияние { $value }, потрачен { $servants } слуга).
    [few] { $player } выставляет { FORM($member, case: "accusative") }: { $space } (влияние { $value }, потрачено { $servants } слуги).
   *[many] { $player } выставляет { FORM($member, case: "accusative") }: { $space } (влияние { $value }, потрачено { $servants } слуг).
}
event-paid = { $player } тратит { FORM($goods, case: "accusative") }{ $source }.
event-gained = { $player } получает { FORM($goods, case: "accusative") }{ $source }.
event-lost = { $player } теряет { FORM($goods, case: "accusative") }{ $source }.
event-took_card = { $player } берёт карту «{ $card }»: { $space }.
event-card_taken_free = { $player } бесплатно берёт карту «{ $card }».
event-privilege = { $player } получает консульскую привилегию: { $option }.
event-activated = { $player }, { $kind } с влиянием { $value }: { $cards }.
event-activated_alone = { $player }, { $kind } с влиянием { $value }, без карт.
event-activated_of = { $player }, { $kind } с влиянием { $value } по картам соперника ({ $owner }): { $cards }.
event-activated_cards = { $player } активирует: { $cards }.
event-bonus_lost = { $player } не может выполнить дополнительное действие и теряет его.
event-military_level = { $player } догоняет того, кто впереди на шкале очков армии: { $military }.
event-pile_taken = { $player } забирает ресурсы с жетона семьи: { $goods }.
event-set_award = { $player } собирает набор № { $sets } и получает награду.
event-harvest_declined = { $player } отказывается от сбора урожая.
event-production_declined = { $player } отказывается от производства.
event-bonus_declined = { $player } отказывается от дополнительного действия.
event-leader_played = { $player } разыгрывает карту деятеля: { $leader }.
event-leader_discarded = { $player } сбрасывает карту деятеля: { $leader }.
event-leader_used = { $player } применяет свойство деятеля: { $leader }.
event-leader_copied = { $player }: { $leader } копирует свойство деятеля ({ $copied }).
event-leaders_drawn = { $count ->
    [one] { $player } берёт { $count } карту деятеля.
    [few] { $player } берёт { $count } карты деятелей.
   *[many] { $player } берёт { $count } карт деятелей.
}
event-tokens_drawn = { $count ->
    [one] { $player } берёт { $count } особый жетон.
    [few] { $player } берёт { $count } особых жетона.
   *[many] { $player } берёт { $count } особых жетонов.
}
event-token_used = { $player } сбрасывает особый жетон: { $face }.
event-token_placed = { $player } кладёт особый жетон ({ $face }) на карту «{ $card }».
event-member_set = { $player }: { $member }, влияние { $value } до конца раунда.
event-passed = { $player } не может выставить родственника и теряет действие.
event-turn_ended = { $player } завершает ход.
event-report_started = Отчёт перед Ватиканом, период { $period }.
event-supported = { $player } поддерживает Церковь и получает { FORM($victory, case: "accusative") }.
event-not_supported = { $player } не поддерживает Церковь.
event-excommunicated = { $player } получает анафему: «{ $tile }».
event-turn_order = Очерёдность хода: { $players }.
event-card_discarded = { $player } сбрасывает карту «{ $card }».
event-card_gave = { $player } отдаёт { FORM($goods, case: "accusative") } игроку { $to }.
event-final_scoring = Финальный подсчёт очков.
event-scored = { $player }, { $category }: { $victory }.
event-game_over = { $player } побеждает: { $victory }.
event-adaptation_moved = Накладка-модификатор перемещается на { FORM($tower, case: "accusative") }.
event-faith_tile = { $player } достигает особого жетона веры на делении { $step }.
event-visconti_token = { $player } открывает жетон Висконти: { $token }.
event-resigned = { $player } сдаётся.
event-undone = { $player } отменяет ход.

## Откуда поступает или на что идёт

source-card = «{ $name }»
    .plain = карта
source-floor = бонус этажа
source-market = рынок
source-palace = Дворец Совета
source-bonus-tile = планшет личных бонусов
source-leader = { $name }
    .plain = деятель
source-leader-space = ячейка карты «{ $name }»
    .plain = ячейка деятеля
source-privilege = консульская привилегия
source-token = особый жетон
source-family = семья { $name }
    .plain = семья
source-faith-tile = особый жетон веры
source-visconti = жетон Висконти
source-excommunication = анафема
source-scoring = финальный подсчёт очков
source-auction = аукцион
source-setup = начало игры
source-cost = стоимость карты
source-surcharge = доплата
source-value = влияние действия
source-exchange = обмен
source-opponent = от игрока { $name }
    .plain = от соперника
source-space = ячейка действия
source-harvest = сбор урожая
source-production = производство
source-opponents = от соперников
source-vatican = отчёт перед Ватиканом
added-source = { " " }({ $source })
