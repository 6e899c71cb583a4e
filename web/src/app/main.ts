/** Starts the page. */
import "../board/index.js";
import { LEVELS, type Level, THEMES, type ThemeChoice } from "./state.js";
import { openFirstGame } from "./actions/games.js";
import { App } from "./app.js";
import { listenToPage } from "./shortcuts.js";
import { registerOffline } from "./offline.js";
import { applyTheme } from "./theme.js";

async function start(): Promise<void> {
  const app = new App(document.querySelector<HTMLElement>("#app")!);
  const settings = app.store.settings() ?? {};
  const theme = pick<ThemeChoice>(THEMES, settings["theme"], "auto");
  const level = pick<Level>(LEVELS, settings["level"], "easy");
  applyTheme(theme);
  await app.setLanguage(typeof settings["language"] === "string" ? settings["language"] : "");
  app.update({ theme, level, gameLevel: level });
  app.render();
  // Embedded pages can render before the board is upgraded, but here its module has just run: the element is ready.
  await app.board.updateComplete;
  listenToPage(app);
  registerOffline();
  app.run(() => openFirstGame(app));
}

function pick<T extends string>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

void start();
