// Bodies, methods and classes of the IR.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/statement.h"

namespace jury::ir {

struct Local {
  Symbol name;  // unique in the body; source variables keep their name, a second one of that name gets "$2"
  Type type;
  bool from_source = false;
  bool operator==(const Local&) const = default;
};

// Empty class name: any exception.
struct Handler {
  Symbol class_name;
  BlockId target;
  bool operator==(const Handler&) const = default;
};

struct Block {
  std::vector<Statement> statements;
  Terminator terminator;
  std::vector<Handler> handlers;  // in the order in which they are tried
  bool operator==(const Block&) const = default;
};

// Block 0 is the entry and has no predecessor. Locals [0, parameter_count) are the parameters, `this` first.
struct Body {
  std::vector<Local> locals;
  std::uint32_t parameter_count = 0;
  std::vector<Block> blocks;
  bool operator==(const Body&) const = default;
};

// Access flags as in the class file.
namespace access {
inline constexpr std::uint16_t is_public = 0x0001, is_private = 0x0002, is_protected = 0x0004,
                               is_static = 0x0008, is_final = 0x0010, is_synchronized = 0x0020,
                               is_bridge = 0x0040, is_varargs = 0x0080, is_transient = 0x0080,
                               is_native = 0x0100, is_interface = 0x0200, is_abstract = 0x0400,
                               is_synthetic = 0x1000, is_annotation = 0x2000, is_enum = 0x4000;
}

struct Field {
  Symbol owner;
  Symbol name;
  Type type;
  std::uint16_t flags = 0;
  std::optional<Operand> constant;  // ConstantValue of a static field
  Symbol signature = {};            // the declared generic type (declared_type.h); empty when it has none

  bool is_static() const { return flags & access::is_static; }
  bool operator==(const Field&) const = default;
};

// A body is lowered when it is first asked for (Program::body); printing and parsing use `body` directly.
struct Method {
  Symbol owner;
  Symbol name;
  Symbol descriptor;
  std::uint16_t flags = 0;
  std::vector<Symbol> parameter_names;  // of the declared parameters, when the class file has them
  std::vector<Symbol> exceptions;       // the throws clause
  Symbol signature = {};                // with the generic types (declared_type.h); empty when it has none
  std::shared_ptr<const Body> body;

  bool is_static() const { return flags & access::is_static; }
  bool is_abstract() const { return flags & access::is_abstract; }
  bool is_native() const { return flags & access::is_native; }
  MethodReference reference() const { return {owner, name, descriptor}; }
  std::string display() const;  // "java.util.List.add(int, java.lang.Object)"
};

struct Class {
  Symbol name;
  Symbol superclass;  // empty for java/lang/Object
  std::vector<Symbol> interfaces;
  std::uint16_t flags = 0;
  std::string source_file;  // as the class file names it
  std::vector<Field> fields;
  std::vector<Method> methods;
  Symbol outer_class;  // of a member, local or anonymous class
  std::vector<Symbol> record_components;
  std::vector<Symbol> permitted_subclasses;

  bool is_interface() const { return flags & access::is_interface; }
  bool is_abstract() const { return flags & access::is_abstract; }
  bool is_enum() const { return flags & access::is_enum; }
  const Method* find_method(Symbol name, Symbol descriptor) const;
  const Field* find_field(Symbol name, const Type& type) const;
};

}  // namespace jury::ir
