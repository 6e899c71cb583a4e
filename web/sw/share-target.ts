/**
 * Takes what another application shares with the page. Text goes on in the address; files are kept until the page has taken
 * them (src/import/actions.ts knows the same names). No server sees either.
 */
export async function receive(request: Request, site: URL): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll("files").filter((value) => value instanceof File);
  if (files.length) await keep(files, site);
  const words = ["title", "text", "url"].flatMap((name) =>
    form.get(name) ? [[name, String(form.get(name))] as [string, string]] : [],
  );
  const query = new URLSearchParams(files.length ? { shared: "files" } : words);
  return Response.redirect(new URL(`./?${query}`, site), 303);
}

async function keep(files: File[], site: URL): Promise<void> {
  await caches.delete("nonet-shared");
  const cache = await caches.open("nonet-shared");
  const put = (file: File, index: number): Promise<void> =>
    cache.put(new URL(`shared/${index}?${new URLSearchParams({ name: file.name })}`, site), new Response(file));
  await Promise.all(files.map(put));
}
