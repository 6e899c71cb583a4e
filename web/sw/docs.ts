/**
 * The documentation, which is not fetched by who only plays. Who reads it has all of it kept (src/docs/offline.ts),
 * for when the network does not answer.
 */
import { docsFile } from "./addresses.js";

const CACHE = "nonet-docs";
/** A network that takes longer is no better than none. */
const PATIENCE_MS = 5000;

/** The network's answer, or what is kept where there is none in time. Undefined if there is neither. */
export async function newestOf(
  request: Request,
  path: string,
  site: URL,
  until: (work: Promise<unknown>) => void,
): Promise<Response | undefined> {
  const cache = await caches.open(CACHE).catch(() => undefined);
  const key = request.mode === "navigate" ? new URL(docsFile(path), site).href : request.url;
  const network = fetch(request);
  // Kept also where it comes too late to be the answer. Redirects to other names of a page are not kept, or they
  // would lead back to themselves.
  until(network.then((response) => (response.status === 200 ? cache?.put(key, response.clone()) : undefined)));
  // A page asks for its script in another mode than the list of files was fetched in, which some servers name in
  // `Vary`.
  const kept = async (): Promise<Response | undefined> =>
    cache?.match(key, { ignoreVary: true, ignoreSearch: true }).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    return (await Promise.race([network, late])) ?? (await kept()) ?? (await network);
  } catch {
    return kept();
  }
}
