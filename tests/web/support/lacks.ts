/** What a browser, or what drives it, cannot do, and the tests that would need it: these are left out there, and say so. */
import { basename } from "node:path";

export interface Lack {
  browser: "firefox";
  /** What is not there, and why nothing stands in for it. */
  lacks: string;
  /** Specification → beginnings of the titles; all of a specification if there are none. */
  tests: Record<string, readonly string[]>;
}

export const LACKS: readonly Lack[] = [
  {
    browser: "firefox",
    lacks: "figures of the heap: they come through Chromium's DevTools protocol, which Firefox has no longer",
    tests: { "soak.spec.ts": [] },
  },
];

/** Whether a test, by its file and its titles from the outermost, is one of those of a lack. */
const names = ({ tests }: Lack, file: string, titles: string): boolean => {
  const beginnings = tests[basename(file)];
  return beginnings !== undefined && (beginnings.length === 0 || beginnings.some((beginning) => titles.includes(beginning)));
};

export function lackOf(browser: string, { file, titlePath }: { file: string; titlePath: string[] }): string | undefined {
  return LACKS.find((lack) => lack.browser === browser && names(lack, file, titlePath.slice(1).join(" › ")))?.lacks;
}
