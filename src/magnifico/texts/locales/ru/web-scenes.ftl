# События партии, показанные сцена за сценой.

web-scene-skip = пропустить
web-scene-next = дальше
web-set-pace = темп показа чужих ходов
web-pace-step = по моему нажатию
web-pace-slow = медленный
web-pace-normal = обычный
web-pace-fast = быстрый
web-pace-fastest = очень быстрый
web-pace-none = без анимации
web-report-continue = продолжить
web-banner-period = период { $period }
web-vatican-spared = без анафемы
web-spoken-cost = Нужно потратить { FORM($goods, case: "accusative") }.
web-spoken-free = Ничего не стоит.
web-spoken-gain = Приносит { FORM($goods, case: "accusative") }.
web-scene-again = показать ещё раз, что было после моего хода
web-own-excommunications = ваши анафемы
web-set-volume = громкость
web-set-sound-try = послушать звуки
