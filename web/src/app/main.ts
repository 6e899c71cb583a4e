/** Starts the page. */
import "../board/index.js";
import { LEVELS, pick, THEMES } from "./state.js";
import { openFirstGame } from "./actions/games.js";
import { App } from "./app.js";
import { listenToPage } from "./shortcuts.js";
import { registerOffline } from "./offline.js";
import { applyTheme } from "./theme.js";

async function start(): Promise<void> {
  const app = new App(document.querySelector<HTMLElement>("#app")!);
  const settings = app.store.settings() ?? {};
  const theme = pick(THEMES, settings["theme"], "auto");
  const level = pick(LEVELS, settings["level"], "easy");
  const language = typeof settings["language"] === "string" ? settings["language"] : "";
  applyTheme(theme);
  // Not by `update`: nothing is to be drawn before the language is there.
  app.state = { ...app.state, theme, level, gameLevel: level, language };
  await app.setLanguage(language);
  app.render();
  // Embedded pages can render before the board is upgraded, but here its module has just run: the element is ready.
  await app.board.updateComplete;
  listenToPage(app);
  registerOffline();
  await openFirstGame(app);
}

void start();
