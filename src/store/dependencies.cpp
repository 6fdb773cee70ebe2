#include "store/dependencies.h"

#include <algorithm>
#include <set>

#include "ir/printer.h"
#include "spec/contracts.h"
#include "start/implementations.h"
#include "start/own_collections.h"
#include "start/program_facts.h"
#include "start/value_class.h"
#include "store/run_record.h"

namespace jury::store {

namespace {

void add(const spec::Clause& clause, Fingerprinter& into) {
  into.add(static_cast<std::int64_t>(clause.kind));
  into.add(clause.text);
  into.add(clause.place.file);
  into.add(clause.place.line);
  into.add(clause.member.owner.view());
  into.add(clause.member.name.view());
}

void add(const std::vector<spec::Clause>& clauses, Fingerprinter& into) {
  into.add(static_cast<std::int64_t>(clauses.size()));
  for (const auto& clause : clauses) add(clause, into);
}

void add(const spec::Behaviour& behaviour, Fingerprinter& into) {
  into.add(static_cast<std::int64_t>(behaviour.kind));
  add(behaviour.requires_, into);
  add(behaviour.ensures, into);
  for (const auto& signals : behaviour.signals) {
    into.add(signals.exception.view());
    add(signals.clause, into);
  }
  into.add(behaviour.signals_only ? 1 : 0);
  for (const auto& name : behaviour.signals_only.value_or(std::vector<Symbol>{})) into.add(name.view());
  into.add(behaviour.assignable ? 1 : 0);
  for (const auto& location : behaviour.assignable.value_or(std::vector<spec::Location>{}))
    into.add(location.text);
}

void add(const spec::MethodContract& contract, Fingerprinter& into) {
  into.add(contract.owner.view());
  into.add(contract.name.view());
  into.add(contract.descriptor.view());
  into.add(contract.written + 2 * contract.pure + 4 * contract.helper + 8 * contract.model);
  add(contract.non_null_parameters, into);
  if (contract.non_null_result) add(*contract.non_null_result, into);
  into.add(static_cast<std::int64_t>(contract.behaviours.size()));
  for (const auto& behaviour : contract.behaviours) add(behaviour, into);
  for (const auto& text : contract.left_out) into.add(text);
  for (const auto& text : contract.unchecked) into.add(text);
  for (const auto& text : contract.errors) into.add(text);
}

void add(const spec::Contracts& contracts, Fingerprinter& into) {
  for (const auto& [key, contract] : contracts.methods) add(contract, into);
  for (const auto& [name, contract] : contracts.classes) {
    into.add(name.view());
    for (const auto* clauses : {&contract.invariants, &contract.static_invariants, &contract.constraints,
                                &contract.static_constraints, &contract.initially})
      add(*clauses, into);
    for (const auto& text : contract.left_out) into.add(text);
    for (const auto& text : contract.unchecked) into.add(text);
    for (const auto& text : contract.errors) into.add(text);
  }
  for (const auto& [number, clause] : contracts.statements) add(clause, into);
  for (const auto& [number, loop] : contracts.loops) {
    into.add(number);
    for (const auto id : loop.invariants) into.add(id);
    for (const auto id : loop.decreases) into.add(id);
  }
}

}  // namespace

Dependencies::Dependencies(program::Workspace& workspace,
                           const std::vector<std::filesystem::path>& class_path)
    : workspace_(workspace) {
  Fingerprinter common;
  common.add(fingerprint_of_program());
  common.add(workspace.jdk().home.string());
  common.add(fingerprint_of_file(workspace.jdk().home / "release"));
  for (const auto& entry : class_path) common.add(fingerprint_of_tree(entry));
  for (const auto& name : workspace.user_classes()) {
    const auto* cls = workspace.program().find_class(name);
    if (!cls) continue;
    add_shape(*cls, common);
    index_methods(*cls);
  }
  // What code that need not run says about every state.
  const auto facts = start::facts_of(workspace);
  common.add(start::text_of(facts, workspace.program(), start::Detail::Code));
  for (const auto& lambda : facts.lambdas) index_methods(workspace.program().get_class(lambda.class_name));
  add_constructors(common);
  add(workspace.contracts(), common);
  common_ = common.finish();
}

// Everything about a class but the code of its methods.
void Dependencies::add_shape(const ir::Class& cls, Fingerprinter& shape) {
  ir::Class bare = cls;
  bare.methods.clear();
  shape.add(ir::print(bare));
  for (const auto& method : cls.methods) {
    shape.add(method.name.view());
    shape.add(method.descriptor.view());
    shape.add(static_cast<std::int64_t>(method.flags));
  }
  const auto source = workspace_.source_of(cls.name);
  shape.add(source ? source->string() : "");
}

// Whether an object of a start state can be there is asked of its constructors, with all that they call.
void Dependencies::add_constructors(Fingerprinter& common) {
  std::vector<const ir::Method*> found;
  std::set<const ir::Method*> known;
  const auto add = [&](const ir::Method* method) {
    if (known.insert(method).second) found.push_back(method);
  };
  for (const auto& name : workspace_.user_classes()) {
    const auto* cls = workspace_.program().find_class(name);
    if (!cls || !start::has_final_state(*cls)) continue;
    for (const auto& method : cls->methods)
      if (method.name == "<init>") add(&method);
  }
  for (std::size_t i = 0; i < found.size(); ++i)
    for (const auto* method : next(*found[i])) add(method);
  std::set<Fingerprint> codes;
  for (const auto* method : found) codes.insert(code(*method));
  for (const auto& each : codes) common.add(each);
}

void Dependencies::index_methods(const ir::Class& cls) {
  for (const auto& method : cls.methods) {
    by_signature_[{method.name, method.descriptor}].push_back(&method);
    if (spec::is_generated(method.name.view()) || overrides_library(cls, method) ||
        makes_constants(cls, method) || makes_collection(cls, method))
      always_.push_back(&method);
  }
}

// Constants of an enum may be among the inputs, whether the code names them or not.
bool Dependencies::makes_constants(const ir::Class& cls, const ir::Method& method) {
  return method.name == "<clinit>" && start::enum_of(workspace_.program(), cls.name);
}

// How a collection of the program's own is made tells what it may contain, and in which order.
bool Dependencies::makes_collection(const ir::Class& cls, const ir::Method& method) {
  return method.name == "<init>" && start::is_collection(workspace_.program(), cls.name);
}

bool Dependencies::overrides_library(const ir::Class& cls, const ir::Method& method) {
  if (method.is_static() || method.name == "<init>") return false;
  for (const auto& name : workspace_.program().supertypes(cls.name)) {
    if (workspace_.is_user_class(name)) continue;
    const auto* super = workspace_.program().find_class(name);
    if (super && super->find_method(method.name, method.descriptor)) return true;
  }
  return false;
}

std::vector<const ir::Method*> Dependencies::methods_from(const ir::Method& entry) {
  std::vector<const ir::Method*> found{&entry};
  std::set<const ir::Method*> known{&entry};
  const auto add = [&](const ir::Method* method) {
    if (known.insert(method).second) found.push_back(method);
  };
  for (const auto* method : always_) add(method);
  add_class(entry.owner, false, found);
  known.insert(found.begin(), found.end());
  for (std::size_t i = 0; i < found.size(); ++i)
    for (const auto* method : next(*found[i])) add(method);
  std::sort(found.begin(), found.end(), [](const auto* one, const auto* other) {
    return std::tuple(one->owner.view(), one->name.view(), one->descriptor.view()) <
           std::tuple(other->owner.view(), other->name.view(), other->descriptor.view());
  });
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

const std::vector<const ir::Method*>& Dependencies::next(const ir::Method& method) {
  const auto [entry, inserted] = next_.try_emplace(&method);
  if (!inserted) return entry->second;
  std::vector<const ir::Method*> targets;
  if (const auto* body = workspace_.program().body(method))
    for (const auto& block : body->blocks)
      for (const auto& statement : block.statements) add_targets(statement, targets);
  std::sort(targets.begin(), targets.end());
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  return next_[&method] = std::move(targets);
}

void Dependencies::add_targets(const ir::Statement& statement, std::vector<const ir::Method*>& into) {
  if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
    const bool selected = call->kind == ir::CallKind::Virtual || call->kind == ir::CallKind::Interface;
    const auto* resolved = workspace_.program().resolve(call->method);
    const auto found = by_signature_.find({call->method.name, call->method.descriptor});
    if (selected && found != by_signature_.end())
      into.insert(into.end(), found->second.begin(), found->second.end());
    if (resolved && workspace_.is_user_class(resolved->owner)) into.push_back(resolved);
    add_class(call->method.owner, false, into);
  } else if (const auto* made = std::get_if<ir::New>(&statement.kind)) {
    add_class(made->class_name, true, into);
  } else if (const auto* initialized = std::get_if<ir::InitializeClass>(&statement.kind)) {
    add_class(initialized->class_name, false, into);
  } else if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) {
    add_class(load->field.owner, false, into);
  } else if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind)) {
    add_class(store->field.owner, false, into);
  }
}

// The initialisers of a class and its supertypes; all methods of a class that lowering made up for a lambda
// and the like.
void Dependencies::add_class(Symbol name, bool made_up, std::vector<const ir::Method*>& into) {
  const auto* cls = workspace_.program().find_class(name);
  if (!cls) return;
  const bool synthetic = name.view().find("$$") != std::string_view::npos;
  if (synthetic && (made_up || !workspace_.is_user_class(name)))
    for (const auto& method : cls->methods) into.push_back(&method);
  for (const auto& super : workspace_.program().supertypes(name)) {
    if (!workspace_.is_user_class(super)) continue;
    const auto* owner = workspace_.program().find_class(super);
    if (!owner) continue;
    for (const auto& method : owner->methods)
      if (method.name == "<clinit>") into.push_back(&method);
  }
}

const Fingerprint& Dependencies::code(const ir::Method& method) {
  const auto [entry, inserted] = code_.try_emplace(&method);
  if (!inserted) return entry->second;
  Fingerprinter fingerprinter;
  fingerprinter.add(method.display());
  if (const auto* body = workspace_.program().body(method)) fingerprinter.add(ir::print(*body));
  return code_[&method] = fingerprinter.finish();
}

Fingerprint Dependencies::key(const engine::Problem& problem, engine::Property property,
                              const Fingerprint& options) {
  Fingerprinter fingerprinter;
  fingerprinter.add(common_);
  fingerprinter.add(options);
  fingerprinter.add(engine::name_of(property));
  fingerprinter.add(problem.entry.display());
  fingerprinter.add(problem.entry.descriptor.view());  // a bridge differs by its result alone
  fingerprinter.add(reached_from(problem.entry).codes);
  return fingerprinter.finish();
}

const Dependencies::Reached& Dependencies::reached_from(const ir::Method& entry) {
  const auto [found, inserted] = reached_.try_emplace(&entry);
  if (!inserted) return found->second;
  Fingerprinter codes;
  std::size_t statements = 0;
  for (const auto* method : methods_from(entry)) {
    codes.add(code(*method));
    if (const auto* body = workspace_.program().body(*method))
      for (const auto& block : body->blocks) statements += block.statements.size();
  }
  return reached_[&entry] = {codes.finish(), statements};
}

}  // namespace jury::store
