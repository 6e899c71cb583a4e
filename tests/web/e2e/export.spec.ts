/** Progress taken elsewhere: every format, what can be done with it, and that the game stays as it is. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Download, Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { screenshotOf } from "../support/firefox.js";
import { CLASSIC } from "../support/sudoku.js";
import { clipboardPicture, clipboardText } from "../support/webkit.js";

const { decompressFromBase64 } = createRequire(import.meta.url)("lz-string") as {
  decompressFromBase64(text: string): string;
};

/**
 * CLASSIC with 4 entered in r1c3, corner notes 2 6 in r1c4 and centre notes 2 8 in r1c6, where the digits would leave
 * 6 too.
 */
const NOW = `534${CLASSIC.slice(3)}`;
/** The first three rows of what is left then. */
const MARKS = [
  "| 5 3 4 | 26 7 28 | 189 129 28 |",
  "| 6 27 27 | 1 9 5 | 3478 234 2478 |",
  "| 12 9 8 | 23 34 24 | 13457 6 247 |",
];

type Read = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
const jsQR = createRequire(import.meta.url)("jsqr") as Read;

const GIVENS = CLASSIC.replaceAll(".", "0");
const CODOKU = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
/** A digit and the zeros behind it are one character. */
const unpack = (text: string): string =>
  Array.from(
    text,
    (character) => String(CODOKU.indexOf(character) % 10) + "0".repeat(CODOKU.indexOf(character) / 10),
  ).join("");

function parts(page: Page): {
  dialog: Locator;
  text: Locator;
  open: Locator;
  group(name: string): Promise<void>;
  choose(name: string): Promise<void>;
} {
  const dialog = page.getByRole("dialog", { name: "Export" });
  return {
    dialog,
    text: dialog.getByRole("textbox", { name: "Text to export" }),
    open: dialog.getByRole("link", { name: "Open" }),
    group: (name) =>
      dialog.getByRole("group", { name: "Export as" }).getByRole("button", { name, exact: true }).click(),
    choose: (name) => dialog.getByRole("radio", { name, exact: true }).check(),
  };
}

async function downloaded(dialog: Locator): Promise<Download> {
  const [download] = await Promise.all([
    dialog.page().waitForEvent("download"),
    dialog.getByRole("button", { name: "Download" }).click(),
  ]);
  return download;
}

/** Looks at a code as a camera would, and reads it. */
async function readCode(code: Locator): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(code.page(), await screenshotOf(code));
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** The pixels of a PNG: a browser decodes it, in a page of its own that has no policy. */
async function pixelsOf(page: Page, png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const other = await page.context().newPage();
  const { data, ...size } = await other.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // Millions of numbers one by one would take a minute.
    let text = "";
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { data: btoa(text), width: bitmap.width, height: bitmap.height };
  }, png.toString("base64"));
  await other.close();
  return { data: Buffer.from(data, "base64"), ...size };
}

test("progress goes to other programs, in any form, and the game stays as it is", async ({ nonet, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.board.evaluate((board: NonetBoard) => {
    const at = (cell: number, run: () => void): void => {
      board.selection = [cell];
      run();
    };
    at(2, () => board.enter(4));
    at(3, () => [2, 6].forEach((digit) => board.note(digit)));
    at(5, () => [2, 8].forEach((digit) => board.noteCentre(digit)));
  });
  const record = await nonet.record();
  await nonet.press("Export");
  const { dialog, text, open, group, choose } = parts(page);
  const written = async (pattern: RegExp): Promise<string> => {
    await expect(text).toHaveValue(pattern);
    return text.inputValue();
  };

  // A link to this very page, and its code, read by another's reader.
  const home = new URL("./", page.url()).href;
  await expect(dialog.getByRole("radio", { name: "The puzzle", exact: true })).toBeFocused();
  expect(unpack((await written(/#p=/)).slice(`${home}#p=`.length))).toBe(GIVENS);
  await expect(open).toHaveCount(0);
  await expect(dialog).toContainText("Not in this format: entries and notes.");
  expect(await readCode(dialog.getByRole("img", { name: "QR code of the link" }))).toBe(await text.inputValue());
  await expectAccessibleInThemes(page, "export of a link with its code");
  // With the keys: the arrows choose.
  await page.keyboard.press("ArrowDown");
  const link = await written(/#g=/);
  expect(decodeURIComponent(link.slice(`${home}#g=`.length))).toBe(`:0000:x:53+4${CLASSIC.slice(3)}:616::`);
  expect(await readCode(dialog.getByRole("img", { name: "QR code of the link" }))).toBe(link);
  await expect(dialog).not.toContainText("Not in this format");
  await expect(dialog).toContainText("A cell's notes become its candidates");

  await group("Text");
  await expect(text).toHaveValue(GIVENS);
  await choose("Digits so far");
  await expect(text).toHaveValue(NOW.replaceAll(".", "0"));
  await choose("Pencil marks");
  const rows = (await written(/\| 26 /))
    .trimEnd()
    .split("\n")
    .map((row) => row.replace(/ +/g, " "));
  expect(rows).toHaveLength(13);
  expect(rows.slice(1, 4)).toEqual(MARKS);
  await expect(dialog).toContainText("A cell's notes become its candidates");
  await expectAccessibleInThemes(page, "export of pencil marks");
  await choose("Nine rows");
  await expect(text).toHaveValue(/^53\.\.7/);
  await dialog.getByRole("checkbox", { name: "My entries too, as givens" }).check();
  await expect(text).toHaveValue(/^534\.7/);
  await choose("HoDoKu library line");
  await expect(text).toHaveValue(`:0000:x:53+4${CLASSIC.slice(3)}:616::`);
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);

  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  expect(await clipboardText(page)).toBe(await text.inputValue());
  const download = await downloaded(dialog);
  expect(download.suggestedFilename()).toBe("nonet-library.txt");
  expect(await readFile(await download.path(), "utf8")).toBe(`${await text.inputValue()}\n`);

  await group("File");
  await written(/"size": ?9/);
  const kept = await downloaded(dialog);
  expect(kept.suggestedFilename()).toBe("nonet.sudoku.json");
  const file = await readFile(await kept.path(), "utf8");
  expect((JSON.parse(file) as { size: number }).size).toBe(9);
  expect(file).toContain(JSON.stringify(record));
  await expect(dialog).not.toContainText("Not in this format");
  await choose("SadMan Sudoku (.sdk)");
  await expect(text).toHaveValue(/\[State\]\n534/);
  expect((await downloaded(dialog)).suggestedFilename()).toBe("nonet.sdk");

  await group("Website");
  await expect(open).toHaveAttribute("href", /^https:\/\/www\.sudokuwiki\.org\/sudoku\.htm\?bd=S9B05030d1g0744/);
  await choose("sudoku.coach");
  await expect(open).toHaveAttribute("href", `https://sudoku.coach/en/play/${NOW.replaceAll(".", "0")}`);
  await dialog.getByRole("checkbox", { name: "My entries too, as givens" }).uncheck();
  await expect(open).toHaveAttribute("href", `https://sudoku.coach/en/play/${GIVENS}`);
  await choose("SudokuPad");
  await expect(open).toHaveAttribute("href", /fpuzzles/);
  const pad = (await open.getAttribute("href"))!;
  expect([await open.getAttribute("target"), await open.getAttribute("rel"), await text.inputValue()]).toEqual([
    "_blank",
    "noopener noreferrer",
    pad,
  ]);
  const { grid } = JSON.parse(decompressFromBase64(decodeURIComponent(pad.split("fpuzzles")[1]!))) as {
    grid: Record<string, unknown>[][];
  };
  expect(grid[0]!.slice(0, 6)).toMatchObject([
    { value: 5, given: true },
    { value: 3, given: true },
    { value: 4 },
    { cornerPencilMarks: [2, 6] },
    { value: 7, given: true },
    { centerPencilMarks: [2, 8] },
  ]);
  expect(grid[0]![2]!["given"]).toBeFalsy();
  await expectAccessibleInThemes(page, "export of a link");

  // Keys pressed in the dialog do not play on behind it.
  await open.focus();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await nonet.record()).toBe(record);
  await expect(nonet.board.locator(":focus")).toHaveCount(1);
});

test("the picture of the board is on the clipboard when the page says so", async ({ nonet, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await nonet.open();
  await nonet.press("Export");
  const { dialog, group } = parts(page);
  await group("Picture");
  await dialog.getByRole("button", { name: "Copy picture" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  expect(await clipboardPicture(page)).toEqual([1024, 1024]);
});

test("the board is a picture with notes, colours and the hint's drawing, as SVG and as PNG", {
  tag: "@desktop-quick",
}, async ({ nonet, context, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.board.evaluate((board: NonetBoard) => {
    board.selection = [2];
    board.enter(4);
    board.selection = [3];
    [2, 6].forEach((digit) => board.note(digit));
    board.highlight = {
      houses: [0],
      cells: [{ cell: 20, role: "cause" }],
      candidates: [
        { candidate: 3 * 9 + 1, role: "on" },
        { candidate: 8 * 9 + 1, role: "off" },
        { candidate: 5 * 9 + 7, role: "eliminated" },
      ],
      links: [{ from: [3 * 9 + 1], to: [8 * 9 + 1], strong: true }],
    };
  });
  await nonet.press("Export");
  const { dialog, group } = parts(page);
  await group("Picture");
  const shown = dialog.getByRole("img", { name: /^Sudoku\. The rows from the top/ });
  await expect(shown).toBeVisible();
  await expect(shown).toHaveAccessibleName(new RegExp(`534.7.... 6..195`.replaceAll(".", "\\.")));
  await expectAccessibleInThemes(page, "export of a picture");

  const png = await downloaded(dialog);
  expect(png.suggestedFilename()).toBe("nonet.png");
  const big = await pixelsOf(page, await readFile(await png.path()));
  expect([big.width, big.height]).toEqual([1024, 1024]);
  // The corner is paper; the house is tinted beside its first digit.
  expect([...big.data.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  const at = (x: number, y: number): number[] => [...big.data.subarray(4 * (y * 1024 + x), 4 * (y * 1024 + x) + 4)];
  expect(at(20, 20)).toEqual([255, 243, 204, 255]);
  expect(at(20, 140)).toEqual([255, 255, 255, 255]);

  await dialog.getByRole("combobox", { name: "Size" }).selectOption("512 pixels");
  await dialog.getByRole("combobox", { name: "Background" }).selectOption("Transparent");
  const small = await pixelsOf(page, await readFile(await (await downloaded(dialog)).path()));
  expect([small.width, small.height, ...small.data.subarray(0, 4)]).toEqual([512, 512, 0, 0, 0, 0]);

  await dialog.getByRole("combobox", { name: "Format" }).selectOption("SVG, sharp at any size");
  const svg = await downloaded(dialog);
  expect(svg.suggestedFilename()).toBe("nonet.svg");
  const drawn = await readFile(await svg.path(), "utf8");
  const other = await context.newPage();
  const facts = await other.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
    // Digits are outlines, each there once and used where it stands: "#d7-400", so and so large.
    const digits = [...root.querySelectorAll("use")].map((use) => ({
      digit: use.getAttribute("xlink:href")!.charAt(2),
      size: 1000 * Number(use.getAttribute("transform")!.match(/scale\((.+)\)/)![1]),
      outline: root.querySelector(`defs > path${use.getAttribute("xlink:href")!}`),
    }));
    return {
      name: root.localName,
      title: root.querySelector("title")?.textContent,
      description: root.querySelector("desc")?.textContent,
      large: digits
        .filter(({ size }) => size > 15)
        .map(({ digit }) => digit)
        .join(""),
      small: digits
        .filter(({ size }) => size < 15)
        .map(({ digit }) => digit)
        .sort()
        .join(""),
      withoutOutline: digits.filter(({ outline }) => !outline).length,
      dashes: root.querySelectorAll("[stroke-dasharray]").length,
      elements: [...new Set([...root.querySelectorAll("*")].map((element) => element.localName))].sort(),
    };
  }, drawn);
  await other.close();
  expect(facts).toMatchObject({
    name: "svg",
    title: "Sudoku",
    large: NOW.replaceAll(".", ""),
    small: "2268",
    withoutOutline: 0,
    dashes: 0,
    elements: ["defs", "desc", "path", "title", "use"],
  });
  expect(facts.description).toContain("534.7....");
  expect(facts.description).toMatch(
    / Links: \(2\)r1c4 = \(2\)r1c9\. True: \(2\)r1c4\. False: \(2\)r1c9\. Struck out: \(8\)r1c6\.$/,
  );
  // The line of the link, and its colour's head.
  expect(drawn.match(/#a8003f/g)).toHaveLength(2);
  await dialog.getByRole("checkbox", { name: "With the drawing" }).uncheck();
  const plain = await readFile(await (await downloaded(dialog)).path(), "utf8");
  expect(plain).not.toContain("#a8003f");
  expect(plain).not.toContain("Links:");
});

test("an empty board has nothing to export; a dialog that cannot be fetched is asked for again", async ({
  nonet,
  page,
  faults,
}) => {
  await page.route("**/export.en*.ftl", (route) => route.abort());
  await nonet.open();
  await nonet.press("Empty board");
  await nonet.press("Export");
  await expect(nonet.says).toContainText("This part of the page could not be loaded.");
  await page.unroute("**/export.en*.ftl");
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Export" })).toContainText(
    "The board is empty: there is nothing to export.",
  );
  await expect(nonet.says).not.toContainText("could not be loaded");
  forgive(faults, /ERR_FAILED/);
});
