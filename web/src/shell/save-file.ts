/** Files that the player keeps: handing them out, and fields of tables that spreadsheets open. */

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

/**
 * Beginnings that a spreadsheet takes for a formula (OWASP, "CSV Injection"), also behind quotes of the kind that is
 * put before it.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * RFC 4180: a field with a quote, comma or line end stands in quotes, and quotes in it are doubled. A text that a
 * spreadsheet would run as a formula has a single quote before it, which our reader takes away; a number is a number.
 */
export function csvField(field: string | number): string {
  const text = typeof field === "string" && FORMULA.test(field) ? `'${field}` : String(field);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
