/** Texts can be read and lines be seen in every theme and hue: WCAG's contrasts, computed from the style sheets. */
import { describe, expect, test } from "vitest";
import { colour, contrast, palette } from "../support/colours.js";

const THEMES = [
  ["light", "light", false],
  ["dark", "dark", false],
  ["sepia", "light", false],
  ["contrast", "dark", false],
  ["auto", "light", true],
  ["auto", "dark", true],
] as const;

/** Foreground and what it may stand on: on the page … */
const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ["--text", ["--page", "--surface", "--sunken", "--key", "--accent-tint", "--bad-tint"]],
  ["--soft", ["--page", "--surface", "--sunken", "--key"]],
  ["--accent", ["--page", "--surface", "--accent-tint"]],
  ["--on-accent", ["--accent-fill", "--accent-hover"]],
  ["--good", ["--surface"]],
  ["--bad", ["--surface"]],
  // … and on the board: rest, row and column, same digit, selected.
  ["--_given", ["--_bg", "--_peer", "--_same", "--_selected", "--_hint-tint", "--_house"]],
  ["--_entry", ["--_bg", "--_peer", "--_same", "--_selected"]],
  ["--_note", ["--_bg", "--_peer", "--_same", "--_selected", "--_hint-tint", "--_house"]],
  ["--_conflict", ["--_bg", "--_peer", "--_same", "--_selected"]],
  ["--_bg", ["--_focus"]],
];
const LINES: readonly (readonly [string, readonly string[]])[] = [
  ["--control-edge", ["--page", "--surface"]],
  ["--accent", ["--page", "--surface", "--sunken", "--key"]],
  ["--_line", ["--_bg", "--_peer", "--_same", "--_selected"]],
  ["--_focus", ["--_bg", "--_peer", "--_same", "--_selected", "--_house", "--_hint-tint"]],
  ["--_hint", ["--_bg", "--_hint-tint"]],
  ["--_cause", ["--_bg", "--_house"]],
  ["--_second", ["--_bg"]],
  ["--_third", ["--_bg"]],
  ["--_link", ["--_bg"]],
];

describe.each(THEMES)("%s on a %s device, more contrast asked for: %s", (theme, device, more) => {
  const colours = palette(theme, device, more);
  /** The pairs that come too close to each other, with the hue at which they do. */
  const tooClose = (pairs: typeof TEXTS, least: number): string[] => {
    const hues = [undefined, ...Array.from({ length: 360 }, (_, hue) => hue)];
    return pairs.flatMap(([front, grounds]) =>
      grounds.flatMap((ground) => {
        const ratios = hues.map((hue) => ({
          hue,
          ratio: contrast(colour(colours, front, hue), colour(colours, ground, hue)),
        }));
        const worst = ratios.reduce((a, b) => (b.ratio < a.ratio ? b : a));
        return worst.ratio < least
          ? [`${front} on ${ground}: ${worst.ratio.toFixed(2)} at ${worst.hue ?? "its own hue"}`]
          : [];
      }),
    );
  };

  test(`every text has ${theme === "contrast" ? 7 : 4.5}:1, at every hue`, () => {
    expect(tooClose(TEXTS, theme === "contrast" ? 7 : 4.5)).toEqual([]);
  });
  test("every line and ring has 3:1, at every hue", () => {
    expect(tooClose(LINES, 3)).toEqual([]);
  });
  // Cells are told apart by what is in them and by the lines of boxes; who wants more has it.
  test("hairlines between cells are soft, and as strong as any line where more contrast is wanted", () => {
    const strong = more || theme === "contrast";
    expect(tooClose([["--_thin", ["--_bg"]]], strong ? 3 : 1.7)).toEqual([]);
    const ratio = contrast(colour(colours, "--_thin"), colour(colours, "--_bg"));
    if (!strong) expect(ratio).toBeLessThan(2.6);
  });
});

test("the contrasts are those that others compute", () => {
  const of = (front: string, ground: string): number =>
    contrast(colour(new Map([["a", front]]), "a"), colour(new Map([["a", ground]]), "a"));
  expect(of("#000000", "#ffffff")).toBeCloseTo(21);
  expect(of("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  // oklch(0.6279554 0.25768 29.23388) is #ff0000, by CSS Color 4.
  const red = new Map([
    ["red", "oklch(0.62796 0.25768 var(--hue))"],
    ["--hue", "29.2339"],
    ["same", "#ff0000"],
  ]);
  expect(contrast(colour(red, "red"), colour(red, "same"))).toBeCloseTo(1, 2);
});
