/**
 * Keeps the position behind the `#` of the frame's own address, for where there is no storage: it outlives a reload
 * of the frame.
 */
import type { NonetBoard } from "../board/element.js";

/** Longer addresses are cut or refused here and there; then the history goes, and the position stays. */
const LONGEST = 30_000;
/** Browsers count how often a page changes its address. */
const PAUSE_MS = 400;

const PUZZLES = ["state", "puzzle", "p", "g"];

function write(board: NonetBoard): void {
  const parameters = new URLSearchParams(location.hash.slice(1));
  for (const name of PUZZLES) parameters.delete(name);
  const { record } = board;
  parameters.set("state", record.length <= LONGEST ? record : board.state);
  try {
    history.replaceState(null, "", `#${parameters}`);
  } catch (error) {
    console.warn("Nonet: the address does not keep the game.", error);
  }
}

export function keepInAddress(board: NonetBoard): void {
  let timer = 0;
  const now = (): void => (clearTimeout(timer), write(board));
  board.addEventListener("nonet-change", ({ detail: { kind } }) => {
    if (kind === "mode") return;
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE_MS);
    addEventListener("pagehide", now, { once: true });
  });
}
