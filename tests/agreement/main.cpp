// Generated programs over collections and iterators: what the PDR engine proves must hold in every run of the
// interpreter, all choices tried. A program that was proved although a run throws is saved.
// usage: pdr_agreement [--count N] [--seed S] [--seconds N] [--failures DIR] [--print]
#include <CLI/CLI.hpp>
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

enum class Answer : std::uint8_t { Proved, Possible, Limit, Unsupported };

Answer ask(program::Workspace& workspace, const ir::Method& entry, double seconds) {
  try {
    logic::TermManager terms;
    const auto transitions = encode::epr::translate(terms, workspace, entry, true);
    engine::pdr::SearchLimits limits;
    limits.seconds = seconds;
    const auto found = engine::pdr::search(terms, transitions, limits);
    if (found.end == engine::pdr::SearchEnd::AbstractCounterexample) return Answer::Possible;
    if (found.end == engine::pdr::SearchEnd::Limit) return Answer::Limit;
    return check::check_summaries(terms, transitions, found.summaries, seconds).valid ? Answer::Proved
                                                                                      : Answer::Limit;
  } catch (const Unsupported&) {
    return Answer::Unsupported;
  }
}

class Watcher : public trace::Observer {
 public:
  explicit Watcher(const trace::Interpreter& interpreter) : interpreter_(interpreter) {}
  void thrown(const trace::FrameView&, const trace::Object& exception) override {
    seen_ = seen_ || interpreter_.class_name(exception) == "java.util.ConcurrentModificationException";
  }
  bool seen() const { return seen_; }

 private:
  const trace::Interpreter& interpreter_;
  bool seen_ = false;
};

// Whether some run throws, caught or not.
bool throws(program::Workspace& workspace, const ir::Method& entry) {
  trace::Options options;
  options.step_limit = 20'000;
  options.seconds = 2;
  trace::Interpreter interpreter(workspace.program(), options);
  trace::ExhaustiveChoices choices({});
  for (int runs = 0; runs < 200; ++runs) {
    interpreter.reset();
    interpreter.set_choices(&choices);
    choices.restart();
    Watcher watcher(interpreter);
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
    const auto answer = ask(workspace, *entry, seconds);
    const bool violated = throws(workspace, *entry);
    ++counts.answers[static_cast<int>(answer)];
    counts.throwing += violated ? 1 : 0;
    if (answer != Answer::Proved || !violated) continue;
    ++counts.wrong;
    const auto name = entry->owner.text() + ".java";
    std::printf("WRONG: %s is proved, but a run throws\n", name.c_str());
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

int run(std::uint64_t seed, int count, double seconds, const std::string& failures) {
  constexpr int batch = 50;
  Counts counts;
  for (int done = 0; done < count;) {
    const int size = std::min(batch, count - done);
    compare(seed + static_cast<std::uint64_t>(done), size, seconds, failures, counts);
    print(done += size, counts);
  }
  return counts.wrong == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The PDR engine against the interpreter");
  std::uint64_t seed = 1;
  int count = 100;
  double seconds = 2;
  std::string failures = "agreement-failures";
  bool print = false;
  app.add_option("--seed", seed);
  app.add_option("--count", count);
  app.add_option("--failures", failures);
  app.add_option("--seconds", seconds, "time limit of one search");
  app.add_flag("--print", print, "print the program of the seed");
  CLI11_PARSE(app, argc, argv);
  try {
    if (!print) return run(seed, count, seconds, failures);
    std::fputs(agreement::iterator_program("P" + std::to_string(seed), seed).c_str(), stdout);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "pdr_agreement: %s\n", error.what());
    return 2;
  }
  return 0;
}
