/** The class of `<nonet-board>`, for those who define it themselves: nothing happens when this is imported. */
export { NonetBoard } from "./element.js";
