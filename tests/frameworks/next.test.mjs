/** Next.js: a client component with the board, in a server component that imports the package too. */
import { test } from "node:test";
import { projectOf } from "../docs/guide.mjs";
import { assertPlayed } from "./support.mjs";

const layout = `import { NonetBoard, createEngine } from "nonet";

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <footer>{[typeof NonetBoard, typeof createEngine].join()}</footer>
      </body>
    </html>
  );
}
`;

test("Next.js", () =>
  assertPlayed({
    files: { ...projectOf("Next.js"), "app/layout.tsx": layout },
    packages: {
      next: "16.4.6",
      react: "19.3.1",
      "react-dom": "19.3.1",
      typescript: "6.0.3",
      "@types/node": "24.19.2",
      "@types/react": "19.3.0",
    },
    build: [["next", "build"]],
    start: ["next", "start", "-H", "127.0.0.1", "-p", "PORT"],
  }));
