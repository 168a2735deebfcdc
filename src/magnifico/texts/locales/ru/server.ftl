# Что говорит сервер столов: ошибки и события за столом помимо самой партии.

problem-account-needed = Это доступно только с учётной записью. Сначала задайте пароль.
problem-bad-address = Этот адрес использовать нельзя.
problem-bad-move = Такого хода в этой партии нет.
problem-bad-pack = В наборе карт есть ошибка.
problem-bad-request = Запрос не понят.
problem-bots-first = Соперники ещё выбирают. Одну минуту.
problem-cancelled = Эта партия отменена.
problem-cannot-sign-in = Неверное имя или пароль.
problem-challenge-early = Это испытание начнётся { $first }.
problem-challenge-first = Тренировка откроется после вашей попытки.
problem-challenge-over = Время этого испытания истекло. В нём ещё можно потренироваться.
problem-challenge-played = Вы уже сыграли это испытание. Засчитывается только первая попытка.
problem-challenge-unknown = Такого испытания нет.
problem-foreign-page = Запрос пришёл с другого сайта и не принят.
problem-game-over = Партия окончена.
problem-hints-off = За этим столом подсказки запрещены.
problem-internal = Что-то пошло не так. Ничего не потеряно; попробуйте ещё раз.
problem-level-unknown = Такого компьютерного соперника нет.
problem-muted = Здесь вы не можете писать.
problem-name-taken = Это имя недоступно.
problem-no-time = Время вышло.
problem-no-hint = Подсказку не удалось найти вовремя. Попробуйте ещё раз.
problem-not-host = Это может сделать только хозяин стола.
problem-not-over = Партия ещё не окончена.
problem-not-running = Сейчас за этим столом так нельзя.
problem-not-seated = Это не ваше место.
problem-not-signed-in = Сначала выберите имя.
problem-nothing-to-undo = Отменять нечего.
problem-old-game = Эта партия начата по другим правилам или с другими картами и не может быть продолжена здесь.
problem-options = Эти настройки несовместимы.
problem-proposal-open = Другое предложение ещё обсуждается.
problem-proposal-gone = Соглашаться не с чем.
problem-seat-needed = Укажите, для какого места.
problem-seat-taken = Это место занято.
problem-seats-open = Некоторые места ещё свободны.
problem-stale = Тем временем кое-что произошло. Вот что вы пропустили.
problem-started = Партия уже началась.
problem-too-large = Это слишком большой объём.
problem-too-many = Слишком много запросов. Подождите немного.
problem-undo-off = За этим столом ходы не отменяют.
problem-undo-consent = За этим столом для отмены хода нужно согласие всех.
problem-unknown = Здесь ничего нет.
problem-unavailable = Сервер сейчас не может ответить. Попробуйте ещё раз.
problem-wrong-method = Здесь так нельзя.

table-bot-took-over = За игрока { $player } играет компьютер.
table-came-back = { $player } снова за столом.
table-proposed-cancel = { $player } предлагает отменить партию.
table-proposed-undo = { $player } просит отменить ход.
table-agreed = { $player } соглашается.
table-objected = { $player } возражает.
table-cancelled = Партия отменена.

# Письма.

notify-subject = { $count ->
    [1] Ваш ход
    [one] Ваш ход в { $count } партии
    [few] Ваш ход в { $count } партиях
   *[other] Ваш ход в { $count } партиях
}
notify-hello = Здравствуйте, { $name }!
notify-waiting = { $count ->
    [one] Эта партия ждёт вас:
    [few] Эти партии ждут вас:
   *[other] Эти партии ждут вас:
}
notify-untitled = Стол Magnifico
notify-off = Больше не присылать писем: { $link }
notify-confirm-subject = Это ваш адрес?
notify-confirm = Кто-то (вероятно, вы) указал этот адрес для учётной записи { $name } в Magnifico. Если это были вы, подтвердите его по ссылке: { $link } Только после этого мы сможем прислать ссылку, если вы забудете пароль, или, если захотите, сообщать, когда ваш ход. Если это были не вы, ничего не делайте.
notify-page-on = Да, это мой адрес
notify-page-off = Больше не присылать мне писем
notify-page-done = Готово.
table-lapsed = { $player }: время вышло, ответа нет; предложение снято.
problem-went-back = Данные сервера вернулись к более раннему моменту, и стол продолжается с него.
problem-busy = Сервер сейчас перегружен. Попробуйте ещё раз через некоторое время.
problem-bot-tables = Сервер уже ведёт столько партий без людей, сколько разрешено. Дождитесь конца одной из них или сядьте за стол сами.

problem-bad-name = Выберите другое имя: из букв, которые все видят и могут различить.
problem-confirm-needed = Подтвердите, пожалуйста, что вы этого хотите.
problem-foreign-host = Этот сервер не отвечает на такое имя. Его владелец может добавить имя в настройке allowed_hosts.
problem-link-expired = Ссылка устарела или уже использована. Запросите новую.
problem-no-mail = Этот сервер не может отправлять письма. Попросите новый пароль у его владельца.
problem-weak-password = Выберите пароль не короче 8 символов, который не совпадает с вашим именем и не входит в число самых распространённых.
problem-wrong-password = Это не ваш пароль.

reset-subject = Новый пароль для Magnifico
reset-mail = Кто-то (вероятно, вы) хочет задать новый пароль для учётной записи { $name }. Чтобы выбрать его, откройте { $link } в течение часа. Если это были не вы, ничего не делайте: всё останется как есть.
problem-name-in-use = За этим столом это имя уже занято.
problem-more-people = За столом уже сидит больше людей.
problem-pack-file = Файл «{ $file }» не относится к набору карт. Набор состоит из файлов: { $files }.
