declare module "#inline-worker" {
  /** The source of `engine/worker-inline.ts`, with the WebAssembly modules inside it. */
  const source: string;
  export default source;
}
