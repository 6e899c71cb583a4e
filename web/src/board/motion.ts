/**
 * Motion on a board. Web Animations need no style attributes, so a strict style-src allows them. They end by themselves
 * and leave nothing behind; a press meanwhile is taken at once.
 */
import { nothing } from "lit";
import { type Entered, enteredBy } from "../sudoku/entered.js";
import type { GameChange } from "../sudoku/game-model.js";
import { columnOf, HOUSES, rowOf } from "../sudoku/geometry.js";
import { type Highlight, mapHighlight } from "../sudoku/highlight.js";
import type { BoardGame } from "./game.js";
import type { BoardPart } from "./part.js";
import { cellIn, type Lines } from "./render.js";

const ENTRY_MS = 90;
/** The light runs from the digit that was entered, and is over after 250 ms. */
const SWEEP_MS = 130;
const SWEEP_STEP_MS = 15;
/** Tints fade before the wave begins. */
const TINTS_MS = 150;
const WAVE_MS = 480;
const WAVE_STEP_MS = 45;

type Drawn = typeof import("./drawn.js");
let drawn: Drawn | undefined;

/** What is drawn of a reason in the game of a board, once it can be shown. */
export function sketchOn(board: MovingBoard, { now, language }: BoardGame): Highlight | null {
  if (!drawn) fetchDrawn(board);
  return drawn?.drawnIn(now, () => language.text) ?? null;
}

/** Fetched with the first drawing, which stands still: of a hint that is the house to look at, long before there are lines. */
function fetchDrawn(board: MovingBoard): void {
  import("./drawn.js").then(
    (module) => {
      drawn = module;
      board.requestUpdate();
    },
    // The cells and digits of a drawing are there; the next drawing asks again.
    () => {},
  );
}

export interface MovingBoard extends Partial<Animatable> {
  requestUpdate(): void;
  readonly noMotion: boolean;
  readonly hasUpdated: boolean;
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly updateComplete: Promise<unknown>;
}

const distance = (a: number, b: number): number => Math.hypot(rowOf(a) - rowOf(b), columnOf(a) - columnOf(b));

export class Motion implements BoardPart {
  readonly #board: MovingBoard;
  readonly #game: BoardGame;
  /** Entries since the last rendering. */
  #entered: Entered | null = null;
  /** The drawing that is shown, and its links as far as they are being drawn. */
  #highlight: Highlight | null = null;
  #toCome: Animation[] = [];
  #router: InstanceType<Drawn["LinkRouter"]> | undefined;

  constructor(board: MovingBoard, game: BoardGame) {
    this.#board = board;
    this.#game = game;
    game.parts.push(this);
  }

  onGame({ kind, before }: GameChange): void {
    this.#entered = this.#board.hasUpdated ? enteredBy(kind, before, this.#game.now) : null;
  }

  /** The lines of a drawing, once they can be drawn; those of none put an end to what is under way. */
  readonly lines: Lines = (links, obstacles) => {
    if (!drawn) return nothing;
    this.#router ??= new drawn.LinkRouter(() => this.#board.requestUpdate());
    return drawn.renderLinks(links, this.#router.paths(links, obstacles));
  };

  /** After a rendering. */
  follow(highlight: Highlight | null): void {
    const entered = this.#entered;
    this.#entered = null;
    if (entered && !this.#isStill) this.#showEntered(entered);
    if (highlight !== this.#highlight) this.#showDrawing(highlight);
  }

  #showDrawing(highlight: Highlight | null): void {
    for (const animation of this.#toCome) animation.cancel();
    this.#toCome = [];
    const before = this.#highlight;
    this.#highlight = highlight;
    if (!highlight) return;
    if (!drawn) return fetchDrawn(this.#board);
    if (this.#isStill) return;
    const { renderRoot } = this.#board;
    const cellOf = (cell: number): Element | null => cellIn(renderRoot, cell);
    this.#toCome = drawn.drawIn(renderRoot, cellOf, mapHighlight(highlight), before && mapHighlight(before));
  }

  #showEntered(entered: Entered): void {
    for (const cell of entered.cells) this.#enter(cell);
    // The wave says it of all houses.
    if (!entered.solved) for (const house of entered.houses) this.#sweep(house, entered.cells[0]!);
  }

  /** Where components are tested, there may be no animations at all, and no media either. */
  get #isStill(): boolean {
    return this.#board.noMotion || !this.#board.animate || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #digitIn(cell: number): HTMLElement | null | undefined {
    return cellIn(this.#board.renderRoot, cell)?.querySelector<HTMLElement>(".digit");
  }

  #enter(cell: number): void {
    const frames = { opacity: [0, 1], scale: [0.7, 1] };
    this.#digitIn(cell)?.animate(frames, { id: "entry", duration: ENTRY_MS, easing: "ease-out" });
  }

  #sweep(house: number, from: number): void {
    const cells = [...HOUSES[house]!].sort((a, b) => distance(a, from) - distance(b, from));
    for (const [place, cell] of cells.entries())
      cellIn(this.#board.renderRoot, cell)?.animate(
        [{}, { backgroundColor: "color-mix(in srgb, var(--_focus) 32%, var(--_bg))", offset: 0.4 }, {}],
        { id: "sweep", delay: place * SWEEP_STEP_MS, duration: SWEEP_MS, easing: "ease-in-out" },
      );
  }

  /** A quiet wave over the solved board, when its tints have faded. To be called before the board is drawn without them. */
  celebrate(from: number): void {
    if (this.#isStill) return;
    const tinted = Array.from(this.#board.renderRoot.querySelectorAll(".peer, .same"), (cell) => ({
      cell,
      backgroundColor: getComputedStyle(cell).backgroundColor,
    }));
    // The last digit is part of it, so it has to be there first.
    void this.#board.updateComplete.then(() => {
      for (const { cell, backgroundColor } of tinted)
        cell.animate([{ backgroundColor }, {}], { id: "tint", duration: TINTS_MS, easing: "ease-out" });
      for (let cell = 0; cell < 81; cell++)
        this.#digitIn(cell)?.animate(
          [{ transform: "none" }, { transform: "translateY(-12%) scale(1.18)", offset: 0.4 }, { transform: "none" }],
          {
            id: "wave",
            delay: TINTS_MS + distance(cell, from) * WAVE_STEP_MS,
            duration: WAVE_MS,
            easing: "cubic-bezier(.3,0,.2,1)",
          },
        );
    });
  }
}
