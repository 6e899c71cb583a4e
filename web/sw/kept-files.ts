/**
 * The site's own files, kept for when there is no network. Each is known by what is in it: a file that is not the one
 * which the site was built with is not kept, however good the server's answer looks, and what was lost or damaged
 * since is fetched again.
 */

/** The files' names below the site's folder, each with the first 96 bits of the SHA-256 of its bytes, in base64url. */
export type Manifest = Readonly<Record<string, string>>;

/** How many files are fetched at a time. */
const AT_ONCE = 8;

async function digest(response: Response): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return btoa(String.fromCharCode(...hash.subarray(0, 12)))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  webmanifest: "application/manifest+json",
};

/**
 * The copy of an answer to keep. Browsers do not show a page that came by way of a redirect, as servers give for names
 * with `.html`. The page's own cache must not keep this worker's answers once more, where nobody mends them. A type
 * that was wrong on that day, or a `Vary`, must not last until the next version.
 */
function copyOf(file: string, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-cache");
  headers.set("Content-Type", TYPES[file.split(".").at(-1)!] ?? "text/plain; charset=utf-8");
  headers.delete("Vary");
  return new Response(response.body, { headers });
}

export class KeptFiles {
  readonly #site: URL;
  readonly #manifest: Manifest;
  readonly #cacheName: string;
  #repairing: Promise<number> | undefined;

  constructor(site: URL, manifest: Manifest) {
    this.#site = site;
    this.#manifest = manifest;
    // Sites of other folders of this origin have caches of their own.
    this.#cacheName = `nonet-files ${site.pathname}`;
  }

  has(file: string): boolean {
    return Object.hasOwn(this.#manifest, file);
  }

  /**
   * Fetches what is not there yet. Rejects unless in the end all files are there, and right: this version is not
   * started then.
   */
  async install(): Promise<void> {
    const cache = await caches.open(this.#cacheName);
    await each(Object.keys(this.#manifest), async (file) => {
      if (!(await this.#isIntact(cache, file))) await this.#put(cache, file);
    });
  }

  /** A file of an earlier version, as it was kept. */
  async earlier(url: URL): Promise<Response | undefined> {
    const cache = await caches.open(this.#cacheName).catch(() => undefined);
    return cache?.match(url, { ignoreSearch: true }).catch(() => undefined);
  }

  /** Deletes the files of earlier versions. */
  async tidy(): Promise<void> {
    const cache = await caches.open(this.#cacheName);
    const wanted = new Set(Object.keys(this.#manifest).map((file) => this.#keyOf(file)));
    await Promise.all(
      (await cache.keys()).filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)),
    );
  }

  /**
   * Looks at every file and fetches those that are lost or damaged; how many it mended. One that cannot be mended now
   * is left for the next time.
   */
  repair(): Promise<number> {
    return (this.#repairing ??= this.#repair().finally(() => (this.#repairing = undefined)));
  }

  async #repair(): Promise<number> {
    const cache = await caches.open(this.#cacheName);
    let mended = 0;
    await each(Object.keys(this.#manifest), async (file) => {
      if (await this.#isIntact(cache, file)) return;
      try {
        await this.#put(cache, file);
        if (await this.#isIntact(cache, file)) mended++;
      } catch (error) {
        console.warn("Nonet could not repair what it keeps:", error);
      }
    });
    return mended;
  }

  /**
   * The kept file; where it is lost, or with `anew`, the server's, which is kept. Undefined if neither is right.
   */
  async answer(file: string, anew: boolean, until: (work: Promise<unknown>) => void): Promise<Response | undefined> {
    // Where the browser denies the cache, or it is broken, there is still the network.
    const cache = await caches.open(this.#cacheName).catch(() => undefined);
    const match = async (): Promise<Response | undefined> => cache?.match(this.#keyOf(file)).catch(() => undefined);
    const kept = anew ? undefined : await match();
    if (kept) return kept;
    try {
      const fresh = await this.#fetchRight(file);
      if (cache) until(cache.put(this.#keyOf(file), fresh.clone()).catch((error: unknown) => console.warn(error)));
      return fresh;
    } catch (error) {
      console.warn(error);
      return anew ? match() : undefined;
    }
  }

  #keyOf(file: string): string {
    return new URL(`${file}?${this.#manifest[file]}`, this.#site).href;
  }

  async #isIntact(cache: Cache, file: string): Promise<boolean> {
    const kept = await cache.match(this.#keyOf(file));
    return kept !== undefined && (await digest(kept)) === this.#manifest[file];
  }

  async #put(cache: Cache, file: string): Promise<void> {
    await cache.put(this.#keyOf(file), await this.#fetchRight(file));
  }

  /** A wrong answer may have been kept by the browser, or anything on the way: then it is fetched past them. */
  async #fetchRight(file: string): Promise<Response> {
    return this.#fetch(file, file.startsWith("assets/") ? "default" : "no-cache").catch(() =>
      this.#fetch(file, "reload"),
    );
  }

  async #fetch(file: string, cache: RequestCache): Promise<Response> {
    const response = await fetch(new URL(file, this.#site), { cache, credentials: "same-origin" });
    if (!response.ok) throw new Error(`${file}: HTTP status ${response.status}`);
    if ((await digest(response.clone())) !== this.#manifest[file])
      throw new Error(`${file}: what came is not the file that this version was built with`);
    return copyOf(file, response);
  }
}

/** Does the work for each, some at a time. */
async function each(files: string[], work: (file: string) => Promise<void>): Promise<void> {
  const rest = files.values();
  const lane = async (): Promise<void> => {
    for (const file of rest) await work(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
