/** Starts the pages that explain techniques. */
import "../board/core-define.js";
import { nextTask } from "../board/task.js";
import { listenToFailures } from "../shell/again.js";
import { registerOffline } from "../shell/offline.js";
import { room } from "../shell/room.js";
import { applyTheme } from "../shell/theme.js";
import { trainingTexts } from "../training/texts.js";
import { Learn } from "./learn.js";
import { page } from "./view/page.js";

async function start(learn: Learn): Promise<void> {
  listenToFailures();
  const { theme, language } = learn.readSettings();
  applyTheme(theme);
  learn.state = { ...learn.state, theme, language };
  const table = learn.loadTable();
  await learn.setLanguage(language);
  // The texts and the page are two tasks: together they would hold up a slow device.
  await nextTask();
  learn.render();
  registerOffline(learn.updates);
  addEventListener("hashchange", () => learn.followAddress());
  await table;
}

const learn = new Learn(
  document.querySelector<HTMLElement>("#learn")!,
  page,
  room(async () => (await import("../training/view/training.js")).trainingView, trainingTexts),
);
start(learn).catch((error: unknown) => learn.fail(error));
