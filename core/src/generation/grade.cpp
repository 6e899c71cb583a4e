#include "nonet/grade.hpp"

#include "find_by_id.hpp"
#include "nonet/table.hpp"

namespace nonet {
namespace {

/// See ratings_of; measured as core/docs/generator.md tells.
constexpr Table<Range, difficulty_count> ratings = {{
    {10, 12},
    {15, 23},
    {17, 40},
    {32, 73},
    {66, 83},
    {71, 90},
    {79, 120},
}};

std::vector<TechniqueCount> counts_of(const Path& path) {
  Table<int, technique_count> counts{};
  for (const Step& step : path.steps) ++counts[step.technique];
  std::vector<TechniqueCount> list;
  for (const TechniqueInfo& technique : techniques()) {
    const int count = counts[technique.technique];
    if (count > 0) list.push_back({technique.technique, count});
  }
  return list;
}

}  // namespace

std::optional<Difficulty> find_difficulty(std::string_view id) {
  return find_by_id<Difficulty>(id, difficulty_count);
}

Range ratings_of(Difficulty level) {
  return ratings[level];
}

std::optional<Grade> grade(const Grid& puzzle, const GradeOptions& options) {
  const Position start(puzzle);
  const Path way = path(start, {usual_techniques(), options.budget, options.keep_going});
  if (way.report.fault != PositionFault::none || way.end != SearchEnd::complete) return {};
  const Rating rating = rate(start, {options.budget, options.keep_going});
  if (rating.end != SearchEnd::complete) return {};
  Grade grade;
  grade.level = way.solved ? way.level : Difficulty::extreme;
  grade.score = way.score;
  grade.solved = way.solved;
  grade.techniques = counts_of(way);
  grade.er = rating.er;
  grade.ep = rating.ep;
  grade.ed = rating.ed;
  return grade;
}

}  // namespace nonet
