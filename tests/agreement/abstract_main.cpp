// Whole programs with loops (loop_programs.h): what the abstraction engine proves must hold in every run of
// the interpreter, as far as they are tried; what it refutes the interpreter has confirmed. A program that
// was proved although a run violates the assertion is saved. Half of the programs are checked without
// unrolling, so that the invariants have to do it. usage: abstract_agreement [--count N] [--seed S]
// [--seconds N] [--share PERCENT] [--failures DIR] [--print]
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "engine/abstract/abstract_engine.h"
#include "loop_programs.h"
#include "program/entries.h"
#include "support/temporary_directory.h"
#include "trace/interpreter.h"

namespace {

using namespace jury;
using engine::Property;
using engine::Verdict;

struct Settings {
  std::uint64_t seed = 1;
  int count = 100;
  double seconds = 20;
  int share = 0;  // percent of the programs that must not be undecided
  std::string failures = "agreement-failures";
};

struct Counts {
  int verdicts[4] = {};
  int violated = 0;
  int wrong = 0;
};

// Whether some run of those tried fails its assertion.
bool fails(program::Workspace& workspace, const ir::Method& entry) {
  constexpr int most_runs = 400;
  trace::Options options;
  options.step_limit = 50'000;
  options.seconds = 2;
  trace::Interpreter interpreter(workspace.program(), options);
  trace::ExhaustiveChoices all({});
  for (int runs = 0; runs < most_runs; ++runs) {
    trace::RandomChoices some(static_cast<std::uint64_t>(runs));
    const bool random = runs % 2 == 1;
    interpreter.reset();
    interpreter.set_choices(random ? static_cast<trace::ChoiceSource*>(&some) : &all);
    if (!random) all.restart();
    const auto outcome = interpreter.run_main(entry, {});
    if (outcome.ending == trace::Ending::Uncaught && outcome.exception_class == "java.lang.AssertionError")
      return true;
    if (!random && !all.advance()) return false;
  }
  return false;
}

void compare(std::uint64_t seed, const Settings& settings, Counts& counts) {
  const TemporaryDirectory directory("jury-agreement-");
  const auto name = "P" + std::to_string(seed);
  program::Inputs inputs;
  inputs.paths.push_back(directory.path() / (name + ".java"));
  std::ofstream(inputs.paths.back()) << agreement::loop_program(name, seed);
  program::Workspace workspace(inputs);
  const auto& entry = *program::find_mains(workspace).front();
  engine::Problem problem{workspace, entry, {Property::Assert}, {}};
  problem.limits.seconds = settings.seconds;
  if (seed % 2 == 0) problem.without = {"unrolling"};
  const auto result = engine::AbstractEngine().run(problem).front();
  const bool violated = fails(workspace, entry);
  ++counts.verdicts[static_cast<int>(engine::Verdict(result.verdict))];
  counts.violated += violated ? 1 : 0;
  if (result.verdict != Verdict::Proved || !violated) return;
  ++counts.wrong;
  std::printf("WRONG: %s is proved, but a run violates it\n", name.c_str());
  std::filesystem::create_directories(settings.failures);
  std::filesystem::copy_file(inputs.paths.back(), std::filesystem::path(settings.failures) / (name + ".java"),
                             std::filesystem::copy_options::overwrite_existing);
}

int run(const Settings& settings) {
  Counts counts;
  for (int i = 0; i < settings.count; ++i)
    compare(settings.seed + static_cast<std::uint64_t>(i), settings, counts);
  const int answered = settings.count - counts.verdicts[static_cast<int>(Verdict::Undecided)];
  std::printf("%d programs, %d violated in some run: %d proved, %d refuted, %d undecided; %d wrong\n",
              settings.count, counts.violated, counts.verdicts[static_cast<int>(Verdict::Proved)],
              counts.verdicts[static_cast<int>(Verdict::Refuted)],
              counts.verdicts[static_cast<int>(Verdict::Undecided)], counts.wrong);
  const bool enough = answered * 100 >= settings.share * settings.count;
  if (!enough) std::printf("only %d were answered\n", answered);
  return counts.wrong == 0 && enough ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The abstraction engine against the interpreter");
  Settings settings;
  bool print_program = false;
  app.add_option("--seed", settings.seed);
  app.add_option("--count", settings.count);
  app.add_option("--seconds", settings.seconds, "time limit of one check");
  app.add_option("--share", settings.share, "percent of the programs that must be answered");
  app.add_option("--failures", settings.failures);
  app.add_flag("--print", print_program, "print the program of the seed");
  CLI11_PARSE(app, argc, argv);
  try {
    if (!print_program) return run(settings);
    std::fputs(agreement::loop_program("P" + std::to_string(settings.seed), settings.seed).c_str(), stdout);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "abstract_agreement: %s\n", error.what());
    return 2;
  }
  return 0;
}
