/**
 * The WebAssembly modules, deflated (raw), as base64 in the JSON of an object with `main`, `text` and `picture`. The package has them here, in
 * files that are loaded only where others are missing; the site, whose files are always there, has nothing.
 */
const modules = async (): Promise<string> => "{}";
export default modules;
