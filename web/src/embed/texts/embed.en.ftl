# Faults of a frame's own address. $name: a parameter, $value: what it was set to, $wanted: a list, or one of embed-wanted-…
embed-unknown = This board’s address has the unknown parameter “{ $name }”.
embed-bad = This board’s address sets “{ $name }” to “{ $value }”. It takes { $wanted }.
embed-wanted-hue = a whole number from 0 to 359
embed-wanted-lang = the tag of a language, such as en or zh-CN
embed-wanted-origin = origins such as https://example.org, without a path, with commas between them
embed-wanted-length = a shorter text
embed-wanted-technique = the id of a technique, such as x-wing
embed-wanted-style = a name that begins with --nonet- and a plain CSS value, such as a colour
embed-wanted-state = the state of a board, as the board gave it
