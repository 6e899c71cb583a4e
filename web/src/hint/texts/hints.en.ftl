# English. What hints say of techniques; fetched when the first hint is asked for.

## The names of the techniques

technique-full-house = Full house
technique-hidden-single-box = Hidden single in a box
technique-hidden-single-line = Hidden single in a row or column
technique-naked-single = Naked single
technique-locked-pair = Locked Pair
technique-locked-candidates-1 = Locked Candidates Type 1 (Pointing)
technique-locked-candidates-2 = Locked Candidates Type 2 (Claiming)
technique-locked-triple = Locked Triple
technique-naked-pair = Naked Pair
technique-hidden-pair = Hidden Pair
technique-naked-triple = Naked Triple
technique-hidden-triple = Hidden Triple
technique-x-wing = X-Wing
technique-unique-rectangle-1 = Unique Rectangle Type 1
technique-bug-plus-1 = Bivalue Universal Grave + 1
technique-naked-quad = Naked Quadruple
technique-skyscraper = Skyscraper
technique-two-string-kite = 2-String Kite
technique-remote-pair = Remote Pair
technique-turbot-fish = Turbot Fish
technique-empty-rectangle = Empty Rectangle
technique-xy-wing = XY-Wing
technique-avoidable-rectangle-1 = Avoidable Rectangle Type 1
technique-unique-rectangle-2 = Unique Rectangle Type 2
technique-unique-rectangle-4 = Unique Rectangle Type 4
technique-unique-rectangle-5 = Unique Rectangle Type 5
technique-unique-rectangle-6 = Unique Rectangle Type 6
technique-unique-rectangle-3 = Unique Rectangle Type 3
technique-hidden-rectangle = Hidden Rectangle
technique-avoidable-rectangle-2 = Avoidable Rectangle Type 2
technique-swordfish = Swordfish
technique-hidden-quad = Hidden Quadruple
technique-xyz-wing = XYZ-Wing
technique-w-wing = W-Wing
technique-simple-colors-trap = Simple Colors Trap
technique-simple-colors-wrap = Simple Colors Wrap
technique-dual-two-string-kite = Dual 2-String Kite
technique-dual-empty-rectangle = Dual Empty Rectangle
technique-finned-x-wing = Finned X-Wing
technique-sashimi-x-wing = Sashimi X-Wing
technique-jellyfish = Jellyfish
technique-unique-loop-1 = Unique Loop Type 1
technique-unique-loop-2 = Unique Loop Type 2
technique-unique-loop-4 = Unique Loop Type 4
technique-unique-loop-3 = Unique Loop Type 3
technique-bug-2 = Bivalue Universal Grave Type 2
technique-bug-4 = Bivalue Universal Grave Type 4
technique-bug-3 = Bivalue Universal Grave Type 3
technique-extended-rectangle-1 = Extended Rectangle Type 1
technique-extended-rectangle-2 = Extended Rectangle Type 2
technique-extended-rectangle-4 = Extended Rectangle Type 4
technique-unique-rectangle-strong-link = Unique Rectangle with Strong Links
technique-extended-rectangle-3 = Extended Rectangle Type 3
technique-bug-plus-n = Bivalue Universal Grave + n
technique-bivalue-oddagon = Bivalue Oddagon
technique-multi-colors-1 = Multi Colors 1
technique-multi-colors-2 = Multi Colors 2
technique-symmetrical-placement = Gurth's Symmetrical Placement
technique-x-colors = X-Colors
technique-finned-swordfish = Finned Swordfish
technique-grouped-w-wing = Grouped W-Wing
technique-sashimi-swordfish = Sashimi Swordfish
technique-m-wing = M-Wing
technique-s-wing = S-Wing
technique-l-wing = L-Wing
technique-h-wing = H-Wing
technique-wxyz-wing = WXYZ-Wing
technique-firework-triple = Firework Triple
technique-x-chain = X-Chain
technique-x-cycle = X-Cycle
technique-broken-wing = Broken Wing
technique-firework-w-wing = Firework W-Wing
technique-xy-chain = XY-Chain
technique-3d-medusa = 3D Medusa
technique-finned-jellyfish = Finned Jellyfish
technique-sashimi-jellyfish = Sashimi Jellyfish
technique-siamese-fish = Siamese Fish
technique-sue-de-coq = Sue de Coq
technique-firework-quad = Firework Quadruple
technique-vwxyz-wing = VWXYZ-Wing
technique-continuous-nice-loop = Continuous Nice Loop
technique-aic = Alternating Inference Chain
technique-discontinuous-nice-loop = Discontinuous Nice Loop
technique-als-xz = ALS-XZ
technique-als-w-wing = ALS-W-Wing
technique-ahs-xz = AHS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-aligned-pair-exclusion = Aligned Pair Exclusion
technique-uvwxyz-wing = UVWXYZ-Wing
technique-grouped-continuous-nice-loop = Grouped Continuous Nice Loop
technique-grouped-aic = Grouped Alternating Inference Chain
technique-grouped-discontinuous-nice-loop = Grouped Discontinuous Nice Loop
technique-tridagon = Tridagon (Thor's Hammer)
technique-als-chain = ALS Chain
technique-als-continuous-nice-loop = Continuous Nice Loop with ALS
technique-als-aic = Alternating Inference Chain with ALS
technique-als-discontinuous-nice-loop = Discontinuous Nice Loop with ALS
technique-franken-x-wing = Franken X-Wing
technique-finned-franken-x-wing = Finned Franken X-Wing
technique-franken-swordfish = Franken Swordfish
technique-finned-franken-swordfish = Finned Franken Swordfish
technique-death-blossom = Death Blossom
technique-mutant-x-wing = Mutant X-Wing
technique-finned-mutant-x-wing = Finned Mutant X-Wing
technique-franken-jellyfish = Franken Jellyfish
technique-finned-franken-jellyfish = Finned Franken Jellyfish
technique-mutant-swordfish = Mutant Swordfish
technique-finned-mutant-swordfish = Finned Mutant Swordfish
technique-siamese-franken-fish = Siamese Franken Fish
technique-aligned-triplet-exclusion = Aligned Triplet Exclusion
technique-junior-exocet = Junior Exocet
technique-sk-loop = SK Loop
technique-mutant-jellyfish = Mutant Jellyfish
technique-finned-mutant-jellyfish = Finned Mutant Jellyfish
technique-siamese-mutant-fish = Siamese Mutant Fish
technique-kraken-fish-1 = Kraken Fish Type 1
technique-tridagon-chain = Tridagon with Chains
technique-kraken-fish-2 = Kraken Fish Type 2
technique-whip = Whip
technique-g-whip = g-Whip
technique-braid = Braid
technique-g-braid = g-Braid
technique-double-exocet = Double Exocet
technique-senior-exocet = Senior Exocet
technique-multi-sector-locked-set = Multi-Sector Locked Set
technique-multi-fish = Multi-Fish
technique-squirmbag = Squirmbag
technique-finned-squirmbag = Finned Squirmbag
technique-sashimi-squirmbag = Sashimi Squirmbag
technique-franken-squirmbag = Franken Squirmbag
technique-finned-franken-squirmbag = Finned Franken Squirmbag
technique-mutant-squirmbag = Mutant Squirmbag
technique-finned-mutant-squirmbag = Finned Mutant Squirmbag
technique-whale = Whale
technique-finned-whale = Finned Whale
technique-sashimi-whale = Sashimi Whale
technique-franken-whale = Franken Whale
technique-finned-franken-whale = Finned Franken Whale
technique-mutant-whale = Mutant Whale
technique-finned-mutant-whale = Finned Mutant Whale
technique-leviathan = Leviathan
technique-finned-leviathan = Finned Leviathan
technique-sashimi-leviathan = Sashimi Leviathan
technique-franken-leviathan = Franken Leviathan
technique-finned-franken-leviathan = Finned Franken Leviathan
technique-mutant-leviathan = Mutant Leviathan
technique-finned-mutant-leviathan = Finned Mutant Leviathan
technique-bowmans-bingo = Bowman's Bingo
technique-template-set = Template Set
technique-template-delete = Template Delete
technique-pattern-overlay = Pattern Overlay
technique-nishio-forcing-chain = Nishio Forcing Chain
technique-digit-forcing-chain = Digit Forcing Chain
technique-cell-forcing-chain = Cell Forcing Chain
technique-region-forcing-chain = Region Forcing Chain
technique-digit-forcing-net = Digit Forcing Net (Contradiction)
technique-forcing-net = Forcing Net (Verity)
technique-forcing-net-plus = Forcing Net with Patterns
technique-nested-forcing-net-1 = Nested Forcing Net 1 (Forcing Chains)
technique-nested-forcing-net-2 = Nested Forcing Net 2 (Multiple Forcing Chains)
technique-nested-forcing-net-3 = Nested Forcing Net 3 (Forcing Nets)
technique-nested-forcing-net-4 = Nested Forcing Net 4 (Nested Forcing Nets)

## What a technique is; one message for techniques that are one idea

means-full-house = A row, column or box with one empty cell takes the one digit that is missing.
means-hidden-single-box = A digit has only one place left in a box.
means-hidden-single-line = A digit has only one place left in a row or column.
means-naked-single = A cell has only one digit left that it can hold.
means-locked-candidates = All places of a digit in one house lie in a second house as well, so elsewhere in the second house the digit can be struck out.
means-locked-subset = As many digits as cells, in cells that share two houses: the digits are used up in both houses.
means-naked-subset = As many cells as digits: cells of one house have only these candidates between them, so the other cells of the house can't have them.
means-hidden-subset = As many digits as cells: some digits of a house have no places but these cells, so the cells can hold nothing else.
means-firework-triple = Three digits that have no place outside of a box, in the row and in the column that cross there, but in the same two cells: they share out these two and the crossing.
means-firework-quad = Four cells of four boxes, in two rows and two columns. Four digits are so bound to their rows and columns that each must stand in one of the four cells.
means-firework-w-wing = Two digits are bound to a cell and its two partners in its row and column; a cell with just these two candidates sees both partners.
means-fish = In as many rows as columns (or the other way round) a digit has places only where they cross, so the columns are used up for it.
means-finned-fish = A fish with a few places too many, the fins: what the fish and every fin rule out can be struck out.
means-sashimi-fish = A finned fish that would fall apart without its fins; the argument is the same.
means-complex-fish = A fish whose houses may be boxes as well as rows and columns.
means-finned-complex-fish = A fish whose houses may be boxes as well, with a few places too many, the fins.
means-siamese-fish = Two finned fish that share their base and differ in their fins; each strikes out something of its own.
means-kraken-fish = A finned fish whose fins do not see the digit that goes, but lead to it by chains.
means-skyscraper = Two rows (or columns) have two places each for a digit, and share a column (or row) with one of them: one of the other two places is right.
means-two-string-kite = A row and a column have two places each for a digit, and meet in a box: one of the two far ends is right.
means-turbot-fish = A chain of two strong links of one digit: one of its two ends is right.
means-empty-rectangle = In a box, a digit has places only along one row and one column; a strong link carries that on to a place outside.
means-colors-trap = Along strong links a digit's places alternate between two colours, one of which is right: what sees both colours is wrong.
means-colors-wrap = Along strong links a digit's places alternate between two colours. Two of the same colour see each other, so that colour is wrong.
means-multi-colors-1 = Two networks of alternating colours meet: colours that see each other can't both be right, so one of their opposites is.
means-multi-colors-2 = Two networks of alternating colours meet: a colour that sees both colours of the other network is wrong.
means-x-colors = Colours spread from a strong link for as long as each colour leaves only one place somewhere.
means-medusa = The two colours of strong links spread over all digits; one colour is right, the other wrong.
means-deadly-1 = A pattern that would leave two solutions is prevented by one cell alone, so that cell can't hold the pattern's digits.
means-deadly-2 = A pattern that would leave two solutions is prevented only by one more digit in some of its cells, so the digit stands in one of them.
means-deadly-3 = A pattern that would leave two solutions is prevented by extra digits, which together with other cells form a subset.
means-deadly-4 = A pattern that would leave two solutions: one of its digits is bound to two of its cells, so the other can't be there.
means-unique-rectangle-6 = Four cells that would leave two solutions: one digit has no other place in their rows or columns, so one diagonal can't have it.
means-hidden-rectangle = Four cells that would leave two solutions: from one corner, strong links rule out one of its digits opposite.
means-unique-rectangle-strong-link = Four cells that would leave two solutions, and strong links between them that leave only one way out.
means-avoidable-1 = Four cells that you filled or will fill, none of them given, must not form two pairs that could be exchanged.
means-avoidable-2 = Two pairs of entered digits that could be exchanged are prevented only by one more digit, which stands in one of two cells.
means-bug-plus-1 = All cells but one have two candidates. Without the third candidate of that cell there would be two solutions or none, so it is right.
means-bug-2 = Nearly all cells have two candidates, and all extra candidates are one digit: one of them is right.
means-bug-3 = Nearly all cells have two candidates, and the extra digits of two cells form a subset with other cells.
means-bug-4 = Nearly all cells have two candidates, and a digit is bound to the two cells with extra ones.
means-bug-plus-n = Nearly all cells have two candidates. One of the extra candidates is right, so what all of them rule out goes.
means-symmetrical-placement = The givens are symmetrical if digits are exchanged accordingly. There is only one solution, so it is just as symmetrical.
means-xy-wing = A cell with two candidates sees two others. Whichever of its digits is right, one of the others has the third digit.
means-bent-set = As many cells as digits, in two houses that meet: only one digit could stand twice, and whatever sees all of its places can't have it.
means-w-wing = Two cells with the same two candidates, tied together by a strong link of one of them: one of the two has the other digit.
means-chain-wing = A short chain that starts and ends with strong links: one of its two ends is right.
means-remote-pair = A chain of cells with the same two candidates: its ends differ, so what sees both can have neither digit.
means-x-chain = Strong and weak links of one digit alternate: one of the two ends is right.
means-x-cycle = Strong and weak links of one digit alternate and come back to where they began.
means-xy-chain = A chain of cells with two candidates each: one of its two ends has the digit that they share.
means-aic = Strong and weak links alternate: one of the chain's two ends is right, so what contradicts both is wrong.
means-continuous-loop = A chain that closes without a contradiction: in each of its weak links, one of the two ends is right.
means-discontinuous-loop = A chain that comes back to where it began and there decides whether a digit is right or wrong.
means-bowmans-bingo = Suppose a candidate, and enter what singles then force: it ends in a contradiction.
means-whip = Suppose that the candidate is right, and what follows step by step leaves a digit without a place, or a cell without a digit.
means-braid = Like a whip, but a step may follow from any one before it: what is supposed ends in a contradiction.
means-sue-de-coq = Cells where a line and a box cross share out their digits with cells of the line and cells of the box, with none left over.
means-als-xz = Two sets with one digit more than cells share a digit that fits in only one of them: a second common digit must then stand in one of the sets.
means-ahs-xz = Two groups of cells, each with one cell more than the digits bound to it, meet so that something must go.
means-als-w-wing = Two sets with one digit more than cells are tied together by a strong link: one of them has their other common digit.
means-als-xy-wing = Three sets with one digit more than cells: whatever the middle one gives up, one of the other two has their common digit.
means-als-chain = Sets with one digit more than cells, each sharing with the next a digit that only one of them can have.
means-death-blossom = Each candidate of a cell would turn one set into a locked one, and all these sets have a digit in common.
means-aligned-exclusion = Of all ways to fill a few cells, those that leave another cell without a digit are impossible; what remains lacks a candidate.
means-junior-exocet = Two cells in which a line meets a box, and two target cells in the other boxes of the band: whichever digits the two cells hold, the targets hold the same two.
means-senior-exocet = An exocet with one of its two target cells outside of the band: whichever digits the base holds, the targets hold the same two.
means-double-exocet = Two exocets of one band that share their three lines: what no combination of both allows goes.
means-sk-loop = A ring of eight pairs of cells through four boxes, two rows and two columns, with just as much room for digits as it has cells.
means-multi-sector-locked-set = Where some rows cross some columns, there is just as much room for the digits as there are empty cells, so each digit is used up in its rows or columns.
means-multi-fish = Several digits need places in several lines, and there are just as many to be had: all of them are used up.
means-template-set = All ways to place the nine copies of a digit have a cell in common.
means-template-delete = No way to place the nine copies of a digit uses this cell.
means-pattern-overlay = The ways to place the nine copies of each digit are held against each other; those that fit with none of another digit go.
means-nishio-forcing-chain = Suppose that a digit is right in a cell: its other places run out, so it isn't.
means-forcing = One of several possibilities is right, and each leads to the same; or one leads to a contradiction.
means-tridagon = Twelve cells of four boxes that three digits alone can't fill: one of their other candidates is right.
means-tridagon-chain = Twelve cells of four boxes that three digits alone can't fill: one of their other candidates is right, and each of them leads to the same.
means-bivalue-oddagon = An odd ring of cells that two digits alone can't fill: one of their other candidates is right.
means-broken-wing = An odd ring of places of a digit. Without the digit's other places in the houses of the ring it could not be, so one of these is right.

## Why a step follows. Then comes what follows from it

why-whole = { $why } { $so }
why-so-put = So { $effects }.
why-so-strike = That strikes out { $effects }.
why-put = { $cell } is { $digit }
why-between = { "; " }
why-strike = { $digits } in { $cells }
why-house = { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }
why-houses = { $kind ->
    [row] rows
    [column] columns
   *[box] boxes
  } { $numbers }
why-set = { $cells } ({ $digits })
why-either = { $digit } is in { $from } or in { $to }
why-petal = If { $cell } is { $digit }, the set { $set } has no { $digit } left and so all of its other digits.
why-node-on = { $count ->
    [one] { $cells } is { $digit }
   *[other] { $digit } is in one of { $cells }
  }
why-node-off = { $count ->
    [one] { $cells } isn't { $digit }
   *[other] { $digit } is in none of { $cells }
  }
why-chain = If { $start }, then { $then }.

why-full-house = { $cell } is the only empty cell of { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }, and { $digit } is the digit still missing there. So { $cell } is { $digit }.
why-hidden-single = { $kind ->
    [row] Row
    [column] Column
   *[box] Box
  } { $number } needs { $digit }. { $causes ->
    [0] It is struck out in { $struck }.
    [one] The { $digit } in { $cells } rules it out { $removed ->
        [0] everywhere but in { $cell }.
       *[other] in other cells, and it is struck out in { $struck }.
      }
   *[other] The { $digit }s in { $cells } rule it out { $removed ->
        [0] everywhere but in { $cell }.
       *[other] in other cells, and it is struck out in { $struck }.
      }
  } So { $cell } is { $digit }.
why-naked-single = { $seen ->
    [0] In { $cell }, everything but { $digit } is struck out: { $struck }.
   *[other] { $cell } sees { $digits }{ $removed ->
        [0] .
       *[other] ; struck out there: { $struck }.
      }
  } Only { $digit } is left, so { $cell } is { $digit }.

why-locked-candidates = In { $houses }, { $digit } has places only in { $cells }, and all of these are in { $covers } as well. One of them is { $digit }, so it is nowhere else in { $covers }.
why-locked-subset = { $cells } have only { $digits } between them: as many digits as cells. One of each goes there, so no cell that sees all of them can have these digits.
why-naked-subset = In { $houses }, { $cells } have only { $digits } between them: as many digits as cells. One of each goes there, so no other cell of { $houses } can have them.
why-hidden-subset = In { $houses }, { $digits } have places only in { $cells }: as many cells as digits. One of each goes there, and nothing else fits in.
why-firework-triple = Outside of the box where { $houses } cross, { $digits } have no places in these lines but in { $cells }. Each of them must stand in one of the three cells: if it weren't in the outer two, the line's and the column's would both be where they cross. That is as many digits as cells, so nothing else fits in, and in the box they are in these lines.
why-firework-quad = In { $houses }, each of { $digits } is so bound that, outside of the box of one of { $cells }, it has places only in the two of these cells next to it. So each of them must stand in one of the four cells. That is as many digits as cells, so nothing else fits in, and each digit stands there once.
why-firework-w-wing = Outside of the box where { $houses } cross, { $digits } have no places in these lines but in the marked cells, so where the lines cross is any of the two that neither of the outer cells has. { $pivots } has only { $digits } and sees both outer cells: whichever it is, these are not, and so the crossing is.
why-fish = In { $houses }, { $digit } has places only in { $covers }. Each of these houses takes one, and that uses up { $covers }: { $digit } is nowhere else in there.
why-finned-fish = In { $houses }, { $digit } has places only in { $covers } and, as fins, in { $fins }. If no fin is { $digit }, then { $digit } is nowhere else in { $covers }. If a fin is, then no cell that sees it is { $digit }. What goes in both cases goes for certain.
why-sashimi-fish = In { $houses }, { $digit } has places only in { $covers } and, as fins, in { $fins }. If a fin is { $digit }, then no cell that sees it is. If none is, the rest fits only in { $covers }, and { $digit } is nowhere else in there. What goes in both cases goes for certain.
why-complex-fish = Together, { $houses } need as many { $digit }s as there are houses, and all places for them lie in { $covers }, which are as many. So { $digit } is nowhere else in { $covers }.
why-finned-complex-fish = Together, { $houses } need as many { $digit }s as there are houses, and all places for them lie in { $covers }, which are as many, and, as fins, in { $fins }. Either a fin is { $digit }, or it is nowhere else in { $covers }. What goes in both cases goes for certain.
why-siamese-fish = In { $houses }, { $digit } has places only in { $covers } and, as fins, in { $fins }. There are two ways to choose the covers, each with fins of its own. So there are two finned fish, and each strikes out what its own fins see.
why-kraken-fish = In { $houses }, { $digit } has places only in { $covers } and, as fins, in { $fins }. Either the fish holds without its fins, or one of them is { $digit }, and every case leads to the same. { $chains }
why-skyscraper = In { $houses }, { $digit } has two places each, and one of each sees the other. Both can't be { $digit }, so one of the far ends { $ends } is, and no cell that sees both of them can be.
why-two-string-kite = In { $houses }, { $digit } has two places each, and one of each stands in the same box, where both can't be { $digit }. { $chains } So one of the two far ends is { $digit }, and no cell that sees both of them can be.
why-turbot-fish = { $chains } { $same ->
    [yes] So { $ends } is { $digit } either way, and no cell that sees it can be.
   *[no] Read from the other end it is just the same, so one of { $ends } is { $digit }, and no cell that sees both of them can be.
  }
why-empty-rectangle = In { $houses }, { $digit } has places only along one row and one column. { $chains } Either way one of the chain's two ends has { $digit }, and no cell that sees both of them can.
why-colors-trap = Along strong links of { $digit } the marked cells alternate between two colours: { $colorA }, or { $colorB }. One colour is { $digit } throughout, and a cell that sees both colours sees a { $digit } for certain.
why-colors-wrap = Along strong links of { $digit } the marked cells alternate between two colours: { $colorA }, or { $colorB }. { $clash } have the same colour and see each other. They can't both be { $digit }, so no cell of that colour is.
why-multi-colors-1 = Along strong links of { $digit } two networks alternate between two colours each: { $colorA }, or { $colorB }; and { $colorC }, or { $colorD }. Where they meet, { $clash } see each other, so not both of their colours are { $digit }. So one of the opposite colours is: { $restA }, or { $restB }. No cell that sees both can be.
why-multi-colors-2 = Along strong links of { $digit } two networks alternate between two colours each: { $colorA }, or { $colorB }; and { $colorC }, or { $colorD }. The colour of { $wrongCells } sees both colours of the other network, one of which is { $digit } for certain. So that colour is not.
why-x-colors = Start from a strong link of { $digit } and follow what each of its two ends would force: { $colorA } on the one side, { $colorB } on the other. One side is right. { $fault ->
    [none] Each place that is struck out is ruled out by both sides.
    [sight] But of one side, { $clash } see each other and can't both be { $digit }, so that side is wrong.
   *[other] But one side would leave a house without a place for { $digit }, so that side is wrong.
  }
why-medusa = Strong links tie these candidates together, so that either all of the first are right or all of the second: { $setA }, or { $setB }. { $fault ->
    [none] What is struck out is ruled out in both cases, by a candidate in its own cell or one of its own digit that it sees.
    [cell] But in one of the two cases { $clash } would hold two digits, so that case is wrong.
    [sight] But in one of the two cases both { $clash } would be { $clashDigit }, and they see each other, so that case is wrong.
   *[place] But one of the two cases would leave a cell without a digit or a house without a place, so that case is wrong.
  }
why-deadly-1 = If { $corners } had only { $digits }, these could be exchanged, and the puzzle would have two solutions. Only { $guardians } has other candidates, so it is one of those.
why-deadly-2 = If { $corners } had only { $digits }, these could be exchanged, and the puzzle would have two solutions. The only way out is { $extra } in { $guardians }: one of them is { $extra }, and no cell that sees them all can be.
why-deadly-3 = If { $corners } had only { $digits }, these could be exchanged, and the puzzle would have two solutions. So one of { $guardians } has one of { $extra }, and together with { $sets } that makes a subset: as many cells as digits.
why-deadly-4 = If { $corners } had only { $digits }, these could be exchanged, and the puzzle would have two solutions. In { $houses }, { $linked } has no place but two of these cells, { $target }. One of the two is { $linked }. If the other were { $removed }, that would be the pattern, so neither is.
why-unique-rectangle-6 = If { $corners } had only { $digits }, these could be exchanged, and the puzzle would have two solutions. { $strongs }. So if one of { $target } were { $linked }, both would be, and the other two corners would hold the other digit: that is the pattern.
why-hidden-rectangle = If { $corners } had only { $digits }, these could be exchanged, and the puzzle would have two solutions. { $strongs }. So if { $target } were { $removed }, both of its neighbours would have the other digit and the opposite corner { $removed } again: that is the pattern.
why-unique-rectangle-strong-link = If { $corners } had only { $digits }, these could be exchanged, and the puzzle would have two solutions. { $strongs }. So if { $target } were { $removed }, the other corners would be filled with { $digits } as well, one after the other: that is the pattern.
why-avoidable-1 = { $corners } are no givens. If they came to hold { $digits } in two pairs, these could be exchanged, and the puzzle would have two solutions. { $removed } in { $target } would make it so.
why-avoidable-2 = { $corners } are no givens. If they came to hold { $digits } in two pairs, these could be exchanged, and the puzzle would have two solutions. So one of { $guardians } is { $extra }, and no cell that sees them all can be.
why-bug-plus-1 = Every empty cell but { $guardians } has two candidates, and each of them would stand in exactly two cells of its houses. Such a position has two solutions or none, so the extra candidate is right: { $guarding }.
why-bug-2 = But for { $guardians }, every empty cell has two candidates, and each of them would stand in exactly two cells of its houses. Such a position has two solutions or none, so one of the extra candidates is right, and no cell that sees them all can have that digit.
why-bug-3 = But for { $guardians }, every empty cell has two candidates, and each of them would stand in exactly two cells of its houses. Such a position has two solutions or none, so one of the extra candidates is right, and together with { $sets } they form a subset.
why-bug-4 = But for { $guardians }, every empty cell has two candidates, and each of them would stand in exactly two cells of its houses. Such a position has two solutions or none, so one of the extra candidates is right: { $guarding }. In { $houses }, { $linked } has no other place than these two cells. So one of them is { $linked } and the other has an extra candidate, which leaves no room for the rest.
why-bug-plus-n = But for { $guardians }, every empty cell has two candidates, and each of them would stand in exactly two cells of its houses. Such a position has two solutions or none, so one of the extra candidates is right: { $guarding }. { $chains } Whichever it is, it rules out { $gone }.
why-symmetrical-placement = Carry every cell to its counterpart and rename the digits: { $renamed }. The givens stay the same. The solution becomes a solution of the same givens, and there is only one, so it stays the same as well: what is impossible in a cell is impossible in its counterpart under the new name, and a cell that stays where it is has a digit that keeps its name.
why-xy-wing = { $pivots } is { $pivotDigits }, and either of them leaves only { $removed } in one of { $ends }. So one of these two is { $removed }, and no cell that sees both of them can be.
why-bent-set = { $cells } have only { $digits } between them: as many digits as cells. All of these but { $removed } can stand only once, so { $removed } must stand there, too, and no cell that sees all of its places can have it.
why-w-wing = { $ends } both have only { $digits }. { $chains } So one of the two is { $removed }, and no cell that sees both of them can be.
why-chain-wing = { $chains } So at least one of these holds: { $either }. What contradicts both is wrong.
why-remote-pair = { $cells } form a chain of cells that see each other and have only { $digits }. Along it the digits alternate, so the two ends differ, and a cell that sees both can have neither.
why-x-chain = { $chains } { $same ->
    [yes] So { $ends } is { $digit } either way, and no cell that sees it can be.
   *[no] So one of { $ends } is { $digit }, and no cell that sees both of them can be.
  }
why-x-cycle = { $chains } { $loop ->
    [off] That { $start } would mean that it is not, so it is not.
    [on] Even if it were not, it would follow that { $start }. So it is.
   *[ring] And so around again: the chain closes. In each of its weak links one of the two ends is right, so what sees both goes.
  }
why-xy-chain = { $chains } { $same ->
    [yes] So { $ends } is { $removed } either way, and no cell that sees it can be.
   *[no] So one of { $ends } is { $removed }, and no cell that sees both of them can be.
  }
why-aic = { $chains } So at least one of the chain's two ends holds: { $either }. What contradicts both is wrong.
why-continuous-loop = { $chains } And so around again: the chain closes. In each of its weak links one of the two ends is right, whichever way round, so what contradicts both goes.
why-discontinuous-loop = { $chains } { $loop ->
    [off] That { $start } would mean that it is not, so it is not.
   *[on] Even if it were not, it would follow that { $start }. So it is.
  }
why-bowmans-bingo = Suppose that { $start }. { $count ->
    [0] At once,
   *[other] Singles then force, one after another: { $forced }. Now
  } { $kind ->
    [cell] { $cells } has no candidate left
   *[house] { $houses } has no place left for { $without }
  }. So the supposition was wrong.
why-whip = { $chains } Every other possibility on the way clashes with { $removed } in { $target } or with what follows from it. In the end { $lacks ->
    [place] { $houses } would have no place for { $digit }.
   *[digit] { $cells } would have no digit.
  } So { $target } can't be { $removed }.
why-braid = A step may build on all before it. { $chains } Every other possibility on the way clashes with { $removed } in { $target } or with what follows from it. In the end { $lacks ->
    [place] { $houses } would have no place for { $digit }.
   *[digit] { $cells } would have no digit.
  } So { $target } can't be { $removed }.
why-sue-de-coq = The crossing of { $houses } and { $covers } has { $first }, the rest of { $houses } has { $second }, the rest of { $covers } has { $third }. Counted together they have as many digits as cells, and none of the digits fits in twice, so each is needed. The digits of the crossing are used up in { $houses } and in { $covers }, but for those that one of the other two sets shares: these only in its own house.
why-als-xz = Each of the sets { $sets } has one digit more than cells. { $ring ->
    [yes] They can't both have { $shared }, and neither can do without both of these: one set has the one digit, the other the other. So each has all of its other digits as well, and no cell that sees all places of such a digit can have it.
   *[no] They can't both have { $shared }, so one of them has all of its other digits. { $chains } So { $removed } is in one of the sets, and no cell that sees all of its places there can have it.
  }
why-ahs-xz = The digits in brackets have all their places in these cells of a house, one more than digits: { $sets }. So each group can spare one cell. A cell that both groups have can serve only one of them, and the other must then use all of its other cells. What fits in no such case goes.
why-als-w-wing = Each of the sets { $sets } has one digit more than cells, so a set that lacks one has all its others. { $chains } So { $removed } is in one of the sets, and no cell that sees all of its places there can have it.
why-als-xy-wing = Each of the sets { $sets } has one digit more than cells, so a set that lacks one has all its others. { $chains } So { $removed } is in the first set or in the last, and no cell that sees all of its places there can have it.
why-als-chain = Each of the sets { $sets } has one digit more than cells, so a set that lacks one has all its others. { $chains } So { $removed } is in the first set or in the last, and no cell that sees all of its places there can have it.
why-death-blossom = { $petals } So whatever { $pivots } is, one of these sets has { $removed }, and no cell that sees all places of { $removed } in these sets can have it.
why-aligned-exclusion = Try all ways to fill { $cells } together. Each way with { $gone } repeats a digit, or takes all candidates from one of the sets that see those cells: { $sets }. So none of these ways is right.
why-junior-exocet = { $pivots } hold two of the digits { $digits }. Each digit that stands there must also stand in each of { $houses }. Outside of the band there isn't room for it in all of them, so it stands in one of { $ends }, too. So { $ends } hold the same two of these digits as { $pivots }, and what fits no way of doing that goes.
why-senior-exocet = { $pivots } hold two of the digits { $digits }. Each digit that stands there must also stand in each of { $houses }, and every way to do that leads through one of { $ends }. So { $ends } hold the same two of these digits as { $pivots }, and what fits no way of doing that goes.
why-double-exocet = { $pivots } are the bases of two exocets with the same lines, { $houses }: whichever two of the digits { $digits } a base holds, its own two targets hold the same two. The targets are { $ends }. The two exocets limit each other, and what fits no way to fill both goes.
why-sk-loop = A digit fits only once into a row, column or box. Counted where they stand in the ring, the digits can fill no more cells than the ring has: { $sets }. So each of them is needed there, and goes from the rest of its row, column or box.
why-multi-sector-locked-set = A digit fits only once into a row or column. Counted so where { $houses } cross { $covers }, the digits can fill no more than the empty cells there: { $sets }. So each of them is needed there, and goes from the rest of the row or column in which it is counted.
why-multi-fish = In { $houses }, each of { $digits } that is still missing needs a place. Their places are limited: { $sets }. A digit fits only once into a line, and a cell takes only one digit; counted like that, there are no more places than needed. So each is used, the counted digits go from the rest of { $covers }, and other digits go from the counted cells.
why-template-set = All nine { $digit }s have to be placed, one in each row, column and box. Every way to do that uses { $put }.
why-template-delete = All nine { $digit }s have to be placed, one in each row, column and box. No way to do that uses { $target }.
why-pattern-overlay = All nine { $digit }s have to be placed, one in each row, column and box, and so have the other digits, without any overlap. Of the ways to place { $digit }, only those count that leave every other digit a way.
why-nishio-forcing-chain = Look only at { $digits }. { $branches } It would follow that { $opposed }. Both can't be, so what was supposed is wrong.
why-forcing = { $kind ->
    [cell] One of these is right: { $possible }.
    [house] In { $houses }, one of these is right: { $possible }.
    [contradiction] Suppose that { $supposed }.
   *[states] A candidate is either right or wrong.
  } { $depth ->
    [chain] { $branches }
    [net] A step may rest on several before it. { $branches }
    [patterns] A step may rest on several before it, and on locked candidates, pairs and X-Wings of what is left then. { $branches }
   *[chains] A step may rest on several before it, and on patterns and chains of what is left then. { $branches }
  } { $kind ->
    [contradiction] It would follow that { $opposed }. Both can't be, so what was supposed is not so.
   *[other] { $common ->
        [yes] In every case { $outcome }.
       *[no] It comes to the same in every case.
      }
  }
why-tridagon = { $corners } can't be filled with { $digits } alone: from each of the four boxes to the next, the three digits have to run the same way round or the opposite way, and back at the first box that doesn't fit. So of the other candidates, { $extra } in { $guardians }, at least one is right.
why-tridagon-chain = { $corners } can't be filled with { $digits } alone: from each of the four boxes to the next, the three digits have to run the same way round or the opposite way, and back at the first box that doesn't fit. So of the other candidates, { $extra } in { $guardians }, at least one is right. { $chains } In every case { $outcome }.
why-bivalue-oddagon = { $corners } form a ring in which each cell sees the next. With { $digits } alone these would alternate around it, and the number of cells is odd, so that can't be. So of the other candidates, { $extra } in { $guardians }, at least one is right.
why-broken-wing = The ring { $nodes } has an odd number of places for { $digit }. Were there no others in { $houses }, each of these houses would have { $digit } in just one of two neighbours, so it would alternate around the ring, which an odd ring doesn't allow. So of the other places, { $guardians }, at least one is right.

## The families of techniques

family-singles = Singles
family-intersections = Intersections
family-subsets = Subsets
family-fish = Fish
family-single-digit = Single-digit patterns
family-coloring = Colouring
family-uniqueness = Uniqueness
family-wings = Wings
family-chains = Chains and loops
family-als = Almost locked sets
family-exclusion = Aligned exclusion
family-exocets = Exocets
family-multi-sector = Multi-sector sets
family-templates = Templates
family-impossible = Impossible patterns
family-forcing = Forcing chains and nets

## The views of the path, of all steps, and of the techniques in use

path-pages = Steps and techniques
path-board = The position before the step
path-from = Where the path begins
path-from-start = From the start
path-from-now = From the board
path-walk = Walk along the path
path-first = First step
path-previous = Previous step
path-next = Next step
path-last = Last step
path-count = Step { $at } of { $count }
path-list = The steps of the path
path-searching = Looking for the next step. { $count ->
    [0] None so far.
    [one] One so far.
   *[other] { $count } so far.
  }
path-go-on = Look again
path-rating-from = from { $er }
path-end-solved = That is the solution.
path-end-stuck = Here logic ends: none of the techniques gets any further. What is left is trying out.
path-end-without = None of the techniques that are switched on gets any further. With others there may be a way.
path-end-budget = No further step was found in a reasonable time.
steps-searching = Looking for all steps
steps-found = { $count ->
    [one] There is one step now. Press it to see why it follows.
   *[other] There are { $count } steps now. Press one to see why it follows.
  }
steps-found-budget = { $count ->
    [one] One step was found; there may be more.
   *[other] { $count } steps were found; there may be more.
  }
steps-filter = Narrow the list
steps-text = Search
steps-family = Family
steps-digit = Digit
steps-cell = Cell
steps-any = Any
steps-none = Nothing fits.
steps-shown = { $count ->
    [one] One step fits.
   *[other] { $count } steps fit.
  }
techniques-help = Hints, the path and the list of steps use only what is switched on here.
techniques-on = { $on } of { $count } are on.
techniques-of = { $on } of { $count }
techniques-all = Switch all usual ones on
techniques-up-to = Up to level
techniques-mixed = My own choice
techniques-level-on = All on
techniques-level-off = All off
techniques-learn = Learn about { $name }
techniques-request = On request only
techniques-request-help = These take long, or something simpler nearly always does the same. Hints, the path and the list of steps do without them unless you switch them on here, and then may take a good deal longer.

## What comes of asking for a hint

hint-look = { $kind ->
    [row] Look at row { $number }.
    [column] Look at column { $number }.
   *[box] Look at box { $number }.
  }
hint-done = { $digit } placed in { $cell }.
hint-struck = { $count ->
    [one] One candidate struck out.
   *[other] { $count } candidates struck out.
  }{ $switched ->
    [yes] { " " }The board shows candidates now, so that this is remembered.
   *[no] { "" }
  }
hint-nothing = None of the techniques that hints use gets any further here. What is left is trying out.
hint-budget = No step was found in a reasonable time. If there is one, it is a very hard one.
hint-fault-solved = The board is solved. There is nothing left to hint at.
hint-fault-conflict = One thing first: { $digit } stands twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }.
hint-fault-no-candidate = With what is entered and struck out so far, nothing fits in { $cell } any more. Something has to be taken back.
hint-fault-no-place = With what is entered and struck out so far, { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number } has no place left for { $digit }. Something has to be taken back.
hint-fault-no-solution = With what is entered and struck out so far, the puzzle can't be finished. Something has to be taken back.
hint-fault-several-solutions = This puzzle has several solutions, so no step follows for certain. Two of them differ in { $cell }.
hint-fault-wrong-digit = One thing first: the digit in { $cell } is wrong. It is crossed out on the board.
hint-wrong = One thing first: { $cells } { $count ->
    [one] is wrong. It is
   *[other] are wrong. They are
  } crossed out on the board.
hint-removed = One thing first: in { $cell } you struck out { $digit }, and that is the digit that belongs there.
hint-unsolvable = This puzzle has no solution, so no hint can help.
