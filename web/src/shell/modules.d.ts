/** What builds make of a name that is no module of ours. */
declare module "*.txt?url" {
  const url: string;
  export default url;
}

declare module "#inline-worker" {
  /** The source of `engine/worker-inline.ts`, with the WebAssembly modules inside it. */
  const source: string;
  export default source;
}
