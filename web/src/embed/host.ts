/**
 * For pages that embed `embed.html`: the frames grow with what is in them, and `connect` makes of a frame what hears and speaks like
 * `<nonet-board>`. A module of its own, without the board.
 */
import type { ShownHint } from "../board/assist/host.js";
import type { BoardEventMap, ErrorDetail } from "../board/events.js";
import type { FormatId, PuzzleOptions, Step } from "../engine/index.js";
import { METHODS } from "./protocol.js";

/** What is told of a frame, as it is of the element; `nonet-input` can be cancelled for the kinds that the parameter `guard` names. */
export type FrameEvents = Omit<BoardEventMap, "nonet-error"> & {
  /** As of the element; with the code `parameter`, what the frame's address says cannot be read. */
  "nonet-error": CustomEvent<Omit<ErrorDetail, "code"> & { code: ErrorDetail["code"] | "parameter"; parameter?: string }>;
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

class Frame extends EventTarget {
  /** The whole position in one string, as last told; "" before the frame has said anything. */
  state = "";
  /** Resolves when the frame has answered. */
  readonly ready: Promise<void>;
  readonly #iframe: HTMLIFrameElement;
  readonly #waiting = new Map<number, [(result: never) => void, (error: Error) => void]>();
  #calls = 0;

  constructor(iframe: HTMLIFrameElement) {
    super();
    this.#iframe = iframe;
    addEventListener("message", this.#hear);
    let waits = true;
    this.ready = new Promise((resolve) => this.addEventListener("nonet-ready", () => resolve((waits = false) as never), { once: true }));
    // A frame that is there already has told that it is ready before anybody heard it; in the empty document before it nobody would answer.
    if (iframe.contentDocument?.URL !== "about:blank") void this.call<string>("hello").then((state) => waits && this.#dispatch("nonet-ready", null, state));
  }

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
  call<T = void>(call: string, ...args: readonly unknown[]): Promise<T> {
    const id = ++this.#calls;
    this.#post({ id, call, args });
    return new Promise((resolve, reject) => this.#waiting.set(id, [resolve, reject]));
  }
  /** Hears and answers nothing any more. */
  disconnect(): void {
    removeEventListener("message", this.#hear);
  }

  #post(message: object): void {
    const origin = this.#origin;
    // A frame without an origin can only be addressed as anybody: what is said is for whoever was put into it.
    this.#iframe.contentWindow?.postMessage({ nonet: 1, ...message }, origin === "null" ? "*" : origin);
  }

  /** "null" where the frame has none: in a sandbox, in a page that is in one, or out of a folder. */
  get #origin(): string {
    const { src, sandbox } = this.#iframe;
    const opaque = self.origin === "null" || (this.#iframe.hasAttribute("sandbox") && !sandbox.contains("allow-same-origin"));
    return opaque ? "null" : new URL(src, location.href).origin;
  }

  #hear = ({ source, origin, data }: MessageEvent): void => {
    // Another page that got into the frame is not the one that was meant.
    if (source !== this.#iframe.contentWindow || data?.nonet !== 1 || (self.origin !== "null" && origin !== this.#origin)) return;
    const { type, id, error } = data;
    if (type) return this.#dispatch(type, data.detail ?? null, data.state, data.ask);
    const [resolve, reject] = this.#waiting.get(id) ?? [];
    this.#waiting.delete(id);
    if (error) reject?.(Object.assign(new Error(error.message), { name: error.name }));
    else resolve?.(data.result as never);
  };

  #dispatch(type: string, detail: unknown, state?: string, ask?: number): void {
    this.state = state ?? this.state;
    const allow = this.dispatchEvent(new CustomEvent(type, { detail, cancelable: ask !== undefined }));
    if (ask !== undefined) this.#post({ answer: ask, allow });
  }
}
for (const name of METHODS) Object.defineProperty(Frame.prototype, name, { value(this: Frame, ...args: unknown[]) { return this.call(name, ...args); } });

export type NonetFrame = Frame & FrameMethods;

/** Connects to a frame of ours. For a frame of another origin its address names the page's: `allow=https://your.site`. */
export const connect = (iframe: HTMLIFrameElement): NonetFrame => new Frame(iframe) as NonetFrame;

// What a frame asks for is for itself alone, and within reason. On a server nobody asks.
globalThis.addEventListener?.("message", ({ source, data }: MessageEvent) => {
  if (data?.nonet !== 1 || data.type !== "nonet-resize" || !(data.height > 0)) return;
  for (const iframe of document.querySelectorAll<HTMLIFrameElement>("iframe[src*='embed.html']")) {
    const border = getComputedStyle(iframe).boxSizing === "border-box" ? iframe.offsetHeight - iframe.clientHeight : 0;
    if (iframe.contentWindow === source) iframe.style.height = `${Math.min(data.height, 5000) + border}px`;
  }
});
