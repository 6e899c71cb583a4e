# English. The training, beside the messages of the pages that explain techniques.

train-lead = Short series at your own level. What went wrong comes back soon, what goes well waits longer and longer.
train-sections = Parts of the training
train-section-start = Train
train-section-path = Path
train-section-progress = Progress
train-level = Your level: { $rating } ± { $deviation }, after { $tasks ->
    [one] one task
   *[other] { $tasks } tasks
  }.
train-level-none = Your level shows after the first tasks.
train-due = { $count ->
    [one] One technique is due.
   *[other] { $count } techniques are due.
  }
train-newer = A newer version of Nonet keeps your training here. This one leaves it alone, so it counts only until you leave the page.
train-unkept = Your device has no room for the training, so it counts only until you leave the page.

## Series

train-series = Series
train-series-help = Eight tasks at your level. What is due comes first.
train-streak = Streak
train-streak-help = Until the first error.
train-storm = Storm
train-storm-help = Three minutes. The clock stands while you read a reason.
train-best = Best so far: { $count }
train-start = Start
train-kinds = Only one kind
train-kind-single = Find the single
train-kind-single-help = Enter the digit that the technique shows.
train-kind-elimination = Find the elimination
train-kind-elimination-help = Strike out the candidates that go.
train-kind-name = What is it called?
train-kind-name-help = Tell the technique by its drawing.
train-kind-finish = Finish with singles
train-kind-finish-help = Nine cells are open, and no digit may be wrong.

## Tasks

train-board = Position of the task
train-making = Getting the next task ready
train-failed = No task can be had. Please try again.
train-at = Task { $at } of { $of }
train-count-streak = { $count } right in a row
train-count-storm = { $count } right
train-left = { $time } left
train-end = End
train-ask-single = Find the single: { $name }
train-ask-single-help = Select a cell and enter its digit.
train-ask-elimination = Find the elimination: { $name }
train-ask-elimination-help = Press the small digits that go, or select cells and press the digits. Then check.
train-ask-name = What is it called?
train-ask-name-help = The struck candidates go for the reason that is drawn.
train-ask-finish = Finish with singles
train-ask-finish-help = Fill the last cells. The first wrong digit ends the task.
train-pad = Digits
train-strike = Strike out { $digit } in the selected cells
train-enter = Enter { $digit }
train-check = Check
train-show = Show me
train-next = Next
train-summary = Summary
train-struck = { $count ->
    [0] Nothing is struck out yet.
    [one] One candidate is struck out.
   *[other] { $count } candidates are struck out.
  }
train-checking = Checking
train-right = Right.
train-right-name = Right: it is called { $name }.
train-right-finish = Right: all cells are filled.
train-given-up = This is how it goes.
train-wrong-digit = Not right: { $cell } isn't { $digit }.
train-wrong-elimination = Not right: { $cell } is { $digit }, so that candidate stays.
train-wrong-name = Not right: it is called { $name }.
train-more = True, and { $left ->
    [one] one more candidate goes.
   *[other] { $left } more candidates go.
  }
train-more-finish = { $left ->
    [one] One more cell.
   *[other] { $left } more cells.
  }
train-other = True, but not this technique: { $candidate } follows by { $name }. Look for { $wanted }.
train-other-unknown = True, but this technique doesn’t show { $candidate } here. Look for { $wanted }.
train-other-none = True, but not this technique: no technique of a hint shows { $candidate } yet. Look for { $wanted }.
train-placed = { $cell } = { $digit }
train-gone = { $cell } ≠ { $digit }

## Summary

train-done-series = { $right } of { $done } right
train-done-streak = { $right } right in a row
train-done-storm = { $right } right in three minutes
train-new-best = That is your best so far.
train-change = Your level went from { $from } to { $to }.
train-change-same = Your level stays at { $to }.
train-none = Nothing was counted this time.
train-tasks = Tasks
train-task-right = right
train-task-wrong = not yet
train-again = Once more
train-whole = A puzzle with it
train-home = All series

## Path

train-path-lead = From the full house to the chain behind most others, easiest first.
train-next-up = Next: { $name }
train-why-due = It is due: repeated now, you keep it longest.
train-why-learning = You know it in part. A few more tasks, and it is yours.
train-why-new = It is the next one that you haven't trained, and rests on those before it.
train-path-done = You have mastered the whole path. What is due will be here again.
train-train = Train
train-train-one = Train { $name }
train-standing-due = due
train-standing-learning = learning
train-standing-mastered = mastered
train-standing-below = below your level
train-standing-new = new

## Progress

train-progress-lead = The dot is your level at a technique, the bar how sure it is. The line is the way there, the mark the technique's own tasks.
train-progress-none = After your first tasks, your level at each technique is here.
train-column-technique = Technique
train-column-level = Level
train-column-right = Right
train-column-due = Due
train-of = { $right } of { $tasks }
train-around = { $rating } ± { $deviation }
train-due-now = now
train-overall = All techniques
train-reset = Reset the training
train-reset-ask = Forget levels, due dates and best results? Only a backup could bring them back.
train-reset-yes = Forget everything
