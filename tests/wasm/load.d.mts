import type { PictureModule } from "#wasm-picture";

/** The built module, in Node. */
export function loadModule(name: "nonet-picture"): Promise<PictureModule>;
