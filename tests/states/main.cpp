// The law of start states: every state that a run goes through is in the description of the states that its
// method is checked from (start/description.h). Programs run in the interpreter, by random sequences of the
// calls that users of their classes can make; at each entry of a method of the program the state is held
// against the description of that method. What a proof would not have asked about is printed with the way to
// it, and is an error.
//
// Also checked: the code that runs within a call is code that the description of the call knows (classes, and
// static fields that are read); keys that are said to compare the same for ever do; and, of a few states of each
// method (--rendered), whether the bounded engine's initial heap has them.
//
// Not looked at: what runs while a class of the program is being initialised, and states that an assumption of
// the description rules out, which are counted.
//
// usage: state_law [--seed N] [--sequences N] [--calls N] [--rendered N] [--verbose] PATH...   (.java files or directories)
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include "check/start_membership.h"
#include "engine/bounded/exact_heap.h"
#include "public_calls.h"
#include "rendering.h"
#include "spec/contracts.h"
#include "stable_keys.h"
#include "support/diagnostics.h"
#include "trace/observer.h"

namespace {

using namespace jury;
using check::NoMember;

struct Settings {
  std::uint64_t seed = 1;
  int sequences = 100;
  int calls = 25;
  int rendered = 0;  // states of each method that the engine's heap is asked for
  bool verbose = false;
  std::vector<std::string> paths;
};

struct Counts {
  std::uint64_t states = 0;
  std::uint64_t excused = 0;
  std::uint64_t rendered = 0;  // states that the engine's heap has
  std::uint64_t exact = 0;     // methods with an exact heap
  std::uint64_t beyond = 0;    // that are beyond its bounds or could not be compared
  std::uint64_t keys = 0;  // answers that were compared
  std::set<const ir::Method*> methods;
  std::set<std::string> wrong;  // one line for each kind
};

class Law : public trace::Observer {
 public:
  Law(program::Workspace& workspace, trace::Interpreter& interpreter, const Settings& settings, Counts& counts)
      : workspace_(workspace),
        settings_(settings),
        counts_(counts),
        fresh_(workspace.program(), options()),
        membership_(workspace, interpreter, fresh_),
        facts_(start::facts_of(workspace)),
        interpreter_(interpreter),
        keys_(workspace, interpreter, facts_) {}

  static trace::Options options() {
    trace::Options result;
    result.step_limit = 200'000;
    result.depth = 400;
    return result;
  }

  void begin(std::uint64_t seed) {
    seed_ = seed;
    stack_.clear();
    initializers_ = 0;
    checked_.clear();
    keys_.begin();
  }
  // Between two calls.
  void pause(const std::vector<trace::Object*>& objects) {
    interpreter_.set_observer(nullptr);
    const auto before = keys_.compared();
    for (const auto& what : keys_.changed(objects))
      if (counts_.wrong.insert(what).second)
        std::printf("CHANGED %s (seed %llu)\n", what.c_str(), static_cast<unsigned long long>(seed_));
    counts_.keys += keys_.compared() - before;
    interpreter_.set_observer(this);
  }

  void called(const trace::FrameView& frame) override {
    // A run that was cut off has left without a word.
    while (!stack_.empty() && stack_.back().depth >= frame.depth) pop();
    stack_.push_back({frame.method, frame.depth, nullptr});
    if (is_initializer(*frame.method)) ++initializers_;
    if (initializers_ > 0) return;
    check_code_in_use(frame.method->owner);
    if (!is_entry(*frame.method)) return;
    stack_.back().description = &description_of(*frame.method);
    if (checked_[frame.method]++ < most_of_one_method) check_state(frame);
  }
  void returning(const trace::FrameView&, std::optional<trace::Value>) override { pop(); }
  void left(const trace::FrameView&) override { pop(); }
  void statement(const trace::FrameView& frame) override {
    if (initializers_ > 0) return;
    const auto& statements = frame.body->blocks[frame.block].statements;
    if (frame.statement >= statements.size()) return;
    const auto* load = std::get_if<ir::LoadStatic>(&statements[frame.statement].kind);
    const auto* field = load ? workspace_.program().resolve(load->field) : nullptr;
    // Arrays of constants, switch tables and the like are copied or never change.
    if (!field || !workspace_.is_user_class(field->owner) || (field->flags & ir::access::is_synthetic)) return;
    for (const auto& call : stack_)
      if (call.description && !call.description->code.statics_read.count({field->owner, field->name}))
        report(*call.method, {"code", "reads " + field->owner.text() + "." + field->name.text() +
                                          ", which is none of the static fields that it is said to read",
                              false});
  }

 private:
  static constexpr int most_of_one_method = 12;  // in one sequence

  struct Call {
    const ir::Method* method;
    std::uint32_t depth;
    const start::Description* description;
  };

  bool is_initializer(const ir::Method& method) {
    return method.name == "<clinit>" && workspace_.is_user_class(method.owner);
  }

  bool is_entry(const ir::Method& method) {
    return workspace_.is_user_class(method.owner) && method.name != "<clinit>" &&
           !(method.flags & ir::access::is_synthetic) && !spec::is_generated(method.name.view());
  }

  void pop() {
    if (stack_.empty()) return;
    if (is_initializer(*stack_.back().method)) --initializers_;
    stack_.pop_back();
  }

  const start::Description& description_of(const ir::Method& method) {
    const auto known = descriptions_.find(&method);
    if (known != descriptions_.end()) return known->second;
    return descriptions_.emplace(&method, start::describe(workspace_, facts_, method)).first->second;
  }

  void check_code_in_use(Symbol owner) {
    if (!workspace_.is_user_class(owner)) return;
    for (const auto& call : stack_) {
      if (!call.description) continue;
      const auto& classes = call.description->code.classes;
      if (std::find(classes.begin(), classes.end(), owner) == classes.end())
        report(*call.method,
               {"code", "runs code of " + owner.text() + ", which is none of the classes that it is said to use",
                false});
    }
  }

  void check_state(const trace::FrameView& frame) {
    ++counts_.states;
    counts_.methods.insert(frame.method);
    const std::span<const trace::Value> arguments(frame.locals, frame.body->parameter_count);
    bool is_excused = false, is_member = true;
    for (const auto& reason : membership_.reasons(description_of(*frame.method), arguments)) {
      is_member = false;
      is_excused = is_excused || reason.is_excused;
      if (!reason.is_excused) report(*frame.method, reason);
    }
    if (is_excused) ++counts_.excused;
    if (is_member && rendered_[frame.method] < settings_.rendered) check_rendering(*frame.method, arguments);
  }

  void check_rendering(const ir::Method& method, std::span<const trace::Value> arguments) {
    for (const auto& rendering : renderings_of(method)) {
      const auto answer = rendering->ask(interpreter_, arguments);
      if (answer == states::Rendering::Answer::Beyond) {
        ++counts_.beyond;
        continue;
      }
      ++rendered_[&method];
      if (answer == states::Rendering::Answer::There)
        ++counts_.rendered;
      else
        report(method, {rendering->place(), "the bounded engine's heap has no such state", false});
    }
  }

  using Renderings = std::vector<std::unique_ptr<states::Rendering>>;

  // Within bounds and, where there is such a thing, exact. None where the engine cannot make up the states, or
  // did not follow the code that makes them.
  const Renderings& renderings_of(const ir::Method& method) {
    const auto [known, added] = renderings_.try_emplace(&method);
    if (!added) return known->second;
    add_rendering(known->second, method, std::nullopt);
    if (auto exact = engine::exact_heap(workspace_, method)) {
      ++counts_.exact;
      add_rendering(known->second, method, std::move(exact));
    }
    return known->second;
  }

  void add_rendering(Renderings& renderings, const ir::Method& method, std::optional<encode::ExactHeap> exact) {
    try {
      auto made = std::make_unique<states::Rendering>(workspace_, description_of(method), std::move(exact));
      if (!made->has_gaps()) renderings.push_back(std::move(made));
    } catch (const Unsupported&) {
    }
  }

  void report(const ir::Method& method, const NoMember& reason) {
    const auto line = method.display() + ": " + reason.place + ": " + reason.reason;
    // The same place further down a list is the same finding.
    const auto kind = method.display() + ": " + reason.reason;
    if (!counts_.wrong.insert(kind).second) return;
    std::printf("NO MEMBER %s (seed %llu)\n", line.c_str(), static_cast<unsigned long long>(seed_));
    for (auto call = stack_.rbegin(); call != stack_.rend(); ++call)
      std::printf("    in %s\n", call->method->display().c_str());
  }

  program::Workspace& workspace_;
  const Settings& settings_;
  Counts& counts_;
  trace::Interpreter fresh_;
  check::StartMembership membership_;
  start::ProgramFacts facts_;
  trace::Interpreter& interpreter_;
  states::StableKeys keys_;
  std::map<const ir::Method*, start::Description> descriptions_;
  std::vector<Call> stack_;
  std::map<const ir::Method*, int> checked_;
  std::map<const ir::Method*, int> rendered_;
  std::map<const ir::Method*, Renderings> renderings_;
  int initializers_ = 0;
  std::uint64_t seed_ = 0;
};

void check_program(const std::filesystem::path& path, const Settings& settings, Counts& counts) {
  program::Workspace workspace({{path}, "", std::nullopt});
  trace::Interpreter interpreter(workspace.program(), Law::options());
  states::PublicCalls calls(workspace, interpreter);
  if (!calls.has_any()) return;
  Law law(workspace, interpreter, settings, counts);
  interpreter.set_observer(&law);
  calls.set_pause([&](const std::vector<trace::Object*>& objects) { law.pause(objects); });
  const auto states = counts.states;
  for (int i = 0; i < settings.sequences; ++i) {
    const auto seed = settings.seed + static_cast<std::uint64_t>(i);
    law.begin(seed);
    calls.run(seed, settings.calls);
  }
  if (settings.verbose)
    std::printf("%s: %llu states\n", path.filename().c_str(),
                static_cast<unsigned long long>(counts.states - states));
  std::fflush(stdout);
}

std::vector<std::filesystem::path> programs_in(const std::string& path) {
  if (!std::filesystem::is_directory(path)) return {path};
  std::vector<std::filesystem::path> result;
  for (const auto& entry : std::filesystem::directory_iterator(path)) result.push_back(entry.path());
  std::sort(result.begin(), result.end());
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  Settings settings;
  CLI::App app("Every state that happens is a start state");
  app.add_option("--seed", settings.seed);
  app.add_option("--sequences", settings.sequences);
  app.add_option("--calls", settings.calls);
  app.add_option("--rendered", settings.rendered);
  app.add_flag("--verbose", settings.verbose);
  app.add_option("paths", settings.paths)->required();
  CLI11_PARSE(app, argc, argv);
  Counts counts;
  int programs = 0;
  for (const auto& path : settings.paths)
    for (const auto& program : programs_in(path)) {
      check_program(program, settings, counts);
      ++programs;
    }
  std::printf("%d programs, %zu methods, %llu states (%llu ruled out by an assumption), %llu keys compared, %zu kinds of "
      "failure\n",
              programs, counts.methods.size(), static_cast<unsigned long long>(counts.states),
              static_cast<unsigned long long>(counts.excused), static_cast<unsigned long long>(counts.keys),
              counts.wrong.size());
  if (settings.rendered > 0)
    std::printf("%llu states asked of the bounded engine's heap and there (%llu methods with an exact heap), %llu beyond "
        "its bounds\n",
                static_cast<unsigned long long>(counts.rendered),
                static_cast<unsigned long long>(counts.exact), static_cast<unsigned long long>(counts.beyond));
  return counts.wrong.empty() && counts.states > 0 ? 0 : 1;
}
