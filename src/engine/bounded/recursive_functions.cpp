#include "engine/bounded/recursive_functions.h"

#include <algorithm>
#include <set>

namespace jury::engine {

using encode::Exit;
using encode::State;
using encode::Value;
using logic::Term;

namespace {

bool is_number(const ir::Type& type) {
  return !type.is_reference() && type.kind != ir::Kind::Float && type.kind != ir::Kind::Double &&
         type.kind != ir::Kind::Void;
}

}  // namespace

bool RecursiveFunctions::is_recursive(const ir::Method& method) {
  const auto [known, added] = recursive_.try_emplace(&method, false);
  if (!added || !workspace_.is_user_class(method.owner)) return known->second;
  auto& program = workspace_.program();
  std::set<const ir::Method*> seen;
  std::vector<const ir::Method*> open{&method};
  while (!open.empty()) {
    const auto* body = open.back()->is_abstract() ? nullptr : program.body(*open.back());
    open.pop_back();
    if (!body) continue;
    for (const auto& block : body->blocks)
      for (const auto& statement : block.statements) {
        const auto* call = std::get_if<ir::Call>(&statement.kind);
        const auto* called = call ? program.resolve(call->method) : nullptr;
        if (called == &method) return known->second = true;
        if (called && workspace_.is_user_class(called->owner) && seen.insert(called).second)
          open.push_back(called);
      }
  }
  return false;
}

// Adds what it calls.
bool RecursiveFunctions::only_computes(const ir::Method& method, std::vector<const ir::Method*>& called) {
  const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
  if (!method.is_static() || !workspace_.is_user_class(method.owner) || !is_number(signature.result) ||
      !std::all_of(signature.parameters.begin(), signature.parameters.end(), is_number))
    return false;
  const auto* body = workspace_.program().body(method);
  if (!body) return false;
  for (const auto& block : body->blocks)
    for (const auto& statement : block.statements) {
      const auto& kind = statement.kind;
      if (const auto* call = std::get_if<ir::Call>(&kind)) {
        const auto* target = workspace_.program().resolve(call->method);
        if (!target) return false;
        called.push_back(target);
        continue;
      }
      const auto* initialize = std::get_if<ir::InitializeClass>(&kind);
      const bool computes =
          std::holds_alternative<ir::Copy>(kind) || std::holds_alternative<ir::Unary>(kind) ||
          std::holds_alternative<ir::Binary>(kind) || std::holds_alternative<ir::Check>(kind) ||
          (initialize && initialize->class_name == method.owner);
      if (!computes) return false;
    }
  return true;
}

bool RecursiveFunctions::is_function(const ir::Method& method) {
  const auto [known, added] = functions_.try_emplace(&method, false);
  if (!added || !is_recursive(method)) return known->second;
  std::set<const ir::Method*> seen{&method};
  std::vector<const ir::Method*> open{&method};
  while (!open.empty()) {
    const auto* next = open.back();
    open.pop_back();
    std::vector<const ir::Method*> called;
    if (!only_computes(*next, called)) return false;
    for (const auto* target : called)
      if (seen.insert(target).second) open.push_back(target);
  }
  called_[&method] = std::move(seen);
  return known->second = true;
}

// For any arguments, and so do the functions that it calls. Of those only what they answer is seen in a step: that this step
// throws nothing does not tell that the steps below it do not.
bool RecursiveFunctions::never_throws(const ir::Method& method, const State& state) {
  if (const auto known = never_throws_.find(&method); known != never_throws_.end()) return known->second;
  const auto& called = called_.at(&method);
  const bool never = std::all_of(called.begin(), called.end(), [&](const ir::Method* function) {
    return !is_recursive(*function) || step_never_throws(*function, state);
  });
  return never_throws_[&method] = never;
}

bool RecursiveFunctions::step_never_throws(const ir::Method& method, State state) {
  auto& terms = executor_.values().terms();
  std::vector<Value> arguments;
  for (const auto& type : ir::Signature::from_descriptor(method.descriptor.view()).parameters) {
    const std::uint32_t bits = type.kind == ir::Kind::Long ? 64 : 32;
    arguments.emplace_back(terms.fresh_constant("any", terms.bit_vector_sort(bits)));
  }
  state.guard = encode::Guard::always(terms);
  probing_ = true;
  const bool throws = step(method, arguments, state).thrown.has_value();
  probing_ = false;
  return !throws;
}

// The code of the method once; what it calls of such functions is applied.
Exit RecursiveFunctions::step(const ir::Method& method, const std::vector<Value>& arguments, const State& state) {
  stepping_ = following_ = true;
  auto exit = executor_.run(method, arguments, state);
  stepping_ = following_ = false;
  return exit;
}

std::optional<Exit> RecursiveFunctions::call(const ir::Method& method, const std::vector<Value>& arguments,
                                             const State& state) {
  if (!is_function(method)) return std::nullopt;
  auto& terms = executor_.values().terms();
  std::vector<Term> values;
  std::vector<logic::Sort> sorts;
  for (const auto& argument : arguments) {
    values.push_back(encode::term(argument));
    sorts.push_back(values.back().sort());
  }
  const bool is_long = method.descriptor.view().back() == 'J';
  const auto function =
      terms.function("call!" + method.owner.text() + "." + method.name.text() + method.descriptor.text(),
                     sorts, terms.bit_vector_sort(is_long ? 64 : 32));
  const Term value = terms.apply(function, values);
  if (!stepping_ && (!never_throws(method, state) || !assume_step(method, arguments, state, value)))
    return std::nullopt;
  Exit exit;
  exit.returned = encode::Returned{state, Value(value)};
  return exit;
}

// False when the code may throw.
bool RecursiveFunctions::assume_step(const ir::Method& method, const std::vector<Value>& arguments,
                                     const State& state, Term value) {
  auto& terms = executor_.values().terms();
  const auto exit = step(method, arguments, state);
  if (exit.thrown || !exit.returned) return false;
  executor_.assume(terms.implies(exit.returned->state.guard.term(),
                                 terms.equal(value, encode::term(*exit.returned->value))));
  executor_.rely("the recursion of " + method.display() + " ends");
  return true;
}

}  // namespace jury::engine
