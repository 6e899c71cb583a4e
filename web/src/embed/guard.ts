/** The board of a frame: a `nonet-input` that cannot be answered at once, since the one who may refuse it is in another window. */
import { NonetBoard } from "../board/element.js";
import type { ChangeDetail, InputDetail } from "../board/events.js";
import type { Game } from "../sudoku/game.js";

interface Wish {
  kind: InputDetail["kind"];
  digit?: number;
  cells?: number[];
}

/**
 * Asks before changes and makes them when they were allowed, in their order. What was asked for is made in the cells that were meant, on the game
 * as it then is.
 */
export class FrameBoard extends NonetBoard {
  /** The kinds of change that `ask` is called for. */
  guarded: ReadonlySet<string> = new Set();
  ask: (detail: InputDetail) => Promise<boolean> = async () => true;
  #last: Promise<void> = Promise.resolve();
  /** How many changes are not yet made or refused. */
  #waiting = 0;
  /** How many games there were. What was asked for is for the one that was on the board. */
  #games = 0;

  /** @internal */
  override get decided(): Promise<void> {
    return this.#last;
  }

  /** @internal */
  protected override take(game: Game, kind: ChangeDetail["kind"]): void {
    if (kind === "load") this.#games++;
    super.take(game, kind);
  }

  /** @internal */
  protected override change(wish: Wish, mutate: (game: Game, cells: readonly number[]) => Game): boolean {
    const cells = wish.cells ?? [...this.selected.cells];
    const guarded = this.guarded.has(wish.kind);
    if (!guarded && !this.#waiting) return super.change(wish, mutate);
    this.#inTurn(async (allowed) => {
      if (mutate(this.game, cells) === this.game) return;
      if (!guarded || (await allowed({ kind: wish.kind, cells, digit: wish.digit ?? 0 })))
        super.change({ ...wish, cells }, (game) => mutate(game, cells));
    });
    return false;
  }

  /** @internal */
  protected override travel(step: number): void {
    const by = step - this.game.at;
    const kind = by < 0 ? "undo" : "redo";
    const guarded = this.guarded.has(kind);
    if (!by || (!guarded && !this.#waiting)) return super.travel(step);
    this.#inTurn(async (allowed) => {
      if (!guarded || (await allowed({ kind, cells: [], digit: 0 }))) super.travel(this.game.at + by);
    });
  }

  /**
   * Makes a change after those that wait: nothing overtakes what was asked for before it, and the page is asked about the game as it will be.
   * `allowed` is false too where another game came while the page was thinking.
   */
  #inTurn(make: (allowed: (detail: InputDetail) => Promise<boolean>) => Promise<void>): void {
    const games = this.#games;
    const allowed = async (detail: InputDetail): Promise<boolean> => (await this.ask(detail)) && games === this.#games;
    this.#waiting++;
    this.#last = this.#last
      .then(async () => void (games === this.#games && (await make(allowed))))
      .finally(() => this.#waiting--);
  }
}
