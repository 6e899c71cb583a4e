import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, webkit as ownWebKit } from "@playwright/test";

const PORT = Number(process.env["NONET_E2E_PORT"] ?? 4179);
/**
 * The system's browser: Debian's, Ubuntu's, the hosted runners', and those of macOS. The first has no window to draw,
 * and takes half the time.
 */
const browsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/**
 * The browsers whose whole suites run: script/browsers names them. Otherwise a sample runs, of each: NONET_SAMPLE
 * says which part of it.
 */
const whole = (process.env["NONET_BROWSERS"] ?? "").split(",").filter((name) => name !== "");
const wants = (browser: string): boolean => whole.length === 0 || whole.includes(browser);
/**
 * A test says by its tags in the samples of which projects it is: "@desktop" is in that of `desktop`,
 * "@desktop-quick" too, and in what script/test runs of it. script/check runs the rest.
 */
const SUFFIXES: Record<string, string> = { quick: "-quick", rest: "", all: "(-quick)?" };
const suffix = SUFFIXES[process.env["NONET_SAMPLE"] ?? "all"];
if (suffix === undefined) throw new Error(`NONET_SAMPLE is one of ${Object.keys(SUFFIXES).join(", ")}`);
const sampleOf = (project: string): { name: string; grep?: RegExp } => ({
  name: project,
  ...(whole.length > 0 ? {} : { grep: new RegExp(`@${project}${suffix}(?![-\\w])`) }),
});
/**
 * Specifications where size does not matter: those by keyboard and ear alone, readings of texts, pages of others,
 * faults, new versions, and the lab but for its look. With NONET_E2E_ALL=1 all of it runs at both sizes, but for the
 * mouse, which phones do not have.
 */
const sameOnPhones = process.env["NONET_E2E_ALL"]
  ? /by-mouse\.spec/
  : /\/(listen|by-keyboard|by-mouse|samples|embed|iframe|iframe-connection|isolated|cdn|whole-game|element-life|element-broken|broken|guard|sandbox|odd-values|builder|element|element-controls|element-help|docs|faults|faults-each|faults-memory|hosting|single-file|security|soak|update|walk|lab-(grids|race|watch))\.spec/;
const executablePath = process.env["CHROMIUM"] ?? browsers.find((path) => existsSync(path)) ?? "chromium";
/** Debian's, others', and that of macOS. */
const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const firefoxPath = process.env["FIREFOX"] ?? firefoxes.find((path) => existsSync(path)) ?? "firefox";
/**
 * The argument opens the browser's own scope to web/support/firefox.ts; the list of downloads would take the keyboard
 * from the page.
 */
const firefoxOptions = {
  executablePath: firefoxPath,
  args: ["--remote-allow-system-access"],
  firefoxUserPrefs: { "browser.download.alwaysOpenPanel": false },
};
/** Accessibility is looked at in four themes, and each look takes several times as long there. */
const slow = 300_000;
const firefox = { browserName: "firefox" as const, channel: "moz-firefox", launchOptions: firefoxOptions };
/**
 * Playwright's own WebKit, where it was downloaded. Elsewhere WebKitGTK, which has no protocol that Playwright
 * speaks: a bridge of ours stands in for a Firefox.
 */
const bridge = {
  browserName: "firefox" as const,
  channel: "moz-firefox",
  launchOptions: { executablePath: fileURLToPath(new URL("webkit/browser.mjs", import.meta.url)) },
};
const webkit = existsSync(ownWebKit.executablePath()) ? { browserName: "webkit" as const, launchOptions: {} } : bridge;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "web/e2e",
  outputDir: "web/test-results/playwright",
  fullyParallel: true,
  // A busy machine is slow, not wrong: these only end what hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: { executablePath, args },
    locale: "en-GB",
    // Motion would have to be waited for; web/e2e/motion.spec.ts looks at it.
    reducedMotion: "reduce",
    // Only the offline test wants it; elsewhere its downloads would race with what is tested.
    serviceWorkers: "block",
    // Recording takes as long again as the tests: where one fails, `--trace retain-on-failure` records it.
    trace: "off",
  },
  projects: [
    ...(wants("chromium")
      ? [
          {
            ...sampleOf("desktop"),
            testIgnore: /by-touch\.spec/,
            use: { browserName: "chromium" as const, viewport: DESKTOP },
          },
          {
            ...sampleOf("phone"),
            testIgnore: sameOnPhones,
            use: {
              browserName: "chromium" as const,
              viewport: PHONE,
              hasTouch: true,
              isMobile: true,
              deviceScaleFactor: 2,
            },
          },
        ]
      : []),
    // Neither of the others has a mode of a phone: only its size.
    ...(wants("firefox")
      ? [
          {
            ...sampleOf("firefox"),
            timeout: slow,
            testIgnore: /by-touch\.spec/,
            use: { ...firefox, viewport: DESKTOP },
          },
          {
            ...sampleOf("firefox-phone"),
            timeout: slow,
            testIgnore: [sameOnPhones, /by-touch\.spec/],
            use: { ...firefox, viewport: PHONE },
          },
        ]
      : []),
    ...(wants("webkit")
      ? [
          { ...sampleOf("webkit"), timeout: slow, testIgnore: /by-touch\.spec/, use: { ...webkit, viewport: DESKTOP } },
          {
            ...sampleOf("webkit-phone"),
            timeout: slow,
            testIgnore: [sameOnPhones, /by-touch\.spec/],
            use: { ...webkit, viewport: PHONE },
          },
        ]
      : []),
  ],
  webServer: {
    command: `node ../web/scripts/preview.mjs --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env["CI"],
  },
});
