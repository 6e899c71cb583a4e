/** A reason is drawn with the mouse, a finger and the keyboard; Nonet judges it; and it is a part of the game. */
import type { Locator } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { playTo } from "../support/cases.js";
import { techniqueCases } from "../support/logic.js";
import { CLASSIC } from "../support/sudoku.js";

/** An XY-Chain is the easiest step there: 5 goes from r2c8 and r3c8. */
const XY_CHAIN = techniqueCases.find(
  ({ position }) =>
    position.values === "....8...374.6931....3.2...9..7418396.34...8.7...3.7..44.9.3..7.3...76.4..7254..38",
)!.position;
/** Row, column and digit of its candidates, which strong and weak links join by turns. */
const CHAIN = [
  [1, 8, 5],
  [1, 8, 6],
  [1, 3, 6],
  [1, 3, 1],
  [6, 3, 1],
  [6, 3, 6],
  [5, 1, 6],
  [5, 1, 1],
  [5, 8, 1],
  [5, 8, 5],
] as const;

/** At the position of the chain, with candidates in sight. */
async function bring(nonet: NonetPage): Promise<void> {
  await nonet.open(`./#p=${XY_CHAIN.givens}`);
  await nonet.says.locator(".say-close").click();
  await playTo(nonet.board, XY_CHAIN);
}

const tool = ({ page }: NonetPage, name: string): Locator =>
  page.getByRole("group", { name: "Marks and links" }).getByRole("button", { name, exact: true });
const key = ({ page }: NonetPage, digit: number): Locator => page.locator(".pad .key").nth(digit - 1);
const action = ({ page }: NonetPage, name: string): Locator =>
  page.getByRole("group", { name: "Actions" }).getByRole("button", { name, exact: true });
const small = (nonet: NonetPage, [row, column, digit]: readonly [number, number, number]): Locator =>
  nonet.cell(row, column).locator(`[data-digit="${digit}"]`);
const links = (nonet: NonetPage): Locator => nonet.board.locator(".link");
/** The candidates of the cell, as they are left. */
const left = (nonet: NonetPage, row: number, column: number): Promise<number> =>
  nonet.board.evaluate((board: NonetBoard, cell) => board.candidates[cell]!, (row - 1) * 9 + column - 1);
const FIVE = 1 << 4;

/** Until its tools are there, the pad is another one. */
const opened = (nonet: NonetPage): Promise<void> =>
  expect(tool(nonet, "Strong")).toHaveAttribute("aria-pressed", "true");

async function open(nonet: NonetPage): Promise<void> {
  await nonet.openSheet("Tools");
  await nonet.page.getByRole("dialog").getByRole("button", { name: "Draw a reason", exact: true }).click();
  await opened(nonet);
}

test("with the mouse: a chain, what it strikes out, and why; done as one step", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  await bring(nonet);
  await open(nonet);
  for (const candidate of CHAIN) await small(nonet, candidate).click();
  await expect(links(nonet)).toHaveCount(9);
  // The kinds take turns.
  await expect(nonet.board.locator(".link.weak")).toHaveCount(4);
  await tool(nonet, "Strike").click();
  for (const row of [2, 3]) await small(nonet, [row, 8, 5]).click();
  await expect(nonet.board.locator(".mark.eliminated")).toHaveCount(2);
  await expect(nonet.says).toContainText("To be struck out: 5 in r3c8.");

  await action(nonet, "Why?").click();
  await expect(nonet.says.getByRole("heading")).toHaveText("Right: XY-Chain");
  await expect(nonet.says.locator(".reason-row").first()).toBeVisible();
  const steps = await nonet.board.evaluate((board: NonetBoard) => board.steps);
  await nonet.says.getByRole("button", { name: "Do it" }).click();
  expect([(await left(nonet, 2, 8)) & FIVE, (await left(nonet, 3, 8)) & FIVE]).toEqual([0, 0]);
  expect(await nonet.board.evaluate((board: NonetBoard) => board.steps)).toBe(steps + 1);
  await expect(links(nonet)).toHaveCount(0);

  // One undo brings candidates and drawing back; a reload too, and undo goes on there.
  await action(nonet, "Undo").click();
  expect((await left(nonet, 2, 8)) & FIVE).toBe(FIVE);
  await expect(links(nonet)).toHaveCount(9);
  await page.reload();
  await expect(links(nonet)).toHaveCount(9);
  await expect(nonet.board.locator(".mark.eliminated")).toHaveCount(2);
  await action(nonet, "Undo").click();
  await expect(nonet.board.locator(".mark.eliminated")).toHaveCount(1);
});

test("by touch: a cell, then a digit of the pad or the small digit itself", { tag: "@phone" }, async ({
  nonet,
  page,
}) => {
  test.skip(!test.info().project.use.hasTouch, "fingers only");
  await bring(nonet);
  await open(nonet);
  const tap = async (row: number, column: number): Promise<void> => {
    const { x, y, width, height } = (await nonet.cell(row, column).boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tap(1, 8);
  expect(await nonet.selection()).toEqual([7]);
  await expect(links(nonet)).toHaveCount(0);
  await key(nonet, 5).tap();
  await expect(nonet.says).toContainText("From 5 in r1c8");
  // The nearest to the finger.
  await small(nonet, [1, 8, 6]).tap();
  await expect(nonet.says).toContainText("Strong link from 5 in r1c8 to 6 in r1c8.");
  await expect(tool(nonet, "Weak")).toHaveAttribute("aria-pressed", "true");
  await tap(1, 3);
  await key(nonet, 6).tap();
  await expect(links(nonet)).toHaveCount(2);
  await tool(nonet, "Strike").tap();
  await tap(2, 8);
  await key(nonet, 5).tap();
  await action(nonet, "Why?").tap();
  // It goes, but these two links don't lead there.
  await expect(nonet.says.getByRole("heading")).toHaveText("Right, but not for that reason");
  await nonet.says.getByRole("button", { name: "Show a reason that holds" }).tap();
  await expect(nonet.says.getByRole("heading")).toContainText("This holds: ");
  await nonet.says.getByRole("button", { name: "Back", exact: true }).tap();
  await expect(links(nonet)).toHaveCount(2);
  await action(nonet, "Clear").tap();
  await expect(links(nonet)).toHaveCount(0);
  await nonet.says.getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("group", { name: "Entry mode" })).toBeVisible();
});

test("by keyboard: what is drawn is said, and every cell tells of it", { tag: "@desktop" }, async ({ nonet, page }) => {
  await bring(nonet);
  await nonet.board.evaluate((board: NonetBoard) => ((board.selection = [7]), board.focus()));
  await page.keyboard.press("d");
  const said = nonet.says.getByRole("status");
  await expect(said).toContainText("Choose a candidate where a link begins");
  await page.keyboard.press("5");
  await expect(said).toContainText("From 5 in r1c8: choose where the link leads.");
  await page.keyboard.press("6");
  await expect(said).toContainText("Strong link from 5 in r1c8 to 6 in r1c8.");
  for (let left = 0; left < 5; left++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("6");
  await expect(said).toContainText("Weak link from 6 in r1c8 to 6 in r1c3.");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Weak link from 6 in r1c8 to 6 in r1c3\.$/);
  // No candidate, and no digit is entered.
  await page.keyboard.press("9");
  await expect(said).toContainText("9 is no candidate here.");
  expect((await nonet.value())[2]).toBe(".");
  await page.keyboard.press("t");
  await page.keyboard.press("1");
  await expect(said).toContainText("Marked true: 1 in r1c3.");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/1 is marked true\./);
  await page.keyboard.press("x");
  await page.keyboard.press("1");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/To be struck out: 1\./);
  await page.keyboard.press("Delete");
  await expect(links(nonet)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(nonet.says).toContainText("Mark a candidate first");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("group", { name: "Entry mode" })).toBeVisible();
  // The drawing is there still, and digits are entered again.
  await expect(links(nonet)).toHaveCount(1);
  await page.keyboard.press("1");
  expect((await nonet.value())[2]).toBe("1");
});

test("a link that does not hold is told, and the solution only to who asks", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open(`./#p=${CLASSIC}`);
  await nonet.says.locator(".say-close").click();
  await page.keyboard.press("d");
  await opened(nonet);
  const draw = async (cell: number, digit: number): Promise<void> => {
    await nonet.board.evaluate((board: NonetBoard, at) => (board.selection = [at]), cell);
    await key(nonet, digit).click();
  };
  // r1c3 is 1, 2 or 4; so 1 and 2 there are no strong link. In the solution r1c3 is 4.
  await draw(2, 1);
  await draw(2, 2);
  await tool(nonet, "True").click();
  await draw(2, 1);
  await action(nonet, "Why?").click();
  await expect(nonet.says.getByRole("heading")).toHaveText("Wrong");
  await expect(nonet.says).toContainText("The strong link from 1 in");
  await expect(nonet.says).toContainText(/can also be 4\./);
  await expect(nonet.says).not.toContainText("In the solution");
  await nonet.says.getByRole("button", { name: "Show why it is wrong" }).click();
  await expect(nonet.says).toContainText(/In the solution, .* is 4\./);
  await expect(nonet.board.locator(".cell.error")).toHaveCount(1);

  // 4 instead: true, whatever the link says. On phones the card stands where the tools are.
  await nonet.says.locator(".say-close").click();
  await tool(nonet, "True").click();
  await draw(2, 1);
  await draw(2, 4);
  await action(nonet, "Why?").click();
  await expect(nonet.says.getByRole("heading")).toHaveText(/Right, but not for that reason|Cannot be told yet/);
  await nonet.says.locator(".say-close").click();
  await draw(2, 4);
  await draw(2, 4);
  await expect(nonet.board.locator(".mark.on")).toHaveCount(1);
});

test("the picture that is exported has the drawing", { tag: "@desktop" }, async ({ nonet, page }) => {
  await bring(nonet);
  await page.keyboard.press("d");
  await opened(nonet);
  for (const candidate of CHAIN.slice(0, 4)) await small(nonet, candidate).click();
  await nonet.press("Export");
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("tab", { name: "Picture" })
    .or(dialog.getByRole("button", { name: "Picture" }))
    .first()
    .click();
  await expect(dialog.getByRole("checkbox")).toBeChecked();
});

test("keys that come before the tools are there wait for them; Escape and Cancel call the tools back", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route("**/assets/room-*.js", async (route) => (await held, await route.continue()));
  await nonet.open(`./#p=${CLASSIC}`);
  await nonet.says.locator(".say-close").click();
  await nonet.board.evaluate((board: NonetBoard) => (board.selection = [2]));
  const value = await nonet.value();

  // Called back: the next digit is the cell's, as ever.
  const asked = page.waitForRequest(/\/room-[^/]*\.js$/);
  await page.keyboard.press("d");
  await asked;
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  expect(await nonet.value()).not.toBe(value);
  await page.keyboard.press("Backspace");
  expect(await nonet.value()).toBe(value);

  // It is told, and the button calls them back as well.
  await page.keyboard.press("d");
  await page.keyboard.press("2");
  await expect(nonet.says).toContainText("Fetching the drawing tools …");
  await nonet.says.getByRole("button", { name: "Cancel" }).click();
  await expect(nonet.says).toContainText("Cancelled.");
  expect(await nonet.value()).toBe(value);

  // Awaited: a link from 1 to 2 in r1c3, and from there to 2 in the next empty cell.
  for (const pressed of ["d", "1", "2", "ArrowRight", "2"]) await page.keyboard.press(pressed);
  expect(await nonet.value()).toBe(value);
  come();
  await opened(nonet);
  await expect(links(nonet)).toHaveCount(2);
  expect(await nonet.value()).toBe(value);
});
