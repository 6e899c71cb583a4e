import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { drop, PNG, pastePicture } from "../support/drop.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

/** Inkala's puzzle with two entries, and three candidates that are gone. */
const LIBRARY = `:0000:x:8+1+2${INKALA.slice(3)}:314 414 334::`;

const preview = (page: Page): Promise<{ value: string; givens: string; candidates: number[] }> =>
  page
    .getByRole("dialog")
    .locator("nonet-board")
    .evaluate((board: NonetBoard) => ({ value: board.value, givens: board.givens, candidates: [...board.candidates] }));

async function enterSomething(nonet: NonetPage): Promise<string> {
  const empty = (await nonet.givens()).indexOf(".");
  await nonet.cell(Math.floor(empty / 9) + 1, (empty % 9) + 1).click();
  await nonet.page.keyboard.press("5");
  return nonet.record();
}

test("a library line is shown with all it has before it is played, and undo brings the old game back", async ({
  nonet,
  page,
}) => {
  await nonet.open();
  const before = await enterSomething(nonet);
  await nonet.pasteAnywhere(LIBRARY);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText(
    "Read as: HoDoKu library line, 2 placed digits, 3 removed candidates.",
  );
  await expect(dialog.getByRole("status")).toContainText("21 givens. Exactly one solution.");
  const shown = await preview(page);
  expect(shown).toMatchObject({ givens: INKALA, value: `812${INKALA.slice(3)}` });
  expect(shown.candidates[3]! & 0b1100).toBe(0);
  expect(await nonet.record()).toBe(before);
  await expectAccessibleInThemes(page, "a library line");

  // The button waits for the Enter key.
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => nonet.givens()).toBe(INKALA);
  expect(await nonet.value()).toBe(shown.value);
  expect(await nonet.board.evaluate((board: NonetBoard) => [...board.candidates])).toEqual(shown.candidates);
  await expect(nonet.says).toContainText("21 givens, exactly one solution");
  const brought = await nonet.record();
  await page.keyboard.press("Control+z");
  await expect.poll(() => nonet.record()).toBe(before);

  // Both are kept: back and forth.
  await nonet.goOn();
  await expect.poll(() => nonet.record()).toBe(brought);
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(brought);
});

test("after a paste a button leads back, and once something was done undo is about that", async ({ nonet, page }) => {
  await nonet.open();
  const first = await nonet.record();
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.unfold();
  await nonet.says.getByRole("button", { name: "Back to the previous game" }).click();
  await expect.poll(() => nonet.record()).toBe(first);
  await nonet.pasteAnywhere(CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  expect(await nonet.value()).toBe(CLASSIC);
});

test("several puzzles: one is chosen, by keyboard alone", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.pasteAnywhere([INKALA, CLASSIC, "12345"].join("\n"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText("2 puzzles.");
  await expect(dialog.getByRole("status")).toContainText("1 line could not be read.");
  await expect(dialog.getByRole("status")).toContainText("Line 3");
  await expect(dialog.getByRole("button", { name: "Open as a collection" })).toBeEnabled();
  await expect(dialog.getByRole("button", { name: "Previous puzzle" })).toBeDisabled();
  await dialog.getByRole("spinbutton", { name: "Puzzle" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await preview(page)).givens).toBe(CLASSIC);
  await dialog.getByRole("textbox", { name: "Puzzle text" }).focus();
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
});

test("files and texts are dropped on the page, and chosen in the dialog", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await drop(page, [{ name: "inkala.sdk", content: `\uFEFF${INKALA}\r\n` }]);
  await expect.poll(() => nonet.givens()).toBe(INKALA);
  await drop(page, CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await expect(page.locator(".drop-target")).toHaveCount(0);

  const dialog = page.getByRole("dialog");
  const status = dialog.getByRole("status");
  await drop(page, [{ name: "song.mp3", content: [0x49, 0x44, 0x33, 4, 0, 0] }]);
  await expect(status).toContainText("song.mp3: This is not a text file.");
  await drop(page, [{ name: "nothing.txt", content: "" }]);
  await expect(status).toContainText("nothing.txt: The file is empty.");
  await drop(page, [{ name: "short.txt", content: INKALA.slice(1) }]);
  await expect(status).toContainText("File: short.txt");
  await expect(status).toContainText("The puzzle has 80 of 81 cells");
  // A file of another alphabet: 16 bits for each character.
  const wide = Array.from(`\uFEFF${INKALA}`).flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]);
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "wide.txt", mimeType: "text/plain", buffer: Buffer.from(wide) });
  await expect(status).toContainText("File: wide.txt");
  await expect(status).toContainText("Read as: 81 characters in a line");
  await drop(page, [
    { name: "a.txt", content: INKALA },
    { name: "b.txt", content: CLASSIC },
    { name: "c.txt", content: "" },
    { name: "d.png", content: PNG },
  ]);
  await expect(status).toContainText("2 puzzles.");
  await expect(status).toContainText("c.txt: The file is empty.");
  await expect(status).toContainText("d.png: This is a picture. Open pictures by themselves");
  expect(await nonet.givens()).toBe(CLASSIC);
});

test("a text that comes with a picture of itself, as cells of a spreadsheet do, is read", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await pastePicture(page.locator("body"), PNG, INKALA);
  await expect.poll(() => nonet.givens()).toBe(INKALA);
});

test("a text that is too large is refused at once; markup in a text is text", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.press("Paste a puzzle");
  const status = page.getByRole("dialog").getByRole("status");
  await page.getByRole("textbox", { name: "Puzzle text" }).evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "5".repeat(33 * 2 ** 20));
    area.dispatchEvent(
      Object.defineProperty(new ClipboardEvent("paste", { bubbles: true, cancelable: true }), "clipboardData", {
        value: clipboardData,
      }),
    );
  });
  await expect(status).toContainText("at most 32 MB");
  await page.getByRole("textbox", { name: "Puzzle text" }).fill("<img src=x onerror=alert(1)>");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Play it" })).toBeDisabled();
  await expect(page.getByRole("dialog").locator("img")).toHaveCount(0);
  await expectAccessibleInThemes(page, "a text that is no puzzle");
});

test("a backup that is dropped goes to the library", async ({ nonet, page }) => {
  await nonet.open();
  await drop(page, [
    {
      name: "backup.json",
      content: JSON.stringify({
        format: "nonet-backup",
        version: 1,
        made: "2026-11-22T10:00:00.000Z",
        current: "",
        settings: {},
        games: [],
        results: [],
      }),
    },
  ]);
  await expect(page.getByRole("heading", { name: "backup.json" })).toBeVisible();
});

test("links to a puzzle and to a game are played, and the address is clean afterwards", async ({ nonet, page }) => {
  await nonet.open(`./#p=${INKALA}`);
  await expect.poll(() => nonet.givens()).toBe(INKALA);
  expect(new URL(page.url()).hash).toBe("");
  const before = await enterSomething(nonet);
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(before);

  await page.evaluate((line) => (location.hash = `#g=${encodeURIComponent(line)}`), LIBRARY);
  await expect.poll(() => nonet.value()).toBe(`812${INKALA.slice(3)}`);
  expect(new URL(page.url()).hash).toBe("");
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.unfold();
  await nonet.says.getByRole("button", { name: "Back to the previous game" }).click();
  await expect.poll(() => nonet.record()).toBe(before);

  await page.evaluate(() => (location.hash = "#p=123"));
  await expect(nonet.says).toContainText("Nonet could not open the link. Your game is unchanged.");
  expect(await nonet.record()).toBe(before);
});

test("a page that is opened by a bad link makes a puzzle all the same", async ({ nonet }) => {
  await nonet.open("./#p=nonsense");
  await expect(nonet.says).toContainText("Nonet could not open the link");
  expect(await nonet.givens()).toMatch(/[1-9]/);
});

test("what is shared as text is played, and the address is clean afterwards", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open(`./?title=Puzzle&text=${INKALA}`);
  await expect.poll(() => nonet.givens()).toBe(INKALA);
  expect(new URL(page.url()).search).toBe("");
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test("files that another application shares arrive, and the page says that they came from outside", {
    tag: "@desktop",
  }, async ({ nonet, page, faults }) => {
    await nonet.open();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // As the system does it, but for the navigation that the policy forbids to a page's own forms.
    const target = await page.evaluate(async (puzzle) => {
      const form = new FormData();
      form.append("title", "Shared");
      form.append("files", new File([puzzle], "shared.sdk"));
      return (await fetch("./share", { method: "POST", body: form })).url;
    }, INKALA);
    // Firefox speaks of a fault where a script is redirected, as here, and follows all the same; what the system
    // sends is a navigation.
    forgive(faults, /^Failed to load ‘’\. A ServiceWorker intercepted/);
    expect(target).toContain("?shared=files");
    await page.goto(target);
    await expect.poll(() => nonet.givens()).toBe(INKALA);
    expect(new URL(page.url()).search).toBe("");
    // Any website can send files here as if it were an application of the device.
    await expect(nonet.says).toContainText("This file came from another app or website.");
  });
});

test("a puzzle of candidates alone is answered for its candidates", { tag: "@desktop" }, async ({ nonet, page }) => {
  const solution = solveNaively(INKALA)!;
  const digits = [...solution];
  // In each cell the digit of the solution or the next: all move on by one, too, but where the first cell has one candidate.
  const cell = (digit: string) => Array.from("123456789", (one) => (one === digit ? one : "."));
  const two = digits.map((digit) => {
    const own = cell(digit);
    own[Number(digit) % 9] = String((Number(digit) % 9) + 1);
    return own.join("");
  });
  const one = [cell(digits[0]!).join(""), ...two.slice(1)].join("");
  await nonet.open();
  await nonet.press("Paste a puzzle");
  await page.getByRole("textbox", { name: "Puzzle text" }).fill(one);
  await expect(page.getByRole("dialog").getByRole("status")).toContainText("0 givens. Exactly one solution.");
  await page.getByRole("button", { name: "Play it" }).click();
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText("Exactly one solution.");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at|Start from/);
  await nonet.press("Solve");
  await expect.poll(() => nonet.value()).toBe(solution);
  await nonet.press("Start over");
  await expect.poll(() => nonet.value()).toBe(".".repeat(81));
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText("Exactly one solution.");
  // The same without the lone candidate has two.
  await nonet.paste(two.join(""));
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText("2 solutions.");
});
