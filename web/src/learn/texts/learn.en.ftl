# English. The pages that explain techniques, beside the messages of the player and of hints.

learn-title = Nonet – Learn
learn-name = Learn Sudoku techniques
learn-lead = Learn every technique that the hints use, from full houses to forcing nets: what it is, how to see it, and an example made on your device.
learn-first = New to Sudoku? Learn the rules in a minute.
learn-skip = Skip to the content
learn-search = Search techniques
learn-search-none = No technique has that in its name.
learn-found = { $count ->
    [one] One technique
   *[other] { $count } techniques
  }
learn-families = Families of techniques
learn-techniques = Techniques of this family
learn-what = What it is
learn-how = How to see it
learn-example = Example
learn-show-example = Show an example
learn-another = Another example
learn-practise = Practise
learn-previous = Previous family: { $name }
learn-next = Next family: { $name }
learn-making = Making an example
learn-made = Your device made this position just now.
learn-known = This is a known position in a new guise. Such positions are too rare to make while you wait.
learn-failed = No example turned up this time. Please try again.
learn-board = Position of the example
learn-stages = The example step by step
learn-stage-1 = Where to look
learn-stage-2 = Which technique
learn-stage-3 = Why
learn-stage-4 = The result
learn-look = Look at { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }. Can you see the step before you go on?
learn-result = This is the position after the step.
learn-next-stage = Go on
learn-from-front = Start over
learn-rating-from = Difficulty from { $er }
learn-request = Hints look for it only on request

## The families of techniques

about-singles = A single fills a cell: either only one digit is left for the cell, or only one cell is left for a digit. Every Sudoku ends with singles, and easy ones need nothing else.
about-intersections = A row or column and a box have three cells in common. A digit confined to these three in one of the two houses is used up in the other.
about-subsets = As many cells as digits, all in one house: the digits share out the cells, and neither lets anything else in. A naked subset is seen in the cells, a hidden one in the digits.
about-fish = A fish looks at one digit only. It takes some lines whose places for the digit all lie in as many crossing lines. That uses up the crossing lines.
about-single-digit = These look at one digit only, too: two houses that have two places each for it, tied together so that one of two far ends must be right.
about-coloring = Where a house has two places for a digit, one is right and the other is not. Two colours carry that on through the grid. Contradictions between them show which is wrong.
about-uniqueness = A proper puzzle has one solution. Patterns whose digits could be swapped would give it two, so something must prevent them. These techniques hold only for puzzles with one solution.
about-wings = A few cells, each with hardly more candidates than it needs. Whichever digit the middle one takes, one of the others has a certain digit.
about-chains = If this is not so, then that is, and so that is not, and so on. A chain of such links ties two candidates together that may be far apart.
about-als = An almost locked set is a group of cells of one house with one digit more than cells. Take one digit away from it, and all the others are settled in it. That makes it a strong link of many cells.
about-exclusion = Try all combinations of two or three cells. Those that take the last candidate from another cell are impossible, and so may be every one that has a certain digit.
about-exocets = Two cells of a box decide which two digits stand in two target cells of other boxes. Exocets are rare, but they open some of the hardest puzzles.
about-multi-sector = Count how often digits can stand in an area of several rows, columns or boxes. If there is only just room for all of them, every place is needed.
about-templates = A digit's nine places can be arranged in a limited number of ways. Cells in all ways are right, those in none are wrong. A computer does that faster than a person.
about-impossible = Some patterns of candidates can't be filled at all. Where such a pattern is nearly there, one of the candidates beside it has to be right.
about-forcing = Suppose something, and follow what it forces. If all possibilities lead to the same result, it is right; if one leads to a contradiction, that one is wrong. Hints turn to this when nothing else helps.

## How to see a technique; one message for techniques that are one idea

see-full-house = Look for rows, columns and boxes with eight digits. Go through 1 to 9 and fill in the one that is missing. Each digit that you place may make the next full house.
see-hidden-single-box = Choose a digit and look at a box that lacks it. Every such digit in the rows and columns through the box crosses out three of its cells. If one empty cell is left, the digit goes there.
see-hidden-single-line = Choose a row or column with few empty cells and a digit that it lacks. Cross out the empty cells that see this digit in their box or in the crossing line. If one is left, that is its place.
see-naked-single = Look at cells whose row, column and box are well filled. Go through 1 to 9 and ask of each digit whether the cell sees it. If it sees eight digits, the ninth goes in.
see-direct-locked = Choose a digit and a box. If all the cells that it can still take lie in one row or column, the digit isn't elsewhere in that line. Look at the two other boxes on the line: perhaps just one cell is left for the digit. The other way round, a line may have the digit only in one box. Then look at the two other lines through that box. You need no notes for it.
see-direct-hidden = Look for two digits that the same rows and columns keep out of a house, all but the same two cells. They fill these two, and every other digit has the rest. Perhaps one of the others has just one cell left. The same goes for three digits. You need no notes for it.
see-locked-candidates = Look at a box: do all places of a digit lie in one row or one column? Then strike it out in the rest of that line. The other way round, if a line has a digit only within one box, strike it out in the rest of the box.
see-locked-subset = Look at the three cells that a box and a line have in common. Perhaps two of them hold the same two candidates, or all three only three. Strike these digits out in the rest of the box and of the line.
see-almost-locked-candidates = Find a cell with two candidates, and a box that its row or column crosses. Outside of the crossing, the box may have these two digits in just one cell. Then that cell has one of them, and the crossing has the other. Box and line can change places. For three digits, look for two cells each.
see-naked-subset = Look for cells of one house with few candidates. Two cells with the same two, three with three between them, or four with four make the subset. Not every cell needs all of the digits. Strike these out in the rest of the house.
see-hidden-subset = Ask of each digit of a house where it can go. Two digits with the same two places, or three with three, leave no room for anything else there. It often shows as cells full of candidates of which a few turn up nowhere else.
see-firework-triple = Take a cell where a row and a column cross. Outside of that cell's box, look for digits with at most one place in the row and one in the column. If three digits share the same two cells, these three cells hold nothing else.
see-firework-quad = Look for four cells at the corners of a rectangle across four boxes. Each of four digits must be confined to such a corner and its two neighbours in the lines through it. Then the corners hold these four digits alone.
see-firework-w-wing = Look for a cell with two candidates, and elsewhere for a row and a column that cross. Outside of the crossing's box, both digits must have at most one place in each of the two lines. The cell with two candidates must see both of these.
see-fish = Choose a digit and look for rows in which it has few places. Two rows with places in the same two columns are an X-Wing, three with three columns a Swordfish, four with four a Jellyfish. The same works with columns; larger fish have a smaller one in the other direction.
see-finned-fish = Look for a fish that is nearly there: one of its lines has an extra place or two, all in one box. In that box, strike the digit out of the cells that the fish would clear anyway, if they see all fins.
see-sashimi-fish = Look for a fish with one corner missing and a fin in the same box instead. Imagine the corner filled in, and proceed as with a finned fish: clear the cells of the cover lines that see all fins.
see-complex-fish = After rows and columns, try boxes. Take houses of any kind that share no place of the digit. If as many other houses hold all their places for it, clear the rest of those.
see-finned-complex-fish = Look for houses, boxes among them, whose places for a digit fit into as many other houses but for a few. These few are the fins. Strike out a candidate in the covers that sees all fins.
see-siamese-fish = When you have found a finned fish, look at it again with another choice of cover lines. If that gives fins of its own, both fish are right. Strike out whatever either of them removes.
see-kraken-fish = Take a finned fish whose fins see nothing of use. Follow a chain from each fin. If all of them rule out the same candidate, and the fish without its fins does so too, strike it out.
see-skyscraper = Choose a digit and look for two rows with just two places each. If two of the four places share a column, the other two are the roofs of the skyscraper. Strike the digit out in every cell that sees both roofs. The same works with columns.
see-two-string-kite = Choose a digit and look for a row and a column with two places each, one of each in the same box. Lines through the two far ends cross in a cell: strike the digit out there.
see-turbot-fish = Choose a digit and look for two houses with two places each, of which one place of each sees the other. One of the two remaining ends is right, so strike the digit out in every cell that sees both. Skyscraper and kite are its simplest forms.
see-empty-rectangle = Look for a box in which a digit fills only one row and one column, like a cross or an L. Then look outside for a line with two places, one of which meets the cross. Where the far place and the other arm of the cross meet, strike the digit out.
see-colors-trap = Choose a digit that has only two places in several houses. Colour one place blue, its partner green, the next blue again, and so on. A place that sees both colours is wrong.
see-colors-wrap = Colour a digit's pairs of places in turn blue and green. When two cells of the same colour turn out to share a house, that whole colour is wrong and the other one right.
see-multi-colors-1 = When one digit gives two separate networks of colours, look where they meet. If blue sees a cell of the second network's red, not both are right. So strike the digit out in cells that see both green and the opposite of red.
see-multi-colors-2 = When one digit gives two separate networks of colours, look for a colour that sees both colours of the other network. One of these is right, so the colour that sees them is wrong.
see-x-colors = Colour both ends of a strong link. Strike out the places that a colour sees. Wherever only one place is then left in a house, give it that colour too. Go on until the colours meet.
see-medusa = Start at a cell with two candidates and colour them differently. Go on through pairs of places of a digit and through other cells with two candidates. Look for a cell or house with the same colour twice, or for a candidate that sees both colours.
see-deadly-1 = Look for the same two candidates in cells that form a rectangle over two boxes, or a larger loop or block of the kind. If all corners but one have nothing else, the last must be something else.
see-deadly-2 = Look for such a rectangle, loop or block in which the only extra candidate is one and the same digit, in two or more cells. Every cell that sees all of those loses the digit.
see-deadly-3 = Look for such a rectangle, loop or block with extra candidates in two cells of one house. Treat the two as one cell that holds the extra digits, and look for a naked subset with other cells of the house.
see-deadly-4 = Look for such a rectangle, loop or block with extra candidates in two cells of one house. If one of the pattern's digits has no other place in that house, strike out the other one in both cells.
see-unique-rectangle-6 = Look for a rectangle of two digits whose extra candidates stand in opposite corners. If one of the digits forms an X-Wing with these four cells, strike it out in the corners with the extra candidates.
see-hidden-rectangle = Look for a rectangle of two digits, with one corner that has only these two. In the lines through the opposite corner, has one of the digits just its two places in the rectangle? Then strike the other digit out in that opposite corner.
see-unique-rectangle-strong-link = Look for a rectangle of two digits and for houses in which one of them has only two places, both in the rectangle. Try a digit in a corner and follow these links: if the pattern comes out, that digit is wrong there.
see-unique-rectangle-als = Look for a rectangle with two extra digits. Treat their cells as one cell with just these two candidates. Find an almost locked set that has both digits, too, and is tied to it by one of them. Strike the other digit out in cells that see all of its places.
see-avoidable-1 = Look at digits that you have placed, not at givens. Where three corners of a rectangle over two boxes hold two digits crosswise, the fourth can't complete the swap.
see-avoidable-2 = Look at digits that you have placed, not at givens. Two corners hold two digits, and the other two could complete the swap but for one extra digit. That digit stands in one of them.
see-bug-plus-1 = Towards the end, count candidates. If all empty cells have two, and one has three, that cell takes the digit that stands three times in its row, column and box.
see-bug-2 = Towards the end, when nearly all cells have two candidates, look at the others. If the extra digit is the same in all of them, strike it out in every cell that sees them all.
see-bug-3 = Towards the end, only two cells of one house may have more than two candidates. Treat the two as one cell that holds the extra digits. Look for a naked subset with other cells of the house.
see-bug-4 = Towards the end, only two cells of one house may have more than two candidates. Look for a digit that both have and that has no other place there. Strike out their candidates that are neither that digit nor extra.
see-bug-plus-n = Towards the end, when a few cells have more than two candidates, find the extra ones in each. One of these is right: look for a candidate that each of them rules out.
see-bug-lite = Look for cells with two candidates in which each digit comes twice in every row, column and box, or not at all. One or two of the cells may have more candidates. These are the guardians; go on as with a unique rectangle.
see-symmetrical-placement = Look at the givens as a picture. Does a half turn, a quarter turn or a mirror image put every given on a given, with digits always swapped in the same way? Then every deduction also holds in its mirror image. The cells that stay put have few digits left.
see-xy-wing = Look for a cell with two candidates, the pivot. It must see two other such cells, one sharing the one digit, one the other, and these two have their second digit in common. Strike that out in every cell that sees both wings.
see-bent-set = Start as with an XY-Wing, but let the pivot have the third digit too, or more cells join in: as many cells as digits, in a box and a line that cross. One digit alone is not confined to one house. Every cell that sees all of its places loses it.
see-w-wing = Look for two cells with the same two candidates that don't see each other. Then look for a house in which one of the digits has only two places, each seen by one of the cells. Strike the other digit out in every cell that sees both.
see-chain-wing = Look for short chains of three strong links with two or three digits. Typically a cell with two candidates leads through a house with two places to another cell. Strike out the candidates that both ends rule out.
see-chain-ring = When you have found a short wing, look at its ends. If they see each other with the same digit, or lie in one cell, the wing is a ring. Then each of its links strikes out the candidates that see both of its ends.
see-remote-pair = Look for four or more cells with the same two candidates, each of which sees the next. Count along the chain: cells with an odd number of steps between them hold different digits. A cell that sees two such cells can have neither.
see-chute-remote-pair = Find two cells with the same two candidates in two of three boxes side by side, which do not see each other. Look at the three cells of the third box in the third row or column. If one digit of the pair is missing there, strike the other out in every cell that sees both.
see-x-chain = Choose a digit and begin at a house with two places. From the second place go on to any other place that it sees, then through a house with two places again. When the chain ends with a strong link, strike the digit out in every cell that sees both ends.
see-x-cycle = Build a chain of one digit and see whether it comes home. If it closes smoothly, its weak links lose their other places. If two weak links meet, that place is wrong; if two strong links meet, it is right.
see-xy-chain = Start at a cell with two candidates and ask: if it isn't this one, how does that change the next cell with two? Follow from cell to cell until one ends with the digit you began with. A cell that sees both ends can't have it.
see-aic = Alternate strong and weak links, of one digit through a house or of two digits within a cell. Start and end with a strong link. If both ends are the same digit, strike it out in every cell that sees both. If they are different digits in cells that see each other, each end loses the other's digit.
see-continuous-loop = Build a chain of alternating links and try to get back to its start so that the links still alternate. Then go along the weak links: strike out every candidate that sees both ends of one of them.
see-aic-unique-rectangle = Look for a unique rectangle with two extra candidates, or with extra candidates of two digits. If one of the two is wrong, the other is right: a strong link. Carry the chain on from both ends.
see-aic-fish = Look for an X-Wing or a swordfish with a fin. If the fin is wrong, the digit is within the fish in each of its columns, or rows. If it is not there in one of them, the fin is right. Use that as a strong link.
see-aic-bent-set = Look for an almost locked set, and for a cell outside its house that sees every place of the digits that they share. Together they have one digit more than cells, each of them once. So without one digit, the others are all there.
see-blossom-loop = Start from a cell with three candidates, or from a digit with three places in a house. Follow short chains from each, and look whether all of them come to one cell, or to one digit in one house. Then every weak link on the way strikes out the candidates that see both of its ends.
see-discontinuous-loop = Choose a candidate and follow alternating links until you come back to it. If you left and came back by weak links, it is wrong; if by strong links, it is right.
see-bowmans-bingo = Choose a candidate of a cell with two, put a coin on it and go on with singles only. When a house or a cell comes out empty, take the coins away and strike out the candidate.
see-whip = Suppose that a candidate is right. Go to a house or cell in which that leaves just one possibility, place it in mind, and go on from there. When nothing is left somewhere, the candidate is wrong.
see-braid = Proceed as with a whip, but let each step start from any of those before it. Such nets are found by trying, with a pencil or a computer.
see-sue-de-coq = Look at two or three cells where a line and a box cross, with two digits more than cells. In the rest of the line and of the box, look for cells with few candidates. They must take up all of these digits without sharing one.
see-als-xz = Look for two groups of cells with one digit more than cells; a cell with two candidates is the smallest. If a digit of both sees itself everywhere, only one group can have it. Do they share a second digit? Strike it out in cells that see all of its places in both.
see-ahs-xz = Look at digits instead of cells: groups of digits with one place more than digits. Two such groups that meet in cells compete for these. Strike out the candidates that neither outcome leaves room for.
see-als-w-wing = Look for two almost locked sets with two digits in common. Then look for a house in which one of these has only two places, each seen by one of the sets. Strike the other digit out in cells that see all of its places in both sets.
see-als-xy-wing = Find an almost locked set in the middle that shares a digit with each of two others. Only one of the two that share may have it. If the outer two share another digit, strike it out in cells that see all of its places.
see-als-chain = Go from one almost locked set to the next by digits that only one of two neighbours can have. Never use the same digit going in and out. Strike out the candidates that the first and the last set both rule out.
see-death-blossom = Choose a cell with two or three candidates, the stem. For each of them look for an almost locked set that would lose it, the petals. If all petals have another digit in common, strike it out in cells that see all of its places.
see-aligned-exclusion = Choose two or three cells that see many cells with two candidates in common. Write down their combinations and cross out those that take both candidates of such a cell. Strike out a candidate that is in none of the rest.
see-junior-exocet = Look for two cells of a box, in one line, with three or four candidates between them. In the other boxes of the band, look for two cells that see neither each other nor those base cells. Then check that at most two lines hold each base digit in the three crossing columns or rows.
see-senior-exocet = Look for an exocet with one target farther out, in one of the crossing lines. The same count has to hold: outside of the targets there is too little room for the base digits.
see-double-exocet = When you have found an exocet, look whether a second pair of base cells in the same band uses the same crossing lines. Together they fill the lines and strike out much more.
see-exocet-mirror = When you have found a Junior Exocet, take one target and look into the other one's box. There is a row or column of the band that neither the base nor your target is in. Its two cells outside of the crossing line are the mirror node. Look for digits with few places besides: with the target's digit they leave no room for others.
see-weak-exocet = Look for a Junior Exocet of four digits that only one cell of its lines spoils. In the four outer boxes of both targets' columns or rows, each of the digits must stand twice, in opposite boxes. The target that does not see that cell has one of the four.
see-sk-loop = Look for four filled cells at the corners of a rectangle in four boxes. Around it lie eight pairs of cells. Try to share out their digits so that each pair is linked to the next by two digits, sixteen in all.
see-multi-sector-locked-set = Choose rows and columns whose givens hold few of the digits, and split the digits in two groups: one counted by rows, the other by columns. If the counts add up to the empty cells of the crossing, all links lose their other places.
see-multi-fish = Choose several digits and several lines, and cover all of their places there by lines and cells. If there are no more covers than digits to place, every cover is needed.
see-template-set = Draw all ways in which a digit can be placed nine times. A cell that is in all of them has the digit. That is work for a computer, or for a digit with few places left.
see-template-delete = Draw all ways in which a digit can be placed nine times. Strike out a candidate that is in none of them. Every fish and every colouring is a special case.
see-pattern-overlay = Draw all ways for each of two digits and lay them over each other. Cross out those that collide with all ways of the other digit, and look again at the cells that all the others share.
see-nishio-forcing-chain = Choose a candidate, suppose that it is right, and look at this digit alone. If it runs out of places in a house, the candidate is wrong.
see-forcing = Choose a cell with few candidates or a house with few places. Follow each possibility in turn and write down what it forces. Look for what is the same in every case, or for a case that contradicts itself.
see-tridagon = Look for four boxes that form a rectangle, each with three cells of the same three digits in different rows and columns. In one or three of the boxes these run the other way round. Some extra candidate must be right: if there is only one, place it.
see-tridagon-chain = When a tridagon has several extra candidates, follow each of them. Strike out a candidate that all of them rule out.
see-bivalue-oddagon = Look for a ring of five, seven or more cells, each seeing the next, that share two candidates. An odd ring can't alternate, so one of the extra candidates is right.
see-broken-wing = Look for an odd ring of places of a digit in which neighbours share a house. Were they the only places there, the digit could not alternate around the ring. So one of the other places in these houses is right.
