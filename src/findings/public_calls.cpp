#include "findings/public_calls.h"

#include <algorithm>
#include <ctime>

#include "engine/story.h"
#include "engine/violation.h"
#include "findings/blame.h"
#include "findings/origin.h"
#include "support/diagnostics.h"
#include "trace/display.h"

namespace jury::findings {

namespace {

using trace::Outcome;

constexpr std::uint64_t steps_of_a_call = 50'000;
constexpr double longest_telling = 10;
constexpr double patience = 0.3;  // of the time, for violations at other places once there is one
constexpr std::size_t most_places = 4;

// What the counterexample's state is made of.
Values values_of(const engine::Problem& problem, const engine::Result& refuted) {
  Values values;
  values.literals = program::literals_near(problem.workspace, problem.entry.owner);
  if (!refuted.counterexample || !refuted.counterexample->scenario) return values;
  const auto& heap = refuted.counterexample->scenario->before;
  const auto add = [&](const trace::SnapshotValue& value) {
    if (value.kind == ir::Kind::Int || value.kind == ir::Kind::Short || value.kind == ir::Kind::Byte ||
        value.kind == ir::Kind::Char)
      values.numbers.push_back(value.bits.as_int());
    else if (value.kind == ir::Kind::Long)
      values.numbers.push_back(value.bits.as_long());
  };
  for (const auto& argument : heap.arguments) add(argument);
  for (const auto& object : heap.objects) {
    if (object.kind == trace::PortableKind::Text) values.texts.push_back(object.text);
    for (const auto& field : object.fields) add(field.value);
    for (const auto& element : object.elements) add(element);
  }
  return values;
}

std::vector<engine::CallInProgress> calls_of(const Outcome& outcome) {
  std::vector<engine::CallInProgress> calls;
  for (const auto& entry : outcome.stack)
    calls.push_back(
        {entry.method->owner, entry.method->name, entry.method->descriptor, entry.position.offset});
  return calls;
}

}  // namespace

PublicCalls::PublicCalls(const engine::Problem& problem, const engine::Result& refuted)
    : problem_(problem),
      refuted_(refuted),
      producers_(problem.workspace, problem.entry.owner),
      values_(values_of(problem, refuted)) {}

std::optional<PublicCalls::Attempt> PublicCalls::attempt(const Try& which,
                                                        trace::Interpreter& interpreter,
                                                        trace::Observer* observer,
                                                        trace::ScenarioRecorder* scenario) {
  interpreter.reset();
  interpreter.set_observer(nullptr);
  try {
    CallSequence sequence(problem_.workspace, interpreter, producers_, values_, problem_.entry, which);
    if (!sequence.prepare()) return std::nullopt;
    if (scenario) scenario->start(sequence.arguments());
    interpreter.set_observer(observer);
    auto outcome = interpreter.run(problem_.entry, sequence.arguments());
    interpreter.set_observer(nullptr);
    return Attempt{std::move(outcome), sequence.statements(), sequence.broken(),
                   sequence.changes()};
  } catch (const UserError&) {
    return std::nullopt;
  } catch (const Unsupported&) {
    return std::nullopt;
  }
}

// Running out of stack or memory says something of the machine first. A cast that fails may say that raw types
// were mixed up on the way here, unless the engine, which keeps them apart, has found it too.
bool PublicCalls::is_violation(const Outcome& outcome) {
  if (outcome.ending != trace::Ending::Uncaught) return false;
  auto name = outcome.exception_class;
  std::replace(name.begin(), name.end(), '.', '/');
  const Symbol thrown(name);
  if (problem_.workspace.program().is_subclass(thrown, Symbol("java/lang/VirtualMachineError"))) return false;
  if (thrown == "java/lang/ClassCastException" &&
      (!is_at_place(outcome) || cast_of_argument(problem_.workspace, problem_.entry, calls_of(outcome))))
    return false;
  const bool is_implicit = refuted_.property != engine::Property::Assert;
  if (is_implicit && producers_.permitted().javadoc().documents(problem_.entry, outcome.exception_class)) return false;
  return engine::violates(problem_.workspace, problem_.entry, refuted_.property, thrown) &&
         !guard_that_throws(problem_.workspace, problem_.entry, calls_of(outcome), outcome.exception_class);
}

bool PublicCalls::is_at_place(const Outcome& outcome) const {
  const auto& calls = refuted_.counterexample->calls;
  return refuted_.counterexample->scenario &&
         outcome.exception_class == refuted_.counterexample->scenario->exception_class &&
         calls_of(outcome) == calls;
}

// What nothing permits, for the calls before, only where nothing else was found.
std::vector<engine::Result> PublicCalls::search(double seconds) {
  auto found = search(Manner::Strict, seconds);
  if (!found.empty()) return found;
  found = search(Manner::Lenient, seconds);
  found.resize(std::min<std::size_t>(found.size(), 1));
  return found;
}

std::vector<engine::Result> PublicCalls::search(Manner manner, double seconds) {
  // The processor's time: what is found does not depend on what else the machine does.
  const auto start = std::clock();
  const auto used = [&] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
  trace::Options options;
  options.step_limit = steps_of_a_call;
  options.seconds = longest_telling;
  trace::Interpreter interpreter(problem_.workspace.program(), options);
  std::vector<engine::Result> all;
  std::vector<Place> places;
  double enough = seconds;
  for (std::uint64_t number = 0; used() < enough && places.size() < most_places; ++number) {
    ++tries_;
    const auto found = attempt({number, manner}, interpreter, nullptr, nullptr);
    if (!found || found->broken.empty() != (manner == Manner::Strict) || !is_violation(found->outcome)) continue;
    const auto place = place_of(found->outcome);
    if (std::ranges::find(places, place) != places.end()) continue;
    auto told = tell(shortened({number, manner}, interpreter, *found), found->outcome);
    if (!told) continue;
    places.push_back(place);
    all.insert(is_at_place(found->outcome) ? all.begin() : all.end(), *std::move(told));
    enough = std::min(enough, used() + patience * seconds);
  }
  return all;
}

Try PublicCalls::shortened(Try which, trace::Interpreter& interpreter, const Attempt& found) {
  const auto place = place_of(found.outcome);
  for (auto change = found.changes; change-- > 0;) {
    which.left_out.insert(change);
    const auto shorter = attempt(which, interpreter, nullptr, nullptr);
    const bool is_the_same = shorter && shorter->broken.empty() == found.broken.empty() &&
                             is_violation(shorter->outcome) && place_of(shorter->outcome) == place;
    if (!is_the_same) which.left_out.erase(change);
  }
  return which;
}

// The class of the exception, and where the program's own code was.
PublicCalls::Place PublicCalls::place_of(const Outcome& outcome) const {
  for (const auto& call : calls_of(outcome))
    if (problem_.workspace.is_user_class(call.owner)) return {outcome.exception_class, call};
  return {outcome.exception_class, {}};
}

std::optional<engine::Result> PublicCalls::tell(const Try& which, const Outcome& first) {
  const auto exception_class = first.exception_class;
  auto options = engine::Story::options();
  options.seconds = longest_telling;
  options.step_limit = steps_of_a_call;
  trace::Interpreter interpreter(problem_.workspace.program(), options);
  engine::Story story(problem_.workspace, problem_.entry);
  trace::ScenarioRecorder scenario(problem_.workspace, interpreter, problem_.entry);
  const auto again = attempt(which, interpreter, &story, &scenario);
  // A clock, for one, may make it go another way the second time.
  if (!again || again->outcome.exception_class != exception_class) return std::nullopt;
  auto result = refuted_;
  engine::Counterexample counterexample;
  counterexample.violation = trace::show_exception(again->outcome);
  story.tell(again->outcome, engine::Story::End::Thrown, counterexample);
  counterexample.scenario = scenario.finish(again->outcome, false);
  result.refute(std::move(counterexample));
  const auto place = story.place(again->outcome);
  result.line = place.line;
  if (!place.file.empty()) result.file = place.file;
  engine::Finding finding;
  finding.kind = again->broken.empty() ? engine::FindingKind::Reachable : engine::FindingKind::Argument;
  for (const auto& one : again->broken) finding.precondition += (finding.precondition.empty() ? "" : " && ") + one;
  finding.calls = again->statements;
  result.finding = std::move(finding);
  return result;
}

}  // namespace jury::findings
