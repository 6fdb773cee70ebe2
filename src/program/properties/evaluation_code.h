// IR that evaluates a formula of the predicate language: a static method over the values of its names. The
// interpreter and the engines that execute symbolically run it as any other code; an engine that has a better
// meaning for formulas recognises the call (property_class) and gives it that.
//
// The operations are those of jury.rt.Predicates. Quantifiers are loops over what can matter (the keys,
// indices and bounds that the formula reads and compares with), which is exact for variables that stand as
// keys, as indices or in comparisons, with a number added at most. Other uses of a variable are refused when
// the code is reached.
#pragma once

#include "ir/method.h"
#include "spec/predicates/syntax.h"

namespace jury::program {

inline constexpr std::string_view property_class = "jury/rt/UserProperty";
inline constexpr std::string_view property_method = "holds";
inline constexpr std::string_view violation_class = "jury/PropertyViolation";

struct FormulaParameter {
  std::string name;  // a variable, "this" or "return"
  ir::Type type;
};
// The names a formula mentions, each once, in the order of their first mention.
std::vector<FormulaParameter> parameters_of(const spec::predicates::Expression& formula);

// static boolean holds(the parameters)
ir::Method evaluation_method(const spec::predicates::Expression& formula);

}  // namespace jury::program
