#include "start/field_facts.h"

#include <algorithm>

#include "ir/visit.h"
#include "library/classes.h"
#include "library/contents.h"
#include "start/construction.h"

namespace jury::start {

namespace {

bool is_constructor(const ir::Method& method) { return method.name == "<init>"; }

// What a statement puts into its target: the class of a new object, if it is one.
struct Origin {
  bool never_null = false;
  std::optional<Symbol> class_name;
};

Origin origin_of(const ir::Statement& statement) {
  if (const auto* made = std::get_if<ir::New>(&statement.kind)) return {true, made->class_name};
  if (std::holds_alternative<ir::NewArray>(statement.kind)) return {true, std::nullopt};
  if (const auto* call = std::get_if<ir::Call>(&statement.kind))
    return {library::gives_back_argument(call->method.owner.view(), call->method.name.view()), std::nullopt};
  return {};
}

// Of a value that is stored: every assignment of the variable counts, and of those it is copied from.
std::vector<Origin> origins(const ir::Body& body, const ir::Operand& value, int copies = 3) {
  using Tag = ir::Operand::Tag;
  if (!value.is_local()) return {{value.tag() == Tag::String || value.tag() == Tag::Class, std::nullopt}};
  if (value.local() < body.parameter_count) return {{}};
  std::vector<Origin> result;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (ir::target_of(statement) == value.local()) {
        const auto* copy = copies > 0 ? std::get_if<ir::Copy>(&statement.kind) : nullptr;
        const auto found = copy ? origins(body, copy->value, copies - 1) : std::vector{origin_of(statement)};
        result.insert(result.end(), found.begin(), found.end());
      }
  if (result.empty()) result.push_back({});
  return result;
}

bool stores(const ir::Statement& statement, const ir::Field& field) {
  const auto* store = std::get_if<ir::StoreField>(&statement.kind);
  return store && store->field.name == field.name && store->field.owner == field.owner;
}

// A constructor of the library that calls nothing a subclass overrides.
bool is_quiet(const ir::MethodReference& constructor) {
  return constructor.owner == "java/lang/Object" ||
         (library::is_in_util(constructor.owner.view()) &&
          library::is_quiet_constructor(constructor.descriptor.view()));
}

// Whether a constructor, as that of an anonymous class, only keeps its parameters in its fields.
bool only_keeps(const ir::Body& constructor) {
  return constructor.blocks.size() == 1 &&
         std::ranges::all_of(constructor.blocks[0].statements, [](const ir::Statement& statement) {
           if (const auto* store = std::get_if<ir::StoreField>(&statement.kind))
             return store->object.is_this();
           const auto* call = std::get_if<ir::Call>(&statement.kind);
           return call ? call->method.name == "<init>" && is_quiet(call->method)
                       : !ir::may_throw(statement) && !std::holds_alternative<ir::Operate>(statement.kind);
         });
}

}  // namespace

bool FieldFacts::is_never_null(const ir::Field& field) { return facts(field).never_null; }

std::optional<Symbol> FieldFacts::exact_class(const ir::Field& field) {
  const auto& classes = facts(field).classes;
  return classes.size() == 1 ? std::optional(*classes.begin()) : std::nullopt;
}

const FieldFacts::Facts& FieldFacts::facts(const ir::Field& field) {
  const auto [entry, inserted] = known_.try_emplace({field.owner, field.name});
  if (inserted) entry->second = compute(field);
  return entry->second;
}

FieldFacts::Facts FieldFacts::compute(const ir::Field& field) {
  auto& program = workspace_.program();
  const auto& owner = program.get_class(field.owner);
  const bool is_final = (field.flags & ir::access::is_final) != 0;
  // What is not written out is null in an object that is read back.
  if ((field.flags & ir::access::is_transient) || field.is_static() || !field.type.is_reference() ||
      owner.is_enum() || (!is_final && !(field.flags & ir::access::is_private)) ||
      !workspace_.is_user_class(owner.name))
    return {};
  Facts result{true, {}};
  bool known = true;
  for (const auto* cls : nest_of(workspace_, owner))
    for (const auto& method : cls->methods) {
      const auto* body = program.body(method);
      if (!body) continue;
      if (cls == &owner && is_constructor(method) && !is_filled(method, field)) return {};
      for (const auto& block : body->blocks)
        for (const auto& statement : block.statements) {
          if (!stores(statement, field)) continue;
          for (const auto& origin : origins(*body, std::get<ir::StoreField>(statement.kind).value)) {
            if (!origin.never_null) return {};
            known = known && origin.class_name;
            if (origin.class_name) result.classes.insert(*origin.class_name);
          }
        }
    }
  if (!known) result.classes.clear();
  return result;
}

// A new object, of a class without code of others in its constructor, remembers this one.
bool FieldFacts::is_kept(const ir::Statement& statement) {
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (!call || call->method.name != "<init>" || call->arguments[0].is_this()) return false;
  const auto* constructor = workspace_.program().resolve(call->method);
  if (!constructor || !workspace_.is_user_class(constructor->owner)) return false;
  const auto* body = workspace_.program().body(*constructor);
  return body && only_keeps(*body);
}

// Once another object remembers this one, anything that hands that object out, runs code that may have it, or
// ends the constructor early shows this one as it is. What can do none of that is listed.
bool FieldFacts::is_harmless(const ir::Statement& statement) {
  if (const auto* call = std::get_if<ir::Call>(&statement.kind))
    return call->method.name == "<init>" && (is_quiet(call->method) || is_kept(statement));
  if (const auto* store = std::get_if<ir::StoreField>(&statement.kind)) return store->object.is_this();
  return std::holds_alternative<ir::New>(statement.kind) || std::holds_alternative<ir::Copy>(statement.kind) ||
         std::holds_alternative<ir::LoadField>(statement.kind) ||
         (std::holds_alternative<ir::Check>(statement.kind) &&
          std::get<ir::Check>(statement.kind).kind == ir::CheckKind::NotNull &&
          std::get<ir::Check>(statement.kind).first.is_this());
}

// Assigned on the straight way from the beginning, or left to another constructor of the class.
bool FieldFacts::is_filled(const ir::Method& constructor, const ir::Field& field) {
  const auto* body = workspace_.program().body(constructor);
  std::set<ir::BlockId> seen;
  bool is_remembered = false;
  for (ir::BlockId at = 0; seen.insert(at).second;) {
    const auto& block = body->blocks[at];
    for (const auto& statement : block.statements) {
      if (stores(statement, field) && std::get<ir::StoreField>(statement.kind).object.is_this()) return true;
      if (const auto* call = std::get_if<ir::Call>(&statement.kind);
          call && call->method.name == "<init>" && call->arguments[0].is_this()) {
        if (call->method.owner == field.owner) return true;
        // What a constructor above calls may look at the field before it is assigned.
        if (call->method.owner != "java/lang/Object") return false;
      }
      // A handler goes on without what comes after.
      if (!block.handlers.empty() && ir::may_throw(statement)) return false;
      if (is_remembered && !is_harmless(statement)) return false;
      if (!hands_out_this(statement)) continue;
      if (!is_kept(statement)) return false;
      is_remembered = true;
    }
    const auto* jump = std::get_if<ir::Goto>(&block.terminator.kind);
    if (!jump) return false;
    at = jump->target;
  }
  return false;
}

}  // namespace jury::start
