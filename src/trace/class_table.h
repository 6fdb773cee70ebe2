// Every type the interpreter has met, linked: layout of instances, static storage, supertypes, methods,
// class objects, and the pool of interned strings. Classes are linked when first asked for.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "program/program.h"
#include "trace/class_info.h"
#include "trace/heap.h"

namespace jury::trace {

// Classes that operations make instances of.
enum class KnownClass : std::uint8_t { Text, Mirror, Sequence, Table, Cursor, ObjectArray, ClassArray };

class ClassTable {
 public:
  ClassTable(program::Program& program, Heap& heap);

  // By class name or array descriptor. `get` throws Unsupported when the class, or one it needs, is missing.
  ClassInfo* find(Symbol name);
  ClassInfo& get(Symbol name);
  ClassInfo& get(const ir::Type& type);
  ClassInfo& primitive(ir::Kind kind) { return *primitives_[static_cast<std::size_t>(kind)]; }
  ClassInfo& array_of(const ClassInfo& element);
  ClassInfo& known(KnownClass which) {
    ClassInfo* info = known_[static_cast<std::size_t>(which)];
    return info ? *info : find_known(which);
  }
  ClassInfo& text_type() { return known(KnownClass::Text); }

  // As checkcast decides it.
  bool is_subtype(const ClassInfo& from, const ClassInfo& to);
  bool is_instance(const Object& object, const ClassInfo& type) { return is_subtype(*object.type, type); }

  LinkedMethod& method(const ir::Method& method);
  // What runs when `declared` is invoked on an instance of `receiver`; null when nothing does.
  LinkedMethod* select(ClassInfo& receiver, const ir::Method& declared);
  // The slot of a resolved field in instances of its owner, or in the owner's static storage.
  std::uint32_t slot_of(const ir::Field& field);

  // The java.lang.Class of a type, and back.
  Object* mirror(ClassInfo& type);
  static ClassInfo& mirrored(const Object& mirror);
  // Whether equals and hashCode of the instances run no user code (jury.rt.Values.simple).
  bool is_simple(ClassInfo& type);

  TextObject* intern(std::u16string_view content);  // of a constant: stays
  TextObject* intern(TextObject& text);             // at run time: forgotten by reset
  bool is_interned(const TextObject& text) const;
  TextObject* constant_text(Symbol modified_utf8);

  program::Program& program() { return program_; }
  // Statics as after preparation, no class initialised.
  void reset();
  void mark_roots();
  // Every type that is linked.
  void for_each(const std::function<void(ClassInfo&)>& visit) {
    for (auto& [name, info] : types_) visit(*info);
  }

 private:
  ClassInfo& find_known(KnownClass which);
  ClassInfo& link(const ir::Class& declaration);
  ClassInfo* link_array(Symbol name);
  void link_supertypes(ClassInfo& info);
  void choose_shape(ClassInfo& info);
  void lay_out_instance(ClassInfo& info);
  void lay_out_statics(ClassInfo& info);
  void find_box_slot(ClassInfo& info);
  void prepare_statics(ClassInfo& info);
  Value constant(const ir::Operand& operand);
  void add_supertypes(ClassInfo& info);

  program::Program& program_;
  Heap& heap_;
  std::unordered_map<Symbol, std::unique_ptr<ClassInfo>> types_;
  std::array<std::unique_ptr<ClassInfo>, static_cast<std::size_t>(ir::Kind::Reference)> primitives_;
  std::unordered_map<const ir::Method*, std::unique_ptr<LinkedMethod>> methods_;
  std::unordered_map<const ir::Field*, std::uint32_t> slots_;
  std::unordered_map<std::u16string_view, TextObject*> constants_;
  std::unordered_map<std::u16string_view, TextObject*> interned_;
  std::array<ClassInfo*, static_cast<std::size_t>(KnownClass::ClassArray) + 1> known_{};
};

}  // namespace jury::trace
