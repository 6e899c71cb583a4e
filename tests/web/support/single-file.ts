/** The single file alone in a folder, opened from there without any server. */
import { copyFileSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./app.js";

export const SINGLE_FILE = fileURLToPath(new URL("../../../dist/site/nonet.html", import.meta.url));

interface Fixtures {
  /** The address of the copy. */
  file: string;
  /** Does what saves a file, and answers what is in it. */
  saved: (save: () => Promise<void>) => Promise<Buffer>;
}

declare global {
  interface Window {
    /** The file that was handed to the browser last. */
    handed?: Blob;
  }
}

/** The driver of the stock Firefox hears nothing of downloads: there it is what the page hands to the browser. */
async function handedOver(page: Page, save: () => Promise<void>): Promise<Buffer> {
  await page.evaluate(() => {
    delete window.handed;
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (source) => {
      if (source instanceof Blob && source.type !== "text/javascript") window.handed = source;
      return make(source);
    };
  });
  await save();
  await page.waitForFunction(() => window.handed);
  return Buffer.from(await page.evaluate(async () => Array.from(new Uint8Array(await window.handed!.arrayBuffer()))));
}

async function downloaded(page: Page, save: () => Promise<void>): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await save();
  return readFile(await (await coming).path());
}

export const test = base.extend<Fixtures>({
  file: async ({}, use, info) => {
    const path = info.outputPath("Meine Rätsel #1", "nonet.html");
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(SINGLE_FILE, path);
    await use(pathToFileURL(path).href);
  },
  saved: async ({ page, browserName }, use) => {
    await use((save) => (browserName === "firefox" ? handedOver : downloaded)(page, save));
  },
  faults: async ({ context, file }, use) => {
    const faults: string[] = [];
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) =>
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    context.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    context.on("weberror", (error) => faults.push(String(error.error())));
    context.on("request", (request) => {
      const url = request.url();
      if (url.replace(/#.*/, "") !== file && !/^(blob|data):/.test(url)) faults.push(`asked for ${url}`);
    });
    await use(faults);
    expect(faults).toEqual([]);
  },
});

export { expect };
