/** Drawing a reason: what the pad and the words need of it. The room itself is fetched when it is first wanted. */
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";
import { slice } from "../shell/slice.js";
import type { GameChange } from "../sudoku/game-model.js";
import { type DrawRoom, isDrawing } from "./drawing-state.js";

const fetched = slice<DrawRoom | null>(null);
/** The room, while the pad draws. */
export const drawRoom = (app: App): DrawRoom | null => (isDrawing.of(app) ? fetched.of(app) : null);

async function needRoom(app: App): Promise<DrawRoom> {
  await app.needHintTexts();
  const { room, loadWords } = await import("./draw/room.js");
  await loadWords(app);
  fetched.keep(app, room);
  return room;
}

export async function openDrawing(app: App): Promise<void> {
  try {
    (await needRoom(app)).open(app);
    app.dismiss("view");
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("draw-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => openDrawing(app)) },
    });
  }
}

/** The game changed: what is drawn of it is shown. */
export function followDrawing(app: App, change: GameChange): void {
  const room = fetched.of(app);
  if (room) room.follow(app, change);
  else if (app.model.game.drawn) void needRoom(app).then((own) => own.follow(app, null), console.warn);
}
