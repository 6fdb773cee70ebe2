// Generated programs over collections and iterators: what the PDR engine proves must hold in every run of the
// interpreter, all choices tried. A program that was proved although a run throws is saved. Every other
// program is asked for concurrent modification, the rest for the further properties in turn. Limits are of
// processor time, so that a busy machine gives the same answers; too few answers are a failure, too.
// usage: pdr_agreement [--count N] [--seed S] [--seconds N] [--least PERCENT] [--failures DIR] [--print]
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "check/pdr_certificate.h"
#include "encode/epr/translator.h"
#include "engine/pdr/search.h"
#include "iterator_programs.h"
#include "program/entries.h"
#include "support/diagnostics.h"
#include "support/temporary_directory.h"
#include "trace/interpreter.h"
#include "trace/observer.h"

namespace {

using namespace jury;

constexpr double patience = 3;  // for the certificate, in searches

enum class Answer : std::uint8_t { Proved, Possible, Limit, Unsupported };

using encode::epr::Goal;

Goal goal_of(std::uint64_t seed) {
  constexpr Goal others[] = {Goal::NoSuchElement, Goal::IllegalState, Goal::Unmodifiable};
  return seed % 2 == 0 ? Goal::ConcurrentModification : others[seed / 2 % 3];
}

Answer ask(program::Workspace& workspace, const ir::Method& entry, Goal goal, double seconds) {
  try {
    logic::TermManager terms;
    const auto transitions = encode::epr::translate(terms, workspace, entry, true, goal);
    engine::pdr::SearchLimits limits;
    limits.seconds = seconds;
    limits.processor_time = true;
    const auto found = engine::pdr::search(terms, transitions, limits);
    if (found.end == engine::pdr::SearchEnd::AbstractCounterexample) return Answer::Possible;
    if (found.end == engine::pdr::SearchEnd::Limit) return Answer::Limit;
    return check::check_summaries(terms, transitions, found.summaries, patience * seconds, Clock::Processor)
                   .valid
               ? Answer::Proved
               : Answer::Limit;
  } catch (const Unsupported&) {
    return Answer::Unsupported;
  }
}

class Watcher : public trace::Observer {
 public:
  Watcher(program::Program& program, const trace::Interpreter& interpreter, Goal goal)
      : program_(program), interpreter_(interpreter), goal_(goal) {}
  void thrown(const trace::FrameView&, const trace::Object& exception) override {
    std::string name = interpreter_.class_name(exception);
    std::ranges::replace(name, '.', '/');
    seen_ = seen_ || program_.is_subclass(Symbol(name), exception_of(goal_));
  }
  bool seen() const { return seen_; }

 private:
  program::Program& program_;
  const trace::Interpreter& interpreter_;
  Goal goal_;
  bool seen_ = false;
};

// Whether some run throws, caught or not.
bool throws(program::Workspace& workspace, const ir::Method& entry, Goal goal) {
  trace::Options options;
  options.step_limit = 20'000;
  options.seconds = 2;
  trace::Interpreter interpreter(workspace.program(), options);
  trace::ExhaustiveChoices choices({});
  for (int runs = 0; runs < 200; ++runs) {
    interpreter.reset();
    interpreter.set_choices(&choices);
    choices.restart();
    Watcher watcher(workspace.program(), interpreter, goal);
    interpreter.set_observer(&watcher);
    interpreter.run_main(entry, {});
    interpreter.set_observer(nullptr);
    if (watcher.seen()) return true;
    if (!choices.advance()) return false;
  }
  return false;
}

struct Counts {
  int answers[4] = {};
  int throwing = 0;
  int wrong = 0;
};

void write(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file) << text;
}

void compare(std::uint64_t first, int count, double seconds, const std::string& failures, Counts& counts) {
  const TemporaryDirectory directory("jury-agreement-");
  program::Inputs inputs;
  for (int i = 0; i < count; ++i) {
    const auto name = "P" + std::to_string(first + static_cast<std::uint64_t>(i));
    inputs.paths.push_back(directory.path() / (name + ".java"));
    write(inputs.paths.back(), agreement::iterator_program(name, first + static_cast<std::uint64_t>(i)));
  }
  program::Workspace workspace(inputs);
  for (const auto* entry : program::find_mains(workspace)) {
    const auto goal = goal_of(std::stoull(entry->owner.text().substr(1)));
    const auto answer = ask(workspace, *entry, goal, seconds);
    const bool violated = throws(workspace, *entry, goal);
    ++counts.answers[static_cast<int>(answer)];
    counts.throwing += violated ? 1 : 0;
    if (answer != Answer::Proved || !violated) continue;
    ++counts.wrong;
    const auto name = entry->owner.text() + ".java";
    std::printf("WRONG: %s is proved, but a run throws %s\n", name.c_str(),
                exception_of(goal).text().c_str());
    std::filesystem::create_directories(failures);
    std::filesystem::copy_file(directory.path() / name, std::filesystem::path(failures) / name,
                               std::filesystem::copy_options::overwrite_existing);
  }
}

void print(int count, const Counts& counts) {
  std::printf(
      "%d programs, %d of them throw: %d proved, %d with an abstract counterexample, %d limits, %d not "
      "modelled; %d wrong\n",
      count, counts.throwing, counts.answers[0], counts.answers[1], counts.answers[2], counts.answers[3],
      counts.wrong);
  std::fflush(stdout);
}

int run(std::uint64_t seed, int count, double seconds, double least, const std::string& failures) {
  constexpr int batch = 50;
  Counts counts;
  for (int done = 0; done < count;) {
    const int size = std::min(batch, count - done);
    compare(seed + static_cast<std::uint64_t>(done), size, seconds, failures, counts);
    print(done += size, counts);
  }
  const double answered = 100.0 * (counts.answers[0] + counts.answers[1]) / count;
  if (answered < least)
    std::printf("TOO FEW: %.0f of 100 programs are answered, %.0f are asked for\n", answered, least);
  return counts.wrong == 0 && answered >= least ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The PDR engine against the interpreter");
  std::uint64_t seed = 1;
  int count = 100;
  double seconds = 2, least = 0;
  std::string failures = "agreement-failures";
  bool print = false;
  app.add_option("--seed", seed);
  app.add_option("--count", count);
  app.add_option("--failures", failures);
  app.add_option("--seconds", seconds, "processor time of one search");
  app.add_option("--least", least, "answers that there must be, of 100 programs");
  app.add_flag("--print", print, "print the program of the seed");
  CLI11_PARSE(app, argc, argv);
  try {
    if (!print) return run(seed, count, seconds, least, failures);
    std::fputs(agreement::iterator_program("P" + std::to_string(seed), seed).c_str(), stdout);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "pdr_agreement: %s\n", error.what());
    return 2;
  }
  return 0;
}
