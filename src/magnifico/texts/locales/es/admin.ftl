# Lo que escribe `magnifico admin`, y por qué no puede hacer algo.

admin-none = nada
admin-never = nunca
admin-account = cuenta
admin-guest = invitado
admin-backup = { $file }: mesas { $tables }, entradas { $entries }, bytes { $bytes }
admin-drill = { $file }: mesas { $tables }, entradas { $entries }, última { $last }; partidas correctas { $fit }, con errores { $unfit }
admin-deleted = { $deleted } eliminado: mesas { $tables }, partidas en curso abandonadas { $resigned }
admin-verified = partidas correctas: { $fit }, con errores: { $unfit }
admin-fits = correcta  { $table }: entradas { $entries }, { $status }
admin-fails = con error { $table }: { $error }
admin-complete = no falta nada
admin-accepted = aceptado: el servidor sigue con lo que contiene la base de datos

# Frases de la administración del servidor, reconocidas por su texto inglés.

error-admin-player = no hay ningún jugador «{ $wanted }»: usa un id o el nombre de una cuenta
error-admin-table = no hay ninguna mesa «{ $table }»
error-admin-begun = la mesa «{ $table }» aún no ha empezado
error-admin-unfit = la mesa «{ $table }» no cumple las reglas: { $error }
error-admin-database = { $path }: la base de datos no existe
error-admin-exists = { $path }: ya existe
error-admin-folder = { $path }: la carpeta no existe
error-admin-damaged = { $path }: la copia está dañada: { $reason }
error-admin-suffix = { $path }: no hay ningún archivo { $suffix }
error-admin-file = { $path }: el archivo no existe
error-admin-newest = { $path }: no se puede pasar a la forma más reciente: { $reason }
error-admin-newer = la base de datos es de una versión más reciente (su formato es { $stands_at }, el nuestro { $newest }): actualiza primero el programa
error-admin-older = la base de datos es anterior a la primera versión publicada (su formato es { $stands_at }, el más antiguo que podemos convertir es { $oldest }): empieza con una vacía
error-admin-foreign = { $path }: no es una base de datos de Magnifico
error-database-lost = { $path }: faltan los cambios { $first } a { $last }, ya confirmados; restaura una copia de seguridad o renuncia a ellos con 'magnifico admin accept-loss'
error-database-damaged = { $path }: la base de datos está dañada ({ $reason }); restaura una copia de seguridad
error-database-mark = { $path }: el archivo no se puede leer; si la base de datos está completa, ejecuta 'magnifico admin accept-loss'

# Por qué una partida guardada no puede continuar.

error-log-entry = entrada { $number }: { $error }
error-log-number = se esperaba la entrada { $number }
error-log-differs = la posición no coincide
error-log-rules = empezada con la versión { $theirs } de las reglas, esta es la { $ours }
error-log-cards = empezada con las cartas de { $theirs }, aquí son { $ours }
error-log-status = la mesa figura como { $status }, su registro no
error-log-stands = la mesa está en la entrada { $number }
error-log-pack = paquete: { $error }
