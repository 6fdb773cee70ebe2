// Linked classes and methods: what the interpreter needs to know of a type, looked up once.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "ir/method.h"
#include "trace/object.h"

namespace jury::trace {

struct Code;
class Machine;
enum class Flow : std::uint8_t;

// JVMS 5.5.
enum class InitializationState : std::uint8_t { Uninitialized, InProgress, Initialized, Erroneous };

struct FieldSlot {
  const ir::Field* field;
  std::uint32_t slot;
};

using NativeFunction = Flow (*)(Machine& machine, const Value* arguments, Value& result);

// A method and, once it was called, its code. One of `code` and `native` is set after preparation.
struct LinkedMethod {
  const ir::Method* method = nullptr;
  ClassInfo* owner = nullptr;
  std::uint32_t argument_count = 0;  // the receiver included
  ir::Kind result = ir::Kind::Void;
  std::shared_ptr<Code> code;
  NativeFunction native = nullptr;
};

// A class, interface, array or primitive type. Lives as long as its ClassTable.
struct ClassInfo {
  Symbol name;  // as Type::name; the letter of a primitive
  ir::Type type;
  const ir::Class* declaration = nullptr;  // null for arrays and primitives
  Shape shape = Shape::None;
  ClassInfo* superclass = nullptr;
  std::vector<ClassInfo*> interfaces;        // direct
  ClassInfo* element = nullptr;              // of an array
  std::vector<const ClassInfo*> supertypes;  // the class itself and all others, sorted by address

  std::uint32_t slot_count = 0;                // of an instance, hidden ones included
  std::vector<FieldSlot> instance_fields;      // inherited ones first
  std::vector<std::uint32_t> reference_slots;  // of an instance
  std::vector<FieldSlot> static_fields;
  std::unique_ptr<Value[]> statics;

  InitializationState state = InitializationState::Uninitialized;
  const ir::Method* initializer = nullptr;
  bool declares_default_methods = false;  // an interface with a method that is neither abstract nor static

  std::unordered_map<const ir::Method*, LinkedMethod*> selected;  // virtual dispatch
  Object* mirror = nullptr;

  ir::Kind box_kind = ir::Kind::Void;  // java.lang.Integer: Int
  std::uint32_t box_slot = 0;
  bool simple_known = false;  // jury.rt.Values.simple
  bool simple = false;

  bool is_array() const { return element != nullptr; }
  bool is_interface() const { return declaration && declaration->is_interface(); }
  // "java.lang.String", "int", "[I": as Class.getName.
  std::string java_name() const;
};

}  // namespace jury::trace
