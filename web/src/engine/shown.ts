/** A wrong value in a message to whoever handed it in. A file of its own: the start of the site's pages has no place for it. */
import { kindOf } from "./kind.js";

/** The value itself, of an object its kind: not every object can become a text. */
export const shown = (value: unknown): string => (Object(value) === value ? kindOf(value) : String(value));
