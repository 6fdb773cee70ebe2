// Formulas of the user in an unfolding: properties where the code asks for them, predicates at the heads of
// loops.
#include "encode/unbounded/formula_evaluator.h"
#include "program/properties/evaluation_code.h"
#include "spec/predicates/printer.h"
#include "spec/predicates/updates.h"
#include "support/diagnostics.h"

namespace jury::encode::unbounded {

namespace {

using spec::predicates::Expression;
using spec::predicates::ExpressionKind;

// The locals that the formula's names mean: the latest declared one of each name that has a value.
bool bind_names(const Expression& e, const std::vector<Value>& locals, std::map<std::string, Value>& names) {
  if (e.kind == ExpressionKind::result) return false;
  if (e.kind == ExpressionKind::name && !e.is_logic_variable) {
    for (auto local = e.locals.rbegin(); local != e.locals.rend(); ++local)
      if (*local < locals.size() && locals[*local].term) {
        names[e.text] = locals[*local];
        return true;
      }
    return false;
  }
  for (const auto& child : e.children)
    if (!bind_names(*child, locals, names)) return false;
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
void Unfolder::evaluate_given(Frame& frame, const Arrival& now, Head& head) {
  if (!predicates_) return;
  for (const auto& given : *predicates_) {
    const auto& predicate = given.predicate;
    const bool here =
        given.method ? given.method == frame.method
        : given.cls ? !frame.method->is_static() && program_.is_subclass(frame.method->owner, given.cls->name)
                    : true;
    const int line = static_cast<int>(head.position.line);
    if (!here || (predicate.lines && (line < predicate.lines->first || line > predicate.lines->last)))
      continue;
    std::map<std::string, Value> names;
    if (!bind_names(*predicate.formula, now.locals, names)) continue;
    try {
      const auto plain = spec::predicates::without_updates(*predicate.formula);
      const Term formula = FormulaEvaluator(*this, now.state, std::move(names)).formula(*plain);
      if (!formula.is_value()) head.given.push_back(formula);
    } catch (const Unsupported& unsupported) {
      approximate("the predicate " + spec::predicates::to_text(*predicate.formula) +
                  " is not used: " + unsupported.what());
    }
  }
}

}  // namespace jury::encode::unbounded
