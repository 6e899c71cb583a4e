/** A device without memory for the engine: none to begin with, and no more of it during a call. */
import { expect, forgive, test } from "../support/app.js";
import { CLASSIC } from "../support/sudoku.js";
import { atMarked, beforeWorkers, markNext } from "../support/workers.js";

test.use({ shelf: "empty" });

/** The module's failure where growth is refused (wasm/limits.test.mjs) is an error of this kind in the next answer. */
const NO_MORE = `
  const post = self.postMessage.bind(self);
  self.postMessage = ({ id }) => post({ id, error: { name: "RuntimeError", message: "Aborted(). Build with -sASSERTIONS for more info." } })
`;

/** No memory for the module; and the page is told of answers, so that the test knows when nothing is under way. */
const NO_MEMORY = `
  WebAssembly.instantiate = () => Promise.reject(new RangeError("could not allocate memory"));
  const post = self.postMessage.bind(self);
  const answered = new BroadcastChannel("answered");
  self.postMessage = (message, ...rest) => (post(message, ...rest), answered.postMessage(0));
`;

test("where there is no memory for the engine, the page says so, the game is played all the same, and trying again works", async ({
  nonet,
  page,
  faults,
}) => {
  let scarce = true;
  let refused = 0;
  await page.addInitScript(() => {
    Object.assign(window, { answered: 0 });
    new BroadcastChannel("answered").onmessage = () => ++(window as unknown as { answered: number }).answered;
  });
  const answered = (): Promise<number> => page.evaluate(() => (window as unknown as { answered: number }).answered);
  const quiet = (): Promise<void> =>
    expect(async () => {
      const before = await answered();
      expect(before).toBeGreaterThan(0);
      await page.waitForTimeout(700);
      expect(await answered()).toBe(before);
    }).toPass();
  await beforeWorkers(page, NO_MEMORY, () => scarce && ++refused > 0);
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  const before = await nonet.record();
  // Making a puzzle, reading the pasted one and looking at it have each asked in vain.
  await expect.poll(() => refused).toBe(3);
  await quiet();
  await nonet.press("Hint");
  await expect.poll(() => refused).toBe(4);
  await quiet();
  await expect(nonet.says.getByRole("alert")).toContainText("The solver could not be loaded");
  expect(await nonet.record()).toBe(before);
  scarce = false;
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(nonet.says).toContainText(/Look at|Start from/);
  expect(await nonet.record()).toBe(before);
  forgive(faults, /could not allocate memory/);
});

test("where memory ends during a call, the page says so, the game stays, and the next call is answered", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  await atMarked(page, NO_MORE);
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  const before = await nonet.record();
  await markNext(page, "count");
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText("The solver stopped unexpectedly");
  expect(await nonet.record()).toBe(before);
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText("Exactly one solution.");
  forgive(faults, /Aborted|EngineError/);
});
