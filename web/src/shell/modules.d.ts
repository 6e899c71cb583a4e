/** Names that are no modules of ours, and for which builds have something. */
declare module "*.txt?url" {
  const url: string;
  export default url;
}

declare module "#inline-worker" {
  /** The source of `engine/worker-inline.ts`, with the WebAssembly modules inside it. */
  const source: string;
  export default source;
}
