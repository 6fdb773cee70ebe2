// Gives the terms of a .rel file their meaning: names through a RelVocabulary, definitions by expansion,
// types and arities checked, to formulas of logic/relational. Every formula keeps its source position, so a
// core can be shown in the file. Errors are UserErrors with position.
//
// Overloading, as in Karun's examples: an integer stands for the singleton of it where a relation is
// wanted, a set of integers for its integer where a number is wanted (its sum if it may have several); + and
// - add and subtract when one side is a number, and are union and difference otherwise; `F = true$rel`
// compares a formula. A prime on a definition (inv') means its body in the post-state. Refused: quantifiers
// over sets or relations (higher-order), recursive definitions.
#pragma once

#include <string>
#include <vector>

#include "logic/relational/builder.h"
#include "spec/rel_syntax.h"
#include "spec/rel_vocabulary.h"

namespace jury::spec {

struct RelCondition {
  std::string name;  // as written, or "pre1", "post2", ... by position among the unnamed
  SourcePosition position;
  logic::relational::Formula formula;
};

struct RelSpecification {
  std::vector<RelCondition> preconditions;
  std::vector<RelCondition> postconditions;
};

RelSpecification resolve_rel(const RelFile& file, const RelMethod& method, const RelVocabulary& vocabulary,
                             logic::relational::Builder& builder);

// One formula outside any method; primed names are allowed.
logic::relational::Formula resolve_rel_formula(const RelTerm& term, const RelVocabulary& vocabulary,
                                               logic::relational::Builder& builder);

}  // namespace jury::spec
