/** Keys alone: a puzzle is typed in, and played to the end. */
import { test } from "../support/app.js";
import { keyboardOf, playThrough } from "../support/hands.js";

test("a game by keyboard alone: notes, colours, several cells, undo, a checkpoint, a hint, and solved", {
  tag: ["@desktop", "@firefox", "@webkit"],
}, async ({ nonet }) => {
  await playThrough(nonet, keyboardOf(nonet));
});
