/**
 * The worker with the WebAssembly modules inside it, as one classic script that fetches nothing: for pages opened from a file, for frames
 * without an origin, and where nobody copied the files of the engine. `scripts/inline-worker.mjs` builds it.
 */
import mainBytes from "#wasm-deflated";
import pictureBytes from "#wasm-picture-deflated";
import textBytes from "#wasm-text-deflated";
import { INIT_ID, type Request } from "./protocol.js";
import { EngineServer } from "./server.js";

const server = new EngineServer((message) => self.postMessage(message));

/** The bytes of a base64 text of deflated ones. Not by a Blob: in a page opened from a file, WebKit lets no worker read one. */
function inflate(base64: string): Promise<ArrayBuffer> {
  const deflated = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Response(new Response(deflated).body!.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.id !== INIT_ID) return void server.answer(data);
  const [main, text, picture] = [mainBytes, textBytes, pictureBytes].map((base64) => () => inflate(base64));
  void server.start({ main: main!, text: text!, picture: picture! });
});
