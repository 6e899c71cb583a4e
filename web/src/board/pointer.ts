/** Whether the reader points with a finger, and has no keyboard to enter digits by. Asked whenever the board is drawn. */
export const isCoarse = (): boolean => matchMedia("(pointer: coarse)").matches;
