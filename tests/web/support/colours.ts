/** Colours as the browser makes them of the style sheets, and how well they can be told apart. */
import { readFileSync } from "node:fs";

/** Red, green and blue, linear, from 0 to 1. */
export type Linear = [number, number, number];

/** The style sheet's values for one theme: every custom property, as text. */
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
  const board = declarations(source("board/styles.ts")).filter(([name]) => name.startsWith("--_"));
  const result = new Map([...block(":root", css), ...own, ...stronger]);
  if (theme === "auto") result.set("color-scheme", device);
  for (const [name, value] of board) {
    const [, outer, otherwise] = /^var\((--nonet-[\w-]+), (.+)\)$/.exec(value) ?? [];
    result.set(name, !outer ? value : result.has(outer) ? `var(${outer})` : otherwise!);
  }
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
    text.replace(/oklch\(([^()]*)var\(--_?hue\)\)/g, "oklch($1hue)"),
  );
  if (both) return read(both[palette.get("color-scheme") === "dark" ? 2 : 1]!, palette, hue);
  if (/^#[0-9a-f]{6}$/.test(text))
    return [1, 3, 5].map((at) => toLinear(parseInt(text.slice(at, at + 2), 16) / 255)) as Linear;
  const oklch = /^oklch\(([\d.]+) ([\d.]+) (?:hue|var\(--_?hue\))\)$/.exec(text);
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

export const EYES = ["all", "deuteranopia", "protanopia"] as const;
export type Eyes = (typeof EYES)[number];

/**
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE
 * Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0; for linear light.
 */
const SIMULATED: Readonly<Record<Eyes, readonly Linear[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

const times = (matrix: readonly Linear[], [a, b, c]: Linear): Linear =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as Linear;

/** A colour as it looks to eyes of a kind. */
export const seenBy = (eyes: Eyes, one: Linear): Linear =>
  times(SIMULATED[eyes], one).map((channel) => Math.min(1, Math.max(0, channel))) as Linear;

type Lab = [lightness: number, a: number, b: number];

/** CIE L*a*b* under D65. */
function labOf(one: Linear): Lab {
  const xyz = times(
    [
      [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
    ],
    one,
  );
  const [x, y, z] = xyz.map((t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)) as Linear;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;

/** CIEDE2000, by Sharma, Wu and Dalal (2005). */
export function differenceOfLab([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const mean = (a: number, b: number): number => (a + b) / 2;
  const steep = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - 0.5 * steep(mean(Math.hypot(a1, b1), Math.hypot(a2, b2)));
  const [p1, p2] = [a1 * stretch, a2 * stretch];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number): number => (a || b ? (Math.atan2(b, a) / DEGREE + 360) % 360 : 0);
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((((h2 - h1 + 180) % 360) + 360) % 360) - 180;
  const middle = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? mean(h1, h2) : (mean(h1, h2) + 180) % 360;
  const cos = (factor: number, shift: number): number => Math.cos((factor * middle + shift) * DEGREE);
  const weight = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const off = (mean(l1, l2) - 50) ** 2;
  const lightness = (l2 - l1) / (1 + (0.015 * off) / Math.sqrt(20 + off));
  const chroma = (c2 - c1) / (1 + 0.045 * mean(c1, c2));
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)) / (1 + 0.015 * mean(c1, c2) * weight);
  const rotation = -2 * steep(mean(c1, c2)) * Math.sin(60 * Math.exp(-(((middle - 275) / 25) ** 2)) * DEGREE);
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tone ** 2 + rotation * chroma * tone);
}

export const difference = (one: Linear, other: Linear): number => differenceOfLab(labOf(one), labOf(other));

/** Oklab's lightness, from 0 to 1. */
export function lightness([red, green, blue]: Linear): number {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}
