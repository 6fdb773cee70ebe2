// The concrete interpreter of the IR: the reference semantics of Jury (docs/dev/design.md, decision 4).
//
// It runs methods of a Program, with the library models, deterministic where Java is; free choices are
// answered by Options::choices. The heap a run starts from may be built beforehand: objects without
// constructors, fields, arrays, strings, abstract collections. Objects made here live until reset(), those of
// the program as long as it reaches them; an outcome's own until the next run.
//
// Differs from a JVM: one thread; no finalizers; helpful messages of NullPointerException are not made; a
// missing class or member, a native method without a model and code that could not be lowered end the run as
// `Unsupported` when they are reached.
#pragma once

#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "program/program.h"
#include "trace/options.h"
#include "trace/outcome.h"
#include "trace/snapshot.h"
#include "trace/surroundings.h"
#include "trace/table.h"
#include "trace/value.h"

namespace jury::trace {

class Machine;

class Interpreter {
 public:
  explicit Interpreter(program::Program& program, Options options = {});
  ~Interpreter();
  Interpreter(const Interpreter&) = delete;
  Interpreter& operator=(const Interpreter&) = delete;

  // Runs a method of the program, the receiver first among the arguments; statically bound to this very
  // method. The class of a static method is initialised before.
  Outcome run(const ir::Method& method, std::span<const Value> arguments = {});
  // Selects by the receiver's class first, as a virtual call does.
  Outcome run_virtual(const ir::Method& method, std::span<const Value> arguments);
  // A main method, with or without its String[] parameter.
  Outcome run_main(const ir::Method& main, const std::vector<std::string>& arguments = {});
  Outcome initialize(Symbol class_name);
  // As if nothing had run: statics, heap, identity hash codes. Linked code stays, so that many short runs are
  // cheap.
  void reset();
  // From here on, specifications look back to the present state (mark 0 of jury.rt.States).
  void keep_state();
  // Of all runs since the machine was made or reset.
  Surroundings surroundings() const;
  void set_observer(Observer* observer);
  void set_choices(ChoiceSource* choices);

  // Building and reading a heap. Names are internal ("java/util/ArrayList"); UserError when there is none
  // such.
  // No constructor runs, all fields are zero; the class is initialised, as it is wherever objects of it are.
  Object* new_object(Symbol class_name);
  Object* new_array(const ir::Type& array_type, std::uint32_t length);
  Object* new_string(std::string_view utf8);
  Object* new_string(std::u16string_view content);
  Object* interned_string(std::u16string_view content);  // the one that literals mean
  bool is_interned(const Object& text) const;
  Object* new_sequence(std::span<Object* const> items);
  // The hash of a key that is not simple (jury.rt.Values) must be given.
  struct TableEntry {
    Object* key;
    Object* value;
    std::optional<std::int32_t> hash;
  };
  Object* new_table(Table::Order order, std::span<const TableEntry> entries);
  // All objects of the class and its subclasses that the heap holds.
  std::vector<Object*> objects_of(Symbol class_name);
  Object* class_object(const ir::Type& type);
  void set_field(Object& object, std::string_view name, Value value);
  Value get_field(const Object& object, std::string_view name) const;
  // The field itself, where a class further down hides it by one of the same name.
  void set_field(Object& object, const ir::Field& field, Value value);
  Value get_field(const Object& object, const ir::Field& field) const;
  void set_static(Symbol class_name, std::string_view name, Value value);
  bool is_set(Symbol class_name, std::string_view name) const;  // by set_static
  Value get_static(Symbol class_name, std::string_view name);
  bool is_initialized(Symbol class_name) const;
  void set_element(Object& array, std::uint32_t index, Value value);
  Value get_element(const Object& array, std::uint32_t index) const;
  std::uint32_t length(const Object& array_or_string) const;

  std::string class_name(const Object& object) const;  // "java.lang.String", "[I"
  std::string text(const Object& string) const;        // UTF-8
  // The calls in progress when an exception was created, innermost first.
  std::vector<StackEntry> stack_of(const Object& exception) const;
  // What its toString() answers; its class name when that fails.
  std::string describe(Object& object);
  HeapSnapshot snapshot(const std::vector<SnapshotRoot>& roots) const { return take_snapshot(roots); }
  std::size_t heap_bytes() const;

 private:
  std::unique_ptr<Machine> machine_;
  std::set<std::pair<Symbol, std::string>> set_statics_;
};

}  // namespace jury::trace
