/** Colours as the browser makes them of the style sheets, and how well they can be told apart. */
import { readFileSync } from "node:fs";

/** Red, green and blue, linear, from 0 to 1. */
type Linear = [number, number, number];

/** What the style sheet says for one theme: every custom property, as text. */
export type Palette = ReadonlyMap<string, string>;

const source = (path: string): string =>
  readFileSync(new URL(`../../../web/src/${path}`, import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");

function declarations(body: string): [string, string][] {
  return Array.from(body.matchAll(/(--[\w-]+|color-scheme):\s*([^;]+);/g), ([, name, value]) => [name!, value!.trim()]);
}

/** The block that follows a selector in the style sheet of themes. */
function block(selector: string, css: string): [string, string][] {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`theme.css has no block ${selector}`);
  return declarations(css.slice(start + selector.length + 2, css.indexOf("}", start)));
}

/** The colours of a theme, for a device that is light or dark. `more`: the device asks for more contrast. */
export function palette(theme: string, device: "light" | "dark", more = false): Palette {
  const css = source("shell/theme.css");
  const own = theme === "auto" ? [] : block(`:root[data-theme="${theme}"]`, css);
  const stronger = more ? block(":root[data-theme]", css.slice(css.indexOf("@media (prefers-contrast: more)"))) : [];
  const board = Array.from(
    source("board/styles.ts").matchAll(/(--_[\w-]+): var\((--nonet-[\w-]+), (light-dark\([^;]+\))\);/g),
    ([, name, outer, otherwise]) => [name!, outer!, otherwise!],
  );
  const result = new Map([...block(":root", css), ...own, ...stronger]);
  if (theme === "auto") result.set("color-scheme", device);
  for (const [name, outer, otherwise] of board) result.set(name!, result.has(outer!) ? `var(${outer})` : otherwise!);
  return result;
}

/**
 * A custom property as a colour. With a hue, that one is the player's choice; out of what screens show, a channel is
 * cut, as browsers do.
 */
export function colour(palette: Palette, name: string, hue?: number): Linear {
  const text = palette.get(name);
  if (text === undefined) throw new Error(`no colour ${name}`);
  return read(text, palette, hue);
}

function read(text: string, palette: Palette, hue?: number): Linear {
  const reference = /^var\((--[\w-]+)\)$/.exec(text);
  if (reference) return colour(palette, reference[1]!, hue);
  const both = /^light-dark\((.+?\)|#\w+), (.+)\)$/.exec(
    text.replace(/oklch\(([^()]*)var\(--hue\)\)/g, "oklch($1hue)"),
  );
  if (both) return read(both[palette.get("color-scheme") === "dark" ? 2 : 1]!, palette, hue);
  if (/^#[0-9a-f]{6}$/.test(text))
    return [1, 3, 5].map((at) => toLinear(parseInt(text.slice(at, at + 2), 16) / 255)) as Linear;
  const oklch = /^oklch\(([\d.]+) ([\d.]+) (?:hue|var\(--hue\))\)$/.exec(text);
  if (!oklch) throw new Error(`cannot read the colour ${text}`);
  return fromOklch(Number(oklch[1]), Number(oklch[2]), hue ?? Number(palette.get("--hue")));
}

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Björn Ottosson's Oklab, as in CSS Color 4. */
function fromOklch(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as Linear;
}

const luminance = ([red, green, blue]: Linear): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Linear, other: Linear): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
