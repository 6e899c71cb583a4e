/** Keeps the game of a board in the browser's storage, under the name that its `storage-key` gives. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { decodeGame } from "../sudoku/codec.js";
import { text81 } from "../sudoku/geometry.js";
import { emitFault } from "./emit.js";
import type { ChangeDetail } from "./events.js";
import type { BoardGame } from "./game.js";
import type { BoardPart } from "./part.js";
import { isNewer } from "./version.js";

const PREFIX = "nonet-board:";
/** Where text goes that is no game: what is there is never overwritten unread. */
const UNREADABLE = ":unreadable";
/** Where the time goes: apart, so that whatever stands there, the game can be read. */
const TIME = ":time";

interface KeptBoard extends ReactiveControllerHost, HTMLElement {
  readonly storageKey: string;
  readonly givens: string;
  readonly value: string;
  record: string;
  seconds: number;
}

/**
 * A kept game comes back when the board has its puzzle, or none. The first change of another puzzle's game takes its
 * place. Where the storage is full or blocked, the game goes on, and the page hears of it once.
 */
export class Keeper implements BoardPart, ReactiveController {
  readonly #host: KeptBoard;
  readonly #game: BoardGame;
  #key = "";
  /** Whether what is under the key is this board's to change. */
  #mine = false;
  /** The givens last loaded. Those of a game that came back on an empty board are not: the page may be about to load its puzzle. */
  #givens = "";
  #busy = false;
  #failed = false;

  constructor(host: KeptBoard, game: BoardGame) {
    this.#host = host;
    this.#game = game;
    game.parts.push(this);
    host.addController(this);
    host.addEventListener("nonet-change", (event) => event.target === host && this.#follow(event.detail.kind));
  }

  hostUpdate(): void {
    const { storageKey } = this.#host;
    if (storageKey === this.#key) return;
    this.#key = storageKey;
    this.#mine = storageKey !== "";
    if (storageKey) this.#restore(!/[1-9]/.test(this.#host.value));
  }

  #follow(kind: ChangeDetail["kind"]): void {
    if (!this.#mine || this.#busy || kind === "mode") return;
    // Who loads the same puzzle again wants to begin anew.
    if (kind === "load" && this.#host.givens !== this.#givens) this.#restore();
    else this.#save();
  }

  /** `any`: also the game of another puzzle, since there is none yet. */
  #restore(any = false): void {
    const { givens, value } = this.#host;
    this.#givens = givens;
    const text = this.#try((storage) => storage.getItem(PREFIX + this.#key));
    if (!text) return;
    const game = decodeGame(text);
    // A game written by a newer version stays where it is, so nothing is kept in its place.
    if (isNewer(text)) this.#mine = false;
    if (!game) return (this.onBroken(text), emitFault(this.#game.language, "state"));
    // A position with entries was set by the page, which knows what it does.
    if (!any && (value !== givens || text81(game.givens) !== givens)) return;
    this.#busy = true;
    this.#host.record = text;
    this.#host.seconds = this.#timeOf(text81(game.givens));
    this.#busy = false;
  }

  /** Keeps a text that is no game, or none that can be shown, apart: the next visit does not begin with it. */
  onBroken(text: string): void {
    if (!this.#mine) return;
    this.#try((storage) => {
      storage.setItem(PREFIX + this.#key + UNREADABLE, text);
      storage.removeItem(PREFIX + this.#key);
    });
  }

  onMended(): void {
    this.keep();
  }

  /** Keeps the game as it is. */
  keep(): void {
    if (this.#mine) this.#save();
  }

  #save(): void {
    this.#try((storage) => {
      const key = PREFIX + this.#key;
      // A newer version in another tab has gone on with it.
      if (isNewer(storage.getItem(key))) this.#mine = false;
      else storage.setItem(key, this.#host.record);
    });
    this.keepTime();
  }

  /** Keeps how long the game was played. */
  keepTime(): void {
    const { seconds, givens } = this.#host;
    if (this.#mine) this.#try((storage) => storage.setItem(PREFIX + this.#key + TIME, `${seconds} ${givens}`));
  }

  #timeOf(givens: string): number {
    const kept = this.#try((storage) => storage.getItem(PREFIX + this.#key + TIME)) ?? "";
    // No longer than anybody plays.
    return kept.endsWith(` ${givens}`) ? parseInt(kept.slice(0, 8), 10) || 0 : 0;
  }

  /** Even to ask for the storage can be forbidden. */
  #try<T>(use: (storage: Storage) => T): T | null {
    try {
      const result = use(localStorage);
      this.#failed = false;
      return result;
    } catch (error) {
      if (!this.#failed) console.warn("Nonet: the game is not kept.", error);
      if (!this.#failed) emitFault(this.#game.language, "storage");
      this.#failed = true;
      return null;
    }
  }
}
