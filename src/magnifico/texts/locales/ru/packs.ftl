# Что не так в наборе карт; предложения узнаются по английскому тексту. Слова самих файлов, например имена ключей, никогда не переводятся.

error-pack-expected = ожидается: { $expected }; найдено: { $found }
error-pack-expected-near = ожидается: { $expected }; найдено: { $found } (может быть, «{ $near }»?)
error-pack-key = неизвестный ключ; здесь допустимы: { $known }
error-pack-key-near = неизвестный ключ (может быть, «{ $near }»?); здесь допустимы: { $known }
error-pack-effect = неизвестное свойство; есть такие: { $known }
error-pack-effect-near = неизвестное свойство (может быть, «{ $near }»?); есть такие: { $known }
error-pack-file = неизвестный файл; файлы набора: { $known }
error-pack-file-near = неизвестный файл (может быть, «{ $near }»?); файлы набора: { $known }
error-pack-not-in = здесь не допускается ({ $where }); допускаются: { $known }
error-pack-only-in = допускается только здесь: { $where }
error-pack-only-with-value = допускается только там, где есть влияние действия: { $where }
error-pack-not-with = не допускается вместе с { $key }
error-pack-not-together = не допускается вместе с { $key }
error-pack-only-with = допускается только вместе с { $key }
error-pack-rule = правило { $rule } допускается только здесь: { $where }
error-pack-none = не допускается: у карт типа { $type } этого нет
error-pack-territory = не допускается: у территорий нет стоимости
error-pack-discount = допускается только для бонуса к типу карт
error-pack-leader-action = для деятеля ожидается harvest или production
error-pack-one-ability = ожидается не более одного из свойств action, exchange, set_member_value и draw_tokens
error-pack-falling = ожидаются неубывающие числа
error-pack-four-types = ожидается каждый из четырёх типов по одному разу
error-pack-language = ожидается код языка, например en, it или pt-BR
error-pack-one = ожидается одно из слов: { $words }
error-pack-entries = элементов в списке должно быть ровно { $count }; найдено: { $found }
error-pack-entries-range = элементов в списке должно быть от { $low } до { $high }; найдено: { $found }
error-pack-characters = символов должно быть не больше { $most }; найдено: { $found }
error-pack-blank = ожидается текст; этот пуст
error-pack-twice = ожидаются разные слова; одно из них повторяется
error-pack-goods = ожидается хотя бы что-то одно: { $words }; таблица пуста
error-pack-goods-to-pay = ожидается хотя бы один ресурс для оплаты; таблица пуста
error-pack-once = значение { $name } не должно повторяться; { $value } встречается ещё раз: { $item }
error-pack-many = их должно быть не больше { $most }; найдено: { $found }
error-pack-reason = нет предложения о том, почему они воссозданы
error-pack-periods = в периодах с 1-го по 3-й ожидается { $wanted }; найдено: { $found }
error-pack-both = есть в двух наборах: { $one } и { $other }
error-pack-boards = поля такие же, как в печатной игре: свой набор не может их менять
error-pack-together = во всех наборах одной партии их должно быть не больше { $most }; найдено: { $found }
error-pack-folder = ожидается папка с файлом pack.toml
error-pack-unreadable = не читается: { $reason }
error-pack-files = файлов в папке должно быть не больше { $most }
error-pack-bytes-all = размер всех файлов вместе — не больше { $most } байт
error-pack-bytes = размер файла — не больше { $most } байт; здесь больше
error-pack-missing = этого файла нет в папке { $folder }
error-pack-link = ожидается файл этой папки; это ссылка за её пределы
error-pack-no-file = ожидается файл; это что-то другое
error-pack-utf8 = ожидается текст в UTF-8; в строке { $line } другие байты
error-pack-line = в строке должно быть не больше { $most } символов; строка { $line } длиннее
error-pack-dots = точек должно быть не больше { $most }; найдено: { $found }
error-pack-deep = слишком глубокая вложенность
error-pack-deep-levels = слишком глубокая вложенность: не больше { $most } уровней
error-pack-toml = неверный TOML: { $reason }
error-pack-not-utf8 = не UTF-8
error-pack-one-key = ожидается таблица с одним ключом, например {"{"} gain = {"{"} coins = 1 {"}"} {"}"}; найдено: { $found }
error-pack-one-count = ожидается что-то одно для подсчёта, например {"{"} cards = "venture" {"}"} или {"{"} military = 2 {"}"}; найдено: { $found }
error-pack-price = нет цены (pay, pay_per_opponent или discard)
error-pack-brings = не указано, что это даёт (gain, privileges, play_leader, opponents_give или market_reward)
error-pack-one-good = ожидается ровно один вид ресурса; найдено: { $found }
error-pack-requirement = ожидается хотя бы одно условие; нет ни одного
error-pack-effects = ожидается хотя бы одно свойство; нет ни одного

# Что ожидалось.

pack-expected-whole = целое число от { $low } до { $high }
pack-expected-flag = true или false
pack-expected-text = текст
pack-expected-line = текст в одну строку без управляющих символов
pack-expected-key = ключ, например { $example }
pack-expected-key-period = ключ, например { $example } (период, номер)
pack-expected-key-form = ключ из строчных латинских букв, цифр и _, который начинается с буквы, не длиннее 40
pack-expected-key-start = ключ, который начинается с { $start }, по периоду
pack-expected-one = одно из слов: { $words }
pack-expected-rule = одно из правил: { $words }
pack-expected-rule-near = одно из правил: { $words } (может быть, «{ $near }»?)
pack-expected-goods = ресурсы, например { $example }
pack-expected-list = список
pack-expected-effects = список свойств
pack-expected-prices = список цен, например { $example }, или [], если карта бесплатная
pack-expected-tables = список таблиц { $name }
pack-expected-table = таблица с ключами { $known }
pack-expected-names = таблица с названием на en и, по кодам, на других языках
pack-expected-towers = таблица с четырьмя башнями
pack-expected-english = английское название
pack-expected-military = число не меньше очков армии, которые тратятся
pack-expected-counted = то, что считается
pack-expected-slot = "{ $word }" ({ $where })

# Что нашлось.

pack-found-nothing = ничего
pack-found-none = ничего
pack-found-table = таблица
pack-found-empty-table = пустая таблица
pack-found-no-table = не таблица
pack-found-list = список, элементов: { $count }
pack-found-keys = ключей: { $count }
pack-found-fraction = дробь { $value }
pack-found-date = дата или время
pack-found-absurd = непомерно большое число

# Где может стоять свойство.

pack-where-immediate = мгновенные свойства карты
pack-where-activation = постоянные свойства территории или здания
pack-where-character = постоянные свойства персонажа
pack-where-end = свойства проекта в конце игры
pack-where-leader = деятель с постоянным свойством
pack-where-round = деятель со свойством раз за раунд
pack-where-space = ячейка карты деятеля
pack-where-leader-immediate = мгновенные свойства деятеля
pack-where-family = семья
pack-where-set = награда за набор
pack-where-excommunication = жетон анафемы

# Виды предметов, и предмет без имени.

pack-item-card = карта
pack-item-leader = деятель
pack-item-excommunication = анафема
pack-item-bonus-tile = планшет личных бонусов
pack-item-auction-tile = жетон аукциона
pack-item-adaptation-tile = накладка-модификатор
pack-item-faith-tile = особый жетон веры
pack-item-visconti-token = жетон Висконти
pack-item-visconti = жетон Висконти
pack-item-family = семья
pack-item-token = особый жетон
pack-item-pack = набор
pack-item-houses-board = поле Houses
pack-item-auction-tiles = жетоны аукциона
pack-item-token-faces = стороны особых жетонов
pack-position = { $kind } на месте { $position }

# Что есть в наборе.

pack-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
pack-leaders = { $count ->
    [one] { $count } деятель
    [few] { $count } деятеля
   *[other] { $count } деятелей
}
pack-excommunications = { $count ->
    [one] { $count } жетон анафемы
    [few] { $count } жетона анафемы
   *[other] { $count } жетонов анафемы
}
pack-bonus-tiles = { $count ->
    [one] { $count } планшет личных бонусов
    [few] { $count } планшета личных бонусов
   *[other] { $count } планшетов личных бонусов
}
pack-families = { $count ->
    [one] { $count } семья
    [few] { $count } семьи
   *[other] { $count } семей
}
pack-fits = в порядке: { $contents } ({ $pack })
