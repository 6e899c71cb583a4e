// Stands before every function of the module (a --pre-js of Emscripten).
//
// JavaScript must not throw while C++ waits for it: the frames of C++ would be left without being cleaned up, and the
// module
// would write over its own memory some dozens of errors later. So arguments become plain data before C++ is entered,
// without
// asking objects what they are, and what a progress callback throws is kept until C++ has returned.
{
  const ofArrays = (name) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name).get;
  const kindOf = ofArrays(Symbol.toStringTag);
  const bufferOf = ofArrays("buffer");
  const offsetOf = ofArrays("byteOffset");
  const lengthOf = ofArrays("length");

  /**
   * A view of a typed array, of another frame too; null for anything else. One whose buffer was transferred is empty.
   */
  const numbers = (array, kind) => {
    if (kindOf.call(array) !== kind.name) return null;
    const length = lengthOf.call(array);
    return length ? new kind(bufferOf.call(array), offsetOf.call(array), length) : new kind(0);
  };
  const digits = (array) => numbers(array, Uint8Array);
  /** Pixels: those of a canvas are clamped ones. */
  const bytes = (array) => numbers(array, Uint8Array) ?? numbers(array, Uint8ClampedArray) ?? new Uint8Array(0);

  /**
   * Half a character (a surrogate by itself) has no place in the text of C++: written there, it would take what
   * stands beside it along. It becomes U+FFFD (in old browsers "?"), which is as long, so that places in the text are
   * what they were.
   */
  const whole = (text) => (text.toWellFormed ? text.toWellFormed() : text.replace(/\p{Surrogate}/gu, "?"));

  const number = (value) => (typeof value === "number" ? value : NaN);
  /** How many pixels; 0 for what cannot be. */
  const side = (value) => (Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : 0);
  /** An id; a value that cannot be one becomes one that does not exist. */
  const word = (value) => (typeof value === "string" ? whole(value) : "?");

  /**
   * A request as plain data, whose members C++ reads by their kinds. What comes from another thread, or was copied as
   * if it did, has nothing that could throw when it is read; anything else throws here. What is of no kind is NaN, which
   * is no value of any.
   */
  const plain = (value) => {
    const kind = typeof value;
    if (kind === "string") return whole(value);
    if (kind === "number" || kind === "boolean" || kind === "undefined" || value === null) return value;
    if (kind !== "object") return NaN;
    if (Array.isArray(value)) return Array.from(value, plain);
    if (ArrayBuffer.isView(value)) return digits(value) ?? numbers(value, Uint16Array) ?? Array.from(value, plain);
    const copy = Object.create(null);
    for (const name of Object.keys(value)) copy[whole(name)] = plain(value[name]);
    return copy;
  };

  const text = (value, name) => {
    if (typeof value === "string") return whole(value);
    throw new TypeError(`${name} must be a string`);
  };

  /** A callback that tells C++ to stop, instead of throwing, and leaves the error in `errors`. */
  const watched = (progress, errors) => {
    if (progress === null || progress === undefined) return null;
    if (typeof progress !== "function") throw new TypeError("progress must be a function or null");
    return (...told) => {
      try {
        progress(...told);
      } catch (error) {
        errors.push(error);
      }
      return errors.length === 0;
    };
  };

  const logicCall = (errors, asked, wanted, progress) => [plain(asked), plain(wanted), watched(progress, errors)];

  /** For each function, its plain arguments. */
  const functions = {
    version: () => [],
    techniques: () => [],
    engines: () => [],
    parse: (errors, value) => [text(value, "text")],
    solve: (errors, cells) => [digits(cells)],
    solveMany: (errors, cells) => [digits(cells)],
    count: (errors, cells, limit, progress) => [digits(cells), number(limit), watched(progress, errors)],
    search: (errors, cells, wanted, progress) => [digits(cells), plain(wanted), watched(progress, errors)],
    trace: (errors, cells, wanted) => [digits(cells), plain(wanted)],
    exactCover: (errors, cells) => [digits(cells)],
    countGrids: (errors, progress) => [watched(progress, errors)],
    candidates: (errors, cells) => [digits(cells)],
    conflicts: (errors, cells) => [digits(cells)],
    hint: logicCall,
    steps: logicCall,
    path: logicCall,
    judge: (errors, asked, proposed, wanted, progress) => [
      plain(asked),
      plain(proposed),
      plain(wanted),
      watched(progress, errors),
    ],
    rate: (errors, asked, budget, scale, progress) => [
      plain(asked),
      number(budget),
      word(scale),
      watched(progress, errors),
    ],
    rateMany: (errors, cells, budget, scale, progress) => [
      digits(cells),
      number(budget),
      word(scale),
      watched(progress, errors),
    ],
    generate: (errors, wanted, progress) => [plain(wanted), watched(progress, errors)],
    grade: (errors, cells, budget, progress) => [digits(cells), number(budget), watched(progress, errors)],
    canonicalPuzzle: (errors, cells) => [digits(cells)],
    levels: () => [],
    randomGrids: (errors, wanted, progress) => [plain(wanted), watched(progress, errors)],
    traceGrid: (errors, wanted) => [plain(wanted)],
    gridTest: (errors, wanted, progress) => [plain(wanted), watched(progress, errors)],
    vary: (errors, cells, seed) => [digits(cells), text(seed, "seed")],
    minimise: (errors, cells, seed) => [digits(cells), text(seed, "seed")],
    redundantGivens: (errors, cells) => [digits(cells)],
    ambiguousCells: (errors, cells, budget, progress) => [digits(cells), number(budget), watched(progress, errors)],
    complete: (errors, cells, wanted, progress) => [digits(cells), plain(wanted), watched(progress, errors)],
    read: (errors, value, format) => [text(value, "text"), text(format, "format")],
    write: (errors, puzzles, format) => [plain(puzzles), word(format)],
    formats: () => [],
    readPicture: (errors, pixels, width, height) => [bytes(pixels), side(width), side(height)],
  };

  /** Of the most frequent texts C++ returns the digits alone: to say that there is nothing else to tell took longer than to read. */
  const results = {
    parse: (cells) => ({
      error: "",
      format: "line",
      cells,
      offset: 0,
      line: 0,
      column: 0,
      character: "",
      found: 0,
      row: 0,
      mixedBlanks: false,
    }),
    read: (givens) => ({
      error: "",
      offset: 0,
      line: 0,
      column: 0,
      detail: "",
      found: 0,
      wanted: 0,
      row: 0,
      format: givens.length === 81 ? "line" : "sdm",
      count: givens.length / 81,
      givens,
      progress: [],
      warnings: [],
      faults: [],
      faultCount: 0,
    }),
  };

  let busy = false;

  const guard = (name) => {
    const plain = functions[name];
    const complete = results[name];
    const call = Module[name];
    Module[name] = (...args) => {
      const errors = [];
      const given = plain(errors, ...args);
      // The stack of C++ has room for one search, not for one within the other.
      if (busy) throw new Error("a progress callback must not call the module");
      busy = true;
      try {
        const result = call(...given);
        if (errors.length === 0) return complete && ArrayBuffer.isView(result) ? complete(result) : result;
      } finally {
        busy = false;
      }
      throw errors[0];
    };
  };

  const initialized = Module["onRuntimeInitialized"];
  Module["onRuntimeInitialized"] = () => {
    delete Module["onRuntimeInitialized"];
    // Of two modules, each has some of these.
    Object.keys(functions)
      .filter((name) => name in Module)
      .forEach(guard);
    if (initialized) initialized();
  };
}
