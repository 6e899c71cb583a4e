/** Counting all Sudoku grids. */
import { type Lab, reasonOf } from "../lab.js";
import { initialGrids } from "../state.js";

export async function countGrids(lab: Lab): Promise<void> {
  const signal = lab.begin("grids");
  lab.update({ grids: { ...initialGrids, state: "running" } });
  const began = performance.now();
  const onProgress = (done: number, total: number, soFar: string): void =>
    lab.patch("grids", {
      done,
      total,
      soFar,
      trail: [...lab.state.grids.trail, soFar],
      took: performance.now() - began,
    });
  try {
    const { grids, classes, estimate } = await lab.engine("grids").countGrids({ signal, onProgress });
    lab.patch("grids", { state: "done", soFar: grids, classes, estimate, took: performance.now() - began });
  } catch (error) {
    const why = reasonOf(error, signal);
    if (why) lab.patch("grids", { state: "failed", why });
  }
}

export function cancelGrids(lab: Lab): void {
  lab.end("grids");
  lab.patch("grids", { state: "cancelled" });
}
