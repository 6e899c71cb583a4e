/**
 * What the player has drawn of a reason, as text; "" for nothing. `sketch.ts` reads and writes it.
 *
 * Items joined by `-`: a candidate that is marked true (`t`), false (`f`) or struck out (`x`), or a strong (`s`) or weak (`w`) link
 * between two ends, joined by `_`. A candidate is two base-36 digits; an end is one of them, or a group of up to nine.
 */
const CANDIDATE = "(?:[0-9a-j][0-9a-z]|k[0-8])";
const ITEM = new RegExp(`^(?:[tfx]${CANDIDATE}|[sw]${CANDIDATE}{1,9}_${CANDIDATE}{1,9})$`);
/** More than anybody draws. */
const MOST = 300;

/** The items of a text that are some; what is damaged is left out. */
export const sketchItems = (text: string): string[] =>
  text
    .split("-")
    .filter((item) => ITEM.test(item))
    .slice(0, MOST);
