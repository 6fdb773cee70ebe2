// Summaries against the interpreter: methods of generated programs (heap_programs.h), or of the programs that
// are given, run from sampled heaps; every run that returns must lie within what the summary of the method
// says (summary_check.h).
// usage: summary_agreement [--count METHODS] [--seed S] [--states N] [--share PERCENT] [--failures DIR]
//        [--print] [INPUT...]
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "heap_programs.h"
#include "state_sampler.h"
#include "summary_check.h"
#include "support/diagnostics.h"
#include "support/temporary_directory.h"

namespace {

using namespace jury;

constexpr int methods_of_a_program = 10;

struct Settings {
  std::uint64_t seed = 1;
  int count = 100;
  int states = 60;
  int share = 0;  // percent of the methods that must have a summary and have returned
  std::string failures = "agreement-failures";
  std::vector<std::string> inputs;
};

struct Counts {
  int methods = 0, known = 0, returned = 0;  // methods; with a summary; of which some run returned
  long runs = 0, claims = 0;                 // runs that returned; things that were to hold of them
  int wrong = 0;                             // methods
};

agreement::StateBounds bounds_of(int state) {
  const bool small = state % 3 != 0;
  agreement::StateBounds bounds;
  bounds.objects = small ? 2 : 4;
  bounds.null_in = 8;
  bounds.null_elements = state % 4 == 0;
  return bounds;
}

void report(const ir::Method& method, const engine::MethodSummary& summary, const engine::PropertyRun& run,
            const std::vector<std::string>& broken) {
  std::printf("WRONG: %s:", method.display().c_str());
  for (const auto& claim : broken) std::printf(" %s;", claim.c_str());
  std::printf("\n%s", to_text(method, summary).c_str());
  const auto& relations = run.relations();
  for (const auto* heap : {&run.before(), &run.after()}) {
    std::printf("%s:\n", heap == &run.before() ? "before" : "after");
    for (const auto& [name, value] : heap->roots)
      if (name != "object")
        std::printf("  %s = %s\n", name.c_str(), relations.describe(*heap, value).c_str());
    for (const auto& line : relations.describe(*heap, heap->roots.size()))
      std::printf("  %s\n", line.c_str());
  }
}

// False when some run contradicts the summary.
bool holds_in_runs(program::Workspace& workspace, const ir::Method& method, engine::Summarizer& summarizer,
                   logic::relational::Builder& builder, const Settings& settings, Counts& counts) {
  const agreement::SummaryCheck check(workspace, summarizer, builder, method);
  trace::Options options;
  options.step_limit = 20'000;
  trace::Interpreter interpreter(workspace.program(), options);
  agreement::StateSampler sampler(workspace, method, interpreter, settings.seed);
  bool returned = false;
  for (int i = 0; i < settings.states; ++i) {
    interpreter.reset();
    const auto arguments = sampler.sample(bounds_of(i));
    const auto objects = sampler.objects();
    engine::PropertyRun run(workspace, method, interpreter, arguments, objects, check.relations());
    if (!run.run().returned()) continue;
    returned = true;
    ++counts.runs;
    counts.claims += static_cast<long>(check.claims());
    const auto broken = check.broken(run);
    if (broken.empty()) continue;
    report(method, summarizer.summarize(method), run, broken);
    return false;
  }
  counts.returned += returned ? 1 : 0;
  return true;
}

bool compare(program::Workspace& workspace, const Settings& settings, Counts& counts) {
  logic::relational::Builder builder;
  engine::Summarizer summarizer(workspace, builder);
  bool good = true;
  for (const auto& name : workspace.user_classes())
    for (const auto& method : workspace.program().get_class(name).methods) {
      if (method.is_abstract() || method.is_native() || method.name.view()[0] == '<') continue;
      ++counts.methods;
      if (!summarizer.summarize(method).known()) continue;
      ++counts.known;
      if (holds_in_runs(workspace, method, summarizer, builder, settings, counts)) continue;
      ++counts.wrong;
      good = false;
    }
  return good;
}

void compare_generated(std::uint64_t seed, const Settings& settings, Counts& counts) {
  const TemporaryDirectory directory("jury-agreement-");
  program::Inputs inputs;
  inputs.paths.push_back(directory.path() / "Heap.java");
  std::ofstream(inputs.paths.back()) << agreement::heap_program(seed, methods_of_a_program).java;
  program::Workspace workspace(inputs);
  if (compare(workspace, settings, counts)) return;
  const auto saved = std::filesystem::path(settings.failures) / ("heap" + std::to_string(seed));
  std::filesystem::create_directories(saved);
  std::filesystem::copy_file(inputs.paths.back(), saved / "Heap.java",
                             std::filesystem::copy_options::overwrite_existing);
  std::printf("saved as %s\n", (saved / "Heap.java").string().c_str());
}

void print(const Counts& counts) {
  std::printf("%d methods, %d with a summary, %d of them returned; %ld runs, %ld claims; %d methods wrong\n",
              counts.methods, counts.known, counts.returned, counts.runs, counts.claims, counts.wrong);
  std::fflush(stdout);
}

int run(const Settings& settings) {
  Counts counts;
  if (!settings.inputs.empty()) {
    program::Inputs inputs;
    for (const auto& path : settings.inputs) inputs.paths.emplace_back(path);
    program::Workspace workspace(inputs);
    compare(workspace, settings, counts);
  } else {
    for (int done = 0; done < settings.count; done += methods_of_a_program) {
      compare_generated(settings.seed + static_cast<std::uint64_t>(done / methods_of_a_program), settings,
                        counts);
      if (done % 100 == 0) print(counts);
    }
  }
  print(counts);
  const bool enough = counts.returned * 100 >= settings.share * counts.methods;
  if (!enough) std::printf("too few methods have a summary and return\n");
  return counts.wrong == 0 && enough ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Extracted specifications against the interpreter");
  Settings settings;
  bool print_program = false;
  app.add_option("--seed", settings.seed);
  app.add_option("--count", settings.count, "generated methods");
  app.add_option("--states", settings.states, "sampled for each method");
  app.add_option("--share", settings.share, "percent of the methods that must have a summary and return");
  app.add_option("--failures", settings.failures);
  app.add_flag("--print", print_program, "print the program of the seed");
  app.add_option("inputs", settings.inputs, "Java programs in place of generated ones");
  CLI11_PARSE(app, argc, argv);
  try {
    if (!print_program) return run(settings);
    const auto program = agreement::heap_program(settings.seed, methods_of_a_program);
    std::printf("%s\n%s", program.java.c_str(), program.rel.c_str());
  } catch (const std::exception& error) {
    std::fprintf(stderr, "summary_agreement: %s\n", error.what());
    return 2;
  }
  return 0;
}
