/** Thousands of games in one page; a table of what it takes, and a failure where it grows. script/prove soak. */
import { expect, test } from "../support/app.js";
import { growth, type Holdings, holdings } from "../support/snapshot.js";
import { playGames, type Sample, sample } from "../support/soak.js";

const GAMES = Number(process.env["NONET_SOAK_GAMES"] ?? 10_000);
const PART = Math.max(1, Math.floor(GAMES / 20));

const row = ({ games, heap, all, stored, nodes, listeners }: Sample): string =>
  `${String(games).padStart(6)} games: heap ${heap.toFixed(1)} MB, all processes ${all.toFixed(0)} MB, storage ${stored.toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;

test("memory is flat", async ({ nonet, page }) => {
  test.setTimeout(10 * 3_600_000);
  await nonet.open();
  const samples: Sample[] = [];
  // The first quarter is for what is made once.
  let early: Holdings = new Map();
  for (let games = 0; games < GAMES; games += PART) {
    await playGames(page, games, games + PART);
    samples.push(await sample(page, games + PART));
    console.log(row(samples.at(-1)!));
    if (samples.length === 6) early = await holdings(page);
  }
  console.log(
    `what the heap has more of than after ${6 * PART} games:\n${growth(early, await holdings(page)).join("\n")}`,
  );
  const [first, last] = [samples[5]!, samples.at(-1)!];
  console.log(
    `${GAMES} games: heap ${first.heap.toFixed(1)} -> ${last.heap.toFixed(1)} MB, nodes ${first.nodes} -> ${last.nodes}, listeners ${first.listeners} -> ${last.listeners}, all processes ${first.all.toFixed(0)} -> ${last.all.toFixed(0)} MB`,
  );
  expect(last.nodes - first.nodes).toBeLessThan(500);
  expect(last.listeners - first.listeners).toBeLessThan(100);
  expect(last.heap - first.heap).toBeLessThan(5);
  expect(last.all - first.all).toBeLessThan(60);
});
