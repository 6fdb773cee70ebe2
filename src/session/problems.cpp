#include "session/problems.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "engine/abstract/abstract_engine.h"
#include "findings/nullness.h"
#include "findings/public_api.h"
#include "program/entries.h"
#include "session/test_results.h"
#include "spec/predicates/parser.h"

namespace jury::session {

namespace {

using engine::Property;

// "N" and "C=N".
void read_objects(const Questions& questions, program::Workspace& workspace, engine::Limits& limits) {
  constexpr std::int64_t most = 1'000;
  for (const auto& text : questions.objects) {
    const auto equals = text.find('=');
    const auto digits = equals == std::string::npos ? text : text.substr(equals + 1);
    const bool number =
        !digits.empty() && digits.size() < 6 &&
        std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!number || std::stol(digits) < 1 || std::stol(digits) > most)
      throw UserError("--objects takes a number from 1 to " + std::to_string(most) +
                      ", or CLASS=NUMBER, not '" + text + "'");
    const auto count = static_cast<std::uint32_t>(std::stol(digits));
    if (equals == std::string::npos) {
      limits.objects = count;
      continue;
    }
    const auto* cls = program::find_named_class(workspace, text.substr(0, equals));
    if (!cls)
      throw UserError("--objects: there is no class '" + text.substr(0, equals) + "'" +
                      program::class_suggestion(workspace, text.substr(0, equals)));
    limits.objects_of[cls->name] = count;
  }
}

// Whether what a guard throws is no violation: not of an entry that was named, where every refutation is
// wanted, nor where the user says by other means what may be thrown.
bool expects_guards(const Questions& questions, const engine::Problem& problem) {
  const auto is_general = [](Property property) {
    return property == Property::Assert || property == Property::Exceptions ||
           property == Property::ConcurrentModification || property == Property::Contract;
  };
  return questions.entries.empty() && questions.property_files.empty() &&
         !program::is_main(problem.entry) && !program::has_promises(problem.workspace, problem.entry) &&
         std::ranges::all_of(problem.properties, is_general);
}

// Parameters that annotations forbid to be null.
std::vector<program::Precondition> stated_preconditions(findings::NullnessAnnotations& nullness,
                                                        const ir::Method& entry) {
  std::vector<program::Precondition> result;
  const auto& parameters = nullness.parameters(entry);
  for (std::size_t i = entry.is_static() ? 0 : 1; i < parameters.size(); ++i)
    if (parameters[i] == findings::Nullness::NonNull)
      result.push_back({program::Precondition::Kind::NotNull, static_cast<ir::LocalId>(i)});
  return result;
}

// Those of classes that were compiled from one of these files.
std::vector<const ir::Method*> standing_in(const std::vector<std::string>& sources, program::Workspace& workspace,
                                           const std::vector<const ir::Method*>& entries) {
  std::map<Symbol, bool> of_class;
  const auto stands_there = [&](Symbol name) {
    const auto source = workspace.source_of(name);
    return source && std::ranges::any_of(sources, [&](const std::string& wanted) {
             std::error_code ignored;
             return std::filesystem::equivalent(*source, wanted, ignored);
           });
  };
  std::vector<const ir::Method*> result;
  for (const auto* entry : entries) {
    const auto [known, is_new] = of_class.try_emplace(entry->owner, false);
    if (is_new) known->second = stands_there(entry->owner);
    if (known->second) result.push_back(entry);
  }
  return result;
}

void add_public_methods(program::Workspace& workspace, std::vector<const ir::Method*>& entries) {
  for (const auto* method : findings::public_api(workspace))
    if (std::ranges::find(entries, method) == entries.end()) entries.push_back(method);
}

}  // namespace

std::vector<const ir::Method*> entries_of(const Questions& questions, program::Workspace& workspace,
                                          bool has_api, const program::tests::TestPrograms* tests) {
  if (tests) return test_entries(workspace, *tests, questions.entries);
  std::vector<const ir::Method*> entries;
  for (const auto& text : questions.entries)
    for (const auto* method : program::find_entries(workspace, text)) entries.push_back(method);
  if (entries.empty()) {
    entries = findings::without_tests(workspace, program::find_default_entries(workspace));
    const bool has_main = std::ranges::any_of(entries, [](const auto* entry) { return program::is_main(*entry); });
    if ((has_main && has_api) || !questions.sources.empty()) add_public_methods(workspace, entries);
  }
  if (!questions.sources.empty()) return standing_in(questions.sources, workspace, entries);
  if (entries.empty())
    throw UserError(
        "the inputs have no method to check: no main, no contract, and none that is not private; name one "
        "with --entry");
  return entries;
}

engine::Limits limits_of(const Questions& questions, program::Workspace& workspace) {
  engine::Limits limits;
  if (questions.loops) limits.loops = *questions.loops;
  limits.bits = questions.bits;
  read_objects(questions, workspace, limits);
  limits.seconds = questions.seconds.value_or(0);
  if (questions.calls == Calls::Contract) limits.calls = engine::ReadCalls::Contract;
  if (questions.calls == Calls::Inline) limits.calls = engine::ReadCalls::Code;
  limits.quantifiers = questions.quantifiers;
  return limits;
}

std::vector<std::string> parts_left_out(const Questions& questions) {
  const bool is_relational = questions.engine == "relational";
  if (!questions.without.empty() && !is_relational && questions.engine != "abstract")
    throw UserError("--without is for --engine abstract and relational");
  const auto abstract = engine::AbstractEngine::parts();
  const std::vector<std::string_view> known =
      is_relational ? std::vector<std::string_view>{"execution"}
                    : std::vector<std::string_view>(abstract.begin(), abstract.end());
  for (const auto& name : questions.without)
    if (std::find(known.begin(), known.end(), name) == known.end())
      throw UserError(std::string("--without takes ") +
                      (is_relational
                           ? "execution"
                           : "unrolling, templates, horn, quantifiers, ranges, refinement, batches and models") +
                      ", not '" + name + "'");
  return questions.without;
}

Formulas formulas_of(const Questions& questions, program::Workspace& workspace) {
  Formulas result;
  const auto properties = files_of(questions, ".prop");
  const auto predicates = files_of(questions, ".pred");
  const auto& engine = questions.engine;
  if (!properties.empty() && questions.properties)
    throw UserError("--property and a .prop file exclude each other");
  if (!properties.empty() && engine == "relational")
    throw UserError("the properties of a .prop file are not for the engine relational");
  if (!predicates.empty() && engine != "abstract" && engine != "auto")
    throw UserError("predicates are for the engine abstract, not " + engine);
  for (const auto& path : properties) {
    auto found = program::resolve(spec::predicates::read_properties(path), workspace);
    if (found.empty()) throw UserError({path, 1, 1}, "the file has no property");
    std::move(found.begin(), found.end(), std::back_inserter(result.properties));
  }
  for (const auto& path : predicates) {
    auto found = program::resolve(spec::predicates::read_predicates(path), workspace);
    std::move(found.begin(), found.end(), std::back_inserter(result.predicates));
  }
  return result;
}

std::vector<engine::Problem> problems_of(const Questions& questions, program::Workspace& workspace,
                                         const Formulas& formulas, bool has_api, const program::tests::TestPrograms* tests) {
  const auto limits = limits_of(questions, workspace);
  if (questions.engine == "bounded" &&
      (questions.calls == Calls::Refine || questions.calls == Calls::Frame))
    throw UserError("--calls " + std::string(name_of(questions.calls)) +
                    " is for the engine relational; bounded has auto, contract and inline");
  auto properties = questions.properties.value_or(std::vector{
      Property::Assert, Property::Exceptions, Property::ConcurrentModification, Property::Contract});
  if (workspace.contracts().empty() && !questions.properties) std::erase(properties, Property::Contract);
  findings::ClassFiles files(workspace);
  findings::NullnessAnnotations nullness(files);
  std::vector<engine::Problem> problems;
  for (const auto* entry : entries_of(questions, workspace, has_api, tests)) {
    engine::Problem problem{workspace, *entry, properties, limits, {}, parts_left_out(questions)};
    problem.predicates = &formulas.predicates;
    // A formula is evaluated at places of the body as it is.
    if (formulas.properties.empty() && !program::is_main(*entry) &&
        !program::has_promises(workspace, *entry))
      problem.restriction.preconditions = stated_preconditions(nullness, *entry);
    if (expects_guards(questions, problem)) problem.restriction.guards = program::guards_of(workspace, *entry);
    if (formulas.properties.empty()) problems.push_back(problem);
    for (const auto& property : formulas.properties) {
      problem.properties = {Property::User};
      problem.user_property = &property;
      problems.push_back(problem);
    }
  }
  return problems;
}

}  // namespace jury::session
