# Состязания ботов: таблица в терминале и отчёт в виде страницы.

arena-title = Арена
arena-games = Партии
arena-deals = Раздачи
arena-players = Игроки
arena-decisions = Решения
arena-rules = Правила
arena-expansions = Дополнения
arena-none = нет
arena-seed = Зерно
arena-play-time = Время игры
arena-version = Версия
arena-bot = Бот
arena-seats = Места
arena-rating = Рейтинг
arena-wins = Победы
arena-interval = 95 %
arena-even = поровну
arena-scores = Очки
arena-deviation = СО
arena-winning = При победе
arena-margin = Отрыв
arena-per-game = Решений за партию
arena-time = Секунды
arena-mean = Среднее
arena-within = 95 % не дольше
arena-slowest = Самое долгое
arena-quartiles = Квартили
arena-range = Размах
arena-place = { $number }-й в очереди
arena-all = Все

arena-standings-heading = Итоговая таблица
arena-wins-heading = Доли побед
arena-rating-heading = Рейтинги
arena-scores-heading = Итоговые очки
arena-sources-heading = Очки по источникам
arena-deeds-heading = Действия за партию
arena-places-heading = Победы по месту в первой очерёдности хода
arena-pairs-heading = Кто был впереди кого
arena-time-heading = Время на решение
arena-faults-heading = Партии, прерванные ошибкой
arena-games-heading = Партии

arena-wins-text = Доля мест, которые победили, с 95-процентным интервалом по раздачам: партии одной раздачи, сыгранные ботами по очереди на всех местах, считаются одним наблюдением. Пунктир — равная доля ({ $even }).
arena-rating-text = OpenSkill (Плакетт — Люс) по местам всех партий, среднее по нескольким случайным порядкам; отрезки — две погрешности (сигма) в обе стороны. Все начинают с 25.
arena-scores-text = Заливка — все итоговые очки. Контур — очки победителей. Линия — среднее.
arena-sources-text = Средние очки каждого источника; потерянные очки показаны слева от нуля.
arena-places-text = Кто начинает, решает раздача. Строки одного цвета должны быть похожи, если порядок не важен.
arena-pairs-text = В какой доле встреч бот строки занял место выше бота столбца.
arena-time-text = Только решения, где возможен не один ход. Время зависит от машины и от того, чем она ещё занята.
arena-deeds-text = Периоды без анафемы, сборы урожая и производства (в том числе по картам), карты в конце.
arena-games-text = Места по порядку, победитель отмечен. Партию можно прочитать так: magnifico replay FILE
arena-ties-text = При равных очках решает очерёдность хода, как сказано в правилах; победы не делятся.

arena-game = Партия
arena-deal = Раздача
arena-result = Результат
arena-file = Файл

arena-deed-supports = Поддержка
arena-deed-harvests = Сборы урожая
arena-deed-productions = Производства

arena-written = Отчёт записан: { $path }
arena-kept = Результаты и партии: { $path }
arena-stopped = Остановлено: сыграно { $done } из { $games }. Та же команда продолжит: { $command }
arena-stopped-lost = Остановлено: сыграно { $done } из { $games }; ничего не сохранено. С --out DIR состязание можно продолжить.
arena-resumed = Уже есть партий: { $done } из { $games }.
arena-broken = Сбой в партии { $number }: { $error }

# Обучение оценки.

train-games = Обучение, этап { $stage }: партии
train-fit = Обучение, этап { $stage }: подгонка
train-warm-up = Обучение: разминка
train-rounds = Обучение: партии модели против самой себя
train-positions = Обучение: подгонка по позициям из игры с самой собой
train-error = ошибка { $error } очка
train-stopped = остановлено; та же команда продолжит с этого места
train-done = Сеть сохранена в { $path }: она училась на { $positions } позициях, её ошибка — { $error } очка (у ручной оценки — { $before }).
train-policy-done = Модель выбора ходов сохранена в { $path }: она училась на { $turns } ходах, её первый выбор стоит { $regret } очка по мнению учителя.
train-rounds-done = Модель выбора ходов сохранена в { $path }: она училась на партиях против самой себя ({ $games }).
