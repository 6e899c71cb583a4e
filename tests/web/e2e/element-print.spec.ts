/** The element in an article that is printed: to a PDF, as paper would have it, with and without grounds. */
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { boardOn, missingLines, papersOf, tintedCells } from "../support/paper.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

const TEXT = `<p>${"A puzzle for the weekend, and how it came about. ".repeat(9)}</p>`;
const DARK = `<style>
    :root { color-scheme: dark; background: #14161b; color: #eee }
    nonet-board { --nonet-background: #101218; --nonet-given: #fff; --nonet-line: #888; --nonet-line-thin: #333 }
  </style>`;
const ARTICLE = `${TEXT.repeat(3)}
  <nonet-board controls timer puzzle="${CLASSIC}"></nonet-board>${TEXT.repeat(3)}
  <nonet-board controls coordinates puzzle="${INKALA}"></nonet-board>${TEXT}`;

for (const dark of [false, true])
  for (const printBackground of [false, true])
    test(`a board is printed whole, with all its lines and nothing to press: a ${dark ? "dark" : "light"} article, ${printBackground ? "with" : "without"} grounds`, {
      tag: dark === printBackground ? "@desktop-quick" : "@desktop",
    }, async ({ page }) => {
      const there = await embed(`${dark ? DARK : ""}${script}${ARTICLE}`);
      await page.goto(there.url);
      await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(2);
      const [first, second] = [page.locator("nonet-board").first(), page.locator("nonet-board").last()];
      await first.evaluate((board: NonetBoard) => {
        board.selection = [2];
        board.enter(5);
        board.selection = [10, 11];
        board.note(2);
        board.focus();
      });
      await second.evaluate(async (board: NonetBoard) => {
        for (let stage = 0; stage < 3; stage++) await board.hint();
      });
      const bytes = await page.pdf({
        format: "A4",
        printBackground,
        margin: { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" },
      });
      const papers = await papersOf(bytes);
      for (const puzzle of [`535${CLASSIC.slice(3)}`, INKALA]) {
        const boards = boardOn(papers, puzzle);
        expect(boards).toHaveLength(1);
        const [board] = boards as [(typeof boards)[0]];
        expect(missingLines(papers[board.page]!, board)).toEqual([]);
        expect(tintedCells(papers[board.page]!, board)).toEqual([]);
        expect(9 * board.cell).toBeLessThanOrEqual(120);
        expect(9 * board.cell).toBeGreaterThan(100);
      }
      // The digits of both, and no keys; no tools, time or card.
      const large = papers.flatMap(({ letters }) => letters).filter(({ text, size }) => /\d/.test(text) && size > 5);
      expect(large).toHaveLength(31 + 21);
      expect(papers.flatMap(({ texts }) => texts).join(" ")).not.toMatch(/Hint|Undo|Notes|Look at|\d:\d\d/);
      await there.close();
    });

test("a reason that is drawn in the game is printed, black on white; what a page or a hint draws is not", {
  tag: "@desktop",
}, async ({ page }) => {
  const there = await embed(`${DARK}${script}<nonet-board puzzle="${CLASSIC}"></nonet-board>`);
  await page.goto(there.url);
  const board = page.locator("nonet-board");
  await expect(page.getByRole("gridcell")).toHaveCount(81);
  const drawing = { remove: [8 * 9 + 3], links: [{ kind: "strong", from: [2 * 9], to: [2 * 9 + 3] }] } as const;
  await board.evaluate((element: NonetBoard, drawn) => (element.drawing = drawn), drawing);
  const lines = board.locator(".links");
  const struck = board.locator(".mark.eliminated");
  await expect(lines).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(lines).toBeVisible();
  await expect(board.locator("path.link")).toHaveCSS("stroke", "rgb(0, 0, 0)");
  const stroke = () => struck.evaluate((mark) => getComputedStyle(mark, "::after").content);
  expect(await stroke()).toBe('""');
  await board.evaluate((element: NonetBoard, { links, remove: [candidate] }) => {
    element.highlight = {
      links: links.map(({ from, to }) => ({ from, to, strong: true })),
      candidates: [{ candidate, role: "eliminated" }],
    };
  }, drawing);
  await expect(lines).toBeHidden();
  expect(await stroke()).toBe("none");
  await there.close();
});
