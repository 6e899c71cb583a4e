/** A drawing, beyond the cells: its lines, and how it comes in. A file of its own, for most boards never show one. */
export { renderLinks } from "../sudoku/links.js";
export { drawIn } from "./drawing-motion.js";
