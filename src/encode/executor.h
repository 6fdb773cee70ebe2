// Symbolic execution of IR with merging: all paths at once, meeting where control meets. Calls are executed
// in place; loops and recursion are unrolled, symbolic ones to a bound. What could not be followed (a bound,
// something without a model) is recorded with the condition under which it happens, never dropped in silence.
//
// Numbers are bit-precise. References are guarded sets of objects (value.h). The order of hash tables is a
// free choice. Texts are exact while their characters are; a number turned into text is a text of unknown
// content (an over-approximation).
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "encode/character_tables.h"
#include "encode/deferred_quantifiers.h"
#include "encode/flow_order.h"
#include "encode/loop_knowledge.h"
#include "encode/objects.h"
#include "encode/state.h"
#include "program/program.h"
#include "support/diagnostics.h"

namespace jury::encode {

struct ExecutionLimits {
  std::uint32_t loops = 8;      // symbolic iterations of one loop
  std::uint32_t recursion = 8;  // symbolic activations of one method on the stack
  std::uint32_t depth = 800;    // calls on the stack
  std::uint64_t steps = 50'000'000;
  std::optional<std::chrono::steady_clock::time_point> deadline;
  std::uint32_t elements = 100'000;  // of one array
  std::uint32_t array_length = 8;    // of an array whose length is symbolic
  std::uint32_t bits = 64;           // of an int or long that is not known
  // For proofs: arrays of numbers have any length.
  bool modular = false;
  // Quantifiers over ranges are kept for the solver; where that cannot be done they are expanded, but in
  // proofs.
  bool keep_quantifiers = false;
  // The same for ranges of so many numbers that expanding them says nothing, all numbers above all.
  bool keep_endless_quantifiers = false;
  // A chosen string has any content and any length; otherwise as many characters as an array may have
  // elements.
  bool any_texts = false;
};

// Something the execution did not follow.
struct Gap {
  // Quantifier: the value of one over endlessly many numbers is a guess there, so that even a violation is.
  enum class Kind : std::uint8_t { Loop, Recursion, Depth, Steps, Time, Size, Unsupported, Quantifier };
  Kind kind;
  Term condition;
  std::string reason;
  const ir::Method* method;
  ir::Position position;
};

// An answer to a free choice, in the order of execution on every path.
struct ChoiceRecord {
  ir::Kind kind;
  Term condition;  // when the choice is made
  Term value;      // of a number
  ObjectId text;   // null when it is a number
};

// A statement of a specification that must hold where it stands (with cut loops, in place of an exception).
struct SpecificationCheck {
  std::uint32_t statement;  // Contracts::statements
  bool after_iteration;     // of a loop that was cut
  Term violated;
};

struct Returned {
  State state;
  std::optional<Value> value;
};
struct Thrown {
  State state;
  Reference exception;
};
struct Exit {
  std::optional<Returned> returned;
  std::optional<Thrown> thrown;
};

class Executor {
 public:
  // Where an exception object was made: the innermost frame in a class that `keep` accepts.
  struct Origin {
    const ir::Method* method = nullptr;
    ir::Position position;
  };

  // `feasible`: whether a condition may hold; may answer true when it does not know.
  Executor(program::Program& program, logic::TermManager& terms, ExecutionLimits limits,
           std::function<bool(Term)> feasible);

  // Initialises the class of a static method first, as the JVM does.
  Exit run(const ir::Method& method, std::vector<Value> arguments, State state);
  State initial_state() { return {Guard::always(terms_), {}}; }
  // Asked before a call is executed: what it does, or nothing when it is to be executed.
  using Replacement =
      std::function<std::optional<Exit>(const ir::Method&, const std::vector<Value>&, const State&)>;
  void set_replacement(Replacement replacement) { replacement_ = std::move(replacement); }
  // Whether an exception thrown by the next call may be caught.
  bool may_catch() const;

  // Any value of a primitive kind.
  Value fresh_value(ir::Kind kind, std::string_view name);
  Term fresh_integer(std::uint32_t width, std::string_view name);
  // An object whose constructor has not run.
  ObjectId make_instance(State& state, Symbol class_name);
  // Whether two references are the same object; boxes are by their numbers (execute_boxes.cpp).
  Term same_object(const Reference& a, const Reference& b);
  Reference make_empty_array(State& state, const ir::Type& type);
  // The state after the class is initialised; nothing when its initialiser may throw or could not be
  // followed.
  std::optional<State> initialize_at_start(Symbol class_name, State state);
  // From here on the initialiser of the class does not run any more.
  void set_initialized(State& state, Symbol class_name);
  void set_static(State& state, const ir::Field& field, const Value& value);
  // What a slot of an instance, an array or static fields holds; Unsupported for other objects.
  ir::Type slot_type(ObjectId object, std::size_t slot);

  Values& values() { return values_; }
  // Whether a number has fewer values than its type because of the limit on bits.
  bool narrowed() const { return narrowed_; }
  Objects& objects() { return objects_; }
  const std::vector<Gap>& gaps() const { return gaps_; }
  const std::vector<ChoiceRecord>& choices() const { return choices_; }
  // Those behind the first `count`: of evaluations that no run makes.
  void forget_choices(std::size_t count) { choices_.resize(count); }
  const std::vector<SpecificationCheck>& specification_checks() const { return specification_checks_; }
  const std::vector<Term>& assumptions() const {
    return assumptions_;
  }  // hold in every execution: ranges of fresh values
  // What was over-approximated; a proof holds all the same.
  const std::vector<std::string>& approximations() const { return approximations_; }
  // What the answer relies on and nobody checked.
  const std::vector<std::string>& reliances() const { return reliances_; }
  // Holds in every execution that is asked about.
  void assume(Term fact) { assumptions_.push_back(fact); }
  // Told of every call within the execution, before it: the method that runs, its arguments, the state.
  using CallObserver = std::function<void(const ir::Method&, const std::vector<Value>&, const State&)>;
  void set_call_observer(CallObserver observer) { call_observer_ = std::move(observer); }
  // Asked of every answer of code that is not given (program/unknown_class.h): when it is one of those that
  // the code may give. The state is the one before the call.
  using AnswerFilter =
      std::function<Term(const ir::Method&, const std::vector<Value>&, const State&, const Returned&)>;
  void set_answer_filter(AnswerFilter filter) { answer_filter_ = std::move(filter); }
  // When the program asks the JVM to end.
  Term exits() const { return exits_; }
  // The method and place of the call in progress.
  Origin caller() const;
  // The methods in progress, the first that was run first; generated ones too.
  std::vector<const ir::Method*> callers() const;
  // While set, quantifiers are not expanded but deferred to it.
  void set_deferred(DeferredQuantifiers* deferred) { deferred_ = deferred; }
  // From here on, loops with an invariant are cut; what they change is learned (execute_loops.cpp).
  void cut_loops(LoopKnowledge& knowledge) { loops_ = &knowledge; }
  // The state that specifications look back to: mark 0 of jury.rt.States.
  void keep_state(const State& state);
  // States kept for specifications, with the number of objects there were.
  struct Mark {
    Heap heap;
    ObjectId object_count = 0;
  };
  Mark kept_state() const { return marks_[0]; }
  void restore_kept_state(const Mark& mark) { marks_[0] = mark; }
  void rely(const std::string& what);
  void approximate(const std::string& what);
  std::uint64_t steps() const { return steps_; }

  const std::vector<Origin>& stack_at(ObjectId object) const;

 private:
  using Key = std::vector<std::uint32_t>;

  // Control arriving at a block.
  struct Arrival {
    State state;
    std::vector<Value> locals;
    std::optional<Reference> exception;
    std::vector<std::uint32_t> symbolic;  // by loop around the block: iterations decided symbolically
    std::vector<Guard> entered;           // by loop around the block: the guard at its header
    std::vector<Guard> counted;           // by loop around the block: the guard where counting began
  };

  // A loop that was cut, and the state in which any iteration starts.
  struct Cut {
    LoopKnowledge::Site site;
    Heap heap;
    ObjectId object_count;
  };

  struct Frame {
    const ir::Method* method;
    const ir::Body* body;
    const FlowOrder* order;
    Guard began;  // the condition of the call
    std::map<Key, std::vector<Arrival>> pending;
    Key key;  // of the block being executed
    ir::BlockId block = 0;
    Arrival now;
    ir::Position position;
    std::vector<Returned> returns;
    std::vector<Thrown> throws;
    bool dead = false;                 // nothing goes on from here
    std::set<ir::BlockId> heads = {};  // of loops that are cut
    std::map<Key, Cut> cuts = {};      // by the key of the head, without the iteration
  };

  // Control (executor.cpp).
  Exit execute(const ir::Method& method, std::vector<Value> arguments, State state);
  bool may_recur(const ir::Method& method, const Guard& guard);
  Exit execute_body(const ir::Method& method, const ir::Body& body, std::vector<Value> arguments,
                    State state);
  void execute_block(Frame& frame);
  bool exhausted(const Guard& guard);  // the limits of the whole execution
  void terminate(Frame& frame, const ir::Terminator& terminator);
  void go(Frame& frame, ir::BlockId target, State state, std::optional<Reference> exception = std::nullopt);
  void branch(Frame& frame, Term condition, ir::BlockId then_block, ir::BlockId else_block);
  bool may_leave(const Guard& outset, const Guard& now);
  void raise(Frame& frame, State state, const Reference& exception);
  void leave_by(Frame& frame, const std::vector<Target>& targets, State state,
                std::optional<ir::BlockId> handler);
  Arrival merge(std::vector<Arrival> arrivals);
  Arrival merge(Arrival first, Arrival second);
  Exit merge_exits(Frame& frame);
  State merge_states(State first, State second, Term& first_taken);
  ContentsPointer merge_contents(ObjectId object, Term first_taken, const Contents& first,
                                 const Contents& second);
  Exit join(std::vector<Exit> exits);
  void gap(Gap::Kind kind, const Guard& guard, const std::string& reason);
  const Frame* library_initializer() const;

  // Methods with a meaning of their own (execute_boxes.cpp, execute_split.cpp).
  std::optional<Exit> execute_known(const ir::Method& method, const std::vector<Value>& arguments,
                                    const State& state);
  bool is_one_of_known_texts(const State& state, const Value& value) const;
  std::optional<Exit> execute_for_each_text(const ir::Method& method, const std::vector<Value>& arguments,
                                            const State& state);
  ObjectId make_box(State& state, Symbol class_name, Term number, Term small);
  Term same_object(ObjectId a, ObjectId b);
  Term same_content(const Contents& a, const Contents& b);
  std::optional<Exit> choose_from_range(Term first, Term last, const State& state);
  std::optional<Value> result_for_any_char(const ir::Method& method, const std::vector<Value>& arguments);

  // Loops that are cut (execute_loops.cpp).
  std::optional<std::uint32_t> cut_iteration(const Frame& frame) const;
  bool call_specification(Frame& frame, const ir::Method& method, const std::vector<Value>& arguments,
                          const ir::Call& statement);
  void mark_head(Frame& frame, std::string_view name, const std::vector<Value>& arguments);
  void require_statement(Frame& frame, const Value& statement, Term holds);
  void enter_any_iteration(Frame& frame);
  Term any_like(Term present, ir::Kind kind);
  Reference any_existing(const State& state, const ir::Type& type);
  void forget(State& state, ObjectId object, std::size_t slot);
  void learn_changes(const Cut& cut, const Frame& frame, const Arrival& back);
  bool leaves_last_iteration(const Frame& frame, ir::BlockId target) const;

  // Arrays of any length (execute_arrays.cpp).
  logic::Sort element_sort(ir::Kind kind);
  Term fresh_elements(ir::Kind kind, std::string_view name);
  Term select_element(Term elements, Term index, ir::Kind kind);
  Term store_element(Term elements, Term index, Term value, ir::Kind kind);
  Term copied_elements(Term source, Term source_index, Term target, Term target_index, Term count,
                       Term condition);
  std::optional<ObjectId> make_open_array(State& state, const ir::Type& type, Term length);

  // Statements (execute_statements.cpp).
  void execute(Frame& frame, const ir::Statement& statement);
  Value operand(const Frame& frame, const ir::Operand& operand);
  void assign(Frame& frame, ir::LocalId local, Value value) { frame.now.locals[local] = std::move(value); }
  // Goes on only where the condition holds; elsewhere an exception of that class is thrown.
  void require(Frame& frame, Term condition, std::string_view exception_class);
  void throw_new(Frame& frame, State state, std::string_view exception_class);
  void check(Frame& frame, const ir::Check& check);
  void narrow(Frame& frame, const ir::Operand& checked, const std::function<bool(ObjectId)>& keep);
  Term may_store(const Reference& array, const Reference& value);
  Term instance_of(const Reference& value, const ir::Type& type);
  void refuse_sealed(Frame& frame, const Reference& reference);
  void load_field(Frame& frame, const ir::LoadField& statement);
  void store_field(Frame& frame, const ir::StoreField& statement);
  void load_static(Frame& frame, const ir::LoadStatic& statement);
  void store_static(Frame& frame, const ir::StoreStatic& statement);
  Value element_at(const std::vector<Value>& elements, Term index, ir::Kind kind);
  void set_element(std::vector<Value>& elements, Term index, const Value& value, Term condition);
  void load_element(Frame& frame, const ir::LoadElement& statement);
  void store_element(Frame& frame, const ir::StoreElement& statement);
  Value fit_to(ir::Kind kind, const Value& value);
  void new_array(Frame& frame, const ir::NewArray& statement);
  std::optional<ObjectId> make_array(State& state, const ir::Type& type, const std::vector<Term>& lengths,
                                     std::size_t dimension);
  void stop(Frame& frame, const std::string& reason);
  void call(Frame& frame, const ir::Call& statement);
  Exit execute_unknown(const ir::Method& method, std::vector<Value> arguments, State state);
  Exit call_selected(const ir::Method& method, const std::vector<Value>& arguments, const State& before);
  void take(Frame& frame, Exit exit, std::optional<ir::LocalId> target);
  void initialize_class(Frame& frame, Symbol class_name);
  Exit initialize(Symbol class_name, State state);
  bool has_default_method(Symbol class_name);
  Exit run_initializer(const ir::Class& cls, ObjectId statics, State state);

  // Arithmetic (execute_arithmetic.cpp).
  Term unary(ir::UnaryOperator op, Term value);
  Term binary(ir::BinaryOperator op, ir::Kind kind, Term left, Term right);
  Term compare(ir::Relation relation, const Value& left, const Value& right);

  // Operations of the models (operation_executor.h).
  void operate(Frame& frame, const ir::Operate& statement);
  friend class OperationExecutor;
  friend class InitialHeap;
  friend class SpecificationExecutor;
  friend class SymbolicHeap;

  // Reads and writes of contents.
  const Contents& contents(const State& state, ObjectId object) const {
    return objects_.contents(state, object);
  }
  template <class Change>
  void change(State& state, ObjectId object, Change change_contents);
  // The value that `read` gives of each target, chosen by the guards; null targets are left out.
  template <class Read>
  Value read_targets(const Reference& reference, Read read);
  ObjectId allocate(State& state, ObjectInfo info, ContentsPointer contents);
  ObjectInfo instance_info(Symbol class_name) const;
  ObjectId unknown_text(State& state);  // a text of unknown content
  Term identity_hash(ObjectId object);

  program::Program& program_;
  logic::TermManager& terms_;
  Values values_;
  Objects objects_;
  ExecutionLimits limits_;
  std::function<bool(Term)> feasible_;
  Replacement replacement_;
  std::vector<Gap> gaps_;
  std::vector<ChoiceRecord> choices_;
  std::vector<SpecificationCheck> specification_checks_;
  Term exits_ = terms_.false_term();
  std::vector<Term> assumptions_;
  std::vector<std::string> approximations_;
  std::vector<std::string> reliances_;
  std::vector<Frame*> stack_;
  std::vector<Mark> marks_{1};
  std::unordered_map<const ir::Body*, FlowOrder> orders_;
  std::unordered_map<ObjectId, std::vector<Origin>> made_at_;
  std::unordered_map<ObjectId, Term> identity_hashes_;
  std::map<std::pair<Symbol, Term>, ObjectId> small_boxes_;
  CharacterTables character_tables_;
  std::uint64_t steps_ = 0;
  bool out_of_time_ = false;
  bool narrowed_ = false;
  DeferredQuantifiers* deferred_ = nullptr;
  CallObserver call_observer_;
  AnswerFilter answer_filter_;
  LoopKnowledge* loops_ = nullptr;
};

template <class Change>
void Executor::change(State& state, ObjectId object, Change change_contents) {
  auto copy = std::make_shared<Contents>(contents(state, object));
  change_contents(*copy);
  state.heap.set(object, std::move(copy));
}

template <class Read>
Value Executor::read_targets(const Reference& reference, Read read) {
  std::optional<Value> result;
  for (const auto& target : reference.targets()) {
    if (target.object == null_object) continue;
    Value value = read(target.object);
    result = result ? values_.choose(target.guard, value, *result) : std::move(value);
  }
  JURY_CHECK(result.has_value(), "null is read through where a check has excluded it");
  return *result;
}

}  // namespace jury::encode
