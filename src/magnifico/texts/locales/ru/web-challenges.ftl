# Испытания: раздача дня и недели.

web-nav-challenges = испытания
web-start-challenges = испытания
web-start-challenges-text = Каждый день одна раздача для всех
web-challenges-title = испытания
web-challenges-lead = Всем достаются одна раздача, одно место и одни соперники. В таблицу идёт только первая попытка.
web-challenges-honour = В зачётной попытке нет подсказок и наставника. Сдаться, отменить партию или передать место компьютеру — тоже попытка. Гостей мы узнаём только по браузеру, а раздачи можно вычислить по программе: это дело чести.
web-challenge-day = испытание дня
web-challenge-week = испытание недели
web-challenge-of = { $kind ->
    [week] Испытание недели { $key }
   *[day] Испытание дня { $key }
}
web-challenge-practice = тренировка
web-challenge-against = Соперники:
web-challenge-seat = Ваше место — { $seat }
web-challenge-begin = начать попытку
web-challenge-continue = продолжить попытку
web-challenge-practise = сыграть для тренировки
web-challenge-own = Ваша попытка: { $points }, { $place }-е место за столом
web-challenge-abandoned = Ваша попытка закончилась без счёта.
web-challenge-over = Время этого испытания истекло.
web-challenge-finished = { $count ->
    [0] Пока никто не закончил.
    [one] Пока { $count } попытка
    [few] Пока { $count } попытки
   *[many] Пока { $count } попыток
}
web-challenge-list = таблица
web-challenge-among-all = все
web-challenge-among-known = играли со мной
web-challenge-among-computer = компьютер
web-challenge-empty = Здесь пока никого нет.
web-challenge-playing = ещё играет
web-challenge-guest = гость
web-challenge-place = { $place ->
    [1] победа
   *[other] { $place }-е место
}
web-challenge-replay = повтор
web-challenge-replay-of = Повтор: { $name }
web-challenge-more = показать ещё
web-challenge-closed = Повторы откроются после вашей попытки.
web-challenge-before = раньше
web-challenge-after = позже
web-challenge-to-list = к таблице
