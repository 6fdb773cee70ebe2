// Another build of Jury beside this one, on the questions of tests/verdicts: whose verdicts differ, and how much
// processor time each takes. The two take turns, so that both see the same load; of each the least of so many runs
// counts. Processor time, not the clock: this is for machines that do other work too. An old build reads the old
// sources as they are today: a program that asks for something newer is an `error` of it, and not counted.
// usage: bench_beside --old PROGRAM [--jury PROGRAM] [--json FILE] [--engine E]... [--seconds S] [--every N]
//        [--first N] [--runs N] [--most RATIO]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

#include "../auto/questions.h"
#include "../table.h"

namespace {

using namespace jury::bench;

std::string format(const char* pattern, auto... values) {
  std::array<char, 200> text{};
  std::snprintf(text.data(), text.size(), pattern, values...);
  return text.data();
}

struct Sum {
  double processor_of_old = 0;
  double processor = 0;
  std::size_t questions = 0;
  std::size_t changed = 0;
  double ratio() const { return processor_of_old > 0 ? processor / processor_of_old : 1; }
};

struct Pair {
  Answer old;
  Answer now;
};

void keep_least(Answer& least, const Answer& answer, bool is_first) {
  if (is_first || answer.processor < least.processor) least = answer;
}

class Comparison {
 public:
  Comparison(std::string old_program, std::string program, int seconds, int runs)
      : old_program_(std::move(old_program)), program_(std::move(program)), seconds_(seconds), runs_(runs) {}

  void compare(const Question& question, const std::filesystem::path& input, const std::string& engine) {
    const int patience = patience_for(question, seconds_);
    Pair pair;
    for (int run = 0; run < runs_; ++run) {
      keep_least(pair.old, ask(old_program_, question, input, engine, patience), run == 0);
      keep_least(pair.now, ask(program_, question, input, engine, patience), run == 0);
    }
    if (pair.old.verdict == "error") return;
    auto& sum = sums_[engine];
    ++sum.questions;
    sum.processor_of_old += pair.old.processor;
    sum.processor += pair.now.processor;
    if (pair.old.verdict == pair.now.verdict) return;
    ++sum.changed;
    tell(question, engine, pair);
  }

  // The changed verdicts first, then the sums.
  std::vector<Row> rows(double most) const {
    auto all = changes_;
    for (const auto& [engine, sum] : sums_)
      all.push_back({"processor time, " + engine,
                     format("%.2f times: %.1f s, old %.1f s; %zu questions, %zu with another verdict", sum.ratio(),
                            sum.processor, sum.processor_of_old, sum.questions, sum.changed),
                     format("%.2f times", most),
                     sum.ratio() <= most,
                     sum.processor,
                     {{"ratio", sum.ratio()}, {"old_seconds", sum.processor_of_old}, {"changed", sum.changed}}});
    return all;
  }

 private:
  void tell(const Question& question, const std::string& engine, const Pair& pair) {
    const bool is_wrong = pair.now.verdict == "wrong" || contradicts(pair.now.verdict, question.expected);
    const bool is_lost = pair.now.strength() < pair.old.strength() && pair.old.verdict != "wrong" &&
                         !contradicts(pair.old.verdict, question.expected);
    changes_.push_back({question.name + ", " + engine,
                        format("%s %.2f s, old %s %.2f s", pair.now.verdict.c_str(), pair.now.processor,
                               pair.old.verdict.c_str(), pair.old.processor),
                        question.expected,
                        !is_wrong && !is_lost,
                        pair.now.processor,
                        {{"expected", question.expected}, {"verdict", pair.now.verdict}, {"old", pair.old.verdict}}});
  }

  std::string old_program_;
  std::string program_;
  int seconds_;
  int runs_;
  std::map<std::string, Sum> sums_;
  std::vector<Row> changes_;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("another build of Jury beside this one");
  std::string old_program, jury_program = "jury", file;
  std::vector<std::string> engines = {"auto"};
  int seconds = 10, every = 1, runs = 1, first = 0;
  double most = 1.1;
  app.add_option("--old", old_program, "the other build")->required()->check(CLI::ExistingFile);
  app.add_option("--jury", jury_program);
  app.add_option("--json", file);
  app.add_option("--engine", engines, "ask these, where a question is one for them");
  app.add_option("--seconds", seconds, "time limit of one question");
  app.add_option("--every", every, "ask each N-th question only")->check(CLI::PositiveNumber);
  app.add_option("--first", first, "the first question that is asked")->check(CLI::NonNegativeNumber);
  app.add_option("--runs", runs, "the least of so many")->check(CLI::PositiveNumber);
  app.add_option("--most", most, "the ratio that is still met");
  CLI11_PARSE(app, argc, argv);
  try {
    Comparison comparison(old_program, jury_program, seconds, runs);
    Compiled compiled(jury_program);
    const auto questions = all_questions();
    for (auto i = static_cast<std::size_t>(first); i < questions.size(); i += static_cast<std::size_t>(every))
      for (const auto& engine : engines)
        if (std::count(questions[i].engines.begin(), questions[i].engines.end(), engine) > 0)
          comparison.compare(questions[i], compiled.input_of(questions[i]), engine);
    const auto rows = comparison.rows(most);
    print_markdown("Beside " + old_program, rows);
    if (!file.empty()) write_json(file, rows);
    return std::all_of(rows.begin(), rows.end(), [](const Row& row) { return row.met; }) ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bench_beside: %s\n", error.what());
    return 2;
  }
}
