// Puts the documents of the sources into the order that fits what is published (published.mjs): for the day on which that changes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { arranged, checked, PUBLISHED } from "../published.mjs";
import { here } from "../vite.shared.mjs";

checked(PUBLISHED);
const guides = ["en", "zh-CN"].flatMap((language) =>
  readdirSync(here(`docs/guide/${language}`)).map((name) => `docs/guide/${language}/${name}`),
);
for (const path of ["../README.md", "npm/README.md", ...guides]) {
  const text = readFileSync(here(path), "utf8");
  const ordered = arranged(text, PUBLISHED);
  if (ordered === text) continue;
  writeFileSync(here(path), ordered);
  console.log(path);
}
