/** A player's evening in a minute: nothing that a game has made is left behind. The whole run is script/soak. */
import { expect, test } from "../support/app.js";
import { playGames, sample } from "../support/soak.js";

test("forty games later the page has no more nodes and listeners than after eleven, and as much in memory", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  test.slow(); // Fifty games.
  await nonet.open();
  // Game 10 is the first in which the tools are looked at; what they are made of is kept.
  await playGames(page, 0, 11);
  const before = await sample(page, 11);
  expect(await playGames(page, 11, 51)).toEqual({ hints: 40, solved: 40 });
  const after = await sample(page, 51);
  // A message may be on the page at one time and not at the other.
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(2);
});
