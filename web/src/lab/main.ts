/** Starts the lab. */
import { nextTask } from "../board/task.js";
import { listenToFailures } from "../shell/again.js";
import { registerOffline } from "../shell/offline.js";
import { applyTheme } from "../shell/theme.js";
import { followAddress, openAddress } from "./actions/puzzle.js";
import { Lab } from "./lab.js";
import { page } from "./view/page.js";

async function start(lab: Lab): Promise<void> {
  listenToFailures();
  const { theme, language } = lab.readSettings();
  applyTheme(theme);
  lab.state = { ...lab.state, theme, language };
  await lab.setLanguage(language);
  // The texts and the page are two tasks: together they would hold up a slow device.
  await nextTask();
  lab.render();
  registerOffline(lab.updates);
  addEventListener("hashchange", () => void followAddress(lab));
  await openAddress(lab);
}

const lab = new Lab(document.querySelector<HTMLElement>("#lab")!, page);
start(lab).catch((error: unknown) => lab.fail(error));
