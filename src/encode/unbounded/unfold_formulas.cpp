// Formulas of the user in an unfolding: properties where the code asks for them, predicates at the heads of
// loops.
#include "encode/unbounded/formula_evaluator.h"
#include "encode/unbounded/patterns.h"
#include "program/properties/evaluation_code.h"
#include "spec/predicates/printer.h"
#include "spec/predicates/updates.h"
#include "support/diagnostics.h"

namespace jury::encode::unbounded {

namespace {

using spec::predicates::Expression;
using spec::predicates::ExpressionKind;

// The locals that the formula's names mean: the latest declared one of each name that is still used, or else
// has a value.
bool bind_names(const Expression& e, const std::vector<Value>& live, const std::vector<Value>& all,
                std::map<std::string, Value>& names) {
  if (e.kind == ExpressionKind::result) return false;
  if (e.kind == ExpressionKind::name && !e.is_logic_variable) {
    for (const auto* locals : {&live, &all})
      for (auto local = e.locals.rbegin(); local != e.locals.rend(); ++local)
        if (*local < locals->size() && (*locals)[*local].term) {
          names[e.text] = (*locals)[*local];
          return true;
        }
    return false;
  }
  for (const auto& child : e.children)
    if (!bind_names(*child, live, all, names)) return false;
  return true;
}

}  // namespace

bool Unfolder::call_property(Frame& frame, const ir::Call& statement, const std::vector<Value>& arguments) {
  if (!property_ || statement.method.owner != program::property_class) return false;
  const auto& formula = *property_->property.formula;
  std::map<std::string, Value> names;
  const auto parameters = program::parameters_of(formula);
  for (std::size_t i = 0; i < parameters.size(); ++i) names[parameters[i].name] = arguments[i];
  try {
    const auto plain = spec::predicates::without_updates(formula);
    const Term holds = FormulaEvaluator(*this, frame.now.state, std::move(names)).formula(*plain);
    assign(frame, *statement.target, {numbers_.of_condition(holds), {}});
  } catch (const Unsupported& unsupported) {
    stop(frame, unsupported.what());
  }
  return true;
}

// Those of the whole program, of the class when there is a receiver, and of the method.
void Unfolder::each_suggested(
    const Frame& frame, const std::vector<Value>& live, const std::vector<Value>& all, std::uint32_t line,
    const std::function<void(const spec::predicates::Predicate&, Names)>& visit) const {
  if (!predicates_) return;
  for (const auto& given : *predicates_) {
    const auto& lines = given.predicate.lines;
    const bool here =
        given.method ? given.method == frame.method
        : given.cls ? !frame.method->is_static() && program_.is_subclass(frame.method->owner, given.cls->name)
                    : true;
    const int at = static_cast<int>(line);
    Names names;
    if (here && (!lines || (lines->first <= at && at <= lines->last)) &&
        bind_names(*given.predicate.formula, live, all, names))
      visit(given.predicate, std::move(names));
  }
}

bool Unfolder::has_suggested(const Frame& frame, ir::BlockId header, const Arrival& entry) const {
  if (!is_user_class_(frame.method->owner)) return false;
  bool found = false;
  each_suggested(frame, entry.locals, entry.locals, start_of(frame.body->blocks[header]).line,
                 [&](const spec::predicates::Predicate&, const Names&) { found = true; });
  return found;
}

void Unfolder::evaluate_given(Frame& frame, const Arrival& entry, const Arrival& now, Head& head) {
  each_suggested(frame, now.locals, entry.locals, head.position.line,
                 [&](const spec::predicates::Predicate& predicate, Names names) {
                   try {
                     const auto plain = spec::predicates::without_updates(*predicate.formula);
                     const Term formula =
                         FormulaEvaluator(*this, now.state, std::move(names)).formula(*plain);
                     if (!formula.is_value()) head.given.push_back(formula);
                   } catch (const Unsupported& unsupported) {
                     approximate("the predicate " + spec::predicates::to_text(*predicate.formula) +
                                 " is not used: " + unsupported.what());
                   }
                 });
  if (!head.given.empty()) well_formed(now, head);
}

// Formulas about every element need what is known of one that is read: that it was made before.
void Unfolder::well_formed(const Arrival& now, const Head& head) {
  for (const auto& component : head.components) {
    const bool listed = component.role == Role::Elements, mapped = component.role == Role::TableValues;
    if (!component.changed || !component.is_reference || !(listed || mapped)) continue;
    const auto& slots = contents(now.state, component.family).slots;
    const Term index = terms_.fresh_variable("k", terms_.integer_sort());
    const Term there = listed ? terms_.conjunction(addresses_.less_equal(addresses_.integer(0), index),
                                                   addresses_.less(index, slots[slot::size].term))
                              : terms_.select(slots[slot::has].term, index);
    const Term element = terms_.select(component.term, index);
    const std::vector<Term> bound{index};
    fact(now.state.guard,
         terms_.forall(bound, terms_.implies(there, is_typed(now.state, element, component.targets)),
                       patterns_of(terms_, {element})));
  }
}

}  // namespace jury::encode::unbounded
