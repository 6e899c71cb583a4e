/** Whether the pad draws. */
import { slice } from "../shell/slice.js";

export const isSketching = slice(false);
