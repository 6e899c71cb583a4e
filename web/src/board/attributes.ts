/** How properties are written as attributes. */

/** A text whose attribute is there only where it says something. */
export const TEXT = {
  reflect: true,
  converter: {
    fromAttribute: (text: string | null): string => text ?? "",
    toAttribute: (text: string | null | undefined): string | null => text || null,
  },
} as const;
