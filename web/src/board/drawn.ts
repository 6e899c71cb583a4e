/** A drawing, beyond the cells: its lines, how it comes in, and that of the game. A file of its own, for most boards never show one. */
export { renderLinks } from "../sudoku/links.js";
export { drawnIn } from "../sudoku/sketch-look.js";
export { drawIn } from "./drawing-motion.js";
export { LinkRouter } from "./link-router.js";
