/** Whether the pad draws. */
import { slice } from "../shell/slice.js";

export const isDrawing = slice(false);
