# English. Drawing a reason, and the referee; fetched when it is first wanted.

## The pad

draw-tools = Marks and links
draw-strong = Strong
draw-weak = Weak
draw-true = True
draw-false = False
draw-strike = Strike
draw-tool-strong = Strong link: at least one end is true
draw-tool-weak = Weak link: not both ends are true
draw-tool-true = This digit goes here
draw-tool-false = Not this digit, as part of the reason
draw-tool-strike = This candidate goes
draw-clear = Clear
draw-why = Why?
draw-close = Stop drawing

## What is drawn

draw-begin-link = Choose a candidate where a link begins: a cell, then its digit.
draw-begin-mark = Choose a candidate to mark: a cell, then its digit.
draw-help = Several cells with one digit make a group. Mark what follows, then press Why?
draw-from = From { $from }: choose where the link leads.
draw-linked = { $kind ->
    [strong] Strong link
   *[weak] Weak link
  } from { $from } to { $to }. Go on, or choose { $to } again to end the chain.
draw-unlinked = No link from { $from } to { $to } any more.
draw-ended = The chain ends in { $from }.
draw-marked = { $kind ->
    [true] Marked true: { $end }.
    [false] Marked false: { $end }.
   *[strike] To be struck out: { $end }.
  }
draw-unmarked = No mark any more: { $end }.
draw-erased = Erased what was drawn here.
draw-cleared = Nothing is drawn any more. Undo brings it back.
draw-not-there = { $digit } is no candidate here.
draw-no-group = A group needs one row, column or box.

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
