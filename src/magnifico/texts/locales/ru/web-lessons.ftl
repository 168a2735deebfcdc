# Слова страницы для тех, кто учится играть

web-nav-learn = как играть
web-learn-lead = Учитесь в игре: короткие главы за настоящим столом, от одной до трёх минут каждая. Ничего испортить нельзя, а прерваться и вернуться можно в любой момент.
web-learn-begin = начать
web-learn-resume = продолжить
web-learn-jump = мне знакомо размещение рабочих
web-learn-rules = правила вкратце
web-learn-done = Пройдено глав: { $count } из { $all }
web-learn-state-done = пройдена
web-learn-state-begun = начата
web-lesson-step = Шаг { $number } из { $count }
web-lesson-fold = Свернуть урок
web-lesson-leave = Выйти из урока
web-lesson-continue = дальше
web-lesson-next = следующая глава
web-lesson-all = все главы
web-lesson-task = ваше задание
web-lesson-help = показать
web-lesson-again = сначала
web-lesson-fresh = новая позиция
    .text = Стол расставлен заново: сначала осмотритесь.
web-lesson-retry = ещё раз
web-lesson-can = теперь вы умеете
web-lesson-stars = звёзд: { $count } из 3
web-start-learnt = { $count ->
    [one] пройдена { $count } глава
    [few] пройдены { $count } главы
   *[other] пройдено { $count } глав
} · ★ { $stars }
