/**
 * Keeps the documentation for reading without a network. The game's own cache does not have it, so that who only
 * plays never fetches it; once somebody reads here, all pages of the language come along when the browser has nothing
 * else to do. The service worker answers from this cache where the network does not (`runtimeCaching` in
 * vite.config.mjs).
 */
const CACHE = "nonet-docs";

interface Files {
  version: string;
  /** Addresses relative to the site. */
  files: string[];
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Trusted Types let only addresses through that a policy has made; this one makes a single address. */
function trusted(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const only = (text: string): string => {
    if (text !== url) throw new TypeError(`Nonet does not start scripts from ${text}`);
    return text;
  };
  return types ? types.createPolicy("nonet", { createScriptURL: only }).createScriptURL(url) : url;
}

/**
 * Browsers do not show a page that was answered by way of a redirect, as servers give for names with `.html`: what it
 * led to is kept as if it were the answer.
 */
async function add(cache: Cache, url: URL): Promise<void> {
  const response = await fetch(url, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  await cache.put(url, response.redirected ? new Response(response.body, response) : response);
}

async function keep(base: URL, language: string): Promise<void> {
  const list = new URL(`files.${language}.json`, base);
  const response = await fetch(list, { cache: "no-cache" });
  if (!response.ok) return;
  const { version, files } = (await response.clone().json()) as Files;
  const cache = await caches.open(CACHE);
  const known = (await (await cache.match(list, { ignoreVary: true }))?.json()) as Files | undefined;
  if (known?.version === version && (await cache.match(new URL(`../${files[0]}`, base), { ignoreVary: true }))) return;
  await Promise.all(files.map((file) => add(cache, new URL(`../${file}`, base))));
  for (const file of known?.files.filter((one) => !files.includes(one)) ?? [])
    await cache.delete(new URL(`../${file}`, base));
  await cache.put(list, response);
}

const idle = (): Promise<void> =>
  new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(() => resolve(), { timeout: 5000 })
      : setTimeout(resolve, 1000),
  );

/** `base` is the folder of the documentation. */
export async function keepForOffline(base: URL, language: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(trusted(new URL("../sw.js", base).href), { updateViaCache: "none" });
    await idle();
    await keep(base, language);
    document.documentElement.dataset["kept"] = "yes";
  } catch (error) {
    // Private windows forbid it; the pages can be read as long as there is a network.
    console.warn("The documentation will need the network next time:", error);
  }
}
