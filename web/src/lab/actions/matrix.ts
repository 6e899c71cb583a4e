/** The exact-cover matrix of the puzzle, and the row that is looked at. */
import { copyText } from "../../shell/copy.js";
import { type Lab, reasonOf } from "../lab.js";
import { matrixText, rowCount } from "../model/matrix.js";

export async function showMatrix(lab: Lab): Promise<void> {
  const signal = lab.begin("matrix");
  lab.patch("matrix", { state: "running", why: null });
  try {
    const { rows } = await lab.engine("matrix").exactCover(lab.state.puzzle, { signal });
    const { outcome, solution } = await lab.engine("matrix").solve(lab.state.puzzle, { signal });
    lab.patch("matrix", { state: "done", rows, solution: outcome === "none" ? null : solution, row: 1 });
  } catch (error) {
    const why = reasonOf(error, signal);
    if (why) lab.patch("matrix", { state: "failed", why });
  }
}

export function cancelMatrix(lab: Lab): void {
  lab.end("matrix");
  lab.patch("matrix", { state: "cancelled" });
}

/** Looks at a row, the nearest that there is. */
export function lookAt(lab: Lab, row: number): void {
  const { rows } = lab.state.matrix;
  if (rows && Number.isFinite(row))
    lab.patch("matrix", { row: Math.max(1, Math.min(rowCount(rows), Math.round(row))), copied: "" });
}

export async function copyMatrix(lab: Lab): Promise<void> {
  const { rows, solution } = lab.state.matrix;
  if (!rows) return;
  // Saving it as a file works everywhere.
  lab.patch("matrix", { copied: (await copyText(matrixText(rows, solution))) ? "done" : "failed" });
}

export function saveMatrix(lab: Lab): void {
  const { rows, solution } = lab.state.matrix;
  if (!rows) return;
  const url = URL.createObjectURL(new Blob([matrixText(rows, solution)], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: "exact-cover.txt" });
  link.click();
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
