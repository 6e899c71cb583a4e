/** A clock that counts how long something is played, of the page and of the board's own controls. */

const SECOND_MS = 1000;
/** Between two ticks more than this has not been play: the device slept. */
const LONGEST_MS = 10_000;

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

/** As people write a time that was measured: 4:05, or 1:04:05. A value that is no time counts as 0:00. */
export function timeText(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const all = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
