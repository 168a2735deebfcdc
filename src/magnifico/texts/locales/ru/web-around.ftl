# Вокруг стола: имена, приглашения, сбор игроков, списки, чат. Страница называет эти тексты без `web-`.

web-around-name = ваше имя
web-around-name-text = Так вас увидят за новыми столами.
web-around-name-change = сменить имя
web-around-name-save = взять это имя
web-around-ask-name = как вас называть?
web-around-name-of = сменить имя: { $name }
web-around-name-at = имя игрока { $number }
web-around-away = сейчас не смотрит
web-around-start-computers = начать с компьютером на свободных местах
web-around-share = поделиться
web-around-share-text = Сыграем в «Лоренцо Великолепного»?
web-around-qr = QR-код со ссылкой на этот стол
web-around-scan = Наведите камеру телефона, чтобы присоединиться.
web-around-clock-other = как договорились
web-around-running = сейчас играют
web-around-running-empty = Сейчас нет открытых партий.
web-around-open = ждут игроков
web-around-others = ходят другие
web-around-join = присоединиться
web-around-round = раунд { $round } из { $rounds }
web-around-setup = подготовка
web-around-waits = ходит: { $who }
web-around-since = уже { $time }
web-around-left = осталось: { $time }
web-around-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
web-around-said = { $name }: { $text }
web-around-mute = заглушить
web-around-mute-all = всех
web-around-mute-text = В этом браузере их сообщения не будут видны.
web-around-pack-good = { $title } – { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, { $leaders ->
    [one] { $leaders } деятель
    [few] { $leaders } деятеля
   *[many] { $leaders } деятелей
}
web-around-pack-remove = убрать набор
web-around-asked = { $who }: { $question }
web-watching-follow = за кем вы следите
web-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
