#include "session/test_results.h"

#include <algorithm>

#include "library/types.h"
#include "program/entries.h"
#include "program/tests/test_program.h"
#include "program/tests/test_programs.h"
#include "replay/java_literal.h"
#include "support/suggestion.h"
#include "trace/standard_input.h"

namespace jury::session {

namespace {

using engine::Counterexample;
using program::tests::Asked;
using program::tests::Test;
using program::tests::ValueSet;

// Reads the choices of an execution in the order in which the program makes them (choosing_code).
class ChosenValues {
 public:
  explicit ChosenValues(std::vector<trace::Choice> choices) : choices_(std::move(choices)) {}

  // As Java writes it; nothing where the execution ended before it was chosen.
  std::optional<std::string> next(const ValueSet& values) {
    if (values.may_be_null) {
      const auto is_null = take();
      if (!is_null) return std::nullopt;
      if (is_null->value.as_int() != 0) return "(" + values.type + ") null";
    }
    switch (values.form) {
      case ValueSet::Form::Number:
      case ValueSet::Form::Text: {
        const auto chosen = take();
        return chosen ? std::optional(replay::java_literal(*chosen)) : std::nullopt;
      }
      case ValueSet::Form::Constant: {
        const auto chosen = take();
        if (!chosen) return std::nullopt;
        return values.type + ".values()[" + std::to_string(chosen->value.as_int()) + "]";
      }
      case ValueSet::Form::List:
      case ValueSet::Form::Set:
      case ValueSet::Form::Array:
        return several(values);
    }
    return std::nullopt;
  }

 private:
  std::optional<trace::Choice> take() {
    if (at_ == choices_.size()) return std::nullopt;
    return choices_[at_++];
  }

  std::optional<std::string> several(const ValueSet& values) {
    const auto size = take();
    if (!size) return std::nullopt;
    std::string elements;
    for (std::int32_t i = 0; i < size->value.as_int(); ++i) {
      const auto element = next(values.elements.front());
      if (!element) return std::nullopt;
      elements += (elements.empty() ? "" : ", ") + *element;
    }
    if (values.form == ValueSet::Form::Array) return "new " + values.type + " {" + elements + "}";
    const auto list =
        ir::display_class(library::types::arrays) + ".<" + values.elements.front().type + ">asList(" + elements + ")";
    const bool is_set = values.form == ValueSet::Form::Set;
    const auto made = is_set ? library::types::hash_set : library::types::array_list;
    return "new " + ir::display_class(made) + "<>(" + list + ")";
  }

  std::vector<trace::Choice> choices_;
  std::size_t at_ = 0;
};

// Which of the rows it was: each row is a call of the method. Nothing where steps are missing.
std::optional<std::size_t> failing_row(const Test& test, const Counterexample& run) {
  if (run.skipped_steps > 0) return std::nullopt;
  const auto owner = ir::display_class(test.owner.view());
  std::size_t calls = 0;
  for (const auto& step : run.steps)
    if (step.kind == engine::StepKind::Call && step.method == test.name.view() && step.class_name == owner &&
        step.depth == run.steps.front().depth)
      ++calls;
  return calls == 0 ? std::nullopt : std::optional(calls - 1);
}

std::optional<std::vector<std::string>> arguments_of(const Test& test, const Counterexample& run) {
  std::vector<std::string> arguments;
  if (test.asked == Asked::Rows) {
    const auto row = failing_row(test, run);
    const bool is_written = std::ranges::all_of(test.rows, [](const auto& one) { return one.provider.empty(); });
    if (!row || !is_written || *row >= test.rows.size()) return std::nullopt;
    return test.rows[*row].arguments;
  }
  if (test.asked == Asked::Once) return arguments;
  if (!run.scenario) return std::nullopt;
  ChosenValues chosen(trace::without_input(run.scenario->choices));
  for (const auto& parameter : test.parameters) {
    const auto value = chosen.next(parameter.values);
    if (!value) return std::nullopt;
    arguments.push_back(*value);
  }
  return arguments;
}

bool is_program_line(const engine::Step& step) {
  return program::tests::is_test_program(step.class_name.substr(step.class_name.rfind('.') + 1));
}

void describe_run(const Test& test, engine::Result& result) {
  auto& run = *result.counterexample;
  std::erase_if(run.steps, is_program_line);
  const auto arguments = arguments_of(test, run);
  if (!arguments) return;
  run.arguments.clear();
  for (std::size_t i = 0; i < arguments->size(); ++i)
    run.arguments.emplace_back(test.parameters[i].name, (*arguments)[i]);
  if (!result.finding) result.finding.emplace();
  result.finding->calls = program::tests::calls_with(test, *arguments);
}

// The program has no source that anybody knows.
void name_after(const Test& test, const engine::Problem& problem, engine::Result& result) {
  result.class_name = ir::display_class(test.owner.view());
  result.method = test.name.text();
  result.descriptor = test.descriptor.text();
  if (!result.file.empty() && result.line > 0) return;
  const auto source = problem.workspace.source_of(test.owner);
  result.file = source ? source->string() : "";
  result.line = test.line;
}

}  // namespace

std::vector<const ir::Method*> test_entries(program::Workspace& workspace, const program::tests::TestPrograms& tests,
                                            const std::vector<std::string>& names) {
  std::vector<const ir::Method*> wanted;
  for (const auto& name : names)
    for (const auto* method : program::find_entries(workspace, name)) wanted.push_back(method);
  std::vector<const ir::Method*> entries;
  for (const auto& test : tests.tests) {
    const auto is_meant = [&](const ir::Method* method) {
      return method->name == test.name && method->descriptor == test.descriptor &&
             workspace.program().is_subclass(test.owner, method->owner);
    };
    if (!wanted.empty() && std::ranges::none_of(wanted, is_meant)) continue;
    const auto* cls = workspace.program().find_class(test.program);
    const auto* main = cls ? cls->find_method(Symbol("main"), Symbol("([Ljava/lang/String;)V")) : nullptr;
    if (main) entries.push_back(main);
  }
  if (entries.empty())
    throw UserError(names.empty() ? "the inputs have no test of JUnit, jqwik or junit-quickcheck"
                                  : "--tests: what --entry names is no test");
  return entries;
}

void describe_test(const program::tests::TestPrograms& tests, const engine::Problem& problem, engine::Result& result) {
  const auto* test = tests.of(problem.entry);
  if (!test) return;
  name_after(*test, problem, result);
  if (result.holds())
    result.assumptions.insert(result.assumptions.end(), test->assumptions.begin(), test->assumptions.end());
  if (result.counterexample) describe_run(*test, result);
}

std::vector<std::string> notes_on_tests(const std::optional<program::tests::TestPrograms>& tests) {
  std::vector<std::string> notes;
  if (tests)
    for (const auto& disabled : tests->disabled)
      notes.push_back("not checked, because it is disabled: " + disabled);
  return notes;
}

}  // namespace jury::session
