/** The texts of the rooms of the game's page: each is fetched with its room (shell/room.ts). */
import type { Localizer } from "../i18n/localizer.js";
import type {
  BuilderId,
  CollectionId,
  ExportId,
  FaultsId,
  HelpId,
  LibraryId,
  MakerId,
  MessageId,
  PictureId,
  PrintId,
  ReadingId,
  ReplayId,
  ResultId,
  SettingsId,
  SketchId,
} from "../i18n/messages.js";
import { fetchedTexts, type Texts } from "../i18n/texts.js";
import type { GameId } from "./texts.js";

const files = import.meta.glob<string>(
  [
    "../{builder,collection,export,help,library,maker,picture,print,reading,replay,result,settings,sudoku}/texts/*.ftl",
    "../play/sketch/texts/*.ftl",
  ],
  { query: "?url", import: "default", eager: true },
);

const textsOf = <Ids extends MessageId>(room: string): Texts<Ids> =>
  fetchedTexts(Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/${room}/`))));

/** The messages of a room, beside those of the page. */
type Words<Ids extends MessageId> = Localizer<Ids | GameId>;

export const builderTexts = textsOf<BuilderId>("builder");
export type BuilderWords = Words<BuilderId>;
export const collectionTexts = textsOf<CollectionId>("collection");
export type CollectionWords = Words<CollectionId>;
export const sketchTexts = textsOf<SketchId>("sketch");
export type SketchWords = Words<SketchId>;
export const exportTexts = textsOf<ExportId>("export");
export type ExportWords = Words<ExportId>;
export const helpTexts = textsOf<HelpId>("help");
export type HelpWords = Words<HelpId>;
export const libraryTexts = textsOf<LibraryId>("library");
export type LibraryWords = Words<LibraryId>;
export const makerTexts = textsOf<MakerId>("maker");
export type MakerWords = Words<MakerId>;
export const pictureTexts = textsOf<PictureId>("picture");
export type PictureWords = Words<PictureId>;
export const printTexts = textsOf<PrintId>("print");
export type PrintWords = Words<PrintId>;
/** Beside the reasons why a text is no puzzle. */
export const readingTexts = textsOf<ReadingId>("reading").beside(textsOf<FaultsId>("sudoku"));
export type ReadingWords = Words<ReadingId | FaultsId>;
export const replayTexts = textsOf<ReplayId>("replay");
export type ReplayWords = Words<ReplayId>;
export const resultTexts = textsOf<ResultId>("result");
export type ResultWords = Words<ResultId>;
export const settingsTexts = textsOf<SettingsId>("settings");
export type SettingsWords = Words<SettingsId>;
