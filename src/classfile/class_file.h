// A class file as plain structs (JVMS chapter 4, to Java 25, version 69). Names, descriptors and class names
// are symbols holding the bytes of the file: modified UTF-8, internal form (java/lang/Object). Indices into
// the constant pool remain only where an instruction or attribute chooses between kinds of constants; those
// have been checked. An empty symbol stands for "absent".
//
// Attributes that JVMS does not define (and the JDK's own ModuleTarget, ModuleHashes, ModuleResolution) are
// kept as name and length. read_class (class_reader.h) makes these structs; nothing writes them back.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/annotations.h"
#include "classfile/constant_pool.h"
#include "classfile/stack_map.h"
#include "support/symbol.h"

namespace jury::classfile {

inline constexpr std::uint16_t newest_major_version = 69;  // Java 25
inline constexpr std::uint16_t oldest_major_version = 45;  // JDK 1.0.2 and 1.1

// Major version 52 is Java 8.
constexpr int java_release(std::uint16_t major_version) { return major_version - 44; }

struct UnknownAttribute {
  Symbol name;
  std::uint32_t length = 0;
};

struct ExceptionHandler {
  std::uint16_t start = 0;  // first covered byte of the code
  std::uint16_t end = 0;    // one after the last covered byte
  std::uint16_t handler = 0;
  Symbol catch_type;  // empty: everything (finally, synchronized)
};

struct LineNumber {
  std::uint16_t start = 0;
  std::uint16_t line = 0;
};

// LocalVariableTable, and with a signature in place of the descriptor LocalVariableTypeTable.
struct LocalVariable {
  std::uint16_t start = 0;
  std::uint16_t length = 0;
  std::uint16_t index = 0;
  Symbol name;
  Symbol type;

  bool covers(std::uint32_t offset) const { return offset >= start && offset - start < length; }
};

struct Code {
  std::uint16_t max_stack = 0;
  std::uint16_t max_locals = 0;
  std::vector<unsigned char> bytes;        // see instruction.h
  std::vector<ExceptionHandler> handlers;  // in the order they are tried
  StackMapTable stack_map;
  std::vector<LineNumber> lines;  // sorted by start
  std::vector<LocalVariable> variables;
  std::vector<LocalVariable> variable_types;
  std::vector<TypeAnnotation> type_annotations;
  std::vector<UnknownAttribute> unknown;

  // The source line of an instruction; 0 when unknown.
  int line_at(std::uint32_t offset) const;
};

// Attributes that classes, fields, methods and record components share.
struct CommonAttributes {
  Symbol signature;
  bool synthetic = false;  // the attribute; javac sets the access flag instead
  bool deprecated = false;
  std::vector<Annotation> annotations;  // RuntimeVisible and RuntimeInvisible
  std::vector<TypeAnnotation> type_annotations;
  std::vector<UnknownAttribute> unknown;
};

struct Field : CommonAttributes {
  AccessFlags access;
  Symbol name;
  Symbol descriptor;
  std::uint16_t constant_value = 0;  // index of a constant of the field's type; 0: none

  bool is_static() const { return access.has(AccessFlag::Static); }
};

struct MethodParameter {
  Symbol name;  // may be empty
  AccessFlags access;
};

struct Method : CommonAttributes {
  AccessFlags access;
  Symbol name;
  Symbol descriptor;
  std::optional<Code> code;  // absent exactly when the method is native or abstract
  std::vector<Symbol> exceptions;
  std::vector<MethodParameter> parameters;  // MethodParameters; empty without `javac -parameters`
  std::vector<std::vector<Annotation>> parameter_annotations;
  std::optional<AnnotationValue> annotation_default;

  bool is_static() const { return access.has(AccessFlag::Static); }
  bool is_abstract() const { return access.has(AccessFlag::Abstract); }
  bool is_native() const { return access.has(AccessFlag::Native); }
};

struct BootstrapMethod {
  std::uint16_t method_handle = 0;       // a MethodHandle constant
  std::vector<std::uint16_t> arguments;  // loadable constants
};

struct InnerClass {
  Symbol inner;
  Symbol outer;  // empty: not a member (local or anonymous)
  Symbol name;   // empty: anonymous
  AccessFlags access;
};

struct EnclosingMethod {
  Symbol class_name;
  Symbol method_name;  // empty: in an initialiser, not a method
  Symbol method_descriptor;
};

struct RecordComponent : CommonAttributes {
  Symbol name;
  Symbol descriptor;
};

struct ModuleRequires {
  Symbol module;
  AccessFlags flags;
  Symbol version;
};

struct ModuleExports {  // also for `opens`
  Symbol package;
  AccessFlags flags;
  std::vector<Symbol> to;  // empty: to all
};

struct ModuleProvides {
  Symbol service;
  std::vector<Symbol> with;
};

struct ModuleAttribute {
  Symbol name;
  AccessFlags flags;
  Symbol version;
  std::vector<ModuleRequires> requires_modules;
  std::vector<ModuleExports> exports;
  std::vector<ModuleExports> opens;
  std::vector<Symbol> uses;
  std::vector<ModuleProvides> provides;
};

struct ClassFile : CommonAttributes {
  std::string origin;  // file, or archive and entry, for messages
  std::uint16_t minor_version = 0;
  std::uint16_t major_version = 0;
  ConstantPool constants;
  AccessFlags access;
  Symbol name;
  Symbol super_name;  // empty for java/lang/Object and for a module
  std::vector<Symbol> interfaces;
  std::vector<Field> fields;
  std::vector<Method> methods;

  Symbol source_file;
  std::string source_debug_extension;
  std::vector<BootstrapMethod> bootstrap_methods;
  std::vector<InnerClass> inner_classes;
  std::optional<EnclosingMethod> enclosing_method;
  Symbol nest_host;
  std::vector<Symbol> nest_members;
  std::optional<std::vector<Symbol>> permitted_subclasses;  // present: the class is sealed
  std::optional<std::vector<RecordComponent>> record;       // present: the class is a record
  std::optional<ModuleAttribute> module;
  std::vector<Symbol> module_packages;
  Symbol module_main_class;

  bool is_interface() const { return access.has(AccessFlag::Interface); }
  bool is_abstract() const { return access.has(AccessFlag::Abstract); }
  bool is_module() const { return access.has(AccessFlag::Module); }
  // Compiled with --enable-preview.
  bool uses_preview_features() const { return major_version >= 56 && minor_version == 0xffff; }

  const Method* find_method(Symbol method_name, Symbol method_descriptor) const;
  const Field* find_field(Symbol field_name, Symbol field_descriptor) const;
};

}  // namespace jury::classfile
