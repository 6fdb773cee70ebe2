#include "start/static_contents.h"

#include <algorithm>
#include <string_view>

#include "ir/member_types.h"
#include "library/classes.h"
#include "library/contents.h"
#include "library/data.h"
#include "library/types.h"
#include "start/value_class.h"
#include "support/diagnostics.h"

namespace jury::start {

namespace {

using Locals = std::set<ir::LocalId>;

// By whatever class the code names it.
bool loads(program::Program& program, const ir::Statement& statement, const ir::Field& field) {
  const auto* load = std::get_if<ir::LoadStatic>(&statement.kind);
  return load && load->field.name == field.name && program.resolve(load->field) == &field;
}

const ir::StoreStatic* store_of(const ir::Statement& statement, const ir::Field& field) {
  const auto* store = std::get_if<ir::StoreStatic>(&statement.kind);
  return store && store->field.owner == field.owner && store->field.name == field.name ? store : nullptr;
}

// Whether a copy of what the local holds leads to the same arrays: it holds an array of arrays, or an object
// of which the code does not say what it is.
bool has_rows(const ir::Body& body, const ir::Operand& operand) {
  if (!operand.is_local()) return false;
  const auto& type = body.locals[operand.local()].type;
  if (!type.is_reference()) return false;
  return type.is_array() ? type.element().is_array() || type.element() == ir::Type::object()
                         : type == ir::Type::object();
}

// A local that gets its value from one of these.
bool is_handed_on(const ir::Body& body, const ir::Statement& statement, const Locals& from) {
  const auto is_from = [&](const ir::Operand& operand) {
    return operand.is_local() && from.count(operand.local()) > 0;
  };
  if (const auto* copy = std::get_if<ir::Copy>(&statement.kind)) return is_from(copy->value);
  if (const auto* load = std::get_if<ir::LoadElement>(&statement.kind)) return is_from(load->array);
  if (const auto* load = std::get_if<ir::LoadField>(&statement.kind)) return is_from(load->object);
  if (const auto* operate = std::get_if<ir::Operate>(&statement.kind))
    return operate->operation == ir::Operation::ObjectClone && is_from(operate->arguments[0]) &&
           has_rows(body, operate->arguments[0]);
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  return call && std::any_of(call->arguments.begin(), call->arguments.end(), is_from);
}

bool is_reading(const ir::Body& body, const ir::Call& call, std::size_t position) {
  // It puts the rows into another array.
  if (call.method.name == "arraycopy" && has_rows(body, call.arguments[position])) return false;
  return library::only_reads_argument(call.method.owner.view(), call.method.name.view(), position);
}

// The rest of what an object is given together with.
template <class Test>
bool any_other_argument(const ir::Call& call, std::size_t position, Test test) {
  for (std::size_t i = 0; i < call.arguments.size(); ++i)
    if (i != position && test(call.arguments[i])) return true;
  return false;
}

// Whether a new object of the library keeps what it is given, or something that leads to it: a collection
// copies the elements of another, which are no arrays and no entries.
bool keeps_argument(program::Program& program, const ir::Body& body, const ir::Call& constructor,
                    std::size_t position, const ir::Field& field) {
  const Symbol collection(library::types::collection), map(library::types::map);
  const auto made = constructor.method.owner;
  const auto& given = body.locals[constructor.arguments[position].local()].type;
  if (!given.is_reference() || given.is_array()) return true;
  if (field.type.is_array()) return field.type.element().is_array() || !program.is_subclass(made, collection);
  if (program.is_subclass(field.type.name, map))
    return !program.is_subclass(made, map) || !program.is_subclass(given.name, map);
  return !program.is_subclass(made, collection) || !program.is_subclass(given.name, collection);
}

// While the object is made: its own methods, copies and wrappers of it, which are followed as it is. A map in
// the order of access changes when it is read. A static method, Arrays.fill or Collections.addAll, may put
// what it is given into something else that it is given.
bool may_change_in_initializer(const ir::Body& body, const ir::Call& call, std::size_t position,
                               const Locals& held, const ir::Field& field) {
  if (!library::is_in_util(call.method.owner.view()) || call.method.descriptor == library::constructor_with_order)
    return true;
  if (call.kind == ir::CallKind::Static) {
    const bool copies_elements = call.method.name == "addAll" && field.type.is_array() &&
                                 !field.type.element().is_array();
    return !copies_elements && any_other_argument(call, position, [&](const ir::Operand& other) {
      return other.is_local() && !held.count(other.local()) && body.locals[other.local()].type.is_reference();
    });
  }
  const bool is_receiver = position == 0;
  return !is_receiver && call.method.name != "<init>";
}

bool may_change_later(const ir::Body& body, const ir::Call& call, std::size_t position) {
  if (is_reading(body, call, position)) return false;
  const auto owner = call.method.owner.view();
  const bool is_receiver = position == 0 && call.kind != ir::CallKind::Static;
  return !is_receiver ||
         !(library::is_in_util(owner) || owner.starts_with("[") || owner == "java/lang/Object") ||
         !library::is_reading_method(call.method.name.view());
}

// Whether the statement changes one of these objects, or hands it to someone who may. `initialized`: the
// field, in the initialiser of its class.
bool may_change(const ir::Body& body, const ir::Statement& statement, const Locals& held,
                const ir::Field* initialized) {
  const auto is_held = [&](const ir::Operand& operand) {
    return operand.is_local() && held.count(operand.local()) > 0;
  };
  return std::visit(
      ir::overloaded{
          [&](const ir::StoreElement& store) {
            return initialized ? is_held(store.value) && !is_held(store.array)
                               : is_held(store.value) || is_held(store.array);
          },
          [&](const ir::StoreField& store) { return is_held(store.object) || is_held(store.value); },
          [&](const ir::StoreStatic& store) {
            return is_held(store.value) && !(initialized && store_of(statement, *initialized));
          },
          [&](const ir::Call& call) {
            for (std::size_t i = 0; i < call.arguments.size(); ++i)
              if (is_held(call.arguments[i]) &&
                  (initialized ? may_change_in_initializer(body, call, i, held, *initialized)
                               : may_change_later(body, call, i)))
                return true;
            return false;
          },
          [](const auto&) { return false; }},
      statement.kind);
}

// While the object is made: what it is made of, so that nobody else may have that.
std::vector<ir::LocalId> parts_of(const ir::Statement& statement, const Locals& held) {
  std::vector<ir::LocalId> parts;
  const auto add = [&](const ir::Operand& operand) {
    if (operand.is_local()) parts.push_back(operand.local());
  };
  const auto is_held = [&](const ir::Operand& operand) {
    return operand.is_local() && held.count(operand.local()) > 0;
  };
  if (const auto* store = std::get_if<ir::StoreElement>(&statement.kind); store && is_held(store->array))
    add(store->value);
  const auto target = ir::target_of(statement);
  const auto* copy = std::get_if<ir::Copy>(&statement.kind);
  if (copy && target && held.count(*target)) add(copy->value);
  if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
    const bool makes = target && held.count(*target) > 0;
    const bool fills = !call->arguments.empty() && is_held(call->arguments[0]);
    if (makes || fills)
      for (const auto& argument : call->arguments) add(argument);
  }
  return parts;
}

// While the object is made: something that was there before, and that others may have.
bool comes_from_elsewhere(program::Program& program, const ir::Statement& statement, const Locals& held,
                          const ir::Field& field) {
  const auto target = ir::target_of(statement);
  if (!target || !held.count(*target)) return false;
  if (std::holds_alternative<ir::LoadStatic>(statement.kind)) return !loads(program, statement, field);
  if (const auto* made = std::get_if<ir::New>(&statement.kind))
    return !library::is_in_util(made->class_name.view());
  if (std::holds_alternative<ir::LoadField>(statement.kind) ||
      std::holds_alternative<ir::Catch>(statement.kind))
    return true;
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  return call && !library::is_in_util(call->method.owner.view());
}

bool leaves_by(const ir::Terminator& terminator, const Locals& held) {
  if (!std::holds_alternative<ir::Return>(terminator.kind) &&
      !std::holds_alternative<ir::Throw>(terminator.kind))
    return false;
  const auto operands = ir::operands_of(terminator);
  return std::any_of(operands.begin(), operands.end(), [&](const ir::Operand& operand) {
    return operand.is_local() && held.count(operand.local()) > 0;
  });
}

template <class Visit>
void for_each_statement(const ir::Body& body, Visit visit) {
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) visit(statement);
}

const ir::Body* initializer_of(program::Program& program, const ir::Class& cls) {
  const auto* method = cls.find_method(Symbol("<clinit>"), Symbol("()V"));
  return method ? program.body(*method) : nullptr;
}

}  // namespace

bool makes_unchanging(const ir::Statement& statement) {
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  return call && library::makes_unchanging(call->method.owner.view(), call->method.name.view());
}

bool StaticContents::is_free(const ir::Field& field, const CodeInUse& code) {
  if (!field.is_static() || (field.flags & (ir::access::is_synthetic | ir::access::is_enum))) return false;
  if (!(field.flags & ir::access::is_final)) return true;
  return code.statics_read.count({field.owner, field.name}) > 0 &&
         (!values_.is_same_always(field) || !are_kept(field));
}

void StaticContents::refuse_changes(const std::vector<Symbol>& classes) {
  for (const auto& name : classes)
    for (const auto& field : workspace_.program().get_class(name).fields) {
      if (!field.is_static() || !(field.flags & ir::access::is_final) ||
          (field.flags & ir::access::is_synthetic))
        continue;
      const auto place = ir::display_class(name.view()) + "." + field.name.text();
      if (!are_kept(field))
        throw Unsupported("what " + place + " contains may have changed since the class was initialised");
      if (field.type.is_reference() && !values_.is_same_always(field))
        throw Unsupported("what " + place +
                          " refers to depends on the state in which the class was initialised");
    }
}

bool StaticContents::are_kept(const ir::Field& field) {
  const auto known = kept_.find(&field);
  if (known != kept_.end()) return known->second;
  return kept_[&field] = compute(field);
}

bool StaticContents::compute(const ir::Field& field) {
  if (is_immutable(field.type)) return true;
  const auto exact = exact_class(field);
  if (exact && (*exact == "java/lang/Object" || is_immutable(ir::Type::reference(*exact)))) return true;
  return has_immutable_elements(field) && (is_made_unchanging(field) || is_only_read(field));
}

// Whoever has it may do what he likes with it.
bool StaticContents::is_made_unchanging(const ir::Field& field) {
  const auto& cls = workspace_.program().get_class(field.owner);
  const auto* body = initializer_of(workspace_.program(), cls);
  if (!body) return false;
  bool found = false;
  bool other = false;
  for_each_statement(*body, [&](const ir::Statement& statement) {
    const auto* store = store_of(statement, field);
    if (!store) return;
    if (!store->value.is_local()) return void(other = true);
    for_each_statement(*body, [&](const ir::Statement& made) {
      if (ir::target_of(made) != store->value.local()) return;
      (makes_unchanging(made) ? found : other) = true;
    });
  });
  return found && !other && is_only_read(field, *cls.find_method(Symbol("<clinit>"), Symbol("()V")), *body);
}

std::optional<Symbol> StaticContents::exact_class(const ir::Field& field) {
  const auto* body = initializer_of(workspace_.program(), workspace_.program().get_class(field.owner));
  std::optional<Symbol> found;
  bool unknown = !body;
  const auto add = [&](Symbol name) {
    unknown = unknown || (found && *found != name);
    found = name;
  };
  if (body)
    for_each_statement(*body, [&](const ir::Statement& statement) {
      const auto* store = store_of(statement, field);
      if (!store) return;
      if (!store->value.is_local()) return void(unknown = true);
      for_each_statement(*body, [&](const ir::Statement& made) {
        if (ir::target_of(made) != store->value.local()) return;
        if (const auto* fresh = std::get_if<ir::New>(&made.kind))
          add(fresh->class_name);
        else
          unknown = true;
      });
    });
  return unknown ? std::nullopt : found;
}

bool StaticContents::is_immutable(const ir::Type& type) {
  if (!type.is_reference()) return true;
  return !type.is_array() && is_immutable_class(type.name);
}

// A constant of an enum is the same for ever when its fields are.
bool StaticContents::is_immutable_class(Symbol name) {
  if (library::is_immutable(name.view())) return true;
  auto& program = workspace_.program();
  const auto* cls = program.find_class(name);
  if (!cls) return false;
  const bool is_lambda = (cls->flags & ir::access::is_synthetic) && !workspace_.is_user_class(name);
  if (!is_lambda && !workspace_.is_user_class(name)) return false;
  if (!is_lambda && !cls->is_enum() && !constructor_of_values(program, *cls)) return false;
  if (!open_.insert(name).second) return true;
  bool result = has_fixed_fields(*cls);
  for (const auto& other : workspace_.user_classes())
    if (result && other != name && program.is_subclass(other, name))
      result = cls->is_enum() && has_fixed_fields(program.get_class(other));
  open_.erase(name);
  return result;
}

bool StaticContents::has_fixed_fields(const ir::Class& cls) {
  return std::all_of(cls.fields.begin(), cls.fields.end(), [&](const ir::Field& field) {
    return field.is_static() || ((field.flags & ir::access::is_final) && is_immutable(field.type));
  });
}

// What arrays and collections lead to must not change either.
bool StaticContents::has_immutable_elements(const ir::Field& field) {
  auto type = field.type;
  if (type.is_array()) {
    while (type.is_array()) type = type.element();
    return is_immutable(type);
  }
  auto& program = workspace_.program();
  if (!library::is_in_util(type.name.view()) ||
      (!program.is_subclass(type.name, Symbol(library::types::collection)) &&
       !program.is_subclass(type.name, Symbol(library::types::map))))
    return false;
  const auto declared = ir::declared_type_of(field);
  return !declared.arguments.empty() &&
         std::all_of(declared.arguments.begin(), declared.arguments.end(), [&](const auto& argument) {
           return argument.arguments.empty() && is_immutable(argument.type);
         });
}

bool StaticContents::is_only_read(const ir::Field& field) {
  auto& program = workspace_.program();
  for (const auto& name : workspace_.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls) return false;
    for (const auto& method : cls->methods) {
      const auto* body = program.body(method);
      if (body && !is_only_read(field, method, *body)) return false;
    }
  }
  return true;
}

bool StaticContents::is_only_read(const ir::Field& field, const ir::Method& method, const ir::Body& body) {
  const bool initializes = method.name == "<clinit>" && method.owner == field.owner;
  Locals held;
  for_each_statement(body, [&](const ir::Statement& statement) {
    if (loads(workspace_.program(), statement, field)) held.insert(*ir::target_of(statement));
    if (const auto* store = initializes ? store_of(statement, field) : nullptr)
      if (store->value.is_local()) held.insert(store->value.local());
  });
  return held.empty() || is_only_read(body, std::move(held), initializes ? &field : nullptr);
}

// All locals that may hold what these do.
void StaticContents::follow(const ir::Body& body, Locals& held, const ir::Field* initialized) {
  for (bool changed = true; changed;) {
    changed = false;
    for_each_statement(body, [&](const ir::Statement& statement) {
      const auto target = ir::target_of(statement);
      if (target && is_handed_on(body, statement, held) && !is_immutable(body.locals[*target].type))
        changed = held.insert(*target).second || changed;
      if (!initialized) return;
      if (const auto made = keeper_of(body, statement, held, *initialized))
        changed = held.insert(*made).second || changed;
      for (const auto part : parts_of(statement, held))
        if (!is_immutable(body.locals[part].type)) changed = held.insert(part).second || changed;
    });
  }
}

bool StaticContents::is_only_read(const ir::Body& body, Locals held, const ir::Field* initialized) {
  follow(body, held, initialized);
  for (const auto& block : body.blocks) {
    for (const auto& statement : block.statements) {
      if (is_read_by_callee(statement, held)) continue;
      if (may_change(body, statement, held, initialized) ||
          (initialized && comes_from_elsewhere(workspace_.program(), statement, held, *initialized)))
        return false;
    }
    if (leaves_by(block.terminator, held)) return false;
  }
  return true;
}

// The new object of the library that keeps what one of these holds.
std::optional<ir::LocalId> StaticContents::keeper_of(const ir::Body& body, const ir::Statement& statement,
                                                     const Locals& held, const ir::Field& field) {
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (!call || call->method.name != "<init>" || !call->arguments[0].is_local()) return std::nullopt;
  for (std::size_t i = 1; i < call->arguments.size(); ++i)
    if (call->arguments[i].is_local() && held.count(call->arguments[i].local()) &&
        keeps_argument(workspace_.program(), body, *call, i, field))
      return call->arguments[0].local();
  return std::nullopt;
}

// A static method of the program that only reads what it is given.
bool StaticContents::is_read_by_callee(const ir::Statement& statement, const Locals& held) {
  const auto* call = std::get_if<ir::Call>(&statement.kind);
  if (!call || call->kind != ir::CallKind::Static || !workspace_.is_user_class(call->method.owner))
    return false;
  const auto* callee = workspace_.program().resolve(call->method);
  const auto* body = callee ? workspace_.program().body(*callee) : nullptr;
  if (!body) return false;
  Locals given;
  for (std::size_t i = 0; i < call->arguments.size(); ++i)
    if (call->arguments[i].is_local() && held.count(call->arguments[i].local()))
      given.insert(static_cast<ir::LocalId>(i));
  if (given.empty()) return false;
  const auto [known, added] = read_by_.try_emplace({callee, given}, true);  // while it is looked at
  if (added) {
    const bool result = is_only_read(*body, given, nullptr);
    read_by_[{callee, given}] = result;
    return result;
  }
  return known->second;
}

}  // namespace jury::start
