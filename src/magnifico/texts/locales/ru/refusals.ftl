# Почему ход не принят: по сообщению на каждый код. `.plain` — когда число неизвестно.

refusal-E_TURN = Сейчас не ваш ход, или сейчас этого сделать нельзя.
refusal-E_PLACED = На этом ходу вы уже выставили родственника.
refusal-E_FM = Недоступен: { $member }.
    .plain = Этот родственник недоступен.
refusal-E_CLOSED = Не используется, когда игроков { $players }: { $space }.
    .plain = Эта ячейка не используется в этой партии.
refusal-E_BARRED = Вам запрещено анафемой: { $space }.
    .plain = Это вам запрещено анафемой.
refusal-E_NOT_OWNER = Эта ячейка — только для владельца карты деятеля: { $leader }.
    .plain = Эта ячейка — только для владельца карты деятеля.
refusal-E_NO_CARD = Здесь нет карты: { $space }.
    .plain = Здесь нет карты.
refusal-E_OCCUPIED = Уже занято: { $space }.
    .plain = Эта ячейка уже занята.
refusal-E_COLOUR = В этой башне или области уже есть ваш цветной родственник: { $space }.
    .plain = В этой башне или области уже есть ваш цветной родственник.
refusal-E_LIMIT = Карт этого типа может быть не больше { $limit }: { $type }.
    .plain = Больше карт этого типа иметь нельзя.
refusal-E_MIL_REQ = Для следующей территории нужно очков армии: { $needs }, у вас { $has }.
    .plain = У вас не хватает очков армии для следующей территории.
refusal-E_SERVANTS = Заявлено слуг: { $declared }, у вас { $has }.
    .plain = У вас нет столько слуг.
refusal-E_RATE = Число потраченных слуг должно делиться на { $rate }.
    .plain = Столько слуг потратить нельзя.
refusal-E_VALUE = { $short ->
    [0] Влияние { $value }, нужно { $needs }.
    [one] Влияние { $value }, нужно { $needs }: не хватает { $short } слуги.
    [few] Влияние { $value }, нужно { $needs }: не хватает { $short } слуг.
   *[many] Влияние { $value }, нужно { $needs }: не хватает { $short } слуг.
}
    .plain = Влияния не хватает для этого действия.
refusal-E_SURCHARGE = Башня занята. Доплата: { $needs }, у вас: { $has }.
    .plain = Башня занята, и вам нечем внести доплату.
refusal-E_COST = Стоимость карты: { $needs }, у вас: { $has }.
    .plain = Вы не можете заплатить за карту.
refusal-E_EXCHANGE = Стоимость всех обменов: { $needs }, у вас: { $has }.
    .plain = Вы не можете оплатить все эти обмены сразу.
refusal-E_CHOICE = Выбор не сделан, или такого варианта нет.
refusal-E_DISTINCT = Консульские привилегии должны быть разными; выбрано дважды: { $option }.
    .plain = Консульские привилегии должны быть разными.
refusal-E_LEADER_REQ = { $leader }: карту пока нельзя разыграть. Нужно: { $missing }.
    .plain = Условия этой карты деятеля не выполнены.
refusal-E_LEADER_USED = { $leader }: свойство уже применено в этом раунде.
    .plain = Свойство этого деятеля уже применено в этом раунде.
refusal-E_LEADER_TARGET = { $leader }: нечего скопировать, сбросить или разыграть.
    .plain = Нечего скопировать, сбросить или разыграть.
refusal-E_PASS = Пасовать нельзя: вы ещё можете выставить родственника.
refusal-E_BID = Ряд { $row } слишком низкий: ставка должна быть выше ряда { $holder_row }.
    .plain = Такая ставка невозможна.
refusal-E_FUNDS = Нужно заплатить: { $needs }, у вас: { $has }.
    .plain = Вам нечем за это заплатить.
missing-has = { $needed } (у вас { $has })

## What a refusal adds for somebody who writes moves: what is being decided, by whom, and what is on offer.
## Moves are written in notation, players by their letters.

not-offered = Такого варианта нет.
asked = { $count ->
    [one] Ожидается решение игрока { $players }: { $decision }.
   *[many] Ожидаются решения игроков { $players }: { $decision }.
}
offered = Возможные ходы: { $moves }.
offered-some = Например: { $moves }.
asked-bonus_tile = выбор планшета личных бонусов
asked-draft = выбор деятеля
asked-auction = ставка на семью
asked-play_leader = розыгрыш карты деятеля
asked-turn = ход
asked-privilege = выбор консульской привилегии
asked-pay = оплата
asked-pay_tokens = оплата особыми жетонами
asked-take_card = карта за дополнительное действие
asked-work = урожай или производство как дополнительное действие
asked-only_card = выбор активируемой карты
asked-choices = выбор свойства карты
asked-activate = выбор активируемых карт
asked-order = порядок действий
asked-church = поддержка Церкви
asked-buy = покупка оставшейся карты
asked-give_up = сброс карты
asked-give = выбор того, что отдать сопернику
asked-recover = выбор сброшенной карты
asked-visconti = выбор жетона Висконти
asked-copy = копирование деятеля
asked-member = выбор родственника
asked-option = выбор варианта свойства деятеля
asked-keep_token = выбор особого жетона
asked-final_tokens = применение особых жетонов перед финальным подсчётом очков
asked-lose_one = выбор потери
asked-space_kind = урожай или производство
