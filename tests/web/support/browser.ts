/** Playwright's test in any of the browsers, as they are told apart nowhere else. */
import { test as base } from "@playwright/test";
import { complete } from "./firefox.js";
import { lackOf } from "./lacks.js";
import { isWebKitGtk } from "./webkit.js";

interface Fixtures {
  /** Tests in the table of lacks are left out, and say so. */
  lack: undefined;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === "firefox") complete(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  lack: [
    async ({ browser, browserName }, use, info) => {
      const lack = lackOf(isWebKitGtk(browser) ? "webkitgtk" : browserName, info);
      info.skip(lack !== undefined, lack);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
