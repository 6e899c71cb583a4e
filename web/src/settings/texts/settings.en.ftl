settings-lead = Changes apply at once and stay on this device.
settings-restore = Restore defaults
settings-restore-group = Restore defaults: { $group }
settings-restore-all = Restore all defaults
settings-restored = { $count ->
    [one] One setting is back to its default.
   *[other] { $count } settings are back to their defaults.
  }
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
