# What the table server says about plans.

problem-plan-turn = It’s your turn now, so there is nothing to plan ahead.
plan-forgotten = Moves were undone, so your plan no longer fits and was put aside.
