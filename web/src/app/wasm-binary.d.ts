declare module "#wasm-binary" {
  /** Where the build put `nonet.wasm`. */
  const url: string;
  export default url;
}
