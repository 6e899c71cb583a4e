/** Measures the page in the browser and prints the figures; `npm --prefix tests run measure`. Nothing passes or fails by speed. */
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.js";

const desktop = tests.projects!.filter(({ name }) => name === "desktop");
export default defineConfig({ ...tests, testDir: "web/measure", testMatch: "**/*.measure.ts", workers: 1, timeout: 1_800_000, projects: desktop });
