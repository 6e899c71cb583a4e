/**
 * The game's page without a browser: its own object, readers, actions and templates, on a storage of ours. Templates are plain data until Lit draws them,
 * so what a view would show can be looked through as fast as it is made.
 */
import { vi } from "vitest";
import type { App } from "../../../web/src/page/app.js";
import { decodeGame, encodeRecord, encodeState } from "../../../web/src/sudoku/codec.js";
import * as model from "../../../web/src/sudoku/game.js";
import { text81 } from "../../../web/src/sudoku/geometry.js";
import { parsePuzzle } from "../../../web/src/sudoku/parse.js";
import type { FakeStorage } from "./fake-storage.js";

/** What the page asks of the board, over the board's own model. A record that cannot be read changes nothing, as on the board. */
class BareBoard {
  #game = model.newGame(new Array<number>(81).fill(0));
  mode = "digit";
  active = "digit";
  armed = 0;
  highlight: unknown = null;
  app: App | null = null;

  #take(game: model.Game): void {
    this.#game = game;
    this.app?.syncBoard();
    this.app?.save();
  }
  load(text: string): void {
    const parsed = parsePuzzle(text);
    if ("cells" in parsed) this.#take(model.newGame(parsed.cells, this.#game.marks));
  }
  adopt(): boolean {
    return true;
  }
  focus(): void {}
  get record(): string {
    return encodeRecord(this.#game);
  }
  set record(text: string) {
    const game = decodeGame(text);
    if (game) this.#take(game);
  }
  get state(): string {
    return encodeState(this.#game);
  }
  get marks(): model.Marks {
    return this.#game.marks;
  }
  set marks(marks: model.Marks) {
    this.#game = model.withMarks(this.#game, marks);
  }
  get value(): string {
    return text81(model.valuesOf(this.#game));
  }
  get givens(): string {
    return text81(this.#game.givens);
  }
  get at(): number {
    return this.#game.at;
  }
  get canUndo(): boolean {
    return this.#game.at > 0;
  }
  get canRedo(): boolean {
    return this.#game.at < this.#game.steps.length;
  }
  get solved(): boolean {
    return model.isSolved(this.#game);
  }
}

const nothing = (): undefined => undefined;

/** What the sources touch of a browser when they are loaded and when the page is put together. */
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
}

/** A door that nothing is behind. */
const closed = (): never => {
  throw new Error("There is no such room here.");
};

/** An engine that never answers: what is asked of it is no matter of what is stored. */
const silentEngine = new Proxy({}, { get: () => () => new Promise(nothing) });

export async function bareApp(): Promise<App> {
  const { App } = await import("../../../web/src/page/app.js");
  const board = new BareBoard();
  const { page } = await import("../../../web/src/app/page.js");
  const { Boundary } = await import("../../../web/src/app/boundary.js");
  const { openBackup, saveBackup } = await import("../../../web/src/library/open.js");
  const app = new App({ querySelector: () => board } as unknown as HTMLElement, {
    page,
    guard: (own) => new Boundary(own),
    doors: (own) => ({
      backup: (file) => openBackup(own, file),
      saveBackup: () => saveBackup(own),
      collection: closed,
      files: closed,
      maker: closed,
      paste: closed,
    }),
    followers: [],
    tick: nothing,
    idle: [],
  });
  board.app = app;
  return Object.assign(app, {
    engine: silentEngine,
    background: { wake: nothing, pause: nothing, hold: () => nothing },
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
