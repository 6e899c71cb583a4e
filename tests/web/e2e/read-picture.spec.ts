/** Pictures in the browser: files of all kinds, what is none, and when what reads them is fetched. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { Engine, EngineOptions, PictureReading } from "../../../web/src/engine/index.js";
import { test as app } from "../support/app.js";
import { expect, test } from "../support/browser.js";
import { png } from "../support/picture-files.js";
import { dist, host } from "../support/server.js";
import { INKALA } from "../support/sudoku.js";

const tests = fileURLToPath(new URL("../../wasm/", import.meta.url));
const assets = readdirSync(dist("site/assets"));
const asset = (pattern: RegExp): string => `/assets/${assets.find((name) => pattern.test(name))!}`;

interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}
interface Tools {
  engine: Engine;
  createEngine(options?: EngineOptions): Engine;
  drawBoard(board: object): Pixels;
  turned(pixels: Pixels): Pixels;
  /** A picture as a file. */
  file(pixels: Pixels, type?: string): Promise<Blob>;
  /** The part of the page that a test looks at. */
  told(reading: PictureReading): object;
}
declare global {
  interface Window {
    tools: Tools;
  }
}

/** The site's own files, and a page of no policy beside them. */
const PAGE = `<!doctype html><title>Pictures</title><script type="module">
  import { createEngine } from "/embed/engine.js";
  import { drawBoard, turned } from "/tests/drawn-board.mjs";
  const engine = createEngine({
    workerUrl: "${asset(/^worker-.*\.js$/)}", wasmUrl: "${asset(/^nonet-(?!text|picture).*\.wasm$/)}",
    textUrl: "${asset(/^nonet-text-.*\.wasm$/)}", pictureUrl: "${asset(/^nonet-picture-.*\.wasm$/)}" });
  const file = ({ data, width, height }, type = "image/png") => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
    return new Promise((resolve) => canvas.toBlob(resolve, type, 0.9));
  };
  const told = ({ fault, width, height, boards }) => ({ fault, width, height, boards: boards.map(({ givens, corners, turned }) =>
    ({ givens: Array.from(givens, (digit) => digit || ".").join(""), turned, corners: corners.map((place) => place.map(Math.round)) })) });
  window.tools = { engine, createEngine, drawBoard, turned, file, told };
</script>`;

const open = async (page: Page): Promise<{ origin: string; asked: string[]; close(): Promise<void> }> => {
  const asked: string[] = [];
  const server = await host({
    mounts: { "/tests/": tests, "/": dist("site") },
    pages: { "/picture.html": PAGE },
    types: { ".mjs": "text/javascript" },
    missing: (path) => (asked.push(path), false),
  });
  await page.goto(`${server.origin}/picture.html`);
  await page.waitForFunction(() => window.tools);
  return { ...server, asked };
};

const board = (corners: number[][], turned = 0) => ({ givens: INKALA, turned, corners });
const AS_DRAWN = [
  [30, 30],
  [450, 30],
  [450, 450],
  [30, 450],
];
/** Half a pixel is rounded either way. */
const near = (corners: number[][], by = 1) =>
  corners.map((place) => place.map((at) => expect.closeTo(at, -Math.log10(2 * by + 0.2))));

test("a picture is read as a file of each kind, as a File and as pixels", { tag: "@desktop" }, async ({ page }) => {
  const server = await open(page);
  const readings = await page.evaluate(async (givens) => {
    const { engine, drawBoard, file, told } = window.tools;
    const drawn = drawBoard({ givens, entries: ".1", marks: { 80: "28" } });
    const pictures = [
      await file(drawn),
      await file(drawn, "image/jpeg"),
      new File([await file(drawn)], "a.png", { type: "" }),
      new ImageData(drawn.data, drawn.width, drawn.height),
      drawn,
    ];
    const all = [];
    for (const picture of pictures) {
      const reading = await engine.readPicture(picture);
      const [{ entries, candidates, unique }] = reading.boards as [PictureReading["boards"][0]];
      all.push({ ...told(reading), entry: entries[1], marks: candidates[80], unique });
    }
    return all;
  }, INKALA);
  for (const reading of readings)
    expect(reading).toEqual({
      fault: "none",
      width: 480,
      height: 480,
      boards: [board(near(AS_DRAWN) as never)],
      entry: 1,
      marks: 0b010000010,
      unique: true,
    });
  expect(readings).toHaveLength(5);
  await server.close();
});

test("what is no picture is an answer, and SVG is not looked at", async ({ page }) => {
  const server = await open(page);
  const readings = await page.evaluate(async (givens) => {
    const { engine, drawBoard, file, told } = window.tools;
    const jpeg = await file(drawBoard({ givens }), "image/jpeg");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/seen"/></svg>`;
    const pictures = {
      damaged: jpeg.slice(0, 200, "image/jpeg"),
      text: new Blob(["this is no picture"], { type: "image/png" }),
      empty: new Blob([], { type: "image/jpeg" }),
      svg: new Blob([svg], { type: "image/svg+xml;charset=utf-8" }),
      unnamed: new Blob([svg]),
    };
    const all: Record<string, object> = {};
    for (const [name, picture] of Object.entries(pictures)) all[name] = told(await engine.readPicture(picture));
    // The engine goes on.
    return { ...all, after: told(await engine.readPicture(jpeg)) };
  }, INKALA);
  const none = { fault: "not-a-picture", width: 0, height: 0, boards: [] };
  const { after, ...wrong } = readings;
  expect(wrong).toEqual({ damaged: none, text: none, empty: none, svg: none, unnamed: none });
  expect(after).toMatchObject({ fault: "none" });
  expect(server.asked).not.toContain("/seen");
  await server.close();
});

test("a photo that says that it lies on its side is turned the right way up, and its places with it", async ({
  page,
}) => {
  const server = await open(page);
  const reading = await page.evaluate(async (givens) => {
    const { engine, drawBoard, turned, file, told } = window.tools;
    const picture = turned(drawBoard({ givens, width: 600 }));
    // Orientation 8: what is shown is the file, turned a quarter counterclockwise.
    const exif = [0xff, 0xe1, 0, 34, ...new TextEncoder().encode("Exif\0\0MM\0*"), 0, 0, 0, 8, 0, 1];
    const orientation = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0];
    const jpeg = await file(picture, "image/jpeg");
    // Behind the header that canvases write: Firefox decodes no file that is put together the other way round.
    const parts = [jpeg.slice(0, 20), new Uint8Array([...exif, ...orientation]), jpeg.slice(20)];
    return told(await engine.readPicture(new Blob(parts, { type: "image/jpeg" })));
  }, INKALA);
  expect(reading).toEqual({ fault: "none", width: 600, height: 480, boards: [board(near(AS_DRAWN) as never)] });
  await server.close();
});

test("of a picture that moves, the first is read", async ({ page }) => {
  const server = await open(page);
  const reading = await page.evaluate(async (givens) => {
    const { engine, drawBoard, told } = window.tools;
    const { data, width, height } = drawBoard({ givens });
    const size = [width & 255, width >> 8, height & 255, height >> 8];
    // Grey pixels of seven bits, and a table that is begun anew before its codes grow.
    const frame = (grey: (at: number) => number): number[] => {
      const bytes: number[] = [];
      for (let at = 0; at < width * height; at += 100) {
        const end = Math.min(at + 100, width * height);
        bytes.push(128, ...Array.from({ length: end - at }, (_, i) => grey(at + i)));
      }
      bytes.push(129);
      const blocks: number[] = [];
      for (let at = 0; at < bytes.length; at += 250) {
        const block = bytes.slice(at, at + 250);
        blocks.push(block.length, ...block);
      }
      return [0x21, 0xf9, 4, 0, 5, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, 7, ...blocks, 0];
    };
    const greys = Array.from({ length: 128 }, (_, i) => [2 * i, 2 * i, 2 * i]).flat();
    const gif = [
      ...new TextEncoder().encode("GIF89a"),
      ...size,
      0xf6,
      0,
      0,
      ...greys,
      ...frame((at) => data[4 * at]! >> 1),
      ...frame(() => 127),
      0x3b,
    ];
    return told(await engine.readPicture(new Blob([new Uint8Array(gif)], { type: "image/gif" })));
  }, INKALA);
  expect(reading).toEqual({ fault: "none", width: 480, height: 480, boards: [board(near(AS_DRAWN) as never)] });
  await server.close();
});

test("a large picture is made smaller before it is read, and its places are those of itself", async ({ page }) => {
  const server = await open(page);
  const { reading, tooLarge } = await page.evaluate(async (givens) => {
    const { engine, drawBoard, file, told } = window.tools;
    const large = await file(
      drawBoard({ givens, width: 5000, height: 4000, left: 1100, top: 500, side: 2900 }),
      "image/jpeg",
    );
    // A file of some bytes that says it has a billion pixels.
    const bytes = new Uint8Array(await (await file(drawBoard({ givens }))).arrayBuffer());
    new DataView(bytes.buffer).setUint32(16, 1_000_000);
    return {
      reading: told(await engine.readPicture(large)),
      tooLarge: told(await engine.readPicture(new Blob([bytes], { type: "image/png" }))),
    };
  }, INKALA);
  const corners = [
    [1100, 500],
    [4000, 500],
    [4000, 3400],
    [1100, 3400],
  ];
  expect(reading).toEqual({ fault: "none", width: 5000, height: 4000, boards: [board(near(corners, 8) as never)] });
  expect(tooLarge).toEqual({ fault: "too-large", width: 1_000_000, height: 480, boards: [] });
  await server.close();
});

test("a copy to show comes once a file is decoded: within 1,600 pixels, never larger, and none of what is refused", async ({
  page,
}) => {
  const server = await open(page);
  const { shown, order } = await page.evaluate(
    async ([givens, large]) => {
      const { engine, drawBoard, file } = window.tools;
      const order: string[] = [];
      const shown: (number[] | undefined)[] = [];
      const read = async (picture: Parameters<typeof engine.readPicture>[0]): Promise<void> => {
        const sizes: number[][] = [];
        const onProgress = (preview: ImageBitmap): void => {
          order.push(preview.constructor.name);
          sizes.push([preview.width, preview.height]);
          preview.close();
        };
        order.push((await engine.readPicture(picture, { onProgress })).fault);
        shown.push(sizes.length > 1 ? sizes.flat() : sizes[0]);
      };
      const drawn = drawBoard({ givens });
      await read(await file(drawn));
      await read(await file({ data: new Uint8ClampedArray(4 * 300_000).fill(255), width: 100, height: 3000 }));
      await read(await file(drawBoard({ givens, width: 3000, height: 2000, left: 500, top: 100, side: 1800 })));
      await read(new Blob([new Uint8Array(large)]));
      await read(drawn);
      return { shown, order };
    },
    [INKALA, png(20_000, 20_000)] as const,
  );
  expect(shown).toEqual([[480, 480], [53, 1600], [1600, 1066], undefined, undefined]);
  expect(order).toEqual(["ImageBitmap", "none", "ImageBitmap", "no-grid", "ImageBitmap", "none", "too-large", "none"]);
  await server.close();
});

test("where workers have no canvas, the page decodes, and everything may be inside the worker", async ({ page }) => {
  const server = await open(page);
  const readings = await page.evaluate(async (givens) => {
    const { createEngine, drawBoard, file, told } = window.tools;
    const { default: load } = (await import("/embed/inline.js" as string)) as { default(): Promise<string> };
    const source = await load();
    Reflect.deleteProperty(globalThis, "OffscreenCanvas");
    const engine = createEngine({ workerSource: `delete self.OffscreenCanvas;${source}` });
    const picture = await file(drawBoard({ givens }));
    return [told(await engine.readPicture(picture)), told(await engine.readPicture(picture.slice(0, 99, "image/png")))];
  }, INKALA);
  // Firefox makes a white picture of one that is cut off.
  const damaged = expect.stringMatching(/^(not-a-picture|no-grid)$/) as unknown;
  expect(readings).toMatchObject([{ fault: "none", boards: [{ givens: INKALA }] }, { fault: damaged }]);
  await server.close();
});

test("no other call waits for a picture, nor a picture for another call, and one can be aborted", async ({ page }) => {
  const server = await open(page);
  const told = await page.evaluate(async (givens) => {
    const { engine, drawBoard, file, told } = window.tools;
    const picture = await file(drawBoard({ givens }));
    const stop = new AbortController();
    // It ends when it is told to, and not before.
    const endless = engine.count(".".repeat(81), 0, { signal: stop.signal }).catch((error: Error) => error.name);
    const { fault } = await engine.readPicture(picture);
    stop.abort();
    const [early, late] = [new AbortController(), new AbortController()];
    early.abort();
    const aborted = [early, late].map(({ signal }) =>
      engine.readPicture(picture, { signal }).then(
        () => "read",
        (error: Error) => error.name,
      ),
    );
    late.abort();
    return {
      fault,
      names: [await endless, ...(await Promise.all(aborted))],
      after: told(await engine.readPicture(picture)),
    };
  }, INKALA);
  expect(told).toMatchObject({
    fault: "none",
    names: ["AbortError", "AbortError", "AbortError"],
    after: { fault: "none" },
  });
  await server.close();
});

test("what reads pictures is fetched by the first picture", async ({ page }) => {
  const server = await open(page);
  const ofPictures = (): string[] => server.asked.filter((path) => /picture-.*\.(wasm|js)$/.test(path));
  await page.evaluate((puzzle) => window.tools.engine.solve(puzzle), INKALA);
  expect(ofPictures()).toEqual([]);
  await page.evaluate((givens) => window.tools.engine.readPicture(window.tools.drawBoard({ givens })), INKALA);
  expect(ofPictures().sort()).toEqual([asset(/^nonet-picture-/), asset(/^read-picture-/)].sort());
  await server.close();
});

test("a board begins with what is in a picture, and says why where there is nothing", { tag: "@desktop" }, async ({
  page,
}) => {
  const server = await open(page);
  const told = await page.evaluate(
    async ([givens, large]) => {
      const { drawBoard, file } = window.tools;
      await import("/embed/board.js" as string);
      const board = Object.assign(document.createElement("nonet-board"), { puzzle: "5".padEnd(81, ".") });
      document.body.append(board);
      const faults: string[] = [];
      board.addEventListener("nonet-error", ({ detail }) => faults.push(`${detail.code}: ${detail.message}`));
      const none = [
        await board.import(await file(drawBoard({ givens: "", size: 4, side: 400 }))),
        await board.import(new Blob(["none"], { type: "image/png" })),
        await board.import(new Blob([new Uint8Array(large)], { type: "image/png" })),
      ];
      const before = board.value;
      const drawn = drawBoard({ givens, entries: ".1", marks: { 80: "28" } });
      const reading = await board.import(await file(drawn));
      const after = { givens: board.givens, value: board.value, state: board.state };
      const text = await board.import(new Blob([`1${".".repeat(80)}`]));
      return {
        none,
        faults,
        before,
        after,
        boards: typeof reading === "object" && reading.boards.length,
        text,
        last: board.givens,
      };
    },
    [INKALA, png(20_000, 20_000)] as const,
  );
  expect(told.none).toEqual([false, false, false]);
  expect(told.faults).toEqual([
    expect.stringMatching(/^puzzle: (There is no Sudoku in this picture|The grid in this picture does not have)/),
    "puzzle: Nonet can't read this file as a picture. Take a screenshot of the Sudoku, or save the file as PNG or JPEG.",
    "puzzle: This picture is too large: 20,000 × 20,000 pixels. Nonet reads up to 50 megapixels, and 30,000 pixels a side. Crop it, or take a screenshot of the Sudoku.",
  ]);
  expect(told.before).toBe("5".padEnd(81, "."));
  expect(told.after.givens).toBe(INKALA);
  expect(told.after.value).toBe(`81${INKALA.slice(2)}`);
  // Its notes are there as well: without them the position would be another.
  expect(told.after.state).toMatch(/n/);
  expect([told.boards, told.text, told.last]).toEqual([1, true, "1".padEnd(81, ".")]);
  await server.close();
});

app("a first visit fetches nothing of it", { tag: "@desktop" }, async ({ nonet, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await nonet.open();
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at/);
  expect(asked.filter((url) => /worker-|nonet-[^/]*\.wasm/.test(url)).length).toBeGreaterThan(0);
  expect(asked.filter((url) => /picture/.test(url) && !/\/pictures\//.test(url))).toEqual([]);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("after a first visit pictures are read without a network", { tag: "@desktop" }, async ({ page }) => {
    const server = await open(page);
    await page.goto(`${server.origin}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`${server.origin}/picture.html`);
    await page.waitForFunction(() => window.tools);
    await server.close();
    const reading = await page.evaluate(async (givens) => {
      const { engine, drawBoard, file, told } = window.tools;
      return told(await engine.readPicture(await file(drawBoard({ givens }))));
    }, INKALA);
    expect(reading).toMatchObject({ fault: "none", boards: [{ givens: INKALA }] });
  });
});
