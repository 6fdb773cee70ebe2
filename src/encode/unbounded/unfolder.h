// Unfolds a program from its entry: calls in place, loops iteration by iteration while their course does not
// depend on unknown values, and otherwise cut at their heads (unfolding.h). Methods that recur deeper than a
// few activations are unfolded once, from an unknown entry, and calls of them get an unknown outcome. Paths
// meet where control meets, as in encode/executor.h, so that what lies between two heads is one block however
// many paths it has (large blocks).
//
// Collections of any size are arrays: a sequence is an index array and a length, a table the characteristic
// array of its keys and an array of values, a cursor the set of keys it has passed. What holds of every such
// state (a cursor with keys left stands at one it has not passed) is given as facts where it is used.
//
// Over-approximated, so that a proof holds all the same: texts beyond their equality, conversions between
// integers and floats, bit operations on unknown operands, the order of linked tables, the identity of equal
// boxes. Not followed, and reported as gaps: keys with an equality of their own, boxed floats, sorting.
#pragma once

#include <functional>
#include <map>
#include <unordered_map>

#include "encode/flow_order.h"
#include "encode/unbounded/numbers.h"
#include "encode/unbounded/unfolding.h"
#include "program/program.h"
#include "program/properties/resolver.h"

namespace jury::encode::unbounded {

struct UnfoldingLimits {
  std::uint32_t iterations = 64;  // of a loop whose course is known
  bool cut_suggested = false;     // loops with suggested formulas are cut, whatever their course
  // When not 0: loops are not cut but followed so far, and every branch is asked for; a loop that may go on
  // is a limit that is reached.
  std::uint32_t unrolled = 0;
  std::uint32_t recursion = 3;  // activations of one method that are followed
  bool any_arguments = false;   // of a main; otherwise it does not look at them
  bool any_state = false;       // the entry is called by anybody (unfold_any_state.cpp)
  std::uint32_t depth = 200;
  std::uint32_t rounds = 16;
  std::uint64_t steps = 3'000'000;
  std::function<bool()> out_of_time;
};

// Thrown when a limit is reached.
struct UnfoldingLimitReached {
  std::string reason;
  bool is_of_time = false;
};

// Whether such an entry can be unfolded from any state (UnfoldingLimits::any_state).
bool can_start_anywhere(const ir::Method& entry);

class Unfolder {
 public:
  // `feasible`: whether a condition may hold, given facts; may answer true when it does not know.
  using Feasible = std::function<bool(Term condition, const std::vector<Term>& facts)>;
  Unfolder(program::Program& program, std::function<bool(Symbol)> is_user_class, logic::TermManager& terms,
           UnfoldingLimits limits, Feasible feasible);

  // Of a static method without parameters or with those of a main; from any state, of one that
  // can_start_anywhere.
  Unfolding run(const ir::Method& entry);
  const Knowledge& knowledge() const { return knowledge_; }
  // Calls of the code that evaluates this property (program/properties) get the formula's meaning directly.
  void watch(const program::ResolvedProperty* property) { property_ = property; }
  // Formulas to be evaluated at the heads of the loops where they are meant to hold (Head::given).
  void suggest(const std::vector<program::ResolvedPredicate>* predicates) { predicates_ = predicates; }

 private:
  struct Arrival {
    State state;
    std::vector<Value> locals;
    std::optional<Value> exception;
  };
  struct Returned {
    State state;
    std::optional<Value> value;
  };
  struct Thrown {
    State state;
    Value exception;
  };
  struct Exit {
    std::optional<Returned> returned;
    std::optional<Thrown> thrown;
  };
  // The blocks of a loop, or of the whole body.
  struct Region {
    std::optional<ir::BlockId> header;
    std::map<std::uint32_t, std::vector<Arrival>> pending;  // by position of the block
    std::vector<std::pair<ir::BlockId, Arrival>> exits;
    std::vector<Arrival> back;
    std::vector<bool> done;  // by position
  };
  struct BodyFacts {
    FlowOrder order;
    std::vector<ir::BlockId> block_at;  // by position
    std::vector<std::vector<bool>> live;
  };
  // A recursive method whose body is being unfolded from an unknown entry.
  struct Summary {
    RecursionKnowledge* known;
    std::size_t entry;                // of the heads
    std::optional<std::size_t> exit;  // none while no way out is known
    Arrival start;
  };
  struct Frame {
    const ir::Method* method;
    const ir::Body* body;
    const BodyFacts* facts;
    Region* region = nullptr;
    ContextId context;
    ir::BlockId block = 0;
    std::size_t statement = 0;
    Arrival now;
    ir::Position position;
    std::vector<Returned> returns;
    std::vector<Thrown> throws;
    bool dead = false;
    ContextId entered = 0;       // the context of the call
    Summary* summary = nullptr;  // when its activations are summarised
  };

  // Control (unfold_control.cpp).
  void reset();
  void start(const ir::Method& entry);
  Value no_arguments(State& state, FamilyId family);
  Value any_arguments(State& state, FamilyId family);
  Exit execute(const ir::Method& method, std::vector<Value> arguments, State state, ContextId context);
  void run_region(Frame& frame, Region& region);
  void execute_block(Frame& frame);
  void terminate(Frame& frame, const ir::Terminator& terminator);
  void go(Frame& frame, ir::BlockId target, State state, std::optional<Value> exception = std::nullopt);
  void raise(Frame& frame, State state, const Value& exception);
  bool feasible(const Guard& guard);
  void branch(Frame& frame, ir::BlockId target, State state);
  void gap(const Guard& guard, const std::string& reason);
  void stop(Frame& frame, const std::string& reason);
  const BodyFacts& facts_of(const ir::Body& body);
  Arrival merge(std::vector<Arrival> arrivals);
  Arrival merge(Arrival first, Arrival second);
  State merge_states(const State& first, const State& second, Term& first_taken);
  ContentsPointer merge_contents(FamilyId family, Term first_taken, const ContentsPointer& first,
                                 const ContentsPointer& second);
  Exit join(std::vector<Exit> exits);
  Value choose(Term condition, const Value& a, const Value& b) const;

  // Any state (unfold_any_state.cpp).
  std::vector<Value> any_parameters(const ir::Method& entry, State& state);
  Value any_array(const ir::Type& type, std::size_t number, std::vector<FamilyId>& before, State& state);
  Value any_value(const ir::Type& type, State& state);
  bool initializes_unseen(Symbol class_name);
  bool fills_own_fields(Symbol class_name, const ir::Body& body) const;
  void make_any(FamilyId family, Contents& statics);
  bool is_unknown_static(const ir::Field& field) const;

  // Loops (unfold_loops.cpp).
  void run_loop(Frame& frame, ir::BlockId header, Arrival entry);
  static const ir::Position& start_of(const ir::Block& block) {
    return block.statements.empty() ? block.terminator.position : block.statements.front().position;
  }
  bool follow(Frame& frame, ir::BlockId header, const Arrival& entry, ContextId context,
              std::vector<std::pair<ir::BlockId, Arrival>>& exits);
  void abstract_loop(Frame& frame, ir::BlockId header, Arrival entry, ContextId context);
  bool is_switch_map(const Family& info) const;
  bool is_initialized(const State& state, Symbol class_name);
  bool can_prepare(const State& state, Symbol class_name);
  void prepare_switches(Arrival& entry, LoopKnowledge& known, ContextId context);
  Arrival havoc(Frame& frame, ir::BlockId header, const Arrival& entry, LoopKnowledge& known, Head& head);
  void havoc_locals(Frame& frame, ir::BlockId header, Arrival& now, const LoopKnowledge& known, Head& head);
  void havoc_heap(Arrival& now, const LoopKnowledge& known, Head& head);
  void havoc_slot(Arrival& now, FamilyId family, Slot slot, Head& head);
  void describe_rest(Frame& frame, ir::BlockId header, const Arrival& now, Head& head);
  bool learn(Frame& frame, ir::BlockId header, const Arrival& head_state, const Arrival& back,
             LoopKnowledge& known);
  bool learn_heap(const State& before, const State& after, LoopKnowledge& known);
  Edge edge_of(const Head& head, const Arrival& arrival);
  Component describe(FamilyId family, Slot slot);
  void typing_facts(const State& state, const Component& component);
  ir::Kind number_kind(const Component& component);

  // Recursion (unfold_recursion.cpp).
  Frame make_frame(const ir::Method& method, const ir::Body& body, std::vector<Value> arguments, State state,
                   ContextId context);
  Exit finish(Frame& frame);
  bool too_deep(const ir::Method& method) const;
  Exit stop_recursion(const ir::Method& method, const State& state);
  Frame* summarized(const ir::Method& method) const;
  Exit summarize(const ir::Method& method, const ir::Body& body, std::vector<Value> arguments, State state,
                 ContextId context);
  Exit call_summarized(Frame& callee, std::vector<Value> arguments, State state, ContextId context);
  // The state, result and exception after a call, as unknown constants.
  struct Outcome {
    Head head;  // the components and constants alone
    State after;
    std::optional<Value> result;
    Term thrown;  // not 0: by an exception
    std::optional<Value> exception;
  };
  Outcome outcome(const ir::Method& method, const RecursionKnowledge& known, const State& before,
                  ContextId id);
  Value outcome_component(Outcome& outcome, std::string name, const ir::Type& type, const FamilySet& targets);
  Exit use_summary(const Summary& summary, const ir::Method& method, const Edge& call, const State& before,
                   ContextId id);
  void add_exit(Summary& summary, const ir::Method& method, ContextId context);
  void leave(Summary& summary, const ir::Method& method, const Exit& exit);
  Edge exit_edge(const Summary& summary, const State& state, const Value& result, const Value& exception,
                 bool thrown);

  // Statements (unfold_statements.cpp).
  void execute(Frame& frame, const ir::Statement& statement);
  Value operand(const Frame& frame, const ir::Operand& operand);
  void assign(Frame& frame, ir::LocalId local, Value value) { frame.now.locals[local] = std::move(value); }
  void require(Frame& frame, Term condition, std::string_view exception_class);
  void throw_new(Frame& frame, State state, std::string_view exception_class);
  void check(Frame& frame, const ir::Check& check);
  Term instance_of(const Value& value, const ir::Type& type);
  Term may_store(const Value& array, const Value& value);
  Term same_object(const Value& left, const Value& right);
  Term compare(ir::Relation relation, ir::Kind kind, const Value& left, const Value& right);
  ir::Kind kind_of(const Frame& frame, const ir::Operand& operand) const;
  void load_field(Frame& frame, const ir::LoadField& statement);
  void store_field(Frame& frame, const ir::StoreField& statement);
  void load_static(Frame& frame, const ir::LoadStatic& statement);
  void store_static(Frame& frame, const ir::StoreStatic& statement);
  void load_element(Frame& frame, const ir::LoadElement& statement);
  void store_element(Frame& frame, const ir::StoreElement& statement);
  std::optional<Value> make_array(Frame& frame, const ir::Type& type, const std::vector<Term>& lengths,
                                  std::size_t dimension);
  Term fit_to(ir::Kind kind, Term value);

  // Calls (unfold_calls.cpp).
  void call(Frame& frame, const ir::Call& statement);
  bool call_box(Frame& frame, const ir::Call& statement, const ir::Method& method,
                const std::vector<Value>& arguments);
  bool call_parse(Frame& frame, const ir::Call& statement, const ir::Method& method,
                  const std::vector<Value>& arguments);
  Exit call_selected(Frame& frame, const ir::Method& method, const std::vector<Value>& arguments);
  void take(Frame& frame, Exit exit, std::optional<ir::LocalId> target);
  ContextId call_context(const Frame& frame, const ir::Method& method);
  Exit initialize(Symbol class_name, State state, ContextId context);
  Exit run_initializer(const ir::Class& cls, FamilyId statics, State state, ContextId context);
  bool has_default_method(Symbol class_name);
  bool call_property(Frame& frame, const ir::Call& statement, const std::vector<Value>& arguments);
  // Calls visit(predicate, names) for the suggested formulas that have a meaning at a line.
  using Names = std::map<std::string, Value>;
  void each_suggested(const Frame& frame, const std::vector<Value>& live, const std::vector<Value>& all,
                      std::uint32_t line,
                      const std::function<void(const spec::predicates::Predicate&, Names)>& visit) const;
  bool has_suggested(const Frame& frame, ir::BlockId header, const Arrival& entry) const;
  void evaluate_given(Frame& frame, const Arrival& entry, const Arrival& now, Head& head);
  void well_formed(const Arrival& now, const Head& head);

  // Memory (unfold_memory.cpp).
  FamilyId new_family(const Frame& frame, Family info, std::uint64_t part);
  // A new object of the family with these contents of one object.
  Value allocate(State& state, FamilyId family, std::vector<Value> slots);
  std::vector<Value> fresh_fields(Symbol class_name);
  struct Layout {
    std::vector<const ir::Field*> fields;
    std::unordered_map<const ir::Field*, Slot> slot;
  };
  const Layout& layout(Symbol class_name);
  const Layout& static_layout(Symbol class_name);
  FamilyId statics(Symbol class_name);
  FamilyId class_object(Symbol type_name);
  Value text_constant(const std::u16string& content);
  Value unknown_text();
  const Contents& contents(const State& state, FamilyId family);
  ContentsPointer blank(FamilyId family);
  Term default_of(ir::Kind kind);
  logic::Sort sort_of(ir::Kind kind);
  // What a slot of one object of the family holds: its sort, whether addresses, and the kind of numbers.
  struct SlotType {
    logic::Sort sort;
    bool is_reference = false;
    ir::Kind kind = ir::Kind::Int;
    Role role = Role::Number;
  };
  SlotType slot_type(FamilyId family, Slot slot);
  Slot slot_count(FamilyId family);
  Term get(const State& state, FamilyId family, Slot slot, Term address);
  void put(State& state, FamilyId family, Slot slot, Term address, const Value& value, Term guard);
  // Calls visit(family, guard) for the families of a reference that is not null.
  void each_target(const Value& reference, const std::function<void(FamilyId, Term)>& visit);
  Term read(const State& state, const Value& reference, Slot slot);
  Value read_field(const State& state, const Value& reference, const std::function<Slot(FamilyId)>& slot_of);
  void fact(const Guard& guard, Term formula);
  // Facts about a value that was read out of an unknown state.
  void typed(const State& state, const Value& value);
  Term is_typed(const State& state, Term address, const FamilySet& families);
  Term unknown(ir::Kind kind, std::string_view name);
  Term is_in(FamilyId family, Term address) {
    return addresses_.is_in(family, knowledge_.info(family), address);
  }

  // Operations of the models (unfold_operations.cpp, unfold_collections.cpp).
  void operate(Frame& frame, const ir::Operate& statement);
  friend class OperationUnfolder;
  friend class FormulaEvaluator;
  // An array whose element at k is body(k).
  Term define_array(const Guard& guard, logic::Sort element, std::string_view name,
                    const std::function<Term(Term)>& body);
  void approximate(const std::string& what);
  void rely(const std::string& what);

  program::Program& program_;
  std::function<bool(Symbol)> is_user_class_;
  logic::TermManager& terms_;
  UnfoldingLimits limits_;
  Feasible feasible_;
  Knowledge knowledge_;
  Addresses addresses_;
  Numbers numbers_;
  Unfolding result_;
  std::vector<Frame*> stack_;
  const program::ResolvedProperty* property_ = nullptr;
  const std::vector<program::ResolvedPredicate>* predicates_ = nullptr;
  Symbol owner_;                    // from any state: the class of the entry
  std::uint32_t abstracted_ = 0;    // loops around, that are cut
  std::uint64_t inner_arrays_ = 0;  // made by the present statement
  std::unordered_map<const ir::Body*, BodyFacts> bodies_;
  std::unordered_map<FamilyId, ContentsPointer> blanks_;
  std::unordered_map<Symbol, Layout> layouts_;
  std::unordered_map<Symbol, Layout> static_layouts_;
  std::unordered_map<FamilyId, std::pair<const ir::Method*, ir::Position>> made_at_;
};

}  // namespace jury::encode::unbounded
