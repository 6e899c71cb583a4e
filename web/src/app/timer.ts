/** How long a game is played: only while it is on the screen, in a visible tab, neither paused nor solved. */
import type { App } from "./app.js";
import { isOver } from "./checking/checking.js";
import { isSetup } from "./state.js";

const SECOND_MS = 1000;
/** Between two ticks more than this has not been play: the device slept. */
const LONGEST_MS = 10_000;
/** So often the time is stored. */
const SAVE_SECONDS = 5;

export class Timer {
  #milliseconds = 0;
  /** When what is counted was counted last; null while it stands still. */
  #since: number | null = null;
  #interval: ReturnType<typeof setInterval> | undefined;
  readonly #onTick: () => void;

  constructor(onTick: () => void) {
    this.#onTick = onTick;
  }

  /** Whole seconds. */
  get seconds(): number {
    this.#count();
    return Math.floor(this.#milliseconds / SECOND_MS);
  }

  set seconds(seconds: number) {
    this.#milliseconds = seconds * SECOND_MS;
    if (this.#since !== null) this.#since = performance.now();
  }

  get isRunning(): boolean {
    return this.#since !== null;
  }

  /** Lets it run or stand still. */
  run(on: boolean): void {
    if (on === this.isRunning) return;
    this.#count();
    this.#since = on ? performance.now() : null;
    clearInterval(this.#interval);
    if (on) this.#interval = setInterval(() => this.#onTick(), SECOND_MS);
  }

  #count(): void {
    if (this.#since === null) return;
    const now = performance.now();
    this.#milliseconds += Math.min(now - this.#since, LONGEST_MS);
    this.#since = now;
  }
}

/** As people write a time that was measured: 4:05, or 1:04:05. */
export function timeText(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Whether there is a game that somebody could be playing now. */
export const isPlayable = (app: App): boolean => app.state.board.ready && !isSetup(app.state) && !app.state.board.solved && !isOver(app);

/** After a rendering: the timer follows what is on the screen. */
export function followTimer(app: App): void {
  const { state } = app;
  app.timer.run(isPlayable(app) && !state.paused && state.view === "play" && !document.hidden);
  showTime(app);
}

export function tick(app: App): void {
  showTime(app);
  if (app.timer.seconds - (app.game.seconds ?? 0) >= SAVE_SECONDS) app.save();
}

/** Only the digits change, every second: that is no reason to render the page. */
function showTime(app: App): void {
  const clock = document.querySelector("#clock");
  const text = timeText(app.timer.seconds);
  if (clock && clock.textContent !== text) clock.textContent = text;
}

export function listenToVisibility(app: App): void {
  document.addEventListener("visibilitychange", () => {
    followTimer(app);
    if (document.hidden && app.state.board.ready) app.save();
  });
}

/** Covers the digits and lets the time stand still; or goes on. */
export function pause(app: App, paused: boolean): void {
  if (paused === app.state.paused || (paused && !isPlayable(app))) return;
  if (paused) {
    app.cancelTask();
    app.clearMessage();
  }
  app.update({ paused });
  app.render();
  if (paused) document.querySelector<HTMLElement>("#resume")?.focus();
  else app.board.focus({ preventScroll: true });
}
