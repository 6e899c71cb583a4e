/**
 * Measures the page in the browser and prints the figures; `npm --prefix tests run measure`. Nothing passes or fails
 * by speed.
 */
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.js";

/** All of them: what is measured is no part of the tests' sample, whose tags it has not. */
const desktop = tests
  .projects!.filter(({ name }) => name === "desktop")
  .map(({ grep: _sample, ...project }) => project);
export default defineConfig({
  ...tests,
  testDir: "web/measure",
  testMatch: "**/*.measure.ts",
  workers: 1,
  // As most players have it.
  use: { ...tests.use, reducedMotion: "no-preference" },
  timeout: 1_800_000,
  projects: desktop,
});
