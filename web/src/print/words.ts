/** What the view says. It is fetched with it, and again when the language is changed. */
import { createLocalizer, type Localizer, negotiate } from "../i18n/localizer.js";
import { fetchText } from "../i18n/sources.js";
import type { App } from "../page/app.js";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

let loaded: { language: string; own: Localizer } | null = null;
let asked = "";

/** The texts of the view beside those of the page; null while they are not there. The page is rendered when they are. */
export function printWords(app: App): Localizer | null {
  if (loaded?.language !== app.language) void load(app);
  if (!loaded) return null;
  const { own } = loaded;
  return (id, args) => (id.startsWith("print-") ? own : app.t)(id, args);
}

async function load(app: App): Promise<void> {
  const { language } = app;
  if (asked === language) return;
  asked = language;
  try {
    const source = await fetchText(files[`./texts/print.${negotiate([language])}.ftl`]!);
    // Another language was chosen meanwhile.
    if (language !== app.language) return void (asked = asked === language ? "" : asked);
    loaded = { language, own: createLocalizer(negotiate([language]), source) };
    app.dismiss("view");
    app.update({});
  } catch (error) {
    console.warn(error);
    const again = (): void => void ((asked = ""), load(app));
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("view-failed"),
      action: { label: (t) => t("app-retry"), run: again },
    });
  }
}
