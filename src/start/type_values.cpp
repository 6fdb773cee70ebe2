#include "start/type_values.h"

#include <algorithm>

#include "program/unknown_class.h"
#include "start/array_types.h"
#include "start/library_values.h"
#include "start/own_collections.h"
#include "start/shown.h"

namespace jury::start {

using ir::DeclaredType;
using ir::Type;
using Excused = TypeValues::Excused;

namespace {

// An enum without constants has no values.
bool has_constants(program::Program& program, Symbol enum_name) {
  const auto* cls = program.find_class(enum_name);
  return cls && std::ranges::any_of(cls->fields, [](const ir::Field& field) {
           return (field.flags & ir::access::is_enum) != 0;
         });
}

}  // namespace

std::string listing_assumption(Symbol type, const std::vector<std::string>& names, bool has_lambdas) {
  std::string list;
  for (const auto& name : names) list += (list.empty() ? "" : " or ") + name;
  return "a value of type " + Type::reference(type).display() + " is null or an instance of " + list +
         (has_lambdas ? " or a lambda of the program" : "");
}

ValuesOfTypes::ValuesOfTypes(program::Workspace& workspace, std::set<std::string> types_asked)
    : workspace_(workspace),
      types_asked_(std::move(types_asked)),
      implementations_(workspace),
      lambda_types_(workspace),
      parameters_(workspace) {}

TypeValues ValuesOfTypes::of(const DeclaredType& type) {
  TypeValues values;
  if (!type.type.is_reference()) return values;
  if (type.type.is_array()) {
    const auto assume = [&](const std::string& what) { values.assumptions.push_back(what); };
    for (const auto& element : narrower_elements(workspace_, type.type.element(), assume))
      values.arrays.push_back(Type::array_of(element));
    if (!values.assumptions.empty()) values.excused = Excused::All;
  } else if (!collection_classes(type.type.name).empty()) {
    add_collections(type, values);
  } else if (workspace_.is_user_class(type.type.name)) {
    add_program_values(type, values);
  } else {
    add_library_values(type, values);
  }
  return values;
}

Existence ValuesOfTypes::existence(Symbol class_name) {
  if (enum_of(workspace_.program(), class_name)) return Existence::EnumConstants;
  if (!has_library_contents(workspace_, class_name)) return Existence::Any;
  const auto base = library_base(workspace_, class_name);
  const auto known = collection_classes(base);
  const bool is_known = !known.empty() && known.front() == base.view();
  // What the part of the library contains cannot be made up: code that looks into such an object is a gap.
  return is_known && can_be_filled(workspace_, class_name) ? Existence::OwnCollection
                                                           : Existence::OpaqueCollection;
}

void ValuesOfTypes::add_classes(const DeclaredType& type, TypeValues& values) {
  for (const auto& name : implementations_.classes_of(type.type.name)) {
    if (!parameters_.may_be(name, type)) continue;
    const auto how = existence(name);
    if (how == Existence::EnumConstants && !has_constants(workspace_.program(), name)) continue;
    values.candidates.push_back({name, how});
  }
}

// Whether the code asks an object for this class, or one above it that is the program's.
bool ValuesOfTypes::is_asked_for(Symbol class_name) {
  return std::ranges::any_of(types_asked_, [&](const std::string& descriptor) {
    const auto type = Type::from_descriptor(descriptor);
    return type.is_reference() && !type.is_array() && workspace_.is_user_class(type.name) &&
           workspace_.program().is_subclass(class_name, type.name);
  });
}

// The library's common classes, and classes of the program and lambdas besides. A class of the program that
// nobody can tell from the library's is represented by that one.
void ValuesOfTypes::add_collections(const DeclaredType& type, TypeValues& values) {
  std::string stand_ins;
  for (const auto& name : collection_classes(type.type.name)) {
    values.candidates.push_back({Symbol(name), Existence::Collection});
    stand_ins += (stand_ins.empty() ? "" : " or ") + ir::display_class(name);
  }
  // A Map may be a TreeMap, too, which refuses null and compares its keys.
  if (values.candidates.front().class_name != type.type.name)
    values.assumptions.push_back("of the library's collections, an unknown " + type.type.display() + " is a " +
                                 stand_ins);
  values.assumptions.emplace_back(
      "collections in the initial state are of the library's common classes or of the program's, sorted ones "
      "in natural order, and no map is in the order of access");
  values.excused = Excused::OthersThanTheProgram;
  for (const auto& name : implementations_.classes_of(type.type.name)) {
    if (!parameters_.may_be(name, type)) continue;
    if (!is_asked_for(name) && acts_as_library(workspace_, name)) continue;
    values.candidates.push_back({name, existence(name)});
  }
  add_lambdas(type, values);
}

void ValuesOfTypes::add_lambdas(const DeclaredType& type, TypeValues& values) {
  for (const auto& lambda : implementations_.lambdas_of(type.type.name))
    if (lambda_types_.may_be(lambda, type)) values.lambdas.push_back(lambda);
}

void ValuesOfTypes::add_program_values(const DeclaredType& type, TypeValues& values) {
  const auto class_name = type.type.name;
  add_classes(type, values);
  add_lambdas(type, values);
  if (!values.candidates.empty() && implementations_.is_open(class_name)) {
    values.assumptions.push_back("a value of type " + type.type.display() +
                                 " is null, an object of a class of the program or a lambda in it");
    values.excused = Excused::OthersThanTheProgram;
  }
  if (!values.candidates.empty() || enum_of(workspace_.program(), class_name)) return;
  add_outside(class_name, values);
  if (values.outside) return;
  values.assumptions.push_back("no class of the program extends " + type.type.display() +
                               ": a value of this type is null");
  values.excused = Excused::OthersThanTheProgram;
}

// Objects of a class that nobody gave: what they do when they are called is one thing of many, or not known.
void ValuesOfTypes::add_outside(Symbol class_name, TypeValues& values) {
  values.outside = program::class_from_outside(workspace_, class_name);
  if (!values.outside) return;
  values.outside_assumption =
      "a value of type " + Type::reference(class_name).display() +
      " is null or an object of no other type that overrides no method" +
      (implementations_.lambdas_of(class_name).empty() ? "" : ", or a lambda of the program") +
      (workspace_.is_user_class(class_name) ? "" : ", and none that the library keeps");
}

void ValuesOfTypes::add_library_values(const DeclaredType& type, TypeValues& values) {
  const auto class_name = type.type.name;
  auto& program = workspace_.program();
  if (class_name == "java/lang/Class") {
    std::string list;
    for (const auto& name : class_constants(workspace_)) {
      values.candidates.push_back({name, Existence::ClassObject});
      list += (list.empty() ? "" : ", ") + shown(name);
    }
    values.assumptions.push_back("a value of type java.lang.Class is null or one of " + list);
    values.excused = Excused::All;
    return;
  }
  if (const auto found = enum_of(program, class_name)) {
    values.candidates.push_back({class_name, Existence::EnumConstants});
    return;
  }
  if (is_one_of_constants(class_name)) {
    values.candidates.push_back({class_name, Existence::Constants});
    values.assumptions.push_back("a value of type " + shown(class_name) +
                                 " is null or one of the constants of this class");
    values.excused = Excused::All;
    return;
  }
  if (is_box(class_name) || class_name == "java/lang/String" || has_fields_only(program, class_name) ||
      is_kept_by_library(class_name)) {
    values.candidates.push_back({class_name, Existence::Any});
    if (is_kept_by_library(class_name))
      values.assumptions.push_back("an unknown " + shown(class_name) + " is none that the library keeps");
    return;
  }
  if (class_name != "java/lang/Object") add_classes(type, values);
  for (const auto& name : general_values(program, class_name))
    if (parameters_.may_be(name, type)) values.candidates.push_back({name, Existence::Any});
  add_asked(class_name, values);
  add_lambdas(type, values);
  values.is_listed = true;
  values.excused = Excused::All;
  if (!values.candidates.empty()) return;
  add_outside(class_name, values);
  if (!values.outside)
    values.refusal = "an unknown value of type " + Type::reference(class_name).display() +
                     " is not supported by this engine yet";
}

void ValuesOfTypes::add_asked(Symbol class_name, TypeValues& values) {
  const auto general = Type::reference(class_name);
  for (const auto& descriptor : types_asked_) {
    const auto asked = Type::from_descriptor(descriptor);
    if (asked == general || !workspace_.program().is_subtype(asked, general)) continue;
    values.asked.push_back(asked);
  }
}

}  // namespace jury::start
