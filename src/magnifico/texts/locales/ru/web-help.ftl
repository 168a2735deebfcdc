# Справка по правилам и лист для печати.

web-help-search = поиск по правилам
web-help-nothing = Ничего не найдено. Попробуйте другое слово.
web-help-all = все правила
web-summary-open = одна страница для печати
web-summary-print = печать
web-summary-title = Правила на одной странице
web-nav-summary = правила на странице
