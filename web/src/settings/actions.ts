import type { App } from "../page/app.js";
import { settingsTexts } from "../page/room-texts.js";
import type { Settings } from "../shell/settings.js";
import { changed, defaultsOf, type Key } from "./model.js";

/** Changes settings of any kind; a language has to be fetched for it. */
async function change(app: App, patch: Partial<Settings>): Promise<void> {
  const { language, ...others } = patch;
  app.set(others);
  if (language !== undefined && language !== app.state.settings.language) await app.setLanguage(language);
}

/** Sets these settings back, and offers to undo it. */
export async function restore(app: App, keys: readonly Key[]): Promise<void> {
  const different = changed(app.state.settings, keys);
  if (different.length === 0) return;
  const before = Object.fromEntries(different.map((key) => [key, app.state.settings[key]]));
  const undo = (): void => {
    app.dismiss("settings");
    void change(app, before);
  };
  await change(app, defaultsOf(different));
  app.notify({
    id: "settings",
    tone: "info",
    text: () => settingsTexts.of(app)("settings-restored", { count: different.length }),
    action: { label: () => settingsTexts.of(app)("pad-undo"), run: undo },
  });
}
