/**
 * The service worker: Nonet without a network. It answers for the pages and files of its own version, and with the files of earlier
 * ones to tabs that are still of these. A new version waits for the last tab of the old one to close, or for the player
 * (shell/offline.ts).
 */
import { isOfDocs, pageAt } from "./addresses.js";
import { newestOf } from "./docs.js";
import { KeptFiles, type Manifest } from "./kept-files.js";
import { receive } from "./share-target.js";
import { scriptsOfTabs } from "./tabs.js";

/** The build puts both into the script (scripts/build-worker.mjs). */
declare const NONET_FILES: Manifest;
declare const NONET_NOT_FOUND: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const site = new URL(worker.registration.scope);
const files = new KeptFiles(site, NONET_FILES);
/** So long after a page was opened the files are looked at: it has its own by then. */
const LOOK_AFTER_MS = 3000;
/** So long no second look is needed, however often pages are opened. */
const LOOK_AGAIN_MS = 10_000;
/** The folder of files that are named by what is in them: those of different versions are different files. */
const NAMED_BY_CONTENT = "assets/";
let looked = -Infinity;

worker.addEventListener("install", (event) => event.waitUntil(files.install()));

worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), tidy(), caches.delete(`workbox-precache-v2-${site.href}`)])),
);

worker.addEventListener("message", (event) => {
  const { type, file } = (event.data ?? {}) as { type?: unknown; file?: unknown };
  if (type === "SKIP_WAITING") void worker.skipWaiting();
  // A page that asks whether it is of this version.
  if (type === "HAS") event.ports[0]?.postMessage(typeof file === "string" && files.has(file));
  // The guard of a page to which something did not come right (start/guard.js).
  if (type === "REPAIR") event.waitUntil(files.repair().then((mended) => event.ports[0]?.postMessage(mended)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== site.origin || !url.pathname.startsWith(site.pathname)) return;
  const path = url.pathname.slice(site.pathname.length);
  if (request.method === "POST" && path === "share") return event.respondWith(receive(request, site));
  if (request.method !== "GET") return;
  const navigates = request.mode === "navigate";
  const file = (navigates && pageAt(path)) || path;
  if (files.has(file)) {
    event.respondWith(own(event, file, navigates));
    if (navigates) event.waitUntil(lookAfter());
  } else if (path.startsWith(NAMED_BY_CONTENT)) {
    event.respondWith(files.earlier(url).then((kept) => kept ?? fetch(request).catch(() => missing(navigates))));
  } else if (isOfDocs(path)) {
    event.respondWith(
      newestOf(request, path, site, (work) => event.waitUntil(work.catch(() => undefined))).then(
        (response) => response ?? missing(navigates),
      ),
    );
  } else if (navigates && request.destination === "document") {
    event.respondWith(fetch(request).catch(() => missing(true)));
  }
});

/** A file of this version. Where there is no right one, what the server has: a page may still come up with it. */
async function own(event: FetchEvent, file: string, navigates: boolean): Promise<Response> {
  const { request } = event;
  const anew = !navigates && request.cache === "reload";
  const right = await files.answer(file, anew, (work) => event.waitUntil(work));
  return right ?? fetch(request).catch(() => missing(navigates));
}

async function lookAfter(): Promise<void> {
  if (performance.now() - looked < LOOK_AGAIN_MS) return;
  looked = performance.now();
  await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER_MS));
  await files.repair();
  await tidy();
}

/**
 * Deletes the files of earlier versions once no tab is of one. A tab that does not answer, since it is frozen, still loading, or of a version
 * that knew no such question, may be; and while another version is on its way, its files are not told from old ones.
 */
async function tidy(): Promise<void> {
  const scripts = await scriptsOfTabs(worker.clients, site);
  const { installing, waiting } = worker.registration;
  if (installing || waiting || !scripts.every((script) => script !== null && files.has(script))) return;
  await files.tidy();
}

/** Without a network: the page of addresses that there are not, which says that it may be the network's fault. */
function missing(navigates: boolean): Response {
  if (!navigates) return Response.error();
  return new Response(NONET_NOT_FOUND.replace("<html ", "<html data-offline "), {
    status: 404,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
