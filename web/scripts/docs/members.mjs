/** Names, each with what is said of it as HTML, or "". Where nothing is said of any, they are a plain list. */
export function memberList(rows) {
  if (!rows.length) return "";
  if (!rows.some(([, text]) => text)) return `<ul class="members">${rows.map(([name]) => `<li>${name}</li>`).join("")}</ul>`;
  return `<dl class="members">${rows.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join("")}</dl>`;
}
