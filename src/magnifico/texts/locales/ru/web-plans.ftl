# Слова страницы: планы, сохранённые пробы, личные заметки, журнал, уведомления о ходе.

web-tool-plan = планы и заметки
web-plan-ahead = спланировать ход
web-plan-waiting = { $count ->
    [one] В плане { $count } вариант
    [few] В плане { $count } варианта
   *[many] В плане { $count } вариантов
}
web-plan-lines = мой следующий ход
web-plan-lines-text = Когда наступит ваш ход, за вас будет сыгран первый возможный вариант, даже если вас нет за столом.
web-plan-lines-turn = Сейчас ваш ход. Варианты готовят, пока ходят другие.
web-plan-else = Иначе спросить меня.
web-plan-build = попробовать вариант на поле
web-plan-add = добавить в план
web-plan-status-played = сыграно
web-plan-status-unused = не понадобилось
web-plan-status-refused = невозможно
web-plan-status-forgotten = отложено
web-plan-up = Поднять вариант { $number }
web-plan-down = Опустить вариант { $number }
web-plan-remove = Убрать вариант { $number }
web-plan-standing = постоянные ответы
web-plan-standing-text = Действуют начиная со следующего вопроса.
web-plan-ask = спросить меня
web-plan-church = при отчёте перед Ватиканом
web-plan-church-support = поддержать Церковь
web-plan-church-refuse = не поддерживать Церковь
web-plan-end = после моего действия
web-plan-end-only = завершить ход, если больше делать нечего
web-plan-end-always = сразу завершить ход
web-plan-give = если карта соперника требует ресурс, отдать
web-plan-pass = пасовать, если некуда выставить родственника
web-plan-decline = отказываться от предложений не в мой ход
web-plan-trials = сохранённые пробы
web-plan-trials-none = Пока нет: попробуйте ходы в режиме «а что, если…» и сохраните их.
web-plan-trial-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
web-plan-trial-open = открыть
web-plan-trial-drop = Удалить «{ $name }»
web-plan-trial-keep = сохранить
web-plan-trial-name = название пробы
web-plan-trial-default = Раунд { $round }
web-plan-trial-kept = Сохранено как «{ $name }».
web-plan-played = ваш план сыгран
web-plan-asked = ваш план сыграть нельзя
web-note-title = личные заметки
web-note-text = Их видите только вы. Заметка о сопернике появится и в других партиях с ним.
web-note-game = об этой партии
web-note-about = игрок { $name }
web-note-kept = Сохранено.
web-log-filter = чьи ходы
web-log-everybody = все
web-log-copy = скопировать текст
web-log-copied = Скопировано.
web-notices-title = когда мой ход
web-notices-account = Для писем и вебхуков нужна учётная запись с паролем.
web-notices-travel = Настройки действуют на всех устройствах с вашей учётной записью.
web-notices-none = Этот сервер не отправляет ни писем, ни вебхуков.
web-notices-mail = присылать письмо
web-notices-mail-to = На адрес { $address }.
web-notices-mail-address = Сначала добавьте адрес почты в учётную запись.
web-notices-mail-confirm = Откройте ссылку в письме, отправленном на { $address }. До этого ничего не приходит.
web-notices-hook = адрес вебхука
web-notices-hook-text = Получает подписанное сообщение о каждом ходе; оставьте пустым, если не нужно.
web-notices-hook-secret = секрет подписи
web-notices-save = сохранить
web-notices-saved = Сохранено.
