/** The parts that are fetched with the first hint. */
export { mentionFault, mentionMissing, mentionMistake, mentionOpen } from "./mistakes.js";
export { reasonPart, walkAndShow, walkPart } from "./reason.js";
export { showStage } from "./stages.js";
