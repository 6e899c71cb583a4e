/**
 * The source of a classic worker script with the WebAssembly modules inside it. The package has it here; the site, whose worker is a file of its
 * own that is always there, has nothing.
 */
const source = async (): Promise<string> => "";
export default source;
