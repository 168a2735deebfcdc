# Колоды, которые составляют игроки.

web-nav-decks = составить колоды
web-decks-text = Выберите карты, которыми играют за вашим столом: каждого типа и периода столько, сколько их в базовой игре. Для карт Пацци нужно дополнение; особые карты всегда берут наугад.
web-decks-base = только базовая игра
web-decks-random = взять наугад
web-decks-use = взять за новый стол
web-decks-complete = Колоды готовы.
web-decks-missing = { $stack }, период { $period }: { $count ->
    [one] нужна ещё { $count } карта
    [few] нужны ещё { $count } карты
    [many] нужно ещё { $count } карт
   *[other] нужно ещё { $count } карты
}
web-decks-extra = { $stack }, период { $period }: { $count ->
    [one] { $count } лишняя карта
    [few] { $count } лишние карты
    [many] { $count } лишних карт
   *[other] { $count } лишней карты
}
web-decks-name = название колод
web-decks-save = сохранить
web-decks-link = ссылка на эти колоды
web-decks-saved = сохранённые колоды
web-decks-delete = Удалить «{ $name }»
web-decks-stack = { $stack }, период { $period }
web-decks-count = { $count } из { $needed }
web-decks-own = свои колоды
web-new-decks = колоды
web-new-decks-all = из всех карт, наугад
web-new-decks-linked = те, что в ссылке
