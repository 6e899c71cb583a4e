/** The worker: fetches the WebAssembly modules from where the client says, and answers its calls. */
import { LoadError } from "./errors.js";
import { INIT_ID, QUIET_SECONDS, type Request, type Response as Said } from "./protocol.js";
import { EngineServer } from "./server.js";

const say = (message: Said): void => self.postMessage(message);
const server = new EngineServer(say);

/** The bytes are fetched here, so that a server with the wrong MIME type for wasm does no harm. */
async function fetchBytes(url: string, anew: boolean): Promise<Uint8Array> {
  const controller = new AbortController();
  let quiet = 0;
  // A slow network brings some bytes; one that hangs brings none.
  const watch = setInterval(() => ++quiet === QUIET_SECONDS && controller.abort(new Error("the answer hangs")), 1000);
  const heard = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, passed) {
      quiet = 0;
      passed.enqueue(chunk);
    },
  });
  try {
    const response = await fetch(url, { cache: anew ? "reload" : "default", signal: controller.signal });
    if (!response.ok) throw new Error(`HTTP status ${response.status}`);
    return wasmOf(await new Response(response.body!.pipeThrough(heard)).arrayBuffer());
  } catch (error) {
    throw new LoadError(`${url}: ${error instanceof Error ? error.message : String(error)}`, controller.signal.aborted);
  } finally {
    clearInterval(watch);
  }
}

function wasmOf(answer: ArrayBuffer): Uint8Array {
  const bytes = new Uint8Array(answer);
  // Some servers have a page for what they do not have.
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== "\0asm")
    throw new Error("the answer is not a WebAssembly module");
  return bytes;
}

addEventListener("message", ({ data }: MessageEvent<Request>) => {
  if (data.id !== INIT_ID) return void server.answer(data);
  say({ id: INIT_ID, progress: [] });
  const [main, text, picture] = data.args.map((url) => (anew: boolean) => fetchBytes(String(url), anew));
  void server.start({ main: main!, text: text!, picture: picture! });
});
