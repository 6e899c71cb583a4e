/** A digit that stands twice in a house: where, and in words. */

import type { Localizer } from "../i18n/localizer.js";
import { type Clash, clashOf } from "./game.js";
import { cellName } from "./geometry.js";
import { houseArgs } from "./labels.js";

/** The first clash among 81 characters, `.` for an empty cell; null where there is none. */
export const clashIn = (values: string): Clash | null => clashOf(Array.from(values, (digit) => Number(digit) || 0));

/** Which digit stands twice, in which house and where: the end of a sentence, with its full stop. */
export function clashText(t: Localizer<"clash">, { digit, house, cells: [first, second] }: Clash): string {
  return t("clash", { digit, ...houseArgs(house), first: cellName(first), second: cellName(second) });
}
