/** What the sources are built with and git does not keep: the digits of the board, and the types of all messages. */
import { writeDigits } from "./digits-font.mjs";
import { writeMessages } from "./message-types.mjs";

await writeDigits();
writeMessages();
