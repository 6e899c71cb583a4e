/** The state of the sheets, as plain data. */
import type { PlainId } from "../i18n/localizer.js";
import type { ResultId } from "../i18n/messages.js";
import { slice } from "../shell/slice.js";
import type { Card } from "./card.js";

export interface ResultState {
  /** The card that is shown, and the day up to which it goes; null while none is. */
  card: (Card & { today: string }) | null;
  note: PlainId<ResultId> | "";
  /** The name that goes into a link, as it is being typed. */
  name: string;
}

export const resultState = slice<ResultState>({ card: null, note: "", name: "" });
