# English. Drawing a reason, and the referee; fetched when it is first wanted.

## The pad

sketch-tools = Marks and links
sketch-strong = Strong
sketch-weak = Weak
sketch-true = True
sketch-false = False
sketch-strike = Strike
sketch-tool-strong = Strong link: at least one end is true
sketch-tool-weak = Weak link: not both ends are true
sketch-tool-true = This digit goes here
sketch-tool-false = Not this digit, as part of the reason
sketch-tool-strike = This candidate goes
sketch-clear = Clear
sketch-why = Why?
sketch-close = Stop drawing

## What is drawn

sketch-begin-link = Choose a candidate where a link begins: a cell, then its digit.
sketch-begin-mark = Choose a candidate to mark: a cell, then its digit.
sketch-help = Several cells with one digit make a group. Mark what follows, then press Why?
sketch-from = From { $from }: choose where the link leads.
sketch-linked = { $kind ->
    [strong] Strong link
   *[weak] Weak link
  } from { $from } to { $to }. Go on, or choose { $to } again to end the chain.
sketch-unlinked = No link from { $from } to { $to } any more.
sketch-ended = The chain ends in { $from }.
sketch-marked = { $kind ->
    [true] Marked true: { $end }.
    [false] Marked false: { $end }.
   *[strike] To be struck out: { $end }.
  }
sketch-unmarked = No mark any more: { $end }.
sketch-erased = Erased what was drawn here.
sketch-cleared = Nothing is drawn any more. Undo brings it back.
sketch-not-there = { $digit } is no candidate here.
sketch-no-group = A group needs one row, column or box.

## The referee

judge-thinking = Judging …
judge-nothing = Mark a candidate first: one that is true, or one that goes.
judge-right = { $count ->
    [one] Right: { $techniques }
   *[other] Right, in { $count } steps: { $techniques }
  }
judge-holds = { $count ->
    [one] This holds: { $techniques }
   *[other] This holds, in { $count } steps: { $techniques }
  }
judge-other = Right, but not for that reason
judge-other-carries = All links hold, but they don’t lead to what you marked.
judge-untold = Cannot be told yet
judge-untold-why = No solution speaks against it, but no technique gets there from here.
judge-wrong = Wrong
judge-wrong-why = The solution has it otherwise.
judge-wrong-several = This puzzle has several solutions, and one has it otherwise.
judge-show-wrong = Show why it is wrong
judge-show-reason = Show a reason that holds
judge-do = Do it
judge-back = Back
judge-solution = In the solution, { $cell } is { $digit }.
judge-solutions = In one solution, { $cell } is { $digit }. In another, it is { $other }.
judge-one-solution = In one of the solutions, { $cell } is { $digit }.
judge-done = Done as you marked it.

## Links that fail

judge-link = The { $kind ->
    [strong] strong
   *[weak] weak
  } link from { $from } to { $to } doesn’t hold: { $because }
judge-because-places = { $digit } in { $house } also fits { $cells }.
judge-because-digits = { $cell } can also be { $digits }.
judge-because-house = they share no row, column or box.
judge-because-overlap = both ends have { $cells }.
judge-because-shared = nothing ties these digits and cells to each other.
