// Properties in relational logic of generated methods on heaps (heap_programs.h): the relational engine, with
// calls by their specifications, against the bounded engine, which starts from other heaps and follows every
// call, and both against runs of the interpreter from sampled heaps. What one of them refutes the other must
// not hold for true, and what holds within the bounds must hold in every run from a heap within them.
// usage: relational_agreement [--count METHODS] [--seed S] [--states N] [--seconds N] [--share PERCENT]
//        [--failures DIR]
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "engine/relational/property_run.h"
#include "engine/relational/relational_engine.h"
#include "heap_programs.h"
#include "program/entries.h"
#include "spec/rel_parser.h"
#include "spec/rel_resolver.h"
#include "start/code_in_use.h"
#include "state_sampler.h"
#include "support/temporary_directory.h"

namespace {

using namespace jury;
using engine::Verdict;

constexpr int methods_of_a_program = 10;
constexpr agreement::StateBounds within{2, 2, 12, false};
// Two boxes and two of the subclass: no loop over them is longer.
constexpr std::uint32_t loops = 4;

struct Settings {
  std::uint64_t seed = 1;
  int count = 100;
  int states = 60;
  double seconds = 60;
  int share = 0;  // percent of the answers that must not be `undecided`
  std::string failures = "agreement-failures";
};

struct Counts {
  int methods = 0, properties = 0;
  int agree = 0;       // the same answer of both engines, not `undecided`
  int undecided = 0;   // one of them, or both
  int refuted = 0;     // by both
  int by_run = 0;      // properties that some run violates
  int by_summary = 0;  // answered with the specification of the method alone
  int wrong = 0;
};

// The postconditions that some run from a heap within the bounds violates.
std::set<std::string> violated_in_runs(program::Workspace& workspace, const ir::Method& entry,
                                       const spec::RelFile& file, const spec::RelMethod& method,
                                       const Settings& settings) {
  logic::relational::Builder builder;
  encode::ProgramVocabulary vocabulary(workspace, entry, builder);
  const auto conditions = spec::resolve_rel(file, method, vocabulary, builder);
  trace::Options options;
  options.step_limit = 20'000;
  trace::Interpreter interpreter(workspace.program(), options);
  agreement::StateSampler sampler(workspace, entry, interpreter, settings.seed);
  const auto classes = start::code_in_use(workspace, entry).classes;
  std::set<std::string> violated;
  for (int i = 0; i < settings.states; ++i) {
    interpreter.reset();
    // As in the engines: what the code uses is initialised.
    for (const auto& name : classes) interpreter.initialize(name);
    const auto arguments = sampler.sample(within);
    const auto objects = sampler.objects();
    engine::PropertyRun run(workspace, entry, interpreter, arguments, objects, vocabulary.relations());
    if (!run.run().returned()) continue;
    const auto instance = run.instance(vocabulary.relations());
    auto evaluator = run.evaluator(instance);
    if (!evaluator.holds(conditions.preconditions.front().formula)) continue;
    for (const auto& condition : conditions.postconditions)
      if (!evaluator.holds(condition.formula)) violated.insert(condition.name);
  }
  return violated;
}

std::vector<engine::Result> ask(program::Workspace& workspace, const ir::Method& entry,
                                const spec::RelFile& file, const spec::RelMethod& method, engine::Heaps heaps,
                                const Settings& settings) {
  engine::Limits limits;
  limits.objects = within.objects;
  limits.loops = loops;
  limits.seconds = settings.seconds;
  limits.start = std::chrono::steady_clock::now();
  const engine::Problem problem{workspace, entry, {engine::Property::User}, limits};
  const auto calls = heaps == engine::Heaps::any ? engine::Calls::refine : engine::Calls::in_place;
  return engine::RelationalEngine(file, method, calls, heaps).run(problem);
}

bool holds(const engine::Result& result) {
  return result.verdict == Verdict::Proved || result.verdict == Verdict::Bounded;
}

// False when the answers contradict each other or a run.
bool count_answers(const engine::Result& relational, const engine::Result& bounded, bool violated,
                   Counts& counts) {
  ++counts.properties;
  const bool one_open = relational.verdict == Verdict::Undecided || bounded.verdict == Verdict::Undecided;
  counts.undecided += one_open ? 1 : 0;
  counts.by_run += violated ? 1 : 0;
  const auto summary = relational.statistics.find("only_summary");
  if (summary != relational.statistics.end() && summary->second > 0) ++counts.by_summary;
  const bool wrong = (!one_open && holds(relational) != holds(bounded)) ||
                     (violated && (holds(relational) || holds(bounded)));
  if (!wrong) {
    counts.agree += one_open ? 0 : 1;
    counts.refuted += !one_open && !holds(bounded) ? 1 : 0;
    return true;
  }
  ++counts.wrong;
  std::printf("WRONG: %s of %s: relational %s, bounded %s%s\n", relational.name.c_str(),
              relational.method.c_str(), std::string(name_of(relational.verdict)).c_str(),
              std::string(name_of(bounded.verdict)).c_str(), violated ? ", violated in a run" : "");
  return false;
}

void compare_program(std::uint64_t seed, const Settings& settings, Counts& counts) {
  const TemporaryDirectory directory("jury-agreement-");
  const auto program = agreement::heap_program(seed, methods_of_a_program);
  program::Inputs inputs;
  inputs.paths.push_back(directory.path() / "Heap.java");
  std::ofstream(inputs.paths.back()) << program.java;
  program::Workspace workspace(inputs);
  const auto file = spec::parse_rel(program.rel, "Heap.rel");
  bool good = true;
  for (const auto& method : file.methods) {
    const auto& entry =
        *program::find_entries(workspace, method.class_name + "." + method.method_name).front();
    const auto relational = ask(workspace, entry, file, method, engine::Heaps::any, settings);
    const auto bounded = ask(workspace, entry, file, method, engine::Heaps::reachable, settings);
    const auto violated = violated_in_runs(workspace, entry, file, method, settings);
    ++counts.methods;
    for (std::size_t i = 0; i < relational.size(); ++i)
      good &= count_answers(relational[i], bounded[i], violated.contains(relational[i].name), counts);
  }
  if (good) return;
  const auto saved = std::filesystem::path(settings.failures) / ("relational" + std::to_string(seed));
  std::filesystem::create_directories(saved);
  std::ofstream(saved / "Heap.java") << program.java;
  std::ofstream(saved / "Heap.rel") << program.rel;
  std::printf("saved in %s\n", saved.string().c_str());
}

void print(const Counts& counts) {
  std::printf(
      "%d methods, %d properties, %d violated in some run: %d answered alike (%d refuted, %d by the "
      "specification of the method), %d undecided by one or both; %d wrong\n",
      counts.methods, counts.properties, counts.by_run, counts.agree, counts.refuted, counts.by_summary,
      counts.undecided, counts.wrong);
  std::fflush(stdout);
}

int run(const Settings& settings) {
  Counts counts;
  for (int done = 0; done < settings.count; done += methods_of_a_program) {
    compare_program(settings.seed + static_cast<std::uint64_t>(done / methods_of_a_program), settings,
                    counts);
    if (done % 100 == 0) print(counts);
  }
  print(counts);
  const bool enough = counts.agree * 100 >= settings.share * counts.properties;
  if (!enough) std::printf("too few properties were answered by both\n");
  return counts.wrong == 0 && enough ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The engines relational and bounded and the interpreter on properties of heaps");
  Settings settings;
  app.add_option("--seed", settings.seed);
  app.add_option("--count", settings.count, "generated methods");
  app.add_option("--states", settings.states, "sampled for each method");
  app.add_option("--seconds", settings.seconds, "time limit of one check");
  app.add_option("--share", settings.share, "percent of the properties that both must answer");
  app.add_option("--failures", settings.failures);
  CLI11_PARSE(app, argc, argv);
  try {
    return run(settings);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "relational_agreement: %s\n", error.what());
    return 2;
  }
}
