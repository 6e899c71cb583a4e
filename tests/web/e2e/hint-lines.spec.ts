/** The reason of a hint line by line: what lights a line, walking along it, the legend; the same in the views and on Learn. */
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { playTo } from "../support/cases.js";
import { techniqueCases } from "../support/logic.js";

/** An XY-Chain of seven links is the easiest step there. */
const XY_CHAIN = techniqueCases.find(
  ({ position }) =>
    position.values === "....8...374.6931....3.2...9..7418396.34...8.7...3.7..44.9.3..7.3...76.4..7254..38",
)!.position;
/** Nothing easier than a forcing net gets on with this one. */
const NET = "..3.....945...92....9..3.54....6....6..9..8....5..8.2..1.7................4..5.92";

const rows = (page: Page): Locator => page.locator("main:not([hidden]) .reason-row");
const lit = (page: Page): Locator => page.locator("main:not([hidden]) .reason-row[aria-current=step]");
/** Those that are drawn in full. */
const links = (nonet: NonetPage): Locator => nonet.board.locator(".link:not(.faint)");
const pale = (nonet: NonetPage): Locator => nonet.board.locator(".link.faint");
const walkers = (nonet: NonetPage): { next: Locator; previous: Locator } => {
  const group = nonet.says.getByRole("group", { name: /Walk along the reason|逐行查看推理/ });
  return {
    next: group.getByRole("button", { name: /Next line|下一行/ }),
    previous: group.getByRole("button", { name: /Previous line|上一行/ }),
  };
};

async function reason(nonet: NonetPage): Promise<void> {
  await nonet.open(`./#p=${XY_CHAIN.givens}`);
  await nonet.says.locator(".say-close").click();
  await playTo(nonet.board, XY_CHAIN);
  for (let stage = 1; stage <= 3; stage++) {
    await nonet.page.locator(".pad .hint").click();
    await expect(nonet.says.locator(".stages .on")).toHaveCount(stage);
  }
  await expect(nonet.says).toContainText("XY");
}

/** Where everything stands that can be pressed, but for what scrolls. */
const places = ({ page }: NonetPage): Promise<string[]> =>
  page.locator("main:not([hidden]) :is(.say-foot, .say-corner, .pad) button, #board").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.getAttribute("aria-label") ?? one.id, x, y, width, height].join(" ");
    }),
  );

test("a press lights a line, its link and what it rests on, and a second press shows the whole again", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await reason(nonet);
  const all = await links(nonet).count();
  expect(all).toBeGreaterThan(4);
  const third = rows(page).nth(3);
  await third.click();
  await page.mouse.move(2, 2);
  await expect(third).toHaveAttribute("aria-current", "step");
  await expect(links(nonet)).toHaveCount(1);
  await expect(pale(nonet)).toHaveCount(2);
  const drawn = await nonet.board.evaluate((board: NonetBoard) => board.highlight!);
  expect(drawn.cells!.length).toBeGreaterThan(0);
  await third.click();
  await page.mouse.move(2, 2);
  await expect(lit(page)).toHaveCount(0);
  await expect(links(nonet)).toHaveCount(all);
  await third.click();
  await nonet.says.locator(".say-close").click();
  await expect(nonet.board.locator(".link")).toHaveCount(0);
});

test("the mouse lights a line as long as it is there", { tag: "@desktop" }, async ({ nonet, page, isMobile }) => {
  test.skip(isMobile, "there is no mouse on a phone");
  await reason(nonet);
  const all = await links(nonet).count();
  await rows(page).nth(1).hover();
  await expect(links(nonet)).toHaveCount(1);
  await expect(lit(page)).toHaveCount(1);
  await rows(page).nth(2).hover();
  await expect(pale(nonet)).toHaveCount(1);
  await rows(page).nth(2).click();
  await rows(page).nth(4).hover();
  await expect(pale(nonet)).toHaveCount(3);
  // Back to what was pressed.
  await page.mouse.move(2, 2);
  await expect(pale(nonet)).toHaveCount(1);
  await rows(page).nth(2).click();
  await page.mouse.move(2, 2);
  await expect(links(nonet)).toHaveCount(all);
});

test("the keyboard goes along the lines, which are one stop, and Escape puts the hint away", async ({
  nonet,
  page,
}) => {
  await reason(nonet);
  const all = await links(nonet).count();
  const selected = await nonet.selection();
  await rows(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toBeFocused();
  await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "step");
  await expect(links(nonet)).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(pale(nonet)).toHaveCount(1);
  await page.keyboard.press("Home");
  await expect(rows(page).first()).toBeFocused();
  // At its end the list keeps the keyboard.
  await page.keyboard.press("ArrowUp");
  await expect(rows(page).first()).toBeFocused();
  expect(await nonet.selection()).toEqual(selected);
  await page.keyboard.press("Tab");
  await expect(page.locator(".reason-row:focus")).toHaveCount(0);
  await expect(links(nonet)).toHaveCount(all);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(lit(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(nonet.says.locator(".stages")).toHaveCount(0);
  await expect(nonet.board.locator(".link")).toHaveCount(0);
});

test("one walks from line to line with one thumb, nothing moves, and the step can be done at any time", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  await reason(nonet);
  const all = await links(nonet).count();
  const before = await places(nonet);
  const { next, previous } = walkers(nonet);
  const count = await rows(page).count();
  for (let line = 0; line < count; line++) {
    await next.click();
    await expect(rows(page).nth(line)).toHaveAttribute("aria-current", "step");
    // The first line supposes; each of the others has a link.
    await expect(links(nonet)).toHaveCount(line ? 1 : 0);
    await expect(pale(nonet)).toHaveCount(Math.max(0, line - 1));
    await expect(rows(page).nth(line)).toBeInViewport({ ratio: 0.9 });
    expect(await places(nonet)).toEqual(before);
  }
  await next.click();
  await expect(lit(page)).toHaveCount(0);
  await expect(links(nonet)).toHaveCount(all);
  await previous.click();
  await expect(rows(page).last()).toHaveAttribute("aria-current", "step");
  expect(await places(nonet)).toEqual(before);
  await nonet.says.getByRole("button", { name: "Do it", exact: true }).click();
  await expect(nonet.says).toContainText(/struck out/);
  await expect(nonet.board.locator(".link")).toHaveCount(0);
});

test("the keys < and > walk, too, and H does the step", async ({ nonet, page }) => {
  await reason(nonet);
  await page.keyboard.press(">");
  await page.keyboard.press(">");
  await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("<");
  await expect(rows(page).first()).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("h");
  await expect(nonet.says).toContainText(/struck out/);
  // Elsewhere they mean nothing.
  await page.keyboard.press(">");
  await expect(nonet.says).toContainText(/struck out/);
});

test("by ear: a list of lines by their words, and who walks hears the line", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await reason(nonet);
  const list = nonet.says.getByRole("list", { name: "The reason, line by line" });
  const count = await list.getByRole("listitem").count();
  expect(count).toBeGreaterThan(await rows(page).count());
  const words = (await rows(page).nth(1).textContent())!;
  await expect(list.getByRole("button", { name: words, exact: true })).toBeVisible();
  const heard = nonet.says.locator(".say-walk [role=status]");
  await expect(heard).toHaveText("");
  await walkers(nonet).next.click();
  await walkers(nonet).next.click();
  await expect(heard).toHaveText(words);
  // Who presses a line has heard it already.
  await rows(page).nth(2).click();
  await expect(heard).toHaveText("");
});

test("a net: the lines of all branches or of one, and one walks within those that are told", async ({
  nonet,
  page,
}) => {
  await nonet.open(`./#p=${NET}`);
  await nonet.says.locator(".say-close").click();
  for (let stage = 1; stage <= 3; stage++) {
    await nonet.page.locator(".pad .hint").click();
    await expect(nonet.says.locator(".stages .on")).toHaveCount(stage);
  }
  const branch = (name: RegExp): Locator => nonet.says.getByRole("button", { name });
  await branch(/^All branches/).click();
  const all = await rows(page).count();
  await expect(nonet.says.locator(".reason-line.deep")).not.toHaveCount(0);
  await branch(/^Branch 2/).click();
  const second = await rows(page).count();
  expect(second).toBeLessThan(all);
  for (let line = 0; line < second; line++) await walkers(nonet).next.click();
  await expect(rows(page).last()).toHaveAttribute("aria-current", "step");
  await branch(/^Branch 1/).click();
  await expect(lit(page)).toHaveCount(0);
});

test("the legend lists what is drawn, and stays open for the next hint", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await reason(nonet);
  const legend = nonet.says.locator(".legend");
  await expect(legend.locator("li")).toHaveCount(0);
  await legend.getByText("Legend").click();
  await expect(legend.getByRole("listitem")).toContainText([
    "Candidate to strike out",
    "Right, if the beginning holds",
    "Wrong, if the beginning holds",
  ]);
  await expect(legend).not.toContainText("Fin");
  await page.reload();
  await nonet.ready();
  for (let stage = 1; stage <= 3; stage++) {
    await nonet.page.locator(".pad .hint").click();
    await expect(nonet.says.locator(".stages .on")).toHaveCount(stage);
  }
  await expect(nonet.says.locator(".legend li").first()).toBeVisible();
});

test("in the list of all steps a line is lit on the board there", async ({ nonet, page }) => {
  await reason(nonet);
  await nonet.says.getByRole("link", { name: "All steps now" }).click();
  await page
    .locator(".steps-group", { hasText: "XY-Chain" })
    .first()
    .evaluate((group: HTMLDetailsElement) => (group.open = true));
  await page.locator(".steps-group", { hasText: "XY-Chain" }).first().locator(".path-step").first().click();
  const board = page.locator("#steps-position");
  await rows(page).nth(2).click();
  await page.mouse.move(2, 2);
  await expect(lit(page)).toHaveCount(1);
  await expect(board.locator(".link:not(.faint)")).toHaveCount(1);
  await expect(board.locator(".link.faint")).toHaveCount(1);
});

test("on Learn the example is told line by line, and a line is lit on its board", async ({ page }) => {
  await page.goto("./learn.html#xy-chain");
  await page.getByRole("button", { name: "Show an example: XY-Chain", exact: true }).click();
  const example = page.getByRole("group", { name: "Example: XY-Chain" });
  await example.getByRole("button", { name: "Why", exact: true }).click({ timeout: 60_000 });
  const links = example.locator(".link:not(.faint)");
  await expect.poll(() => links.count()).toBeGreaterThan(2);
  await example.locator(".reason-row").nth(2).click();
  await page.mouse.move(2, 2);
  await expect(links).toHaveCount(1);
  await expect(page.locator("#example")).toBeInViewport({ ratio: 0.5 });
  await example.getByText("Legend").click();
  await expect(example.locator(".legend")).toContainText("Candidate to strike out");
  // The next time it is the whole again.
  await example.getByRole("button", { name: "The result", exact: true }).click();
  await expect(example.locator(".link")).toHaveCount(0);
  await example.getByRole("button", { name: "Why", exact: true }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(2);
});

test.describe("in Chinese", () => {
  test.use({ locale: "zh-CN" });
  test("lines, walking and the legend have their names", async ({ nonet, page }) => {
    await reason(nonet);
    await walkers(nonet).next.click();
    await expect(lit(page)).toHaveCount(1);
    await expect(nonet.says.getByRole("list", { name: "逐行推理" })).toBeVisible();
    await nonet.says.getByText("图例").click();
    await expect(nonet.says.locator(".legend")).toContainText("要排除的候选数");
  });
});
