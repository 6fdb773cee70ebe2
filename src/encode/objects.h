// The objects of one symbolic execution: what each is, and how classes lay out their fields.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "encode/state.h"
#include "program/program.h"

namespace jury::encode {

enum class Shape : std::uint8_t { Instance, Array, Sequence, Table, Cursor, Text, Class, Statics };

struct ObjectInfo {
  Shape shape = Shape::Instance;
  ir::Type type;
  ContentsPointer initial;  // contents until a state says otherwise
  bool linked = false;      // a table that keeps the order of insertion
  bool opaque = false;      // a text whose content is not known
  bool literal = false;     // the text that literals of its content mean
  Term interned;            // of a text from outside: when it is that one
  struct {
    Term number;
    Term small;                        // when the box is the one that this number has
  } box;                               // of the result of valueOf
  const ir::Method* method = nullptr;  // that allocated it
  ir::Position position;
  Term allocated;     // when it was made; empty for objects that exist from the beginning
  Symbol class_name;  // Class: the type it stands for; Statics: the class
};

// Where the instance fields of a class are in Contents::slots, inherited ones first.
struct Layout {
  std::vector<const ir::Field*> fields;
  std::unordered_map<const ir::Field*, std::uint32_t> slot;
};

class Objects {
 public:
  Objects(program::Program& program, const Values& values)
      : program_(program), values_(values), objects_(1) {}

  const ObjectInfo& info(ObjectId object) const { return objects_[object]; }
  std::size_t size() const { return objects_.size(); }
  ObjectId add(ObjectInfo info);

  const Layout& layout(Symbol class_name);
  const Layout& static_layout(Symbol class_name);
  Value default_value(ir::Kind kind) const;
  // Fields of a new instance; statics with their ConstantValue, slot 0 saying whether the class is
  // initialised.
  ContentsPointer fresh_instance(Symbol class_name);

  // Objects that exist once: string constants, class objects, the statics of a class.
  ObjectId constant_text(Symbol modified_utf8);
  ObjectId class_object(Symbol type_name);
  ObjectId statics(Symbol class_name);
  ObjectId text(const std::u16string& content, bool interned);

  // The content of a text object whose characters are all constants.
  std::optional<std::u16string> constant_content(const Contents& contents) const;
  const Contents& contents(const State& state, ObjectId object) const;

 private:
  program::Program& program_;
  Values values_;
  std::vector<ObjectInfo> objects_;
  std::unordered_map<Symbol, Layout> layouts_;
  std::unordered_map<Symbol, Layout> static_layouts_;
  std::unordered_map<Symbol, ContentsPointer> fresh_;
  std::unordered_map<std::u16string, ObjectId> interned_;
  std::unordered_map<Symbol, ObjectId> class_objects_;
  std::unordered_map<Symbol, ObjectId> statics_;
};

}  // namespace jury::encode
