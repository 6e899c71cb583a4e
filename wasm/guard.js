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
  const words = (values) => (Array.isArray(values) ? Array.from(values, word) : null);

  const text = (value, name) => {
    if (typeof value === "string") return whole(value);
    throw new TypeError(`${name} must be a string`);
  };

  const request = (wanted) => {
    const { engine, limit, budget, candidates, strategies, repeatMillis, maxEvents, keep } = Object(wanted);
    return {
      engine: word(engine),
      limit: number(limit),
      budget: number(budget),
      // None, also of those who do not know of them.
      candidates: candidates === undefined ? new Uint16Array(0) : numbers(candidates, Uint16Array),
      strategies: words(strategies),
      repeatMillis: number(repeatMillis),
      maxEvents: number(maxEvents),
      keep: number(keep),
    };
  };

  const position = (asked) => {
    const { cells, candidates, givens } = Object(asked);
    return { cells: digits(cells), candidates: numbers(candidates, Uint16Array), givens: digits(givens) };
  };

  const logic = (wanted) => {
    const { techniques, order, budget, detours } = Object(wanted);
    return {
      techniques: words(techniques),
      usual: techniques === null,
      order: word(order),
      budget: number(budget),
      detours: detours === true,
    };
  };
  const logicCall = (errors, asked, wanted, progress) => [position(asked), logic(wanted), watched(progress, errors)];

  /** Candidate ids; what is no list of them becomes one that does not exist. */
  const candidates = (values) => {
    if (values === null || values === undefined) return [];
    return Array.isArray(values) || ArrayBuffer.isView(values) ? Array.from(values, number) : [NaN];
  };
  const drawnLink = (drawn) => {
    const { kind, from, to } = Object(drawn);
    return { kind: word(kind), from: candidates(from), to: candidates(to) };
  };
  const proposal = (asked) => {
    const { place, remove, links, assumed } = Object(asked);
    return {
      place: candidates(place),
      remove: candidates(remove),
      links: Array.isArray(links) ? Array.from(links, drawnLink) : [],
      assumed: candidates(assumed),
    };
  };

  /** Two numbers; null for none. */
  const range = (value) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value) || value.length !== 2) return [NaN, NaN];
    return [number(value[0]), number(value[1])];
  };
  const digitsOrNone = (array) => (array === null || array === undefined ? new Uint8Array(0) : digits(array));
  const flag = (value) => (typeof value === "boolean" ? Number(value) : NaN);

  const wish = (wanted) => {
    const {
      seed,
      level,
      technique,
      need,
      er,
      clues,
      minutes,
      symmetry,
      pattern,
      givens,
      minimal,
      fair,
      grids,
      budget,
    } = Object(wanted);
    return {
      seed: text(seed, "seed"),
      level: word(level),
      technique: word(technique),
      need: word(need),
      er: range(er),
      clues: range(clues),
      minutes: range(minutes),
      symmetry: word(symmetry),
      pattern: digitsOrNone(pattern),
      givens: digitsOrNone(givens),
      minimal: flag(minimal),
      fair: flag(fair),
      grids: word(grids),
      budget: number(budget),
    };
  };

  const series = (wanted) => {
    const { method, count, seed } = Object(wanted);
    return { method: word(method), count: number(count), seed: text(seed, "seed") };
  };

  const completion = (wanted) => {
    const { seed, budget } = Object(wanted);
    return { seed: text(seed, "seed"), budget: number(budget) };
  };

  /** A puzzle with what was done with it; its texts as pairs. */
  const progress = (asked) => {
    const { givens, values, candidates, corner, centre, colours, solution, details } = Object(asked);
    const masks = (array) => numbers(array, Uint16Array);
    return {
      givens: digits(givens),
      values: digits(values),
      candidates: masks(candidates),
      corner: masks(corner),
      centre: masks(centre),
      colours: masks(colours),
      solution: digits(solution),
      details: Object.entries(Object(details)).map(([key, value]) => [whole(key), text(value, `details.${key}`)]),
    };
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

  /** For each function, its plain arguments. */
  const functions = {
    version: () => [],
    techniques: () => [],
    engines: () => [],
    parse: (errors, value) => [text(value, "text")],
    solve: (errors, cells) => [digits(cells)],
    solveMany: (errors, cells) => [digits(cells)],
    count: (errors, cells, limit, progress) => [digits(cells), number(limit), watched(progress, errors)],
    search: (errors, cells, wanted, progress) => [digits(cells), request(wanted), watched(progress, errors)],
    trace: (errors, cells, wanted) => [digits(cells), request(wanted)],
    exactCover: (errors, cells) => [digits(cells)],
    countGrids: (errors, progress) => [watched(progress, errors)],
    candidates: (errors, cells) => [digits(cells)],
    conflicts: (errors, cells) => [digits(cells)],
    hint: logicCall,
    steps: logicCall,
    path: logicCall,
    judge: (errors, asked, proposed, wanted, progress) => [
      position(asked),
      proposal(proposed),
      logic(wanted),
      watched(progress, errors),
    ],
    rate: (errors, asked, budget, scale, progress) => [
      position(asked),
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
    generate: (errors, wanted, progress) => [wish(wanted), watched(progress, errors)],
    grade: (errors, cells, budget, progress) => [digits(cells), number(budget), watched(progress, errors)],
    canonicalPuzzle: (errors, cells) => [digits(cells)],
    levels: () => [],
    randomGrids: (errors, wanted, progress) => [series(wanted), watched(progress, errors)],
    traceGrid: (errors, wanted) => [series(wanted)],
    gridTest: (errors, wanted, progress) => [series(wanted), watched(progress, errors)],
    vary: (errors, cells, seed) => [digits(cells), text(seed, "seed")],
    minimise: (errors, cells, seed) => [digits(cells), text(seed, "seed")],
    redundantGivens: (errors, cells) => [digits(cells)],
    ambiguousCells: (errors, cells, budget, progress) => [digits(cells), number(budget), watched(progress, errors)],
    complete: (errors, cells, wanted, progress) => [digits(cells), completion(wanted), watched(progress, errors)],
    read: (errors, value, format) => [text(value, "text"), text(format, "format")],
    write: (errors, puzzles, format) => [Array.isArray(puzzles) ? Array.from(puzzles, progress) : [], word(format)],
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
