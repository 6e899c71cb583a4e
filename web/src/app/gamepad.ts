/**
 * Playing by gamepad. The cross or the stick moves over the board; A opens the wheel of nine digits, where they move
 * as well and A takes a digit; B erases, or closes the wheel. X goes to the next mode, Y asks for a hint, the
 * shoulder buttons undo and redo. The buttons are those of the standard mapping.
 */
import "./gamepad.css";
import { html, nothing, render, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { pressHint } from "../play/hint.js";
import { pressErase, putDigit } from "../play/typing.js";
import type { EntryMode } from "../sudoku/keyboard.js";

const MODES: readonly EntryMode[] = ["digit", "corner", "centre", "colour"];
/** How far the stick must be pushed to count. */
const DEAD = 0.5;
const REPEAT_AFTER_MS = 350;
const REPEAT_EVERY_MS = 110;

/** The buttons by their number in the standard mapping. */
const BUTTONS = { 0: "act", 1: "back", 2: "mode", 3: "hint", 4: "undo", 5: "redo" } as const;
type Button = (typeof BUTTONS)[keyof typeof BUTTONS];
interface Direction {
  x: number;
  y: number;
}

/** Buttons and direction pressed at one moment, of all gamepads together. */
interface Reading {
  buttons: ReadonlySet<Button>;
  direction: Direction;
}

const NOTHING: Reading = { buttons: new Set(), direction: { x: 0, y: 0 } };

export function read(gamepads: readonly Pick<Gamepad, "buttons" | "axes">[]): Reading {
  const buttons = new Set<Button>();
  const direction = { x: 0, y: 0 };
  for (const { buttons: pressed, axes } of gamepads) {
    for (const [index, button] of Object.entries(BUTTONS)) if (pressed[Number(index)]?.pressed) buttons.add(button);
    const cross = (index: number): number => (pressed[index]?.pressed ? 1 : 0);
    const stick = (index: number): number => (Math.abs(axes[index] ?? 0) > DEAD ? Math.sign(axes[index]!) : 0);
    direction.x ||= cross(15) - cross(14) || stick(0);
    direction.y ||= cross(13) - cross(12) || stick(1);
  }
  return { buttons, direction };
}

/** The digit next to another on a wheel laid out like the keys of a telephone; at its edge, the same. */
export function digitTowards(digit: number, { x, y }: Direction): number {
  const stay = (line: number): number => Math.min(2, Math.max(0, line));
  return stay(Math.floor((digit - 1) / 3) + y) * 3 + stay(((digit - 1) % 3) + x) + 1;
}

/** The gamepads that are there. */
type Connected = () => readonly Gamepad[];

class GamepadPlay {
  readonly #app: App;
  readonly #connected: Connected;
  readonly #ended: () => void;
  readonly #place: HTMLElement;
  #before = NOTHING;
  #repeatAt = 0;
  /** The digit that the open wheel points at; 0 while it is closed. */
  #wheel = 0;

  constructor(app: App, connected: Connected, ended: () => void) {
    this.#app = app;
    this.#connected = connected;
    this.#ended = ended;
    this.#place = document.createElement("div");
    this.#place.className = "wheel-place";
    this.#place.setAttribute("role", "status");
    app.board.parentElement!.append(this.#place);
  }

  /**
   * Looks at the gamepads, now and with every frame; frames are not drawn while the page is out of sight. Ends when
   * the last is gone.
   */
  readonly watch = (now: number): void => {
    const gamepads = this.#connected();
    if (!gamepads.length) return this.#end();
    this.#take(read(gamepads), now);
    requestAnimationFrame(this.watch);
  };

  #end(): void {
    this.#place.remove();
    this.#ended();
  }

  #take(reading: Reading, now: number): void {
    const before = this.#before;
    this.#before = reading;
    if (!this.#isWanted()) return this.#turn(0);
    const { x, y } = reading.direction;
    const isNew = x !== before.direction.x || y !== before.direction.y;
    if (isNew) this.#repeatAt = now + REPEAT_AFTER_MS;
    if ((x || y) && (isNew || now >= this.#repeatAt))
      this.#move(reading.direction, isNew ? this.#repeatAt : now + REPEAT_EVERY_MS);
    for (const button of reading.buttons) if (!before.buttons.has(button)) this.#press(button);
  }

  /** In dialogs and other views a gamepad does nothing: it would play on a board that nobody sees. */
  #isWanted(): boolean {
    const { settings, view, ready } = this.#app.state;
    return settings.gamepad && view === "play" && ready && !document.querySelector("dialog[open]");
  }

  #move(direction: Direction, repeatAt: number): void {
    const { board } = this.#app;
    const { x, y } = direction;
    this.#repeatAt = repeatAt;
    if (this.#wheel) return this.#turn(digitTowards(this.#wheel, direction));
    const stay = (line: number): number => Math.min(8, Math.max(0, line));
    const cell = stay(Math.floor(board.cursor / 9) + y) * 9 + stay((board.cursor % 9) + x);
    board.selection = [cell];
    board.focus({ preventScroll: true });
  }

  #press(button: Button): void {
    const { board } = this.#app;
    if (button === "act") this.#act();
    else if (button === "back") this.#wheel ? this.#turn(0) : pressErase(this.#app);
    else if (button === "mode") this.#nextMode();
    else if (button === "hint") void pressHint(this.#app);
    else if (button === "undo") board.undo();
    else board.redo();
  }

  #act(): void {
    const digit = this.#wheel;
    this.#turn(digit ? 0 : 5);
    if (digit) putDigit(this.#app, digit);
  }

  #nextMode(): void {
    const { board } = this.#app;
    board.mode = MODES[(MODES.indexOf(board.mode) + 1) % MODES.length]!;
    if (this.#wheel) this.#turn(this.#wheel);
  }

  #turn(digit: number): void {
    if (!digit && !this.#wheel) return;
    this.#wheel = digit;
    // Away from the cell that the digit is for.
    this.#place.classList.toggle("low", this.#app.board.cursor < 40);
    render(digit ? wheel(this.#app, digit) : nothing, this.#place);
  }
}

function wheel(app: App, chosen: number): TemplateResult {
  const colouring = app.board.active === "colour";
  return html`<div class="wheel ${app.board.active} ${app.state.settings.patterns ? "patterns" : ""}">
    ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (digit) => html`<span class="spoke ${colouring ? `swatch c${digit}` : ""} ${digit === chosen ? "chosen" : ""}"
      aria-hidden="true"><span class="key-digit">${digit}</span></span>`,
    )}
    <p class="wheel-text">${app.t("gamepad-wheel", { digit: chosen })}</p>
  </div>`;
}

/** Looks at the gamepads until the last of them is gone. */
export const playByGamepad = (app: App, connected: Connected): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(new GamepadPlay(app, connected, resolve).watch));
