# English. What hints say of techniques; fetched when the first hint is asked for.

## The names of the techniques

technique-full-house = Full house
technique-hidden-single-box = Hidden single in a box
technique-hidden-single-line = Hidden single in a row or column
technique-naked-single = Naked single
technique-direct-pointing = Direct Pointing
technique-direct-claiming = Direct Claiming
technique-direct-hidden-pair = Direct Hidden Pair
technique-direct-hidden-triple = Direct Hidden Triple
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
technique-chute-remote-pair = Chute Remote Pair
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
technique-almost-locked-pair = Almost Locked Pair
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
technique-almost-locked-triple = Almost Locked Triple
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
technique-bug-lite = BUG-Lite
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
technique-m-ring = Continuous Nice Loop (M-Ring)
technique-l-ring = Continuous Nice Loop (L-Ring)
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
technique-unique-rectangle-als = Unique Rectangle with ALS
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
technique-aic-unique-rectangle = Alternating Inference Chain with Unique Rectangle
technique-aic-fish = Alternating Inference Chain with Fish
technique-aic-bent-set = Alternating Inference Chain with Bent Set
technique-blossom-loop = Blossom Loop
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
technique-exocet-mirror = Junior Exocet with Mirror Nodes
technique-double-exocet = Double Exocet
technique-senior-exocet = Senior Exocet
technique-weak-exocet = Weak Exocet
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

## The idea of a technique; one message for techniques that are one idea

means-full-house = A row, column or box with one empty cell takes the one digit that is missing.
means-hidden-single-box = A digit has only one place left in a box.
means-hidden-single-line = A digit has only one place left in a row or column.
means-naked-single = A cell has only one digit left that it can hold.
means-direct-locked = A digit is confined to where a box and a line cross. That leaves it only one place in a house next to them.
means-direct-hidden = Two or three digits fill as many cells of a house. That leaves another digit only one place there.
means-locked-candidates = All places of a digit in one house also lie in a second house. So strike it out in the rest of the second house.
means-locked-subset = Some cells share two houses and have as many digits as cells. Both houses use up these digits there.
means-almost-locked-candidates = All but one of some digits fill cells of a line, and all but one fill cells of a box. So the line and the box share the one that is left.
means-naked-subset = Some cells of one house have as many candidates between them as there are cells. So the other cells of the house can't have these digits.
means-hidden-subset = Some digits of a house have places in only as many cells. So these cells can hold nothing else.
means-firework-triple = A row and a column cross in a box. Outside of it, three digits have places in these lines only in the same two cells. They share out these two and the crossing.
means-firework-quad = Four cells stand in four boxes, two rows and two columns. Their lines bind four digits so that each must stand in one of the four cells.
means-firework-w-wing = Two digits are bound to a cell and its two partners in its row and column. A cell with just these two candidates sees both partners.
means-fish = In some rows, a digit fits into only as many columns (or the other way round). So strike it out in the rest of these columns.
means-finned-fish = A fish with a few extra places, the fins. If the fish and every fin rule out a candidate, strike it out.
means-sashimi-fish = A finned fish that would fall apart without its fins; the argument is the same.
means-complex-fish = A fish whose houses may be boxes as well as rows and columns.
means-finned-complex-fish = A fish whose houses may be boxes as well, with a few extra places, the fins.
means-siamese-fish = Two finned fish share their base and differ in their fins. Each strikes out candidates of its own.
means-kraken-fish = A finned fish whose fins don't see the candidate to strike out, but reach it by chains.
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
means-unique-rectangle-als = Four cells would leave two solutions, but for two extra digits, one of which is right. A set with one digit more than cells can lack only one of the two.
means-avoidable-1 = Four cells, none of them given, must not end up with two pairs that could be swapped.
means-avoidable-2 = Only one more digit prevents two pairs of entered digits that could be swapped. It stands in one of two cells.
means-bug-plus-1 = All empty cells but one have two candidates. Without that cell's third candidate there would be two solutions or none, so it is right.
means-bug-2 = Nearly all cells have two candidates, and all extra candidates are one digit: one of them is right.
means-bug-3 = Nearly all cells have two candidates, and the extra digits of two cells form a subset with other cells.
means-bug-4 = Nearly all cells have two candidates, and a digit is bound to the two cells with extra ones.
means-bug-plus-n = Nearly all cells have two candidates. One of the extra candidates is right, so strike out whatever all of them rule out.
means-bug-lite = Some cells could all change to another digit, which would leave two solutions. An extra candidate prevents it.
means-symmetrical-placement = The givens are symmetrical once certain digits are swapped. There is only one solution, so it is just as symmetrical.
means-xy-wing = A cell with two candidates sees two others. Whichever of its digits is right, one of the others has the third digit.
means-bent-set = Some cells of two crossing houses have as many digits as cells. Only one digit could stand twice, and a cell that sees all of its places can't have it.
means-w-wing = Two cells have the same two candidates, and a strong link of one of them ties the cells together. One of the two has the other digit.
means-chain-wing = A short chain that starts and ends with strong links: one of its two ends is right.
means-chain-ring = A short chain of three strong links that closes: in each of its links, one of the two ends is right.
means-remote-pair = A chain of cells with the same two candidates: its ends differ, so a cell that sees both can have neither digit.
means-chute-remote-pair = Two cells of two neighbouring boxes have the same two candidates. If both were the same digit, a third box beside them would have no place for it.
means-x-chain = Strong and weak links of one digit alternate: one of the two ends is right.
means-x-cycle = Strong and weak links of one digit alternate and come back to where they began.
means-xy-chain = A chain of cells with two candidates each: one of its two ends has the digit that they share.
means-aic = Strong and weak links alternate: one of the chain's two ends is right, so a candidate that contradicts both is wrong.
means-continuous-loop = A chain that closes without a contradiction: in each of its weak links, one of the two ends is right.
means-aic-unique-rectangle = A chain through a unique rectangle: one of two extra candidates must be right, or the puzzle would have two solutions.
means-aic-fish = A chain through a fish: if its fin is wrong, each of the fish's columns, or rows, has the digit within the fish.
means-aic-bent-set = A chain through cells of two crossing houses that have room for each digit only once. Without one of their digits they need all others.
means-blossom-loop = A loop that branches: from three or four candidates, one of which is right, chains lead to as many ends, one of which is right.
means-discontinuous-loop = A chain that comes back to where it began and there decides whether a digit is right or wrong.
means-bowmans-bingo = Suppose a candidate, and enter what singles then force: it ends in a contradiction.
means-whip = Suppose that the candidate is right. Step by step, that leaves a digit without a place, or a cell without a digit.
means-braid = Like a whip, but a step may follow from any earlier one. The supposition ends in a contradiction.
means-sue-de-coq = Where a line and a box cross, cells share out their digits with other cells of the line and of the box. None are left over.
means-als-xz = Two sets with one digit more than cells share a digit that fits in only one of them. So one of the sets has their second common digit.
means-ahs-xz = Two groups of cells each have one cell more than the digits bound to them. Only one group can fill the cells that they share.
means-als-w-wing = A strong link ties two sets together, each with one digit more than cells. One of them has their other common digit.
means-als-xy-wing = Three sets each have one digit more than cells. Whatever the middle one gives up, one of the other two has their common digit.
means-als-chain = Sets with one digit more than cells, each sharing with the next a digit that only one of them can have.
means-death-blossom = Each candidate of a cell would turn one set into a locked one, and all these sets have a digit in common.
means-aligned-exclusion = Of all ways to fill a few cells, some leave another cell without a digit. The ways that remain lack a candidate.
means-junior-exocet = Two base cells stand where a line meets a box, two target cells in the other boxes of the band. The targets hold the same two digits as the base.
means-senior-exocet = An exocet with one of its two target cells outside of the band. The targets hold the same two digits as the base.
means-double-exocet = Two exocets of one band share their three lines. Strike out a candidate that no combination of both allows.
means-exocet-mirror = A target of an exocet has its digit in common with two cells of the other target's box, its mirror node. So only one other digit has room there.
means-weak-exocet = An exocet of four digits with a hole: one cell more of its lines may have one of them. Still, one target or both must have one of the four.
means-sk-loop = Eight pairs of cells form a ring through four boxes, two rows and two columns. It has room for just as many digits as cells.
means-multi-sector-locked-set = Where some rows cross some columns, there is just as much room for the digits as there are empty cells. Each digit is used up in its rows or columns.
means-multi-fish = Several digits need places in several lines, and there are just as many places. So all of them are used up.
means-template-set = All ways to place the nine copies of a digit have a cell in common.
means-template-delete = No way to place the nine copies of a digit uses this cell.
means-pattern-overlay = Compare the ways to place the nine copies of each digit. A way that fits with none of another digit is out.
means-nishio-forcing-chain = Suppose that a digit is right in a cell: its other places run out, so it isn't.
means-forcing = One of several possibilities is right, and all lead to the same result. Or one leads to a contradiction.
means-tridagon = Twelve cells of four boxes that three digits alone can't fill: one of their other candidates is right.
means-tridagon-chain = Twelve cells of four boxes that three digits alone can't fill: one of their other candidates is right. Each of them leads to the same.
means-bivalue-oddagon = An odd ring of cells that two digits alone can't fill: one of their other candidates is right.
means-broken-wing = A digit can't alternate around an odd ring of its places. So one of its other places in the houses of the ring is right.

## Why a step follows. The core says which of these, and what they name: core/include/nonet/explain.hpp

why-so = So { $effects }.
why-so-either = Either way, { $effects }.
# $what: how the cells are bound to lose the digit: they see both of two cells, both roofs, and so on.
why-so-seeing = { $count ->
    [one] { $cells } sees { $what ->
        [both] both
        [roofs] both roofs
        [it] it
        [colors] both colours
        [opposites] both of these colours
        [places] all its places there
       *[all] all of them
      }, so it isn't { $digit }.
    [2] { $cells } see { $what ->
        [both] both
        [roofs] both roofs
        [it] it
        [colors] both colours
        [opposites] both of these colours
        [places] all its places there
       *[all] all of them
      }, so neither is { $digit }.
   *[other] { $cells } see { $what ->
        [both] both
        [roofs] both roofs
        [it] it
        [colors] both colours
        [opposites] both of these colours
        [places] all its places there
       *[all] all of them
      }, so none of them is { $digit }.
  }
why-clause-is = { $count ->
    [one] { $cells } is { $digit }
   *[other] { $digit } is in one of { $cells }
  }
why-clause-is-not = { $count ->
    [one] { $cells } isn't { $digit }
   *[other] { $digit } is in none of { $cells }
  }
why-clause-gone = { $count ->
    [one] { $cells } isn't { $digits }
    [2] neither of { $cells } is { $digits }
   *[other] none of { $cells } is { $digits }
  }
# A digit has two places left in a house, or two groups of them.
why-pair-of-places = In { $houses }, the { $digit } is in { $cells }.
# With the name of the technique: what it is about.
why-digits = { $count ->
    [one] The digit here is { $digits }.
   *[other] The digits here are { $digits }.
  }
# Names of things in lists.
why-whole = { $why } { $so }
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
why-set = { $cells } {"{"}{ $digits }{"}"}

## Chains, line by line, and in brackets why a link holds

why-suppose = Suppose { $what }.
why-suppose-again = But if { $what }, there is more.
why-line = { $what } ({ $because }).
why-line-so = { $premises }, so { $what } ({ $because }).
why-premise = { $what } ({ $because })
because-same-cell = same cell
because-same-house = { $kind ->
    [row] same row
    [column] same column
   *[box] same box
  }
# $given: how many facts the reason rests on besides.
because-last-candidate = last candidate{ $given ->
    [0] { "" }
   *[other] , as { $facts }
  }
because-only-place = only place in { $houses }{ $given ->
    [0] { "" }
   *[other] , as { $facts }
  }
because-almost-locked-set = { $set } has all its other digits
because-remote-pair = both have the same pair
because-locked-candidates = { $houses } has its { $digit } in { $covers }
because-hidden-pair = { $cells } must be { $digits }
because-naked-pair = { $cells } are { $digits }
because-x-wing = X-Wing of { $digit } in { $houses }
because-inner-chain = a chain in what is left
because-unique-rectangle = { $cells } would be { $digits } in two ways
because-fish = { $houses } hold { $digit } in { $covers }, or in the fin
why-end-same = So { $what } in any case.
why-end-either-place = So { $digit } is in { $cells }.
why-end-either = So { $ends }.
why-end-ring = The chain closes: read either way round, one end of each weak link is true.
why-end-loop = That contradicts the beginning.
why-end-blossom = So { $digits } is in { $cells }, at the end of some branch, and only one of these ends can be right. An end that is wrong makes its start wrong, too. So in each weak link of a branch, one of the two ends is right.
why-end-no-place = Then { $houses } has no place for { $digit }.
why-end-no-candidate = Then { $cells } has no candidate left.
why-end-contradiction = That can't be: { $ends }.
why-end-every-case = Every case ends the same way.
why-end-every-guardian = So whichever of them is right, the same follows.
why-remote-pair = { $cells } have only { $digits }, and each sees the next.
why-remote-link = { $from } and { $to } differ ({ $because }).
why-end-remote-pair = Along the chain the digits take turns, so { $ends } have one each. { $count ->
    [one] { $cells } sees
   *[other] { $cells } see
  } both ends.
why-forcing-cell = { $cell } is { $digits }. Try each.
why-forcing-house = In { $houses }, the { $digit } is in { $cells }. Try each.
why-forcing-states = Either { $what }, or it isn't. Try both.

## Singles, locked candidates, subsets

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

why-direct-locked = In { $houses }, the { $digit } can only be in { $covers } ({ $cells }). That uses up { $covers }, so in { $third } only { $cell } is left for it.
why-direct-hidden = In { $houses }, { $digits } fit only in { $cells }: { $count } cells for { $count } digits. They fill these cells, so in { $third } only { $cell } is left for { $digit }.
why-locked-candidates = In { $houses }, { $digit } fits only in { $cells }, and { $count ->
    [2] both
   *[other] all three
  } lie in { $covers }, too. One of them is { $digit }, which uses up { $covers }.
why-locked-subset = { $cells } have only { $digits } between them: { $count } digits for { $count } cells. They use up { $digits } in { $houses }.
why-almost-locked-first = In { $houses }, { $cells } { $count ->
    [one] has only { $digits }.
   *[other] have only { $digits } between them.
  } So at most one of these digits is where { $houses } and { $covers } cross.
why-almost-locked-second = Outside of the crossing, { $covers } has { $digits } only in { $cells }. So at least one of them is in the crossing.
why-almost-locked-both = So just one is there. The { $count ->
    [one] other fills
   *[other] others fill
  } { $cells }, and the rest of { $houses } has none of { $digits }.
why-naked-subset = In { $houses }, { $cells } have only { $digits } between them: { $count } digits for { $count } cells. That uses up { $digits } in { $houses }.
why-hidden-subset = In { $houses }, { $digits } fit only in { $cells }: { $count } cells for { $count } digits. They fill these cells, with no room for other digits.
why-firework-triple = Outside of the box where { $houses } cross, { $digits } have only the cells { $cells } in these lines. If a digit is in neither outer cell, both lines need it where they cross. So { $digits } fill { $cells }, and within the box they stay in the two lines.
why-firework-quad = In { $houses }, each of { $digits } belongs to one of { $cells }: outside of its box, it fits only in the two next to it. So each must stand in one of the four cells: four digits for four cells.
why-firework-w-wing = Outside of the box where { $houses } cross, { $digits } have in these lines only the cells { $cells }. So the crossing takes the digit that neither outer cell has. { $pivot } has only { $digits } and sees both outer cells. They can't have its digit, so the crossing has it.

## Fish

why-fish = In the base, { $houses }, { $digit } fits only in the cover, { $covers }. Each house of the base needs its { $digit }, and that uses up the cover.
why-finned-fish = In the base, { $houses }, { $digit } fits only in the cover, { $covers }, and in the { $finCount ->
    [one] fin
   *[other] fins
  } { $fins }.
why-fins = If { $finCount ->
    [one] the fin isn't
   *[other] no fin is
  } { $digit }, the base uses up the cover, in which { $cells } { $count ->
    [one] lies
   *[other] lie
  }. If { $finCount ->
    [one] the fin
   *[other] a fin
  } is, { $cells } { $count ->
    [one] sees
   *[other] see
  } it. Either way, { $count ->
    [one] { $cells } isn't
    [2] neither of { $cells } is
   *[other] none of { $cells } is
  } { $digit }.
why-complex-fish = The base, { $houses }, has all its places for { $digit } in the cover, { $covers }. Each house of the base needs its { $digit }, and that uses up the cover.
why-finned-complex-fish = The base, { $houses }, has all its places for { $digit } in the cover, { $covers }, and in the { $finCount ->
    [one] fin
   *[other] fins
  } { $fins }.
why-siamese-fish = In the base, { $houses }, { $digit } fits only in { $covers } and in the { $finCount ->
    [one] fin
   *[other] fins
  } { $fins }. The cover can be chosen in two ways, each with fins of its own. Both finned fish hold, and each removes what its own fins see.
why-kraken-fish = In the base, { $houses }, { $digit } fits only in the cover, { $covers }, and in the { $finCount ->
    [one] fin
   *[other] fins
  } { $fins }.
why-kraken-fins = If no fin is { $digit }, the base uses up the cover, and { $gone }. If a fin is, a chain says the same.
why-kraken-cases = One of the fins is { $digit }, or one of the base's places in a house of the cover. In every case, { $gone }.

## Patterns of one digit

why-pairs-meet = { $middle } share { $houses }, so at most one of them is { $digit }. So at least one of the { $what ->
    [roofs] roofs
   *[ends] far ends
  } { $ends } is.
why-pairs-share-end = { $middle } share { $houses }, so at most one of them is { $digit }. So { $ends } is, either way.
why-empty-rectangle = In { $box } all { $digit }s are in { $line } or { $otherLine }.
why-empty-rectangle-far = If it is in { $far }, { $victim } in the same { $kind ->
    [row] row
    [column] column
   *[box] box
  } isn't { $digit }.
why-empty-rectangle-near = If it is in { $near }, { $box } needs its { $digit } in { $line }, at { $places }, and again { $victim } isn't { $digit }.
why-colors = Along strong links of { $digit }, two colours take turns: one has { $colorA }, the other { $colorB }. One of them is { $digit } throughout, the other nowhere.
why-colors-clash = { $cells } have the same colour and share { $houses }, so that colour is wrong.
why-colors-first = Along strong links of { $digit }, two colours take turns: one has { $colorA }, the other { $colorB }.
why-colors-second = So do two more: one has { $colorA }, the other { $colorB }. Of either two, one is { $digit } throughout, the other nowhere.
why-colors-meet = { $cells } share { $houses }, so their colours can't both be right. So at least one of the opposite colours is: { $restA }, or { $restB }.
why-colors-see-both = The colour of { $cells } sees both of the other two, one of which is { $digit }.
why-x-colors = Start from a strong link of { $digit }, and follow both of its ends. One side has { $colorA }, the other { $colorB }. One of the two sides is right.
why-x-colors-fault = { $fault ->
    [none] A cell that sees both sides can't be { $digit }.
    [place] One side leaves a house without a place for { $digit }, so it is wrong.
   *[sight] On one side, { $cells } see each other and can't both be { $digit }, so that side is wrong.
  }
why-medusa = Strong links tie candidates together in two colours. The first has { $colorA }. The second has { $colorB }. One colour is right throughout, the other wrong.
why-medusa-fault = { $fault ->
    [none] Each colour rules out the same candidates: it has another digit for their cell, or their digit where they see it.
    [cell] One colour puts two digits into { $cells }, so it is wrong.
    [sight] One colour makes both { $cells } { $digit }, and they see each other, so it is wrong.
   *[place] One colour leaves a cell without a digit or a house without a place, so it is wrong.
  }

## Uniqueness

why-deadly = If { $corners } held only { $digits }, the digits could swap places, and the puzzle would have two solutions: a deadly pattern.
why-deadly-only-way = Only { $cells } can prevent that, so it must be { $digits }.
why-deadly-one-of = The only way out is { $digit } in { $cells }.
why-deadly-subset = So one of { $cells } is { $digits }. Together with { $others }, that uses up { $subset } in { $houses }.
why-deadly-locked = One of { $cells } is { $digit }. If the other were { $digits }, that would be the deadly pattern.
why-petal-in = If { $cells } is { $digit }, { $set } loses its { $digit } and has { $digits }.
why-or-in = Or { $cells } is { $digit } itself.
why-petal-others = So the set lacks { $digits }, and has all of its other digits.
why-bug-lite = Without their extra candidates, { $corners } would have two candidates each. Every house would have each of { $digits } in two of these cells or in none. So all of them could change to their other digit, and the puzzle would have two solutions.
why-deadly-diagonal = If one of { $cells } were { $digits }, both would be, and the other two corners would have the other digit. That is the deadly pattern.
why-deadly-hidden = If { $cells } were { $digits }, both its neighbours would be the other digit, and the opposite corner { $digits } again. That is the deadly pattern.
why-deadly-links = If { $cells } were { $digits }, these links would fill the other corners with { $pattern }, too. That is the deadly pattern.
why-avoidable = None of { $corners } is given. If they held { $digits } crosswise, the digits could swap places, and the puzzle would have two solutions.
why-avoidable-last = With { $digits } in { $cells }, they would.
why-grave = Except { $cells }, every empty cell has two candidates. Without the extra candidates of { $cells }, each open digit would have two places in each house. Such a board has two solutions or none.
why-grave-one = So the extra candidate must be right: { $digit } in { $cells }.
why-grave-one-of = So at least one of the extra candidates is right: { $guardians }.
why-grave-locked = The other of { $cells } has an extra candidate, so nothing else fits in either.
why-renamed = { $from } → { $to }
why-symmetrical-placement = The givens are symmetrical: move every cell to its counterpart{ $count ->
    [0] { "" }
   *[other] , rename { $renamed },
  } and they are the same again. The solution is the only one, so it has the same symmetry. A digit that can't stand in a cell can't stand, renamed, in its counterpart. A cell that stays where it is has a digit that keeps its name.

## Wings

why-wing-pivot = { $cells } is { $digits }.
why-wing-case = If it is { $digit }, { $pincer } is { $last }.
why-wing-itself = Or { $cells } is { $digit } itself.
why-wing-one-of = So { $cells } is { $digit }.
why-chute-pair = { $cells } have only { $digits }. None of { $third } is or can be { $lacking }.
why-chute-same = { $count ->
    [one] If both of { $cells } were { $lacking }, { $houses } would need it in one of { $third }.
   *[other] If { $cells } had the same digit, { $houses } would need it in one of { $third }.
  }
why-chute-one = { $count ->
    [one] So { $cells } is { $digits }.
   *[other] So the two cells differ: they are { $digits }.
  }
why-bent-set = { $cells } have only { $digits } between them: { $count } cells, { $count } digits. All but { $digit } can stand only once in { $houses }, so { $digit } is needed, too: in { $places }.
why-w-wing = { $cells } have only { $digits }.
why-w-wing-sees = { $end } sees { $places }, and { $otherEnd } sees { $otherPlaces }. So { $end } or { $otherEnd } isn't { $digit }, and is { $last }.

## Almost locked sets

why-sue-de-coq = Where { $houses } and { $covers } cross, there is { $first }. With it go { $second } in the rest of { $houses }, and { $third } in the rest of { $covers }.
why-sue-de-coq-count = Each digit fits in once at most: { $second } in { $houses }, { $third } in { $covers }{ $others ->
    [0] { "" }
   *[other] , { $rest } where they cross
  }. That is just enough for the { $count } cells, so each is needed there.
why-als = An almost locked set (ALS) has one digit more than cells, so it can lack only one: { $sets }.
why-end-als = { $count ->
    [one] So { $digits } is in one of { $sets }.
   *[other] So each of { $digits } is in one of { $sets }.
  }
why-end-als-ring = The chain closes, so each set lacks one of the linked digits and has all of its others.
why-ahs-xz = The digits of { $sets } have no other cells in { $houses } and in { $covers }: one cell more than digits. So each set spares just one cell. Only one of them can fill { $shared }, and the other needs all of its other cells.
why-petal = If it is { $digit }, { $set } loses its { $digit } and has { $digits }.
why-end-petals = So one of the sets has { $digits }, whichever way.

## Everything else

why-aligned-exclusion = Try all ways to fill { $cells } together. Any way with { $gone } repeats a digit, or leaves one of the sets that they see without enough: { $sets }.
why-junior-exocet = The base { $base } holds two of { $digits }. Each of these must also stand in { $houses }. Outside of the band there isn't room for it in all three, so a target has it. So the targets { $targets } hold the same two digits as the base.
why-senior-exocet = The base { $base } holds two of { $digits }. Each of these must also stand in { $houses }, and every way to do that leads through a target. So the targets { $targets } hold the same two digits as the base.
why-double-exocet = Two exocets share the lines { $houses }. Their bases are { $base }, each with two of { $digits }, and their targets { $targets } hold the same two. Each limits the other.
why-exocet-mirror = The base's box has the digit of { $target } in the base. So { $houses } has it in the mirror node { $cells }: one of these cells has that digit, and the other one doesn't.
why-exocet-mirror-pairs = So only those digits of { $cells } count that leave a digit for the other cell.
why-exocet-mirror-bound = In { $houses }, { $digits } { $count ->
    [one] fits
   *[other] fit
  } only in { $cells }. One cell of { $mirror } has the target's digit, so all the others have { $digits }. They have no room for other digits.
why-weak-exocet = { $placed } leave few places for { $digits } in { $houses } outside of the band. A digit of the base { $base } that isn't in { $wound } has room for two there, so a target has it.
why-weak-exocet-one = If it is in that cell, it may miss both targets. But then { $digits } fill the rest of these lines, and run out of places unless { $target } has one of them.
why-weak-exocet-both = If it is in that cell, it may miss both targets. But then { $digits } fill the rest of these lines. With { $digit } in { $stabilizer }, they run out of places unless { $targets } each have one of them.
why-sk-loop = A digit fits only once into a row, column or box. Counted where they stand in the ring, the digits can fill no more cells than the ring has: { $sets }. So each of them is needed there, and used up in the house where it is counted.
why-multi-sector-locked-set = Where { $houses } cross { $covers }, count each digit once for a row or column: { $sets }. That is no more than there are empty cells. So each of them is needed there, and used up in the line where it is counted.
why-multi-fish = In { $houses }, { $digits } need places, and these are limited: { $sets }. Counted once for each of { $covers } and once for each cell, there are no more than needed. So all are used.
why-template-set = The nine { $digit }s need a place in each row, column and box. Every way to set them uses { $cells }.
why-template-delete = The nine { $digit }s need a place in each row, column and box. No way to set them uses { $count ->
    [one] { $cells }
   *[other] one of { $cells }
  }.
why-pattern-overlay = The nine { $digit }s need a place in each row, column and box. Some ways to set them leave none to another digit. The rest of them settle it.
why-tridagon = Three digits alone, { $digits }, can't fill the { $count } cells { $corners }. From box to box they run the same way round or the opposite way, and don't fit back at the first box.
why-bivalue-oddagon = { $corners } form a ring of { $count } cells, each in sight of the next. { $digits } alone would take turns, but the number of cells is odd.
why-impossible-one-of = { $count ->
    [one] So the other candidate is right: { $guardians }.
   *[other] So at least one of the other candidates is right: { $guardians }.
  }
why-broken-wing = { $ring } form a ring of { $count } places for { $digit }. If { $houses } had no others, they would be { $digit } in turn, but their number is odd. So { $otherCount ->
    [one] the other place is right: { $others }.
   *[other] one of the other places is right: { $others }.
  }

## Where to look

look-house = Look at { $houses }.
look-digit = Look at the { $digit }s in { $houses }.
look-digit-anywhere = Look at the { $digit }s.
look-digits = Look at { $digits } in { $houses }.
look-cells = { $count ->
    [one] Look at the marked cell, { $cells }.
   *[other] Look at the marked cells: { $cells }.
  }
look-start-two = Start from { $cells }, which has two candidates.
look-start = { $count ->
    [one] Start from the { $digit } in { $cells }.
   *[other] Start from the { $digit }s in { $cells }.
  }
look-candidates = Start from { $cells }, and try each of its candidates.
look-symmetry = Look at the whole board: the givens are symmetrical.

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
path-from = Start of the path
path-from-start = From the start
path-from-now = From the board
path-whole = Steps of the path
path-whole-no = Needed steps
path-whole-yes = All steps
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
path-end-open = Logic ends here: { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
  } open, because the puzzle has several solutions.
path-end-stuck = Logic ends here: no technique gets any further. You can only try digits out.
path-end-without = None of the techniques that are on gets any further. Others may.
path-end-budget = Nonet found no further step in a reasonable time.
steps-searching = Looking for all steps
steps-found = { $count ->
    [one] There is one step now. Press it to see why it follows.
   *[other] There are { $count } steps now. Press one to see why it follows.
  }
steps-found-budget = { $count ->
    [one] Nonet found one step; there may be more.
   *[other] Nonet found { $count } steps; there may be more.
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

## Outcomes of a request for a hint

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
hint-budget = Nonet found no step in a reasonable time. If there is one, it is very hard.
hint-fault-solved = The board is already solved.
hint-fault-conflict = One thing first: { $digit } appears twice in { $kind ->
    [row] row
    [column] column
   *[box] box
  } { $number }.
hint-fault-no-candidate = Nothing fits in { $cell } any more. Undo some entries, or bring back some candidates.
hint-fault-no-place = { $kind ->
    [row] Row
    [column] Column
   *[box] Box
  } { $number } has no place left for { $digit }. Undo some entries, or bring back some candidates.
hint-fault-no-solution = You can't finish the puzzle like this. Undo some entries, or bring back some candidates.
hint-open = Logic ends here: { $count ->
    [one] { $count } cell is
   *[other] { $count } cells are
  } open. Each digit left there is part of some solution.
hint-fault-wrong-digit = One thing first: the digit in { $cell } is wrong. It is crossed out on the board.
hint-wrong = One thing first: { $cells } { $count ->
    [one] is wrong. It is
   *[other] are wrong. They are
  } crossed out on the board.
hint-removed = One thing first: in { $cell } you struck out { $digit }, which belongs there.
hint-lacking = One thing first: your notes in { $cell } lack { $digit }, which belongs there.{ $others ->
    [0] { "" }
    [one] { " " }One more cell lacks its digit, too.
   *[other] { " " }{ $others } more cells lack their digits, too.
  }
hint-restore = Bring it back
hint-renew = Renew notes in { $count } cells
hint-unsolvable = This puzzle has no solution, so no hint can help.

## The reason line by line, and the legend of its drawing

hint-lines = The reason, line by line
hint-walk = Walk along the reason
hint-line-previous = Previous line
hint-line-next = Next line
hint-line-whole = The whole drawing
legend = Legend
legend-place = Digit to enter
legend-eliminated = Candidate to strike out
legend-pattern = Candidate of the pattern
legend-fin = Fin
legend-pivot = Pivot
legend-pincer = One of the ends
legend-restricted = Digit that sets share
legend-set = Set { $letter }
legend-corner = Candidate of the deadly pattern
legend-guardian = Guardian: it prevents the pattern
legend-on = Right, if the beginning holds
legend-off = Wrong, if the beginning holds
legend-color = Colour { $letter }
legend-target = Cell to fill
legend-cell = Cell that the step is about
legend-blocked = No place for the digit
legend-cause = Digit that rules others out
legend-house = Row, column or box that the step uses
legend-base = Base
legend-cover = Cover
legend-strong = If one end is wrong, the other is right
legend-weak = If one end is right, the other is wrong
