# Words of the page for learners

web-nav-learn = learn
web-learn-lead = Learn by playing: short chapters at the real table, each one to three minutes. Nothing can go wrong, and you can stop and come back anywhere.
web-learn-begin = begin
web-learn-resume = continue
web-learn-jump = I know worker placement
web-learn-rules = the rules in short
web-learn-done = { $count } of { $all } chapters done
web-learn-state-done = done
web-learn-state-begun = started
web-lesson-step = Step { $number } of { $count }
web-lesson-fold = Minimise the lesson
web-lesson-leave = Leave the lesson
web-lesson-continue = continue
web-lesson-next = next chapter
web-lesson-all = all chapters
web-lesson-task = your task
web-lesson-help = show me
web-lesson-again = start over
web-lesson-fresh = new position
    .text = The table has been set up anew: have a look first.
web-lesson-retry = try again
web-lesson-can = you can do this now
web-lesson-stars = { $count } of 3 stars
web-start-learnt = { $count ->
    [one] { $count } chapter done
   *[other] { $count } chapters done
} · ★ { $stars }
