import type { ThemeChoice } from "./settings.js";

/** Sets the colours of page and browser. `public/theme.js` does the same before the first painting, from the saved settings. */
export function applyTheme(theme: ThemeChoice): void {
  document.documentElement.dataset["theme"] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme]")) {
    const own = meta.dataset["theme"];
    meta.media = theme === "auto" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all";
  }
}
