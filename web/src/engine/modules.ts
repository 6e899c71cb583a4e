/**
 * The WebAssembly modules, deflated (raw), as base64. The package has them here, in a file that is loaded only where others are missing; the
 * site, whose files are always there, has nothing.
 */
const modules: Readonly<Record<"main" | "text" | "picture", string>> = { main: "", text: "", picture: "" };
export default modules;
