#include "start/program_facts.h"

#include <algorithm>

#include "ir/member_types.h"
#include "ir/printer.h"
#include "program/given_lambda.h"
#include "start/field_facts.h"
#include "start/generic_arrays.h"
#include "start/invariants/owned_fields.h"
#include "start/invariants/shared_invariants.h"
#include "start/key_stability.h"
#include "start/shown.h"
#include "start/static_contents.h"
#include "start/value_class.h"

namespace jury::start {

namespace {

class Finder {
 public:
  explicit Finder(program::Workspace& workspace)
      : workspace_(workspace),
        values_(workspace),
        fields_(workspace),
        invariants_(shared_invariants(workspace)),
        owned_fields_(workspace),
        statics_(workspace),
        keys_(workspace),
        generic_arrays_(workspace) {}

  ClassFact facts(const ir::Class& cls) {
    ClassFact result;
    result.name = cls.name;
    result.is_instantiable = !cls.is_abstract() && !cls.is_interface();
    result.existence = values_.existence(cls.name);
    result.constructor_of_values = constructor_of_values(workspace_.program(), cls);
    result.keeps_equality = keys_.keeps_equality(cls.name);
    result.keeps_order = keys_.keeps_order(cls.name);
    for (const auto& field : cls.fields) {
      if (field.is_static())
        result.statics.push_back(static_fact(field));
      else
        result.fields.push_back(field_fact(field));
    }
    result.invariant = invariants_.of(cls.name);
    add_initializer(cls.name, result);
    return result;
  }

  LambdaFact facts(const Lambda& lambda) {
    const auto& cls = workspace_.program().get_class(lambda.class_name);
    LambdaFact result{lambda.class_name, cls.interfaces, {}, {}};
    for (const auto& field : cls.fields)
      result.captured.push_back({&field, lambda.never_null.count(field.name) > 0, std::nullopt, false});
    for (const auto& method : cls.methods)
      for (const auto& type : program::types_of_lambda(workspace_.program(), method))
        result.types.push_back(type);
    return result;
  }

 private:
  FieldFact field_fact(const ir::Field& field) {
    FieldFact result;
    result.field = &field;
    if (!field.type.is_reference()) return result;
    result.is_never_null = fields_.is_never_null(field);
    result.exact_class = fields_.exact_class(field);
    result.is_of_argument = generic_arrays_.is_of_argument(field);
    result.is_owned = owned_fields_.is_owned(field);
    return result;
  }

  StaticFact static_fact(const ir::Field& field) {
    StaticFact result;
    result.field = &field;
    result.holds = holds(field);
    if (!field.type.is_reference() || !(field.flags & ir::access::is_final)) return result;
    result.exact_class = statics_.exact_class(field);
    result.is_never_null = statics_.values().is_never_null(field);
    return result;
  }

  StaticFact::Holds holds(const ir::Field& field) {
    using Holds = StaticFact::Holds;
    if (!(field.flags & ir::access::is_final)) return Holds::Any;
    if (field.constant) return Holds::Constant;
    if (!statics_.values().is_same_always(field)) return Holds::AnyFinal;
    return field.type.is_reference() && !statics_.are_kept(field) ? Holds::SameObject : Holds::Same;
  }

  void add_initializer(Symbol name, ClassFact& result) {
    const auto by_name = [](const ir::Field* one, const ir::Field* other) {
      return std::pair(one->owner.view(), one->name.view()) <
             std::pair(other->owner.view(), other->name.view());
    };
    auto& values = statics_.values();
    if (const auto read = values.numbers_read(name)) {
      result.numbers_read.emplace(read->begin(), read->end());
      std::ranges::sort(*result.numbers_read, by_name);
    }
    const auto& contents = values.contents_read(name);
    result.contents_read.assign(contents.begin(), contents.end());
    std::ranges::sort(result.contents_read, by_name);
  }

  program::Workspace& workspace_;
  ValuesOfTypes values_;
  FieldFacts fields_;
  ClassInvariants& invariants_;
  OwnedFields owned_fields_;
  StaticContents statics_;
  KeyStability keys_;
  GenericArrays generic_arrays_;
};

}  // namespace

ProgramFacts facts_of(program::Workspace& workspace) {
  ProgramFacts result;
  Finder finder(workspace);
  for (const auto& name : workspace.user_classes())
    if (const auto* cls = workspace.program().find_class(name)) result.classes.push_back(finder.facts(*cls));
  for (const auto& lambda : lambdas_given_away(workspace)) result.lambdas.push_back(finder.facts(lambda));
  return result;
}

const ClassFact* ProgramFacts::find(Symbol name) const {
  const auto view = [](const ClassFact& fact) { return fact.name.view(); };
  const auto found = std::ranges::lower_bound(classes, name.view(), {}, view);
  return found == classes.end() || found->name != name ? nullptr : &*found;
}

const LambdaFact* ProgramFacts::find_lambda(Symbol name) const {
  const auto found = std::ranges::find(lambdas, name, &LambdaFact::class_name);
  return found == lambdas.end() ? nullptr : &*found;
}

// The texts.

namespace {

std::string list_of(const std::vector<const ir::Field*>& fields) {
  std::string result;
  for (const auto* field : fields) result += (result.empty() ? "" : ", ") + shown(*field);
  return result;
}

std::string text_of(const FieldFact& fact) {
  std::string result = fact.field->name.text() + ": " + shown(ir::declared_type_of(*fact.field));
  if (fact.is_never_null) result += ", never null";
  if (fact.exact_class) result += ", exactly a " + shown(*fact.exact_class);
  if (fact.is_of_argument) result += ", an array of the type argument";
  if (fact.is_owned) result += ", shared with nothing";
  return result;
}

std::string_view text_of(StaticFact::Holds holds) {
  using Holds = StaticFact::Holds;
  switch (holds) {
    case Holds::Constant:
      return "a constant";
    case Holds::Same:
      return "what the initialiser leaves";
    case Holds::SameObject:
      return "the object that the initialiser leaves, with any content";
    case Holds::AnyFinal:
      return "any value: its initialiser reads what may have changed";
    case Holds::Any:
      return "any value";
  }
  return "";
}

std::string text_of(const StaticFact& fact) {
  std::string result =
      "static " + fact.field->name.text() + ": " + shown(ir::declared_type_of(*fact.field)) + ", ";
  result += text_of(fact.holds);
  if (fact.exact_class) result += ", exactly a " + shown(*fact.exact_class);
  if (fact.is_never_null) result += ", never null";
  return result;
}

std::string_view text_of(Existence existence, bool is_instantiable) {
  switch (existence) {
    case Existence::Any:
      return is_instantiable ? "any objects" : "no objects of its own";
    case Existence::EnumConstants:
      return "its constants";
    case Existence::Constants:
      return "the objects in its static fields";
    case Existence::ClassObject:
      return "its class object";
    case Existence::Collection:
      return "collections of any content";
    case Existence::OwnCollection:
      return "any objects, of any content";
    case Existence::OpaqueCollection:
      return "objects of which the content is not known";
  }
  return "";
}

std::string line(const std::string& text) { return "    " + text + "\n"; }

// With what it rests on and where it need not hold, in the order of their texts.
std::string text_of(const InvariantOfClass& invariant) {
  std::string result;
  for (const auto& condition : invariant.conditions) result += line("keeps " + condition.text());
  for (const auto& assumption : invariant.assumptions) result += line("  if " + assumption);
  std::set<std::string> exceptions;
  for (const auto* method : invariant.may_begin_broken) exceptions.insert(method->display());
  for (const auto& method : exceptions) result += line("  but not when " + method + " begins");
  return result;
}

std::string code_of(program::Program& program, const ir::Method& method, Detail detail) {
  if (detail == Detail::Names) return method.display();
  const auto* body = program.body(method);
  return method.display() + (body ? "\n" + ir::print(*body) : "");
}

}  // namespace

std::string text_of(const ClassFact& fact, program::Program& program, Detail detail) {
  std::string result = "  " + shown(fact.name) + ": ";
  result += text_of(fact.existence, fact.is_instantiable);
  result += "\n";
  if (fact.constructor_of_values)
    result += line("what " + code_of(program, *fact.constructor_of_values, detail) + " lets through");
  if (fact.is_instantiable && !fact.keeps_equality) result += line("may be equal to others later than now");
  if (fact.is_instantiable && !fact.keeps_order) result += line("may be ordered otherwise later than now");
  for (const auto& field : fact.fields) result += line(text_of(field));
  result += text_of(fact.invariant);
  for (const auto& field : fact.statics) result += line(text_of(field));
  if (!fact.numbers_read)
    result += line("its initialiser reads what may have changed");
  else if (!fact.numbers_read->empty())
    result += line("its initialiser reads numbers that may have changed: " + list_of(*fact.numbers_read));
  if (!fact.contents_read.empty())
    result += line("its initialiser reads what others can change: " + list_of(fact.contents_read));
  return result;
}

std::string text_of(const LambdaFact& fact, Detail detail) {
  std::string result = "  " + (detail == Detail::Names ? shown(fact.class_name) : std::string("lambda")) + ": ";
  for (const auto& name : fact.interfaces) result += (&name == &fact.interfaces.front() ? "" : ", ") + shown(name);
  result += ", made for";
  for (const auto& type : fact.types)
    result += " " + (type.kind == ir::Kind::Void ? std::string("void") : type.display());
  result += "\n";
  for (const auto& field : fact.captured) result += line("captured " + text_of(field));
  return result;
}

std::string text_of(const ProgramFacts& facts, program::Program& program, Detail detail) {
  std::string result;
  for (const auto& fact : facts.classes) result += text_of(fact, program, detail);
  for (const auto& fact : facts.lambdas) result += text_of(fact, detail);
  return result;
}

}  // namespace jury::start
