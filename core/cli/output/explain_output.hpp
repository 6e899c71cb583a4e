/// @file
/// `--explain`: what the page says of a step.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "nonet/explain.hpp"
#include "output/output.hpp"
#include "texts/texts.hpp"

namespace nonet::cli {

/// Whether steps are explained, and in which language.
struct ExplainChoice {
  bool explain = false;
  std::string language = "en";

  /// The texts of the chosen language, or nullptr.
  [[nodiscard]] const Texts* texts() const { return explain ? Texts::of(language) : nullptr; }
};

/// Adds `--explain` and `--lang`.
void add_explain(CLI::App& command, ExplainChoice& choice);

/// Writes the lines of a step's explanation below it, those that follow from a supposition further in. Nothing without
/// texts.
void write_told(const Texts* texts, const Step& step, const Board& board, Output& output);

/// The step as JSON, with its explanation where there are texts.
[[nodiscard]] Json json_of(const Step& step, const Board& board, const Texts* texts);

}  // namespace nonet::cli
