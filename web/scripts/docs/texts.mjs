// The texts around the pages, in every language that there is a guide in.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { here } from "../../vite.shared.mjs";

/** Says a message of `docs/texts` in a language, or one of those that all pages have. */
export function texts(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = [`docs/texts/docs.${language}.ftl`, `src/shell/texts/shell.${language}.ftl`];
  for (const file of files) {
    const faults = bundle.addResource(new FluentResource(readFileSync(here(file), "utf8")));
    if (faults.length) throw new Error(`${file}: ${faults.join("; ")}`);
  }
  return (id) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`There is no ${id} in ${language}.`);
    return bundle.formatPattern(message.value, {});
  };
}
