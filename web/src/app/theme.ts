import type { ThemeChoice } from "./state.js";

/** Sets the page's colours. `public/theme.js` does the same before the first painting, from the saved settings. */
export function applyTheme(theme: ThemeChoice): void {
  document.documentElement.dataset["theme"] = theme;
}
