/** Where the engine of a frame comes from. */
import type { FrameBoard } from "./guard.js";

export function useOwnEngine(board: FrameBoard, script: HTMLScriptElement): void {
  const folder = new URL(".", script.src);
  board.setAttribute("engine-url", folder.href);
}
