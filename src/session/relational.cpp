#include "session/relational.h"

#include <algorithm>
#include <functional>

#include "engine/portfolio/worker.h"
#include "engine/relational/contract_engine.h"
#include "engine/relational/relational_engine.h"
#include "program/entries.h"
#include "session/problems.h"
#include "session/withdrawn.h"
#include "spec/rel_parser.h"

namespace jury::session {

namespace {

using engine::Property;
using engine::Result;

// The method that a .rel file means.
const ir::Method& method_of(const spec::RelMethod& method, program::Workspace& workspace) {
  const std::string text = method.class_name + "." + method.method_name +
                           (method.parameters ? "(" + *method.parameters + ")" : "");
  std::vector<const ir::Method*> found;
  try {
    found = program::find_entries(workspace, text);
  } catch (const UserError& error) {
    throw UserError(method.position, error.what());
  }
  if (found.size() > 1)
    throw UserError(method.position, text + " is overloaded; write its parameter types, as in " +
                                         found.front()->display().substr(found.front()->display().find('(')));
  if (!workspace.program().body(*found.front())) throw UserError(method.position, text + " has no body");
  return *found.front();
}

engine::Calls calls_of(Calls calls) {
  if (calls == Calls::Contract)
    throw UserError(
        "--calls contract is for the engine bounded; relational has auto, refine, inline and frame");
  if (calls == Calls::Inline) return engine::Calls::in_place;
  return calls == Calls::Frame ? engine::Calls::frame : engine::Calls::refine;
}

// What the engine is asked of a method, for the case that it does not come to an answer. Names as the
// resolver gives them.
std::vector<Result> asked_of(const engine::Problem& problem, const spec::RelMethod& method,
                             const std::string& engine) {
  std::vector<Result> questions;
  for (const auto& clause : method.clauses) {
    if (clause.is_precondition) continue;
    questions.push_back(engine::unanswered(problem, Property::User, engine));
    auto& question = questions.back();
    question.name = clause.name.text.empty() ? "post" + std::to_string(questions.size()) : clause.name.text;
    question.file = clause.position.file;
    question.line = clause.position.line;
  }
  return questions;
}

void require_alone(const Questions& questions, const std::string& path, std::size_t rel_files) {
  if (rel_files > 1 || questions.property_files.size() > 1 || !questions.predicate_files.empty())
    throw UserError(path + ": a .rel file cannot be checked together with other files");
  if (questions.properties) throw UserError("--property and --property-file exclude each other");
  const auto& engine = questions.engine;
  if (engine != "auto" && engine != "relational" && engine != "bounded")
    throw UserError("the properties of a .rel file are for the engines relational and bounded, not " +
                    engine);
}

}  // namespace

std::vector<Result> check_relations(const Questions& questions, program::Workspace& workspace) {
  const auto paths = files_of(questions, ".rel");
  const auto& path = paths.front();
  require_alone(questions, path, paths.size());
  // The bounded engine starts from its own heaps and follows every call.
  const bool is_bounded = questions.engine == "bounded";
  const auto calls = is_bounded ? engine::Calls::in_place : calls_of(questions.calls);
  const auto heaps = is_bounded ? engine::Heaps::reachable : engine::Heaps::any;
  const auto file = spec::read_rel_file(path);
  if (file.methods.empty()) throw UserError({path, 1, 1}, "the file has no method with properties");
  std::vector<const ir::Method*> chosen;
  for (const auto& text : questions.entries)
    for (const auto* method : program::find_entries(workspace, text)) chosen.push_back(method);
  std::vector<Result> results;
  for (const auto& method : file.methods) {
    const auto& entry = method_of(method, workspace);
    if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), &entry) == chosen.end()) continue;
    const engine::Problem problem{
        workspace, entry, {Property::User}, limits_of(questions, workspace), {}, parts_left_out(questions)};
    const auto run = [&](const std::function<void(const Result&)>& report) {
      for (const auto& result : engine::RelationalEngine(file, method, calls, heaps).run(problem))
        report(result);
    };
    const auto found =
        engine::run_in_worker(run, asked_of(problem, method, is_bounded ? "bounded" : "relational"));
    results.insert(results.end(), found.begin(), found.end());
  }
  if (results.empty()) throw UserError(path + ": no postcondition is about the entries that were asked for");
  return results;
}

std::vector<Result> check_contracts(const Questions& questions, program::Workspace& workspace) {
  if (workspace.contracts().empty())
    throw UserError("the engine relational needs --property-file F.rel, or contracts in JML");
  for (const auto property : questions.properties.value_or(std::vector<Property>{}))
    if (property != Property::Contract)
      throw UserError("the engine relational checks contracts and the properties of a .rel file, not " +
                      std::string(engine::name_of(property)));
  const auto calls = calls_of(questions.calls);
  std::vector<Result> results;
  for (const auto* entry : entries_of(questions, workspace)) {
    auto limits = limits_of(questions, workspace);
    if (!questions.seconds) limits.seconds = seconds_without_timeout;
    const engine::Problem problem{workspace, *entry, {Property::Contract}, limits};
    const auto run = [&](const std::function<void(const Result&)>& report) {
      for (const auto& result : engine::RelationalContractEngine(calls).run(problem)) report(result);
    };
    auto found = engine::run_in_worker(run, {engine::unanswered(problem, Property::Contract, "relational")});
    withdraw_unknown_precondition(problem, found.front());
    withdraw_on_error(problem, found.front());
    results.push_back(std::move(found.front()));
  }
  return results;
}

}  // namespace jury::session
