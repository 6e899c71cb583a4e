/** A game by ear: what the accessibility tree and the live regions say is all that these tests know of the page. */
import { expect, test } from "../support/app.js";
import { pastePicture } from "../support/drop.js";
import { Listener } from "../support/listener.js";
import { smudged } from "../support/picture.js";
import { CLASSIC } from "../support/sudoku.js";

const placeOf = (name: string): [row: number, column: number] => {
  const [, row, column] = /^Row (\d), column (\d)/.exec(name)!;
  return [Number(row), Number(column)];
};
const digitsIn = (text: string, house: string): string[] =>
  [...(new RegExp(`${house} \\d still needs ([\\d ]+)`, "i").exec(text)?.[1] ?? "").matchAll(/\d/g)].map(
    ([digit]) => digit,
  );

test("a puzzle is solved by ear: labels say where one is, live regions what is missing and that it is done", async ({
  nonet,
  page,
}) => {
  test.slow(); // Some hundred looks at the whole tree.
  await nonet.open();
  await nonet.paste(CLASSIC);
  const ear = await Listener.of(page);
  await ear.tabTo("gridcell", /^Row/, "Shift+Tab");
  const goTo = async (row: number, column: number): Promise<void> => {
    await page.keyboard.press("Control+Home");
    for (let i = 1; i < row; ++i) await page.keyboard.press("ArrowDown");
    for (let i = 1; i < column; ++i) await page.keyboard.press("ArrowRight");
  };
  const open: [row: number, column: number][] = [];
  for (let row = 1; row <= 9; ++row) {
    await goTo(row, 1);
    let { name } = await ear.focused();
    for (let column = 1; column <= 9; ++column) {
      expect(placeOf(name)).toEqual([row, column]);
      if (/Empty/.test(name)) open.push([row, column]);
      else expect(name).toMatch(/\d, given\.$/);
      if (column < 9) name = await ear.press("ArrowRight");
    }
  }
  expect(open).toHaveLength(51);
  // Round after round: where row, column and box lack one digit in common, it is entered.
  while (open.length) {
    const before = open.length;
    for (const [row, column] of [...open]) {
      await goTo(row, column);
      const said = await ear.ask("m", new RegExp(`^Row ${row} .*Column ${column} `));
      const [first = [], ...others] = ["row", "column", "box"].map((house) => digitsIn(said, house));
      const common = first.filter((digit) => others.every((list) => list.includes(digit)));
      if (common.length !== 1) continue;
      expect(await ear.press(common[0]!)).toMatch(new RegExp(`${common[0]!}, entered`));
      open.splice(
        open.findIndex(([r, c]) => r === row && c === column),
        1,
      );
    }
    expect(open.length, "every round finds something").toBeLessThan(before);
  }
  await ear.hear(/Solved|solved/);
});

test("a hint is heard, stage by stage", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const ear = await Listener.of(page);
  await ear.tabTo("gridcell", /^Row/, "Shift+Tab");
  // The actions are one stop of the Tab key; arrows go on from there.
  await ear.tabTo("button", /^(Undo|Redo|Erase|Fill|Hint)$/);
  expect(await ear.press("End")).toBe("Hint");
  await ear.ask("Enter", /Look at (row|column|box) \d/i);
  await ear.ask("Enter", /single|house/i);
  const reason = await ear.ask("Enter", /r\dc\d/);
  const [, row, column, digit] =
    /r(\d)c(\d)\D+(\d)\.?$/.exec(reason) ?? /r(\d)c(\d) (?:is|must be) (\d)/.exec(reason) ?? [];
  await ear.ask("Enter", /r\dc\d/);
  expect([row, column, digit].every(Boolean), reason).toBe(true);
  await expect(nonet.cell(Number(row), Number(column))).toHaveAccessibleName(new RegExp(`${digit!}, entered`));
});

test("a picture is heard: what was read, which cell is uncertain and what else it may be, and that it was put right", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  const ear = await Listener.of(page);
  await pastePicture(page.locator("body"), smudged());
  await ear.hear(/30 givens\. Compare the marked cell with the picture\. One solution\./);
  await ear.hear(/r1c1 is 5\. Perhaps it is 3\./);
  await expect.poll(async () => (await ear.focused()).name).toMatch(/^Row 1, column 1.*5/);
  await page.keyboard.press("Enter");
  await ear.hear(/30 givens, all clear\. One solution\./);
  await page.keyboard.press("3");
  await ear.hear(/3 appears twice in row 1/);
  await page.keyboard.press("5");
  await ear.tabTo("button", /^Play it$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
});
