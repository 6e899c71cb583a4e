/** Hands a text, or the parts of one, to the browser's downloads. */
export function saveFile(text: string | readonly string[], name: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob(typeof text === "string" ? [text] : [...text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Revoked at once, the link would lead nowhere in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
