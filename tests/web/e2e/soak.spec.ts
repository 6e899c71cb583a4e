/** A player's evening in a minute: nothing that a game has made is left behind. The whole run is script/prove soak. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.js";
import { playGames, type Sample, sample } from "../support/soak.js";

/** A message, or listeners of what is no more and not yet collected, may be there after one game and not after the next: of three the least. */
async function floor(page: Page, from: number) {
  const samples: Sample[] = [];
  for (let game = from; game < from + 3; ++game) {
    expect(await playGames(page, game, game + 1)).toEqual({ hints: 1, solved: 1 });
    samples.push(await sample(page, game + 1));
  }
  const least = (part: "nodes" | "listeners" | "heap") => Math.min(...samples.map((one) => one[part]));
  return { nodes: least("nodes"), listeners: least("listeners"), heap: least("heap") };
}

test("forty games later the page has no more nodes and listeners than after eleven, and as much in memory", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  test.slow(); // Fifty games.
  await nonet.open();
  // Game 10 is the first in which the tools are looked at; what they are made of is kept.
  await playGames(page, 0, 11);
  const before = await floor(page, 11);
  expect(await playGames(page, 14, 51)).toEqual({ hints: 37, solved: 37 });
  const after = await floor(page, 51);
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(2);
});
