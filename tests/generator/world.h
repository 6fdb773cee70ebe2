// The declarations of one generated program: its classes, its static methods and fields. They are decided
// before any body is generated, so that every body may call everything.
#pragma once

#include <string>
#include <vector>

#include "generator/type.h"

namespace jury::generator {

struct Variable {
  std::string name;
  Type type;
  bool assignable = true;
  bool local = true;  // not a field: a lambda may capture it only if it is not assignable
};

struct MethodModel {
  std::string name;
  Type result;
  std::vector<Type> parameters;
  int level = 0;  // where programs must not recurse, a method calls methods of a higher level only
  bool is_abstract = false;
};

enum class ClassKind { Plain, Abstract, Interface, Enum, Record, Key, Unchecked, Checked, Resource, Cell };

struct ClassModel {
  std::string name;
  ClassKind kind = ClassKind::Plain;
  std::string parent;  // empty: none of this program
  std::vector<std::string> interfaces;
  std::vector<Variable> fields;        // of an instance, readable by everybody
  std::vector<MethodModel> methods;    // declared here, overriding ones included
  std::vector<Type> constructor;       // types of the parameters
  std::vector<std::string> constants;  // of an enum

  bool instantiable() const {
    return kind != ClassKind::Abstract && kind != ClassKind::Interface && kind != ClassKind::Enum;
  }
};

class World {
 public:
  std::vector<ClassModel> classes;
  std::vector<MethodModel> statics;
  std::vector<Variable> static_fields;

  const ClassModel* find(const std::string& name) const;
  bool is_subclass(const std::string& name, const std::string& ancestor) const;
  // Whether objects of this type may be printed as Objects: arrays, functions and iterators show identity
  // hash codes.
  bool has_stable_text(const Type& type) const;
  // A value of `type` may stand where `wanted` is asked for, without a cast.
  bool assignable(const Type& type, const Type& wanted) const;

  std::vector<const ClassModel*> of_kind(ClassKind kind) const;
  // Classes a value of static type `name` may be an instance of.
  std::vector<const ClassModel*> instantiable_as(const std::string& name) const;
  // Everything callable on / readable from an object of this class, inherited members included.
  std::vector<MethodModel> all_methods(const ClassModel& model) const;
  std::vector<Variable> all_fields(const ClassModel& model) const;
  // The one abstract method of a functional interface, or null.
  const MethodModel* functional_method(const ClassModel& model) const;
};

}  // namespace jury::generator
