/** The worker: fetches the WebAssembly modules from where the client says, and answers its calls. */
import { LoadError } from "./errors.js";
import { INIT_ID, type Request } from "./protocol.js";
import { EngineServer } from "./server.js";

const server = new EngineServer((message) => self.postMessage(message));

/** The bytes are fetched here, so that a server with the wrong MIME type for wasm does no harm. */
async function fetchBytes(url: string, anew: boolean): Promise<Uint8Array> {
  const response = await fetch(url, { cache: anew ? "reload" : "default" }).catch((error: unknown) =>
    Promise.reject(new LoadError(`${url}: ${String(error)}`)),
  );
  if (!response.ok) throw new LoadError(`${url}: HTTP status ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Some servers have a page for what they do not have.
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== "\0asm")
    throw new LoadError(`${url}: the answer is not a WebAssembly module`);
  return bytes;
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.id !== INIT_ID) return void server.answer(data);
  const [main, text, picture] = data.args.map((url) => (anew: boolean) => fetchBytes(String(url), anew));
  void server.start({ main: main!, text: text!, picture: picture! });
});
