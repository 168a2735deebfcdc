# Повтор партии.
web-replay-back-move = На шаг назад
web-replay-back-turn = Предыдущий ход
web-replay-back-round = Предыдущий раунд
web-replay-on-move = На шаг вперёд
web-replay-on-turn = Следующий ход
web-replay-on-round = Следующий раунд
web-replay-slider = момент партии
web-replay-moment = Шаг { $number } из { $last }
web-replay-speed = Скорость повтора
web-replay-speed-now = Скорость повтора: { $speed }×
web-replay-times = { $speed }×
web-replay-link = Скопировать ссылку на эту позицию
web-replay-copied = Ссылка скопирована.
web-key-moment = на шаг назад, на шаг вперёд
web-key-replay-move = в повторе: на шаг назад или вперёд
web-key-replay-turn = в повторе: предыдущий или следующий ход
web-key-replay-round = в повторе: предыдущий или следующий раунд
