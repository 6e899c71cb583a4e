/**
 * The game's page without a browser: its own object, readers, actions and templates, on a storage of ours. Templates
 * are plain data until Lit draws them, so what a view would show can be looked through as fast as it is made.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import type { Texts } from "../../../web/src/i18n/texts.js";
import type { App } from "../../../web/src/page/app.js";
import { decodeGame } from "../../../web/src/sudoku/codec.js";
import { type Marks, newGame, withMarks } from "../../../web/src/sudoku/game.js";
import type { GameModel } from "../../../web/src/sudoku/game-model.js";
import { parsePuzzle } from "../../../web/src/sudoku/parse.js";
import type { FakeStorage } from "./fake-storage.js";

/**
 * Board without a document, over the page's own model: only the parts that the page uses. A record that cannot be read
 * changes nothing, as on the board.
 */
class BareBoard {
  readonly #model: GameModel;
  mode = "digit";
  active = "digit";
  armed = 0;
  highlight: unknown = null;

  constructor(model: GameModel) {
    this.#model = model;
  }

  load(text: string): void {
    const parsed = parsePuzzle(text);
    if ("cells" in parsed) this.#model.take(newGame(parsed.cells, this.#model.marks), "load");
  }
  adopt(): boolean {
    return true;
  }
  focus(): void {}
  set record(text: string) {
    const game = decodeGame(text);
    if (game) this.#model.take(game, "load");
  }
  set marks(marks: Marks) {
    this.#model.take(withMarks(this.#model.game, marks), "marks");
  }
}

const sources = fileURLToPath(new URL("../../../web/src/", import.meta.url));
const nothing = (): undefined => undefined;

/**
 * Stand-ins for the parts of a browser that the sources touch when they are loaded and when the page is put together.
 */
export function standInForBrowser(local: FakeStorage, session: FakeStorage): void {
  const style = { setProperty: nothing, removeProperty: nothing };
  vi.stubGlobal("document", {
    addEventListener: nothing,
    createTreeWalker: nothing,
    querySelector: () => null,
    querySelectorAll: () => [],
    activeElement: null,
    hidden: false,
    title: "",
    adoptedStyleSheets: [],
    documentElement: { dataset: {}, style, lang: "", dir: "" },
  });
  vi.stubGlobal("location", {
    hash: "",
    search: "",
    pathname: "/",
    href: "http://localhost/",
    origin: "http://localhost",
  });
  vi.stubGlobal("window", {});
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync = nothing;
    },
  );
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("requestAnimationFrame", nothing);
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "250" }));
  vi.stubGlobal("navigator", { languages: ["en-GB"], language: "en-GB", userAgent: "", maxTouchPoints: 0 });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: nothing }));
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  // Texts of rooms, from their files.
  vi.stubGlobal(
    "fetch",
    async (url: string) => new Response(readFileSync(sources + url.replace(/.*\/web\/src\//, ""))),
  );
}

/** A door that nothing is behind. */
const closed = (): never => {
  throw new Error("There is no such room here.");
};

/** An engine that never answers: what is asked of it is no matter of what is stored. */
const silentEngine = new Proxy({}, { get: () => () => new Promise(nothing) });

/** The texts of the rooms whose views are drawn here. */
const roomTexts = async (): Promise<readonly Texts<never>[]> => [
  (await import("../../../web/src/hint/texts.js")).hintTexts,
  (await import("../../../web/src/page/room-texts.js")).libraryTexts,
  (await import("../../../web/src/page/room-texts.js")).printTexts,
  (await import("../../../web/src/page/room-texts.js")).readingTexts,
  (await import("../../../web/src/page/room-texts.js")).replayTexts,
  (await import("../../../web/src/page/room-texts.js")).resultTexts,
  (await import("../../../web/src/page/room-texts.js")).settingsTexts,
];

export async function bareApp(): Promise<App> {
  const { App } = await import("../../../web/src/page/app.js");
  const place: { board: BareBoard | null } = { board: null };
  const { page } = await import("../../../web/src/app/page.js");
  const { Boundary } = await import("../../../web/src/app/boundary.js");
  const { missing } = await import("../../../web/src/app/update.js");
  const { openBackup, saveBackup } = await import("../../../web/src/library/open.js");
  const app = new App({ querySelector: () => place.board } as unknown as HTMLElement, {
    page,
    guard: (own) => new Boundary(own),
    doors: (own) => ({
      backup: (file) => openBackup(own, file),
      saveBackup: () => saveBackup(own),
      collection: closed,
      files: closed,
      maker: closed,
      paste: closed,
      result: closed,
      challenge: closed,
    }),
    changed: (own) => void own.save(),
    followers: [],
    tick: nothing,
    missing,
    idle: [],
  });
  place.board = new BareBoard(app.model);
  for (const texts of await roomTexts()) await app.needTexts(texts);
  return Object.assign(app, {
    engine: silentEngine,
    background: { wake: nothing, pause: nothing, hold: () => nothing },
    // There is nothing to draw on.
    render: nothing,
  });
}

/** All texts in a template, wherever they stand: what is shown, and what attributes and properties are given. */
export function textsIn(part: unknown, found: string[] = []): string[] {
  if (typeof part === "string" || typeof part === "number") found.push(String(part));
  else if (Array.isArray(part)) part.forEach((one) => textsIn(one, found));
  else if (typeof part === "object" && part !== null && "values" in part)
    textsIn((part as { values: unknown }).values, found);
  return found;
}
