/** The bytes of a base64 text of deflated ones. Not by a Blob: in a page opened from a file, WebKit lets no worker read one. */
export function inflate(base64: string): Promise<ArrayBuffer> {
  const deflated = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Response(new Response(deflated).body!.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer();
}
