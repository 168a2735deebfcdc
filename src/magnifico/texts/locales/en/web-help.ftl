# The rules help and the sheet to print.

web-help-search = search the rules, or ask a question
web-help-lesson = play this in a lesson
web-help-nothing = Nothing was found. Try another word.
web-help-all = all the rules
web-summary-open = one page to print
web-summary-print = print
web-summary-title = The rules on one page
web-nav-summary = one-page rules
web-summary-member = A space needs a minimum value. Your value is the die, bonuses and servants together; each servant adds 1.
web-help-sections = { $count ->
    [one] In full: the rules, section { $sections }
   *[other] In full: the rules, sections { $sections }
}
