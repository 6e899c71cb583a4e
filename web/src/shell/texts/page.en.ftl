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
daily-title = { $date }: { $level }
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
tools-solve = Solve
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
draw-loading = Fetching the drawing tools …
draw-failed = Drawing could not be loaded.
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
cancelled = Cancelled.
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
solve-already = The board is already solved.
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
clash = { $digit } appears twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }, at { $first } and { $second }.

copy-done = Puzzle copied as 81 characters.
copy-failed = Your browser doesn't allow copying here. This is the puzzle:

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
cell-in-words = row { $row }{ $among ->
    [1] ,
    [2] ,
   *[other] { "" }
  } column { $column }
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
    [multiple] Several solutions: you can play it, but logic alone can't solve it.
    [none] No solution: you can load it, but not solve it.
    [unknown] { "" }
   *[checking] Checking …
  }

## Puzzles on request

maker-title = Make a puzzle
maker-help = All optional.
maker-part-difficulty = Difficulty
maker-part-givens = Givens
maker-part-technique = Technique
maker-part-pattern = Pattern and seed
maker-part-list = Many puzzles
maker-any = Any
maker-level = Level
maker-er = Difficulty (Sudoku Explainer)
maker-minutes = Minutes people need
maker-clues = Number of givens
maker-from = From
maker-to = To
maker-symmetry = Symmetry
maker-minimal = Minimal: every given is needed
maker-fair = Fair: favours no number of givens
maker-givens = Keep the digits on the board as givens
maker-pattern = Draw where the givens go
maker-search = Search the techniques
maker-found = { $count ->
    [one] { $count } technique found
   *[other] { $count } techniques found
  }
maker-technique = Technique
maker-technique-failed = The techniques could not be loaded.
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
maker-grading = Measuring its difficulty …
maker-none = The search found no such puzzle in { $attempts } attempts.
maker-near-known = Made near a known puzzle: { $name } ({ $source }).
maker-nearest = The nearest puzzle has { $givens } givens. It misses: { $missed }.
maker-list-making = { $done } of { $of } puzzles
maker-list-complete = { $done ->
    [one] { $done } puzzle is ready.
   *[other] { $done } puzzles are ready.
  }
maker-list-duplicates = { $done } of { $of } puzzles are ready. Hardly any others are left to find.
maker-list-attempts = { $done } of { $of } puzzles are ready. The search found no more.
maker-list-near-known = { $near ->
    [one] One was made near a known puzzle, which JSON and CSV name.
   *[other] { $near } were made near known puzzles, which JSON and CSV name.
  }
maker-list-copied = { $done ->
    [one] { $done } puzzle copied.
   *[other] { $done } puzzles copied.
  }
maker-list-uncopied = Your browser doesn't allow copying here. Save the list instead.
maker-number-er = Enter the difficulty as a number such as 4 or 7.1.
maker-number-minutes = Enter the minutes as a number such as 5 or 7.5.
maker-number-clues = Enter the number of givens as a whole number.
maker-count-range = Enter a whole number of puzzles from 1 to 100,000.
maker-order = The range ends before it begins.

need-alone = Only this technique and singles
need-enough = Enough together with singles
need-path = Somewhere on the path
need-next = As the very next step

missed-level = the level
missed-technique = the technique
missed-er = the difficulty
missed-clues = the number of givens
missed-minimal = being minimal
missed-pattern = the pattern
missed-minutes = the expected time

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
    [one] { $count } cell. A puzzle needs at least 17.
   *[other] { $count } cells. A puzzle needs at least 17.
  }
pattern-clear = Clear

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

engine-failed = The solver could not be loaded. You can keep playing, but new puzzles, hints and solving need it.
language-failed = That language could not be loaded.
view-failed = This page could not be loaded.
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

## The page cannot be drawn

broken-title = Nonet can't show this page
broken-text = Something went wrong while drawing this page. Save a backup if you like, then choose how to continue.
broken-aside = Nonet has set your game aside. The library and every backup keep it, and you can open it again.
broken-unstored = Your browser stores nothing for Nonet, so this page alone holds your game. Save a backup before you leave.
broken-safe = Your games are unchanged.
broken-empty = Continue with an empty board
broken-afresh = Start this page again
broken-details = What went wrong
broken-saved = Backup saved, with every game on this device.
broken-unsaved-file = Your browser could not save the file.
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

## Header, settings, installing

nav = Pages
nav-library = Library
nav-learn = Learn
nav-lab = Lab
nav-help = Help
nav-docs = Documentation
nav-settings = Settings

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
replay-drawn = a reason drawn
replay-controls = Replay
replay-first = To the start
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-speed = Speed
nav-back = Back to the game
app-skip-view = Skip to the content
tool-install = Install

settings-lead = Changes apply at once and stay on this device.
settings-restore = Restore defaults
settings-restore-group = Restore defaults: { $group }
settings-restore-all = Restore all defaults
settings-restored = { $count ->
    [one] One setting is back to its default.
   *[other] { $count } settings are back to their defaults.
  }
settings-undo = Undo
settings-appearance = Appearance
settings-entry = Playing
settings-board = On the board
settings-checking = Checking
settings-hints = Hints
settings-games = New games
settings-look = More of the look
settings-input = Input
settings-more = More settings
settings-data = Storage
settings-install = Install
settings-take = Take it with you

setting-theme = Theme
setting-accent = Colour
setting-boardSize = Board size
setting-boardSize-help = Large may need scrolling.
setting-toolsBeside = Tools beside the board on wide screens
setting-motion = Motion: digits, hints, sheets, a wave over the solved board
setting-language = Language
setting-entry = Choose first
setting-entry-help = Choose a cell and then its digit, or a digit and then every cell for it.
setting-padSide = Side of the digits on wide screens
setting-vibration = Vibrate at each press
setting-sound = Soft sounds for entries, full houses and the solved puzzle
setting-gamepad = Play with a game controller
setting-showPeers = Tint the row, column and box of the selected cell
setting-showSame = Tint equal digits
setting-patterns = Patterns in coloured cells
setting-patterns-help = They help if some colours look alike to you.
setting-padOrder = Top row of the digits
setting-showSeen = Grey where a digit can't go
setting-coordinates = Numbers at the edge
setting-marks = Small digits in a new game
setting-tidyNotes = Clear notes that a new digit rules out
setting-checking = Check for
setting-threeMistakes = Three mistakes end the game
setting-threeMistakes-help = First check for wrong entries.
setting-hintOrder = Hints look for techniques in the order of
setting-hintOrder-help = A puzzle's level stays the same.
setting-directHints = While no notes are shown, hints prefer steps that need none
setting-withoutTechniques = Techniques in hints
setting-extraTechniques = Techniques on request
setting-extraTechniques-help = They take long or are hardly ever needed.
setting-level = Level of new games
setting-timer = Clock
setting-ownTime = Fit expected times to your games
setting-ownTime-help = Games without hints show how quick you are; breaks and unusual games don't count. It all stays on this device.
own-time-known = In { $games } games you took { $percent } % of the average time.
own-time-unknown = This begins after { $count } timed games. Until then, you see the average times of people.
setting-timer-help = A hidden clock still counts in the statistics. A clock that is off does not.

choice-boardSize-fit = Fit the window
choice-boardSize-large = Large
choice-boardSize-medium = Medium
choice-boardSize-small = Small
choice-entry-cell = The cell
choice-entry-digit = The digit
choice-padSide-right = Right
choice-padSide-left = Left
choice-padOrder-123 = 1 2 3
choice-padOrder-789 = 7 8 9
choice-marks-notes = My own notes
choice-marks-candidates = All candidates
choice-checking-off = Nothing
choice-checking-conflicts = Repeated digits
choice-checking-solution = Wrong entries
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
language-browser = The browser’s language
setting-techniques-choose = Choose techniques
setting-techniques-out = { $count ->
    [0] Hints use all usual techniques.
    [one] Hints leave out one technique.
   *[other] Hints leave out { $count } techniques.
  }
setting-techniques-extra = { $count ->
    [0] Hints use none of them.
    [one] Hints use one of them.
   *[other] Hints use { $count } of them.
  }

data-room = Space on this device
data-room-help = Games, settings and statistics are stored here and nowhere else.
data-used = Games and settings use { $games }.
data-used-all = Games and settings use { $games }; with the files for playing offline, { $all }.
data-keep = Keep your games safe
data-keep-help = Browsers may delete stored games when a device runs out of space.
data-may-go = Your browser has not promised to keep them.
data-kept = Your browser keeps them until you remove them yourself.
data-refused = Your browser makes no promise yet. It may once you have played more often, or have installed Nonet.
data-ask = Ask the browser to keep them

install-help = Once installed, Nonet has its own window and icon. It works offline either way after your first visit.
install-offered = Your browser can install Nonet.
install-done = Nonet is installed.
install-apple = On an iPhone or iPad: press Share in Safari, then “Add to Home Screen”.
install-other = Look in your browser's menu: many browsers can install pages.

take-help = Take all of Nonet in one file. Open it in any browser, offline and without installing. The file has its own games; a backup brings yours along.
take-licences = Third-party licences
take-download = Download nonet.html ({ $size })
take-here = This file is all of Nonet. It needs no network. Copy it and pass it on as you like.
take-here-games = Your browser stores your games, not this file. Save a backup before you move or rename it: the browser may lose them.
take-here-licences = The third-party licences are at the end of the file.

update-ready = A new version is ready. Restarting keeps your game.
update-restart = Restart now
update-replaced = A new version is here, and this tab is still the old one. Reload it when you like: your game is kept.
update-reload = Reload
update-unsaved = The new version has to wait: this device can't save your game now, and restarting would lose it.

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
library-practice-help = Choose a technique, and Nonet makes a puzzle that needs it, with singles alone if possible. The search often fails for those marked “rarely found”.
library-practice-train = Or train it step by step.
library-rare = rarely found
library-practice-searching = Looking for a puzzle that needs this technique: { $technique } …
library-practice-none = Found no puzzle for this technique: { $technique }. Search again; you may have more luck.
library-practice-alone = This puzzle needs only this technique and singles. Fill in singles until you get stuck.
library-practice-enough = This technique and singles solve the puzzle. In places, an easier technique may do instead.
library-practice-path = You need this technique on the way to the solution.
library-practice-next = The board starts where you need this technique next.

library-family-singles = Singles
library-family-intersections = Intersections
library-family-subsets = Subsets
library-family-fish = Fish
library-family-single-digit = Single-digit patterns
library-family-coloring = Colouring
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

daily-help = Everybody gets the same puzzle each day. You can play past days, too.
daily-streak = { $current ->
    [0] Solve today's puzzle to start a streak.
    [one] { $current } day in a row.
   *[other] { $current } days in a row.
  } { $longest ->
    [0] { "" }
    [one] Your longest streak: { $longest } day.
   *[other] Your longest streak: { $longest } days.
  }
daily-previous = Previous month
daily-next = Next month
daily-done = Solved
daily-begun = Started
daily-day = { $date }: { $level }{ $state ->
    [done] , solved
    [begun] , started
   *[other] { "" }
  }

library-own-help = Type a puzzle's digits. As you type, the board counts the solutions and shows where they differ. It can add the fewest givens that leave one, or remove spare ones.
library-own-go-on = Continue with the puzzle on the board
library-own-empty = Start with an empty board
library-own-copy = Change the puzzle on the board

library-filter = Games to show
library-filter-all = All
library-filter-unfinished = Unfinished
library-filter-solved = Solved
library-filter-favourites = Favourites
library-reading = Reading the games …
library-count = { $count ->
    [0] No games here.
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
library-removed = Game removed.
library-changed = This game was changed in another tab, so it is still here.
library-unmarked = Your browser could not save that.
library-copied = Copied: { $puzzle }
library-uncopied = Your browser doesn't allow copying here. This is the puzzle: { $puzzle }
library-is-solved = Solved
library-is-setup = Being set up
library-progress = { $percent } % done
library-on-board = on the board
library-er = Difficulty { $er }

statistics-none = Solve a puzzle to start your statistics. They stay on this device.
statistics-solved = Solved
statistics-current = Current streak
statistics-longest = Longest streak
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
    [one] This removes { $count } result. Your games stay.
   *[other] This removes { $count } results. Your games stay.
  }
statistics-gone = Statistics reset.

backup-help = One file holds everything: games with their history, checkpoints and favourites, results, training and settings. Keep it, or take it to another device.
backup-save = Save a backup
backup-open = Open a backup …
backup-made-unknown = an unknown day
backup-left-out = { $count ->
    [one] Nonet can't use { $count } detail of the file.
   *[other] Nonet can't use { $count } details of the file.
  }
backup-aside = { $count ->
    [one] This version can't read { $count } record and keeps it as it is.
   *[other] This version can't read { $count } records and keeps them as they are.
  }
backup-others = { $count ->
    [one] A newer version made { $count } part. Nonet keeps it as it is.
   *[other] A newer version made { $count } parts. Nonet keeps them as they are.
  }
backup-which = Show which
aside-title = Set aside
aside-help = Nonet can't read or show these records. They stay here unchanged, and in every backup.
aside-newer = Made by a newer version
aside-unread = { $of ->
    [game] A game set aside
   *[other] Something else set aside
  }
aside-text = Show what is stored
aside-take-up = Open it again
aside-still = This version can't read that game. It stays here.
backup-saved = Backup made: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $results ->
    [one] { $results } result
   *[other] { $results } results
  } and the settings.
backup-content = Made on { $when }. It holds { $games ->
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
backup-training = Your training of { $tasks ->
    [one] one task
   *[other] { $tasks } tasks
  } is in it, too.
backup-settings = Use its settings, too
backup-add = Add to what is here
backup-replace = Replace what is here …
backup-replace-yes = Replace everything
backup-ask = This replaces all games, results and settings on this device with those in the file.
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
    [one] { $copies } game was played on here and there. Nonet keeps both, one as a copy.
   *[other] { $copies } games were played on here and there. Nonet keeps both, one as a copy.
  }
backup-replaced = Everything now matches the backup: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $results ->
    [one] { $results } result
   *[other] { $results } results
  }.
backup-too-large = { $count ->
    [one] Your browser has no room for one large record, which is in the file alone: { $names }.
   *[other] Your browser has no room for { $count } large records, which are in the file alone: { $names }.
  }
backup-full = Nothing was changed: your browser has room for only { $written } of { $of } entries. Remove some games, then try again.
backup-blocked = Nothing was changed: your browser doesn't let this page save anything.
backup-bad-size = { $name } is larger than any backup. Nothing was changed.
backup-bad-json = { $name } can't be read: it is damaged or not a JSON file. Nothing was changed.
backup-bad-foreign = { $name } is not a backup of Nonet. Nothing was changed.
backup-bad-newer = { $name } comes from a newer version of Nonet. Update the page, then try again. Nothing was changed.

setup-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
  }
setup-counting = Counting solutions …
setup-none = No solution.
setup-conflict = No solution: { $clash }
setup-one = Exactly one solution.
setup-grade = { $level }, difficulty { $er }.
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
hint-steps = All steps now
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
