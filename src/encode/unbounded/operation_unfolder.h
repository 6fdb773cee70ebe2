// The meaning of the models' operations (ir/operations.def) on states of unknown size, one operation at a
// time.
#pragma once

#include "encode/unbounded/unfolder.h"

namespace jury::encode::unbounded {

class OperationUnfolder {
 public:
  OperationUnfolder(Unfolder& unfolder, Unfolder::Frame& frame, const ir::Operate& statement);
  // The result, for operations that have one.
  std::optional<Value> run();

 private:
  using Result = std::optional<Value>;

  Result run_sequence();
  Result run_table();
  Result run_cursor();
  Result run_value();
  Result run_text();
  Result run_heap();
  Result run_class();
  Result run_world();
  Result run_choice();

  // Access to the arguments and the state.
  const Value& argument(std::size_t i) const { return arguments_[i]; }
  Term number(std::size_t i) const { return arguments_[i].term; }
  State& state() { return frame_.now.state; }
  const Guard& guard() { return frame_.now.state.guard; }
  logic::TermManager& terms() { return u_.terms_; }
  Term integer(std::int64_t value) { return u_.addresses_.integer(value); }
  Term less(Term a, Term b) { return u_.addresses_.less(a, b); }
  Term less_equal(Term a, Term b) { return u_.addresses_.less_equal(a, b); }
  Term plus(Term a, Term b) { return u_.addresses_.plus(a, b); }
  Term minus(Term a, Term b) { return u_.addresses_.minus(a, b); }
  Term negation(Term a) { return terms().negation(a); }
  Value of(Term number) { return {number, {}}; }
  Value condition(Term holds) { return of(u_.numbers_.of_condition(holds)); }
  void fact(Term formula) { u_.fact(guard(), formula); }
  Term get(FamilyId family, Slot slot) { return u_.get(state(), family, slot, argument(0).term); }
  void put(FamilyId family, Slot slot, Term when, Term value, FamilySet families = {}) {
    u_.put(state(), family, slot, argument(0).term, {value, std::move(families)}, when);
  }
  // What `read` gives for the receiver's families.
  Value each(const std::function<Value(FamilyId)>& read);
  void change(const std::function<void(FamilyId, Term)>& write) { u_.each_target(argument(0), write); }
  Term forall(const std::function<Term(Term)>& body, const std::function<std::vector<Term>(Term)>& triggers);
  // The body holds of every member; of a set made from the empty one, spelled out.
  Term for_members(Term set, const std::function<Term(Term)>& body,
                   const std::function<std::vector<Term>(Term)>& triggers);
  Term fresh_boolean(std::string_view name) { return terms().fresh_constant(name, terms().boolean_sort()); }
  Value new_object(Shape shape, const char* type, std::vector<Value> slots);

  // Sequences.
  Term size_of(FamilyId family);
  Value element(FamilyId family, Term index);
  std::optional<std::int64_t> small(Term term);
  Term shifted(Term elements, Term size, Term from, Term distance);
  Term without(Term elements, Term size, Term from, Term distance);
  Result find(bool last);
  Result insert_array();

  // Tables and cursors.
  void table_facts(FamilyId family, Term key);
  Result new_cursor();
  void cursor_facts(FamilyId family);
  Term next_current(FamilyId family, Term keys, Term visited, Term count, Term total);
  Result has_value();

  // Others.
  bool is_simple(FamilyId family);
  Result copy_elements();
  Result clone();
  std::optional<FamilyId> single_class(std::size_t i);
  ir::Type class_type(FamilyId class_object);
  Value class_of(const ir::Type& type);
  Result without_meaning();

  Unfolder& u_;
  Unfolder::Frame& frame_;
  ir::Operation operation_;
  std::vector<Value> arguments_;
};

}  // namespace jury::encode::unbounded
