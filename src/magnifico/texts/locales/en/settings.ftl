# The settings of a server, as `magnifico serve --help` and docs/operating.md tell them.

help-serve-about = Run a table server.
help-serve-epilog = Every flag can also be a variable MAGNIFICO_NAME or a line `name = value` of the file; a flag beats a variable, a variable beats the file. Without flags the server keeps everything in the folder magnifico-data. For many processes: --database postgresql://... --redis redis://... for each of them.

help-setting-host = address to listen on
help-setting-port = port to listen on; 0 takes any free one
help-setting-data = folder that holds the SQLite file
help-setting-database = postgresql://... to use instead of SQLite in the data folder
help-setting-redis = redis://... to carry live updates between processes
help-setting-secret = signs cookies; if empty, one is created once and kept in the database
help-setting-public-url = the address players use, if there is a proxy in front
help-setting-allowed-hosts = other names the server answers to; .example.org with all names below it, * any
help-setting-allowed-origins = other origins whose pages may talk to the server
help-setting-proxies = addresses of proxies whose X-Forwarded-* headers are trusted
help-setting-bot-workers = processes in which bots think
help-setting-bot-seconds = seconds a bot may think about one decision
help-setting-bot-limit = seconds after which a bot without an answer is stopped
help-setting-bot-pause = seconds before a bot’s move
help-setting-bot-tables = tables without people that one person may have running
help-setting-all-bot-tables = tables without people that may run on the server in all
help-setting-custom-bots = bots of your own that players may choose: module:Class, or a name
help-setting-rate-limits = factor for all rate limits; 0 lifts them
help-setting-open-days = days after which a table that has not started is removed
help-setting-idle-minutes = minutes after which an unused table is dropped from memory
help-setting-tables-in-memory = maximum number of tables kept in memory while nobody is connected to them
help-setting-sockets = maximum number of live connections to one process; 0 means no limit
help-setting-sockets-per-address = maximum number of live connections from one address; 0 means no limit
help-setting-sockets-per-person = maximum number of live connections of one player; 0 means no limit
help-setting-spectators-per-table = maximum number of spectators connected to one table; 0 means no limit
help-setting-connections = maximum number of connections of any kind to one process; 0 means no limit
help-setting-connections-per-address = maximum number of HTTP connections from one address, unless proxies are named; 0 means no limit
help-setting-shed-seconds = seconds of delay beyond which new tables and spectators are refused; 0 means never
help-setting-restart-grace = seconds after a start during which no clock runs out
help-setting-catch-up-seconds = seconds between checks of the database for news from other processes
help-setting-open-page = open the page in a browser, if there is one
help-setting-log-level = debug, info, warning or error
help-setting-smtp-host = mail server for ‘your turn’; if empty, no mail is sent
help-setting-smtp-port = port of the mail server
help-setting-smtp-user = user name on the mail server
help-setting-smtp-password = password on the mail server
help-setting-smtp-tls = use TLS from the start when talking to the mail server
help-setting-mail-from = sender address of mail
help-setting-notify-minutes = minutes of news that are collected into one message
help-setting-webhooks = people with an account may name a webhook
help-setting-webhook-private = webhooks may lead into private networks
help-setting-metrics = serve /metrics
help-setting-config = TOML file with settings

setting-file = { $path }: { $reason }
setting-unknown = there is no setting { $name }
setting-too-small = setting { $name }: at least { $limit }
setting-too-large = setting { $name }: at most { $limit }
setting-not-above = setting { $name }: more than { $limit }
setting-not-whole = setting { $name }: a whole number is needed
setting-not-number = setting { $name }: a number is needed
setting-not-switch = setting { $name }: true or false
setting-wrong = setting { $name }: { $reason }
