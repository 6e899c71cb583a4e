/**
 * For pages that embed `embed.html`: the frames grow with what is in them, and `connect` makes of a frame what hears and speaks like
 * `<nonet-board>`. A module of its own, without the board.
 */

import type { BoardEventMap, ErrorDetail } from "../board/events.js";
import type { ShownHint } from "../board/help.js";
import type { FormatId, PuzzleOptions, Step } from "../engine/index.js";
import { ASK_HEIGHT, METHODS } from "./protocol.js";

/**
 * Events of a frame, as of the element; `nonet-input` can be cancelled for the kinds that the parameter `guard` names.
 */
export type FrameEvents = Omit<BoardEventMap, "nonet-error"> & {
  /** As of the element; with the code `parameter`, what the frame's address says cannot be read. */
  "nonet-error": CustomEvent<
    Omit<ErrorDetail, "code"> & { code: ErrorDetail["code"] | "parameter"; parameter?: string }
  >;
};

/** Methods of the element, answered later. */
export interface FrameMethods {
  load(text: string): Promise<boolean>;
  import(text: string): Promise<boolean>;
  export(format?: FormatId): Promise<string>;
  hint(): Promise<ShownHint | null>;
  showStep(step: Step | null): Promise<ShownHint | null>;
  check(): Promise<number[]>;
  solve(): Promise<boolean>;
  generate(request?: PuzzleOptions): Promise<boolean>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  reset(): Promise<void>;
  focus(): Promise<void>;
  goTo(step: number): Promise<void>;
  adopt(state: string): Promise<boolean>;
  enter(digit: number): Promise<void>;
  note(digit: number): Promise<void>;
  noteCentre(digit: number): Promise<void>;
  colour(colour: number): Promise<void>;
  put(digit: number): Promise<void>;
  erase(): Promise<void>;
  fillNotes(): Promise<void>;
  clearNotes(): Promise<void>;
  place(values: readonly (readonly [cell: number, value: number])[]): Promise<void>;
  eliminate(candidates: readonly number[]): Promise<void>;
  celebrate(): Promise<void>;
  announce(text: string): Promise<void>;
}

/** So long after it has loaded, a page that says nothing is none of ours. */
const LONGEST_SILENCE_MS = 10_000;
/** The same where it is not known whether it has loaded. */
const LONGEST_LOADING_MS = 30_000;
/** Calls have numbers of their own, also beside another copy of this module. */
const copy = Math.random().toString(36).slice(2);
let calls = 0;

/** One for each frame: two would both answer what the frame asks. */
const connections = new WeakMap<HTMLIFrameElement, Frame>();

class Frame extends EventTarget {
  /** The whole position in one string, as last told; "" before the frame has said anything. */
  state = "";
  /**
   * Resolves when the frame has answered. Rejects when it does not hear this page (`NotAllowedError`, with what its address lacks), when nothing answers
   * (`TimeoutError`), and by `disconnect` (`AbortError`). Calls that are made before wait for it.
   */
  readonly ready: Promise<void>;
  readonly #iframe: HTMLIFrameElement;
  readonly #waiting = new Map<string, [resolve: (result: never) => void, reject: (error: Error) => void]>();
  #settle!: [resolve: () => void, reject: (error: Error) => void];
  #isReady = false;
  #ended: DOMException | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(iframe: HTMLIFrameElement) {
    super();
    this.#iframe = iframe;
    this.ready = new Promise((resolve, reject) => (this.#settle = [resolve, reject]));
    // Who does not ask is not told by the browser that nobody did.
    this.ready.catch(() => {});
    addEventListener("message", this.#hear);
    iframe.addEventListener("load", this.#greet);
    this.#greet();
  }

  /** A frame that is there already has told that it is ready before anybody heard it; in the empty document before it nobody would answer. */
  #greet = (event?: Event): void => {
    if (this.#isReady || this.#iframe.contentDocument?.URL === "about:blank") return;
    this.#ask<string>("hello", []).then(
      (state) => this.#isReady || this.#dispatch("nonet-ready", null, state),
      this.#settle[1],
    );
    clearTimeout(this.#silence);
    const message = `${this.#iframe.src} does not answer: there should be Nonet's embed.html.`;
    this.#silence = setTimeout(
      () => this.#settle[1](new DOMException(message, "TimeoutError")),
      event ? LONGEST_SILENCE_MS : LONGEST_LOADING_MS,
    );
  };

  /** Listens, and returns what ends it. */
  on<K extends keyof FrameEvents>(type: K, listener: (event: FrameEvents[K]) => void): () => void {
    this.addEventListener(type, listener as EventListener);
    return () => this.removeEventListener(type, listener as EventListener);
  }
  /** A property of the element. */
  get<T = unknown>(name: string): Promise<T> {
    return this.call<T>("get", name);
  }
  /** Sets a property of the element, or one of its custom properties (`--nonet-…`). */
  set(name: string, value: unknown): Promise<void> {
    return this.call("set", name, value);
  }
  /** Calls a method of the element by its name. */
  async call<T = void>(call: string, ...args: readonly unknown[]): Promise<T> {
    if (!this.#isReady) await this.ready;
    return this.#ask(call, args);
  }
  /**
   * Hears and answers nothing any more. Calls that wait for an answer are rejected with an `AbortError`, as all later
   * ones.
   */
  disconnect(): void {
    removeEventListener("message", this.#hear);
    this.#iframe.removeEventListener("load", this.#greet);
    clearTimeout(this.#silence);
    if (connections.get(this.#iframe) === this) connections.delete(this.#iframe);
    this.#ended = new DOMException("The connection to the frame was ended.", "AbortError");
    this.#settle[1](this.#ended);
    for (const [, reject] of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }

  #ask<T>(call: string, args: readonly unknown[]): Promise<T> {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = `${copy}-${++calls}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, [resolve, reject]);
      this.#post({ id, call, args });
    });
  }

  #post(message: object): void {
    const origin = this.#origin;
    // A frame without an origin can only be addressed as anybody: messages go to whatever page it holds.
    this.#iframe.contentWindow?.postMessage({ nonet: 1, ...message }, origin === "null" ? "*" : origin);
  }

  /** "null" where the frame has none: in a sandbox, in a page that is in one, or out of a folder. */
  get #origin(): string {
    const { src, sandbox } = this.#iframe;
    const opaque =
      self.origin === "null" || (this.#iframe.hasAttribute("sandbox") && !sandbox.contains("allow-same-origin"));
    return opaque ? "null" : new URL(src, location.href).origin;
  }

  #hear = ({ source, origin, data }: MessageEvent): void => {
    // Another page that got into the frame is not the one that was meant.
    if (
      source !== this.#iframe.contentWindow ||
      data?.nonet !== 1 ||
      (self.origin !== "null" && origin !== this.#origin)
    )
      return;
    const { type, id, error } = data;
    if (type) return this.#dispatch(type, data.detail ?? null, data.state, data.ask);
    const [resolve, reject] = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    if (error) reject?.(Object.assign(new Error(error.message), { name: error.name, code: error.code }));
    else resolve?.(data.result as never);
  };

  #dispatch(type: string, detail: unknown, state?: string, ask?: number): void {
    this.state = state ?? this.state;
    if (type === "nonet-ready") {
      this.#isReady = true;
      clearTimeout(this.#silence);
      this.#settle[0]();
    }
    const allow = this.dispatchEvent(new CustomEvent(type, { detail, cancelable: ask !== undefined }));
    if (ask !== undefined) this.#post({ answer: ask, allow });
  }
}
for (const name of METHODS)
  Object.defineProperty(Frame.prototype, name, {
    value(this: Frame, ...args: unknown[]) {
      return this.call(name, ...args);
    },
  });

export type NonetFrame = Frame & FrameMethods;

/**
 * Connects to a frame of ours. For a frame of another origin its address names the page's: `allow=https://your.site`. A frame has one connection: until
 * `disconnect`, the same is returned again.
 */
export function connect(iframe: HTMLIFrameElement): NonetFrame {
  const frame = connections.get(iframe) ?? new Frame(iframe);
  connections.set(iframe, frame);
  return frame as NonetFrame;
}

const framesOfOurs = (): NodeListOf<HTMLIFrameElement> | never[] =>
  globalThis.document?.querySelectorAll<HTMLIFrameElement>("iframe[src*='embed.html']") ?? [];

// A frame changes its own height alone, and within reason. On a server nobody asks.
globalThis.addEventListener?.("message", ({ source, data }: MessageEvent) => {
  if (data?.nonet !== 1 || data.type !== "nonet-resize" || !(data.height > 0)) return;
  for (const iframe of framesOfOurs()) {
    const border = getComputedStyle(iframe).boxSizing === "border-box" ? iframe.offsetHeight - iframe.clientHeight : 0;
    if (iframe.contentWindow === source) iframe.style.height = `${Math.min(data.height, 5000) + border}px`;
  }
});
// A frame that was there first has told its height to nobody.
for (const { contentWindow } of framesOfOurs()) contentWindow?.postMessage({ nonet: 1, type: ASK_HEIGHT }, "*");
