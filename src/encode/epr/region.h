// One transition: the code between a cut and the next cuts, as formulas (UPDR, table 2).
//
// All blocks are walked in topological order and share one state, each statement an update under the guard of
// its block; only one path's guards hold, so nothing is merged but locals. Relations of the state are
// formulas over the symbols at the start; new symbols appear after calls only. Paths that end by an exception
// nobody catches are cut.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "encode/epr/scope.h"
#include "encode/epr/transition.h"

namespace jury::encode::epr {

// Relations of the goals beside concurrent modification: what is certain. Each is there only where the goal
// needs it.
struct Knowledge {
  std::optional<RelationId> next, previous;  // the iterator has such an element
  std::optional<RelationId> filled;          // the collection has an element
  std::optional<RelationId> returned;        // the iterator has returned an element that can be removed
  std::vector<RelationId> refused;           // the collection may refuse to add, remove, set
  std::optional<RelationId> shares;          // what becomes an element of the one is one of the other
  std::optional<RelationId> has;             // the collection has the element, the map the key
};

// What is common to all transitions of a program: vocabulary and procedures. Filled by Translator.
struct Model {
  logic::TermManager& terms;
  Scope& scope;
  Transitions& transitions;
  std::map<const ir::Field*, RelationId> fields = {};
  std::map<Symbol, RelationId> initialized = {};  // by class
  std::optional<RelationId> weak = {};
  std::optional<RelationId> reordered =
      {};  // maps in the order of access: reading them is a structural change
  std::map<std::pair<const ir::Method*, ir::BlockId>, ProcedureId> procedures = {};
  std::map<const ir::Call*, ProcedureId> visits = {};  // loops over the callbacks of a library call
  std::optional<ProcedureId> outside = {};             // library code that calls methods of the program's own
  std::optional<RelationId> own = {}, own_iterator = {};  // collections and iterators of the program's own
  std::optional<RelationId> keeper = {};  // of a part of a list: the iterator that tells whether it is stale
  bool uses_entries = false;
  std::map<RelationId, bool> constants = {};  // static booleans with a value in the class file
  Knowledge knowledge = {};
  bool sketch = false;  // only the effects of the procedures are asked for

  Sort sort_of(const ir::Type& type) {
    if (type.kind == ir::Kind::Boolean) return Sort::Truth;
    return scope.is_iterator(type) ? Sort::Iterator : Sort::Reference;
  }
  logic::Sort sort(Sort sort) const;
  std::vector<logic::Term> variables(const Relation& relation) const;
  Lambda symbol(RelationId relation, const std::string& suffix) const;
  // What holds in every state: fields are functions, only what is in use is related, and so on. With
  // `modified`: only what does not follow from the state before, where other relations were the same.
  std::vector<Universal> well_formed(const std::vector<Lambda>& state,
                                     const std::vector<bool>* modified = nullptr) const;
  // What holds between a state and a later one.
  std::vector<Universal> monotone(const std::vector<Lambda>& before, const std::vector<Lambda>& after) const;
};

class Region {
 public:
  explicit Region(Model& model, ProcedureId id);

  struct Value {
    logic::Term term;
    logic::Term source;  // the container it was taken from
    logic::Term entry;   // whether it stands for an entry of that container, which is the container itself
  };
  using Environment = std::map<ir::LocalId, Value>;

  // Statements and terminators of a method, from a cut on.
  void translate(const ir::Method& method, const class Flow& flow, ir::BlockId start);
  // The loop of a library call that calls back.
  void translate_visit(const ir::Method& caller, const ir::Call& call);
  // Library code that calls what it has been given.
  void translate_outside();
  // The initial state and the call of the entry.
  void translate_root(const ir::Method& entry, bool closed);

  // Found on the way.
  const std::vector<bool>& modified() const { return modified_; }
  bool raises() const { return raises_; }
  bool throws() const { return throws_; }

 private:
  struct Edge {
    logic::Term guard;
    Environment environment;
  };
  // A library call, as far as the goals beside concurrent modification see it.
  struct LibraryStep {
    const ir::Call* call = nullptr;
    const LibraryMethod* row = nullptr;  // none: nothing is known about it
    const Protocol* protocol = nullptr;  // of the row; none: of an iterator, or not known
    IteratorStep step = IteratorStep::None;
    std::optional<logic::Term> iterator, subject;
    std::optional<logic::Term> made;  // the result, when it is new
    const Effect* effect() const { return row ? &row->effect : nullptr; }
  };
  struct Violation {
    logic::Term guard;
    Lambda iterators;
  };

  Procedure& procedure() { return model_.transitions.procedures[id_]; }
  const Symbols& symbols() const { return model_.transitions.symbols; }
  logic::TermManager& terms() { return model_.terms; }

  // Terms.
  logic::Term fresh(Sort sort, const std::string& name);
  logic::Term choice(const std::string& name) { return fresh(Sort::Truth, name); }
  logic::Term conjunction(std::initializer_list<logic::Term> parts) {
    return terms().conjunction(std::span(parts.begin(), parts.size()));
  }
  logic::Term disjunction(std::initializer_list<logic::Term> parts) {
    return terms().disjunction(std::span(parts.begin(), parts.size()));
  }
  logic::Term negation(logic::Term term) { return terms().negation(term); }
  logic::Term none(Sort sort);  // null of the sort
  void assume(logic::Term guard, logic::Term formula) {
    procedure().body.push_back({{}, terms().implies(guard, formula)});
  }
  void assume(logic::Term guard, const Universal& formula) {
    procedure().body.push_back({formula.variables, terms().implies(guard, formula.body)});
  }

  // State.
  logic::Term holds(RelationId relation, std::initializer_list<logic::Term> arguments) {
    return apply(terms(), state_[relation], std::vector(arguments));
  }
  void add_tuple(RelationId relation, std::initializer_list<logic::Term> tuple);
  void set_last(RelationId relation,
                std::initializer_list<logic::Term> tuple);  // the function's value at the tuple's front
  void set_truth(RelationId relation, std::optional<logic::Term> object, logic::Term value);
  bool is_static(RelationId relation) const;
  void name_value(RelationId relation, const Lambda& state, logic::Term condition);
  void update(RelationId relation, logic::Term body);
  logic::Term alive(logic::Term reference);  // in use, null or other
  logic::Term bare_object(bool container);   // new, of any class
  logic::Term new_object(bool container, Symbol class_name);
  logic::Term new_iterator(logic::Term container, bool own = false);
  void change(logic::Term container,
              logic::Term except);  // iterators over it become stale, but this one (if not null)
  void check(logic::Term iterator);
  void add_member(logic::Term container, logic::Term element);
  logic::Term may_hold(logic::Term from, logic::Term element);
  void copy_members(logic::Term from, logic::Term to);
  Value extract(logic::Term container);
  void type_fact(logic::Term value, const ir::Type& type);

  // Locals.
  Value value(const ir::Operand& operand, Sort sort);
  Value coerce(const Value& value, Sort from, Sort to);
  bool followed(ir::LocalId local) const;
  bool followed(const ir::Operand& operand) const { return operand.is_local() && followed(operand.local()); }
  Sort sort_of(ir::LocalId local);
  ir::Type type_of(const ir::Operand& operand);
  void assign(ir::LocalId target, const Value& value, Sort sort);
  void havoc(ir::LocalId target);
  void assign_unknown(ir::LocalId target);  // an object that exists, or a new one of the library

  // Control.
  void enter(ir::BlockId block);
  void walk(const ir::Block& block);
  void terminate(const ir::Terminator& terminator);
  void jump(ir::BlockId target, logic::Term condition);
  logic::Term condition(const ir::If& branch);
  logic::Term equal_references(const ir::Operand& left, const ir::Operand& right);
  bool leaves() const;  // what leaves the procedure is seen by somebody
  bool sees_exceptions() const;
  void may_throw(logic::Term condition, Symbol exception);  // empty: any exception
  void raise(logic::Term condition, const Lambda& iterators);
  void mark(logic::Term condition, const std::string& text, bool unmodelled = false);  // where it may raise
  void give_up(const std::string& reason);  // what happens here is not known: the goal may be violated
  void leave_by_exception(logic::Term guard);
  void finish();
  void enter_tail(ir::BlockId block, const std::vector<Edge>& edges, ProcedureId callee,
                  std::vector<std::vector<logic::Term>>& unchanged);
  void finish_tail_calls(const std::vector<logic::Term>& ends);
  void finish_outcome();
  void promise();
  void rely_on(const Call& call, logic::Term condition);

  // Statements.
  void execute(const ir::Statement& statement);
  void execute(const ir::Check& check);
  void execute(const ir::LoadField& load);
  void execute(const ir::StoreField& store);
  void execute(const ir::LoadStatic& load);
  void execute(const ir::StoreStatic& store);
  void execute(const ir::InstanceOf& test);
  void execute(const ir::Call& call);
  void cast(const ir::Operand& operand, const ir::Type& type);
  void load(ir::LocalId target, RelationId relation, std::optional<logic::Term> object, const ir::Type& type);
  void initialize(Symbol class_name);
  void library_call(const ir::Call& call, const CallMeaning& meaning);
  void unknown_effect(const ir::Call& call);
  void apply_effect(const ir::Call& call, const CallMeaning& meaning, LibraryStep& step);
  void call_target(const ir::Call& call, const ir::Method& target);
  void call_back(const ir::Method& target, const CallMeaning& meaning, logic::Term subject,
                 logic::Term function);
  logic::Term new_array(const ir::NewArray& made);
  void read_map(logic::Term map);  // a change, where it is in the order of access
  void compare_maps(const ir::Call& call);
  logic::Term
  unknown_object();  // what library code gives: an object that exists, or a new collection of any elements
  logic::Term or_null(logic::Term object);
  void store_in_entry(logic::Term value);
  void guard_self_argument(const ir::Call& call, logic::Term subject);
  void visit_elements(const ir::Call& call, const CallMeaning& meaning, logic::Term iterator);
  // The goals beside concurrent modification (region_goals.cpp).
  Goal goal() const { return model_.scope.goal(); }
  LibraryStep step_of(const ir::Call& call, const CallMeaning& meaning);
  LibraryStep known_step(const ir::Call& call, const CallMeaning& meaning);
  bool is_known(RelationId relation) const;          // what is certain: nothing at the start
  void take_over(logic::Term from, logic::Term to);  // the elements
  logic::Term new_instance(Symbol class_name);
  void violate(logic::Term condition);  // the exception of the goal is thrown when it holds
  void violate(logic::Term condition, logic::Term container);
  void expect(const LibraryStep& step);  // what the call asks for
  void lose(const LibraryStep& step);    // what is not certain any more
  void gain(const LibraryStep& step);    // what is certain when it has returned
  void expect_element(const LibraryStep& step);
  void expect_returned(const LibraryStep& step);
  void expect_support(const LibraryStep& step);
  void gain_of_iterator(const LibraryStep& step);
  void gain_filling(const LibraryStep& step);
  void drain(logic::Term container);
  void support(logic::Term object, unsigned refused);  // what the new object does not support
  bool wraps(const LibraryStep& step) const;
  logic::Term wrap(logic::Term subject, unsigned refused);
  void learn_size(const ir::If& branch, logic::Term taken);
  logic::Term has_element(const ir::Operand& operand);

  // Properties of the user (region_property.cpp).
  struct PropertyTerm {
    logic::Term term, defined;
  };
  void check_property(const ir::Call& call);
  logic::Term certainly(const spec::predicates::Expression& e, bool positive);
  logic::Term quantified(const spec::predicates::Expression& e, bool positive);
  logic::Term membership(const spec::predicates::Expression& e, bool positive);
  logic::Term comparison(const spec::predicates::Expression& e, bool positive);
  PropertyTerm property_term(const spec::predicates::Expression& e);
  void drop_all(logic::Term container);
  void drop(logic::Term container, logic::Term element);
  bool removes_exactly(const LibraryStep& step);
  void lose_contents(const LibraryStep& step);
  void gain_contents(const LibraryStep& step);
  void add_data(logic::Term container);  // an element that nothing is known of
  void name_fields(logic::Term object, const ir::Type& type);

  // Parts of lists (region_parts.cpp).
  struct Part {
    logic::Term keeper, whole;
  };
  Part part_of(logic::Term object);
  logic::Term stored_in(logic::Term object);  // the collection that has its elements
  logic::Term new_part(logic::Term whole);
  void state_no_part(logic::Term object);
  void state_parts();
  void check_part(logic::Term object);
  void check_parts(const ir::Call& call);
  void check_contents(logic::Term object);
  void change_whole(logic::Term object);

  // Collections and iterators of the program's own (region_own.cpp).
  void mark_own(logic::Term object, Symbol class_name);
  logic::Term new_own_iterator(Symbol class_name);
  std::optional<logic::Term> field_owner(const ir::Operand& operand);
  void assume_own(const ir::Call& call, bool own);
  logic::Term meets_own(const ir::Call& call);
  void call_outside(const ir::Call& call);
  void invoke_outside(const ir::Call& call);
  logic::Term may_be_read(const ir::Call& call, logic::Term object, logic::Term holder);
  std::vector<logic::Term> any_arguments(const ir::Method& target);
  void call_again(const std::vector<logic::Term>& inputs);

  logic::Term answer(const LibraryStep& step);  // the boolean that the call gave
  void know(std::optional<RelationId> relation, logic::Term object, logic::Term condition);
  void forget(std::optional<RelationId> relation, logic::Term object);

  void construct(const ir::Call& call, const ir::Method& target);
  std::optional<logic::Term> reference(const ir::Operand& operand);
  // Calls a procedure under the current guard, which afterwards means: and it returned.
  std::optional<Value> invoke(ProcedureId callee, const std::vector<logic::Term>& inputs);
  void user_call(const ir::Call& call, const std::vector<const ir::Method*>& targets, bool library_too,
                 const CallMeaning& meaning);
  void start_procedure(const std::vector<Variable>& inputs);

  Model& model_;
  ProcedureId id_;
  const ir::Method* method_ = nullptr;
  const class Flow* flow_ = nullptr;
  bool visit_observed_ = false;  // in a visit: somebody may catch what the callbacks throw
  const ir::Block* block_ = nullptr;
  std::vector<Lambda> state_;
  std::vector<bool> modified_;
  logic::Term guard_;
  Environment environment_;
  std::map<ir::BlockId, std::vector<Edge>> incoming_;
  std::map<ir::BlockId, std::vector<Edge>> tails_;
  std::vector<logic::Term> returns_, exits_;
  std::vector<Violation> violations_;
  std::vector<std::pair<logic::Term, bool>> tail_guards_;  // with whether the callee may raise
  std::map<std::uint32_t, Part> parts_;                    // by the object's term
  std::set<ir::LocalId> arrays_;              // arrays that were made in this block and are not empty
  std::map<ir::LocalId, logic::Term> sizes_;  // numbers that are the size of a collection, at this moment
  std::map<std::string, logic::Term> names_;  // of a property
  std::optional<logic::Term> first_variable_;
  std::uint32_t line_ = 0;
  ir::BlockId current_ = 0;
  bool raises_ = false;
  bool throws_ = false;
};

}  // namespace jury::encode::epr
