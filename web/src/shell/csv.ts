/** Fields of tables that spreadsheets open. */

/**
 * What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), also behind quotes of the kind
 * that is put before it.
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
