import type { App } from "../../page/app.js";
import type { Action } from "../../page/state.js";

export function eraseAction(app: App, cells: readonly number[]): Action {
  return {
    label: (t) => t("check-erase", { count: cells.length }),
    primary: true,
    run: () => app.board.place(cells.map((cell) => [cell, 0] as const)),
  };
}
