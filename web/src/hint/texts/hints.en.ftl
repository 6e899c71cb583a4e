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
technique-m-wing = AIC (M-Wing)
technique-s-wing = AIC (S-Wing)
technique-l-wing = AIC (L-Wing)
technique-h-wing = AIC (H-Wing)
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

# $names: what other programs and books call a technique, as a list.
also-called = Also called: { $names }

## What a technique is; one message for techniques that are one idea

means-full-house = A row, column or box with one empty cell takes the one digit that is missing.
means-hidden-single-box = A digit has only one place left in a box.
means-hidden-single-line = A digit has only one place left in a row or column.
means-naked-single = A cell has only one digit left that it can hold.
means-locked-candidates = In one house, all places of a digit also lie in a second house. So the digit goes from the rest of the second house.
means-locked-subset = Some cells share two houses and have as many digits as cells. Both houses use up these digits there.
means-naked-subset = Some cells of one house have as many candidates between them as there are cells. So the other cells of the house can't have these digits.
means-hidden-subset = Some digits of a house have places in only as many cells. So these cells can hold nothing else.
means-firework-triple = A row and a column cross in a box. Outside of it, three digits have places in these lines only in the same two cells. They share out these two and the crossing.
means-firework-quad = Four cells stand in four boxes, two rows and two columns. Their lines bind four digits so that each must stand in one of the four cells.
means-firework-w-wing = Two digits are bound to a cell and its two partners in its row and column. A cell with just these two candidates sees both partners.
means-fish = In some rows, a digit has places in only as many columns (or the other way round). So the digit goes from the rest of these columns.
means-finned-fish = A fish with a few places too many, the fins. What the fish and every fin rule out goes.
means-sashimi-fish = A finned fish that would fall apart without its fins; the argument is the same.
means-complex-fish = A fish whose houses may be boxes as well as rows and columns.
means-finned-complex-fish = A fish whose houses may be boxes as well, with a few places too many, the fins.
means-siamese-fish = Two finned fish that share their base and differ in their fins; each strikes out something of its own.
means-kraken-fish = A finned fish whose fins don't see the digit that goes, but lead to it by chains.
means-skyscraper = Two rows (or columns) have two places each for a digit, and one of each shares a column (or row). One of the other two places is right.
means-two-string-kite = A row and a column have two places each for a digit, and meet in a box. One of the two far ends is right.
means-turbot-fish = A chain of two strong links of one digit: one of its two ends is right.
means-empty-rectangle = In a box, a digit has places only along one row and one column. A strong link carries that on to a place outside.
means-colors-trap = Along strong links, a digit's places alternate between two colours, one of which is right. A place that sees both colours is wrong.
means-colors-wrap = Along strong links a digit's places alternate between two colours. Two of the same colour see each other, so that colour is wrong.
means-multi-colors-1 = Two networks of alternating colours meet: colours that see each other can't both be right, so one of their opposites is.
means-multi-colors-2 = Two networks of alternating colours meet: a colour that sees both colours of the other network is wrong.
means-x-colors = Colours spread from a strong link for as long as each colour leaves only one place somewhere.
means-medusa = The two colours of strong links spread over all digits; one colour is right, the other wrong.
means-deadly-1 = Only one cell prevents a pattern that would leave two solutions. So that cell can't hold the pattern's digits.
means-deadly-2 = Only one more digit, in some of its cells, prevents a pattern that would leave two solutions. So the digit stands in one of them.
means-deadly-3 = Extra digits prevent a pattern that would leave two solutions. Together with other cells, they form a subset.
means-deadly-4 = A pattern would leave two solutions. One of its digits is bound to two of its cells, so the other can't be there.
means-unique-rectangle-6 = Four cells would leave two solutions. One digit has no other place in their rows or columns, so one diagonal can't have it.
means-hidden-rectangle = Four cells would leave two solutions. From one corner, strong links rule out one of the digits in the opposite corner.
means-unique-rectangle-strong-link = Four cells would leave two solutions. Strong links between them leave only one way out.
means-avoidable-1 = Four cells, none of them given, must not come to hold two pairs that could be swapped.
means-avoidable-2 = Only one more digit prevents two pairs of entered digits that could be swapped. It stands in one of two cells.
means-bug-plus-1 = All empty cells but one have two candidates. Without that cell's third candidate there would be two solutions or none, so it is right.
means-bug-2 = Nearly all cells have two candidates, and all extra candidates are one digit: one of them is right.
means-bug-3 = Nearly all cells have two candidates, and the extra digits of two cells form a subset with other cells.
means-bug-4 = Nearly all cells have two candidates, and a digit is bound to the two cells with extra ones.
means-bug-plus-n = Nearly all cells have two candidates. One of the extra candidates is right, so what all of them rule out goes.
means-symmetrical-placement = The givens are symmetrical once certain digits are swapped. There is only one solution, so it is just as symmetrical.
means-xy-wing = A cell with two candidates sees two others. Whichever of its digits is right, one of the others has the third digit.
means-bent-set = Some cells of two crossing houses have as many digits as cells. Only one digit could stand twice, and what sees all of its places can't have it.
means-w-wing = Two cells have the same two candidates, and a strong link of one of them ties the cells together. One of the two has the other digit.
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
means-sue-de-coq = Where a line and a box cross, cells share out their digits with other cells of the line and of the box. None are left over.
means-als-xz = Two sets with one digit more than cells share a digit that fits in only one of them. So one of the sets has their second common digit.
means-ahs-xz = Two groups of cells each have one cell more than the digits bound to it. They meet so that something must go.
means-als-w-wing = A strong link ties two sets together, each with one digit more than cells. One of them has their other common digit.
means-als-xy-wing = Three sets each have one digit more than cells. Whatever the middle one gives up, one of the other two has their common digit.
means-als-chain = Sets with one digit more than cells, each sharing with the next a digit that only one of them can have.
means-death-blossom = Each candidate of a cell would turn one set into a locked one, and all these sets have a digit in common.
means-aligned-exclusion = Of all ways to fill a few cells, some leave another cell without a digit. The ways that remain lack a candidate.
means-junior-exocet = Two base cells stand where a line meets a box, two target cells in the other boxes of the band. The targets hold the same two digits as the base.
means-senior-exocet = An exocet with one of its two target cells outside of the band. The targets hold the same two digits as the base.
means-double-exocet = Two exocets of one band share their three lines. What no combination of both allows goes.
means-sk-loop = Eight pairs of cells form a ring through four boxes, two rows and two columns. It has room for just as many digits as cells.
means-multi-sector-locked-set = Where some rows cross some columns, there is just as much room for the digits as there are empty cells. Each digit is used up in its rows or columns.
means-multi-fish = Several digits need places in several lines, and there are just as many to be had. So all of them are used up.
means-template-set = All ways to place the nine copies of a digit have a cell in common.
means-template-delete = No way to place the nine copies of a digit uses this cell.
means-pattern-overlay = Compare the ways to place the nine copies of each digit. Those that fit with no way of another digit go.
means-nishio-forcing-chain = Suppose that a digit is right in a cell: its other places run out, so it isn't.
means-forcing = One of several possibilities is right, and all lead to the same. Or one leads to a contradiction.
means-tridagon = Twelve cells of four boxes that three digits alone can't fill: one of their other candidates is right.
means-tridagon-chain = Twelve cells of four boxes that three digits alone can't fill: one of their other candidates is right. Each of them leads to the same.
means-bivalue-oddagon = An odd ring of cells that two digits alone can't fill: one of their other candidates is right.
means-broken-wing = A digit can't alternate around an odd ring of its places. So one of its other places in the houses of the ring is right.

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
why-petal = If { $cell } is { $digit }, the set { $set } loses { $digit } and so has all of its other digits.
why-node-on = { $count ->
    [one] { $cells } is { $digit }
   *[other] { $digit } is in one of { $cells }
  }
why-node-off = { $count ->
    [one] { $cells } isn't { $digit }
   *[other] { $digit } is in none of { $cells }
  }
why-chain = If { $start }, then { $then }.

why-full-house = { $kind ->
    [row] Row
    [column] Column
   *[box] Box
  } { $number } lacks only { $digit }, and its only empty cell is { $cell }. So { $cell } is { $digit }.
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
   *[other] The row, column and box of { $cell } have { $digits }{ $removed ->
        [0] .
       *[other] ; struck out there: { $struck }.
      }
  } Only { $digit } is left, so { $cell } is { $digit }.

why-locked-candidates = In { $houses }, { $digit } has places only in { $cells }, and all of these are in { $covers } as well. One of them is { $digit }, so it is nowhere else in { $covers }.
why-locked-subset = { $cells } have only { $digits } between them: as many digits as cells. Each cell takes one of them, so no cell that sees all of these cells can.
why-naked-subset = In { $houses }, { $cells } have only { $digits } between them: as many digits as cells. Each cell takes one of them, so no other cell of { $houses } can.
why-hidden-subset = In { $houses }, { $digits } have places only in { $cells }: as many cells as digits. Each cell takes one of them, so nothing else fits there.
why-firework-triple = Outside of the box where { $houses } cross, { $digits } have places in these lines only in { $cells }. If a digit were in neither outer cell, both lines would have it where they cross. So each must stand in one of the three cells. Nothing else fits there, and within the box they stand in these lines.
why-firework-quad = In { $houses }, each of { $digits } belongs to one of { $cells }: outside of its box, the digit has places only in the two of these cells next to it. So each digit must stand in one of the four cells. That is as many digits as cells, so nothing else fits there, and each digit stands there once.
why-firework-w-wing = Outside of the box where { $houses } cross, { $digits } have places in these lines only in the marked cells. So the crossing has whichever of the two neither outer cell has. { $pivots } has only { $digits } and sees both outer cells. Whichever it is, they are not, and so the crossing is.
why-fish = In { $houses }, { $digit } has places only in { $covers }. Each of these houses takes one, and that uses up { $covers }. So { $digit } is nowhere else there.
why-finned-fish = In { $houses }, { $digit } has places only in { $covers } and, as fins, in { $fins }. If no fin is { $digit }, then { $digit } is nowhere else in { $covers }. If a fin is, then no cell that sees it is { $digit }. Whatever both cases rule out goes.
why-sashimi-fish = In { $houses }, { $digit } has places only in { $covers } and, as fins, in { $fins }. If a fin is { $digit }, then no cell that sees it is. If none is, the rest fits only in { $covers }, and { $digit } is nowhere else there. Whatever both cases rule out goes.
why-complex-fish = Together, { $houses } need as many { $digit }s as there are houses. All places for them lie in { $covers }, which are as many. So { $digit } is nowhere else in { $covers }.
why-finned-complex-fish = Together, { $houses } need as many { $digit }s as there are houses. All places for them lie in { $covers }, which are as many, and, as fins, in { $fins }. Either a fin is { $digit }, or it is nowhere else in { $covers }. Whatever both cases rule out goes.
why-siamese-fish = In { $houses }, { $digit } has places only in { $covers } and, as fins, in { $fins }. The covers can be chosen in two ways, each with fins of its own. So there are two finned fish, and each strikes out what its own fins see.
why-kraken-fish = In { $houses }, { $digit } has places only in { $covers } and, as fins, in { $fins }. Either the fish holds without its fins, or one of them is { $digit }, and every case leads to the same. { $chains }
why-skyscraper = In { $houses }, { $digit } has two places each, and one of each sees the other. These two can't both be { $digit }. So one of the far ends { $ends } is, and no cell that sees both of them can be.
why-two-string-kite = In { $houses }, { $digit } has two places each, and one of each stands in the same box. These two can't both be { $digit }. { $chains } So one of the two far ends is { $digit }, and no cell that sees both of them can be.
why-turbot-fish = { $chains } { $same ->
    [yes] So { $ends } is { $digit } either way, and no cell that sees it can be.
   *[no] It reads the same from the other end, so one of { $ends } is { $digit }. No cell that sees both of them can be.
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
    [none] In both cases, a candidate in the same cell or of the same digit rules out what is struck out.
    [cell] But in one of the two cases { $clash } would hold two digits, so that case is wrong.
    [sight] But in one of the two cases both { $clash } would be { $clashDigit }, and they see each other, so that case is wrong.
   *[place] But one of the two cases would leave a cell without a digit or a house without a place, so that case is wrong.
  }
why-deadly-1 = If { $corners } had only { $digits }, these could be swapped, and the puzzle would have two solutions. Only { $guardians } has other candidates, so it is one of those.
why-deadly-2 = If { $corners } had only { $digits }, these could be swapped, and the puzzle would have two solutions. The only way out is { $extra } in { $guardians }: one of them is { $extra }, and no cell that sees them all can be.
why-deadly-3 = If { $corners } had only { $digits }, these could be swapped, and the puzzle would have two solutions. So one of { $guardians } has one of { $extra }, and together with { $sets } that makes a subset: as many cells as digits.
why-deadly-4 = If { $corners } had only { $digits }, these could be swapped, and the puzzle would have two solutions. In { $houses }, { $linked } has no place but two of these cells, { $target }. One of the two is { $linked }. If the other were { $removed }, that would be the pattern, so neither is.
why-unique-rectangle-6 = If { $corners } had only { $digits }, these could be swapped, and the puzzle would have two solutions. { $strongs }. So if one of { $target } were { $linked }, both would be, and the other two corners would hold the other digit: that is the pattern.
why-hidden-rectangle = If { $corners } had only { $digits }, these could be swapped, and the puzzle would have two solutions. { $strongs }. So if { $target } were { $removed }, both of its neighbours would have the other digit and the opposite corner { $removed } again: that is the pattern.
why-unique-rectangle-strong-link = If { $corners } had only { $digits }, these could be swapped, and the puzzle would have two solutions. { $strongs }. So if { $target } were { $removed }, the other corners would be filled with { $digits } as well, one after the other: that is the pattern.
why-avoidable-1 = { $corners } are no givens. If they came to hold { $digits } in two pairs, these could be swapped, and the puzzle would have two solutions. { $removed } in { $target } would make it so.
why-avoidable-2 = { $corners } are no givens. If they came to hold { $digits } in two pairs, these could be swapped, and the puzzle would have two solutions. So one of { $guardians } is { $extra }, and no cell that sees them all can be.
why-bug-plus-1 = Except in { $guardians }, every empty cell has two candidates. Each candidate would stand exactly twice in its houses. Such a position has two solutions or none, so the extra candidate is right: { $guarding }.
why-bug-2 = Except in { $guardians }, every empty cell has two candidates. Each candidate would stand exactly twice in its houses. Such a position has two solutions or none. So one of the extra candidates is right, and no cell that sees them all can have that digit.
why-bug-3 = Except in { $guardians }, every empty cell has two candidates. Each candidate would stand exactly twice in its houses. Such a position has two solutions or none. So one of the extra candidates is right, and together with { $sets } they form a subset.
why-bug-4 = Except in { $guardians }, every empty cell has two candidates. Each candidate would stand exactly twice in its houses. Such a position has two solutions or none. So one of the extra candidates is right: { $guarding }. In { $houses }, { $linked } has no other place than these two cells. So one of them is { $linked } and the other has an extra candidate, which leaves no room for the rest.
why-bug-plus-n = Except in { $guardians }, every empty cell has two candidates. Each candidate would stand exactly twice in its houses. Such a position has two solutions or none. So one of the extra candidates is right: { $guarding }. { $chains } Whichever it is, it rules out { $gone }.
why-symmetrical-placement = Carry every cell to its counterpart and rename the digits: { $renamed }. The givens stay the same. There is only one solution, so it stays the same, too. So what is impossible in a cell is impossible in its counterpart under the new name. A cell that stays where it is has a digit that keeps its name.
why-xy-wing = { $pivots } is { $pivotDigits }, and either of them leaves only { $removed } in one of { $ends }. So one of these two is { $removed }, and no cell that sees both of them can be.
why-bent-set = { $cells } have only { $digits } between them: as many digits as cells. All of these but { $removed } can stand only once. So { $removed } must stand there, too, and no cell that sees all of its places can have it.
why-w-wing = { $ends } both have only { $digits }. { $chains } So one of the two is { $removed }, and no cell that sees both of them can be.
why-chain-wing = { $chains } So at least one of these holds: { $either }. What contradicts both is wrong.
why-remote-pair = { $cells } form a chain of cells that see each other and have only { $digits }. Along it the digits alternate, so the two ends differ, and a cell that sees both can have neither.
why-x-chain = { $chains } { $same ->
    [yes] So { $ends } is { $digit } either way, and no cell that sees it can be.
   *[no] So one of { $ends } is { $digit }, and no cell that sees both of them can be.
  }
why-x-cycle = { $chains } { $loop ->
    [off] If { $start }, it follows that it is not. So it is not.
    [on] Even if it were not, it would follow that { $start }. So it is.
   *[ring] And so around again: the chain closes. In each of its weak links one of the two ends is right, so what sees both goes.
  }
why-xy-chain = { $chains } { $same ->
    [yes] So { $ends } is { $removed } either way, and no cell that sees it can be.
   *[no] So one of { $ends } is { $removed }, and no cell that sees both of them can be.
  }
why-aic = { $chains } So at least one of the chain's two ends holds: { $either }. What contradicts both is wrong.
why-continuous-loop = { $chains } And so around again: the chain closes. In each of its weak links one of the two ends is right, so what contradicts both goes.
why-discontinuous-loop = { $chains } { $loop ->
    [off] If { $start }, it follows that it is not. So it is not.
   *[on] Even if it were not, it would follow that { $start }. So it is.
  }
why-bowmans-bingo = Suppose that { $start }. { $count ->
    [0] At once,
   *[other] Singles then force, one after another: { $forced }. Now
  } { $kind ->
    [cell] { $cells } has no candidate left
   *[house] { $houses } has no place left for { $without }
  }. So that was wrong.
why-whip = { $chains } Every other possibility on the way clashes with { $removed } in { $target } or with what follows from it. In the end { $lacks ->
    [place] { $houses } would have no place for { $digit }.
   *[digit] { $cells } would have no digit.
  } So { $target } can't be { $removed }.
why-braid = A step may build on all before it. { $chains } Every other possibility on the way clashes with { $removed } in { $target } or with what follows from it. In the end { $lacks ->
    [place] { $houses } would have no place for { $digit }.
   *[digit] { $cells } would have no digit.
  } So { $target } can't be { $removed }.
why-sue-de-coq = The crossing of { $houses } and { $covers } has { $first }, the rest of { $houses } has { $second }, the rest of { $covers } has { $third }. Together they have as many digits as cells, and none of the digits fits in twice, so each is needed. The digits of the crossing are used up in { $houses } and in { $covers }. Those that one of the other two sets shares are used up only in its own house.
why-als-xz = Each of the sets { $sets } has one digit more than cells. { $ring ->
    [yes] They can't both have the same one of { $shared }, and neither set can lack both. So one set has the one digit, the other set the other. Each then has all of its other digits, and no cell that sees all places of such a digit can have it.
   *[no] They can't both have { $shared }, so one of them has all of its other digits. { $chains } So { $removed } is in one of the sets, and no cell that sees all of its places there can have it.
  }
why-ahs-xz = The digits in brackets have all their places in these cells of a house, one more than digits: { $sets }. So each group can spare one cell. A cell that both groups have can serve only one of them, and the other must then use all of its other cells. What fits in no such case goes.
why-als-w-wing = Each of the sets { $sets } has one digit more than cells, so a set that lacks one has all its others. { $chains } So { $removed } is in one of the sets, and no cell that sees all of its places there can have it.
why-als-xy-wing = Each of the sets { $sets } has one digit more than cells, so a set that lacks one has all its others. { $chains } So { $removed } is in the first set or in the last, and no cell that sees all of its places there can have it.
why-als-chain = Each of the sets { $sets } has one digit more than cells, so a set that lacks one has all its others. { $chains } So { $removed } is in the first set or in the last, and no cell that sees all of its places there can have it.
why-death-blossom = { $petals } So whatever { $pivots } is, one of these sets has { $removed }. No cell that sees all places of { $removed } in these sets can have it.
why-aligned-exclusion = Try all ways to fill { $cells } together. Each way with { $gone } repeats a digit, or takes all candidates from one of the sets that see those cells: { $sets }. So none of these ways is right.
why-junior-exocet = { $pivots } hold two of the digits { $digits }. Each digit that stands there must also stand in each of { $houses }. Outside of the band there isn't room for it in all of them, so it stands in one of { $ends }, too. So { $ends } hold the same two of these digits as { $pivots }, and what fits no way of doing that goes.
why-senior-exocet = { $pivots } hold two of the digits { $digits }. Each digit that stands there must also stand in each of { $houses }, and every way to do that leads through one of { $ends }. So { $ends } hold the same two of these digits as { $pivots }, and what fits no way of doing that goes.
why-double-exocet = { $pivots } are the bases of two exocets with the same lines, { $houses }: whichever two of the digits { $digits } a base holds, its own two targets hold the same two. The targets are { $ends }. The two exocets limit each other, and what fits no way to fill both goes.
why-sk-loop = A digit fits only once into a row, column or box. Counted where they stand in the ring, the digits can fill no more cells than the ring has: { $sets }. So each of them is needed there, and goes from the rest of its row, column or box.
why-multi-sector-locked-set = A digit fits only once into a row or column. Counted so where { $houses } cross { $covers }, the digits can fill no more than the empty cells there: { $sets }. So each of them is needed there, and goes from the rest of the row or column in which it is counted.
why-multi-fish = In { $houses }, each of { $digits } that is still missing needs a place. Their places are limited: { $sets }. A digit fits only once into a line, and a cell takes only one digit. Counted like that, there are no more places than needed. So each is used: the counted digits go from the rest of { $covers }, and other digits go from the counted cells.
why-template-set = All nine { $digit }s have to be placed, one in each row, column and box. Every way to do that uses { $put }.
why-template-delete = All nine { $digit }s have to be placed, one in each row, column and box. No way to do that uses { $target }.
why-pattern-overlay = All nine { $digit }s have to be placed, one in each row, column and box, and so have the other digits, without any overlap. Of the ways to place { $digit }, only those count that leave every other digit a way.
why-nishio-forcing-chain = Look only at { $digits }. { $branches } It would follow that { $opposed }. Both can't be, so the beginning was wrong.
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
why-tridagon = { $corners } can't hold { $digits } alone. From box to box, the three digits run the same way round or the opposite way, and back at the first box they don't fit. So at least one of the other candidates is right: { $extra } in { $guardians }.
why-tridagon-chain = { $corners } can't hold { $digits } alone. From box to box, the three digits run the same way round or the opposite way, and back at the first box they don't fit. So at least one of the other candidates is right: { $extra } in { $guardians }. { $chains } In every case { $outcome }.
why-bivalue-oddagon = { $corners } form a ring in which each cell sees the next. { $digits } alone would alternate around it, but the number of cells is odd. So at least one of the other candidates is right: { $extra } in { $guardians }.
why-broken-wing = The ring { $nodes } has an odd number of places for { $digit }. Without other places in { $houses }, it would alternate around the ring, which an odd ring doesn't allow. So at least one of the other places is right: { $guardians }.

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
family-multi-sector = Multi-sector patterns
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
path-end-solved = This is the solution.
path-end-stuck = Logic ends here: no technique helps any further. You can only try digits out.
path-end-without = None of the techniques that are on helps any further. Others may.
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
steps-none = No step fits.
steps-shown = { $count ->
    [one] One step fits.
   *[other] { $count } steps fit.
  }
techniques-help = Hints, the path and the list of steps use only the techniques that are on here.
techniques-on = { $on } of { $count } are on.
techniques-of = { $on } of { $count }
techniques-all = Switch on all usual ones
techniques-up-to = Up to level
techniques-mixed = My own choice
techniques-level-on = All on
techniques-level-off = All off
techniques-learn = Learn about { $name }
techniques-request = On request only
techniques-request-help = These take long, or something simpler nearly always does the same. Hints, the path and the list of steps use them only if you switch them on here. Then they may take much longer.

## What comes of asking for a hint

hint-look = { $kind ->
    [row] Look at row { $number }.
    [column] Look at column { $number }.
   *[box] Look at box { $number }.
  }
# For beginners, who may not count boxes.
hint-look-marked = { $kind ->
    [row] Look at the marked row, row { $number }.
    [column] Look at the marked column, column { $number }.
   *[box] Look at the marked box, box { $number }.
  }
hint-done = { $digit } placed in { $cell }.
hint-struck = { $filled ->
    [yes] Notes filled in.{ " " }
   *[no] { "" }
  }{ $count ->
    [one] One candidate struck out.
   *[other] { $count } candidates struck out.
  }
hint-nothing = None of the techniques that hints use helps here. You can only try digits out.
hint-budget = No step was found in a reasonable time. If there is one, it is very hard.
hint-fault-solved = The board is already solved.
hint-fault-conflict = One thing first: { $digit } appears twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }.
hint-fault-no-candidate = Nothing fits in { $cell } any more. Take back some of what is entered or struck out.
hint-fault-no-place = { $kind ->
    [row] Row
    [column] Column
   *[box] Box
  } { $number } has no place left for { $digit }. Take back some of what is entered or struck out.
hint-fault-no-solution = The puzzle can't be finished like this. Take back some of what is entered or struck out.
hint-fault-several-solutions = This puzzle has several solutions, so no step follows for certain. Two of them differ in { $cell }.
hint-fault-wrong-digit = One thing first: the digit in { $cell } is wrong. It is crossed out on the board.
hint-wrong = One thing first: { $cells } { $count ->
    [one] is wrong. It is
   *[other] are wrong. They are
  } crossed out on the board.
hint-removed = One thing first: in { $cell } you struck out { $digit }, which belongs there.
hint-lacking = One thing first: your notes in { $cell } lack { $digit }, which belongs there.{ $others ->
    [0] { "" }
    [one] { " " }In one more cell, too, the right digit is missing.
   *[other] { " " }In { $others } more cells, too, the right digit is missing.
  }
hint-restore = Bring it back
hint-renew = Renew notes in { $count } cells
hint-unsolvable = This puzzle has no solution, so no hint can help.
