/**
 * When the ways of a drawing's links are found: a few with the rendering, the others in tasks of their own. Until then a link goes as it went
 * before, or straight. The next change puts an end to what is left of the last one.
 */
import type { HighlightLink } from "../sudoku/highlight.js";
import type { Obstacles } from "../sudoku/link-ways.js";
import { type LinkPaths, Routes } from "../sudoku/links.js";
import { nextTask } from "./task.js";

/** In one task, which is then over after a few milliseconds. Most hints have no more links. */
const AT_ONCE = 4;

export class LinkRouter {
  readonly #routes = new Routes();
  readonly #found: () => void;
  #turn = 0;

  /** `found`: what to do when all ways are found after a rendering. */
  constructor(found: () => void) {
    this.#found = found;
  }

  paths(links: readonly HighlightLink[], obstacles: Obstacles): LinkPaths[] {
    if (this.#routes.take(links, obstacles)) {
      const turn = ++this.#turn;
      if (this.#routes.work(AT_ONCE)) void this.#goOn(turn);
    }
    return this.#routes.paths;
  }

  async #goOn(turn: number): Promise<void> {
    do {
      await nextTask();
      if (turn !== this.#turn) return;
    } while (this.#routes.work(AT_ONCE));
    this.#found();
  }
}
