/**
 * The worker with the WebAssembly modules inside it, as one classic script that fetches nothing: for pages opened from a file, for frames
 * without an origin, and where nobody copied the files of the engine. `scripts/inline-worker.mjs` builds it.
 */
import mainBytes from "#wasm-deflated";
import pictureBytes from "#wasm-picture-deflated";
import textBytes from "#wasm-text-deflated";
import { inflate } from "./inflate.js";
import { INIT_ID, type Request } from "./protocol.js";
import { EngineServer } from "./server.js";

const server = new EngineServer((message) => self.postMessage(message));

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.id !== INIT_ID) return void server.answer(data);
  const [main, text, picture] = [mainBytes, textBytes, pictureBytes].map((base64) => () => inflate(base64));
  void server.start({ main: main!, text: text!, picture: picture! });
});
