/** Files that another application has shared: the service worker (sw/share-target.js) kept them. */

const CACHE = "nonet-shared";

/** Takes them; a second time there are none. */
export async function sharedFiles(): Promise<File[]> {
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  const files = await Promise.all(
    kept.map(async (request) => {
      const content = await (await cache.match(request))!.blob();
      return new File([content], new URL(request.url).searchParams.get("name") || "?");
    }),
  );
  await caches.delete(CACHE);
  return files;
}
