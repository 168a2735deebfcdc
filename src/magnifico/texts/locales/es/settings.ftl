# Los ajustes de un servidor, como los dice `magnifico serve --help`.

help-serve-about = Inicia un servidor de mesas.
help-serve-epilog = Cada opción puede ser también una variable MAGNIFICO_NOMBRE o una línea `nombre = valor` del archivo; una opción prevalece sobre una variable, y una variable sobre el archivo. Sin opciones, el servidor lo guarda todo en la carpeta magnifico-data. Para varios procesos: --database postgresql://... --redis redis://... en cada uno.

help-setting-host = dirección en la que escuchar
help-setting-port = puerto en el que escuchar; 0 toma uno libre
help-setting-data = carpeta que contiene el archivo SQLite
help-setting-database = postgresql://... en lugar de SQLite en la carpeta de datos
help-setting-redis = redis://... para llevar las novedades de un proceso a otro
help-setting-secret = firma las cookies; si está vacío, se crea uno y se guarda en la base de datos
help-setting-public-url = la dirección que usan los jugadores si hay un proxy delante
help-setting-allowed-hosts = otros nombres a los que responde el servidor; .example.org con todos los que dependen de él, * cualquiera
help-setting-allowed-origins = otros orígenes cuyas páginas pueden hablar con el servidor
help-setting-proxies = direcciones de los proxies cuyas cabeceras X-Forwarded-* se aceptan
help-setting-bot-workers = procesos en los que piensan los bots
help-setting-bot-seconds = segundos que un bot puede pensar una decisión
help-setting-bot-limit = segundos tras los que se detiene a un bot que no responde
help-setting-bot-pause = segundos antes de la jugada de un bot
help-setting-bot-tables = mesas sin personas que alguien puede tener en curso
help-setting-all-bot-tables = mesas sin personas que puede haber en curso en todo el servidor
help-setting-custom-bots = bots propios que los jugadores pueden elegir: module:Class, o un nombre
help-setting-rate-limits = factor para todos los límites de frecuencia; 0 los quita
help-setting-open-days = días tras los que se retira una mesa que no ha empezado
help-setting-idle-minutes = minutos tras los que una mesa sin uso sale de la memoria
help-setting-tables-in-memory = número máximo de mesas que se mantienen en memoria sin nadie conectado
help-setting-sockets = número máximo de conexiones en vivo a un proceso; 0: sin límite
help-setting-sockets-per-address = número máximo de conexiones en vivo desde una dirección; 0: sin límite
help-setting-sockets-per-person = número máximo de conexiones en vivo de un jugador; 0: sin límite
help-setting-spectators-per-table = número máximo de espectadores conectados a una mesa; 0: sin límite
help-setting-connections = número máximo de conexiones de cualquier tipo a un proceso; 0: sin límite
help-setting-connections-per-address = número máximo de conexiones HTTP desde una dirección, salvo que se indiquen proxies; 0: sin límite
help-setting-shed-seconds = segundos de retraso a partir de los que se rechazan mesas y espectadores nuevos; 0: nunca
help-setting-restart-grace = segundos tras un arranque en los que no se agota ningún reloj
help-setting-catch-up-seconds = segundos entre consultas a la base de datos por novedades de otros procesos
help-setting-open-page = abre la página en un navegador, si lo hay
help-setting-log-level = debug, info, warning o error
help-setting-smtp-host = servidor de correo para «te toca»; si está vacío, no se envía correo
help-setting-smtp-port = puerto del servidor de correo
help-setting-smtp-user = nombre de usuario en el servidor de correo
help-setting-smtp-password = contraseña en el servidor de correo
help-setting-smtp-tls = usa TLS desde el principio con el servidor de correo
help-setting-mail-from = dirección del remitente
help-setting-notify-minutes = minutos de novedades que se reúnen en un mensaje
help-setting-webhooks = quien tiene cuenta puede indicar un webhook
help-setting-webhook-private = los webhooks pueden llevar a redes privadas
help-setting-metrics = ofrece /metrics
help-setting-config = archivo TOML con los ajustes

setting-file = { $path }: { $reason }
setting-unknown = no existe el ajuste { $name }
setting-too-small = ajuste { $name }: al menos { $limit }
setting-too-large = ajuste { $name }: como máximo { $limit }
setting-not-above = ajuste { $name }: más de { $limit }
setting-not-whole = ajuste { $name }: hace falta un número entero
setting-not-number = ajuste { $name }: hace falta un número
setting-not-switch = ajuste { $name }: true o false
setting-wrong = ajuste { $name }: { $reason }
