// Statements: checks, fields, arrays.
#include "encode/unbounded/unfolder.h"
#include "support/diagnostics.h"
#include "support/unicode.h"

namespace jury::encode::unbounded {

using ir::CheckKind;
using ir::Kind;
using ir::Type;

void Unfolder::execute(Frame& frame, const ir::Statement& statement) {
  const auto term = [&](const ir::Operand& o) { return operand(frame, o).term; };
  const auto number = [&](ir::LocalId target, Term value) { assign(frame, target, {value, {}}); };
  std::visit(ir::overloaded{
                 [&](const ir::Copy& s) { assign(frame, s.target, operand(frame, s.value)); },
                 [&](const ir::Unary& s) { number(s.target, numbers_.unary(s.op, s.kind, term(s.value))); },
                 [&](const ir::Binary& s) {
                   number(s.target,
                          numbers_.binary(s.op, ir::computational(s.kind), term(s.left), term(s.right)));
                 },
                 [&](const ir::Check& s) { check(frame, s); },
                 [&](const ir::LoadField& s) { load_field(frame, s); },
                 [&](const ir::StoreField& s) { store_field(frame, s); },
                 [&](const ir::LoadStatic& s) { load_static(frame, s); },
                 [&](const ir::StoreStatic& s) { store_static(frame, s); },
                 [&](const ir::LoadElement& s) { load_element(frame, s); },
                 [&](const ir::StoreElement& s) { store_element(frame, s); },
                 [&](const ir::ArrayLength& s) {
                   const Term length = read(frame.now.state, operand(frame, s.array), slot::size);
                   if (!length.is_value())
                     fact(frame.now.state.guard, addresses_.less_equal(addresses_.integer(0), length));
                   if (!length.is_value()) fact(frame.now.state.guard, numbers_.in_range(Kind::Int, length));
                   number(s.target, length);
                 },
                 [&](const ir::New& s) {
                   if (box_class(s.class_name)) return stop(frame, "a box that is made by its constructor");
                   Family info;
                   info.type = Type::reference(s.class_name);
                   // A string gets its content from the constructor, which is not followed.
                   if (s.class_name == "java/lang/String") return assign(frame, s.target, unknown_text());
                   assign(frame, s.target,
                          allocate(frame.now.state, new_family(frame, info, 0), fresh_fields(s.class_name)));
                 },
                 [&](const ir::NewArray& s) {
                   std::vector<Term> lengths;
                   for (const auto& length : s.lengths) lengths.push_back(term(length));
                   const auto array = make_array(frame, s.type, lengths, 0);
                   if (!array) return stop(frame, "an array of arrays whose length is not known");
                   assign(frame, s.target, *array);
                 },
                 [&](const ir::InstanceOf& s) {
                   const auto value = operand(frame, s.value);
                   const Term fits = terms_.conjunction(terms_.distinct(value.term, addresses_.null()),
                                                        instance_of(value, s.type));
                   number(s.target, numbers_.of_condition(fits));
                 },
                 [&](const ir::Call& s) { call(frame, s); },
                 [&](const ir::Operate& s) { operate(frame, s); },
                 [&](const ir::InitializeClass& s) {
                   take(frame, initialize(s.class_name, frame.now.state, frame.context), std::nullopt);
                 },
                 [&](const ir::Monitor&) {},
                 [&](const ir::Catch& s) { assign(frame, s.target, *frame.now.exception); },
             },
             statement.kind);
}

Value Unfolder::operand(const Frame& frame, const ir::Operand& operand) {
  switch (operand.tag()) {
    case ir::Operand::Tag::Local: {
      const auto& value = frame.now.locals[operand.local()];
      JURY_CHECK(value.term, "a local that has no value is read");
      return value;
    }
    case ir::Operand::Tag::Int:
      return {addresses_.integer(operand.int_value()), {}};
    case ir::Operand::Tag::Long:
      return {addresses_.integer(operand.long_value()), {}};
    case ir::Operand::Tag::Float:
      return {terms_.floating(logic::FloatValue(
                  logic::float_format,
                  logic::BitVector(32, std::bit_cast<std::uint32_t>(operand.float_value())))),
              {}};
    case ir::Operand::Tag::Double:
      return {terms_.floating(logic::FloatValue(
                  logic::double_format,
                  logic::BitVector(64, std::bit_cast<std::uint64_t>(operand.double_value())))),
              {}};
    case ir::Operand::Tag::Null:
      return {addresses_.null(), {}};
    case ir::Operand::Tag::String:
      return text_constant(from_modified_utf8(operand.text().view()));
    case ir::Operand::Tag::Class: {
      const auto family = class_object(operand.text());
      return {addresses_.base(family), FamilySet(family)};
    }
  }
  return {addresses_.null(), {}};
}

// Whether an operand is compared as a reference.
Kind Unfolder::kind_of(const Frame& frame, const ir::Operand& operand) const {
  switch (operand.tag()) {
    case ir::Operand::Tag::Local:
      return frame.body->locals[operand.local()].type.kind;
    case ir::Operand::Tag::Null:
    case ir::Operand::Tag::String:
    case ir::Operand::Tag::Class:
      return Kind::Reference;
    case ir::Operand::Tag::Int:
    case ir::Operand::Tag::Long:
    case ir::Operand::Tag::Float:
    case ir::Operand::Tag::Double:
      break;
  }
  return Kind::Int;
}

Term Unfolder::compare(ir::Relation relation, Kind kind, const Value& left, const Value& right) {
  if (kind != Kind::Reference) return numbers_.relate(relation, left.term, right.term);
  const Term same = same_object(left, right);
  return relation == ir::Relation::Equal ? same : terms_.negation(same);
}

// Boxes and strings are known by their values only: two equal ones may or may not be one object.
Term Unfolder::same_object(const Value& left, const Value& right) {
  const Term equal = terms_.equal(left.term, right.term);
  const auto is_null = [&](const Value& value) { return value.term == addresses_.null(); };
  const bool values =
      std::any_of(left.families.members().begin(), left.families.members().end(),
                  [&](FamilyId family) { return is_value(family) && right.families.contains(family); });
  if (!values || equal.is_false() || is_null(left) || is_null(right)) return equal;
  approximate("whether two equal boxes or strings are the same object is left open");
  const Term open = terms_.fresh_constant("same", terms_.boolean_sort());
  std::vector<Term> is_some_value{};
  for (const auto family : left.families.members())
    if (is_value(family)) is_some_value.push_back(is_in(family, left.term));
  return terms_.conjunction(equal,
                            terms_.disjunction(open, terms_.negation(terms_.disjunction(is_some_value))));
}

// Checks.

void Unfolder::require(Frame& frame, Term condition, std::string_view exception_class) {
  if (condition.is_true()) return;
  auto& state = frame.now.state;
  State failing{state.guard.with(terms_, terms_.negation(condition)), state.heap};
  if (!failing.guard.is_false()) throw_new(frame, std::move(failing), exception_class);
  state.guard = state.guard.with(terms_, condition);
}

void Unfolder::throw_new(Frame& frame, State state, std::string_view exception_class) {
  Family info;
  info.type = Type::reference(Symbol(exception_class));
  const auto family = new_family(frame, info, 60000);
  auto fields = fresh_fields(info.type.name);
  for (const auto& [field, slot] : layout(info.type.name).slot)
    if (field->name == "detailMessage") fields[slot] = unknown_text();
  const auto exception = allocate(state, family, std::move(fields));
  // As Throwable's constructor leaves it: its own cause, which stands for "none yet".
  for (const auto& [field, slot] : layout(info.type.name).slot)
    if (field->name == "cause") put(state, family, slot, exception.term, exception, terms_.true_term());
  raise(frame, std::move(state), exception);
}

void Unfolder::check(Frame& frame, const ir::Check& check) {
  const auto exception = ir::exception_of(check.kind);
  const Value first = operand(frame, check.first);
  switch (check.kind) {
    case CheckKind::NotNull: {
      // What denotes nothing is null.
      const Term not_null =
          first.families.empty() ? terms_.false_term() : terms_.distinct(first.term, addresses_.null());
      if (first.families.empty()) fact(frame.now.state.guard, terms_.equal(first.term, addresses_.null()));
      return require(frame, not_null, exception);
    }
    case CheckKind::InBounds: {
      const Term index = operand(frame, check.second).term;
      const Term length = read(frame.now.state, first, slot::size);
      if (!length.is_value()) fact(frame.now.state.guard, numbers_.in_range(Kind::Int, length));
      return require(frame,
                     terms_.conjunction(addresses_.less_equal(addresses_.integer(0), index),
                                        addresses_.less(index, length)),
                     exception);
    }
    case CheckKind::Castable: {
      const Term is_null = terms_.equal(first.term, addresses_.null());
      require(frame, terms_.disjunction(is_null, instance_of(first, check.type)), exception);
      if (!frame.now.state.guard.is_false() && check.first.is_local())
        frame.now.locals[check.first.local()].families = first.families.filter(
            [&](FamilyId family) { return program_.is_subtype(knowledge_.info(family).type, check.type); });
      return;
    }
    case CheckKind::NonZero:
      return require(frame, terms_.distinct(first.term, addresses_.integer(0)), exception);
    case CheckKind::Storable:
      return require(frame, may_store(first, operand(frame, check.second)), exception);
    case CheckKind::NonNegative:
      return require(frame, addresses_.less_equal(addresses_.integer(0), first.term), exception);
  }
}

Term Unfolder::instance_of(const Value& value, const Type& type) {
  std::vector<Term> cases;
  bool all = true;
  for (const auto family : value.families.members()) {
    if (program_.is_subtype(knowledge_.info(family).type, type))
      cases.push_back(is_in(family, value.term));
    else
      all = false;
  }
  // Every family fits: whatever is not null does.
  if (all) return terms_.distinct(value.term, addresses_.null());
  return terms_.disjunction(cases);
}

Term Unfolder::may_store(const Value& array, const Value& value) {
  const Term is_null = terms_.equal(value.term, addresses_.null());
  std::vector<Term> cases;
  each_target(array, [&](FamilyId family, Term guard) {
    const Term fits = instance_of(value, knowledge_.info(family).type.element());
    cases.push_back(terms_.conjunction(guard, terms_.disjunction(is_null, fits)));
  });
  return terms_.disjunction(cases);
}

// Memory.

void Unfolder::load_field(Frame& frame, const ir::LoadField& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) return stop(frame, "the field " + statement.field.name.text() + " is missing");
  const auto object = operand(frame, statement.object);
  if (const auto* box = box_class(field->owner); box && field->name == "value")
    return assign(frame, statement.target, {addresses_.unbox(box->family, object.term), {}});
  const bool plain =
      std::all_of(object.families.members().begin(), object.families.members().end(),
                  [&](FamilyId family) { return knowledge_.info(family).shape == Shape::Instance; });
  if (!plain || object.families.empty())
    return stop(frame, "a field of a library object that has no fields here");
  assign(frame, statement.target, read_field(frame.now.state, object, [&](FamilyId family) {
           return layout(knowledge_.info(family).type.name).slot.at(field);
         }));
}

void Unfolder::store_field(Frame& frame, const ir::StoreField& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) return stop(frame, "the field " + statement.field.name.text() + " is missing");
  const auto object = operand(frame, statement.object);
  auto value = operand(frame, statement.value);
  value.term = fit_to(field->type.kind, value.term);
  bool plain = true;
  each_target(object, [&](FamilyId family, Term guard) {
    if (knowledge_.info(family).shape != Shape::Instance) return void(plain = false);
    put(frame.now.state, family, layout(knowledge_.info(family).type.name).slot.at(field), object.term, value,
        guard);
  });
  if (!plain) stop(frame, "a field of a library object that has no fields here");
}

void Unfolder::load_static(Frame& frame, const ir::LoadStatic& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) return stop(frame, "the field " + statement.field.name.text() + " is missing");
  if (const auto* box = box_class(field->owner); box && !field->constant) {
    if (field->name == "TRUE" || field->name == "FALSE")
      return assign(frame, statement.target,
                    {addresses_.box(box->family, addresses_.integer(field->name == "TRUE" ? 1 : 0)),
                     FamilySet(box->family)});
    return stop(frame, "the field " + field->name.text() + " of " + ir::display_class(field->owner.view()));
  }
  if (is_unknown_static(*field))
    return stop(frame, "the static field " + field->name.text() + " of " +
                           ir::display_class(field->owner.view()) + ", in any state");
  const auto family = statics(field->owner);
  if (limits_.any_state && !field->type.is_reference() && !sort_of(field->type.kind).is_float())
    fact(frame.now.state.guard,
         numbers_.in_range(field->type.kind,
                           get(frame.now.state, family, static_layout(field->owner).slot.at(field),
                               addresses_.base(family))));
  assign(frame, statement.target,
         read_field(frame.now.state, {addresses_.base(family), FamilySet(family)},
                    [&](FamilyId) { return static_layout(field->owner).slot.at(field); }));
}

void Unfolder::store_static(Frame& frame, const ir::StoreStatic& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) return stop(frame, "the field " + statement.field.name.text() + " is missing");
  auto value = operand(frame, statement.value);
  value.term = fit_to(field->type.kind, value.term);
  const auto family = statics(field->owner);
  put(frame.now.state, family, static_layout(field->owner).slot.at(field), addresses_.base(family), value,
      terms_.true_term());
}

void Unfolder::load_element(Frame& frame, const ir::LoadElement& statement) {
  const auto array = operand(frame, statement.array);
  const Term index = operand(frame, statement.index).term;
  std::optional<Value> result;
  each_target(array, [&](FamilyId family, Term guard) {
    const Kind kind = knowledge_.info(family).type.element().kind;
    Value here{terms_.select(get(frame.now.state, family, slot::elements, array.term), index), {}};
    if (kind == Kind::Reference) {
      here.families = knowledge_.points_to(family, slot::elements);
      typed(frame.now.state, here);
    } else if (kind != Kind::Float && kind != Kind::Double) {
      fact(frame.now.state.guard, numbers_.in_range(kind, here.term));
    }
    result = result ? choose(guard, here, *result) : here;
  });
  JURY_CHECK(result, "an element of nothing");
  assign(frame, statement.target, *result);
}

void Unfolder::store_element(Frame& frame, const ir::StoreElement& statement) {
  const auto array = operand(frame, statement.array);
  const Term index = operand(frame, statement.index).term;
  const auto value = operand(frame, statement.value);
  each_target(array, [&](FamilyId family, Term guard) {
    const Term fitted = fit_to(knowledge_.info(family).type.element().kind, value.term);
    const Term after = terms_.store(get(frame.now.state, family, slot::elements, array.term), index, fitted);
    put(frame.now.state, family, slot::elements, array.term, {after, value.families}, guard);
  });
}

// What a field or array of small integers keeps of an int.
Term Unfolder::fit_to(Kind kind, Term value) {
  if (kind == Kind::Byte || kind == Kind::Char || kind == Kind::Short) return numbers_.wrap(kind, value);
  if (kind == Kind::Boolean) return terms_.make(logic::Kind::int_mod, {value, addresses_.integer(2)});
  return value;
}

// The elements of an array of arrays are made one by one, so its length must be known.
std::optional<Value> Unfolder::make_array(Frame& frame, const Type& type, const std::vector<Term>& lengths,
                                          std::size_t dimension) {
  constexpr std::int64_t most_inner = 256;
  const Term length = lengths[dimension];
  Family info;
  info.shape = Shape::Array;
  info.type = type;
  if (dimension == 0) inner_arrays_ = 0;
  const auto family = new_family(frame, info, inner_arrays_++);
  const auto sort = slot_type(family, slot::elements).sort;
  Value elements{terms_.constant_array(sort, default_of(type.element().kind)), {}};
  if (dimension + 1 < lengths.size()) {
    if (!length.is_value() || length.integer_value() > logic::Integer(most_inner)) return std::nullopt;
    const auto count = length.integer_value().to_int64();
    for (std::int64_t i = 0; i < count; ++i) {
      const auto inner = make_array(frame, type.element(), lengths, dimension + 1);
      if (!inner) return std::nullopt;
      elements = {terms_.store(elements.term, addresses_.integer(i), inner->term),
                  elements.families.unite(inner->families)};
    }
  }
  return allocate(frame.now.state, family, {{length, {}}, elements});
}

}  // namespace jury::encode::unbounded
