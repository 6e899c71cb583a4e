import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const PORT = Number(process.env["NONET_E2E_PORT"] ?? 4179);
/** The system's browser: Debian's, Ubuntu's, the hosted runners', and those of macOS. The first has no window to draw, and takes half the time. */
const browsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** The browsers whose whole suites run: script/browsers names them. Otherwise a sample runs, of each. */
const whole = (process.env["NONET_BROWSERS"] ?? "").split(",").filter((name) => name !== "");
const wants = (browser: string): boolean => whole.length === 0 || whole.includes(browser);
/** A test that takes long and has shorter ones beside it says so by this tag; samples are without it. */
const sample = whole.length > 0 ? {} : { grepInvert: /@long/ };
/**
 * What is no matter of size: what goes by keyboard and ear alone, what texts are read as, pages of others, faults, new versions, and the lab but for its
 * look. With NONET_E2E_ALL=1 all of it runs at both sizes, but for the mouse, which phones do not have.
 */
const sameOnPhones = process.env["NONET_E2E_ALL"]
  ? /by-mouse\.spec/
  : /\/(listen|by-keyboard|by-mouse|samples|embed|iframe|builder|element|element-controls|element-help|docs|faults|faults-each|faults-memory|hosting|single-file|security|soak|update|lab-(grids|race|watch))\.spec/;
const onPhones = whole.length > 0 ? { testIgnore: sameOnPhones } : { testMatch: /\/(by-touch|look)\.spec/ };
const executablePath = process.env["CHROMIUM"] ?? browsers.find((path) => existsSync(path)) ?? "chromium";
/** Debian's, others', and that of macOS. Its sample is a game by keyboard and, at a phone's size, one in the single file, since no server makes up for what a browser does not let a file do. */
const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const firefoxPath = process.env["FIREFOX"] ?? firefoxes.find((path) => existsSync(path)) ?? "firefox";
const allOfFirefox = whole.includes("firefox");
/** The argument opens the browser's own scope to web/support/firefox.ts; the list of downloads would take the keyboard from the page. */
const firefoxOptions = {
  executablePath: firefoxPath,
  args: ["--remote-allow-system-access"],
  firefoxUserPrefs: { "browser.download.alwaysOpenPanel": false },
};
/** Accessibility is looked at in four themes, and each look takes several times as long there. */
const slow = 300_000;
const firefox = { browserName: "firefox" as const, channel: "moz-firefox", launchOptions: firefoxOptions };
/** WebKitGTK has no protocol that Playwright speaks: a bridge of ours stands in for a Firefox. */
const webkit = { browserName: "firefox" as const, channel: "moz-firefox", launchOptions: { executablePath: fileURLToPath(new URL("webkit/browser.mjs", import.meta.url)) } };
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
    // Only the offline test wants it; elsewhere its downloads would race with what is tested.
    serviceWorkers: "block",
    // Recording takes as long again as the tests: where one fails, `--trace retain-on-failure` records it.
    trace: "off",
  },
  projects: [
    ...(wants("chromium")
      ? [
          { name: "desktop", ...sample, testIgnore: /by-touch\.spec/, use: { browserName: "chromium" as const, viewport: { width: 1280, height: 800 } } },
          {
            name: "phone",
            ...sample,
            ...onPhones,
            use: { browserName: "chromium" as const, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
          },
        ]
      : []),
    ...(wants("firefox")
      ? [
          {
            name: "firefox",
            timeout: slow,
            ...sample,
            ...(allOfFirefox ? { testIgnore: /by-touch\.spec/ } : { testMatch: /by-keyboard\.spec/ }),
            use: { ...firefox, viewport: { width: 1280, height: 800 } },
          },
          // Firefox has no mode of a phone: only its size.
          {
            name: "firefox-phone",
            timeout: slow,
            ...sample,
            ...(allOfFirefox ? { testIgnore: [sameOnPhones, /by-touch\.spec/] } : { testMatch: /single-file\.spec/, grep: /a move, a reload/ }),
            use: { ...firefox, viewport: { width: 360, height: 740 } },
          },
        ]
      : []),
    ...(whole.includes("webkit")
      ? [
          { name: "webkit", testIgnore: /by-touch\.spec/, use: { ...webkit, viewport: { width: 1280, height: 800 } } },
          { name: "webkit-phone", testIgnore: [sameOnPhones, /by-touch\.spec/], use: { ...webkit, viewport: { width: 360, height: 740 } } },
        ]
      : []),
  ],
  webServer: {
    command: `node ../web/scripts/preview.mjs --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env["CI"],
  },
});
