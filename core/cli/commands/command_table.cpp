#include <array>
#include <string>

#include "commands/commands.hpp"

namespace nonet::cli {
namespace {

#define INKALA "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

constexpr auto solve_examples = std::to_array<Example>({
    {"nonet solve " INKALA, "the solution of a puzzle"},
    {"nonet solve grid.txt", "of a grid in a file, or of any other format in it"},
    {"nonet solve puzzles.txt --format json",
     "of each line, as JSON: source, line, puzzle, outcome, solution"},
    {"nonet solve --bad-lines mark < puzzles.txt", "with error in place of a missing answer"},
    {"nonet solve --engine dlx --stats puzzles.txt",
     "the figures of a search: nodes, guesses, memory, time"},
    {"nonet solve --engine strategy --stats --savings puzzles.txt",
     "and the nodes that each strategy saves"},
});
constexpr auto count_examples = std::to_array<Example>({
    {"nonet count drafts.txt", "the number of solutions of each puzzle, up to a million"},
    {"nonet count --limit 0 puzzles.txt", "all of them, however many there are"},
    {"nonet count --grids", "the number of all full grids"},
});
constexpr auto path_examples = std::to_array<Example>({
    {"nonet path grid.txt", "every step to the solution, and the level"},
    {"nonet path --explain --lang zh-CN grid.txt", "with the reason of each step, in Chinese"},
    {"nonet path --format library puzzles.txt", "as lines of HoDoKu's library"},
});
constexpr auto rate_examples = std::to_array<Example>({
    {"nonet rate grid.txt", "the numbers of Sudoku Explainer, and the hardest technique"},
    {"nonet rate --steps grid.txt", "with every move of its path"},
    {"nonet rate --time grid.txt", "and how long people need"},
    {"nonet rate --format serate puzzles.txt", "as Sudoku Explainer prints them"},
});
constexpr auto hint_examples = std::to_array<Example>({
    {"nonet hint grid.txt", "the easiest step"},
    {"nonet hint --explain pencil-marks.txt", "and why it follows, from a grid with pencil marks"},
    {"nonet hint --techniques usual,-uniqueness puzzles.txt",
     "without techniques that rest on a single solution"},
});
constexpr auto steps_examples = std::to_array<Example>({
    {"nonet steps grid.txt", "all steps that are possible now"},
    {"nonet steps --technique x-wing,als pencil-marks.txt", "those of some techniques"},
});
constexpr auto judge_examples = std::to_array<Example>({
    {"nonet judge --place r9c7=1 grid.txt", "whether a digit is right, and the step that says so"},
    {"nonet judge --remove \"r9c1<>1\" --link \"(1)r3c1 = (1)r1c3 - (1)r7c3 = (1)r7c1\" "
     "pencil-marks.txt",
     "whether a chain is a reason"},
});
constexpr auto techniques_examples = std::to_array<Example>({
    {"nonet techniques", "their ids, names, levels, scores and ratings"},
    {"nonet techniques --order sudokuwiki", "in the order of another program"},
});
constexpr auto cases_examples = std::to_array<Example>({
    {"nonet technique-cases library.txt", "whether each case passes, and how many do"},
});
constexpr auto convert_examples = std::to_array<Example>({
    {"nonet convert --to line puzzle.sdk", "81 characters of any file"},
    {"nonet convert --to sudokupad grid.txt", "a link to play it"},
    {"nonet convert --from csv --to sdm < big.csv", "one format to another"},
    {"nonet convert --list", "the formats, and the parts that each can carry"},
});
constexpr auto picture_examples = std::to_array<Example>({
    {"nonet picture page.png", "the givens of each board in a photo or screenshot"},
    {"nonet picture --format json page.png",
     "with entries, pencil marks, and how sure each cell is"},
    {"nonet picture --strict page.png | nonet solve", "the solution, where nothing was uncertain"},
    {"nonet picture --position - < page.png | nonet hint",
     "the next step of a game that somebody plays elsewhere"},
});
constexpr auto dlx_examples = std::to_array<Example>({
    {"nonet dlx puzzles.txt", "the size of each matrix"},
    {"nonet dlx --matrix " INKALA, "every row of one"},
});
constexpr auto generate_examples = std::to_array<Example>({
    {"nonet generate --level hard --symmetry rotate180 --count 3", "three hard puzzles"},
    {"nonet generate --technique xy-wing --seed today",
     "one for an XY-Wing beside singles, the same each time"},
    {"nonet generate --level easy --minutes 5..6", "one that takes people so long"},
    {"nonet generate --er 4.0..4.5 --format json",
     "one with this rating, its solution and techniques"},
});
constexpr auto grids_examples = std::to_array<Example>({
    {"nonet grids --count 3 --seed today", "three full grids, the same each time"},
    {"nonet grids --test --count 1000", "a test of how even they are"},
});
constexpr auto vary_examples = std::to_array<Example>({
    {"nonet vary --count 3 puzzles.txt", "three puzzles equivalent to each"},
    {"nonet vary --format json " INKALA, "one, and how it was made"},
});
constexpr auto minimise_examples = std::to_array<Example>({
    {"nonet minimise puzzles.txt", "each without its spare givens"},
    {"nonet minimise --redundant puzzles.txt", "the givens that could go alone"},
});
constexpr auto complete_examples = std::to_array<Example>({
    {"nonet complete drafts.txt", "each with the fewest givens added"},
});
constexpr auto ambiguous_examples = std::to_array<Example>({
    {"nonet ambiguous drafts.txt", "the cells in doubt, and their possible digits"},
});
constexpr auto bench_examples = std::to_array<Example>({
    {"nonet bench --engine band --seconds 0.1 puzzles.txt sets/",
     "the speed of an engine on files and folders"},
});
constexpr auto bench_logic_examples = std::to_array<Example>({
    {"nonet bench-logic puzzles.txt", "the time of paths, and of hints on them"},
});
constexpr auto help_examples = std::to_array<Example>({
    {"nonet help solve", "the same as nonet solve --help"},
});
constexpr auto man_examples = std::to_array<Example>({
    {"nonet man-page", "the manual page, for man"},
});
constexpr auto completions_examples = std::to_array<Example>({
    {"nonet completions bash", "a script with which bash completes commands and options"},
});

#undef INKALA

constexpr auto table = std::to_array<Command>({
    {"solve", "Print the solution of each puzzle, or none, multiple or budget", add_solve,
     solve_examples},
    {"count", "Print the number of solutions of each puzzle, or the number of all grids", add_count,
     count_examples},
    {"path", "Print the steps of logic from each position to its solution, or as far as they lead",
     add_path, path_examples},
    {"rate",
     "Print how hard each puzzle is: the rating of Sudoku Explainer 1.2.1, or of Sukaku Explainer",
     add_rate, rate_examples},
    {"hint", "Print the easiest step of logic at each position, or none or budget", add_hint,
     hint_examples},
    {"steps", "Print every step of logic at each position, easiest first", add_steps,
     steps_examples},
    {"judge", "Judge what a player proposes, and the links that were drawn as the reason",
     add_judge, judge_examples},
    {"techniques", "Print the techniques in the order of the search; rating is Sudoku Explainer's",
     add_techniques, techniques_examples},
    {"technique-cases", "Check techniques against the cases of a library in HoDoKu's format",
     add_technique_cases, cases_examples},
    {"convert", "Convert puzzles between formats: lines, grids, files and links of programs",
     add_convert, convert_examples},
    {"picture", "Print the puzzles in pictures: photos, scans and screenshots", add_picture,
     picture_examples},
    {"dlx", "Print the size of each puzzle's exact-cover matrix, or the matrix itself", add_dlx,
     dlx_examples},
    {"generate", "Make puzzles with exactly one solution", add_generate, generate_examples},
    {"grids", "Make full grids", add_grids, grids_examples},
    {"vary", "Print puzzles that are equivalent to each puzzle, by random symmetries", add_vary,
     vary_examples},
    {"minimise", "Remove spare givens from each puzzle until every given left is needed",
     add_minimise, minimise_examples},
    {"complete", "Add the fewest givens that leave each puzzle one solution", add_complete,
     complete_examples},
    {"ambiguous",
     "Print the cells in which the solutions of each puzzle differ, with their digits, or unique",
     add_ambiguous, ambiguous_examples},
    {"bench", "Measure engines: solve with proof of uniqueness, on one core, and check the answers",
     add_bench, bench_examples},
    {"bench-logic",
     "Measure human logic: the path of each puzzle, and a hint at each position on it",
     add_bench_logic, bench_logic_examples},
    {"help", "Print the help of a command, or this one", add_help, help_examples, false, true},
    {"man-page", "Print the manual page", add_man_page, man_examples, true, true},
    {"completions",
     "Print a script with which a shell completes commands, options and their values",
     add_completions, completions_examples, true, true},
});

}  // namespace

std::span<const Command> commands() {
  return table;
}

std::string_view exit_codes() {
  return "Exit code 0: everything was read and answered. Exit code 1: something failed. A line was "
         "bad; a file could not be read, or a result not be written; a puzzle did not fit its "
         "format, or had the wrong number of solutions; logic could not start; a picture had no "
         "board; a case of a technique failed; no puzzle could be made; or the benchmark found a "
         "wrong answer or nothing to measure. Exit code 2: bad usage. 130, 143, 129: it was ended "
         "by "
         "Ctrl+C, by SIGTERM, or with its terminal, and what was finished is written.";
}

std::string examples_text(const Command& command) {
  std::string text = "Examples:\n";
  for (const Example& example : command.examples)
    text.append("  ").append(example.line).append("\n      ").append(example.what).append("\n");
  return text;
}

}  // namespace nonet::cli
