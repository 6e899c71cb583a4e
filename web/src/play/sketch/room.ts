/** Drawing a reason, and the referee. Fetched when it is first wanted. */
import type { App } from "../../page/app.js";
import { commandOf } from "../../sudoku/keyboard.js";
import type { Tool } from "../../sudoku/sketch.js";
import { choose, close, endChain, erase, press } from "./actions.js";
import { why } from "./judge.js";
import { sketchState } from "./state.js";
import { TOOL_KEYS } from "./view.js";

export { close, follow, open, press } from "./actions.js";
export { actions, tools, words } from "./view.js";

const TOOLS = new Map<string, Tool>(Object.entries(TOOL_KEYS).map(([tool, key]) => [key, tool as Tool]));

/** Handles a key while one draws; false when it means what it always means. */
export function onKey(app: App, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Escape") return leave(app);
  if (event.key === "Enter") return (void why(app), true);
  const tool = event.shiftKey ? undefined : TOOLS.get(letterOf(event));
  if (tool) return (choose(app, tool), true);
  const command = commandOf(event);
  if (command?.do === "digit") press(app, command.digit);
  else if (command?.do === "erase") erase(app);
  // Another mode of digits: who wants it is done with drawing.
  else if (command?.do === "mode" || command?.do === "toggle-notes") return (close(app), false);
  else return command?.do === "apply";
  return true;
}

/** On layouts without Latin letters, the one at its place on a US keyboard. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  (key > "\x7f" && /^Key[A-Z]$/.test(code) ? code.at(-1)! : key).toUpperCase();

/** A message is closed first, then the chain ends, then drawing. */
function leave(app: App): boolean {
  if (app.state.message) return false;
  if (sketchState.of(app).from) endChain(app);
  else close(app);
  return true;
}
