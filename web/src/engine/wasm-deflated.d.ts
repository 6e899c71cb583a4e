declare module "#wasm-picture-deflated" {
  /** `nonet-picture.wasm`, deflated (raw), as base64. */
  const base64: string;
  export default base64;
}

declare module "#wasm-deflated" {
  /** `nonet.wasm`, deflated (raw), as base64. */
  const base64: string;
  export default base64;
}

declare module "#wasm-text-deflated" {
  /** `nonet-text.wasm`, deflated (raw), as base64. */
  const base64: string;
  export default base64;
}
