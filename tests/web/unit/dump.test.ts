import { readFileSync, writeFileSync } from "node:fs";
import { test } from "vitest";
import { explain, sayMessage, tell } from "../../../web/src/hint/telling.js";
import { createLocalizer } from "../../../web/src/i18n/localizer.js";
import { loadModule, stepsOn, techniqueCases } from "../support/logic.js";

test("dump", async () => {
  const module = await loadModule();
  const folder = new URL("../../../web/src/hint/texts/", import.meta.url);
  const out: Record<string, string> = {};
  for (const tag of ["en", "zh-CN"]) {
    const t = createLocalizer(tag, readFileSync(new URL(`hints.${tag}.ftl`, folder), "utf8")) as any;
    let s = "";
    for (const { id } of module.techniques()) {
      for (const one of techniqueCases.filter((c) => c.technique === id).slice(0, 2)) {
        const step = stepsOn(module, one, id).find(({ notation }) => notation === one.notation);
        if (!step) continue;
        s += `## ${step.notation}\n? ${sayMessage(t, step.explanation.look)}\n`;
        for (const line of tell(t, step)) s += `${line.depth ? "    " : ""}${line.text}\n`;
        s += "\n";
      }
    }
    writeFileSync(`/tmp/dump.${tag}.txt`, s);
  }
}, 300000);
