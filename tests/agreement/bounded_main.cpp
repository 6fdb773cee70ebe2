// Methods checked from any state: what the bounded engine says of generated ones (state_programs.h) against
// runs of the interpreter from sampled states. `proved` must hold from every state, `bounded` from those
// within the bounds; `refuted` needs no comparison, since the interpreter has confirmed it. A method of which
// something is said that a run contradicts is saved.
// usage: bounded_agreement [--count N] [--seed S] [--states N] [--seconds N] [--share PERCENT] [--failures
// DIR] [--print]
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>

#include "engine/bounded/bounded_engine.h"
#include "engine/bounded/precondition_watch.h"
#include "engine/bounded/violations.h"
#include "program/entries.h"
#include "state_programs.h"
#include "state_sampler.h"
#include "support/temporary_directory.h"
#include "trace/interpreter.h"
#include "trace/observer.h"

namespace {

using namespace jury;
using engine::Property;
using engine::Verdict;

constexpr Property properties[] = {Property::Assert, Property::Exceptions, Property::Contract};
constexpr agreement::StateBounds within{.objects = 2, .length = 4, .any_object = true};
constexpr agreement::StateBounds beyond{.objects = 5, .length = 12, .any_object = true};

struct Settings {
  std::uint64_t seed = 1;
  int count = 100;
  int states = 300;
  double seconds = 20;
  int share = 0;  // percent of the answers that must not be `undecided`
  std::string failures = "agreement-failures";
};

struct Counts {
  int verdicts[4] = {};
  int violated = 0;  // properties that some run violates
  int wrong = 0;
  int missed = 0;  // held by the engine to be unknown, violated in a run within the bounds
};

// Which properties some run violates, from states within the bounds and from larger ones.
struct Truth {
  std::set<Property> within;
  std::set<Property> beyond;
};

// What other methods did to the static state before: at most `times` of it.
void disturb(trace::Interpreter& interpreter, const ir::Class& cls, std::mt19937_64& random, unsigned times) {
  const auto* method = cls.find_method(Symbol("disturb"), Symbol("(II)V"));
  for (unsigned i = 0; method && i < random() % (times + 1); ++i) {
    const trace::Value arguments[] = {trace::Value::of(static_cast<std::int32_t>(random() % 5)),
                                      trace::Value::of(static_cast<std::int32_t>(random() % 4))};
    interpreter.run(*method, arguments);
  }
}

Truth truth_of(program::Workspace& workspace, const ir::Method& entry, const Settings& settings) {
  trace::Options options;
  options.step_limit = 200'000;
  trace::Interpreter interpreter(workspace.program(), options);
  agreement::StateSampler sampler(workspace, entry, interpreter, settings.seed);
  trace::Observer nobody;
  std::mt19937_64 random(settings.seed);
  Truth truth;
  for (int i = 0; i < settings.states; ++i) {
    const bool inside = i % 3 != 0;
    interpreter.reset();
    const auto arguments = sampler.sample(inside ? within : beyond);
    disturb(interpreter, workspace.program().get_class(entry.owner), random, inside ? 2 : 9);
    engine::PreconditionWatch watch(workspace, interpreter, nobody);
    if (watch.refusing(entry, arguments)) continue;
    const auto outcome = interpreter.run(entry, arguments);
    if (outcome.ending != trace::Ending::Uncaught) continue;
    std::string name = outcome.exception_class;
    std::replace(name.begin(), name.end(), '.', '/');
    for (const auto property : properties)
      if (engine::violates(workspace.program(), property, Symbol(name)))
        (inside ? truth.within : truth.beyond).insert(property);
  }
  return truth;
}

engine::Limits limits_of(const Settings& settings) {
  engine::Limits limits;
  limits.objects = within.objects;
  limits.loops = within.length;
  limits.seconds = settings.seconds;
  limits.start = std::chrono::steady_clock::now();
  return limits;
}

void compare(program::Workspace& workspace, const ir::Method& entry, const Settings& settings,
             const std::filesystem::path& source, Counts& counts) {
  const engine::Problem problem{
      workspace, entry, {std::begin(properties), std::end(properties)}, limits_of(settings)};
  const auto results = engine::BoundedEngine().run(problem);
  const auto truth = truth_of(workspace, entry, settings);
  for (const auto& result : results) {
    ++counts.verdicts[static_cast<int>(engine::Verdict(result.verdict))];
    const bool inside = truth.within.contains(result.property);
    const bool anywhere = inside || truth.beyond.contains(result.property);
    counts.violated += anywhere ? 1 : 0;
    if (result.verdict == Verdict::Undecided && inside) ++counts.missed;
    const bool wrong =
        (result.verdict == Verdict::Proved && anywhere) || (result.verdict == Verdict::Bounded && inside);
    if (!wrong) continue;
    ++counts.wrong;
    std::printf("WRONG: %s of %s is %s, but a run violates it\n",
                std::string(name_of(result.property)).c_str(), entry.owner.text().c_str(),
                std::string(name_of(result.verdict)).c_str());
    std::filesystem::create_directories(settings.failures);
    std::filesystem::copy_file(source, std::filesystem::path(settings.failures) / source.filename(),
                               std::filesystem::copy_options::overwrite_existing);
  }
}

void compare_batch(std::uint64_t first, int count, const Settings& settings, Counts& counts) {
  const TemporaryDirectory directory("jury-agreement-");
  program::Inputs inputs;
  inputs.specifications = true;
  for (int i = 0; i < count; ++i) {
    const auto seed = first + static_cast<std::uint64_t>(i);
    const auto name = "P" + std::to_string(seed);
    inputs.paths.push_back(directory.path() / (name + ".java"));
    std::ofstream(inputs.paths.back()) << agreement::state_program(name, seed);
  }
  program::Workspace workspace(inputs);
  for (const auto& error : workspace.contracts().errors) throw std::runtime_error(error);
  for (const auto& path : inputs.paths) {
    const auto entries = program::find_entries(workspace, path.stem().string() + ".step");
    compare(workspace, *entries.front(), settings, path, counts);
  }
}

void print(int count, const Counts& counts) {
  std::printf(
      "%d methods, %d properties violated in some run: %d proved, %d bounded, %d refuted, %d undecided (%d "
      "of "
      "them violated within the bounds); %d wrong\n",
      count, counts.violated, counts.verdicts[0], counts.verdicts[1], counts.verdicts[2], counts.verdicts[3],
      counts.missed, counts.wrong);
  std::fflush(stdout);
}

// Fails when something is wrong, or when too little was answered, proved or refuted for that to mean
// anything.
int run(const Settings& settings) {
  constexpr int batch = 10;  // compiled together; the static fields of all of them are part of a state
  Counts counts;
  for (int done = 0; done < settings.count;) {
    const int size = std::min(batch, settings.count - done);
    compare_batch(settings.seed + static_cast<std::uint64_t>(done), size, settings, counts);
    print(done += size, counts);
  }
  const int answers = settings.count * static_cast<int>(std::size(properties));
  const int given = answers - counts.verdicts[static_cast<int>(Verdict::Undecided)];
  const bool enough = given * 100 >= settings.share * answers;
  if (!enough) std::printf("only %d of %d properties were answered\n", given, answers);
  return counts.wrong == 0 && enough ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("The bounded engine against the interpreter, from any state");
  Settings settings;
  bool print_program = false;
  app.add_option("--seed", settings.seed);
  app.add_option("--count", settings.count);
  app.add_option("--states", settings.states, "sampled for each method");
  app.add_option("--seconds", settings.seconds, "time limit of one check");
  app.add_option("--share", settings.share, "percent of the properties that must be answered");
  app.add_option("--failures", settings.failures);
  app.add_flag("--print", print_program, "print the method of the seed");
  CLI11_PARSE(app, argc, argv);
  try {
    if (!print_program) return run(settings);
    std::fputs(agreement::state_program("P" + std::to_string(settings.seed), settings.seed).c_str(), stdout);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "bounded_agreement: %s\n", error.what());
    return 2;
  }
  return 0;
}
