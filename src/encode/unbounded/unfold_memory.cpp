// Memory: families, layouts, reading and writing slots, facts about what is read.
#include "encode/unbounded/unfolder.h"
#include "support/diagnostics.h"
#include "support/unicode.h"

namespace jury::encode::unbounded {

using ir::Kind;
using TermKind = logic::Kind;

namespace {

std::uint64_t number_of(Symbol symbol) { return reinterpret_cast<std::uintptr_t>(symbol.identity()); }

std::string simple_class_name(const ir::Type& type) {
  const auto shown = type.display();
  return shown.substr(shown.find_last_of(".$") + 1);
}

}  // namespace

logic::Sort Unfolder::sort_of(Kind kind) {
  if (kind == Kind::Float) return terms_.float_sort(logic::float_format);
  if (kind == Kind::Double) return terms_.float_sort(logic::double_format);
  return terms_.integer_sort();
}

Term Unfolder::default_of(Kind kind) {
  if (kind == Kind::Float) return terms_.floating(logic::FloatValue::zero(logic::float_format, false));
  if (kind == Kind::Double) return terms_.floating(logic::FloatValue::zero(logic::double_format, false));
  return addresses_.integer(0);
}

const Unfolder::Layout& Unfolder::layout(Symbol class_name) {
  const auto known = layouts_.find(class_name);
  if (known != layouts_.end()) return known->second;
  const auto& cls = program_.get_class(class_name);
  Layout result;
  if (!cls.superclass.empty()) result = layout(cls.superclass);
  for (const auto& field : cls.fields) {
    if (field.is_static()) continue;
    result.slot[&field] = static_cast<Slot>(result.fields.size());
    result.fields.push_back(&field);
  }
  return layouts_[class_name] = std::move(result);
}

const Unfolder::Layout& Unfolder::static_layout(Symbol class_name) {
  const auto known = static_layouts_.find(class_name);
  if (known != static_layouts_.end()) return known->second;
  Layout result;
  result.fields.push_back(nullptr);
  for (const auto& field : program_.get_class(class_name).fields) {
    if (!field.is_static()) continue;
    result.slot[&field] = static_cast<Slot>(result.fields.size());
    result.fields.push_back(&field);
  }
  return static_layouts_[class_name] = std::move(result);
}

FamilyId Unfolder::new_family(const Frame& frame, Family info, std::uint64_t part) {
  info.many = abstracted_ > 0;
  ir::Position position = frame.position;
  info.library = !is_user_class_(frame.method->owner);
  for (auto caller = stack_.rbegin(); caller != stack_.rend(); ++caller)
    if (is_user_class_((*caller)->method->owner)) {
      position = (*caller)->position;
      break;
    }
  info.name = simple_class_name(info.type) + ":" + std::to_string(position.line);
  const std::uint64_t site = (std::uint64_t{frame.block} << 40 | std::uint64_t{frame.statement} << 16) + part;
  const auto family = knowledge_.family(frame.context, site, info);
  made_at_[family] = {frame.method, frame.position};
  for (auto caller = stack_.rbegin(); caller != stack_.rend(); ++caller)
    if (is_user_class_((*caller)->method->owner)) {
      made_at_[family] = {(*caller)->method, (*caller)->position};
      break;
    }
  return family;
}

FamilyId Unfolder::statics(Symbol class_name) {
  Family info;
  info.shape = Shape::Statics;
  info.class_name = class_name;
  info.name = ir::display_class(class_name.view());
  info.library = !is_user_class_(class_name);
  return knowledge_.family(0xfffffffe, number_of(class_name), info);
}

FamilyId Unfolder::class_object(Symbol type_name) {
  Family info;
  info.shape = Shape::Class;
  info.type = ir::Type::reference(Symbol("java/lang/Class"));
  info.class_name = type_name;
  info.library = true;
  info.name = "class " + type_name.text();
  return knowledge_.family(0xfffffffd, number_of(type_name), info);
}

Value Unfolder::text_constant(const std::u16string& content) {
  const auto number = static_cast<std::int64_t>(knowledge_.text(content));
  return {addresses_.plus(addresses_.base(texts), addresses_.integer(number)), FamilySet(texts)};
}

Value Unfolder::unknown_text() {
  const Value text{unknown(Kind::Reference, "text"), FamilySet(texts)};
  result_.facts.push_back(is_in(texts, text.term));
  return text;
}

Unfolder::SlotType Unfolder::slot_type(FamilyId family, Slot slot) {
  const auto& info = knowledge_.info(family);
  const auto integers = terms_.integer_sort();
  if (slot == count_slot) return {integers, false, Kind::Long, Role::Count};
  const auto set = terms_.array_sort(integers, terms_.boolean_sort());
  const auto of_kind = [&](Kind kind) {
    const bool reference = kind == Kind::Reference;
    const bool floating = kind == Kind::Float || kind == Kind::Double;
    return SlotType{sort_of(kind), reference, kind,
                    reference  ? Role::Reference
                    : floating ? Role::Floating
                               : Role::Number};
  };
  switch (info.shape) {
    case Shape::Instance:
      return of_kind(layout(info.type.name).fields[slot]->type.kind);
    case Shape::Statics:
      return slot == 0 ? of_kind(Kind::Boolean)
                       : of_kind(static_layout(info.class_name).fields[slot]->type.kind);
    case Shape::Array:
    case Shape::Sequence: {
      if (slot == slot::size) return {integers, false, Kind::Int, Role::Length};
      const Kind kind = info.shape == Shape::Array ? info.type.element().kind : Kind::Reference;
      return {terms_.array_sort(integers, sort_of(kind)), kind == Kind::Reference, kind, Role::Elements};
    }
    case Shape::Table:
      if (slot == slot::size) return {integers, false, Kind::Int, Role::TableSize};
      if (slot == slot::has) return {set, true, Kind::Reference, Role::TableKeys};
      return {terms_.array_sort(integers, integers), true, Kind::Reference, Role::TableValues};
    case Shape::Cursor:
      if (slot == slot::count) return {integers, false, Kind::Int, Role::CursorCount};
      if (slot == slot::total) return {integers, false, Kind::Int, Role::CursorTotal};
      if (slot == slot::current) return {integers, true, Kind::Reference, Role::CursorCurrent};
      return {set, true, Kind::Reference, slot == slot::visited ? Role::CursorVisited : Role::CursorKeys};
    case Shape::Box:
    case Shape::Text:
    case Shape::Class:
      break;
  }
  internal_error(__FILE__, __LINE__, "a slot of a value");
}

Slot Unfolder::slot_count(FamilyId family) {
  const auto& info = knowledge_.info(family);
  switch (info.shape) {
    case Shape::Instance:
      return static_cast<Slot>(layout(info.type.name).fields.size());
    case Shape::Statics:
      return static_cast<Slot>(static_layout(info.class_name).fields.size());
    case Shape::Array:
    case Shape::Sequence:
      return 2;
    case Shape::Table:
      return 3;
    case Shape::Cursor:
      return 5;
    case Shape::Box:
    case Shape::Text:
    case Shape::Class:
      break;
  }
  return 0;
}

std::vector<Value> Unfolder::fresh_fields(Symbol class_name) {
  std::vector<Value> fields;
  for (const auto* field : layout(class_name).fields) fields.push_back({default_of(field->type.kind), {}});
  return fields;
}

// Of a family with many objects: none of them yet. Of statics: before initialisation.
ContentsPointer Unfolder::blank(FamilyId family) {
  const auto& info = knowledge_.info(family);
  auto result = std::make_shared<Contents>();
  const auto initial = [&](const logic::Sort& sort) {
    if (sort.is_boolean()) return terms_.false_term();
    if (sort.is_float()) return terms_.floating(logic::FloatValue::zero(sort.format(), false));
    return addresses_.integer(0);
  };
  for (Slot s = 0; s < slot_count(family); ++s) {
    const auto sort = slot_type(family, s).sort;
    Term value = sort.is_array() ? terms_.constant_array(sort, initial(sort.element())) : initial(sort);
    if (info.many) value = terms_.constant_array(terms_.array_sort(terms_.integer_sort(), sort), value);
    result->slots.push_back({value, {}});
  }
  if (info.many) result->count = addresses_.integer(0);
  if (info.shape != Shape::Statics) return result;
  result->slots[0].term = addresses_.integer(program_.needs_initialization(info.class_name) ? 0 : 1);
  for (const auto& [field, slot] : static_layout(info.class_name).slot) {
    if (!field->constant) continue;
    const auto& constant = *field->constant;
    auto& value = result->slots[slot];
    using Tag = ir::Operand::Tag;
    if (constant.tag() == Tag::Int) value.term = addresses_.integer(constant.int_value());
    if (constant.tag() == Tag::Long) value.term = addresses_.integer(constant.long_value());
    if (constant.tag() == Tag::String) value = text_constant(from_modified_utf8(constant.text().view()));
    if (constant.tag() == Tag::Float)
      value.term = terms_.floating(logic::FloatValue(
          logic::float_format, logic::BitVector(32, std::bit_cast<std::uint32_t>(constant.float_value()))));
    if (constant.tag() == Tag::Double)
      value.term = terms_.floating(logic::FloatValue(
          logic::double_format, logic::BitVector(64, std::bit_cast<std::uint64_t>(constant.double_value()))));
    if (!value.families.empty()) knowledge_.add_target(family, slot, value.families);
  }
  if (limits_.any_state && !info.library) make_any(family, *result);
  return result;
}

const Contents& Unfolder::contents(const State& state, FamilyId family) {
  const auto& found = state.find(family);
  if (found) return *found;
  auto& kept = blanks_[family];
  if (!kept) kept = blank(family);
  return *kept;
}

Value Unfolder::allocate(State& state, FamilyId family, std::vector<Value> slots) {
  const auto& info = knowledge_.info(family);
  for (Slot s = 0; s < slots.size(); ++s)
    if (!slots[s].families.empty()) knowledge_.add_target(family, s, slots[s].families);
  auto result = std::make_shared<Contents>(info.many ? contents(state, family) : Contents{});
  if (!info.many) {
    result->slots = std::move(slots);
    state.set(family, std::move(result));
    return {addresses_.base(family), FamilySet(family)};
  }
  const Term address = addresses_.plus(addresses_.base(family), result->count);
  for (Slot s = 0; s < slots.size(); ++s)
    result->slots[s].term = terms_.store(result->slots[s].term, address, slots[s].term);
  result->count = addresses_.plus(result->count, addresses_.integer(1));
  state.set(family, std::move(result));
  return {address, FamilySet(family)};
}

Term Unfolder::get(const State& state, FamilyId family, Slot slot, Term address) {
  const auto& value = contents(state, family).slots[slot].term;
  return knowledge_.info(family).many ? terms_.select(value, address) : value;
}

void Unfolder::put(State& state, FamilyId family, Slot slot, Term address, const Value& value, Term guard) {
  auto copy = std::make_shared<Contents>(contents(state, family));
  auto& there = copy->slots[slot];
  if (!value.families.empty()) knowledge_.add_target(family, slot, value.families);
  const Term before = get(state, family, slot, address);
  const Term after = terms_.if_then_else(guard, value.term, before);
  there.term = knowledge_.info(family).many ? terms_.store(there.term, address, after) : after;
  there.families = guard.is_true() ? value.families : there.families.unite(value.families);
  state.set(family, std::move(copy));
}

void Unfolder::each_target(const Value& reference, const std::function<void(FamilyId, Term)>& visit) {
  const bool single = reference.families.is_single();
  for (const auto family : reference.families.members()) {
    const Term guard = single ? terms_.true_term() : is_in(family, reference.term);
    if (!guard.is_false()) visit(family, guard);
  }
}

Term Unfolder::read(const State& state, const Value& reference, Slot slot) {
  Term result;
  each_target(reference, [&](FamilyId family, Term guard) {
    const Term here = get(state, family, slot, reference.term);
    result = result ? terms_.if_then_else(guard, here, result) : here;
  });
  JURY_CHECK(result, "a read through a reference that denotes nothing");
  return result;
}

Value Unfolder::read_field(const State& state, const Value& reference,
                           const std::function<Slot(FamilyId)>& slot_of) {
  std::optional<Value> result;
  each_target(reference, [&](FamilyId family, Term guard) {
    const Slot slot = slot_of(family);
    const auto type = slot_type(family, slot);
    Value here{get(state, family, slot, reference.term), {}};
    const bool many = knowledge_.info(family).many;
    if (type.is_reference)
      here.families =
          many ? knowledge_.points_to(family, slot) : contents(state, family).slots[slot].families;
    if (many && type.is_reference) typed(state, here);
    if (many && !type.is_reference && !type.sort.is_float())
      fact(state.guard, numbers_.in_range(type.kind, here.term));
    result = result ? choose(guard, here, *result) : here;
  });
  JURY_CHECK(result, "a read through a reference that denotes nothing");
  return *result;
}

void Unfolder::fact(const Guard& guard, Term formula) {
  const Term guarded = terms_.implies(guard.term(), formula);
  if (!guarded.is_true()) result_.facts.push_back(guarded);
}

// Null, or an object that exists in the state.
Term Unfolder::is_typed(const State& state, Term address, const FamilySet& families) {
  std::vector<Term> cases{terms_.equal(address, addresses_.null())};
  for (const auto family : families.members()) {
    const auto& info = knowledge_.info(family);
    // A single object that has not been made is nowhere.
    const bool made_later = !is_value(family) && !info.many && info.shape != Shape::Class;
    if (made_later && !state.find(family)) continue;
    Term here = is_in(family, address);
    if (!is_value(family) && info.many)
      here = terms_.conjunction(
          here,
          addresses_.less(address, addresses_.plus(addresses_.base(family), contents(state, family).count)));
    cases.push_back(here);
  }
  return terms_.disjunction(cases);
}

void Unfolder::typed(const State& state, const Value& value) {
  if (!value.term.is_value()) fact(state.guard, is_typed(state, value.term, value.families));
}

Term Unfolder::unknown(Kind kind, std::string_view name) {
  const Term value = terms_.fresh_constant(name, sort_of(kind));
  if (kind != Kind::Reference && !value.sort().is_float())
    result_.facts.push_back(numbers_.in_range(kind, value));
  return value;
}

}  // namespace jury::encode::unbounded
