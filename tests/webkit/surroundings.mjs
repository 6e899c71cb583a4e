/**
 * Surroundings of a browser: a display that nobody sees, and the settings of a desktop, which can be changed while it
 * runs.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The script that is put into every document. */
export const AGENT = readFileSync(new URL("agent.js", import.meta.url), "utf8");

/**
 * The processor draws this display, which nobody sees, without detours by the graphics there are: that takes a third
 * less time.
 */
const DRAWING = {
  LIBGL_ALWAYS_SOFTWARE: "1",
  WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
};
/** Its own bar would keep the window wider than a phone. */
const STYLE = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

export const DISPLAY = { width: 1920, height: 1400 };

async function startDisplay() {
  const server = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", `${DISPLAY.width}x${DISPLAY.height}x24`, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const number = await new Promise((resolve, reject) => {
    server.stdio[3].once("data", (data) => resolve(String(data).trim()));
    server.once("error", () => reject(new Error("There is no Xvfb: install xvfb")));
    server.once("exit", () => reject(new Error("Xvfb ended")));
  });
  return { server, name: `:${number}` };
}

export class Surroundings {
  environment;
  #folder = mkdtempSync(join(tmpdir(), "nonet-webkit-"));
  #media = { dark: false, still: false };
  #display;
  #settings;

  async start() {
    const { server, name } = await startDisplay();
    this.#display = server;
    mkdirSync(join(this.#folder, "gtk-3.0"));
    writeFileSync(join(this.#folder, "gtk-3.0/gtk.css"), STYLE);
    this.#write();
    this.environment = {
      ...process.env,
      ...DRAWING,
      DISPLAY: name,
      XDG_CONFIG_HOME: this.#folder,
      GTK_A11Y: "none",
      NO_AT_BRIDGE: "1",
    };
    this.#settings = spawn("xsettingsd", ["-c", this.#file], { env: this.environment, stdio: "ignore" });
    this.#settings.once("error", () => console.error("There is no xsettingsd: install it"));
    return this;
  }

  /**
   * The reader's media: `dark` is a desktop in dark colours, `still` one without animations. Others stay as they are.
   */
  show(media) {
    Object.assign(this.#media, media);
    this.#write();
    this.#settings.kill("SIGHUP");
  }

  stop() {
    this.#settings?.kill("SIGKILL");
    this.#display?.kill("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #file() {
    return join(this.#folder, "xsettingsd.conf");
  }
  #write() {
    const { dark, still } = this.#media;
    writeFileSync(
      this.#file,
      `Net/ThemeName "${dark ? "Adwaita-dark" : "Adwaita"}"\nGtk/EnableAnimations ${still ? 0 : 1}\n`,
    );
  }
}
