declare module "#wasm-picture-binary" {
  /** Where the build put `nonet-picture.wasm`. */
  const url: string;
  export default url;
}

declare module "#wasm-binary" {
  /** Where the build put `nonet.wasm`. */
  const url: string;
  export default url;
}

declare module "#wasm-text-binary" {
  /** Where the build put `nonet-text.wasm`. */
  const url: string;
  export default url;
}
