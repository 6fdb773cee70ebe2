#include "start/value_class.h"

#include <algorithm>
#include <set>

#include "library/types.h"

namespace jury::start {

namespace {

bool is_of(const ir::MethodReference& method, std::string_view owner, std::string_view name) {
  return method.owner == owner && method.name == name;
}

// A text made of an object: its toString may tell anything.
bool asks_object(const ir::MethodReference& method) {
  const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
  return std::any_of(signature.parameters.begin(), signature.parameters.end(), [](const ir::Type& type) {
    return type.is_reference() && type.name != "java/lang/String";
  });
}

// What the library says of numbers and texts, which is the same for ever.
bool tells_of_values(const ir::Call& call) {
  constexpr std::string_view of_texts[] = {"length",   "isEmpty",  "isBlank", "charAt", "startsWith",
                                           "endsWith", "contains", "indexOf", "equals", "compareTo"};
  constexpr std::string_view of_numbers[] = {"Integer",   "Long",    "Short", "Byte",
                                             "Character", "Boolean", "Float", "Double"};
  const auto owner = call.method.owner.view();
  const auto name = call.method.name.view();
  const auto among = [](const auto& names, std::string_view wanted) {
    return std::ranges::find(names, wanted) != std::end(names);
  };
  const auto signature = ir::Signature::from_descriptor(call.method.descriptor.view());
  const bool plain = std::ranges::all_of(signature.parameters, [](const ir::Type& type) {
    return !type.is_reference() || (!type.is_array() && type.name == "java/lang/String");
  });
  if (owner == "java/lang/String") return plain && among(of_texts, name);
  if (owner == library::types::objects) return plain && name.starts_with("check");
  return call.kind == ir::CallKind::Static && plain && !signature.result.is_reference() &&
         owner.starts_with("java/lang/") && among(of_numbers, owner.substr(10)) && !name.starts_with("get");
}

// The constructor of the superclass, tests of a value that nothing changes, and what makes an exception.
bool is_harmless(program::Program& program, const ir::Call& call) {
  const auto& method = call.method;
  const bool gives_away = std::any_of(call.arguments.begin(), call.arguments.end(),
                                      [](const auto& given) { return given.is_this(); });
  if (method.name == "<init>") {
    const bool above = method.owner == "java/lang/Object" || method.owner == "java/lang/Record";
    return gives_away ? above
                      : method.owner.view().starts_with("java/") &&
                            program.is_subclass(method.owner, Symbol("java/lang/Throwable"));
  }
  if (gives_away) return false;
  return is_of(method, library::types::objects, "requireNonNull") || method.owner == "java/lang/Math" ||
         tells_of_values(call) || (method.owner == "jury/rt/Concat" && !asks_object(method));
}

bool is_straight(const ir::Body& body);

// A static method that only computes and refuses: of what it is given it sees what never changes.
bool is_test(program::Program& program, const ir::Call& call, int depth) {
  constexpr int deepest = 3;
  const auto* callee = call.kind == ir::CallKind::Static ? program.resolve(call.method) : nullptr;
  if (!callee || depth > deepest || callee->owner.view().starts_with("java/")) return false;
  const auto* body = program.body(*callee);
  if (!body || !is_straight(*body)) return false;
  const auto harmless = [&](const ir::Statement& statement) {
    return std::visit(
        ir::overloaded{[](const ir::Copy&) { return true; }, [](const ir::Unary&) { return true; },
                       [](const ir::Binary&) { return true; }, [](const ir::ArrayLength&) { return true; },
                       [](const ir::InstanceOf&) { return true; },
                       [](const ir::Check& check) {
                         return check.kind == ir::CheckKind::NotNull ||
                                check.kind == ir::CheckKind::NonZero || check.kind == ir::CheckKind::Castable;
                       },
                       [&](const ir::New& made) {
                         return made.class_name.view().starts_with("java/") &&
                                program.is_subclass(made.class_name, Symbol("java/lang/Throwable"));
                       },
                       [&](const ir::Call& inner) {
                         return (inner.method.name != "<init>" && is_harmless(program, inner)) ||
                                (inner.method.name == "<init>" &&
                                 inner.method.owner.view().starts_with("java/") &&
                                 program.is_subclass(inner.method.owner, Symbol("java/lang/Throwable"))) ||
                                is_test(program, inner, depth + 1);
                       },
                       [](const ir::Operate& operate) {
                         const auto name = ir::info(operate.operation).name;
                         return name.starts_with("text.") || name.starts_with("value.");
                       },
                       [&](const ir::InitializeClass& initialized) {
                         return !program.needs_initialization(initialized.class_name) ||
                                initialized.class_name.view().starts_with("java/");
                       },
                       [](const auto&) { return false; }},
        statement.kind);
  };
  return std::ranges::all_of(
      body->blocks, [&](const ir::Block& block) { return std::ranges::all_of(block.statements, harmless); });
}

bool is_harmless(program::Program& program, const ir::Class& cls, const ir::Statement& statement) {
  return std::visit(
      ir::overloaded{
          [](const ir::Copy&) { return true; }, [](const ir::Unary&) { return true; },
          [](const ir::Binary&) { return true; },
          // An array is as long for ever, and an object of the same class.
          [](const ir::ArrayLength&) { return true; }, [](const ir::InstanceOf&) { return true; },
          [](const ir::Check& check) {
            return check.kind == ir::CheckKind::NotNull || check.kind == ir::CheckKind::NonZero ||
                   check.kind == ir::CheckKind::Castable;
          },
          [](const ir::LoadField& load) { return load.object.is_this(); },
          [](const ir::StoreField& store) { return store.object.is_this() && !store.value.is_this(); },
          [&](const ir::New& made) {
            return made.class_name.view().starts_with("java/") &&
                   program.is_subclass(made.class_name, Symbol("java/lang/Throwable"));
          },
          [&](const ir::Call& call) {
            const bool gives_away =
                std::ranges::any_of(call.arguments, [](const auto& given) { return given.is_this(); });
            return is_harmless(program, call) || (!gives_away && is_test(program, call, 0));
          },
          [](const ir::Operate& operate) {
            const auto name = ir::info(operate.operation).name;
            return name.starts_with("text.") || name.starts_with("value.");
          },
          [&](const ir::InitializeClass& initialized) {
            return initialized.class_name == cls.name || initialized.class_name.view().starts_with("java/");
          },
          [](const auto&) { return false; }},
      statement.kind);
}

// Blocks stand in the order of the code: a way back is a loop.
bool is_straight(const ir::Body& body) {
  for (ir::BlockId i = 0; i < body.blocks.size(); ++i) {
    const auto& end = body.blocks[i].terminator;
    if (std::holds_alternative<ir::Refuse>(end.kind)) return false;
    for (const auto next : ir::successors_of(end))
      if (next <= i) return false;
  }
  return true;
}

bool is_null(const ir::Operand& operand) { return operand.tag() == ir::Operand::Tag::Null; }

// The value that a statement hands on, if it does nothing else with references.
std::optional<ir::Operand> handed_on(const ir::Statement& statement) {
  if (const auto* copy = std::get_if<ir::Copy>(&statement.kind)) return copy->value;
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (call && is_of(call->method, library::types::objects, "requireNonNull")) return call->arguments[0];
  return std::nullopt;
}

// The locals that can hold nothing but arguments of the constructor, and null.
std::set<ir::LocalId> holding_arguments(const ir::Body& body) {
  std::set<ir::LocalId> holding;
  for (ir::LocalId i = 1; i < body.locals.size(); ++i) holding.insert(i);
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& block : body.blocks)
      for (const auto& statement : block.statements) {
        const auto target = ir::target_of(statement);
        if (!target || !holding.count(*target)) continue;
        const auto value = handed_on(statement);
        if (value && (is_null(*value) || (value->is_local() && holding.count(value->local())))) continue;
        holding.erase(*target);
        changed = true;
      }
  }
  return holding;
}

// Nothing new is kept: every object that the fields lead to was there before.
bool keeps_arguments(const ir::Body& body) {
  const auto holding = holding_arguments(body);
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) {
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      if (!store || !store->field.type.is_reference() || is_null(store->value)) continue;
      if (!store->value.is_local() || !holding.count(store->value.local())) return false;
    }
  return true;
}

bool calls_another(const ir::Body& body, const ir::Class& cls) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (const auto* call = std::get_if<ir::Call>(&statement.kind))
        if (is_of(call->method, cls.name.view(), "<init>")) return true;
  return false;
}

bool is_harmless(program::Program& program, const ir::Class& cls, const ir::Body& body) {
  if (!is_straight(body) || !keeps_arguments(body)) return false;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (!is_harmless(program, cls, statement)) return false;
  return true;
}

}  // namespace

bool has_final_state(const ir::Class& cls) {
  if (cls.superclass != "java/lang/Object" && cls.superclass != "java/lang/Record") return false;
  if (cls.is_enum() || cls.is_abstract() || cls.is_interface()) return false;
  return std::all_of(cls.fields.begin(), cls.fields.end(), [](const ir::Field& field) {
    // What is not written out is zero in an object that is read back.
    return field.is_static() ||
           ((field.flags & ir::access::is_final) && !(field.flags & ir::access::is_transient));
  });
}

const ir::Method* constructor_of_values(program::Program& program, const ir::Class& cls) {
  if (!has_final_state(cls)) return nullptr;
  const ir::Method* found = nullptr;
  for (const auto& method : cls.methods) {
    if (method.name != "<init>") continue;
    const auto* body = program.body(method);
    if (!body) return nullptr;
    if (calls_another(*body, cls)) continue;
    if (found || !is_harmless(program, cls, *body)) return nullptr;
    found = &method;
  }
  return found;
}

}  // namespace jury::start
