#include "engine/construction.h"

#include <algorithm>
#include <set>

#include "library/contents.h"
#include "start/value_class.h"

namespace jury::engine {

namespace {

using trace::Value;

constexpr int variants = 4;  // of the elements of arrays

std::vector<const ir::Field*> instance_fields(const ir::Class& cls) {
  std::vector<const ir::Field*> result;
  for (const auto& field : cls.fields)
    if (!field.is_static()) result.push_back(&field);
  return result;
}

bool is_copy(const ir::Call& call) {
  return library::makes_unchanging_copy(call.method.owner.view(), call.method.name.view());
}

// The parameter that an operand is, whether as it is or as a copy.
struct Source {
  ir::LocalId parameter;
  bool copied = false;
};
std::optional<Source> source_of(const ir::Body& body, const ir::Operand& operand, int depth = 0) {
  if (!operand.is_local() || depth > 4) return std::nullopt;
  const auto local = operand.local();
  const ir::Statement* only = nullptr;
  std::size_t assigned = 0;
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements)
      if (ir::target_of(statement) == local) {
        only = &statement;
        ++assigned;
      }
  if (local < body.parameter_count) return assigned == 0 ? std::optional(Source{local}) : std::nullopt;
  if (assigned != 1) return std::nullopt;
  if (const auto* copy = std::get_if<ir::Copy>(&only->kind)) return source_of(body, copy->value, depth + 1);
  if (const auto* operate = std::get_if<ir::Operate>(&only->kind);
      operate && operate->operation == ir::Operation::ObjectClone)
    return source_of(body, operate->arguments[0], depth + 1);
  const auto* call = std::get_if<ir::Call>(&only->kind);
  if (!call || call->arguments.empty()) return std::nullopt;
  const bool is_same = library::gives_back_argument(call->method.owner.view(), call->method.name.view());
  const bool is_clone = call->method.name == "clone" && call->method.owner.view().starts_with('[');
  if (!is_same && !is_clone && !is_copy(*call)) return std::nullopt;
  auto source = source_of(body, call->arguments[0], depth + 1);
  if (source) source->copied = source->copied || is_copy(*call);
  return source;
}

bool delegates(const ir::Body& body, const ir::Class& cls) {
  return std::ranges::any_of(body.blocks, [&](const ir::Block& block) {
    return std::ranges::any_of(block.statements, [&](const ir::Statement& statement) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      return call && call->method.name == "<init>" && call->method.owner == cls.name &&
             call->arguments[0].is_this();
    });
  });
}

Symbol internal_name(std::string name) {
  std::replace(name.begin(), name.end(), '.', '/');
  return Symbol(name);
}

}  // namespace

bool Construction::may_exist(trace::Object& object) {
  const auto class_name = internal_name(interpreter_.class_name(object));
  if (!workspace_.is_user_class(class_name)) return true;
  const auto* cls = workspace_.program().find_class(class_name);
  if (!cls || !start::has_final_state(*cls)) return true;
  const auto& found = ways(*cls);
  return !found || found->empty() ||
         !std::ranges::all_of(*found, [&](const Way& way) { return is_refused(way, object, *cls); });
}

const std::optional<std::vector<Construction::Way>>& Construction::ways(const ir::Class& cls) {
  const auto [entry, added] = known_.try_emplace(cls.name);
  if (added) entry->second = find_ways(cls);
  return entry->second;
}

// Static fields may have held something else at that time.
bool Construction::reads_statics(const ir::Body& body, int depth) {
  constexpr int deepest = 4;
  auto& program = workspace_.program();
  return std::ranges::any_of(body.blocks, [&](const ir::Block& block) {
    return std::ranges::any_of(block.statements, [&](const ir::Statement& statement) {
      if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) {
        const auto* field = program.resolve(load->field);
        return !field || (workspace_.is_user_class(field->owner) && !(field->flags & ir::access::is_final));
      }
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      const auto* callee = call ? program.resolve(call->method) : nullptr;
      if (!callee || !workspace_.is_user_class(callee->owner)) return false;
      const auto* code = program.body(*callee);
      return code && (depth == deepest || reads_statics(*code, depth + 1));
    });
  });
}

// Nothing when there is a constructor of which it is not known what to give it.
std::optional<std::vector<Construction::Way>> Construction::find_ways(const ir::Class& cls) {
  std::vector<Way> result;
  for (const auto& method : cls.methods) {
    if (method.name != "<init>") continue;
    const auto* body = workspace_.program().body(method);
    if (!body) return std::nullopt;
    if (delegates(*body, cls)) continue;
    if (reads_statics(*body, 0)) return std::nullopt;
    auto found = way(cls, method, *body);
    if (!found) return std::nullopt;
    result.push_back(std::move(*found));
  }
  return result;
}

std::optional<Construction::Way> Construction::way(const ir::Class& cls, const ir::Method& constructor,
                                                   const ir::Body& body) {
  Way result{&constructor, {}};
  result.parameters.resize(body.parameter_count - 1);
  if (cls.superclass == "java/lang/Record") {
    const auto fields = instance_fields(cls);
    if (fields.size() != result.parameters.size()) return std::nullopt;
    for (std::size_t i = 0; i < fields.size(); ++i) result.parameters[i].field = fields[i];
  }
  for (const auto& block : body.blocks)
    for (const auto& statement : block.statements) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      if (call && is_copy(*call) && cls.superclass == "java/lang/Record") {
        // A component that is replaced by its copy.
        for (const auto& argument : call->arguments)
          if (argument.is_local() && argument.local() > 0 && argument.local() < body.parameter_count)
            result.parameters[argument.local() - 1].copied = true;
      }
      const auto* store = std::get_if<ir::StoreField>(&statement.kind);
      if (!store || !store->object.is_this()) continue;
      const auto source = source_of(body, store->value);
      if (!source || source->parameter == 0) continue;
      auto& parameter = result.parameters[source->parameter - 1];
      if (!parameter.field) parameter.field = workspace_.program().resolve(store->field);
      parameter.copied = parameter.copied || source->copied;
    }
  const bool known = std::ranges::all_of(result.parameters, [](const auto& each) { return each.field; });
  return known ? std::optional(result) : std::nullopt;
}

bool Construction::is_refused(const Way& way, trace::Object& object, const ir::Class& cls) {
  std::vector<Value> arguments;
  bool settled = true;
  bool has_elements = false;
  for (const auto& parameter : way.parameters) {
    arguments.push_back(interpreter_.get_field(object, *parameter.field));
    const auto value = arguments.back();
    const auto& type = parameter.field->type;
    const bool is_array = type.is_array() && value.as_object();
    has_elements = has_elements || (is_array && interpreter_.length(*value.as_object()) > 0);
    settled = settled && (is_array || !type.is_reference() || is_settled(parameter, value));
  }
  const auto first = attempt(way, arguments, object, cls);
  if (first.answer == Answer::Made || first.answer == Answer::Unknown || !settled) return false;
  if (!has_elements) return true;
  // The elements may have been others at that time.
  for (int variant = 1; variant < variants; ++variant) {
    auto others = arguments;
    for (std::size_t i = 0; i < others.size(); ++i) {
      if (!way.parameters[i].field->type.is_array() || !others[i].as_object()) continue;
      const auto other = with_elements(others[i], variant);
      if (!other) return false;
      others[i] = *other;
    }
    const auto next = attempt(way, others, object, cls);
    if (next.answer != first.answer || next.made != first.made) return false;
  }
  return true;
}

Construction::Attempt Construction::attempt(const Way& way, const std::vector<Value>& arguments,
                                            trace::Object& object, const ir::Class& cls) {
  auto* made = interpreter_.new_object(cls.name);
  std::vector<Value> values{Value::of(made)};
  values.insert(values.end(), arguments.begin(), arguments.end());
  const auto outcome = interpreter_.run(*way.constructor, values);
  if (outcome.ending == trace::Ending::Uncaught) return {Answer::Refused, ""};
  if (!outcome.returned()) return {Answer::Unknown, ""};
  std::string others;
  for (const auto* field : instance_fields(cls)) {
    const auto now = interpreter_.get_field(*made, *field);
    if (is_kept(*field, now, interpreter_.get_field(object, *field))) continue;
    const bool is_text = field->type.is_reference() && now.as_object() && !field->type.is_array() &&
                         field->type.name == "java/lang/String";
    others += field->name.text() + "=" +
              (is_text                      ? interpreter_.text(*now.as_object())
               : field->type.is_reference() ? (now.as_object() ? "an object" : "null")
                                            : std::to_string(now.bits)) +
              ";";
  }
  return others.empty() ? Attempt{Answer::Made, ""} : Attempt{Answer::Other, others};
}

// Numbers, texts and null are the same; other objects may have changed.
bool Construction::is_kept(const ir::Field& field, Value made, Value wanted) {
  if (field.type.kind == ir::Kind::Long || field.type.kind == ir::Kind::Double)
    return made.bits == wanted.bits;
  if (!field.type.is_reference()) return made.as_int() == wanted.as_int();
  const auto* one = made.as_object();
  const auto* other = wanted.as_object();
  if (one == other) return true;
  if (!one || !other) return false;
  if (!field.type.is_array() && field.type.name == "java/lang/String")
    return interpreter_.text(*one) == interpreter_.text(*other);
  if (field.type.is_array()) return interpreter_.length(*one) == interpreter_.length(*other);
  return true;
}

// Whether what the constructor was given is as it was then.
bool Construction::is_settled(const Way::Parameter& parameter, Value value) {
  std::set<const trace::Object*> seen;
  return parameter.copied || never_changes(value.as_object(), seen);
}

bool Construction::never_changes(const trace::Object* object, std::set<const trace::Object*>& seen) {
  if (!object || !seen.insert(object).second) return true;
  const auto name = internal_name(interpreter_.class_name(*object));
  if (name.view().starts_with('[')) return interpreter_.length(*object) == 0;
  if (contents_.is_immutable(ir::Type::reference(name))) return true;
  const auto* cls = workspace_.is_user_class(name) ? workspace_.program().find_class(name) : nullptr;
  return cls && start::has_final_state(*cls) &&
         std::ranges::all_of(instance_fields(*cls), [&](const ir::Field* field) {
           return !field->type.is_reference() ||
                  never_changes(interpreter_.get_field(*object, *field).as_object(), seen);
         });
}

// An array of the same type and length with other elements: all zero, all one, ascending. Of objects, the one
// that it has in all places.
std::optional<Value> Construction::with_elements(Value array, int variant) {
  auto& old = *array.as_object();
  const auto type = ir::Type::from_descriptor(internal_name(interpreter_.class_name(old)).view());
  const auto length = interpreter_.length(old);
  if (length == 0) return array;
  auto* made = interpreter_.new_array(type, length);
  Value some = Value::zero();
  if (type.element().is_reference())
    for (std::uint32_t i = 0; i < length; ++i)
      if (interpreter_.get_element(old, i).as_object()) some = interpreter_.get_element(old, i);
  for (std::uint32_t i = 0; i < length; ++i) {
    const auto number = variant == 1 ? 0 : variant == 2 ? 1 : static_cast<std::int32_t>(i);
    switch (type.element().kind) {
      case ir::Kind::Reference:
        if (!some.as_object()) return std::nullopt;
        interpreter_.set_element(*made, i, some);
        break;
      case ir::Kind::Long:
        interpreter_.set_element(*made, i, Value::of(std::int64_t{number}));
        break;
      case ir::Kind::Float:
        interpreter_.set_element(*made, i, Value::of(static_cast<float>(number)));
        break;
      case ir::Kind::Double:
        interpreter_.set_element(*made, i, Value::of(static_cast<double>(number)));
        break;
      case ir::Kind::Boolean:
        interpreter_.set_element(*made, i, Value::of(std::int32_t{number > 0}));
        break;
      case ir::Kind::Void:
      case ir::Kind::Int:
      case ir::Kind::Byte:
      case ir::Kind::Char:
      case ir::Kind::Short:
        interpreter_.set_element(*made, i, trace::fit(type.element().kind, number));
        break;
    }
  }
  return Value::of(made);
}

}  // namespace jury::engine
