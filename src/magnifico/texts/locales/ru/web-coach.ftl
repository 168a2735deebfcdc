# Наставник первой партии и игра, которую предлагает «Играть сейчас».

web-coach-name = наставник
web-coach-next = понятно
web-coach-away = играть без наставника
web-coach-leaving = Продолжить без меня?
web-coach-this-game = в этой партии
web-coach-for-good = насовсем
web-coach-stay = нет, останьтесь
web-coach-well = что удалось
web-coach-costly = Анализ ниже показывает два решения, которые обошлись дороже всего; каждое открывает позицию.
web-proposal-first = Первая партия: базовые правила, один соперник и наставник
web-proposal-basic = Базовые правила, один соперник
web-proposal-three = Базовые правила, два соперника
web-proposal-full = Три компьютерных соперника, без регистрации
web-proposal-whole = Я знаю игру: все правила, три соперника
