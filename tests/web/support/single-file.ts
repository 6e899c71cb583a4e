/** The single file alone in a folder, opened from there without any server. */
import { copyFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test as base } from "./app.js";

export const SINGLE_FILE = fileURLToPath(new URL("../../../dist/site/nonet.html", import.meta.url));

interface Fixtures {
  /** The address of the copy. */
  file: string;
}

export const test = base.extend<Fixtures>({
  file: async ({}, use, info) => {
    const path = info.outputPath("Meine Rätsel #1", "nonet.html");
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(SINGLE_FILE, path);
    await use(pathToFileURL(path).href);
  },
  faults: async ({ context, file }, use) => {
    const faults: string[] = [];
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`));
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
