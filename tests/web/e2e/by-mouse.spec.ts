/** The mouse alone: a new game is begun, and played to the end. */
import { test } from "../support/app.js";
import { mouseOf, playThrough } from "../support/hands.js";

test("a game by mouse alone: notes, colours, several cells, undo, a checkpoint, a hint, and solved", {
  tag: "@desktop-quick",
}, async ({ nonet }) => {
  await playThrough(nonet, mouseOf(nonet));
});
