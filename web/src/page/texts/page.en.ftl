# English. Every language file has the same messages with the same variables; a test holds them to that.

## The page

app-title = Nonet – Sudoku
view-title = { $name } – Nonet
app-skip = Skip to the board
app-new = New game

## Levels

level = Level
level-beginner-means = Each step fills the last empty cell of a row, column or box, or a digit's only place in a box.
level-easy-means = Some digits have only one place left in a row or column. Some cells have only one digit left.
level-medium-means = Singles are not enough. You need pairs, triples or locked candidates.
level-hard-means = You need patterns such as X-Wing, wings, kites, rectangles or quadruples.
level-expert-means = You need larger fish, colouring, loops of rectangles or short chains.
level-fiendish-means = You need long chains through cells, digits and almost locked sets.
level-extreme-means = You need the deepest patterns and forcing chains, which few people find unaided.
level-own-means = A puzzle of your own.
level-beginner-needs = one place left in a box
level-easy-needs = one place in a row, column or cell
level-medium-needs = pairs, triples, pointing
level-hard-needs = X-Wing, wings, rectangles
level-expert-needs = larger fish, short chains
level-fiendish-needs = long chains
level-extreme-needs = forcing nets
level-ratings = Difficulty { $low } to { $high }.
level-time = about { $low }–{ $high } min
level-time-one = about { $low } min
level-time-more = { $low } min or more
# $time is one of the three before it.
level-takes = Usually { $time }.
levels-title = About the levels
levels-help = A puzzle has the level of its hardest step. Difficulty follows Sudoku Explainer. Each level lists only what it adds.

about-title = About this puzzle
about-rating = Difficulty { $er } (Sudoku Explainer)
about-grading = Measuring its difficulty …
about-time = Takes people about { $minutes } min ({ $low } to { $high }).
about-time-own = Takes you about { $minutes } min ({ $low } to { $high }), as your finished games suggest.
about-time-rough = Few people were timed with puzzles as hard as this, so the time is rough.
about-favourite = Favourite
grade-unsolved = The techniques here don't solve it.
grade-path = Techniques you need, hardest first

daily = Daily: { $level }
daily-of = Daily puzzle of { $date }
daily-week = { $done } of the last { $of } daily puzzles solved
daily-here = You are playing this day's puzzle.

## Playing

pad = Digits
pad-left = { $digit }, { $left ->
    [0] all placed
   *[other] { $left } left
  }
pad-corner = Corner
pad-actions = Actions
pad-fill-short = Fill
pad-notes-title = Notes
pad-fill-help = Writes every digit that row, column and box allow as a corner note.
pad-clear-help = Removes all corner and centre notes. One undo brings them back.
pad-candidates-help = Nonet lists all candidates, and you strike them out.
pad-all = All nine
pad-all-help = Writes every digit into every empty cell, for you to cross out.
pad-one = Notes for one digit
pad-one-help = Writes it wherever row, column and box allow it. Your other notes stay.
pad-one-key = Notes for { $digit }
notes-one = { $count ->
    [0] { $digit } has no place left to note.
    [one] { $digit } noted in { $count } cell.
   *[other] { $digit } noted in { $count } cells.
  }
notes-all = { $count ->
    [one] All nine noted in { $count } cell.
   *[other] All nine noted in { $count } cells.
  }
pad-candidates = Candidates
pad-erase = Erase
pad-undo = Undo
pad-redo = Redo
pad-hint = Hint

tools = Tools
tools-search = Search tools and pages
tools-none = Nothing found. Try another word.
tools-keys = Ctrl+K, or /
tools-check = Check
tools-puzzle = Puzzle
new-today = Today
new-continue = Continue
new-continue-more = { $level }, and { $others ->
    [one] one more
   *[other] { $others } more
  } in the library
new-paste = Paste
new-picture = Photo or screenshot
new-type = Type in
new-make = Make
new-practise = Practise
new-collection = Collection
tool-make = Make a puzzle
tool-paste = Paste a puzzle
tool-picture = Read a picture
tool-solve = Solve
tool-singles = Fill all singles
tool-unique = Check uniqueness
tool-draw = Draw a reason
sketch-loading = Fetching the drawing tools …
tool-check = Check my entries
tool-empty = Empty board
tool-copy = Copy puzzle
tool-restart = Start over

## Messages of the page

status-label = Messages
idle-own = { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }
say-fold = Fold away
say-unfold = Unfold
page-moved = Nonet is calmer now. New games and tools are behind the two buttons below, or + and ••• on phones. Settings can hide the tools.
restarted = Started over.
generating = Making a puzzle …
solving = Solving …
counting = Counting solutions …
counting-found = Counting solutions … { $found } so far
thinking = Looking for the next step …
thinking-on = No easy step here. Looking further …
singles-filled = { $count ->
    [one] { $count } cell filled.
   *[other] { $count } cells filled.
  }
singles-none = No singles here: no cell has only one digit left, and no digit only one place.

setup-title = Your own puzzle
setup-help = Type the digits of a puzzle row by row, with 0 or space for a blank, then start playing. They become its givens.
setup-start = Start playing

loaded-unique = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }, exactly one solution.
loaded-multiple = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. It has several solutions, so logic alone can't solve it.
loaded-none = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. It has no solution. Compare it with the original.
loaded-clash = Puzzle loaded, but it has no solution: { $clash }
loaded-resumed = You have played this puzzle before. Carry on where you left off.
loaded-edit = Edit the puzzle
loaded-back = Back to the previous game
loaded-typed = It has no givens, so you can change every digit.

welcome = New to Sudoku? Learn it in a minute
solve-done = Nonet filled in the rest. Undo brings back your own entries.
solve-multiple = This puzzle has several solutions, so there is no single answer.
solve-show-one = Show one of them
solve-shown = { $more ->
    [yes] Solution { $at } of more than { $count }.
   *[no] Solution { $at } of { $count }.
  }
solve-next = Next solution
solve-none = This puzzle has no solution.
solve-none-conflict = This puzzle has no solution: { $clash }

unique-one = Exactly one solution.
unique-none = No solution.
unique-none-conflict = No solution: { $clash }
unique-many = { $count } solutions. A proper Sudoku has exactly one.
unique-limit = At least { $count } solutions. A proper Sudoku has exactly one.

check-right = { $count ->
    [0] You haven't entered anything yet.
    [one] Your entry is right.
   *[other] All { $count } entries are right.
  }
check-wrong = { $count ->
    [one] One entry is wrong. It is crossed out on the board.
   *[other] { $count } entries are wrong. They are crossed out on the board.
  }
check-erase = { $count ->
    [one] Erase it
   *[other] Erase them
  }
check-open = This puzzle has several solutions. Your entries fit at least one of them.
check-dead = This puzzle has several solutions, but your entries fit none of them.
check-no-solution = This puzzle has no solution, so entries can't be checked.
check-no-solution-conflict = This puzzle has no solution, so entries can't be checked: { $clash }

copy-done = Puzzle copied as 81 characters.
copy-failed = Your browser doesn't allow copying here. This is the puzzle:
copy-by-hand = Your browser doesn't allow copying here. Select the text and copy it by hand.

solved-title = Solved
solved-text = Every row, column and box is complete. Well played.

## Hints

hint-stage = Hint, { $stage } of 4
hint-next-2 = Which technique
hint-next-3 = Show why
hint-next-4 = Do it
hint-next-fill = Fill notes and strike out
hint-branches = Branches of the chain
hint-branches-all = All branches together
hint-branches-all-short = All
hint-branch = Branch { $number }: { $start }
hint-back = Back
hint-notation = Notation
hint-solved = The board is already solved.
hint-conflict = One thing first: { $clash }

## Puzzles on request

maker-search = Search the techniques
maker-found = { $count ->
    [one] { $count } technique found
   *[other] { $count } techniques found
  }
maker-count = How many
maker-copy = Copy
maker-list-making = { $done } of { $of } puzzles
maker-list-complete = { $done ->
    [one] { $done } puzzle is ready.
   *[other] { $done } puzzles are ready.
  }
maker-list-duplicates = { $done } of { $of } puzzles are ready. Hardly any others are left to find.
maker-list-attempts = { $done } of { $of } puzzles are ready. The search found no more.

symmetry-none = None
symmetry-rotate180 = Half turn
symmetry-rotate90 = Quarter turn
symmetry-horizontal = Top and bottom
symmetry-vertical = Left and right
symmetry-both = Top and bottom, left and right
symmetry-diagonal = Diagonal
symmetry-antidiagonal = Other diagonal
symmetry-full = All turns and reflections

fault-range-order = The range ends before it begins.
fault-too-few-clues = No puzzle with fewer than 17 givens has exactly one solution.
fault-too-many-clues = A puzzle has at most 81 givens, and a minimal or fair one at most 40.
fault-rating-range = Difficulty ranges from 1.0 to 12.0.
fault-time-range = Times range from 1 to 60 minutes.
fault-level-rating = No puzzle of this level has this difficulty.
fault-level-technique = This technique is harder than the level.
fault-singles-alone = You can't ask for a single on top of singles. Choose one of the other two ways.
fault-small-pattern = The pattern has fewer than 17 cells.
fault-empty-lines = { $kind ->
    [row] Row { $number } and another row of its three boxes
    [column] Column { $number } and another column of its three boxes
   *[box] Box { $number } and another
  } have no givens, so their digits could be swapped.
fault-pattern-clues = The pattern has a different number of cells than the givens you asked for.
fault-pattern-symmetry = Row { $row }, column { $column } is in the pattern, but its mirror image is not.
fault-givens-conflict = { $digit } appears twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }: again in row { $row }, column { $column }.
fault-givens-unsolvable = The digits on the board allow no solution.
fault-givens-pattern = The digit in row { $row }, column { $column } is outside the pattern.
fault-givens-clues = With their mirror images, the digits on the board make more givens than you asked for.
fault-fair-request = A fair puzzle can't also have a symmetry, pattern, digits or technique.

## When something fails

engine-stopped = The solver stopped unexpectedly and was restarted. Please try again.
engine-attempts = The search found no puzzle of this level this time. Please try again.
storage-full = Your browser's storage is full, so not all can be saved. You can keep playing, but don't close the page.
storage-blocked = Your browser doesn't let this page save anything. You can play, but closing the page loses the game.
storage-corrupt = A saved game could not be read. It was set aside, not deleted.
storage-left-out = Nonet can't use some stored details, and keeps what it can: { $details }.
storage-newer = A newer version of Nonet saved one of your games. It stays untouched until this page is updated.
storage-aside-back = { $count ->
    [one] Nonet can read a game again that was set aside. It is in the library.
   *[other] Nonet can read { $count } games again that were set aside. They are in the library.
  }
storage-forked = This game was changed in another tab. Here it continues as a separate copy.
fault = Something went wrong, so your last action may have had no effect. Your game is unchanged.

## Entry: the modes of the pad, and gamepads

pad-modes = Entry mode
pad-digit = Digit
pad-centre = Centre
pad-colour = Colour
pad-mode-title = { $name } (key { $key })
pad-colour-key = { $digit }, { $name }
pad-fill = Fill notes
pad-clear = Clear notes
gamepad-wheel = { $digit }: A enters it, B closes.

## History, checking and time

history = History
history-checkpoint = Set a checkpoint
history-mistake = Go back before the first mistake
history-and-checkpoints = History and checkpoints
checkpoints-none = No checkpoint yet. Set one before you try something.
history-replay = Replay

checkpoints = Checkpoints
checkpoint-name = { $number }{ $time ->
    [none] { "" }
   *[other] , at { $time }
  }
checkpoint-filled = { $filled } of 81
checkpoint-rename = Rename: { $name }
checkpoint-remove = Remove: { $name }
checkpoint-name-label = Name of the checkpoint
checkpoint-set = Checkpoint set: { $name }. The history takes you back to it.
checkpoint-back = Back at the checkpoint: { $name }. Undo returns you to where you were.
checkpoint-here = The board already matches this checkpoint: { $name }.
checkpoint-unreadable = This checkpoint can't be read, so the board stays as it is.

mistake-undo = Go back before it
mistake-entry = Step { $number } put { $digit } in { $cell }, which is wrong. The board is back before that step; redo restores what you did.
mistake-struck = Step { $number } left no { $digit } in { $cell }, where it belongs. The board is back before that step; redo restores what you did.
mistake-no = The board has no mistakes.
mistake-setup = You are still typing in the puzzle, so there are no mistakes to find yet.
unsure-multiple = This puzzle has several solutions, so no entry can be called wrong.
unsure-none = This puzzle has no solution, so no entry can be right.
mistakes-count = Mistakes: { $count } of { $of }

unchecked-multiple = Not checked: several solutions
unchecked-none = Not checked: no solution
loaded-unchecked = So Nonet can't check your entries against a solution.

over-title = Game over: three mistakes
over-text = Nothing is lost: look back, or play on.
over-go-on = Play on without counting

timer-time = Time
timer-pause = Pause
timer-resume = Resume
timer-paused = Paused

solved-next = Next puzzle
solved-mistakes = { $mistakes ->
    [0] no mistakes
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
  }
solved-first = Your first at this level: { $level }
solved-best = New best! Before: { $best }, average { $average }
solved-compared = Best { $best }, average { $average }
solved-streak = { $days ->
    [0] Solve today's puzzle to start a streak
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
share = Share
share-hints = { $hints ->
    [0] no hints
    [one] { $hints } hint
   *[other] { $hints } hints
  }
share-copied = Copied. Paste it anywhere.
result-open = Result card and week

challenge = Challenge
challenge-back = Reply
challenge-time = { $who ->
    [known] { $name }
   *[unknown] Somebody
  } took { $time }{ $hints ->
    [0] .
    [one] , with { $hints } hint.
   *[other] , with { $hints } hints.
  } Can you beat it?
challenge-begin = The clock starts when you do.
challenge-start = Start
challenge-won = You beat { $who ->
    [known] { $name }
   *[unknown] the challenge
  } by { $by }: { $yours } against { $theirs }.
challenge-lost = { $who ->
    [known] { $name } was
   *[unknown] The challenger was
  } quicker by { $by }: { $theirs } against your { $yours }.
challenge-even = You and { $who ->
    [known] { $name }
   *[unknown] the challenger
  } took the same time: { $yours }.
challenge-hints = Hints: { $yours } against { $theirs }.
challenge-shown = So there is no time to compare with the challenge.

solved-shown = Every row, column and box is complete. Nonet filled in the solution, so this game doesn't count in your statistics.
tool-install = Install

update-ready = A new version is ready. Restarting keeps your game.
update-restart = Restart now
update-unsaved = The new version has to wait: this device can't save your game now, and restarting would lose it.

## The library

library-section-statistics = Statistics
library-section-backup = Backup

backup-help = One file holds everything: games with their history, checkpoints and favourites, results, training and settings. Keep it, or take it to another device.
backup-open = Open a backup …

## Typing in a puzzle

setup-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
  }
setup-grade = { $level }, difficulty { $er }.
setup-limit = At least { $count } solutions.
setup-open = { $count ->
    [one] They differ in { $count } cell.
   *[other] They differ in { $count } cells.
  }
setup-open-marked = { $count ->
    [one] They differ in { $count } cell, which is marked: { $cells }.
   *[other] They differ in { $count } cells, which are marked: { $cells }.
  }
setup-open-cell = Open: { $digits } in different solutions.
setup-sure-cell = { $digits } in all solutions.
setup-options = Options
setup-options-title = Typing in a puzzle
setup-typingAdvances = Typing goes on to the next cell
setup-typingShows = Show what empty cells can be
setup-symmetry = Symmetry
setup-symmetry-help = Partners of a digit are tinted until you fill them. Erasing takes them too.
setup-not-now = Not while you type in a puzzle. Start playing first.
setup-complete = Add the fewest givens
setup-completing = Looking for the fewest givens to add …
setup-completed = { $count ->
    [one] { $count } given added: exactly one solution.
   *[other] { $count } givens added: exactly one solution.
  } { $least ->
    [yes] Fewer are not enough.
   *[no] Fewer may be enough; the search ran out of time.
  }
setup-minimise = Remove spare givens
setup-minimising = Looking for spare givens …
setup-minimised = { $count ->
    [0] Every given is needed.
    [one] { $count } given removed. All others are needed.
   *[other] { $count } givens removed. All others are needed.
  }

## When none of the techniques that are on helps

hint-limited = None of the techniques that are on helps here.
hint-with-all = Try all techniques

## From a hint to more

hint-more = Learn more
hint-path = The whole path
tool-path = Solve path
tool-steps = All steps now
tool-techniques = Techniques

## Printing and export

tool-print = Print
tool-export = Export
