# English. Every language file has the same messages with the same variables; a test holds them to that.

## The page

app-skip-view = Skip to the content
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

level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-fiendish = Fiendish
level-extreme = Extreme
level-own = Your puzzle

## Messages of the page

cancelled = Cancelled.
clash = { $digit } appears twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }, at { $first } and { $second }.

## Hints

cell-in-words = row { $row }{ $among ->
    [1] ,
    [2] ,
   *[other] { "" }
  } column { $column }

## Pasting

paste-label = Puzzle text
paste-show = Show the place
paste-waiting = Paste or type a puzzle.

## When something fails

engine-failed = The solver could not be loaded. You can keep playing, but new puzzles, hints and solving need it.
language-failed = That language could not be loaded.
view-failed = This part of the page could not be loaded.

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

## Header, settings, installing

nav = Pages
nav-library = Library
nav-learn = Learn
nav-lab = Lab
nav-help = Help
nav-docs = Documentation
nav-settings = Settings
nav-back = Back to the game
update-replaced = A new version is here, and this tab is still the old one. Reload it when you like: your game is kept.
update-reload = Reload
backup-save = Save a backup
