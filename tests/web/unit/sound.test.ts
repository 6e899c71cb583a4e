/** Sounds: soft, short, and without a click at either end. */
import { expect, test } from "vitest";
import { type SoundName, samplesOf } from "../../../web/src/play/sound.js";

test.each(["entry", "house", "solved"] as const)("%s is soft and ends in silence", (name) => {
  const samples = samplesOf(name, 48_000);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(0.03);
  expect(loudest).toBeLessThan(0.2);
  expect(samples[0]).toBe(0);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
  // A click is a jump from one number to the next.
  const jumps = samples.map((sample, at) => (at ? Math.abs(sample - samples[at - 1]!) : 0));
  expect(Math.max(...jumps)).toBeLessThan(0.02);
});

test("an entry is the shortest, and a solved puzzle lasts less than a second", () => {
  const seconds = (name: SoundName): number => samplesOf(name, 1000).length / 1000;
  expect(seconds("entry")).toBeLessThan(seconds("house"));
  expect(seconds("house")).toBeLessThan(seconds("solved"));
  expect(seconds("solved")).toBeLessThan(1);
});
