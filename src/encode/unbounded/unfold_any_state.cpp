// Entries that anybody may call, in any state: static methods whose parameters are numbers, texts, boxes and arrays of
// numbers. Parameters have any value; two arrays of one type may be the same. Of the program's static fields those that
// hold numbers have any value at the start (a class may have been initialised long before, and changed since), those that
// hold references are not followed. An initialiser that could do more than fill the fields of its own class is not
// followed either: whether it has run is not known. The library's static fields are followed when they are final.
//
// Differs from start/description, which tells the bounded engine about objects of all kinds: here nothing but what is
// given to the method is known to exist, and whatever else is looked at is a gap.
#include <algorithm>

#include "encode/unbounded/unfolder.h"
#include "ir/member_types.h"

namespace jury::encode::unbounded {

namespace {

constexpr std::size_t most_arrays = 4;  // of one type, each of which may be any of those before it

bool is_array_of_numbers(const ir::Type& type) {
  return type.is_array() && type.element().kind != ir::Kind::Reference;
}

bool is_known_kind(const ir::Type& type) {
  if (!type.is_reference() || is_array_of_numbers(type)) return true;
  return !type.is_array() && (type.name == "java/lang/String" || box_class(type.name) != nullptr);
}

std::vector<ir::Type> parameters_of(const ir::Method& method) {
  std::vector<ir::Type> result;
  for (const auto& parameter : ir::declared_parameters_of(method)) result.push_back(parameter.type);
  return result;
}

}  // namespace

bool can_start_anywhere(const ir::Method& entry) {
  if (!entry.is_static() || entry.name == "<clinit>") return false;
  const auto parameters = parameters_of(entry);
  if (!std::all_of(parameters.begin(), parameters.end(), is_known_kind)) return false;
  return std::all_of(parameters.begin(), parameters.end(), [&](const ir::Type& type) {
    return static_cast<std::size_t>(std::count(parameters.begin(), parameters.end(), type)) <= most_arrays;
  });
}

std::vector<Value> Unfolder::any_parameters(const ir::Method& entry, State& state) {
  owner_ = entry.owner;
  std::vector<Value> result;
  std::map<std::string, std::vector<FamilyId>> arrays;  // by type, those there are already
  for (const auto& type : parameters_of(entry)) {
    const auto number = result.size();
    if (!type.is_reference())
      result.push_back({unknown(type.kind, "parameter"), {}});
    else if (type.is_array())
      result.push_back(any_array(type, number, arrays[type.descriptor()], state));
    else
      result.push_back(any_value(type, state));
  }
  return result;
}

// Null, or one of the arrays that parameters of the type refer to: a new one for this, or one of those before.
Value Unfolder::any_array(const ir::Type& type, std::size_t number, std::vector<FamilyId>& before,
                          State& state) {
  Family info;
  info.shape = Shape::Array;
  info.type = type;
  info.name = "parameter " + std::to_string(number + 1);
  const auto family = knowledge_.family(0, number + 1, info);
  const Term length = unknown(ir::Kind::Int, "length");
  result_.facts.push_back(addresses_.less_equal(addresses_.integer(0), length));
  const Term elements = terms_.fresh_constant("elements", slot_type(family, slot::elements).sort);
  allocate(state, family, {{length, {}}, {elements, {}}});
  before.push_back(family);
  const Value array{unknown(ir::Kind::Reference, "array"), FamilySet(before)};
  fact(state.guard, is_typed(state, array.term, array.families));
  return array;
}

// A text or a box, or null.
Value Unfolder::any_value(const ir::Type& type, State& state) {
  const auto* box = box_class(type.name);
  const Value value{unknown(ir::Kind::Reference, "value"), FamilySet(box ? box->family : FamilyId{texts})};
  fact(state.guard, is_typed(state, value.term, value.families));
  if (box) {
    const Term number = addresses_.unbox(box->family, value.term);
    fact(state.guard, terms_.disjunction(terms_.equal(value.term, addresses_.null()),
                                         numbers_.in_range(box->kind, number)));
  }
  return value;
}

// Whether nobody can tell if, and when, the class is initialised: what its initialiser, and those of its supertypes,
// fill are fields of their own, with values that are computed there. Of the entry's class it has begun before.
bool Unfolder::initializes_unseen(Symbol class_name) {
  const auto& above_entry = program_.supertypes(owner_);
  for (const auto& name : program_.supertypes(class_name)) {
    if (name == owner_) continue;
    if (!is_user_class_(name)) {
      if (program_.needs_initialization(name)) return false;
      continue;
    }
    if (std::find(above_entry.begin(), above_entry.end(), name) != above_entry.end()) continue;
    const auto* initializer = program_.get_class(name).find_method(Symbol("<clinit>"), Symbol("()V"));
    const auto* body = initializer ? program_.body(*initializer) : nullptr;
    if (initializer && (!body || !fills_own_fields(name, *body))) return false;
  }
  return true;
}

bool Unfolder::fills_own_fields(Symbol class_name, const ir::Body& body) const {
  const auto is_harmless = [&](const ir::Statement& statement) {
    if (std::holds_alternative<ir::Copy>(statement.kind) || std::holds_alternative<ir::Unary>(statement.kind))
      return true;
    if (const auto* binary = std::get_if<ir::Binary>(&statement.kind)) return static_cast<bool>(binary);
    if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind))
      return store->field.owner == class_name;
    if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind))
      return load->field.owner == class_name;
    if (const auto* asked = std::get_if<ir::InitializeClass>(&statement.kind))
      return asked->class_name == class_name;
    const auto* call = std::get_if<ir::Call>(&statement.kind);
    return call && call->method.owner == "java/lang/Class" && call->method.name == "desiredAssertionStatus";
  };
  return std::all_of(body.blocks.begin(), body.blocks.end(), [&](const ir::Block& block) {
    const auto& end = block.terminator.kind;
    const bool goes_on = std::holds_alternative<ir::Goto>(end) || std::holds_alternative<ir::If>(end) ||
                         std::holds_alternative<ir::Return>(end);
    return goes_on && std::all_of(block.statements.begin(), block.statements.end(), is_harmless);
  });
}

// The program's static fields at the start. References stay null: they are not read (is_unknown_static).
void Unfolder::make_any(FamilyId family, Contents& statics) {
  const auto& info = knowledge_.info(family);
  statics.slots[slot::initialized].term = addresses_.integer(1);
  for (const auto& [field, slot] : static_layout(info.class_name).slot) {
    if (field->constant || field->type.is_reference() || field->name == "$assertionsDisabled") continue;
    statics.slots[slot].term = terms_.fresh_constant(field->name.text(), sort_of(field->type.kind));
  }
}

// A static field about whose content nothing can be said.
bool Unfolder::is_unknown_static(const ir::Field& field) const {
  if (!limits_.any_state || field.constant) return false;
  if (is_user_class_(field.owner)) return field.type.is_reference();
  if (program_.is_subclass(field.owner, Symbol("java/lang/Throwable"))) return false;
  return field.type.is_reference() || (field.flags & ir::access::is_final) == 0;
}

}  // namespace jury::encode::unbounded
