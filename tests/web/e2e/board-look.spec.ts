/** Drawings in and beside the cells: small digits that never touch, numbers at the edge, the font of the digits. */
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/app.js";
import { CLASSIC } from "../support/sudoku.js";

test("notes in corners and in the middle never overlap, whatever their number, and none leaves its cell", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  await page.goto(`./index.html#p=${CLASSIC}`);
  await expect(nonet.board.locator(".digit")).toHaveCount(30);
  const faults = await nonet.board.evaluate(async (element: NonetBoard) => {
    const found: string[] = [];
    const cell = element.value.indexOf(".");
    const pen = document.createElement("canvas").getContext("2d")!;
    // Of corners each row full, some or empty; in the middle none to nine.
    const corners = [0, 1, 7].flatMap((a) => [0, 16, 56].flatMap((b) => [0, 256, 448].map((c) => a | b | c)));
    for (const mask of corners) {
      for (let count = 0; count <= 9; count++) {
        element.selection = [cell];
        element.clearNotes();
        for (let digit = 1; digit <= 9; digit++) if (mask & (1 << (digit - 1))) element.note(digit);
        for (let digit = 1; digit <= count; digit++) element.noteCentre(digit);
        await element.updateComplete;
        const own = element.renderRoot.querySelector(`[data-cell="${cell}"]`)!;
        const room = own.getBoundingClientRect();
        // The ink of a digit: as wide as the font says, and as high as capitals.
        const inks = [...own.querySelectorAll(".mark")].map((mark) => {
          const { fontSize, fontFamily, fontWeight } = getComputedStyle(mark);
          // Measured large: small ink is rounded to whole pixels.
          pen.font = `${fontWeight} 1000px ${fontFamily}`;
          const { actualBoundingBoxLeft, actualBoundingBoxRight } = pen.measureText(mark.textContent.trim());
          const { x, y, width, height } = mark.getBoundingClientRect();
          const across = ((actualBoundingBoxRight + actualBoundingBoxLeft) / 2) * (parseFloat(fontSize) / 1000);
          const down = parseFloat(fontSize) * 0.365;
          const [middle, centre] = [x + width / 2, y + height / 2];
          return { left: middle - across, right: middle + across, top: centre - down, bottom: centre + down };
        });
        const which = `corners ${mask.toString(2)}, ${count} in the middle`;
        const digits = [...Array(9).keys()].filter((digit) => mask & (1 << digit)).length;
        if (inks.length !== digits + count) found.push(`${which}: ${inks.length} are drawn`);
        for (const [i, one] of inks.entries()) {
          if (one.left < room.left || one.right > room.right || one.top < room.top || one.bottom > room.bottom)
            found.push(`${which}: ${i} leaves the cell`);
          for (const [j, other] of inks.entries())
            if (
              j > i &&
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom
            )
              found.push(`${which}: ${i} and ${j} overlap`);
        }
      }
    }
    return found;
  });
  expect(faults).toEqual([]);
});

test("numbers stand at the edge where that is set, within the square of the board, each beside its row or column", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  await page.goto(`./index.html#p=${CLASSIC}`);
  await expect(nonet.board.locator(".digit")).toHaveCount(30);
  const square = await nonet.board.boundingBox();
  const edge = nonet.board.locator(".edge");
  await expect(edge).toHaveCount(0);
  await page.evaluate(() => (location.hash = "settings/all"));
  await page
    .getByRole("checkbox", { name: "Numbers at the edge" })
    .or(page.getByRole("switch", { name: "Numbers at the edge" }))
    .first()
    .click();
  await page.goBack();
  await expect(edge).toHaveCount(2);
  const after = (await nonet.board.boundingBox())!;
  expect(Math.abs(after.width - square!.width)).toBeLessThan(1);
  expect(after.x).toBe(square!.x);
  expect(after.y).toBe(square!.y);
  const places = await nonet.board.evaluate((board: NonetBoard) => {
    const root = board.renderRoot;
    const middle = (one: Element): { x: number; y: number } => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const numbers = (side: string): Element[] => [...root.querySelectorAll(`.${side} > span`)];
    const cells = [...root.querySelectorAll("[data-cell]")].map(middle);
    const grid = root.querySelector(".grid")!.getBoundingClientRect();
    const own = board.getBoundingClientRect();
    return {
      texts: ["columns", "rows"].map((side) =>
        numbers(side)
          .map(({ textContent }) => textContent)
          .join(""),
      ),
      off: [
        ...numbers("columns").map((one, at) => Math.abs(middle(one).x - cells[at]!.x)),
        ...numbers("rows").map((one, at) => Math.abs(middle(one).y - cells[at * 9]!.y)),
      ],
      inside: grid.left >= own.left && grid.right <= own.right + 0.5 && grid.bottom <= own.top + own.width + 0.5,
    };
  });
  expect(places.texts).toEqual(["123456789", "123456789"]);
  expect(Math.max(...places.off)).toBeLessThan(3);
  expect(places.inside).toBe(true);
});

test("the digits have the font of the site, preloaded, and nothing else of it", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  await page.goto(`./index.html#p=${CLASSIC}`);
  await expect(nonet.board.locator(".digit")).toHaveCount(30);
  const font = await page.evaluate(async () => {
    const [face] = [...document.fonts].filter(({ family }) => family.includes("Nonet Digits"));
    await face!.load();
    const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')!;
    const size = (await (await fetch(link.href)).arrayBuffer()).byteLength;
    return { display: face!.display, range: face!.unicodeRange.toUpperCase(), weight: face!.weight, size };
  });
  expect(font).toMatchObject({ display: "optional", range: "U+30-39", weight: "400 700" });
  expect(font.size).toBeLessThan(4000);
  const family = await nonet.board.evaluate(
    (board: NonetBoard) => getComputedStyle(board.renderRoot.querySelector(".digit")!).fontFamily,
  );
  expect(family).toContain("Nonet Digits");
});
