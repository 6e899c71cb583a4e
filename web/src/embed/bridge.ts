/** The frame's side of the conversation: tells the page what happens, and does what it asks. */
import type { NonetBoard } from "../board/element.js";
import type { BoardEventMap } from "../board/events.js";
import { kindOf } from "../engine/kind.js";
import type { Guard } from "./guard.js";
import type { Origins } from "./origins.js";
import { isStyle } from "./parameters.js";
import {
  answerOf,
  asksHeight,
  type Call,
  callOf,
  type FrameEvent,
  type FrameHeight,
  faultOf,
  METHODS,
  type Result,
} from "./protocol.js";

const EVENTS = [
  "nonet-ready",
  "nonet-input",
  "nonet-change",
  "nonet-select",
  "nonet-hint",
  "nonet-solved",
  "nonet-error",
];
/** A page that does not answer within this has nothing against it. */
const LONGEST_ANSWER_MS = 2_000;
const METHOD_NAMES: ReadonlySet<string> = new Set(METHODS);

type Kind = "string" | "number" | "boolean" | "cells" | "drawing" | "never";
/** Properties that can be read, and of what kind they are written. */
const PROPERTIES: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    state: "string",
    record: "string",
    puzzle: "string",
    marks: "string",
    mode: "string",
    entry: "string",
    theme: "string",
    lang: "string",
    assist: "string",
    hints: "string",
    controls: "string",
    level: "string",
    technique: "string",
    armed: "number",
    seconds: "number",
    readonly: "boolean",
    keepNotes: "boolean",
    patterns: "boolean",
    coordinates: "boolean",
    noPeers: "boolean",
    noSame: "boolean",
    noMotion: "boolean",
    showSeen: "boolean",
    timer: "boolean",
    disabled: "boolean",
    selection: "cells",
    wrong: "cells",
    drawing: "drawing",
    value: "never",
    givens: "never",
    candidates: "never",
    conflicts: "never",
    solved: "never",
    touched: "never",
    canUndo: "never",
    canRedo: "never",
    steps: "never",
    at: "never",
    cursor: "never",
    active: "never",
    shownHint: "never",
    busy: "never",
  } satisfies Record<string, Kind>),
);

const isCells = (value: unknown): boolean =>
  Array.isArray(value) && value.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < 81);

/** For what the page asks that cannot be. */
const wrong = (message: string): TypeError => Object.assign(new TypeError(message), { code: "input" });

export class Bridge {
  readonly #board: NonetBoard;
  readonly #guard: Guard;
  readonly #origins: Origins;
  readonly #questions = new Map<number, (allow: boolean) => void>();
  readonly #refused = new Set<string>();
  #asked = 0;
  #height = 0;
  /** Faults from before the page said anything: it may not have listened yet. */
  #missed: unknown[] | null = [];

  constructor(board: NonetBoard, guard: Guard, origins: Origins) {
    this.#board = board;
    this.#guard = guard;
    this.#origins = origins;
    guard.ask = (detail) => this.#ask(detail);
    for (const type of EVENTS)
      board.addEventListener(type, (event) => this.#onEvent(event as BoardEventMap[keyof BoardEventMap]));
    addEventListener("message", (event) => void this.#onMessage(event));
  }

  /**
   * Tells the page the height that the content needs. Everybody may know that: it says nothing of the game, and helps
   * a page that named no origin.
   */
  tellHeight(height = this.#height): void {
    this.#height = height;
    if (parent !== window) parent.postMessage({ nonet: 1, type: "nonet-resize", height } satisfies FrameHeight, "*");
  }

  #onEvent({ type, detail }: CustomEvent): void {
    // A change that needed permission has been reported.
    if (type !== "nonet-input" || !this.#guard.holds((detail as { kind: string }).kind)) this.#tell(type, detail);
  }

  #tell(type: string, detail: unknown, ask?: number): void {
    if (type === "nonet-error" && this.#missed && this.#missed.length < 20) this.#missed.push(detail);
    const message: FrameEvent = {
      nonet: 1,
      type,
      detail,
      state: this.#board.state,
      ...(ask === undefined ? {} : { ask }),
    };
    this.#post(message, this.#origins.targets(location.ancestorOrigins?.[0]));
  }

  #post(message: FrameEvent | Result, targets: readonly string[]): void {
    if (parent !== window) for (const target of targets) parent.postMessage(message, target);
  }

  #ask(detail: unknown): Promise<boolean> {
    if (parent === window) return Promise.resolve(true);
    const number = ++this.#asked;
    this.#tell("nonet-input", detail, number);
    return new Promise((resolve) => {
      const end = (allow: boolean): void => (clearTimeout(timer), this.#questions.delete(number), resolve(allow));
      const timer = setTimeout(end, LONGEST_ANSWER_MS, true);
      this.#questions.set(number, end);
    });
  }

  async #onMessage({ source, origin, data }: MessageEvent<unknown>): Promise<void> {
    if (source !== parent || parent === window) return;
    if (asksHeight(data)) return this.tellHeight();
    if (!this.#origins.allows(origin)) return this.#refuse(origin, callOf(data));
    const answer = answerOf(data);
    if (answer) return this.#questions.get(answer.answer)?.(answer.allow);
    const call = callOf(data);
    const result = call ? await this.#answer(call) : faultOf(data);
    if (result) this.#post(result, [origin === "null" ? "*" : origin]);
  }

  /**
   * A page that is not named hears why it is not heard, which says nothing of the game; so does whoever looks for the
   * reason.
   */
  #refuse(origin: string, call: Call | null): void {
    if (!call) return;
    const message = `This frame does not hear pages of ${origin}. Its address has to name that origin: allow=${origin}`;
    if (!this.#refused.has(origin)) console.warn(`Nonet: ${message}`);
    this.#refused.add(origin);
    this.#post({ nonet: 1, id: call.id, error: { name: "NotAllowedError", message } }, [
      origin === "null" ? "*" : origin,
    ]);
  }

  async #answer(call: Call): Promise<Result> {
    const { id } = call;
    try {
      // A value that cannot cross windows, as a function could not, is an error of the call and not of the bridge.
      const result = structuredClone(await this.#obey(call));
      // Who then asks for the value finds the change made that was called for.
      await this.#guard.decided;
      return { nonet: 1, id, result };
    } catch (error) {
      const { name, message, code }: Error & { code?: unknown } =
        error instanceof Error || error instanceof DOMException ? error : new Error(String(error));
      return { nonet: 1, id, error: { name, message, ...(typeof code === "string" && { code }) } };
    }
  }

  /** A page that comes later than the frame gets again what it missed. */
  #greet(): string {
    const missed = this.#missed ?? [];
    this.#missed = null;
    for (const detail of missed) this.#tell("nonet-error", detail);
    return this.#board.state;
  }

  #obey({ call, args }: Call): unknown {
    if (call === "hello") return this.#greet();
    if (call === "get") return this.#get(args[0]);
    if (call === "set") return this.#set(args[0], args[1]);
    if (!METHOD_NAMES.has(call)) throw wrong(`There is no method ${call}.`);
    return Reflect.apply(Reflect.get(this.#board, call), this.#board, args);
  }

  #get(name: unknown): unknown {
    if (typeof name !== "string" || !PROPERTIES.has(name)) throw wrong(`There is no property ${String(name)}.`);
    return Reflect.get(this.#board, name);
  }

  #set(name: unknown, value: unknown): void {
    if (typeof name === "string" && name.startsWith("--")) return this.#style(name, value);
    const kind = typeof name === "string" ? PROPERTIES.get(name) : undefined;
    if (!kind) throw wrong(`There is no property ${String(name)}.`);
    if (kind === "never") throw wrong(`The property ${String(name)} can be read only.`);
    const fits =
      kind === "cells" ? isCells(value) : kind === "drawing" ? typeof value === "object" : typeof value === kind;
    if (!fits)
      throw wrong(
        `The property ${String(name)} cannot be set to ${kindOf(value)}: it takes ${kind === "cells" ? "cells, 0 to 80" : `a ${kind}`}.`,
      );
    if (name === "theme") document.documentElement.dataset["theme"] = String(value) || "auto";
    else if (name === "lang") document.documentElement.lang = this.#board.lang = String(value);
    else Reflect.set(this.#board, String(name), value);
  }

  #style(name: string, value: unknown): void {
    if (value === "") this.#board.style.removeProperty(name);
    else if (typeof value === "string" && isStyle(name, value)) this.#board.style.setProperty(name, value);
    else
      throw wrong(
        `${name} cannot be set to that: it takes a colour, a length or a font, of a kind that fetches nothing.`,
      );
  }
}
