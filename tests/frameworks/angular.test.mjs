/** Angular: a component with the board, in the browser only. */
import { test } from "node:test";
import { projectOf } from "../docs/guide.mjs";
import { assertPlayed } from "./support.mjs";

const workspace = {
  version: 1,
  projects: {
    host: {
      projectType: "application",
      root: "",
      architect: {
        build: {
          builder: "@angular/build:application",
          options: { browser: "src/main.ts", index: "src/index.html", tsConfig: "tsconfig.json", outputPath: "dist" },
        },
      },
    },
  },
};
const compilerOptions = {
  target: "es2022",
  module: "preserve",
  strict: true,
  lib: ["es2022", "dom"],
  types: [],
  skipLibCheck: true,
};

test("Angular", () =>
  assertPlayed({
    isInBrowser: true,
    files: {
      ...projectOf("Angular"),
      "angular.json": JSON.stringify(workspace),
      "tsconfig.json": JSON.stringify({
        compilerOptions,
        angularCompilerOptions: { strictTemplates: true },
        include: ["src"],
      }),
      "src/index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="/"></head><body><app-board></app-board></body></html>`,
    },
    packages: {
      "@angular/build": "22.2.7",
      "@angular/cli": "22.2.7",
      "@angular/common": "22.2.6",
      "@angular/compiler": "22.2.6",
      "@angular/compiler-cli": "22.2.6",
      "@angular/core": "22.2.6",
      "@angular/platform-browser": "22.2.6",
      rxjs: "7.8.2",
      tslib: "2.8.1",
      typescript: "6.0.3",
      vite: "8.3.8",
    },
    build: [["ng", "build"]],
    start: ["vite", "preview", "--outDir", "dist/browser", "--host", "127.0.0.1", "--port", "PORT"],
  }));
