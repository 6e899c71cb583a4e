/**
 * The tables of texts in tests/data/formats through the paste box: what is shown is what was written, and what cannot
 * be read is told.
 */
import type { NonetBoard } from "../../../web/src/board/index.js";
import { samplesOf } from "../../wasm/samples.mjs";
import { expect, test } from "../support/app.js";

/** "8+1.…:414" as the digits that a board shows, and those of them that are givens. */
function boardOf(state: string): { value: string; placed: string } {
  const grid = state.split(":")[0]!;
  return {
    value: grid.replaceAll("+", ""),
    placed: [...grid.matchAll(/\+?./g)].map(([cell]) => (cell.length > 1 ? cell[1] : ".")).join(""),
  };
}

for (const file of ["samples.txt", "pasted.txt"])
  test(`each of the texts in ${file} is shown in the paste box as what it is`, async ({ nonet, page }) => {
    test.slow();
    await nonet.open();
    await nonet.press("Paste a puzzle");
    const dialog = page.getByRole("dialog");
    const area = dialog.getByRole("textbox");
    for (const { name, text, all } of samplesOf(file)) {
      await area.fill(text);
      const states = all("state");
      const { value, placed } = boardOf(states[0]!);
      const shown = dialog.locator("nonet-board");
      await expect.poll(() => shown.evaluate((board: NonetBoard) => board.value), { message: name }).toBe(value);
      const givens = await shown.evaluate((board: NonetBoard) => board.givens);
      if (placed.replaceAll(".", ""))
        expect([...value].map((digit, cell) => (givens[cell] === digit ? "." : digit)).join(""), name).toBe(placed);
      await expect(dialog.getByRole("button", { name: "Play it" }), name).toBeEnabled();
      if (states.length > 1) await expect(dialog.getByRole("status"), name).toContainText(`${states.length} puzzles`);
      // Text made plain gives a warning, and each warning has words of its own.
      const warnings = all("warning");
      if (file === "pasted.txt") await expect(dialog.locator(".paste-warnings li"), name).toHaveCount(warnings.length);
    }
  });

test("texts that nearly are puzzles stay refused in the paste box", async ({ nonet, page }) => {
  test.slow();
  await nonet.open();
  const before = await nonet.record();
  await nonet.press("Paste a puzzle");
  const dialog = page.getByRole("dialog");
  const area = dialog.getByRole("textbox");
  for (const { name, text } of samplesOf("near-misses.txt")) {
    await area.fill("");
    await area.fill(text);
    await expect(dialog.getByRole("status"), name).toHaveClass(/bad/);
    await expect(dialog.getByRole("button", { name: "Play it" }), name).toBeDisabled();
  }
  expect(await nonet.record()).toBe(before);
});

test("each of the damaged texts is refused in the paste box, with the reason and the place", async ({
  nonet,
  page,
}) => {
  test.slow();
  await nonet.open();
  const before = await nonet.record();
  await nonet.press("Paste a puzzle");
  const dialog = page.getByRole("dialog");
  const area = dialog.getByRole("textbox");
  const told: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const { name, text, one } of samplesOf("damaged.txt")) {
    // White space alone is no text to speak of.
    if (!text.trim()) continue;
    await area.fill("");
    await area.fill(text);
    const status = dialog.getByRole("status");
    await expect(status, name).toHaveClass(/bad/);
    await expect(dialog.getByRole("button", { name: "Play it" }), name).toBeDisabled();
    told[name] = (await status.innerText())
      .replaceAll(/\s+/g, " ")
      .replaceAll(/[\u2068\u2069]/g, "")
      .trim();
    expected[name] = one("message");
  }
  expect(told).toEqual(expected);
  expect(await nonet.record()).toBe(before);
});
