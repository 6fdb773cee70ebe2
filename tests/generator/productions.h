// The tables of productions. A production makes one kind of expression or statement, or declines when the
// scope lacks what it needs; the generator then tries another.
#pragma once

#include <optional>
#include <vector>

#include "generator/generator.h"

namespace jury::generator {

struct ExpressionProduction {
  const char* name;
  Feature feature;
  int weight;
  bool (*suits)(const Type&);
  std::optional<Node> (*make)(Generator&, const Type&, int depth);
};

struct StatementProduction {
  const char* name;
  Feature feature;
  int weight;
  std::optional<Node> (*make)(Generator&, int depth);
};

using ExpressionTable = std::vector<ExpressionProduction>;
using StatementTable = std::vector<StatementProduction>;

// One pair per concern; each in the file of its name.
ExpressionTable arithmetic_expressions();
ExpressionTable array_expressions();
StatementTable array_statements();
ExpressionTable object_expressions();
StatementTable object_statements();
ExpressionTable string_expressions();
StatementTable string_statements();
ExpressionTable lambda_expressions();
StatementTable lambda_statements();
ExpressionTable library_expressions();
StatementTable library_statements();
StatementTable basic_statements();
StatementTable control_statements();
ExpressionTable switch_expressions();
StatementTable switch_statements();
StatementTable exception_statements();
StatementTable collection_statements();

}  // namespace jury::generator
