/** Hands a text, or bytes, to the browser's downloads. */
export function saveFile(content: string | Uint8Array<ArrayBuffer>, name: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Revoked at once, the link would lead nowhere in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
