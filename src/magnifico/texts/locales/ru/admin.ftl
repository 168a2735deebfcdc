# Что пишет `magnifico admin` и почему чего-то нельзя сделать.

admin-none = ничего нет
admin-never = никогда
admin-account = учётная запись
admin-guest = гость
admin-backup = { $file }: столов { $tables }, записей { $entries }, байт { $bytes }
admin-drill = { $file }: столов { $tables }, записей { $entries }, последняя { $last }; верных партий { $fit }, с ошибками { $unfit }
admin-deleted = { $deleted }: удалено; столов { $tables }, прервано текущих партий { $resigned }
admin-verified = верных партий: { $fit }, с ошибками: { $unfit }
admin-fits = верна   { $table }: записей { $entries }, { $status }
admin-fails = ошибка  { $table }: { $error }
admin-complete = всё на месте
admin-accepted = принято: сервер продолжит с тем, что есть в базе данных

# Предложения об управлении сервером; узнаются по английскому тексту.

error-admin-player = нет игрока «{ $wanted }»: укажите id или имя учётной записи
error-admin-table = нет стола «{ $table }»
error-admin-begun = игра за столом «{ $table }» ещё не началась
error-admin-unfit = партия за столом «{ $table }» не соответствует правилам: { $error }
error-admin-database = { $path }: такой базы данных нет
error-admin-exists = { $path }: уже существует
error-admin-folder = { $path }: такой папки нет
error-admin-damaged = { $path }: копия повреждена: { $reason }
error-admin-suffix = { $path }: там нет файла { $suffix }
error-admin-file = { $path }: такого файла нет
error-admin-newest = { $path }: не удалось привести к новейшему виду: { $reason }
error-admin-newer = база данных создана более новой версией (её формат { $stands_at }, у нас { $newest }): сначала обновите программу
error-admin-older = база данных создана до первого выпуска (её формат { $stands_at }, самый старый, который мы умеем обновить, — { $oldest }): начните с пустой
error-admin-foreign = { $path }: это не база данных Magnifico
error-database-lost = { $path }: не хватает подтверждённых изменений с { $first } по { $last }; восстановите резервную копию или откажитесь от них: 'magnifico admin accept-loss'
error-database-damaged = { $path }: база данных повреждена ({ $reason }); восстановите резервную копию
error-database-mark = { $path }: файл не читается; если база данных цела, выполните 'magnifico admin accept-loss'

# Почему сохранённую партию нельзя продолжить.

error-log-entry = запись { $number }: { $error }
error-log-number = ожидалась запись { $number }
error-log-differs = позиция не совпадает
error-log-rules = начата по правилам версии { $theirs }, здесь версия { $ours }
error-log-cards = начата с картами { $theirs }, здесь { $ours }
error-log-status = стол отмечен как { $status }, а его журнал — нет
error-log-stands = стол стоит на записи { $number }
error-log-pack = набор: { $error }
