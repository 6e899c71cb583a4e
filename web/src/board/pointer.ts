/** Whether the reader points with a finger, and has no keyboard to enter digits by. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

export class Pointer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #coarse = matchMedia("(pointer: coarse)");
  readonly #update = (): void => this.#host.requestUpdate();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get isCoarse(): boolean {
    return this.#coarse.matches;
  }
  hostConnected(): void {
    this.#coarse.addEventListener("change", this.#update);
  }
  hostDisconnected(): void {
    this.#coarse.removeEventListener("change", this.#update);
  }
}
