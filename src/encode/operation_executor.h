// The meaning of the models' operations (ir/operation.h) in symbolic execution, one operation at a time.
// Sequences, tables and texts have a slot for every element they may hold, and a size or flags that say which
// count.
#pragma once

#include <optional>
#include <vector>

#include "encode/executor.h"

namespace jury::encode {

class OperationExecutor {
 public:
  OperationExecutor(Executor& executor, Executor::Frame& frame, const ir::Operate& statement);
  // The result, for operations that have one.
  std::optional<Value> run();
  // The native methods of jdk.internal.misc.Unsafe (operation_memory.cpp); nothing: not this one, or not
  // here.
  static std::optional<Exit> access_memory(Executor& executor, const ir::Method& method,
                                           const std::vector<Value>& arguments, const State& state);

 private:
  class Memory;
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
  Result run_state();
  Value choose_text();

  // Earlier states.
  void enter_state();
  void leave_state();

  // Access to the arguments and the state.
  const Value& argument(std::size_t i) const { return arguments_[i]; }
  Term number(std::size_t i) const { return term(arguments_[i]); }
  const Reference& object(std::size_t i) const { return reference(arguments_[i]); }
  State& state() { return frame_.now.state; }
  // Of an array of any length only the operations on arrays know the elements.
  const Contents& contents(ObjectId id);
  logic::TermManager& terms() { return executor_.terms_; }
  const Values& values() { return executor_.values_; }
  Term integer(std::size_t value) { return values().integer(static_cast<std::int32_t>(value)); }
  Term equals(Term a, std::size_t b) { return terms().equal(a, integer(b)); }
  Term less(Term a, Term b) { return terms().make(logic::Kind::bv_slt, {a, b}); }
  Term plus(Term a, Term b) { return terms().make(logic::Kind::bv_add, {a, b}); }
  Term minus(Term a, Term b) { return terms().make(logic::Kind::bv_sub, {a, b}); }
  Term boolean(Term condition) { return values().boolean_as_int(condition); }

  // What `read` gives of the receiver's targets.
  template <class Read>
  Value of_each(const Reference& receiver, Read read) {
    return executor_.read_targets(receiver, read);
  }
  // The same when null counts as a target.
  template <class Read>
  Value of_each_or_null(const Reference& reference, Read read) {
    std::optional<Value> result;
    for (const auto& target : reference.targets()) {
      Value value = read(target.object);
      result = result ? values().choose(target.guard, value, *result) : std::move(value);
    }
    return *result;
  }
  // Changes each target of the receiver where its guard holds.
  template <class Change>
  void change_each(const Reference& receiver, Change change);
  Term any_of(const Reference& reference, const std::function<bool(ObjectId)>& holds);

  // Sequences.
  void insert(Contents& contents, Term index, const Value& value);
  void remove(Contents& contents, Term index);
  void remove_range(Contents& contents, Term from, Term to);
  void trim(Contents& contents);
  Result insert_array();
  Term find(const Contents& contents, const Reference& value, bool last);

  // Tables.
  Term hit(const Contents& contents, std::size_t slot, const Reference& key);
  void put(Contents& contents, const Reference& key, const Value& value, Term hash);
  Term hash_in(const Contents& contents, const Reference& key);
  Value look_up(const Contents& contents, const Reference& key, const std::vector<Value>& from);
  Term in_use(const Contents& contents);
  Term generation(const Contents& table);
  Reference new_cursor(ObjectId table);
  void choose_next(Contents& cursor, bool linked);
  void choose_any(const Contents& cursor, const std::vector<std::size_t>& open, std::vector<Term>& chosen);
  void remove_key(Contents& contents, const Reference& key);
  Reference find_hashed(const Contents& contents, Term hash, Term position);

  // Equality without user code.
  bool is_simple(ObjectId object);
  Term equal_objects(ObjectId a, ObjectId b);
  Term equal_values(const Reference& a, const Reference& b);
  std::optional<std::uint32_t> box_slot(ObjectId object);
  Term hash_of(ObjectId object);

  // Texts.
  bool is_opaque(ObjectId object) { return executor_.objects_.info(object).opaque; }
  Reference new_text(Contents contents);
  Reference constant_text(const std::u16string& content);
  Reference unknown_text();
  Result assign_text();
  Reference concatenate(ObjectId a, ObjectId b);
  Reference substring(ObjectId text, Term from, Term to);
  Term equal_texts(ObjectId a, ObjectId b);
  Term text_hash(ObjectId text);
  Reference text_of_long(Term value, Term radix);
  Reference text_of_characters(ObjectId array, Term offset, Term count);
  Term unknown(ir::Kind kind, const std::string& what);
  Term function_of_doubles();
  template <class Exact>
  Value exact_or_unknown(const Reference& a, const Reference& b, Exact exact);
  Term compare_texts(const Contents& a, const Contents& b);
  Term index_of(const Contents& whole, const Contents& part, Term from);

  // Arrays and objects.
  void copy_elements(ObjectId source, Term source_index, ObjectId target, Term target_index, Term count,
                     Term guard);
  bool copy_open_elements(ObjectId source, Term source_index, ObjectId target, Term target_index, Term count,
                          Term guard);
  void sort(Contents& contents, Term from, Term to, bool floating);
  Reference clone(ObjectId original);
  Result enum_constants(ObjectId class_object);
  ir::Type class_type(ObjectId class_object);
  Reference class_object(const ir::Type& type);
  static std::string binary_name(const ir::Type& type);
  static std::string simple_name(const ir::Type& type);

  // The path ends here, with a note: the operation has no meaning in this engine yet.
  Result without_meaning();
  void approximate(const std::string& what);
  void rely(const std::string& what);
  Term read_input();

  Executor& executor_;
  Executor::Frame& frame_;
  ir::Operation operation_;
  std::vector<Value> arguments_;
};

template <class Change>
void OperationExecutor::change_each(const Reference& receiver, Change change) {
  for (const auto& target : receiver.targets()) {
    if (target.object == null_object) continue;
    const auto& before = contents(target.object);
    auto after = std::make_shared<Contents>(before);
    change(*after);
    if (target.guard.is_true())
      state().heap.set(target.object, std::move(after));
    else
      state().heap.set(target.object, executor_.merge_contents(target.object, target.guard, *after, before));
  }
}

}  // namespace jury::encode
