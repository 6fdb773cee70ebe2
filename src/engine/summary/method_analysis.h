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
    bool operator==(const Decision&) const = default;
  };
  // What a local holds that is no plain value: a view of a map, or an iterator.
  struct Traversal {
    enum class Kind : std::uint8_t { keys, values, iterator };
    Kind kind;
    Bound source;           // the map; the elements that an iterator visits
    bool distinct = false;  // an iterator visits each element once
    bool list = false;      // an iterator over a list
    // Of the iterator that a loop runs on, within an iteration.
    Expression element, more;
    int taken = 0;
    bool operator==(const Traversal&) const = default;
  };
  struct Environment {
    std::vector<std::optional<Bound>> locals;
    std::map<ir::LocalId, Traversal> traversals;
    std::map<StateRelation, Bound> relations;  // those that were written
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
  void terminate(Region& region, const ir::Terminator& terminator, Environment environment);
  void go(Region& region, ir::BlockId target, Environment environment);
  MethodSummary conclude(const Environment& end);
  void note_throw(const Environment& environment, Formula condition);
  Environment merge(std::vector<Environment> environments);
  Environment merge(const Environment& first, const Environment& second);
  Environment join(Formula condition, const Environment& first, const Environment& second);
  Formula condition_from(const std::vector<Decision>& path, std::size_t start);
  Bound mix(Formula condition, const Bound& first, const Bound& second);

  // --- statements (method_analysis_statements.cpp) ---
  void execute(const ir::Statement& statement, Environment& environment);
  Bound operand(const ir::Operand& operand, const Environment& environment) const;
  void forget(ir::LocalId local, Environment& environment);
  void copy(const ir::Copy& statement, Environment& environment);
  void negate(const ir::Unary& statement, Environment& environment);
  void binary(const ir::Binary& statement, Environment& environment);
  void instance_of(const ir::InstanceOf& statement, Environment& environment);
  void load(const ir::LoadField& statement, Environment& environment);
  void store(const ir::StoreField& statement, Environment& environment);
  Formula compare(ir::Relation relation, const ir::Operand& left, const ir::Operand& right,
                  const Environment& environment);
  bool is_reference(const ir::Operand& operand) const;
  bool may_be_box(const ir::Operand& operand) const;
  // The integer is this number.
  Formula negation(Formula formula) const;
  Formula equals(Expression integer, std::int64_t number);
  Formula decided(Formula condition, Formula when_true, Formula when_false);
  Expression truth_as_integer(Expression boolean);
  Expression integer_as_truth(Expression integer);
  Bound value_of(const StateRelation& relation, const Environment& environment) const;
  const ir::Field& resolve(const ir::FieldReference& reference) const;
  Bound exactly(Expression expression) const { return {expression, expression}; }
  Bound simplified(const Bound& bound) const;
  Expression number(std::int64_t value) const { return builder_.to_expression(builder_.literal(value)); }
  Expression null() const { return owner_.constant_leaf(encode::RelationMeaning::Kind::null); }
  // Everything of the type, what this method makes included.
  Expression top_of(const StateRelation& relation) const;
  Expression top_of(const ir::Type& type) const;

  // --- calls and allocation (method_analysis_calls.cpp) ---
  void call(const ir::Call& statement, Environment& environment);
  void allocate(const ir::New& statement, Environment& environment);
  Expression make_object(Symbol class_name, Formula condition);
  Environment apply(const ir::Method& callee, const std::vector<Bound>& arguments,
                    const Environment& environment, std::optional<ir::LocalId> target);
  struct Instantiation;
  Instantiation instantiation(const ir::Method& callee, const std::vector<Bound>& arguments,
                              const Environment& environment);
  Bound instantiated(const Instantiation& by, const Bound& bound, Expression top);
  // What the call may run, with the classes of the receiver for which it is that.
  struct Target {
    const ir::Method* method;
    std::vector<Symbol> classes;
  };
  std::vector<Target> targets(const ir::Call& statement);

  // --- collections (method_analysis_collections.cpp) ---
  enum class Family : std::uint8_t { none, set, map, list, collection, iterator };
  static Family family_of(Symbol class_name);
  bool library_call(const ir::Call& statement, Environment& environment);
  void set_call(const ir::Call& statement, Environment& environment);
  void map_call(const ir::Call& statement, Environment& environment);
  void list_call(const ir::Call& statement, Environment& environment);
  void collection_call(const ir::Call& statement, Environment& environment);
  void view_call(const ir::Call& statement, const Traversal& view, Environment& environment);
  void iterator_call(const ir::Call& statement, Environment& environment);
  void construct(const ir::Call& statement, Environment& environment);
  void assign(const ir::Call& statement, Environment& environment, const Bound& value);
  void assign_truth(const ir::Call& statement, Environment& environment, Formula condition,
                    std::initializer_list<Bound> from);
  void assign_size(const ir::Call& statement, Environment& environment, const Bound& relation);
  void assign_iterator(const ir::Call& statement, Environment& environment, Traversal iterator);
  [[noreturn]] void refuse(const ir::Call& statement) const;
  void add(const StateRelation& relation, std::vector<Bound> columns, Environment& environment);
  void remove(const StateRelation& relation, std::vector<Bound> columns, Environment& environment);
  Bound joined(const Bound& left, const Bound& right) const;
  Bound elements_of(const Traversal& view, const Environment& environment) const;

  // --- loops (method_analysis_loops.cpp) ---
  struct Loop {
    ir::BlockId header;
    Environment entered;
    std::map<ir::LocalId, Expression> local_symbols;       // of locals that the loop assigns
    std::map<StateRelation, Expression> relation_symbols;  // of relations that it writes
    std::set<const Node*> symbols;
    Region iteration;
    std::optional<ir::LocalId> cursor;    // the local that walks along a field
    std::optional<ir::LocalId> iterator;  // or the iterator that it runs on
    Expression element;                   // the symbol of what an iteration is about, if there is one
    Expression reached;                   // all values that it takes, at the end too
    Expression visited;                   // what the iterations that reach the end of the body are about
    bool exact = false;                   // that is so, and each once; otherwise they are among them
    Expression hits;                      // of an iterator: the elements that would end the loop
    Expression last;                      // of a cursor: the value it leaves with
  };
  struct Update {
    enum class Kind : std::uint8_t { add, override_with, remove };
    Kind kind;
    Formula condition;  // none: always
    std::vector<Expression> columns;
  };
  std::vector<Leaving> summarize_loop(ir::BlockId header, Environment environment);
  void make_symbols(Loop& loop);
  void find_cursor(Loop& loop);
  bool find_visited(Loop& loop);
  bool consumes(Loop& loop, ir::LocalId local, const Environment& back);
  void assigned_in(ir::BlockId header, std::set<ir::LocalId>& locals, std::set<StateRelation>& relations);
  void changed_by(const ir::Call& statement, std::set<StateRelation>& relations);
  Leaving after_loop(Loop& loop, const Leaving& leaving);
  Bound value_after(Loop& loop, const Leaving& leaving, const Bound& value, Expression top);
  Bound local_after(Loop& loop, const Leaving& leaving, ir::LocalId local);
  std::optional<Bound> accumulated(Loop& loop, const Leaving& leaving, ir::LocalId local);
  std::optional<Expression> exact_accumulation(Loop& loop, ir::LocalId local, Expression next);
  bool inside(ir::BlockId block, ir::BlockId header) const;
  bool mentions(const Node* node, const std::set<const Node*>& leaves) const;
  bool mentions_only(const Node* node, const Loop& loop, Expression allowed) const;
  bool is_monotone(const Node* node, const std::set<const Node*>& leaves) const;
  // An expression that contains the given one for every iteration; nothing when none but the type is known.
  std::optional<Expression> over_iterations(const Loop& loop, Expression expression);
  Expression without_conditions(const Loop& loop, Expression expression);
  Expression replace(Expression in, const std::map<const Node*, Expression>& by);
  Formula replace(Formula in, const std::map<const Node*, Expression>& by);

  // --- loops on iterators (method_analysis_iterators.cpp) ---
  void find_iterator(Loop& loop, Environment& start);
  bool find_traversed(Loop& loop);
  Formula condition_on_element(const Loop& loop, const std::vector<Decision>& path) const;
  // The elements among the visited for which the condition holds.
  Expression those(const Loop& loop, Expression set, Formula condition);

  // --- relations after loops (method_analysis_updates.cpp) ---
  Bound relation_after(Loop& loop, const StateRelation& relation, const Leaving& leaving);
  bool collect_updates(const Node* node, const Node* symbol, Formula condition,
                       std::vector<Update>& updates) const;
  // All updates over all iterations as one, when they commute.
  std::optional<Expression> exact_sum(Loop& loop, const StateRelation& relation,
                                      const std::vector<Update>& updates, Expression before);
  std::optional<Expression> tuples_over(Loop& loop, const StateRelation& relation, const Update& update);
  std::optional<Expression> values_over(Loop& loop, const StateRelation& relation, const Update& update);
  Bound weak_sum(Loop& loop, const StateRelation& relation, const std::vector<Update>& updates);
  bool is_path_from(const Node* node, const Node* start, const Loop& loop) const;
  // The relation from the element to what the path leads to; none: the element itself.
  Expression path_relation(const Node* node, const Node* start);
  Expression image(Expression set, const Node* path, const Node* start);
  // In an update, e.f of the element e as it was before the loop, where only e.f is updated in e's iteration.
  std::vector<Update> read_before(Loop& loop, const StateRelation& relation, std::vector<Update> updates);

  Summarizer& owner_;
  const ir::Method& method_;
  const ir::Body& body_;
  encode::FlowOrder order_;
  Builder& builder_;
  std::uint32_t branches_ = 0;
  std::vector<Allocation> allocations_;
  std::vector<Formula> throws_;
  std::size_t loop_depth_ = 0;
  bool uses_collections_ = false;
};

}  // namespace jury::engine
