# Стол в терминале. Команды и запись ходов во всех языках остаются английскими.

## Краткие слова для таблиц: ресурсы, цены, эффекты

short-wood = дер.
short-stone = кам.
short-coins = мон.
short-servants = сл.
short-military = арм.
short-faith = вер.
short-victory = ПО
short-tokens = жет.
short-privilege = прив.
short-opponent = соперник
short-leader = деятель
short-take = взять { FORM($types, case: "accusative") }, влияние { $value }
short-now = мгн. { $text }
short-end = в конце { $text }

## Стол

colour-white = { $case ->
    [accusative] белого
   *[nominative] белый
}
colour-black = { $case ->
    [accusative] чёрного
   *[nominative] чёрный
}
colour-orange = { $case ->
    [accusative] оранжевого
   *[nominative] оранжевый
}
colour-neutral = { $case ->
    [accusative] бесцветного
   *[nominative] бесцветный
}
colour-brown = { $case ->
    [accusative] коричневого
   *[nominative] коричневый
}
player-letter = Игрок { $letter }
table-round = Раунд { $round } из { $rounds }, период { $period }
table-dice = Кубики: { $dice }
table-order = Очерёдность хода:
table-church = Церковь { $period } (веры { $faith }):
table-members = Родственники
table-leaders = Деятели
table-taken = Пусто:
table-used = применён
table-in-play = В игре
table-hand = На руке
table-tokens = Жетоны
table-to-come = { $tower }: в этом периоде ещё { $left ->
    [one] выйдет { $left }
   *[many] выйдут { $left }
} из { $all }
table-nothing-to-come = Все карты этого периода уже открыты.
table-since = Что произошло
table-have = У вас:
log-automatic = другого выбора не было
log-takes = берёт карту «{ $card }»

## Challenges

challenge-day = Испытание дня { $key }: игроков — { $players }, вы — { $seat }, против вас { $opponents }.
challenge-week = Испытание недели { $key }: игроков — { $players }, вы — { $seat }, против вас { $opponents }.
challenge-played = Вы уже сыграли это испытание. С «--again» можно сыграть ещё раз для тренировки.
challenge-computer = Компьютер играет ту же раздачу на каждом уровне…
challenge-you = вы
challenge-place = { $place }-е место из { $players }

## Вопросы

ask-bonus_tile = Выберите планшет личных бонусов.
ask-draft = Оставьте себе одного деятеля; остальные перейдут к соседу.
ask-auction = Сделайте ставку на семью: выберите ряд.
ask-play_leader = Выберите, какого деятеля разыграть.
ask-turn = Ваш ход: выставьте родственника.
ask-placed = Родственник выставлен. Что-нибудь ещё?
ask-stuck = Ваш ход: выставить родственника нельзя.
ask-passed = Вы пропускаете ход. Что-нибудь ещё?
ask-privilege = { $left ->
    [1] Консульская привилегия: что берёте?
    [one] Консульские привилегии: что берёте? (осталось: { $left })
    [few] Консульские привилегии: что берёте? (осталось: { $left })
   *[many] Консульские привилегии: что берёте? (осталось: { $left })
}
ask-pay = Как вы платите?
ask-pay_tokens = Каким особым жетоном вы платите?
ask-take_card = Дополнительное действие: возьмите карту, влияние { $value }.
ask-work = Дополнительное действие с влиянием { $value }.
ask-only_card = Какую карту активируете?
ask-choices = Активируется «{ $card }». Что вы выбираете?
ask-activate = Какие карты активируете?
ask-order = Какое действие будет первым?
ask-church = Отчёт перед Ватиканом: поддержать Церковь? Вы отдадите все очки веры ({ $faith }).
church-offer = Отчёт перед Ватиканом: поддержать Церковь? Вы отдадите все очки веры ({ $faith }) и получите { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}.
church-refusal = Если откажетесь, вас предадут анафеме до конца игры («{ $penalty }»).
church-immune = Если откажетесь, ничего не случится: предать вас анафеме нельзя.
ask-buy = Можно купить оставшуюся карту.
ask-give_up = «{ $card }»: какую карту вы сбрасываете?
ask-give = «{ $card }»: что вы отдаёте?
ask-recover = Какую сброшенную карту вы берёте?
ask-visconti = Какой жетон Висконти вы открываете?
ask-copy = Какого деятеля скопировать?
ask-member = Какого родственника выбрать?
ask-option = Что вы выбираете?
ask-keep_token = Какой особый жетон вы оставляете?
ask-final_tokens = Последняя возможность: особые жетоны ещё можно сбросить до финального подсчёта очков.
ask-lose_one = Что вы теряете?
ask-space_kind = Сбор урожая или производство?
hint-turn = Введите ход ({ $example }) или номер · moves { $member } · why { $member } T4 · try { $example } · card 5 · ? — помощь
hint-placed = Enter завершает ход · undo отменяет · ? — помощь
hint-free = Сначала выгодно сделать то, для чего не нужен родственник; число — сколько очков это добавит к лучшему размещению:

## Меню

menu-other = Кроме того:
menu-play = Разыграть:
menu-discard = Сбросить ради консульской привилегии:
menu-use = Применить:
menu-token = Сбросить особый жетон:
menu-more = … и ещё { $count }: { $command }
menu-pays = тратит
menu-receives = получает
menu-value = влияние { $value }
menu-row = ряд { $row }
menu-out-of-reach = Недоступно:

## Ответы

curtain = Передайте экран игроку { $name }. Остальные не смотрят.
curtain-enter = Нажмите Enter, когда будете готовы.{ " " }
legal = Это возможно: { $move }
would = Если сделать этот ход: { $move }
would-yield = Прежде чем получить ресурсы и очки, вы выберете, что обменять. Сработают карты:
possible = Возможно: { $moves }
no-number = В списке нет номера { $number }.
no-moves = Сейчас нет ходов для «{ $what }».
not-understood = «{ $line }» — не ход и не команда. ? покажет, что можно ввести.
unknown-card = В этой партии нет «{ $what }».
nothing-to-undo = Отменять нечего: можно отменить только сделанное на этом ходу, и только если ничего не открылось.
undone = Отменено ходов: { $count }.
saved = Игра сохранена: { $path }
not-saved = Не удалось сохранить игру в { $path }: { $reason }
verify-ok = { $count ->
    [one] { $count } ход, { $result }
    [few] { $count } хода, { $result }
   *[many] { $count } ходов, { $result }
}
verify-unfinished = не закончена
score-so-far = Очки на данный момент
score-projected = Если бы игра закончилась сейчас
discard-sure = Вы могли бы разыграть эту карту: { $leader }. Всё равно сбросить? (д/н){ " " }
quit-sure = Уйти из-за стола? Игра сохранена. (д/н){ " " }
quit-unsaved = Уйти из-за стола? Игра не сохранена. (д/н){ " " }
answers-yes = д да y yes
left = Игра сохранена. Чтобы продолжить: { $command }
help =
    Ходы
      w T3 +2         белый родственник на этаж 3 башни территорий, 2 слуги
                      родственники: w b o n brown; башни T C B V S; ячейки H H2 P P2 M1-M4 K
      end             завершить ход (то же делает Enter)
      play ИМЯ        разыграть деятеля; discard ИМЯ — сбросить, use ИМЯ — применить
      5               ход с этим номером из списка
    Вопросы
      moves w         что может белый; moves T, moves H, moves free, moves all
      why w T4        почему ход невозможен
      try w T3        что даст ход, если его сделать
      hint            три лучших хода, их выгода и причина
      card 5          карта целиком; card ИМЯ — для деятелей и семей
      table           стол ещё раз
      player B        карты игрока; без буквы — всех соперников
      church, coming  анафемы; карты, которые ещё выйдут в этом периоде
      log, score      что произошло; очки
    Прочее
      undo            отменить последнее решение этого хода; undo all — весь ход
      save ФАЙЛ       сохранить под именем (игра сохраняется и сама)
      quit            уйти
    Tab дополняет ввод.

# Under `magnifico version`, and on the page.

credits-game = «Лоренцо Великолепный» (Lorenzo il Magnifico) — настольная игра Вирджинио Джильи и Фламинии Бразини при участии Симоне Лучани. Художник — Клеменс Франц, вёрстка — Андреа Каттниг (atelier198), редактор — Джулиано Аккуати, издательство — Cranio Creations.
