/** The parts that are fetched with the first hint. */
export { mentionFault, mentionMissing, mentionTrouble } from "./mistakes.js";
export { reasonPart, walkAndShow, walkPart } from "./reason.js";
export { showStage, tellFound } from "./stages.js";
