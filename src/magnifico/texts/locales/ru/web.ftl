# Стол в браузере. Страница называет эти тексты без `web-`.

## Везде

web-brand = Magnifico
web-you = вы
web-close = закрыть
web-copy = копировать
web-copied = скопировано
web-or = или
web-loading = Одну минуту…
web-tools = Инструменты
web-your-turn = ваш ход
web-your-name = ваше имя
web-guest-name = Гость
web-net-offline = Нет связи. Ваши ходы сохранены и будут отправлены, когда она вернётся.
web-net-trouble = Сервер ответил не так, как ожидалось. Попробуйте ещё раз.
web-net-busy = Сервер сейчас перегружен. Страница продолжает попытки и отправит ваши ходы, как только сможет.
web-nav-home = главная
web-nav-new = новый стол
web-nav-games = мои партии
web-nav-watch = столы
web-nav-archive = архив
web-nav-rules = правила
web-nav-cards = галерея карт
web-nav-settings = настройки
web-nav-credits = благодарности
web-nav-sign-in = войти

## Начало

web-start-title = Лоренцо
    .second = Великолепный
web-start-lead = Флоренция, около 1480 года. От двух до пяти игроков, час за столом или несколько дней по переписке.
web-start-play = играть сейчас
web-start-invite = пригласить
web-start-invite-text = Достаточно ссылки
web-start-watch = смотреть
web-start-watch-text = Идущие партии и свободные столы
web-start-learn = как играть
web-start-learn-text = Уроки за столом и правила
web-start-games = мои партии
web-start-games-text = Продолжить начатое
web-start-waiting = { $count ->
    [one] { $count } партия ждёт вас
    [few] { $count } партии ждут вас
    [many] { $count } партий ждут вас
   *[other] { $count } партии ждут вас
}

## Столы

web-table-default = Стол во Флоренции
web-table-failed = Этот стол нельзя показать
web-table-open = ждём игроков
web-table-running = идёт игра
web-table-over = окончена
web-table-cancelled = отменена
web-games-empty = У вас пока нет партий.
web-watch-empty = Сейчас нет открытых столов.
web-archive-empty = Подходящих оконченных партий нет.
web-archive-player = имя игрока
web-new-title = Новый стол
web-new-game = игра
web-new-players = игроки
web-new-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-new-rules = правила
web-new-clock = часы
web-new-undo = отмена ходов
web-new-pack = свои карты (набор файлов TOML)
web-new-pack-choose = выбрать файлы
web-new-pack-none = файлы не выбраны
web-new-name = название стола
web-new-public = показывать стол в списке открытых
web-new-delay = зрители видят игру
web-delay-none = без задержки
web-delay-moves = { $count ->
    [one] на { $count } шаг позже
    [few] на { $count } шага позже
    [many] на { $count } шагов позже
   *[other] на { $count } шага позже
}
web-new-delay-text = Ход — это обычно два-три шага. Когда игра закончится, все увидят всё.
web-delay-agreed = { $count ->
    [one] Зрители видят игру на { $count } шаг позже.
    [few] Зрители видят игру на { $count } шага позже.
    [many] Зрители видят игру на { $count } шагов позже.
   *[other] Зрители видят игру на { $count } шага позже.
}
web-new-open = открыть стол
web-new-advanced = дополнительные настройки
web-new-leader-sets = деятели
web-leader-set-base = базовая игра
web-new-seed = зерно случайности
web-new-seed-text = Одно и то же зерно даёт одну и ту же раздачу. До конца игры оно скрыто; все места должны быть заняты.
web-new-rulings = отдельные толкования
web-new-rulings-text = Где издания расходятся, действует обычное прочтение. Включите то, что за вашим столом читают иначе.
web-option-alwaysDistinct = Привилегии, полученные вместе, всегда разные
web-option-askRound6 = И в 6-м раунде игрок решает, поддержать ли Церковь
web-option-emptyFloor = Этаж без карты можно занять ради бонуса
web-option-finalFloorZero = Итоговый счёт не опускается ниже 0
web-option-fmMinOne = Родственнику нужно влияние 1 без бонусов карт
web-option-leaderGainsUnreduced = Анафемы не уменьшают то, что дают деятели
web-option-militaryNeedsOne = Без очков армии нет очков за силу армии
web-option-militaryUncapped = Очки армии могут выйти за конец шкалы
web-option-negativeVP = Победные очки могут стать отрицательными
web-option-privilegeUnreduced = Анафемы не уменьшают привилегии
web-option-ritaReduceTwice = Со святой Ритой уменьшение считается дважды
web-option-secretVatican = На отчёте перед Ватиканом все решают тайно
web-option-settersFinal = Влияние, заданное деятелем, не снижается
web-option-sforzaServantsOnly = Сфорца и Леонардо усиливаются только слугами
web-option-voluntaryPass = Пасовать можно всегда
web-option-woodOrStone = Жетон анафемы отнимает 1 дерево или 1 камень, не то и другое
web-option-allBonusTiles = Все планшеты личных бонусов при любом числе игроков
web-option-auctionFirst = Аукцион проходит до выбора деятелей
web-option-bonusNoSpecial = Дополнительные действия нельзя выполнять в особой башне
web-option-card142Or = Стоимость карты 142 — дерево или камень, не то и другое
web-option-copyNoTile = Действие чужими картами не активирует планшет личных бонусов
web-option-horStartServants = С «Домами» каждый начинает с тремя слугами
web-option-ignoreValueTwice = Карту можно активировать дважды за действие
web-option-luterIgnoresAll = На Лютера анафемы не действуют, даже прежние
web-option-machiavelliHand = Для Макиавелли считаются деятели на руке
web-option-machiavelliNoFinal = Макиавелли не действует при финальном подсчёте очков
web-option-ownBonusLater = Бонус карты не применяется к её же действию
web-option-paracelsoNoSurcharge = Парацельс не вносит доплату слугами
web-option-pazziReveal = Все знают восемь карт каждой обычной стопки, базовых и Пацци; тайной остаётся только порядок
web-option-s13IncludeDiscards = Можно взять и карты, сброшенные игроками
web-option-salviatiAny = Дополнительная привилегия Сальвиати — любая
web-option-singleCardNoTile = При активации одной карты планшет личных бонусов не действует
web-option-tokenOnlyWhenTaken = Жетон кладут на карту, только когда её берут
web-option-transfersUnreduced = Анафемы не уменьшают то, что отдают соперники
web-option-capByCardValue = Предел по влиянию для активации — число, нужное самой карте
    .why = В русских правилах «Домов» предел — влияние, необходимое для активации, в остальных — влияние действия.
web-option-card158Must = За Таможню (158) платят всегда, когда могут
    .why = Её текст велит заплатить, а тексты других карт разрешают.
web-option-discardedLeadersCount = Разыгранные деятели считаются и после сброса
    .why = Карта 164 считает всех, кого игрок разыграл, и карта 162 этого не отменяет.
web-option-exchangeAnytime = Эсте и Делла Скала меняют и перед дополнительным действием
    .why = Их жетоны разрешают обмен сколько угодно раз за ход и не называют момента.
web-option-guglielmoThree = Гульельмо Пацци требует трёх персонажей
    .why = Итальянское издание требует 3, английское — 4.
web-option-lucreziaAnyType = Лукреция Борджиа требует шести карт любых типов
    .why = Испанское издание требует шести любых карт, остальные — шести одного типа.
web-option-ritaDoublesGiven = Святая Рита удваивает то, что отдают соперники за только что взятую карту
    .why = Она удваивает мгновенные свойства, а у карт 163, 165 и 167 именно это и есть мгновенное свойство.
web-option-tilesTokensUnreduced = Анафемы не уменьшают планшеты личных бонусов и особые жетоны
    .why = Жетоны анафемы говорят только о ячейках действия и картах.
web-rules-basic = базовые правила
web-rules-advanced = расширенные правила с деятелями
web-expansion-houses = Дома эпохи Возрождения
web-expansion-houses-text = Семьи, пятая башня, особые жетоны, до пяти игроков
web-expansion-pazzi = Заговор Пацци
web-expansion-pazzi-text = Новые карты, деятели и семьи
web-pack-own = со своими картами
web-clock-none = без часов
web-clock-move = время на каждый ход
web-clock-total = общее время с добавлением за ход
web-clock-preset-none = без часов
web-clock-preset-live = вживую: 10 минут каждому и ещё 15 секунд на ход
web-clock-preset-relaxed = спокойно: 30 минут каждому и ещё 30 секунд на ход
web-clock-preset-day = день на каждый ход
web-clock-preset-week = неделя на каждый ход
web-clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
web-clock-hours = { $count } ч
web-undo-rule-own = отмена на своём ходу
web-undo-rule-consent = отмена с общего согласия
web-undo-rule-off = без отмены
web-level-random = наугад
web-level-greedy = опытный
web-level-novice = новичок
    .text = Играет, но многого не замечает
web-level-apprentice = подмастерье
    .text = Берёт то, что хорошо сейчас
web-level-citizen = горожанин
    .text = Взвешивает каждый ход
web-level-patrician = патриций
    .text = Знает, что окупится в итоге
web-level-magnifico = великолепный
    .text = Смотрит вперёд и ничего не прощает
web-seat-open = свободное место
web-seat-here = игрок за этим экраном
web-seat-sit = сесть
web-seat-leave = уйти
web-seat-free = освободить место
web-seat-computer = компьютер
web-lobby-title = Стол
web-lobby-seats = места
web-lobby-start = начать игру
web-lobby-wait = Ждём, когда хозяин стола начнёт игру.
web-lobby-invite = пригласить
web-lobby-invite-text = Отправьте эту ссылку. Кто её откроет, сможет сесть за стол.
web-lobby-link = ссылка на стол
web-lobby-game = правила стола

## Люди

web-account-title = Ваш профиль
web-account-guest = Вы играете как гость: { $name }.
web-account-known = Вы вошли как { $name }.
web-account-new = завести учётную запись
web-account-new-text = Ваши партии и имя останутся с вами на любом устройстве.
web-account-done = Готово.
web-password = пароль
web-password-new = новый пароль, не короче 8 знаков
web-email = почта (по желанию)
web-sign-out = выйти

## Настройки

web-set-language = язык
web-set-theme = светлая или тёмная тема
web-set-oneClick = выставлять родственника одним нажатием
web-set-autoEnd = завершать ход автоматически, когда делать больше нечего
web-set-sound = звуки: фишки, монеты, колокол отчёта, мой ход
web-set-notify = уведомление браузера, когда наступает мой ход, а страница в фоне
web-set-notify-refused = Браузер не разрешает уведомления от этой страницы. Сначала разрешите их в его настройках.
web-set-letterKeys = горячие клавиши (буквы и цифры)
web-theme-system = как в системе
web-theme-light = светлая
web-theme-dark = тёмная

## Стол

web-tab-towers = башни
web-tab-city = город
web-tab-me = я
web-tab-rivals = соперники
web-tab-log = журнал
web-tool-whatif = а что, если…
web-tool-cards = предстоящие карты
web-tool-report = последний отчёт перед Ватиканом
web-tool-log = журнал
web-tool-chat = чат
web-tool-help = правила и клавиши
web-tool-settings = настройки
# Знак на кубиках и родственниках: начальная буква, длиннее, если она общая.
web-initial-white = Б
web-initial-black = Ч
web-initial-orange = О
web-initial-neutral = Бц
web-initial-brown = К
web-status-place = Ваш ход: выставьте { FORM($member, case: "accusative") } родственника
web-status-first = Сначала ходы соперников, потом ваш ход
web-status-waiting = Ждём: { $who }
# A computer opponent waits until the server has time for it.
web-status-queue = { $count ->
    [one] Ждём: { $who }. Впереди ещё { $count } решение
    [few] Ждём: { $who }. Впереди ещё { $count } решения
    [many] Ждём: { $who }. Впереди ещё { $count } решений
   *[other] Ждём: { $who }. Впереди ещё { $count } решения
}
web-thinking-ahead = { $count ->
    [one] впереди ещё { $count } решение
    [few] впереди ещё { $count } решения
    [many] впереди ещё { $count } решений
   *[other] впереди ещё { $count } решения
}
web-status-past = Как было после хода { $number }
web-status-cancelled = Партия отменена.
web-watching = Вы наблюдаете. Вам видно только то, что видно всем.
web-watching-late = { $count ->
    [one] Вы наблюдаете с задержкой в { $count } шаг. Когда игра закончится, вы увидите всё.
    [few] Вы наблюдаете с задержкой в { $count } шага. Когда игра закончится, вы увидите всё.
    [many] Вы наблюдаете с задержкой в { $count } шагов. Когда игра закончится, вы увидите всё.
   *[other] Вы наблюдаете с задержкой в { $count } шага. Когда игра закончится, вы увидите всё.
}
web-good-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
web-city-market = рынок
web-city-faith = вера
web-city-military = армия
web-city-leader-spaces = ячейки ваших деятелей
web-faith-report = отчёт после раунда { $round }
web-faith-step = Деление { $step }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $who }
web-military-end = в конце
web-military-marks = Очки армии для следующей территории
web-tower-occupied = Башня занята: доплата в монетах — { $count }
web-vatican-title = Отчёт перед Ватиканом
web-vatican-period = Период { $period }: нужно очков веры — { $faith }
web-vatican-faith = вера
web-vatican-support = поддержка даёт
web-vatican-result = итог
web-vatican-supports = поддерживает: { $points }
web-vatican-supported = поддержка оказана
web-vatican-excommunicated = анафема
web-vatican-below = { $count ->
    [one] не хватает { $count }
    [few] не хватает { $count }
   *[other] не хватает { $count }
}
web-vatican-decides = решает
web-vatican-waits = ждёт
web-vatican-tile = кто не поддержит Церковь, получит этот жетон
web-vatican-last = последний отчёт
web-adaptation = Другое минимальное влияние из-за накладки-модификатора
web-floor-empty = карты нет
web-space-needs = нужно { $value }
web-space-there = здесь: { $who }
web-space-free = сюда можно
web-space-free-servants = { $count ->
    [one] сюда можно, нужен { $count } слуга
    [few] сюда можно, нужны { $count } слуги
    [many] сюда можно, нужно { $count } слуг
   *[other] сюда можно, нужно { $count } слуги
}
web-space-penalty = влияние −{ $count }
web-me-title = Ваш планшет
web-me-family = семья
web-me-leaders = деятели
web-member-pick = { $member }, влияние { $value }, клавиша { $key }
web-member-gone = выставлен
web-leader-in-play = в игре
web-leader-in-hand = на руке
web-rival-open = Открыть планшет: { $who }
web-rival-hand = { $count ->
    [one] { $count } деятель на руке
    [few] { $count } деятеля на руке
    [many] { $count } деятелей на руке
   *[other] { $count } деятеля на руке
}
web-outcome-value = влияние
web-outcome-needs = нужно { $value }
web-outcome-pay = вы тратите
web-outcome-get = вы получаете
web-outcome-fires = активируется
web-outcome-then = Затем:
web-outcome-uncertain = Остальное зависит от того, что скрыто.
web-outcome-final = Этот ход откроет скрытое, отменить его будет нельзя.
web-term-large = большая ячейка
web-term-other = прочее
web-servants-fewer = Меньше слуг
web-servants-more = Больше слуг
web-button-place = Выставить { FORM($member, case: "accusative") }
web-button-space = Выберите ячейку
web-button-member = Выберите родственника
web-button-choose = выберите
web-button-let-go = отмена
web-button-end = конец хода
web-undo-one = отменить шаг
web-undo-all = отменить всё
web-log-round = Раунд { $round }
web-log-setup = до первого раунда
web-log-empty = Пока ничего не произошло.
web-chat-empty = Пока никто ничего не сказал.
web-chat-line = Написать всем за столом
web-chat-send = отправить
web-draft-keep = оставить
web-draft-hand = ваши деятели
web-command-label = Введите ход, например white T3 +2. «legal» покажет возможное, «undo» отменит ход.
web-command-nothing = Сейчас решать нечего.
web-curtain-title = Передайте экран
web-curtain-text = Экран ваш. Остальные не смотрят.
web-curtain-open = я здесь
web-replay-title = повтор
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-now = к текущему моменту
web-replay-final = итоги партии
web-whatif-text = Своя копия стола: пробуйте ходы любого игрока. Её никто не видит; скрытое раздаётся заново.
web-whatif-steps = что испробовано
web-whatif-title = а что, если…
web-whatif-leave = вернуться к игре
web-whatif-answer = пусть ответит компьютер
web-whatif-whose = { $people ->
    [one] Проба: ходит { $who }
   *[other] Проба: ходят { $who }
}
web-whatif-others = { $people ->
    [one] Теперь решает { $who }.
   *[other] Теперь решают { $who }.
}
web-acts-title = эта партия
web-acts-sure = точно?
web-act-propose_cancel = предложить отменить партию
web-act-hand_over = отдать место компьютеру
web-act-take_back = вернуть своё место
web-act-resign = сдаться
web-act-agree = согласиться
web-act-object = возразить
web-proposal-cancel = { $who } предлагает отменить партию.
web-proposal-undo = { $who } просит отменить ход.
web-proposal-waits = Ждём ответа: { $who }
web-since-title = { $count ->
    [one] Пока вы ждали, произошло { $count } событие
    [few] Пока вы ждали, произошло { $count } события
    [many] Пока вы ждали, произошло { $count } событий
   *[other] Пока вы ждали, произошло { $count } события
}

## Конец игры

web-final-winner = победитель
web-final-counting = подсчёт очков
web-final-most = Самый великолепный
web-final-ahead = { $count ->
    [one] впереди на { $count } очко, второе место: { $who }
    [few] впереди на { $count } очка, второе место: { $who }
    [many] впереди на { $count } очков, второе место: { $who }
   *[other] впереди на { $count } очка, второе место: { $who }
}
web-final-level = равный счёт, второе место: { $who }; решает очерёдность хода
web-final-rematch = реванш
web-final-sources = откуда очки
web-final-player = Игрок
web-final-play = во время игры
web-final-church = Церковь
web-final-territories = территории
web-final-characters = персонажи
web-final-ventures = проекты
web-final-military = армия
web-final-resources = ресурсы
web-final-penalties = анафема
web-final-chart = очки по раундам
web-final-end = Итог
web-final-best = что принесло больше всего
web-final-download = скачать партию

## Карты

web-cards-search = искать по названию

## Справка

web-help-icons = значки
web-help-keys = клавиши
web-help-about = Что это?
web-help-rule = Правило
web-help-faith-step = Деление { $step }: { $points }
web-help-report = Отчёт { $period }: { $faith }
web-help-territory = Территория { $number }: { $points }
web-help-place = Место { $place }: { $points }
web-sign-privilege = консульская привилегия
web-sign-loop = постоянное свойство
web-sign-arrow = потратить и получить
web-sign-opponents = соперники
web-sign-special = карта любого типа
web-sign-value = влияние действия или нужный минимум
web-sign-each = за каждую карту или единицу
web-sign-or = или
web-sign-cross = запрет
web-sign-play = разыграть или активировать
web-sign-return = сброшенная карта
web-sign-market = то, что даёт ячейка Рынка
web-sign-slot = место для особого жетона
web-sign-head = родственник
web-sign-times = до n раз; n — влияние действия
web-sign-most = не больше; n — влияние действия
web-sign-equals = считается как
web-sign-level = наравне с первым
web-sign-more = больше
web-sign-first = первый
web-sign-different = все разные
web-sign-required = требуются, но не тратятся
web-sign-cards = карты одного типа или типы карт
web-key-member = выбрать родственника
web-key-arrows = перемещаться по ячейкам
web-key-servants = больше или меньше слуг
web-key-enter = выбрать, затем подтвердить
web-key-escape = снять выбор
web-key-undo = отменить шаг
web-key-undo-all = отменить ход
web-key-end = завершить ход
web-key-choices = к другим вариантам
web-key-zoom = увеличить карту
web-key-log = журнал
web-key-cards = предстоящие карты
web-key-command = ввести ход
web-key-help = эта справка
web-key-about = правило о выбранном предмете
web-how-aim = цель
    .text = Возглавьте знатную семью и наберите больше всех победных очков за шесть раундов, по два в каждом из трёх периодов. Очки дают карты, Церковь, наборы территорий и персонажей, проекты, сила армии и остаток ресурсов.
web-how-setup = начало
    .text = Каждый начинает с 2 дерева, 2 камня и 3 слуг, а монет получает 5, 6, 7 или 8 по очерёдности хода. В расширенной игре сначала выбирают планшет личных бонусов, в обратном порядке. Затем вы оставляете одного из четырёх деятелей и передаёте остальных, пока у вас не будет четырёх.
web-how-round = раунд
    .text = Три кубика задают всем влияние белого, чёрного и оранжевого родственников; у бесцветного оно равно 0. В порядке очерёдности каждый выставляет по одному родственнику, пока не выставлены все. Если выставить родственника можно, это обязательно, даже ценой слуг. Если идти некуда никому, действие потеряно.
web-how-member = выставить родственника
    .text = У каждой ячейки есть минимальное влияние. Ваше влияние — кубик, бонусы и слуги вместе; каждый слуга добавляет 1. Ячейки, куда можно пойти, подсвечены; тёмная сообщит, почему нельзя.
web-how-tower = башни
    .text = Вы берёте карту этажа, получаете бонус этажа и платите за карту, в том числе этим бонусом. Если в башне уже стоит родственник, хотя бы и ваш, сначала внесите доплату в 3 монеты: бонусом этажа её платить нельзя. Два цветных родственника одного игрока не могут стоять в одной башне.
web-how-territory = территории
    .text = Начиная с третьей территории нужны очки армии: 3, 7, 12 и 18. Они не тратятся. Карт каждого типа не больше шести.
web-how-work = сбор урожая и производство
    .text = Сбор урожая активирует территории, производство — здания: каждую карту, число на которой не больше влияния действия. Планшету личных бонусов нужно влияние 1. Полученным за действие нельзя платить за обмен в том же действии. Большая ячейка снижает влияние на 3; при двух игроках она закрыта. Два цветных родственника одного игрока не могут стоять в одной области, в малой и большой ячейках вместе.
web-how-extra = дополнительные действия
    .text = Некоторые карты и деятели дают действие со своим влиянием, без родственника. От него можно отказаться. Слуги, бонусы и анафемы меняют его влияние как обычно, а у карты обычные стоимость, доплата и бонус этажа. Действие не занимает ячейку.
web-how-market = рынок
    .text = По одному родственнику на ячейку; вы получаете то, что на ней показано. При двух и трёх игроках третья и четвёртая ячейки закрыты.
web-how-council = Дворец Совета
    .text = Родственников сколько угодно. Вы получаете 1 монету и консульскую привилегию. В каком порядке сюда пришли, в таком ходят в следующем раунде; остальные — за ними, в прежнем порядке.
web-how-servants = слуги
    .text = Тратьте слуг, чтобы увеличить влияние действия, на 1 за каждого, прежде чем выставить родственника.
web-how-leaders = деятели
    .text = В расширенной игре каждый выбирает четырёх деятелей. На своём ходу разыграйте карту деятеля, если выполнено её условие, или сбросьте её ради консульской привилегии. То, что нужно по условию, не тратится, и потом его можно лишиться. Постоянное свойство действует всегда; свойство «раз в раунд» вы применяете на своём ходу, один раз в каждом раунде.
web-how-church = отчёт перед Ватиканом
    .text = После раундов 2, 4 и 6 того, у кого меньше 3, 4 или 5 очков веры, предают анафеме до конца игры, а очки веры остаются у него. Остальные могут поддержать Церковь: они отдают все очки веры и получают очки своего деления. Кто отказывается, того предают анафеме. В 6-м раунде поддержка происходит сама собой, и преданные анафеме тоже получают очки своего деления.
web-how-end = конец
    .text = Очки за территории (за 3, 4, 5, 6 — 1, 4, 10, 20), персонажей (1, 3, 6, 10, 15, 21), проекты, силу армии (5 и 2), 1 за каждые пять ресурсов, минус потери от анафем. При равенстве очков побеждает тот, кто раньше по очерёдности хода.
web-how-houses = Дома эпохи Возрождения
    .text = Семьи с особыми свойствами разыгрываются на аукционе; пятая башня, особые жетоны с тайной стороной, деятели со своими ячейками и пятый игрок. В начале нет ни дерева, ни камня, ни слуг, а монет мало: остальное приносит аукцион. Некоторые карты дают новых деятелей из тех, кого не раздали; у Сфорцы и Висконти в начале двое таких.
web-how-auction = аукцион
    .text = { web-about-auction }
web-how-pazzi = Заговор Пацци
    .text = К каждому типу и периоду добавляются две карты, и две из десяти не участвуют. Некоторые действуют на соперников, и те отвечают в ваш ход один за другим. С «Домами эпохи Возрождения» добавляются две семьи, Делла Скала и Висконти.
web-how-occupied = занятая ячейка
    .text = Малая ячейка, этаж и ячейка рынка вмещают одного родственника. Кто пришёл позже, идёт в другое место, если только его не впустит деятель.
web-how-coins = монеты
    .text = Ими платят за персонажей и многие проекты, а 3 — доплата за занятую башню. Их дают рынок, сбор урожая, производство и Дворец Совета. Остаток считается ресурсами.
web-how-materials = дерево и камень
    .text = Ими платят за здания и некоторые проекты. Территории дают их при сборе урожая. Остаток в конце считается ресурсами.
web-how-military = очки армии
    .text = Они открывают места для новых территорий, их требуют или расходуют некоторые проекты. В конце самый сильный получает 5 победных очков, второй — 2. Если самых сильных несколько, каждый получает 5, а 2 не получает никто; если несколько вторых, каждый получает 2.
web-how-faith = очки веры
    .text = На отчёте перед Ватиканом они решают, можете ли вы поддержать Церковь; поддержав её, вы получите очки своего деления.
web-how-victory = победные очки
    .text = У кого их больше всего после шести раундов, тот победил. Часть приходит по ходу игры, большинство — в конце.
web-how-tokens = особые жетоны
    .text = Лицевую сторону своих жетонов видите только вы. На своём ходу жетон можно сбросить и получить указанное, заплатить им за некоторые карты или положить его на карту. Жетоны берут наугад; когда взят последний, сброшенные перемешивают, и они становятся новым запасом.
web-how-privilege = консульская привилегия
    .text = Сразу выберите одну из этих наград. Если привилегий несколько и стоит знак ≠, все они должны быть разными.
web-how-character = персонажи
    .text = У них есть мгновенное свойство или постоянное: оно усиливает действие либо удешевляет карту. От одного до шести: 1, 3, 6, 10, 15, 21 очко.
web-how-building = здания
    .text = Оплачиваются деревом, камнем, монетами или слугами. Производство с влиянием не меньше числа на карте активирует её: часто это обмен ресурсов на очки.
web-how-venture = проекты
    .text = У них есть мгновенное свойство, а в конце они дают очки. Некоторые можно оплатить двумя способами.
web-how-special = особая башня
    .text = В пятой башне карты всех четырёх типов. Её карты ложатся в ряд своего типа.
web-how-adaptation = накладка-модификатор
    .text = Она лежит у одной из четырёх башен и меняет влияние, нужное на её этажах. В конце раунда она переходит дальше: территории, персонажи, здания, проекты и снова территории.

## Благодарности

web-credits-project = Это бесплатная программа поклонников игры со своими рисунками и текстами; купите настольную игру, она того стоит.
web-credits-art = Панорама, башни, рисунки карт и значки ресурсов нарисованы для этой страницы.
web-credits-icons = Эмблемы карт, деятелей и семей — с game-icons.net, лицензия CC BY 3.0; контуры упрощены. Авторы:
web-credits-fonts = Шрифты Кристиана Тальмана и Расмуса Андерссона, лицензия SIL Open Font License.
web-credits-code = Страница сделана на Svelte, Vite и Project Fluent, лицензии MIT и Apache.

## Советы

web-hint = подсказка
web-hint-title = лучшие ходы
web-hint-text = Число: на сколько очков ход лучше обычного.
web-hint-play = сделать этот ход
web-hint-wait = Думаю…
web-new-hints = подсказки
web-hints-auto = только в игре против компьютера
web-hints-on = разрешены
web-hints-off = запрещены
web-analysis-title = разбор партии
web-analysis-text = Как менялись ваши шансы на победу и что обошлось дороже всего. Это займёт немного времени.
web-analysis-start = разобрать партию
web-analysis-running = Идёт разбор: { $percent } %
web-analysis-ahead = { $count ->
    [one] Впереди ещё { $count } разбор.
    [few] Впереди ещё { $count } разбора.
    [many] Впереди ещё { $count } разборов.
   *[other] Впереди ещё { $count } разбора.
}
web-analysis-failed = Разбор не удался.
web-analysis-chances = шансы на победу
web-analysis-costliest = ваши самые дорогие ошибки
web-analysis-none = Ни одно ваше решение не стоило половины очка или больше.
web-analysis-round = Раунд { $round }
web-analysis-cost = потеря в очках: { $points }
web-analysis-played = Сыграно:
web-analysis-better = Лучше:
web-analysis-jump = показать позицию

# Учётная запись: сеансы, пароли, данные, ссылки на места.

web-password-forgot = забыли пароль?
web-password-forgot-text = Если у какой-то учётной записи указан этот адрес, мы пришлём ссылку для выбора нового пароля.
web-password-send = отправить ссылку
web-email-address = ваша электронная почта
web-password-change = сменить пароль
web-password-change-text = На всех остальных устройствах вы выйдете из учётной записи.
web-sessions-title = где вы вошли
web-session-this = этот браузер
web-session-seen = последний раз: { $when }
web-session-unknown = неизвестный браузер
web-session-end = выйти
web-session-end-others = выйти на всех остальных
web-data-title = ваши данные
web-data-text = Всё, что этот сервер хранит о вас, одним файлом.
web-data-download = скачать
web-delete-title = удалить меня
web-delete-text = В начатых партиях вы сдадитесь, ваши сообщения будут удалены. Законченные партии останутся, но без вашего имени. Отменить это нельзя.
web-delete-sure = подтверждаю
web-seat-given = { $people ->
    [one] До сих пор за этим местом играл кто-то ещё ({ $who }) и видел его карты. Теперь оно только ваше.
   *[other] До сих пор за этим местом играли другие ({ $who }) и видели его карты. Теперь оно только ваше.
}
web-seat-shared = { $people ->
    [one] За этим местом может играть и { $who }.
   *[other] За этим местом могут играть и { $who }.
}
web-seat-shared-too = за этим местом может играть и кто-то ещё
web-seed-chosen = Зерно случайности этой партии выбрал хозяин стола: он может знать, что будет раздано.
web-seat-open-table = перейти к столу
web-seat-links = ссылки на ваши места
web-seat-links-text = Откройте ссылку на другом устройстве, чтобы играть там. Новая ссылка отменяет прежнюю и закрывает место для остальных.
web-seat-link-renew = новая ссылка
