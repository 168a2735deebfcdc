# Матч людей или программ против ботов.

match-host = Организатор
match-rules =
    Правила матча: все играют { $deals ->
        [one] { $deals } раздачу
        [few] одни и те же { $deals } раздачи
       *[many] одни и те же { $deals } раздач
    } за столом на { $players } игроков против { $bot }.
    Каждая партия играется один раз, без отмены ходов, подсказок и помощи других людей и программ.
match-untimed = Время на ход не ограничено.
match-timed = Время на ход: { $seconds } с.
match-opening = Партия начинается, когда открыта её ссылка. По ссылке может играть любой: никому её не передавайте.
match-link = { "  " }партия { $number }, место { $seat }: { $address }
match-waiting =
    { $games ->
        [one] Осталась { $games } партия.
        [few] Осталось { $games } партии.
       *[many] Осталось { $games } партий.
    } Ctrl-C прекращает ожидание; чтобы продолжить: { $command }
match-stopped = Ожидание прекращено; партии продолжаются. Чтобы продолжить: { $command }
match-begun = { $person }, партия { $number }: началась
match-ended = { $person }, партия { $number }: очки — { $points }, место — { $place }
match-cancelled = { $person }, партия { $number }: отменена
match-reference = { $bot } играет раздачу { $number } из { $deals }
match-written = Результаты: { $path }
match-player = Игрок
match-games = Партии
match-wins = Победы
match-points = Очки
match-best-other = Лучший соперник
