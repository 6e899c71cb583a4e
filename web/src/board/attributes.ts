/** How properties are written as attributes. */

/** Those that are true where they are there. Some tools write out "true" and "false", and mean it. */
export const FLAGS: ReadonlySet<string> = new Set([
  "readonly",
  "patterns",
  "coordinates",
  "no-peers",
  "no-same",
  "no-motion",
  "show-seen",
  "timer",
  "required",
  "disabled",
  "keep-notes",
]);

/** A text whose attribute is there only where it says something. */
export const TEXT = {
  reflect: true,
  converter: {
    fromAttribute: (text: string | null): string => text ?? "",
    toAttribute: (text: string | null | undefined): string | null => text || null,
  },
} as const;
