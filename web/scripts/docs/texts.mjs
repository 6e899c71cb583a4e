// The texts around the pages, in every language that there is a guide in.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { here } from "../../vite.shared.mjs";

/** Says a message of `docs/texts` in a language. */
export function texts(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(readFileSync(here(`docs/texts/docs.${language}.ftl`), "utf8")));
  if (faults.length) throw new Error(`docs.${language}.ftl: ${faults.join("; ")}`);
  return (id) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`docs.${language}.ftl has no ${id}.`);
    return bundle.formatPattern(message.value, {});
  };
}
