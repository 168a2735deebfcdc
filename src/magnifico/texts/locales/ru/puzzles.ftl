# Задачи за столом и в терминале. $points — число очков.

puzzle-you = Вы
puzzle-table = Задача
puzzle-kind-placement = лучшая ячейка
puzzle-kind-exchange = лучший обмен
puzzle-kind-draft = лучший лидер
puzzle-kind-church = Церковь
puzzle-kind-bid = лучшая ставка
puzzle-kind-win = победный ход
puzzle-ask-placement = Куда лучше всего выставить родственника?
puzzle-ask-exchange = Что должна сделать для вас эта карта?
puzzle-ask-draft = Какого лидера вы оставите?
puzzle-ask-church = Поддержите ли вы Церковь?
puzzle-ask-bid = Какая ставка лучше всех?
puzzle-ask-win = Партия почти окончена, но вы ещё можете победить. Куда выставить родственника?
puzzle-right = Верно!
puzzle-wrong = Есть ход лучше.
puzzle-wrong-by = Есть ход лучше: этот стоит вам очков: { $points }.
puzzle-why = Почему: { $reason }.
puzzle-why-ends = Почему: лучший ход ведёт к итогу { $own } : { $rival } против сильнейшего соперника. При другом ходе ({ $than }) итог был бы { $other } : { $others }.
puzzle-why-gains = Что меняется для вас: { $gains }.
puzzle-why-denies = Сильнейший соперник теряет на этом { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
puzzle-why-draft = Почему: в партиях, доигранных отсюда, разница с ходом «{ $than }» составила в среднем { $points } очка.
puzzle-why-bid = Почему: к этому приходит аукцион, если все делают верные ставки. В партиях, доигранных отсюда, разница с ходом «{ $than }» составила в среднем { $points } очка.
puzzle-why-refuse = Почему: награда за нынешнюю веру ({ $faith }) меньше, чем польза от неё к следующему отчёту перед Ватиканом, даже с анафемой.
puzzle-proof-end = Доказано: все продолжения сыграны до конца партии, и каждый играл как можно лучше.
puzzle-proof-search = Оценено сильнейшим соперником, сыграно продолжений: { $count }.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = лучший ход
puzzle-worth-won = победа, +{ $points }
puzzle-worth-lost = поражение, −{ $points }
puzzle-worth-tie-won = ничья в вашу пользу
puzzle-worth-tie-lost = ничья не в вашу пользу

## В терминале

puzzle-how = Введите ход, например «w M1», или его номер; «moves», «table», «card 5», «skip», «quit».
puzzle-heading = { $kind } – сложность { $rating }
puzzle-daily = Задача дня, { $date }
puzzle-not-offered = Здесь это не ответ. Возможные ответы покажет «moves».
puzzle-alternatives = Все варианты:
puzzle-standing = Ваш рейтинг: { $rating } · решено подряд: { $streak } · решено: { $solved } из { $tried }
puzzle-again = Enter — следующая задача, «quit» — закончить.
puzzle-none = Вы попробовали все задачи этого вида.
puzzles-making = Задачи
puzzles-games = партий: { $games }
puzzles-made = Задач: { $count }, файл { $path }.
puzzles-stopped = остановлено; та же команда продолжит работу
puzzles-checked = Подтверждено задач: { $good } из { $count }.
puzzles-too-easy = Слишком просты для трудной трети: { $keys }.
puzzles-table-puzzle = задача
puzzles-table-kind = вид
puzzles-table-players = игроки
puzzles-table-proof = основание
puzzles-table-margin = перевес
puzzles-table-again = снова
puzzles-table-strongest = сильнейший
puzzles-table-rating = сложность
puzzles-table-verdict = вывод
puzzles-holds = верна
