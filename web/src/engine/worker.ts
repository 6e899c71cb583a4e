/** The worker: fetches the WebAssembly modules from where the client says, and answers its calls. */
import { INIT_ID, type Request } from "./protocol.js";
import { EngineServer } from "./server.js";

const server = new EngineServer((message) => self.postMessage(message));

/** The bytes are fetched here, so that a server with the wrong MIME type for wasm does no harm. */
async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP status ${response.status}`);
  return response.arrayBuffer();
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.id !== INIT_ID) return void server.answer(data);
  const [wasmUrl, textUrl] = data.args.map(String) as [string, string];
  void server.start({ main: () => fetchBytes(wasmUrl), text: () => fetchBytes(textUrl) });
});
