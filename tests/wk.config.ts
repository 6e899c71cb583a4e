import { defineConfig } from "@playwright/test";
import { fileURLToPath } from "node:url";
const PORT = 4302;
export default defineConfig({
  testDir: "web/e2e", outputDir: "web/test-results/wk", timeout: 180_000, expect: { timeout: 30_000 }, workers: 1, reporter: "list",
  use: { baseURL: `http://localhost:${PORT}/`, locale: "en-GB", serviceWorkers: "block", trace: "off" },
  projects: [{ name: "webkit", use: { browserName: "firefox", channel: "moz-firefox", viewport: { width: 1280, height: 800 }, launchOptions: { executablePath: fileURLToPath(new URL("webkit/browser.mjs", import.meta.url)) } } }],
  webServer: { command: `node ../web/scripts/preview.mjs --port ${PORT}`, url: `http://localhost:${PORT}/`, reuseExistingServer: true },
});
