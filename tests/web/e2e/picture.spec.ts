/** Boards from pictures: pasted, dropped or chosen, they are looked at beside the picture, corrected by a key, and played. */
import { utimes, writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { drop, PNG, pastePicture } from "../support/drop.js";
import { blank, drawn, fifty, onItsSide, played, smudged, two } from "../support/picture.js";
import { ascii, av1, avif, jpeg, jpegFrame, jpegScan, png } from "../support/picture-files.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

const EMPTY = ".".repeat(81);
const review = (page: Page): Locator => page.getByRole("dialog", { name: "Board from a picture" });
const said = (page: Page): Locator => review(page).locator(".picture-status");
const shownBoard = (page: Page): Promise<{ givens: string; value: string; notes: string }> =>
  review(page)
    .locator("nonet-board")
    .evaluate((board: NonetBoard) => ({ givens: board.givens, value: board.value, notes: board.state }));
/** The cell of the board in the review, in the order of reading from 0. */
const cell = (page: Page, index: number): Locator => review(page).locator(`[data-cell="${index}"]`);

async function enterSomething(nonet: NonetPage): Promise<string> {
  const empty = (await nonet.givens()).indexOf(".");
  await nonet.cell(Math.floor(empty / 9) + 1, (empty % 9) + 1).click();
  await nonet.page.keyboard.press("5");
  return nonet.record();
}

test("a screenshot that is pasted is played by Enter, and undo brings the old game back", async ({ nonet, page }) => {
  await nonet.open();
  const before = await enterSomething(nonet);
  await pastePicture(page.locator("body"), drawn());
  await expect(said(page)).toContainText("30 givens, all clear. One solution.");
  expect(await shownBoard(page)).toMatchObject({ givens: CLASSIC, value: CLASSIC });
  // Nothing takes the place of the game before it is asked for.
  expect(await nonet.record()).toBe(before);
  await expect(review(page).getByRole("button", { name: "Play it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await page.keyboard.press("Control+z");
  await expect.poll(() => nonet.record()).toBe(before);
});

test("an uncertain cell is marked, heard and corrected by a key; the next one comes by itself", async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await drop(page, [{ name: "page.png", content: smudged() }]);
  await expect(said(page)).toContainText("Compare the marked cell with the picture.");
  const here = review(page).locator(".picture-here").getByRole("status");
  await expect(here).toHaveText("r1c1 is 5. Perhaps it is 3.");
  await expect(review(page).locator(".picture-grid .unsure")).toHaveCount(1);
  await expect(review(page).locator(".picture-doubts rect")).toHaveCount(1);
  await expect(cell(page, 0)).toBeFocused();
  await expectAccessibleInThemes(page, "a picture with an uncertain cell");

  await page.keyboard.press("3");
  await expect(here).toHaveText("r1c1 is 3.");
  await expect(said(page)).toContainText("3 appears twice");
  await page.keyboard.press("Delete");
  await expect(here).toHaveText("r1c1 is empty.");
  await page.keyboard.press("5");
  await expect(said(page)).toContainText("30 givens, all clear. One solution.");
  await expect(review(page).locator(".picture-grid .unsure")).toHaveCount(0);

  // By arrows and the digits of the dialog, too.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await review(page).getByRole("button", { name: "4", exact: true }).click();
  await expect(said(page)).toContainText("31 givens, all clear. One solution.");
  await review(page).getByRole("button", { name: "Play it" }).click();
  await expect.poll(() => nonet.givens()).toBe(`534${CLASSIC.slice(3)}`);
});

test("who looks and finds it right says so", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  await drop(page, [{ name: "page.png", content: smudged() }]);
  await review(page).getByRole("button", { name: "That is right" }).click();
  await expect(said(page)).toContainText("30 givens, all clear. One solution.");
  await expect(cell(page, 0)).toBeFocused();
});

test("digits in another colour and pencil marks come as the player's", async ({ nonet, page }) => {
  await nonet.open();
  await drop(page, [{ name: "game.png", content: played() }]);
  await expect(said(page)).toContainText(
    "30 givens, 2 entered digits, 5 cells of pencil marks, all clear. One solution.",
  );
  const value = `5346${CLASSIC.slice(4)}`;
  expect(await shownBoard(page)).toMatchObject({ givens: CLASSIC, value });
  await review(page).getByRole("button", { name: "Play it" }).click();
  await expect.poll(() => nonet.value()).toBe(value);
  expect(await nonet.givens()).toBe(CLASSIC);
  await expect(nonet.cell(1, 6)).toHaveAccessibleName(/2, 6,? (and )?8|2 6 8/);

  // Or not: where the colour means nothing, and the marks are dirt.
  await drop(page, [{ name: "game.png", content: played() }]);
  await cell(page, 2).click();
  await review(page).getByRole("button", { name: "All are givens" }).click();
  await cell(page, 5).click();
  await review(page).getByRole("button", { name: "Leave out all pencil marks" }).click();
  await expect(said(page)).toContainText("32 givens, all clear. One solution.");
});

test("of several boards one is chosen; one that lies on its side is turned", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await drop(page, [{ name: "book.png", content: two(CLASSIC, INKALA) }]);
  await expect(review(page).getByRole("spinbutton", { name: "Board" })).toHaveValue("1");
  const first = (await shownBoard(page)).givens;
  await review(page).getByRole("button", { name: "Next board" }).click();
  await expect.poll(async () => [first, (await shownBoard(page)).givens].sort()).toEqual([CLASSIC, INKALA].sort());

  // Another picture takes the place of that one.
  await review(page)
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "side.png", mimeType: "image/png", buffer: Buffer.from(onItsSide()) });
  await expect(said(page)).toContainText("30 givens, all clear. One solution.");
  expect((await shownBoard(page)).givens).toBe(CLASSIC);
});

test("without a board the reason is told, and an empty one to type in is a press away", async ({ nonet, page }) => {
  await nonet.open();
  const before = await enterSomething(nonet);
  await pastePicture(page.locator("body"), blank());
  await expect(said(page)).toContainText("Nonet found no Sudoku in the picture.");
  await expectAccessibleInThemes(page, "a picture without a board");
  await pastePicture(review(page).getByRole("button", { name: "Type it in" }), PNG);
  await expect(said(page)).toContainText("Nonet can't open this file as a picture.");
  await pastePicture(
    review(page).getByRole("button", { name: "Type it in" }),
    drawn({ givens: CLASSIC.slice(0, 36), size: 6 }),
  );
  await expect(said(page)).toContainText("does not have nine by nine cells.");
  await page.keyboard.press("Escape");
  await expect(review(page)).toHaveCount(0);
  expect(await nonet.record()).toBe(before);

  await pastePicture(page.locator("body"), blank());
  await review(page).getByRole("button", { name: "Type it in" }).click();
  await expect(page.locator(".caption")).toContainText("Your own puzzle");
  expect(await nonet.givens()).toBe(EMPTY);
  await page.keyboard.type("53007");
  await pastePicture(page.locator("body"), blank());
  await review(page).getByRole("button", { name: "Type it in" }).click();
  // Digits that are typed already stay.
  expect((await nonet.value()).slice(0, 5)).toBe("53..7");
});

const WAY_OUT = "Crop it, or take a screenshot of the Sudoku.";
const tooLarge = (width: string, height: string): string =>
  `The picture is too large: ${width} × ${height} pixels. Nonet reads up to 50 megapixels, and 30,000 pixels a side. ${WAY_OUT}`;
const REFUSED: readonly [string, number[], string][] = [
  ["far more pixels than bytes", png(20_000, 20_000), tooLarge("20,000", "20,000")],
  ["a row of pixels too many", png(8192, 6145), tooLarge("8,192", "6,145")],
  ["a side that is too long", png(100, 30_001), tooLarge("100", "30,001")],
  [
    "stray bytes in front of its size",
    jpeg([0xff, 0xfe, 0, 2, 1, 2, 0xff, 0, 3], jpegFrame(60_000, 50_000), jpegScan()),
    tooLarge("60,000", "50,000"),
  ],
  [
    "pixels that are larger than its file says",
    avif({ sides: [400, 400] }, { kind: "av01", data: av1({ width: 16_384, height: 16_384 }) }),
    tooLarge("16,384", "16,384"),
  ],
  [
    "much to keep for each pixel",
    jpeg(jpegFrame(8000, 6000, { kind: 0xc2 }), jpegScan()),
    `The picture would take too much memory. ${WAY_OUT}`,
  ],
  [
    "no size that can be found",
    [...ascii("II*\0"), ...Array<number>(60).fill(0)],
    "Nonet can't open this file as a picture. Take a screenshot of the Sudoku, or save the file as PNG or JPEG.",
  ],
];

test("a picture that no memory has room for is refused with the way out", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  for (const [what, picture, text] of REFUSED) {
    await pastePicture(page.locator("body"), picture);
    await expect(said(page), what).toHaveText(text);
    await page.keyboard.press("Escape");
    await expect(review(page)).toHaveCount(0);
  }
  await page.evaluate(() => localStorage.setItem("nonet:settings", JSON.stringify({ language: "zh-CN" })));
  await nonet.open();
  await pastePicture(page.locator("body"), png(20_000, 20_000));
  await expect(page.locator(".picture-status")).toHaveText(
    "图片太大：20,000 × 20,000 像素，最多能识别 5000 万像素，且每边不超过 30,000 像素。请裁剪图片，或对数独部分截屏后再试。",
  );
});

test("50 megapixels are read, and the page decodes none of them itself", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await page.addInitScript(() => {
    const own = window as { createImageBitmap?: unknown };
    own.createImageBitmap = () => document.body.setAttribute("data-decoded", "");
  });
  await nonet.open();
  await pastePicture(page.locator("body"), fifty());
  await expect(said(page)).toContainText("30 givens, all clear. One solution.", { timeout: 30_000 });
  expect((await shownBoard(page)).givens).toBe(CLASSIC);
  await expect(page.locator("body")).not.toHaveAttribute("data-decoded");
  // It is shown as well: its paper, and ink.
  const colours = await review(page)
    .locator(".picture-pane canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      const red = data.filter((_, at) => at % 4 === 0);
      return [red.reduce((least, value) => Math.min(least, value)), red.reduce((most, value) => Math.max(most, value))];
    });
  expect(colours[0]).toBeLessThan(100);
  expect(colours[1]).toBe(255);
});

test("several pictures bring their boards together, and the rest is told by name", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await drop(page, [
    { name: "a.png", content: drawn() },
    { name: "b.png", content: blank() },
    { name: "c.png", content: drawn({ givens: INKALA }) },
  ]);
  await expect(review(page).getByText("of 2")).toBeVisible();
  await expect(said(page)).toContainText("b.png: Nonet found no Sudoku in the picture.");
  await review(page).getByRole("button", { name: "Next board" }).click();
  expect((await shownBoard(page)).givens).toBe(INKALA);
});

test(
  "a picture or a backup that changed before it was read is told as every file that cannot be read",
  {
    tag: "@desktop",
  },
  async ({ nonet, page, faults }, info) => {
    await nonet.open();
    await page.evaluate(() => {
      const input = Object.assign(document.createElement("input"), { type: "file", id: "chosen" });
      input.hidden = true;
      document.body.append(input);
    });
    for (const [name, content, says] of [
      ["a.png", Buffer.from(drawn()), page.locator(".picture-status")],
      ["backup.json", Buffer.from(`{"format":"nonet-backup"}`), page.locator("main.library")],
    ] as const) {
      const path = info.outputPath(name);
      await writeFile(path, content);
      await page.locator("#chosen").setInputFiles(path);
      // The beginning of a backup was read by then.
      if (name === "backup.json")
        await page.evaluate(() => {
          const slice = File.prototype.slice;
          File.prototype.slice = function (...range) {
            return this.name === "backup.json" ? new Blob([`{"format":"nonet-backup"}`]) : slice.apply(this, range);
          };
        });
      await writeFile(path, Buffer.concat([content, content]));
      await utimes(path, 1, 1);
      await page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        for (const file of document.querySelector<HTMLInputElement>("#chosen")!.files!) dataTransfer.items.add(file);
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      });
      await expect(says).toContainText("The file could not be read.");
      if (name === "a.png") await page.keyboard.press("Escape");
    }
    forgive(faults, /./);
  },
);

test("of pictures without a board only the last keeps its copy, and leaving ends the reading without a fault", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await page.addInitScript(() => {
    const close = ImageBitmap.prototype.close;
    const closed = new Set<ImageBitmap>();
    ImageBitmap.prototype.close = function () {
      document.body.dataset["closed"] = `${closed.add(this).size}`;
      return close.call(this);
    };
  });
  await nonet.open();
  const four = ["a", "b", "c", "d"].map((name) => ({ name: `${name}.png`, content: blank() }));
  await drop(page, four);
  await expect(said(page)).toContainText("d.png: Nonet found no Sudoku in the picture.");
  await expect(page.locator("body")).toHaveAttribute("data-closed", "3");
  // Two readings at once: the second ends the first, and Escape ends both.
  await drop(page, four);
  await drop(page, four);
  await page.keyboard.press("Escape");
  await expect(review(page)).toHaveCount(0);
});

test("a picture is asked for from New game, where a camera is offered to a hand", async ({ nonet, page }, {
  project,
}) => {
  await nonet.open();
  await nonet.openSheet("New game");
  await page.getByRole("dialog").getByRole("button", { name: "Photo or screenshot" }).click();
  await expect(said(page)).toContainText("It stays on your device.");
  const camera = review(page).locator("input[capture]");
  expect(await camera.getAttribute("accept")).toBe("image/*");
  expect(await camera.isVisible()).toBe(project.name === "phone");
  await expectAccessibleInThemes(page, "a picture is asked for");
  await review(page)
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "one.png", mimeType: "image/png", buffer: Buffer.from(drawn()) });
  await expect(said(page)).toContainText("30 givens, all clear.");
});
