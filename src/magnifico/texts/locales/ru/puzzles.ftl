# Задачи за столом и в терминале. $points — число очков.

puzzle-solver = Лоренцо
puzzle-table = Задача
puzzle-kind-placement = лучшая ячейка
puzzle-kind-exchange = лучший обмен
puzzle-kind-draft = лучший деятель
puzzle-kind-church = Церковь
puzzle-kind-bid = лучшая ставка
puzzle-kind-win = победный ход
puzzle-ask-placement = Куда лучше всего выставить родственника?
puzzle-ask-exchange = Как лучше применить эту карту?
puzzle-ask-draft = Какого деятеля вы оставите?
puzzle-ask-church = Поддержите ли вы Церковь?
puzzle-ask-bid = Какая ставка лучше всех?
puzzle-ask-win = Партия почти окончена, но вы ещё можете победить. Куда выставить родственника?
puzzle-right = Верно!
puzzle-wrong = Есть ход лучше.
puzzle-wrong-by = Есть ход лучше: этот теряет { $points } очка.
puzzle-why = Преимущество лучшего хода: { $reason }.
puzzle-idea-harvest-now = Идея: собрать урожай, пока ячейку не заняли.
puzzle-idea-production-now = Идея: провести производство, пока ячейку не заняли.
puzzle-idea-harvest-once = Идея: пусть территории поработают ещё раз.
puzzle-idea-production-once = Идея: пусть здания поработают ещё раз.
puzzle-idea-points = Идея: победные очки, которые приходят сразу.
puzzle-idea-goods = Идея: здесь важнее всего то, что приходит сразу.
puzzle-idea-territories = Идея: ещё одна территория поднимает цену всего набора.
puzzle-idea-characters = Идея: ещё один персонаж поднимает цену всего набора.
puzzle-idea-ventures = Идея: очки проекта в конце партии никуда не денутся.
puzzle-idea-production = Идея: сделать богаче каждое следующее производство.
puzzle-idea-military = Идея: вырваться вперёд по силе армии, когда её считают.
puzzle-idea-church = Идея: набрать очки веры, пока Церковь не спросила.
puzzle-idea-leaders = Идея: ввести в игру своих деятелей.
puzzle-idea-members = Идея: послать слабого родственника и приберечь сильного.
puzzle-idea-rivals = Идея: оставить меньше сильнейшему сопернику.
puzzle-idea-support = Идея: обменять веру на победные очки, пока это выгодно.
puzzle-idea-refuse = Идея: приберечь очки веры для более ценного деления.
puzzle-idea-bid = Идея: отдать ровно столько, сколько стоит семья.
puzzle-idea-keep = Идея: оставить деятеля, условие которого скоро будет выполнено.
puzzle-why-ends = Лучший ход ведёт к итогу { $own } : { $rival } против сильнейшего соперника. При ходе «{ $than }» итог был бы { $other } : { $others }.
puzzle-why-gains = Что меняется для вас: { $gains }.
puzzle-why-denies = Сильнейший соперник теряет на этом { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
puzzle-why-draft = В партиях, доигранных отсюда, лучший выбор принёс в среднем на { $points } очка больше, чем «{ $than }».
puzzle-why-bid = К лучшей ставке придёт аукцион, если все ставят разумно. В партиях, доигранных отсюда, она принесла в среднем на { $points } очка больше, чем «{ $than }».
puzzle-why-refuse = { $faith ->
    [one] За { $faith } очко веры сейчас дадут меньше, чем оно принесёт к следующему отчёту перед Ватиканом, даже с анафемой.
    [few] За { $faith } очка веры сейчас дадут меньше, чем они принесут к следующему отчёту перед Ватиканом, даже с анафемой.
   *[many] За { $faith } очков веры сейчас дадут меньше, чем они принесут к следующему отчёту перед Ватиканом, даже с анафемой.
}
puzzle-yours-ends = После вашего хода: { $worth }.
puzzle-yours-goods = Ваш ход приносит { FORM($goods, case: "accusative") }.
puzzle-yours-set = Ваш ход не добавляет карт в этот набор.
puzzle-yours-military = После вашего хода сила вашей армии — { $has }, у сильнейшего соперника — { $rival }.
puzzle-yours-church = После вашего хода очков веры у вас { $has }, а отчёт требует { $needs }.
puzzle-proof-end = Доказано: все продолжения сыграны до конца партии, и каждый играл как можно лучше.
puzzle-proof-search = Оценено сильнейшим соперником, сыграно продолжений: { $count }.
puzzle-move-card = { $move } ({ $card })
puzzle-worth-best = лучший ход
puzzle-worth-won = победа, +{ $points }
puzzle-worth-lost = поражение, −{ $points }
puzzle-worth-tie-won = ничья в вашу пользу
puzzle-worth-tie-lost = ничья не в вашу пользу

## В терминале

puzzle-how = Введите ход, например «w M1», или его номер после «moves»; «moves», «table», «card 5», «skip», «quit».
puzzle-heading = { $kind } – сложность { $rating }
puzzle-daily = Задача дня, { $date }
puzzle-not-offered = Такого ответа нет. Возможные ответы покажет «moves».
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
