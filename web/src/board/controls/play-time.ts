/** The time played: it runs while the board is on the screen, in a visible tab, and there is something to do on it. */
import { timeText } from "../../sudoku/stopwatch.js";
import type { ControlledBoard, ControlsPlace } from "./host.js";

/** So often the time is kept. */
const KEEP_SECONDS = 5;

export class PlayTime {
  readonly #host: ControlledBoard;
  readonly #place: ControlsPlace;
  #isSeen = false;
  #kept = 0;
  /** Where components are tested, nobody says what is seen. */
  readonly #observer = globalThis.IntersectionObserver
    ? new IntersectionObserver((entries) => {
        this.#isSeen = entries.at(-1)!.isIntersecting;
        this.follow();
      })
    : null;
  readonly #onVisibility = (): void => this.follow();

  constructor(host: ControlledBoard, place: ControlsPlace) {
    this.#host = host;
    this.#place = place;
  }

  connect(): void {
    this.#observer?.observe(this.#host);
    document.addEventListener("visibilitychange", this.#onVisibility);
  }

  disconnect(): void {
    this.#observer?.disconnect();
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.#isSeen = false;
    this.follow();
  }

  /** Lets the clock run or stand still, and shows what it says. */
  follow(): void {
    const { timer, solved, value } = this.#host;
    const { isLocked, clock } = this.#place;
    const on = timer && this.#isSeen && !document.hidden && !isLocked && !solved && /[1-9]/.test(value);
    if (clock.isRunning && !on) this.#keep();
    clock.run(on);
    this.#show();
  }

  tick(): void {
    this.#show();
    if (Math.abs(this.#host.seconds - this.#kept) >= KEEP_SECONDS) this.#keep();
  }

  /** Only the digits change, every second: that is no reason to render the board. */
  #show(): void {
    const place = this.#host.renderRoot.querySelector(".time");
    const text = timeText(this.#host.seconds);
    if (place && place.textContent !== text) place.textContent = text;
  }

  /** A game that was not begun has no time to keep, and what is kept may be another's. */
  #keep(): void {
    this.#kept = this.#host.seconds;
    if (this.#host.touched) this.#place.keepTime();
  }
}
