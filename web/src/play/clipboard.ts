/** The puzzle going out as text. */
import type { App } from "../page/app.js";

export async function copyPuzzle(app: App): Promise<void> {
  const puzzle = /[1-9]/.test(app.model.givens) ? app.model.givens : app.model.value;
  try {
    await navigator.clipboard.writeText(puzzle);
    app.say({ tone: "good", text: (t) => t("copy-done"), code: puzzle });
  } catch {
    // No permission, or no secure context: the text itself is the answer.
    app.say({ tone: "info", text: (t) => t("copy-failed"), code: puzzle });
  }
}
