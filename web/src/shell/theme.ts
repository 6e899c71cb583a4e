import type { Settings, ThemeChoice } from "./settings.js";

/**
 * Sets the colours of page and browser. `public/theme.js` does the same before the first painting, from the saved
 * settings.
 */
export function applyTheme(theme: ThemeChoice): void {
  document.documentElement.dataset["theme"] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme]")) {
    const own = meta.dataset["theme"];
    const byDevice = theme === "auto" && (own === "light" || own === "dark");
    meta.media = byDevice ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all";
  }
}

/** The whole appearance; `public/theme.js` has done this too. */
export function applyAppearance({
  theme,
  accent,
  boardSize,
  motion,
}: Pick<Settings, "theme" | "accent" | "boardSize" | "motion">): void {
  applyTheme(theme);
  const { dataset, style } = document.documentElement;
  dataset["board"] = boardSize;
  dataset["motion"] = motion ? "on" : "off";
  if (accent === null) style.removeProperty("--hue");
  else style.setProperty("--hue", String(accent));
}

/** Whether nothing is to move: by the settings, or since the device asks for that. Style sheets ask the same. */
export const isStill = (): boolean =>
  document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
