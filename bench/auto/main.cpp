// `--engine auto` against the best single engine, on the programs of tests/verdicts: how many questions each
// decides (proved or refuted), whether a verdict contradicts what the program expects, and how much longer
// auto takes than the fastest engine that decides. Programs are compiled beforehand; the time is that of the
// whole process. A question that only an engine answers `bounded` is not among the decided ones, but auto must
// say as much. usage: bench_auto [--jury PROGRAM] [--json FILE] [--seconds S] [--every N]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

#include "../table.h"
#include "questions.h"

namespace {

namespace fs = std::filesystem;
using namespace jury::bench;

// One question, all engines.
Row measure(const std::string& jury_program, const Question& question, const fs::path& input, int seconds) {
  std::map<std::string, Answer> answers;
  for (const auto& engine : question.engines)
    answers[engine] = ask(jury_program, question, input, engine, seconds);
  const Answer* best = nullptr;
  bool wrong = false;
  int strongest = 0;
  std::string measured;
  for (const auto& engine : question.engines) {
    const auto& answer = answers[engine];
    wrong = wrong || answer.verdict == "wrong" || contradicts(answer.verdict, question.expected);
    strongest = std::max(strongest, answer.strength());
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "%s%s %s %.2f s", measured.empty() ? "" : "; ", engine.c_str(),
                  answer.verdict.c_str(), answer.seconds);
    measured += text.data();
    const bool single = engine != "auto";
    if (single && answer.decides() && (!best || answer.seconds < best->seconds)) best = &answer;
  }
  const auto& chosen = answers["auto"];
  return {question.name,
          measured,
          question.expected,
          !wrong && chosen.verdict != "error" && chosen.strength() == strongest,
          chosen.seconds,
          {{"expected", question.expected},
           {"verdict", chosen.verdict},
           {"published_seconds", nullptr},
           {"wrong", wrong},
           {"best_seconds", best ? nlohmann::ordered_json(best->seconds) : nlohmann::ordered_json(nullptr)},
           {"decided", chosen.decides()}}};
}

void add_summary(std::vector<Row>& rows) {
  std::size_t best = 0, chosen = 0, wrong = 0;
  std::vector<double> ratios;
  for (const auto& row : rows) {
    wrong += row.extra.at("wrong").get<bool>() ? 1 : 0;
    if (row.extra.at("best_seconds").is_null()) continue;
    ++best;
    if (!row.extra.at("decided").get<bool>()) continue;
    ++chosen;
    ratios.push_back(row.seconds / row.extra.at("best_seconds").get<double>());
  }
  std::sort(ratios.begin(), ratios.end());
  const double share = best == 0 ? 1 : static_cast<double>(chosen) / static_cast<double>(best);
  const double median = ratios.empty() ? 0 : ratios[ratios.size() / 2];
  std::array<char, 160> text{};
  std::snprintf(text.data(), text.size(), "%zu of the %zu that the best engine decides (%.1f %%)", chosen,
                best, 100 * share);
  rows.push_back(
      {"auto decides", text.data(), "95 %", share >= 0.95, 0, {{"expected", ""}, {"verdict", ""}}});
  std::snprintf(text.data(), text.size(), "%zu", wrong);
  rows.push_back({"wrong verdicts", text.data(), "0", wrong == 0, 0, {{"expected", ""}, {"verdict", ""}}});
  std::snprintf(text.data(), text.size(), "%.2f times the best engine's time (median)", median);
  rows.push_back({"time", text.data(), "1.3 times", median <= 1.3, 0, {{"expected", ""}, {"verdict", ""}}});
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("--engine auto against the best single engine");
  std::string jury_program = "jury", file;
  int seconds = 10, every = 1;
  app.add_option("--jury", jury_program);
  app.add_option("--json", file);
  app.add_option("--seconds", seconds, "time limit of one question");
  app.add_option("--every", every, "ask each N-th question only")->check(CLI::PositiveNumber);
  CLI11_PARSE(app, argc, argv);
  try {
    std::vector<Row> rows;
    Compiled compiled(jury_program);
    const auto questions = all_questions();
    for (std::size_t i = 0; i < questions.size(); i += static_cast<std::size_t>(every)) {
      const auto& question = questions[i];
      rows.push_back(measure(jury_program, question, compiled.input_of(question), patience_for(question, seconds)));
    }
    add_summary(rows);
    print_markdown("The automatic choice of an engine", rows);
    if (!file.empty()) write_json(file, rows);
    return rows[rows.size() - 2].met ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_auto: %s\n", error.what());
    return 2;
  }
}
