/** Whether the reader's system asks for less motion: then nothing moves by itself. */
export const stillness = matchMedia("(prefers-reduced-motion: reduce)");
