# English. Every language file has the same messages with the same variables; a test holds them to that.

## The page

app-title = Nonet – Sudoku
view-title = { $name } – Nonet
app-skip = Skip to the board
app-new = New game
app-more = More
app-close = Close
app-dismiss = Dismiss
app-cancel = Cancel
app-retry = Try again

theme = Appearance
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
theme-sepia = Sepia
theme-contrast = High contrast
language = Language

## Levels

level = Level
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-fiendish = Fiendish
level-extreme = Extreme
level-own = Your puzzle
level-beginner-means = Every step is the last empty cell of a row, column or box, or a digit's only place in a box.
level-easy-means = Some digits have only one place in a row or column, some cells only one digit left.
level-medium-means = Singles alone are not enough: pairs, triples or locked candidates rule digits out.
level-hard-means = It takes patterns such as X-Wing, wings, kites, rectangles or quadruples.
level-expert-means = It takes larger fish, colours, loops of rectangles, or short chains.
level-fiendish-means = It takes long chains through cells, digits and almost locked sets.
level-extreme-means = It takes the deepest patterns and forcing chains: what people rarely find by themselves.
level-own-means = A puzzle that you brought yourself.
level-beginner-needs = one place left in a box
level-easy-needs = in a row, a column or a cell
level-medium-needs = pairs, triples, pointing
level-hard-needs = X-Wing, wings, rectangles
level-expert-needs = larger fish, short chains
level-fiendish-needs = long chains
level-extreme-needs = forcing nets
level-ratings = Rating { $low } to { $high }.
levels-title = About the levels
levels-help = A puzzle has the level of its hardest step. The rating is that of Sudoku Explainer; what is listed is what is new in a level.

about-title = About this puzzle
about-rating = { $er } by Sudoku Explainer
about-grading = Its difficulty is being found out …
about-favourite = Favourite
grade-unsolved = The techniques do not lead to the end.
grade-path = It takes, hardest first

daily = Daily: { $level }
daily-title = { $date }: { $level }
daily-of = Daily puzzle of { $date }
daily-week = { $done } of the last { $of } daily puzzles solved
daily-here = This is the puzzle of the day.

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
pad-fill-help = Every digit that row, column and box allow, as corner notes.
pad-clear-help = Takes all corner and centre notes away. One undo brings them back.
pad-candidates-help = Nonet keeps all candidates for you, and you strike them out.
pad-candidates = Candidates
pad-erase = Erase
pad-undo = Undo
pad-redo = Redo
pad-hint = Hint

tools = Tools
tools-search = Search tools and pages
tools-none = There is no such tool.
tools-keys = Ctrl+K, or /
tools-check = Check
tools-solve = Solve
tools-puzzle = Puzzle
new-today = Today
new-continue = Continue
new-continue-more = { $level }, and { $others ->
    [one] one more
   *[other] { $others } more
  } in the library
new-paste = Paste
new-type = Type in
new-make = Make
new-practise = Practise
new-collection = Collection
tool-make = Make a puzzle
tool-paste = Paste a puzzle
tool-solve = Solve
tool-unique = Check uniqueness
tool-check = Check my entries
tool-empty = Empty board
tool-copy = Copy puzzle
tool-restart = Start over

## What the page says

status-label = Messages
idle-own = { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }
say-fold = Fold away
say-unfold = Unfold
page-moved = Nonet is calmer now. New games and tools are behind the two buttons below; press + and ••• on phones. Settings can take the tools away.
restarted = Started over.
generating = Making a puzzle …
solving = Solving …
counting = Counting solutions …
counting-found = Counting solutions … { $found } so far
thinking = Looking for the next step …
thinking-on = No easy step here. Looking further …
cancelled = Cancelled.


setup-title = Your own puzzle
setup-help = Type the digits of a puzzle into the board, then start playing. They become its givens.
setup-start = Start playing

loaded-unique = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }, exactly one solution.
loaded-multiple = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. It has several solutions, so it can't be solved by logic alone.
loaded-none = Puzzle loaded: { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. It has no solution. Check it against where you copied it from.
loaded-clash = Puzzle loaded, but it has no solution: { $clash }
loaded-resumed = You have begun this puzzle before. It goes on where you left it.
loaded-edit = Edit the puzzle
loaded-back = Back to the game before
loaded-typed = It has no givens: its digits can be changed.

solve-done = The page filled in the rest. Undo takes you back to your own entries.
solve-already = The board is already solved.
solve-multiple = This puzzle has several solutions, so there is no single answer to show.
solve-show-one = Show one of them
solve-shown-one = This is one of several solutions.
solve-none = This puzzle has no solution.
solve-none-conflict = This puzzle has no solution: { $clash }

unique-one = Exactly one solution.
unique-none = No solution.
unique-none-conflict = No solution: { $clash }
unique-many = { $count } solutions. A proper Sudoku has exactly one.
unique-limit = At least { $count } solutions. A proper Sudoku has exactly one.

check-right = { $count ->
    [0] Nothing has been entered yet.
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
check-open = This puzzle has several solutions. Your entries agree with at least one of them.
check-dead = With these entries the puzzle can't be finished, though it has several solutions.
check-no-solution = This puzzle has no solution, so entries can't be checked.
check-no-solution-conflict = This puzzle has no solution, so entries can't be checked: { $clash }
clash = { $digit } stands twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }, at { $first } and { $second }.

copy-done = Copied: the puzzle as 81 characters.
copy-failed = The browser doesn't allow copying here. This is the puzzle:

solved-title = Solved
solved-text = Every row, column and box is complete. Well played.

## Hints

hint-stage = Hint, { $stage } of 4
hint-next-2 = Which technique
hint-next-3 = Show why
hint-next-4 = Do it
hint-branches = Branches of the chain
hint-branches-all = All branches together
hint-branches-all-short = All
hint-branch = Branch { $number }: { $start }
hint-back = Back
hint-notation = Notation
hint-solved = The board is solved. There is nothing left to hint at.
hint-conflict = One thing first: { $clash }
hint-restore = Bring it back
## Pasting

paste-label = Puzzle text
paste-play = Play it
paste-show = Show the place
paste-waiting = Paste or type a puzzle.
paste-good = { $givens ->
    [one] { $givens } given
   *[other] { $givens } givens
  }. { $outcome ->
    [unique] Exactly one solution.
    [multiple] Several solutions: it can be played, but not solved by logic alone.
    [none] No solution: it can be loaded, but not solved.
    [unknown] { "" }
   *[checking] Checking …
  }

## Puzzles on request

maker-title = Make a puzzle
maker-help = What you leave open may be anything.
maker-part-difficulty = How hard
maker-part-givens = Givens
maker-part-technique = Technique
maker-part-pattern = Pattern and seed
maker-part-list = Many puzzles
maker-any = Any
maker-level = Level
maker-er = Rating (Sudoku Explainer)
maker-clues = Number of givens
maker-from = From
maker-to = To
maker-symmetry = Symmetry
maker-minimal = Minimal: no given can go
maker-fair = Fair: no number of givens preferred
maker-givens = Keep the digits on the board as givens
maker-pattern = Draw which cells are given
maker-search = Search the techniques
maker-found = { $count ->
    [one] { $count } technique found
   *[other] { $count } techniques found
  }
maker-technique = Technique
maker-need = How it is needed
maker-seed = Seed
maker-seed-none = a new one each time
maker-count = How many
maker-format = Format
maker-format-text = Text, one a line
maker-format-json = JSON, with level and rating
maker-format-csv = CSV, with level and rating
maker-list = Make the list
maker-copy = Copy
maker-save = Save
maker-make = Make and play
maker-play-nearest = Play the nearest
maker-searching = { $seconds ->
    [0] Searching …
    [one] Searching … { $seconds } second
   *[other] Searching … { $seconds } seconds
  }
maker-grading = Finding out how hard it is …
maker-none = No such puzzle turned up in { $attempts } attempts.
maker-nearest = The nearest has { $givens } givens; not as asked: { $missed }.
maker-list-making = { $done } of { $of } puzzles
maker-list-complete = { $done ->
    [one] { $done } puzzle is ready.
   *[other] { $done } puzzles are ready.
  }
maker-list-duplicates = { $done } of { $of } puzzles are ready. There are hardly more that differ.
maker-list-attempts = { $done } of { $of } puzzles are ready. Then none turned up.
maker-list-copied = { $done ->
    [one] { $done } puzzle copied.
   *[other] { $done } puzzles copied.
  }
maker-list-uncopied = The browser doesn't allow copying here. Save the list instead.
maker-number-er = A rating is a number such as 4 or 7.1.
maker-number-clues = The number of givens is a whole number.
maker-count-range = The number of puzzles is a whole number from 1 to 100,000.
maker-order = The range ends before it begins.

need-alone = Nothing else but singles
need-enough = Enough, with singles
need-path = Somewhere on the path
need-next = As the very next step

missed-level = the level
missed-technique = the technique
missed-er = the rating
missed-clues = the number of givens
missed-minimal = that it is minimal
missed-pattern = the pattern

symmetry-none = None
symmetry-rotate180 = Half turn
symmetry-rotate90 = Quarter turn
symmetry-horizontal = Top and bottom
symmetry-vertical = Left and right
symmetry-both = Top and bottom, left and right
symmetry-diagonal = Diagonal
symmetry-antidiagonal = Other diagonal
symmetry-full = All turns and reflections

pattern-label = Cells that are given
pattern-cell = Row { $row }, column { $column }
pattern-count = { $count ->
    [one] { $count } cell. A puzzle needs 17 at least.
   *[other] { $count } cells. A puzzle needs 17 at least.
  }
pattern-clear = Clear

fault-range-order = The range ends before it begins.
fault-too-few-clues = No puzzle with fewer than 17 givens has one solution.
fault-too-many-clues = A puzzle has at most 81 givens, and a minimal or fair one at most 40.
fault-rating-range = Ratings go from 1.0 to 12.0.
fault-level-rating = No puzzle of this level has such a rating.
fault-level-technique = This technique is harder than the level.
fault-singles-alone = A single can't be needed beside singles. Choose one of the other two ways.
fault-small-pattern = The pattern has fewer than 17 cells.
fault-empty-lines = { $kind ->
    [row] Row { $number } and another row of its three boxes
    [column] Column { $number } and another column of its three boxes
   *[box] Box { $number } and another
  } have no given: their digits could be exchanged.
fault-pattern-clues = The pattern has another number of cells.
fault-pattern-symmetry = Row { $row }, column { $column } is in the pattern without its mirror image.
fault-givens-conflict = { $digit } stands twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }: again in row { $row }, column { $column }.
fault-givens-unsolvable = The digits on the board have no solution.
fault-givens-pattern = The digit in row { $row }, column { $column } is outside the pattern.
fault-givens-clues = With their mirror images, more digits are on the board than there are to be givens.
fault-fair-request = Only a puzzle without symmetry, pattern, digits or technique can be fair.

## When something fails

engine-failed = The solver could not be loaded. You can go on playing; new puzzles, hints and solving need it.
language-failed = That language could not be loaded.
view-failed = This page could not be loaded.
engine-stopped = The solver stopped unexpectedly and was restarted. Please try again.
engine-attempts = No puzzle of this level turned up this time. Please try again.
storage-full = Your browser's storage is full, so this game can't be saved. You can go on playing, but don't close the page.
storage-blocked = Your browser doesn't let this page save anything. You can play, but the game is lost when you close the page.
storage-corrupt = A saved game could not be read. It was set aside, not deleted.
storage-left-out = Some stored details meant nothing and were left out. Your games are as they were.
storage-newer = A newer version of Nonet made a saved game. It stays as it is until this page is updated.
storage-aside-back = { $count ->
    [one] A game that had been set aside can be read again. The library has it.
   *[other] { $count } games that had been set aside can be read again. The library has them.
  }
storage-forked = This game was changed in another tab. Here it goes on as a copy of its own.

## The page cannot be drawn

broken-title = Nonet can't show this page
broken-text = Nonet made a mistake while drawing this page. You can save a backup first, then choose how to go on.
broken-aside = Nonet has set your game aside. The library and every backup keep it, and you can take it up again.
broken-unstored = Your browser stores nothing for Nonet, so the game is in this page alone. Save a backup before you leave.
broken-safe = Your games are as they were.
broken-empty = Go on with an empty board
broken-afresh = Open this page afresh
broken-details = What went wrong
broken-saved = The backup is saved, with every game of this device.
broken-unsaved-file = Your browser could not save the file.
fault = Nonet made a mistake, so what you did last may have had no effect. Your game is as it was.

## Entry: the modes of the pad, and gamepads

pad-modes = What digits do
pad-digit = Digit
pad-centre = Centre
pad-colour = Colour
pad-mode-title = { $name } (key { $key })
pad-colour-key = { $digit }, { $name }
pad-fill = Fill notes
pad-clear = Clear notes
gamepad-wheel = { $digit }: A takes it, B closes.

## Header, settings, installing

nav = Pages
nav-library = Library
nav-learn = Learn
nav-lab = Lab
nav-docs = Documentation
nav-settings = Settings

## History, checking and time

history = History
history-checkpoint = Set a checkpoint
history-mistake = Before the first mistake
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
checkpoint-set = Checkpoint set: { $name }. You can return to it from the history.
checkpoint-back = Back at the checkpoint: { $name }. Undo takes you to where you were.
checkpoint-here = The board is already as at this checkpoint: { $name }.
checkpoint-unreadable = This checkpoint can't be read, so the board stays as it is.

mistake-undo = Undo to before it
mistake-entry = Your step { $number } put { $digit } in { $cell }, which is wrong. The board is as it was before; redo brings your steps back.
mistake-struck = Your step { $number } struck out { $digit } in { $cell }, where it is needed. The board is as it was before; redo brings your steps back.
mistake-no = There is no mistake on the board.
mistake-setup = You are still typing in the puzzle, so there is no mistake to find yet.
unsure-multiple = This puzzle has several solutions, so no entry can be called wrong.
unsure-none = This puzzle has no solution, so every way leads to a mistake.
mistakes-count = Mistakes: { $count } of { $of }

unchecked-multiple = Not checked: several solutions
unchecked-none = Not checked: no solution
loaded-unchecked = Your entries can't be checked by a solution here.

over-title = Game over: three mistakes
over-text = Nothing is lost: you can look back, and you can go on.
over-go-on = Go on without counting

timer-time = Time
timer-pause = Pause
timer-resume = Go on
timer-paused = Paused

solved-next = Next puzzle
solved-mistakes = { $mistakes ->
    [0] no mistakes
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
  }
solved-first = Your first time at this level: { $level }
solved-best = Your best! Before: { $best }, on average { $average }
solved-compared = Your best is { $best }, your average { $average }
solved-streak = { $days ->
    [0] Today's puzzle starts a streak
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
share = Share
share-hints = { $hints ->
    [0] no hints
    [one] { $hints } hint
   *[other] { $hints } hints
  }
share-copied = Copied. Paste it where you like.
solved-shown = Every row, column and box is complete. The page filled in the solution of this game, so it doesn't count in your statistics.

replay-position = Step
replay-step = { $place } of { $of }{ $time ->
    [none] { "" }
   *[other] , at { $time }
  }: { $what }
replay-start = the beginning
replay-digit = { $digit } in { $cell }
replay-erased = { $cell } erased
replay-marks = notes in { $cell }
replay-many = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }
replay-controls = Replay
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
nav-back = Back to the game
app-skip-view = Skip to the content
tool-install = Install

settings-lead = A change counts at once and stays on this device.
settings-restore = Restore defaults
settings-restore-group = Restore defaults: { $group }
settings-restore-all = Restore all defaults
settings-restored = { $count ->
    [one] One setting is as it was at first.
   *[other] { $count } settings are as they were at first.
  }
settings-undo = Undo
settings-appearance = Appearance
settings-language = Language
settings-entry = Entering digits
settings-board = On the board
settings-notes = Notes and candidates
settings-checking = Checking
settings-hints = Hints
settings-games = New games and time
settings-data = What is stored
settings-install = Installing
settings-take = Take it with you

setting-theme = Theme
setting-theme-help = Automatic follows your device: light or dark, and with more contrast where it asks for that.
setting-accent = Colour
setting-accent-help = Of your entries, the selected cell and the buttons. Texts stay easy to read with every hue.
setting-boardSize = Size of the board
setting-boardSize-help = Large may need scrolling; the smaller ones leave room around the board.
setting-toolsBeside = Tools beside the board
setting-toolsBeside-help = On wide screens, as a column; they are a press away otherwise.
setting-celebrate = A small wave over the solved board
setting-celebrate-help = Never where your device asks for less motion.
setting-language = Language
setting-language-help = Hints and the labels for screen readers follow it too.
setting-entry = What comes first
setting-entry-help = Choose a cell and then its digit, or a digit and then all cells for it.
setting-padSide = Side of the digits
setting-padSide-help = Where they stand beside the board, on screens wide enough for that.
setting-vibration = Vibrate at a press
setting-vibration-help = On devices that can.
setting-gamepad = Game controller
setting-gamepad-help = A connected controller moves over the board and enters digits.
setting-showPeers = Tint row, column and box
setting-showPeers-help = Of the selected cell.
setting-showSame = Tint equal digits
setting-showSame-help = All cells with the digit of the selected one.
setting-patterns = Patterns for colours
setting-patterns-help = Cell colours differ by a pattern too, for eyes that see some of them alike.
setting-coordinates = Numbers at the edge
setting-coordinates-help = Rows and columns are counted as hints name them: r3c5 is row 3, column 5.
setting-marks = Small digits in a new game
setting-marks-help = Write notes yourself, or begin with all candidates; those can be changed too.
setting-tidyNotes = Clear notes that a digit contradicts
setting-tidyNotes-help = In its row, column and box. One undo brings all of them back.
setting-checking = What is checked
setting-checking-help = Nothing, digits that stand twice in a row, column or box, or also those that are wrong by the solution.
setting-threeMistakes = Three mistakes end the game
setting-threeMistakes-help = Needs checking by the solution.
setting-withoutTechniques = Techniques of hints
setting-withoutTechniques-help = Hints and solution paths can do without techniques that you do not want to use.
setting-extraTechniques = Techniques on request
setting-extraTechniques-help = Hints and solution paths can also use techniques that take long or are nearly never needed.
setting-level = Level
setting-level-help = Of the next new game.
setting-timer = Clock
setting-timer-help = Hidden, it still counts for the statistics; off, it does not.

choice-boardSize-fit = As it fits
choice-boardSize-large = Large
choice-boardSize-medium = Medium
choice-boardSize-small = Small
choice-entry-cell = The cell
choice-entry-digit = The digit
choice-padSide-right = Right
choice-padSide-left = Left
choice-marks-notes = My own notes
choice-marks-candidates = All candidates
choice-checking-off = Nothing
choice-checking-conflicts = Repeated digits
choice-checking-solution = The solution
choice-timer-shown = Shown
choice-timer-hidden = Hidden
choice-timer-off = Off

hue = Hue
hue-degrees = { $degrees } degrees
hue-own = The theme’s own
hue-red = Red
hue-orange = Orange
hue-green = Green
hue-teal = Teal
hue-blue = Blue
hue-violet = Violet
hue-pink = Pink
language-browser = As the browser asks for
setting-techniques-choose = Choose techniques
setting-techniques-out = { $count ->
    [0] All usual techniques are used.
    [one] One technique is left out.
   *[other] { $count } techniques are left out.
  }
setting-techniques-extra = { $count ->
    [0] None is used.
    [one] One of them is used.
   *[other] { $count } of them are used.
  }

data-room = Room on this device
data-room-help = Games, settings and statistics are stored here and nowhere else.
data-used = Games and settings take { $games }.
data-used-all = Games and settings take { $games }; with the files for playing offline, { $all }.
data-keep = Keeping it
data-keep-help = A device that runs out of room may throw away what pages have stored.
data-may-go = The browser has not promised to keep it.
data-kept = The browser keeps it until you remove it yourself.
data-refused = The browser does not promise it now. It may once you have played more often, or have installed Nonet.
data-ask = Ask the browser to keep it

install-help = Installed, Nonet has a window and an icon of its own. It works without a network either way, after the first visit.
install-offered = Your browser can install it.
install-done = It is installed.
install-apple = On an iPhone or iPad: press Share in Safari, then “Add to Home Screen”.
install-other = If your browser can install pages, its menu has an entry for it.

take-help = All of Nonet in one file: keep it where you like and open it in a browser, without a network or an installation. It has its own games; a backup brings yours along.
take-licences = Licences of the parts by others
take-download = Download nonet.html ({ $size })
take-here = This is all of Nonet in one file. It needs no network, and you can copy it and hand it on.
take-here-games = Your games are not in the file but in this browser, which may not find them again when the file is moved or renamed: save a backup first.
take-here-licences = The licences of the parts by others are at the end of the file.

update-ready = A new version is ready. Restarting keeps your game.
update-restart = Restart now
update-replaced = Another tab has started a new version. Reload this one when it suits you; your game is kept.
update-reload = Reload
update-unsaved = The new version has to wait: your game can't be saved on this device now, and restarting would lose it.

## The library

library-sections = Sections
library-section-new = New
library-section-practise = Practise
library-section-daily = Daily
library-section-own = Your own
library-section-games = Games
library-section-statistics = Statistics
library-section-backup = Backup
library-undo = Undo

library-levels = By level
library-level-techniques = The techniques
library-play = Play
library-play-level = Play a puzzle of this level: { $level }
library-practice = Practise a technique
library-practice-help = Choose one, and a puzzle is made that needs it. For some techniques that takes a while, and for those marked “rarely found” it often ends without one.
library-way = What is made
library-way-whole = A whole puzzle: the technique, and else singles only, if there is such a one
library-way-step = A position in which the technique is the next step
library-rare = rarely found
library-practice-searching = Looking for a puzzle that needs this technique: { $technique } …
library-practice-none = No puzzle for this technique turned up: { $technique }. Another search may have more luck.
library-practice-alone = This puzzle takes the technique and else singles only. Fill in singles until they stop.
library-practice-enough = With this technique, singles solve this puzzle. Somewhere an easier one may help in its place.
library-practice-path = The way to the solution takes this technique.
library-practice-next = It is the next step here. The board begins where it is needed.

library-family-singles = Singles
library-family-intersections = Intersections
library-family-subsets = Subsets
library-family-fish = Fish
library-family-single-digit = Patterns of one digit
library-family-coloring = Coloring
library-family-uniqueness = Uniqueness
library-family-wings = Wings
library-family-chains = Chains and loops
library-family-als = Almost locked sets
library-family-exclusion = Aligned exclusion
library-family-exocets = Exocets
library-family-multi-sector = Multi-sector patterns
library-family-templates = Templates
library-family-impossible = Impossible patterns
library-family-forcing = Forcing chains and nets

daily-help = The puzzle of a day is the same for everybody. Days that are past can be played too.
daily-streak = { $current ->
    [0] Solve today's puzzle to start a run of days.
    [one] { $current } day in a row.
   *[other] { $current } days in a row.
  } { $longest ->
    [0] { "" }
    [one] The longest run is { $longest } day.
   *[other] The longest run is { $longest } days.
  }
daily-previous = Previous month
daily-next = Next month
daily-done = Solved
daily-begun = Begun
daily-day = { $date }: { $level }{ $state ->
    [done] , solved
    [begun] , begun
   *[other] { "" }
  }

library-own-help = Type the digits of a puzzle into an empty board. While you type, the board says how many solutions there are and where they differ, adds the fewest givens that leave one, or takes away those that are not needed.
library-own-go-on = Go on with the puzzle on the board
library-own-empty = Begin with an empty board
library-own-copy = Change the puzzle on the board

library-filter = Which games
library-filter-all = All
library-filter-unfinished = Unfinished
library-filter-solved = Solved
library-filter-favourites = Favourites
library-reading = Reading the games …
library-count = { $count ->
    [0] No games.
    [one] { $count } game, last played first.
   *[other] { $count } games, last played first.
  }
library-more = Show more ({ $rest } left)
library-open = Open: { $name }
library-favourite = Favourite: { $name }
library-rename = Rename: { $name }
library-rename-save = Save
library-title = Name of the game
library-copy = Copy as text: { $name }
library-remove = Remove: { $name }
library-removed = The game is removed.
library-changed = This game was changed in another tab, so it is still here.
library-unmarked = The browser could not save that.
library-copied = Copied: { $puzzle }
library-uncopied = The browser doesn't allow copying here. This is the puzzle: { $puzzle }
library-is-solved = Solved
library-is-setup = Being set up
library-progress = { $percent } % done
library-on-board = on the board
library-er = Rating { $er }

statistics-none = Nothing solved yet. What you solve is counted here, on this device only.
statistics-solved = Solved
statistics-current = Days in a row
statistics-longest = Longest run of days
statistics-by-level = By level
statistics-best = Best time
statistics-median = Median time
statistics-unaided = Without hints
statistics-no-time = not timed
statistics-days = The last { $days } days
statistics-as-table = As a table
statistics-day = Day
statistics-reset = Reset the statistics
statistics-ask = { $count ->
    [one] { $count } result will be taken away. The games stay.
   *[other] { $count } results will be taken away. The games stay.
  }
statistics-gone = The statistics are reset.

backup-help = One file holds everything: games with their history, checkpoints and favourites, results and settings. Keep it, or take it to another device.
backup-save = Save a backup
backup-open = Open a backup …
backup-made-unknown = an unknown day
backup-left-out = { $count ->
    [one] { $count } detail of the file means nothing and is left out.
   *[other] { $count } details of the file mean nothing and are left out.
  }
backup-aside = { $count ->
    [one] { $count } game can't be read by this version and is kept aside.
   *[other] { $count } games can't be read by this version and are kept aside.
  }
aside-title = Set aside
aside-help = Nonet can't read or show these games. They stay here as they are and are part of every backup.
aside-newer = Made by a newer version
aside-unread = { $of ->
    [game] A game set aside
   *[other] Something else set aside
  }
aside-text = Show what is stored
aside-take-up = Take it up again
aside-still = This version can't read that game. It stays here.
backup-saved = Backup made: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $results ->
    [one] { $results } result
   *[other] { $results } results
  } and the settings.
backup-content = Made on { $when }. In it: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $favourites ->
    [0] no favourites
    [one] { $favourites } of them a favourite
   *[other] { $favourites } of them favourites
  }; { $results ->
    [one] { $results } result
   *[other] { $results } results
  }; the settings.
backup-settings = Take over its settings too
backup-add = Add to what is here
backup-replace = Replace what is here …
backup-replace-yes = Replace everything
backup-ask = All games, results and settings of this device give way to those of the file.
backup-added = { $added ->
    [0] No new games.
    [one] { $added } new game.
   *[other] { $added } new games.
  } { $results ->
    [0] No new results.
    [one] { $results } new result.
   *[other] { $results } new results.
  }{ $same ->
    [0] { "" }
    [one] { " " }{ $same } game was here already.
   *[other] { " " }{ $same } games were here already.
  }
backup-copies = { $copies ->
    [one] { $copies } game was played on here and there, so both are kept, one of them as a copy.
   *[other] { $copies } games were played on here and there, so both are kept, one of them as a copy.
  }
backup-replaced = Everything is as in the backup: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $results ->
    [one] { $results } result
   *[other] { $results } results
  }.
backup-full = Nothing was taken over: the browser's storage has room for { $written } of { $of } entries only. Remove some games, then try again.
backup-blocked = Nothing was changed: your browser doesn't let this page save anything.
backup-bad-size = { $name } is larger than any backup. Nothing was changed.
backup-bad-json = { $name } can't be read: it is damaged or no JSON file. Nothing was changed.
backup-bad-foreign = { $name } is no backup of Nonet. Nothing was changed.
backup-bad-newer = { $name } was made by a newer version of Nonet. Update the page, then try again. Nothing was changed.
backup-bad-part = { $name } is damaged: its part “{ $part }” is missing or can't be read. Nothing was changed.

setup-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
  }
setup-counting = Counting solutions …
setup-none = No solution.
setup-conflict = No solution: { $clash }
setup-one = Exactly one solution.
setup-grade = { $level }, rating { $er }.
setup-many = { $count } solutions. A proper Sudoku has exactly one.
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
setup-complete = Add the fewest givens
setup-completing = Looking for the fewest givens to add …
setup-completed = { $count ->
    [one] { $count } given added: exactly one solution.
   *[other] { $count } givens added: exactly one solution.
  } { $least ->
    [yes] Fewer are not enough.
   *[no] Fewer may be enough; that was not settled in the time.
  }
setup-minimise = Take away what isn't needed
setup-minimising = Looking for givens that aren't needed …
setup-minimised = { $count ->
    [0] Every given is needed.
    [one] { $count } given taken away. Every other is needed.
   *[other] { $count } givens taken away. Every other is needed.
  }

## When none of the techniques that are on helps

hint-limited = None of the techniques that are switched on gets any further here.
hint-with-all = Look with all techniques

## From a hint to more

hint-more = More about it
hint-path = The whole path
hint-steps = All steps there are
tool-path = Solve path
tool-steps = All steps now
tool-techniques = Techniques

## Printing

tool-print = Print

## Export

tool-export = Export
export-failed = The export could not be loaded.

## Collections
library-collection = Many puzzles at once
