# Настройки сервера, как их показывает `magnifico serve --help`.

help-serve-about = Запускает сервер столов.
help-serve-epilog = Любой ключ можно задать и переменной MAGNIFICO_ИМЯ, и строкой `имя = значение` в файле; ключ важнее переменной, переменная важнее файла. Без ключей сервер хранит всё в папке magnifico-data. Для нескольких процессов: --database postgresql://... --redis redis://... у каждого.

help-setting-host = адрес, на котором сервер принимает соединения
help-setting-port = порт; 0 — любой свободный
help-setting-data = папка, где лежит файл SQLite
help-setting-database = postgresql://... вместо SQLite в папке данных
help-setting-redis = redis://... для передачи обновлений между процессами
help-setting-secret = подписывает файлы cookie; если пусто, создаётся один раз и хранится в базе данных
help-setting-public-url = адрес, по которому заходят игроки, если перед сервером стоит прокси
help-setting-allowed-hosts = другие имена, на которые отвечает сервер; .example.org вместе со всеми именами под ним, * — любое
help-setting-allowed-origins = другие источники, страницам которых разрешено обращаться к серверу
help-setting-proxies = адреса прокси, чьим заголовкам X-Forwarded-* можно верить
help-setting-bot-workers = процессы, в которых думают боты
help-setting-bot-seconds = секунды, которые бот может думать над одним решением
help-setting-bot-limit = секунды, после которых останавливают бота, не давшего ответа
help-setting-bot-pause = секунды перед ходом бота
help-setting-bot-tables = столы без людей, которые может вести один человек
help-setting-all-bot-tables = столы без людей на всём сервере
help-setting-custom-bots = собственные боты, доступные игрокам: module:Class или имя
help-setting-rate-limits = множитель всех ограничений частоты; 0 снимает их
help-setting-open-days = дни, после которых удаляется неначатый стол
help-setting-idle-minutes = минуты, после которых неиспользуемый стол выгружается из памяти
help-setting-tables-in-memory = сколько столов держать в памяти, пока к ним никто не подключён
help-setting-sockets = сколько живых соединений принимает один процесс; 0 — без ограничения
help-setting-sockets-per-address = сколько живых соединений допускается с одного адреса; 0 — без ограничения
help-setting-sockets-per-person = сколько живых соединений может быть у одного игрока; 0 — без ограничения
help-setting-spectators-per-table = сколько зрителей может быть подключено к одному столу; 0 — без ограничения
help-setting-connections = сколько соединений любого рода принимает один процесс; 0 — без ограничения
help-setting-connections-per-address = сколько соединений HTTP допускается с одного адреса, если не указаны прокси; 0 — без ограничения
help-setting-shed-seconds = секунды задержки, после которых новым столам и зрителям отказывают; 0 — никогда
help-setting-restart-grace = секунды после запуска, в течение которых ни у кого не выходит время
help-setting-catch-up-seconds = секунды между проверками, нет ли в базе данных новостей от других процессов
help-setting-open-page = открыть страницу в браузере, если он есть
help-setting-log-level = debug, info, warning или error
help-setting-smtp-host = почтовый сервер для писем «ваш ход»; если пусто, письма не отправляются
help-setting-smtp-port = порт почтового сервера
help-setting-smtp-user = имя пользователя на почтовом сервере
help-setting-smtp-password = пароль на почтовом сервере
help-setting-smtp-tls = с самого начала использовать TLS при обращении к почтовому серверу
help-setting-mail-from = адрес отправителя
help-setting-notify-minutes = за сколько минут новости собираются в одно письмо
help-setting-webhooks = игроки с учётной записью могут указать webhook
help-setting-webhook-private = webhook может вести в частные сети
help-setting-metrics = отдавать /metrics
help-setting-config = файл TOML с настройками

setting-file = { $path }: { $reason }
setting-unknown = настройки { $name } нет
setting-too-small = настройка { $name }: не меньше { $limit }
setting-too-large = настройка { $name }: не больше { $limit }
setting-not-above = настройка { $name }: больше { $limit }
setting-not-whole = настройка { $name }: нужно целое число
setting-not-number = настройка { $name }: нужно число
setting-not-switch = настройка { $name }: true или false
setting-wrong = настройка { $name }: { $reason }
