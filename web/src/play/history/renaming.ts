/** The number of the checkpoint whose name is being written; null for none. */
import { slice } from "../../page/slice.js";

export const renaming = slice<number | null>(null);
