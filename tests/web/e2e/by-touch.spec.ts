/** Fingers alone: a new game is begun, and played to the end. */
import { test } from "../support/app.js";
import { fingerOf, playThrough } from "../support/hands.js";

test("a game by touch alone: notes, colours, several cells, undo, a checkpoint, a hint, and solved", {
  tag: "@phone",
}, async ({ nonet }) => {
  await playThrough(nonet, fingerOf(nonet));
});
