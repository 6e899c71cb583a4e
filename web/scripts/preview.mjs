// Serves dist/site with the strict policy that it is built for: port 8080, or the next free one. Usage: preview.mjs [--port N]
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { HEADERS } from "../csp.mjs";

const given = process.argv.indexOf("--port");
const port = Number(given > 0 ? process.argv[given + 1] : (process.env.PORT ?? 8080));

const server = await preview({
  root: fileURLToPath(new URL("..", import.meta.url)),
  preview: {
    port,
    strictPort: false,
    headers: HEADERS,
  },
});
const [url] = server.resolvedUrls.local;
console.log(`Nonet is at ${url}`);
