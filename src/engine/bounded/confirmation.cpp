#include "engine/bounded/confirmation.h"

#include <algorithm>

#include "check/inferred_conditions.h"
#include "engine/bounded/precondition_watch.h"
#include "engine/construction.h"
#include "engine/finding_site.h"
#include "engine/story.h"
#include "program/entries.h"
#include "trace/display.h"
#include "trace/interpreter.h"
#include "trace/scenario_recorder.h"
#include "trace/standard_input.h"

namespace jury::engine {

using trace::Choice;

// One concrete execution: the heap of a model built, the choices scripted, the run recorded.
class Confirmer::Run {
 public:
  Run(const Confirmer& parent, const std::vector<Choice>& choices)
      : problem_(parent.problem_),
        choices_(choices),
        script_(trace::without_input(choices)),
        input_(trace::input_among(choices)),
        interpreter_(problem_.workspace.program(), options()),
        concrete_(parent.inputs_.build(interpreter_, parent.evaluate_)),
        story_(problem_.workspace, problem_.entry,
               [this, &inputs = parent.inputs_] { return inputs.statics(interpreter_); }),
        scenario_(problem_.workspace, interpreter_, problem_.entry) {
    if (starts_program())
      scenario_.start_main({});
    else
      scenario_.start(concrete_.arguments);
  }

  // Runs it under an observer of its own, which passes on to story().
  const trace::Outcome& run_entry(trace::Observer& observer) {
    interpreter_.set_observer(&observer);
    outcome_ = starts_program() ? interpreter_.run_main(problem_.entry)
                                : interpreter_.run(problem_.entry, concrete_.arguments);
    interpreter_.set_observer(nullptr);
    return outcome_;
  }
  const trace::Outcome& run_entry() { return run_entry(story_); }
  trace::Observer& story() { return story_; }
  bool has_iterated(std::uint32_t clause) const { return story_.arrivals().has_iterated(clause); }

  // Whether a clause does not hold now.
  bool fails(const spec::Member& member, const std::vector<trace::Value>& arguments) {
    const auto* method =
        problem_.workspace.program().get_class(member.owner).find_method(member.name, member.descriptor);
    const auto answer = interpreter_.run(*method, arguments);
    return answer.ending == trace::Ending::Uncaught || (answer.returned() && answer.value.as_int() == 0);
  }

  Confirmation describe(const std::string& violation, Story::End end) {
    return describe(violation, end, outcome_, end == Story::End::State);
  }

  // `of_state`: another machine repeats it when it ends in the same state, not with an exception only.
  Confirmation describe(const std::string& violation, Story::End end, const trace::Outcome& outcome,
                        bool of_state) {
    Confirmation result;
    result.counterexample.violation = violation;
    story_.tell(outcome, end, result.counterexample);
    result.counterexample.scenario = scenario_.finish(outcome_, of_state);
    tell_input(result.counterexample);
    const auto place = story_.place(outcome);
    result.file = place.file;
    result.line = place.line;
    return result;
  }

  // A clause as the JVM may be asked; nothing when it speaks of an object that is not part of the heap
  // before.
  std::optional<trace::Question> question(const spec::Member& member,
                                          const std::vector<trace::Value>& arguments) const {
    trace::Question result{ir::display_class(member.owner.view()),
                           member.name.text(),
                           member.descriptor.text(),
                           member.is_static,
                           trace::Question::About::Arguments,
                           {}};
    const auto parameters = ir::Signature::from_descriptor(member.descriptor.view()).parameters;
    const std::size_t receivers = member.is_static ? 0 : 1;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const auto kind = i < receivers ? ir::Kind::Reference : parameters[i - receivers].kind;
      const auto value = scenario_.value(kind, arguments[i]);
      if (!value) return std::nullopt;
      result.arguments.push_back(*value);
    }
    return result;
  }

  trace::Interpreter& interpreter() { return interpreter_; }
  const Inputs::Concrete& concrete() const { return concrete_; }
  const std::vector<Choice>& choices() const { return choices_; }

 private:
  bool starts_program() const { return concrete_.arguments.empty() && program::is_main(problem_.entry); }

  trace::Options options() {
    auto result = Story::options();
    result.choices = &script_;
    result.input = [this] {
      return read_ < input_.size() ? static_cast<int>(static_cast<unsigned char>(input_[read_++])) : -1;
    };
    result.seconds = problem_.limits.remaining().value_or(60);
    return result;
  }

  // Of an execution that reads nothing there is nothing to tell.
  void tell_input(Counterexample& told) const {
    if (input_.empty()) return;
    told.arguments.emplace_back("standard input", trace::show_input(input_));
    if (!told.scenario) return;
    for (const char byte : input_)
      told.scenario->choices.push_back(
          {trace::input_byte, trace::Value::of(std::int32_t{static_cast<unsigned char>(byte)}), {}});
  }

  const Problem& problem_;
  std::vector<Choice> choices_;
  trace::ScriptedChoices script_;
  std::string input_;
  std::size_t read_ = 0;
  trace::Interpreter interpreter_;
  Inputs::Concrete concrete_;
  Story story_;
  trace::ScenarioRecorder scenario_;
  trace::Outcome outcome_;
};

std::string ImpossibleObject::reason() const {
  const std::string found = "a violation was found in a state that does not exist: ";
  const auto name = ir::display_class(class_name.view());
  return broken.empty() ? found + "the constructor of " + name + " does not let it through"
                        : found + "every " + name + " keeps " + broken + " (inferred from its code)";
}

// In a state of its own, which constructors may change.
bool Confirmer::state_exists(const std::vector<Choice>& choices) const {
  if (!inputs_.is_modular()) return true;
  Run run(*this, choices);
  Construction construction(problem_.workspace, run.interpreter());
  const auto& built = run.concrete().objects;
  std::vector<encode::ObjectId> ids;
  for (const auto& [id, object] : built) ids.push_back(id);
  std::ranges::sort(ids);
  for (const auto id : ids) {
    const auto& info = executor_.objects().info(id);
    auto* object = built.at(id);
    const bool is_new = problem_.entry.name == "<init>" && object == run.concrete().arguments[0].as_object();
    if (!object || info.shape != encode::Shape::Instance || is_new) continue;
    const auto broken = check::broken_condition(problem_.workspace, problem_.entry, *object);
    if (!broken && (inputs_.is_made(id) || construction.may_exist(*object))) continue;
    if (impossible_) *impossible_ = {id, info.type.name, broken.value_or("")};
    return false;
  }
  return true;
}

std::optional<Confirmation> Confirmer::exception(const std::vector<Choice>& choices,
                                                 const std::function<bool(Symbol)>& violates) const {
  Run run(*this, choices);
  const auto& outcome = run.run_entry();
  if (outcome.ending != trace::Ending::Uncaught) return std::nullopt;
  std::string internal = outcome.exception_class;
  std::replace(internal.begin(), internal.end(), '.', '/');
  if (!violates(Symbol(internal)) || !state_exists(choices)) return std::nullopt;
  auto result = run.describe(trace::show_exception(outcome), Story::End::Thrown);
  if (outcome.exception_class == "jury.SpecificationError") name_clause(run, outcome, result);
  return result;
}

// The statement of a specification that failed, in place of the exception that says so.
void Confirmer::name_clause(Run& run, const trace::Outcome& outcome, Confirmation& result) const {
  const auto number = run.interpreter().get_field(*outcome.exception, "statement").as_int();
  const auto& statements = problem_.workspace.contracts().statements;
  const auto found = statements.find(static_cast<std::uint32_t>(number));
  if (found == statements.end()) return;
  result.counterexample.violation = found->second.text;
  if (found->second.kind == spec::ClauseKind::LoopInvariant)
    result.counterexample.violation += run.has_iterated(static_cast<std::uint32_t>(number))
                                           ? ": not kept by the loop"
                                           : ": does not hold before the loop";
  result.counterexample.site.kind = found->second.text;
  result.file = found->second.place.file;
  result.line = static_cast<int>(found->second.place.line);
}

// What the model says of the state before must be true of the state that was built.
bool Confirmer::starts_well(Run& run, const Obligation& obligation) const {
  const auto fails = [&](const spec::Clause& clause) {
    return run.fails(clause.member, program::clause_arguments<trace::Value>(
                                        run.concrete().arguments, *obligation.contract, clause.member));
  };
  if (!obligation.contract) return true;
  const auto& not_null = obligation.contract->non_null_parameters;
  if (std::any_of(not_null.begin(), not_null.end(), fails)) return false;
  if (!obligation.behaviour) return true;
  const auto& required = obligation.behaviour->requires_;
  return std::none_of(required.begin(), required.end(), fails);
}

bool Confirmer::invariants_hold(Run& run, const Obligation& obligation) const {
  for (const auto& [clause, object] : obligation.assumed_invariants) {
    std::vector<trace::Value> receiver;
    if (object != encode::null_object) {
      auto* built = run.concrete().built(object);
      if (!built) continue;  // out of reach: as if it did not exist
      receiver.push_back(trace::Value::of(built));
    }
    if (run.fails(clause->member, receiver)) return false;
  }
  return true;
}

// A call on the way that no case of the contract of what it calls allows.
std::optional<Confirmation> Confirmer::precondition(Run& run) const {
  PreconditionWatch watch(problem_.workspace, run.interpreter(), run.story());
  if (inputs_.is_modular() && watch.refusing(problem_.entry, run.concrete().arguments)) return std::nullopt;
  run.interpreter().keep_state();
  run.run_entry(watch);
  const auto& broken = watch.broken();
  if (!broken || !state_exists(run.choices())) return std::nullopt;
  trace::Outcome at_call;
  at_call.stack = broken->stack;
  return run.describe(broken->clause->text + " of " + broken->called->display(), Story::End::Thrown, at_call,
                      true);
}

// The clause, with its class where that is another than the entry's: clauses of two classes may read alike.
std::string Confirmer::kind_of(const Obligation& obligation) const {
  const auto& owner = obligation.member.owner;
  const bool is_own = owner.empty() || owner == problem_.entry.owner;
  return without_object_numbers(obligation.text) + (is_own ? "" : " of " + ir::display_class(owner.view()));
}

// A call on the way of a method that relies on an invariant which does not hold there.
std::optional<Confirmation> Confirmer::invariant_at_call(Run& run, const Obligation& obligation) const {
  const bool is_static = obligation.object == encode::null_object;
  trace::Object* object = nullptr;
  if (!is_static && !obligation.object_is_new) {
    object = run.concrete().built(obligation.object);
    if (!object) return std::nullopt;
  }
  spec::Clause clause;
  clause.member = obligation.member;
  PreconditionWatch allowed(problem_.workspace, run.interpreter(), run.story());
  if (inputs_.is_modular() && allowed.refusing(problem_.entry, run.concrete().arguments)) return std::nullopt;
  InvariantWatch watch(problem_.workspace, run.interpreter(), run.story(),
                       {clause, obligation.called, is_static, object});
  run.interpreter().keep_state();
  run.run_entry(watch);
  if (!watch.broken()) return std::nullopt;
  trace::Outcome at_call;
  at_call.stack = watch.broken()->stack;
  return run.describe(obligation.text, Story::End::Thrown, at_call, true);
}

std::optional<Confirmation> Confirmer::contract(const std::vector<Choice>& choices,
                                                const Obligation& obligation) const {
  Run run(*this, choices);
  if (!invariants_hold(run, obligation)) return std::nullopt;
  if (obligation.kind == Obligation::Kind::Precondition) return precondition(run);
  if (obligation.kind == Obligation::Kind::Invariant) return invariant_at_call(run, obligation);
  if (!starts_well(run, obligation)) return std::nullopt;
  std::string before;
  if (obligation.kind == Obligation::Kind::Modification) before = slot_value(run, obligation);
  run.interpreter().keep_state();
  const auto& outcome = run.run_entry();
  if (!is_violated(run, outcome, obligation, before) || !state_exists(choices)) return std::nullopt;
  auto result = run.describe(obligation.text, Story::End::State);
  ask_jvm(run, obligation, *result.counterexample.scenario);
  result.counterexample.site.kind = kind_of(obligation);
  if (outcome.ending == trace::Ending::Uncaught)
    result.counterexample.violation += " (" + outcome.exception_class + " is thrown)";
  result.file = obligation.place.file;
  result.line = static_cast<int>(obligation.place.line);
  return result;
}

// What was evaluated here, for the JVM to evaluate again: what holds before, and what does not at the end.
void Confirmer::ask_jvm(const Run& run, const Obligation& obligation, trace::Scenario& scenario) const {
  const auto assume = [&](const spec::Clause& clause, const std::vector<trace::Value>& arguments) {
    if (const auto question = run.question(clause.member, arguments)) scenario.assumed.push_back(*question);
  };
  const auto& arguments = run.concrete().arguments;
  for (const auto& [clause, object] : obligation.assumed_invariants) {
    const auto* built = object == encode::null_object ? nullptr : run.concrete().built(object);
    if (object == encode::null_object)
      assume(*clause, {});
    else if (built)
      assume(*clause, {trace::Value::of(built)});
  }
  if (obligation.contract)
    for (const auto& clause : obligation.contract->non_null_parameters)
      assume(clause, program::clause_arguments<trace::Value>(arguments, *obligation.contract, clause.member));
  if (obligation.contract && obligation.behaviour)
    for (const auto& clause : obligation.behaviour->requires_)
      assume(clause, program::clause_arguments<trace::Value>(arguments, *obligation.contract, clause.member));
  if (obligation.kind == Obligation::Kind::Clause) scenario.violated = violated_clause(run, obligation);
}

std::optional<trace::Question> Confirmer::violated_clause(const Run& run,
                                                          const Obligation& obligation) const {
  using About = trace::Question::About;
  if (obligation.about == Obligation::About::Object) {
    if (obligation.object == encode::null_object) return run.question(obligation.member, {});
    const auto* built = run.concrete().built(obligation.object);
    if (built && !obligation.object_is_new) return run.question(obligation.member, {trace::Value::of(built)});
    auto question = run.question(obligation.member, {});
    if (question) question->about = About::AnyObject;
    return question;
  }
  auto question =
      run.question(obligation.member, program::clause_arguments<trace::Value>(
                                          run.concrete().arguments, *obligation.contract, obligation.member));
  if (!question) return std::nullopt;
  if (obligation.about == Obligation::About::Exception) question->about = About::Exception;
  if (obligation.about == Obligation::About::Result && !problem_.entry.descriptor.view().ends_with(")V"))
    question->about = About::Result;
  return question;
}

bool Confirmer::is_violated(Run& run, const trace::Outcome& outcome, const Obligation& obligation,
                            const std::string& before) const {
  const bool returned = outcome.ending == trace::Ending::Returned;
  const bool thrown = outcome.ending == trace::Ending::Uncaught;
  switch (obligation.kind) {
    case Obligation::Kind::Precondition:
    case Obligation::Kind::Invariant:
      return false;  // a matter of the run, not of its end: precondition(), invariant_at_call()
    case Obligation::Kind::NoReturn:
      return returned;
    case Obligation::Kind::NoException:
      return thrown;
    case Obligation::Kind::Modification:
      return (returned || thrown) && slot_value(run, obligation) != before;
    case Obligation::Kind::Clause:
      break;
  }
  if (!returned && !thrown) return false;
  if (obligation.about == Obligation::About::Object) return is_object_violated(run, obligation);
  auto arguments = program::clause_arguments<trace::Value>(run.concrete().arguments, *obligation.contract,
                                                           obligation.member);
  if (obligation.about == Obligation::About::Result) {
    if (!returned) return false;
    if (!problem_.entry.descriptor.view().ends_with(")V")) arguments.push_back(outcome.value);
  } else {
    if (!thrown) return false;
    arguments.push_back(trace::Value::of(outcome.exception));
  }
  return run.fails(obligation.member, arguments);
}

// An invariant of an object of the initial state, or of any that was made since.
bool Confirmer::is_object_violated(Run& run, const Obligation& obligation) const {
  if (obligation.object == encode::null_object) return run.fails(obligation.member, {});
  if (!obligation.object_is_new) {
    auto* built = run.concrete().built(obligation.object);
    return built && run.fails(obligation.member, {trace::Value::of(built)});
  }
  for (auto* object : run.interpreter().objects_of(obligation.member.owner))
    if (run.fails(obligation.member, {trace::Value::of(object)})) return true;
  return false;
}

// A text that differs when the value in the slot does.
std::string Confirmer::slot_value(Run& run, const Obligation& obligation) const {
  auto& interpreter = run.interpreter();
  const auto& info = executor_.objects().info(obligation.object);
  if (info.shape == encode::Shape::Statics) {
    for (const auto& [field, index] : executor_.objects().static_layout(info.class_name).slot)
      if (index == obligation.slot)
        return std::to_string(interpreter.get_static(info.class_name, field->name.view()).bits);
    return "";
  }
  auto* object = run.concrete().built(obligation.object);
  if (!object) return "";
  if (info.shape == encode::Shape::Array) {
    const auto index = static_cast<std::uint32_t>(obligation.slot);
    return index < interpreter.length(*object) ? std::to_string(interpreter.get_element(*object, index).bits)
                                               : "";
  }
  const auto& field = *executor_.objects().layout(info.type.name).fields[obligation.slot];
  return std::to_string(interpreter.get_field(*object, field).bits);
}

}  // namespace jury::engine
