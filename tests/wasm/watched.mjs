/** The built module with its memory and the top of its stack, which it keeps to itself. */
import { readFile } from "node:fs/promises";
import { path } from "./load.mjs";

/** A number in LEB128 at an offset: its value and where it ends. */
function leb(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

const GLOBALS = 6;
const [I32, MUTABLE, I32_CONST] = [0x7f, 1, 0x41];

/** The stack pointer is the first variable of the module; what it begins with is the top. */
function stackTopOf(wasm) {
  for (let at = 8; at < wasm.length; ) {
    const [size, body] = leb(wasm, at + 1);
    if (wasm[at] === GLOBALS) {
      const [, first] = leb(wasm, body);
      if (wasm[first] !== I32 || wasm[first + 1] !== MUTABLE || wasm[first + 2] !== I32_CONST)
        throw new Error("no stack pointer");
      return leb(wasm, first + 3)[0];
    }
    at = body + size;
  }
  throw new Error("no variables");
}

export async function loadWatched() {
  const wasmBinary = await readFile(path("build/wasm/bin/nonet.wasm"));
  const { default: create } = await import(new URL("../../build/wasm/bin/nonet.js", import.meta.url).href);
  const instantiate = WebAssembly.instantiate;
  let memory;
  WebAssembly.instantiate = async (...args) => {
    const made = await instantiate(...args);
    memory = Object.values((made.instance ?? made).exports).find((value) => value instanceof WebAssembly.Memory);
    return made;
  };
  try {
    return { nonet: await create({ wasmBinary }), memory, stackTop: stackTopOf(wasmBinary) };
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}
