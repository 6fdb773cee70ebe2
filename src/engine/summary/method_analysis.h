// The analysis of one method body for a summary: environments of bounds, regions, loops.
#pragma once

#include "encode/flow_order.h"
#include "engine/summary/summarizer.h"
#include "logic/relational/substitution.h"

namespace jury::engine {

class MethodAnalysis {
 public:
  MethodAnalysis(Summarizer& owner, const ir::Method& method);
  MethodSummary run();

 private:
  using Builder = logic::relational::Builder;
  using Expression = logic::relational::Expression;
  using Formula = logic::relational::Formula;
  using Bound = RelationalBound;
  using Node = logic::relational::Node;

  // One branch on the way: which, whether taken, and when; no formula: when is not known.
  struct Decision {
    std::uint32_t branch;
    bool taken;
    Formula condition;
  };
  struct Environment {
    std::vector<std::optional<Bound>> locals;
    std::map<const ir::Field*, Bound> fields;  // those that were written
    std::vector<Decision> path;
  };
  // Control leaving a region: to a block outside it, or out of the method.
  struct Leaving {
    std::optional<ir::BlockId> target;
    Environment environment;
    std::optional<Bound> value;
  };
  struct Region {
    std::optional<ir::BlockId> header;  // of the loop whose body this is
    std::map<std::uint32_t, std::vector<Environment>> pending;
    std::vector<Environment> back;
    std::vector<Leaving> leaving;
  };

  // --- control (method_analysis.cpp) ---
  void execute(Region& region);
  void execute_block(Region& region, ir::BlockId block, Environment environment);
  void terminate(Region& region, ir::BlockId block, const ir::Terminator& terminator,
                 Environment environment);
  void go(Region& region, ir::BlockId target, Environment environment);
  Environment merge(std::vector<Environment> environments);
  Environment merge(const Environment& first, const Environment& second);
  Formula condition_from(const std::vector<Decision>& path, std::size_t start);
  Bound mix(Formula condition, const Bound& first, const Bound& second);

  // --- statements (method_analysis_statements.cpp) ---
  void execute(const ir::Statement& statement, Environment& environment);
  Bound operand(const ir::Operand& operand, const Environment& environment) const;
  void binary(const ir::Binary& statement, Environment& environment);
  void load(const ir::LoadField& statement, Environment& environment);
  void store(const ir::StoreField& statement, Environment& environment);
  void call(const ir::Call& statement, Environment& environment);
  void apply(const ir::Method& callee, const MethodSummary& summary, const std::vector<Bound>& arguments,
             Environment& environment, std::optional<ir::LocalId> target);
  const ir::Method& only_target(const ir::Call& statement);
  Formula compare(ir::Relation relation, const ir::Operand& left, const ir::Operand& right,
                  const Environment& environment);
  bool is_reference(const ir::Operand& operand) const;
  // The integer is this number.
  Formula equals(Expression integer, std::int64_t number);
  Formula decided(Formula condition, Formula when_true, Formula when_false);
  Expression truth_as_integer(Expression boolean);
  Expression integer_as_truth(Expression integer);
  Bound field(const ir::Field& field, const Environment& environment) const;
  const ir::Field& resolve(const ir::FieldReference& reference) const;
  Bound exactly(Expression expression) const { return {expression, expression}; }
  Bound simplified(const Bound& bound) const;
  Expression number(std::int64_t value) const { return builder_.to_expression(builder_.literal(value)); }
  Expression null() const { return owner_.constant_leaf(encode::RelationMeaning::Kind::null); }

  // --- loops (method_analysis_loops.cpp) ---
  struct Loop {
    ir::BlockId header;
    Environment entered;
    std::map<ir::LocalId, Expression> local_symbols;       // of locals that the loop assigns
    std::map<const ir::Field*, Expression> field_symbols;  // of fields that it writes
    std::set<const Node*> symbols;
    Region iteration;
    std::optional<ir::LocalId> cursor;
    Expression step;     // the relation the cursor walks along
    Expression visited;  // values of the cursor for which the body runs to the end
    Expression last;     // the value it leaves with
  };
  struct Update {
    Expression objects;
    Expression values;
  };
  std::vector<Leaving> summarize_loop(ir::BlockId header, Environment environment);
  void make_symbols(Loop& loop);
  void find_cursor(Loop& loop);
  bool find_visited(Loop& loop);
  Environment after_loop(Loop& loop, const Leaving& leaving);
  Bound field_after(Loop& loop, const ir::Field& field, const Bound& in_iteration);
  bool collect_updates(const Node* node, const Node* symbol, std::vector<Update>& updates) const;
  bool mentions(const Node* node, const std::set<const Node*>& leaves) const;
  bool mentions_only(const Node* node, const Loop& loop, Expression allowed) const;
  // An expression that contains the given one for every iteration; nothing when none but the type is known.
  std::optional<Expression> over_iterations(const Loop& loop, Expression expression);
  bool is_path_from(const Node* node, const Node* start, const Loop& loop) const;
  bool is_monotone(const Node* node, const std::set<const Node*>& leaves) const;
  Expression replace(Expression in, const std::map<const Node*, Expression>& by);
  Formula replace(Formula in, const std::map<const Node*, Expression>& by);
  void assigned_in(ir::BlockId header, std::set<ir::LocalId>& locals, std::set<const ir::Field*>& fields);
  bool inside(ir::BlockId block, ir::BlockId header) const;

  Summarizer& owner_;
  const ir::Method& method_;
  const ir::Body& body_;
  encode::FlowOrder order_;
  Builder& builder_;
  std::uint32_t branches_ = 0;
};

}  // namespace jury::engine
