/** SolidStart: a page that is rendered on the server. */
import { test } from "node:test";
import { projectOf } from "../docs/guide.mjs";
import { assertPlayed } from "./support.mjs";

const config = `import { solidStart } from "@solidjs/start/config";
import { nitro } from "nitro/vite";

export default { plugins: [solidStart(), nitro()] };
`;
const app = `import { Router } from "@solidjs/router";
import { FileRoutes } from "@solidjs/start/router";
import { Suspense } from "solid-js";

export default function App() {
  return <Router root={(props) => <Suspense>{props.children}</Suspense>}><FileRoutes /></Router>;
}
`;
const client = `import { mount, StartClient } from "@solidjs/start/client";

mount(() => <StartClient />, document.getElementById("app")!);
`;
const server = `import { createHandler, StartServer } from "@solidjs/start/server";

const page = ({ assets, children, scripts }) => (
  <html lang="en"><head><meta charset="utf-8" />{assets}</head><body><div id="app">{children}</div>{scripts}</body></html>
);
export default createHandler(() => <StartServer document={page} />);
`;

test("SolidStart", () =>
  assertPlayed({
    files: {
      "src/routes/index.tsx": projectOf("Solid")["board.tsx"],
      "vite.config.ts": config,
      "src/app.tsx": app,
      "src/entry-client.tsx": client,
      "src/entry-server.tsx": server,
    },
    packages: {
      "@solidjs/router": "1.0.0",
      "@solidjs/start": "2.0.5",
      nitro: "3.0.260610-beta",
      "solid-js": "1.9.19",
      vite: "8.3.8",
    },
    build: [["vite", "build"]],
    start: ["node", ".output/server/index.mjs"],
  }));
