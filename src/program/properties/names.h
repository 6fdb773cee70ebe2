// The names and sorts of one formula. Used by resolver.cpp only.
#pragma once

#include "program/workspace.h"
#include "spec/predicates/syntax.h"

namespace jury::program {

// What a formula may speak of.
struct FormulaScope {
  const ir::Class* cls = nullptr;      // nullptr: static fields only
  const ir::Method* method = nullptr;  // nullptr: fields only
  bool has_result = false;
  bool iterators = false;  // may stand for what they have passed
};

class FormulaResolver {
 public:
  using Expression = spec::predicates::Expression;
  using ExpressionPointer = spec::predicates::ExpressionPointer;
  using Sort = spec::predicates::Sort;

  FormulaResolver(Workspace& workspace, FormulaScope scope) : workspace_(workspace), scope_(scope) {}

  // Throws UserError.
  void resolve_formula(ExpressionPointer& expression);

 private:
  void resolve(ExpressionPointer& expression);
  void resolve_value(ExpressionPointer& expression, const char* expected);
  void resolve_name(ExpressionPointer& expression);
  bool resolve_variable(Expression& expression);
  bool resolve_own_field(ExpressionPointer& expression);
  void resolve_static(Expression& expression);
  void resolve_field(ExpressionPointer& expression);
  void resolve_function(ExpressionPointer& expression);
  void resolve_collection(Expression& expression, std::size_t child);
  void resolve_array(Expression& expression);
  void resolve_heap(ExpressionPointer& heap, const Expression& object);
  void resolve_result(Expression& expression);
  void resolve_arithmetic(Expression& expression);
  void resolve_comparison(Expression& expression);
  void resolve_quantifier(Expression& expression);
  void require_number(const Expression& expression) const;
  void set_type(Expression& expression, const ir::Type& type) const;
  bool has_receiver() const;
  const ir::Field* find_field(Symbol class_name, const std::string& name, bool is_static);
  std::vector<const ir::Field*> fields_of(const ir::Type& type, const std::string& name);
  std::string scope_name() const;
  std::string suggest(const std::string& name);

  Workspace& workspace_;
  FormulaScope scope_;
  std::vector<std::string> bound_;
};

}  // namespace jury::program
