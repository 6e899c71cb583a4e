/** The models that references are written from: of the engine for developers, and of the element. */
export { elementModel } from "./element-model.mjs";
export { engineModel } from "./engine-model.mjs";
