# Справка по правилам и лист для печати.

web-help-search = поиск по правилам или вопрос
web-help-lesson = попробовать на уроке
web-help-nothing = Ничего не найдено. Попробуйте другое слово.
web-help-all = все правила
web-summary-open = одна страница для печати
web-summary-print = печать
web-summary-title = Правила на одной странице
web-nav-summary = правила на листе
web-summary-member = У каждой ячейки есть минимальное влияние. Ваше влияние — кубик, бонусы и слуги вместе; каждый слуга добавляет 1.
web-help-sections = { $count ->
    [one] Полностью: правила, раздел { $sections }
   *[other] Полностью: правила, разделы { $sections }
}
