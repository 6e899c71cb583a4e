/**
 * The gate of a frame: a `nonet-input` that cannot be answered at once, since the one who may refuse it is in another
 * window.
 */
import type { NonetBoard } from "../board/element.js";
import type { InputDetail } from "../board/events.js";
import type { Deed, Gate } from "../board/gate.js";

/**
 * Asks before changes and makes them when they were allowed, in their order. Each change goes to the cells that were
 * meant, on the game as it then is.
 */
export class Guard implements Gate {
  /** Asks the page. */
  ask: (detail: InputDetail) => Promise<boolean> = async () => true;
  readonly #kinds: ReadonlySet<string>;
  #last: Promise<void> = Promise.resolve();
  /** How many changes are not yet made or refused. */
  #waiting = 0;
  /** How many games there were. A change that waits is for the one that was on the board. */
  #games = 0;

  /** `kinds` are the kinds of change that need the page's permission. */
  constructor(board: NonetBoard, kinds: ReadonlySet<string>) {
    this.#kinds = kinds;
    board.model.listen(({ kind }) => kind === "load" && this.#games++);
    board.game.gate = this;
  }

  /** Whether such a change needs the page's permission. */
  holds(kind: string): boolean {
    return this.#kinds.has(kind);
  }

  get decided(): Promise<void> {
    return this.#last;
  }

  pass(deed: Deed): boolean {
    const { detail } = deed;
    const isGuarded = this.holds(detail.kind);
    if (!isGuarded && !this.#waiting) return deed.make();
    this.#inTurn(async (allowed) => {
      if (!deed.isIdle() && (!isGuarded || (await allowed(detail)))) deed.make();
    });
    return false;
  }

  /**
   * Makes a change after those that wait: nothing overtakes an earlier change, and the page decides about the game as
   * it will be. `allowed` is false too where another game came while the page was thinking.
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
