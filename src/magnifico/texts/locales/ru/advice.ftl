# Советы: подсказки во время партии и разбор после неё. $points — число со знаком: +3,4

decimal-mark = ,

reason-points = победные очки сразу ({ $points })
reason-goods = остаётся больше ресурсов ({ $points })
    .here = это даст вам { FORM($goods, case: "accusative") } ({ $points })
reason-territories = растёт набор территорий ({ $points })
    .here = { $count ->
        [one] с { $count } территорией набор даст в конце { $after } вместо { $before } ({ $points })
       *[many] с { $count } территориями набор даст в конце { $after } вместо { $before } ({ $points })
    }
reason-characters = растёт набор персонажей ({ $points })
    .here = { $count ->
        [one] с { $count } персонажем набор даст в конце { $after } вместо { $before } ({ $points })
       *[many] с { $count } персонажами набор даст в конце { $after } вместо { $before } ({ $points })
    }
reason-ventures = проекты дадут очки в конце ({ $points })
reason-harvest = следующие сборы урожая дадут больше ({ $points })
reason-production = следующие производства дадут больше ({ $points })
reason-military = лучшее место по силе армии ({ $points })
    .here = сила армии станет { $has }, у сильнейшего соперника { $rival } ({ $points })
reason-church = лучшие отношения с Церковью ({ $points })
    .here = { $has ->
        [one] у вас будет { $has } очко веры, а этот отчёт требует { $needs } ({ $points })
        [few] у вас будет { $has } очка веры, а этот отчёт требует { $needs } ({ $points })
       *[many] у вас будет { $has } очков веры, а этот отчёт требует { $needs } ({ $points })
    }
reason-standing = постоянное свойство ({ $points })
reason-leaders = больше пользы от деятелей ({ $points })
reason-members = лучшие родственники остаются свободны ({ $points })
reason-order = более ранний ход в следующем раунде ({ $points })
reason-rivals = сильнейшему сопернику остаётся меньше ({ $points })
reason-and-rival = { $reason }; иначе ячейку, скорее всего, раньше займёт { $rival }
reason-least = здесь теряется меньше всего
reason-measured = { $points } очка по сравнению с обычным выбором, по итогам многих партий
    .even = не лучше и не хуже обычного выбора, по итогам многих партий
reason-auction = так закончится аукцион, если все ставят разумно
reason-only = других вариантов нет

hint-title = Лучшие ходы; число показывает, на сколько очков ход лучше обычного:
analysis-working = Разбор партии
analysis-chances = Шансы на победу
analysis-costliest = Самые дорогие ошибки: { $player }
analysis-none = { $player }: ни одно решение не стоило половины очка или больше.
analysis-decision = Раунд { $round }, после хода { $number }: потеря в очках — { $cost }
analysis-played = сыграно: { $move }
analysis-better = лучше: { $move } — { $reason }
