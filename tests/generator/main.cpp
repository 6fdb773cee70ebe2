// The command line of the generator:
//   jury-generate --seed N --count N --size N --features LIST --out DIR     writes programs
//   jury-generate --assert ... --out DIR                                    writes programs with asserts,
//   their classes and their truth jury-generate compare --jury PATH ...                                   JVM
//   against Jury's interpreter jury-generate validate ...                                              the
//   generator's own check, JVM only jury-generate shrink --seed N --check COMMAND --out FILE reduces one
//   program by a command of the user
#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <iostream>

#include "generator/assertions.h"
#include "generator/differential.h"
#include "generator/shrinker.h"
#include "generator/validation.h"
#include "generator/workshop.h"
#include "support/diagnostics.h"

namespace {

using namespace jury::generator;

struct Options {
  std::uint64_t seed = 1;
  int count = 1;
  int size = 3;
  std::string features = "all";
  std::string out;
  std::string jury = "jury";
  std::string failures = "generator-failures";
  std::string regressions;
  std::string check;
  std::string harness;
  int processes = 2;
  double seconds = 10;
  int shrink_limit = 5;
  bool statistics = false;
  bool assertions = false;
  int failing = 50;
};

Settings settings_of(const Options& options) {
  Settings settings;
  settings.seed = options.seed;
  settings.size = options.size;
  settings.failing = options.failing;
  settings.features = Features::parse(options.features);
  if (options.seed == 0) {
    auto now = std::chrono::system_clock::now().time_since_epoch();
    settings.seed =
        static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
    std::fprintf(stderr, "seed %llu\n", static_cast<unsigned long long>(settings.seed));
  }
  return settings;
}

std::filesystem::path harness_of(const Options& options) {
  return options.harness.empty() ? Harness::beside_program() : std::filesystem::path(options.harness);
}

int write_programs(const Options& options) {
  Settings settings = settings_of(options);
  for (int i = 0; i < options.count; ++i) {
    Generator generator(settings);
    std::string text = print(generator.program());
    if (options.out.empty())
      std::cout << text;
    else
      write_file(std::filesystem::path(options.out) / (generator.class_name() + ".java"), text);
    ++settings.seed;
  }
  return 0;
}

// Features that a verifier can be expected to decide about.
constexpr const char* assertion_features =
    "jumps,switches,exceptions,arrays,objects,records,enums,boxes,collections,iterators,views";

void write_assertion_program(const Options& options, Workshop& workshop, const AssertionProgram& program) {
  std::filesystem::path out = options.out;
  write_file(out / (program.class_name + ".java"), print(program.program));
  write_file(out / (program.class_name + ".json"), truth_json(program));
  std::filesystem::create_directories(out / "classes");
  std::filesystem::copy(
      workshop.classes_of(program.class_name), out / "classes" / program.class_name,
      std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
}

int write_assertion_programs(Options options) {
  if (options.out.empty()) throw jury::UserError("--assert needs --out");
  if (options.features == "all") options.features = assertion_features;
  Settings settings = settings_of(options);
  Workshop workshop(harness_of(options));
  int violated = 0;
  int exceptions = 0;
  int modifications = 0;
  for (int written = 0; written < options.count; ++settings.seed) {
    std::optional<AssertionProgram> program = make_assertion_program(workshop, settings);
    if (program) {
      write_assertion_program(options, workshop, *program);
      ++written;
      violated += program->truth.failing_assert.has_value();
      exceptions += !program->truth.exceptions.empty();
      modifications += program->truth.exceptions.count("java.util.ConcurrentModificationException") > 0;
    }
    workshop.clear();
  }
  std::printf(
      "%d programs, %d with a failing assert, %d with an uncaught exception, %d with a concurrent "
      "modification\n",
      options.count, violated, exceptions, modifications);
  return 0;
}

int compare_programs(const Options& options) {
  DifferentialOptions chosen;
  chosen.settings = settings_of(options);
  chosen.count = options.count;
  chosen.processes = options.processes;
  chosen.jury = options.jury;
  chosen.harness = harness_of(options);
  chosen.failures = options.failures;
  chosen.regressions = options.regressions;
  chosen.seconds = options.seconds;
  chosen.shrink_limit = options.shrink_limit;
  DifferentialResult result = run_differential(chosen);
  if (result.failed) std::printf("failures saved in %s\n", options.failures.c_str());
  std::printf("%d passed, %d failed\n", result.passed, result.failed);
  return result.failed ? 1 : 0;
}

int validate_programs(const Options& options) {
  ValidationOptions chosen;
  chosen.settings = settings_of(options);
  chosen.count = options.count;
  chosen.processes = options.processes;
  chosen.harness = harness_of(options);
  chosen.statistics = options.statistics;
  return validate(chosen) ? 1 : 0;
}

int shrink_program(const Options& options) {
  Settings settings = settings_of(options);
  Generator generator(settings);
  TemporaryDirectory directory;
  std::filesystem::path candidate = directory.path() / (generator.class_name() + ".java");
  StillFails still_fails = [&](const Node& program) {
    write_file(candidate, print(program));
    CommandResult result =
        run_command({"sh", "-c", options.check + " " + candidate.string()}, options.seconds);
    return !result.timed_out && result.exit_code == 0;
  };
  Node program = generator.program();
  if (!still_fails(program)) throw jury::UserError("the check does not hold for the program itself");
  Shrunk shrunk = shrink(std::move(program), still_fails);
  std::fprintf(stderr, "%d checks\n", shrunk.checks);
  if (options.out.empty())
    std::cout << print(shrunk.program);
  else
    write_file(options.out, print(shrunk.program));
  return 0;
}

void add_common_options(CLI::App& app, Options& options) {
  app.add_option("--seed", options.seed, "seed of the first program; 0: from the clock");
  app.add_option("--count", options.count, "number of programs")->check(CLI::PositiveNumber);
  app.add_option("--size", options.size, "size of a program")->check(CLI::Range(1, 20));
  app.add_option("--features", options.features,
                 "what programs may use: all, " + feature_names() + "; -name leaves one out");
  app.add_option("--out", options.out, "where to write programs");
  app.add_option("--harness", options.harness, "directory of the compiled JVM harness");
  app.add_option("--processes", options.processes, "workers")->check(CLI::Range(1, 64));
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app("Generates random Java programs and tests with them.");
  add_common_options(app, options);
  app.fallthrough();
  app.add_flag("--assert", options.assertions,
               "programs with asserts over small input domains, with the truth about them");
  app.add_option("--failing", options.failing,
                 "with --assert: per cent of programs with an assert that fails")
      ->check(CLI::Range(0, 100));
  CLI::App* compare = app.add_subcommand("compare", "run programs on the JVM and under `jury run`");
  compare->add_option("--jury", options.jury, "the jury program")->required();
  compare->add_option("--failures", options.failures, "where to save programs that differ");
  compare->add_option("--regressions", options.regressions, "saved programs to run first");
  compare->add_option("--seconds", options.seconds, "time limit for one run of jury");
  compare->add_option("--shrink", options.shrink_limit, "how many failures to shrink");
  CLI::App* validate_command = app.add_subcommand("validate", "check the generator itself on the JVM");
  validate_command->add_flag("--statistics", options.statistics,
                             "print how often what is generated and thrown");
  CLI::App* shrink_command = app.add_subcommand("shrink", "reduce the program of a seed");
  shrink_command
      ->add_option("--check", options.check,
                   "command; given the file of a candidate it exits with 0 while the bug is there")
      ->required();
  shrink_command->add_option("--seconds", options.seconds, "time limit for one check");
  for (CLI::App* command : {compare, validate_command, shrink_command}) command->fallthrough();
  CLI11_PARSE(app, argc, argv);
  if (compare->parsed()) return compare_programs(options);
  if (validate_command->parsed()) return validate_programs(options);
  if (shrink_command->parsed()) return shrink_program(options);
  return options.assertions ? write_assertion_programs(options) : write_programs(options);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const jury::UserError& error) {
    std::fprintf(stderr, "jury-generate: %s\n", error.what());
    return 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "jury-generate: internal error: %s\n", error.what());
    return 4;
  }
}
