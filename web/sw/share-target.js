/*
 * Part of the service worker: what another application shares with the page. Text goes on in the address; files are kept until the
 * page has taken them (app/import/shared.ts knows the same names). No server sees either.
 */
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && new URL(url).pathname === new URL("share", self.registration.scope).pathname) event.respondWith(receive(event.request));
});

async function receive(request) {
  const form = await request.formData();
  const files = form.getAll("files").filter((value) => value instanceof File);
  if (files.length) await keep(files);
  const words = ["title", "text", "url"].flatMap((name) => (form.get(name) ? [[name, String(form.get(name))]] : []));
  const query = new URLSearchParams(files.length ? { shared: "files" } : words);
  return Response.redirect(new URL(`./?${query}`, self.registration.scope), 303);
}

async function keep(files) {
  await caches.delete("nonet-shared");
  const cache = await caches.open("nonet-shared");
  const put = (file, index) => cache.put(new URL(`shared/${index}?${new URLSearchParams({ name: file.name })}`, self.registration.scope), new Response(file));
  await Promise.all(files.map(put));
}
