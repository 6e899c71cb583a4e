# The builder of embeds: choices, lines to paste, and the board as readers will have it

builder-title = Embed a board
builder-lead = Choose the board that your readers get. It runs in their browser; nothing is sent anywhere.

builder-kind = Embed as
builder-kind-element = Element
builder-kind-iframe = Frame

builder-source = Puzzle from
builder-source-board = Board
builder-source-text = Pasted
builder-source-level = Level
builder-source-technique = Technique
builder-text = Puzzle, in any form: 81 digits, rows, a link
builder-level = Level
builder-technique = Technique
builder-board-empty = There is no puzzle on the board yet.

builder-play = Playing
builder-controls = Controls around the board
builder-controls-all = All controls
builder-controls-none = None
builder-controls-some = Some
builder-control-pad = Digits
builder-control-modes = Notes and colours
builder-control-undo = Undo and redo
builder-control-erase = Erase
builder-control-notes = Fill notes
builder-control-hint = Hint
builder-control-check = Check
builder-control-solve = Solve
builder-control-new = New puzzle
builder-control-restart = Start over
builder-hints = Hints
builder-hints-off = None
builder-hints-where = Where to look
builder-hints-technique = Up to the technique
builder-hints-reason = Up to the reason
builder-hints-apply = All the way
builder-assist = Mark as wrong
builder-assist-off = Nothing
builder-assist-rules = Repeated digits
builder-assist-solution = Wrong entries
builder-marks = Small digits
builder-marks-notes = Own notes
builder-marks-candidates = Candidates
builder-timer = Show the time
builder-readonly = For looking at only
builder-kept = Keep the game in the reader’s browser

builder-look = Look
builder-theme = Theme
builder-lang = Language
builder-lang-auto = The reader’s
builder-own-hue = Choose a colour
builder-hue = Colour
builder-width = Width in pixels, { $least } to { $most }
builder-plain = With a picture for feeds and mail
builder-page = Your page’s address
builder-page-help = Needed only if your page wants to follow the game. Without it, the frame reports only its height.
builder-page-bad = Enter an address such as https://example.org.

builder-snippet = Paste this into your page
builder-copied = Copied.
builder-help-element = Best where you may use scripts: the board becomes part of your page, takes its fonts and colours, and fires events. This server has to send Access-Control-Allow-Origin for its folder embed. If your style-src forbids the style, put its lines into your style sheet.
builder-help-iframe = Best where your site allows only frames, or where the board should stay apart. The last line lets the frame grow with its content; without it, the height stays fixed.
# The link for readers who do not see the board itself
builder-link = Play this Sudoku
builder-help-plain = Feed readers, mail and browsers without JavaScript cannot show the board. They show its link and, as a table, its puzzle.
builder-preview = As your readers see it
builder-none = The board appears here as soon as there is a puzzle.
