/** Lacks of a browser, or of its driver, and the tests that would need them: these are left out there, and say so. */
import { basename } from "node:path";

export interface Lack {
  /** "webkitgtk" is the distribution's, by the bridge; "webkit" Playwright's own. */
  browser: "firefox" | "webkitgtk" | "webkit";
  /** The missing part, and why nothing stands in for it. */
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
  {
    browser: "firefox",
    lacks: "pictures on the clipboard: without a window, Firefox keeps texts there alone",
    tests: { "export.spec.ts": ["the picture of the board is on the clipboard"] },
  },
  {
    browser: "firefox",
    lacks:
      "fingers: what the driver sends as a touch is not followed by a click. The same buttons are pressed by mouse",
    tests: { "element-controls.spec.ts": ["by touch"], "entry.spec.ts": ["touch ›"] },
  },
  {
    browser: "firefox",
    lacks: "pages without scripts: the driver cannot turn them off, and reads pages by scripts itself",
    tests: {
      "element-controls.spec.ts": ["slots: what stands in the element is there without a script"],
      "builder.spec.ts": ["the element's lines show link and picture", "the frame's lines have a link for everybody"],
      "docs.spec.ts": ["without scripts"],
    },
  },
  {
    browser: "firefox",
    lacks:
      "the attribute credentialless of frames: only Chromium has it, and what the guide says of it is for that alone",
    tests: {
      "isolated.spec.ts": [
        "under require-corp › a frame with the attribute credentialless",
        "under credentialless › a frame with the attribute credentialless",
      ],
    },
  },
  {
    browser: "webkitgtk",
    lacks: "forced colours: WebKit has no such medium, and a system that forces its colours does not reach its pages",
    tests: { "hints.spec.ts": ["where the system's colours are forced"] },
  },
  {
    browser: "webkitgtk",
    lacks:
      "fades between views: where it draws without a graphics card, WebKitGTK ends with the first of them, so the page leaves them out there",
    tests: { "motion.spec.ts": ["views › fade over the next"] },
  },
  {
    browser: "webkitgtk",
    lacks: "paper: WebKitGTK's driver cannot print, nor show a page as it would be printed",
    tests: { "print.spec.ts": ["on paper are the sheets"] },
  },
  {
    browser: "webkitgtk",
    lacks: "figures of the heap: they come through Chromium's DevTools protocol, which WebKitGTK does not speak",
    tests: { "soak.spec.ts": [] },
  },
  {
    browser: "webkitgtk",
    lacks:
      "fingers: MiniBrowser has no touch, and WebKitGTK's driver knows none. The same buttons are pressed by mouse",
    tests: { "element-controls.spec.ts": ["by touch"], "entry.spec.ts": ["touch ›"] },
  },
  {
    browser: "webkitgtk",
    lacks: "pages without scripts: the driver cannot turn them off, and reads pages by scripts itself",
    tests: {
      "element-controls.spec.ts": ["slots: what stands in the element is there without a script"],
      "builder.spec.ts": ["the element's lines show link and picture", "the frame's lines have a link for everybody"],
      "docs.spec.ts": ["without scripts"],
    },
  },
  {
    browser: "webkitgtk",
    lacks: "a clipboard that scripts reach without being asked: a person pastes there with two presses more",
    tests: { "presses.spec.ts": ["what was copied is played"] },
  },
  {
    browser: "webkitgtk",
    lacks: "modifiers in events that a test makes: WebKit leaves Num Lock out of them",
    tests: { "play.spec.ts": ["the numpad enters"] },
  },
  {
    browser: "webkitgtk",
    lacks: "credentialless, of pages and of frames: WebKit has neither, and takes such a page for one without a policy",
    tests: {
      "isolated.spec.ts": ["under require-corp › a frame with the attribute credentialless", "under credentialless"],
    },
  },
  {
    browser: "webkit",
    lacks: "figures of the heap: they come through Chromium's DevTools protocol, which WebKit does not speak",
    tests: { "soak.spec.ts": [] },
  },
  {
    browser: "webkit",
    lacks:
      "the tree that screen readers hear: Playwright shows it through Chromium's DevTools protocol alone; the other two browsers have means of their own",
    tests: { "listen.spec.ts": [] },
  },
  {
    browser: "webkit",
    lacks: "credentialless, of pages and of frames: WebKit has neither, and takes such a page for one without a policy",
    tests: {
      "isolated.spec.ts": ["under require-corp › a frame with the attribute credentialless", "under credentialless"],
    },
  },
];

/** Whether a test, by its file and its titles from the outermost, is one of those of a lack. */
const names = ({ tests }: Lack, file: string, titles: string): boolean => {
  const beginnings = tests[basename(file)];
  return (
    beginnings !== undefined &&
    (beginnings.length === 0 || beginnings.some((beginning) => titles.startsWith(beginning)))
  );
};

export function lackOf(
  browser: string,
  { file, titlePath }: { file: string; titlePath: string[] },
): string | undefined {
  return LACKS.find((lack) => lack.browser === browser && names(lack, file, titlePath.slice(1).join(" › ")))?.lacks;
}
