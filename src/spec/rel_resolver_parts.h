// The resolver of .rel terms: names and definitions (rel_resolver.cpp), operators
// (rel_resolver_operators.cpp), binders and calls (rel_resolver_binders.cpp).
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "spec/rel_resolver.h"
#include "spec/rel_value.h"

namespace jury::spec {

std::string to_string(const RelTerm& term);  // one line, for messages

class RelResolver {
 public:
  RelResolver(const RelVocabulary& vocabulary, logic::relational::Builder& builder);

  void add_definitions(const std::vector<RelDefinition>& definitions);
  void add_conditions(const std::vector<RelClause>& clauses);
  void set_method(const RelMethod& method) { method_ = &method; }
  logic::relational::Formula condition(const RelTerm& term, bool is_precondition);

 private:
  using Expression = logic::relational::Expression;
  using IntegerExpression = logic::relational::IntegerExpression;
  using Formula = logic::relational::Formula;

  // Names bound inside a term, innermost first. A let keeps its definition, because a primed use means
  // something else; everything else keeps its value.
  struct Scope {
    const Scope* outer = nullptr;
    std::string name;
    RelValue value;
    const RelTerm* definition = nullptr;
    const Scope* definition_scope = nullptr;
  };
  struct Context {
    const Scope* scope = nullptr;
    RelState state = RelState::before;  // what unprimed names mean: `after` inside a primed definition
    bool is_precondition = false;
  };

  RelValue resolve(const RelTerm& term, const Context& context);
  Formula formula(const RelTerm& term, const Context& context);
  RelValue relation(const RelTerm& term, const Context& context);
  IntegerExpression integer(const RelTerm& term, const Context& context);

  Formula as_formula(const RelValue& value, const RelTerm& term);
  RelValue as_relation(const RelValue& value, const RelTerm& term);
  RelValue as_boolean(const RelValue& value, const RelTerm& term, const Context& context);
  IntegerExpression as_integer(const RelValue& value, const RelTerm& term);

  // --- names ---
  RelValue name(const RelTerm& term, const Context& context);
  RelState state_of(const RelTerm& term, const Context& context) const;
  const Scope* find_in_scope(const std::string& text, const Context& context) const;
  RelValue scoped_name(const Scope& scope, const RelTerm& term, const Context& context);
  std::optional<RelValue> constant(const RelTerm& term);
  RelValue vocabulary_name(const RelTerm& term, const Context& context);
  RelValue one_of(const std::vector<RelSymbol>& symbols, const RelTerm& term);
  std::optional<RelValue> qualified_name(const RelTerm& term, const Context& context);
  std::optional<RelValue> join_with_qualified_field(const RelTerm& term, const Context& context);
  std::optional<std::string> dotted_text(const RelTerm& term, const Context& context) const;
  RelValue expand(const RelDefinition& definition, const RelTerm& use, std::vector<RelValue> arguments,
                  const Context& context);
  RelValue expand_condition(const RelClause& clause, const RelTerm& use, const Context& context);
  void check_argument(const RelDeclaration& parameter, const RelName& name, const RelValue& argument,
                      const RelTerm& term, const Context& context);

  // --- operators ---
  RelValue prefix(const RelTerm& term, const Context& context);
  RelValue infix(const RelTerm& term, const Context& context);
  RelValue logical(const RelTerm& term, const Context& context);
  RelValue sum_or_union(const RelTerm& term, const Context& context);
  RelValue arithmetic(const RelTerm& term, logic::relational::NodeKind kind, const Context& context);
  RelValue relational(const RelTerm& term, const Context& context);
  RelValue join(const RelTerm& term, const RelTerm& left_term, const RelValue& left, const RelValue& right);
  RelValue restriction(const RelTerm& term, const RelValue& left, const RelValue& right);
  RelValue comparison(const RelTerm& term, const Context& context);
  Formula compare(const RelTerm& term, const std::string& operation, const Context& context);
  Formula compare_equal(const RelTerm& term, const RelValue& left, const RelValue& right,
                        const Context& context);
  RelValue box(const RelTerm& term, const Context& context);
  RelValue block(const RelTerm& term, const Context& context);
  RelValue conditional(const RelTerm& term, const Context& context);
  RelValue closure(const RelTerm& term, const RelValue& operand);

  // --- binders and calls ---
  RelValue call(const RelTerm& term, const Context& context);
  RelValue built_in(const RelTerm& term, const Context& context);
  IntegerExpression cardinality(const RelValue& value);
  RelValue total_order(const RelTerm& term, const Context& context);
  RelValue functional(const RelTerm& term, const Context& context);
  RelValue let(const RelTerm& term, const Context& context);
  RelValue quantified(const RelTerm& term, const Context& context);
  RelValue comprehension(const RelTerm& term, const Context& context);
  using Binding =
      std::function<RelValue(const logic::relational::Declarations&, Formula disjoint, const Context&)>;
  RelValue bind(const RelTerm& term, const Context& context, const Binding& body);
  RelValue bind_from(const RelTerm& term, std::size_t declaration, std::size_t index, RelValue domain,
                     logic::relational::Declarations& bound, std::vector<Formula>& disjoint,
                     const Context& context, const Binding& body);
  RelValue domain_of(const RelDeclaration& declaration, const Context& context);

  void need_arity(const RelTerm& term, const RelTerm& operand, const RelValue& value, std::size_t arity);
  void need_same_arity(const RelTerm& term, const RelValue& left, const RelValue& right);
  void need_overlap(const RelTerm& term, const RelValue& left, const RelValue& right);
  void need_arguments(const RelTerm& term, std::size_t count);
  template <class Make>
  RelValue formula_at(const RelTerm& term, Make make);

  const RelVocabulary& vocabulary_;
  logic::relational::Builder& builder_;
  const RelMethod* method_ = nullptr;
  std::map<std::string, const RelDefinition*> definitions_;
  std::map<std::string, const RelClause*> conditions_;
  std::vector<const void*> expanding_;  // definitions and conditions
};

template <class Make>
RelValue RelResolver::formula_at(const RelTerm& term, Make make) {
  logic::relational::PositionScope scope(builder_, term.position);
  return RelValue::of(make());
}

}  // namespace jury::spec
