/** The engine in Node.js: in a thread of its own, or imported by the thread that wants it. */
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { LoadError } from "./errors.js";
import { INIT_ID, type Request, type Response } from "./protocol.js";
import { EngineServer } from "./server.js";

/** The client's mark on a thread, so that this module never listens to one that merely imports it. */
export const THREAD = "nonet";

async function bytesOf(url: string): Promise<ArrayBuffer | Uint8Array> {
  const bytes = url.startsWith("file:")
    ? readFile(new URL(url))
    : fetch(url).then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(response.status)));
  return bytes.catch((error: unknown) => Promise.reject(new LoadError(`${url}: ${String(error)}`)));
}

/** Answers the requests of the protocol by a function; `read` gets the bytes of a module from where the first request says it is. */
export function serve(reply: (message: Response) => void, read: typeof bytesOf = bytesOf): (request: Request) => void {
  const server = new EngineServer(reply);
  return (request) => {
    if (request.id !== INIT_ID) return void server.answer(request);
    const [main, text, picture] = request.args.map((place) => () => read(String(place)));
    void server.start({ main: main!, text: text!, picture: picture! });
  };
}

const port = workerData === THREAD ? parentPort : null;
port?.on(
  "message",
  serve((message) => port.postMessage(message)),
);
