/** Hands a text, the parts of one, or bytes to the browser's downloads. */
export function saveFile(
  content: string | readonly string[] | Blob | Uint8Array<ArrayBuffer>,
  name: string,
  type = "text/plain",
): void {
  const url = URL.createObjectURL(
    content instanceof Blob
      ? content
      : new Blob(Array.isArray(content) ? [...content] : [content as BlobPart], { type }),
  );
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Revoked at once, the link would lead nowhere in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
