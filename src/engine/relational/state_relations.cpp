#include "engine/relational/state_relations.h"

#include <array>

#include "engine/relational/collection_parts.h"
#include "library/types.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::ObjectId;
using encode::Shape;
using encode::State;
using encode::Value;
using ir::Kind;
using ir::Type;
using solver::true_wire;
using solver::relational::Matrix;
using spec::RelState;

Matrix StateRelations::matrix(const Meaning& meaning, solver::relational::IntegerTable& integers) {
  integers_ = &integers;
  const auto unary = [&](const Value& value, const Type& type) {
    MatrixBuilder builder(1);
    add_rows(builder, {}, value, type, state_of(meaning), true_wire);
    return builder.build(circuit_.circuit());
  };
  const auto atom = [&](std::uint32_t index) {
    MatrixBuilder builder(1);
    builder.add(std::array{Column::atom(index)}, true_wire);
    return builder.build(circuit_.circuit());
  };
  const auto filled = [&](std::size_t arity, void (StateRelations::*add)(MatrixBuilder&, const Meaning&)) {
    MatrixBuilder builder(arity);
    (this->*add)(builder, meaning);
    return builder.build(circuit_.circuit());
  };
  switch (meaning.kind) {
    case Meaning::Kind::parameter:
      return unary(executed_.arguments[meaning.parameter], meaning.type);
    case Meaning::Kind::result:
      return unary(*executed_.result, meaning.type);
    case Meaning::Kind::static_field: {
      auto& objects = executor_.objects();
      const auto slot = objects.static_layout(meaning.field->owner).slot.at(meaning.field);
      return unary(objects.contents(state_of(meaning), objects.statics(meaning.field->owner)).slots[slot],
                   meaning.field->type);
    }
    case Meaning::Kind::null:
      return atom(null_atom);
    case Meaning::Kind::truth:
      return atom(true_atom);
    case Meaning::Kind::falsity:
      return atom(false_atom);
    case Meaning::Kind::objects:
      return filled(1, &StateRelations::add_objects);
    case Meaning::Kind::field:
      return filled(2, &StateRelations::add_field);
    case Meaning::Kind::contents:
      return filled(2, &StateRelations::add_contents);
    case Meaning::Kind::mapping:
      return filled(3, &StateRelations::add_mapping);
    case Meaning::Kind::index:
      return filled(3, &StateRelations::add_index);
    case Meaning::Kind::elements:
      return filled(3, &StateRelations::add_array_elements);
  }
  internal_error(__FILE__, __LINE__, "a relation without a meaning");
}

// A collection of a class without a relational view may be there as long as nobody can ask about it.
void StateRelations::check_views() const {
  for (const auto object : hidden_)
    if (shown_.contains(object))
      throw Unsupported("the contents of a " + executor_.objects().info(object).type.display() +
                        " have no relational view");
}

const State& StateRelations::state_of(const Meaning& meaning) const {
  return meaning.state == RelState::before ? executed_.before : executed_.after;
}

// --- values ---

StateRelations::Element StateRelations::object_element(const encode::Target& target, const State& state) {
  const auto guard = circuit_.wire(target.guard);
  if (target.object == encode::null_object) return {Column::atom(null_atom), guard};
  const auto& info = executor_.objects().info(target.object);
  if (is_integer_box(info.type.name)) {
    const auto value = encode::term(field_value(target.object, "value", state));
    return {integers_->intern(circuit_.bits(value)), guard};
  }
  shown_.insert(target.object);
  return {Column::atom(target.object + first_object), guard};
}

std::vector<StateRelations::Element> StateRelations::elements(const Value& value, const Type& type,
                                                              const State& state) {
  std::vector<Element> result;
  const auto add_boolean = [&](const Value& truth, Wire guard) {
    const Wire holds = circuit_.wire(executor_.values().is_nonzero(encode::term(truth)));
    auto& circuit = circuit_.circuit();
    result.push_back({Column::atom(true_atom), circuit.conjunction(guard, holds)});
    result.push_back({Column::atom(false_atom), circuit.conjunction(guard, !holds)});
  };
  if (type.kind == Kind::Boolean) {
    add_boolean(value, true_wire);
  } else if (type.kind != Kind::Reference) {
    result.push_back({integers_->intern(circuit_.bits(encode::term(value))), true_wire});
  } else {
    for (const auto& target : encode::reference(value).targets()) {
      const auto& info = executor_.objects().info(target.object);
      if (target.object != encode::null_object && info.type.name == "java/lang/Boolean")
        add_boolean(field_value(target.object, "value", state), circuit_.wire(target.guard));
      else if (target.object != encode::null_object && has_no_view(info.type.name))
        throw Unsupported("a value of type " + info.type.display() + " has no relational view");
      else
        result.push_back(object_element(target, state));
    }
  }
  return result;
}

void StateRelations::add_rows(MatrixBuilder& builder, const Key& prefix, const Value& value, const Type& type,
                              const State& state, Wire guard) {
  for (const auto& element : elements(value, type, state)) {
    const Wire present = circuit_.circuit().conjunction(guard, element.guard);
    if (present.is_false()) continue;
    Key key(prefix);
    key.push_back(element.column);
    builder.add(key, present);
  }
}

Value StateRelations::field_value(ObjectId object, std::string_view name, const State& state) const {
  auto& objects = executor_.objects();
  const auto& layout = objects.layout(objects.info(object).type.name);
  for (std::size_t i = 0; i < layout.fields.size(); ++i)
    if (layout.fields[i]->name == name) return objects.contents(state, object).slots[i];
  internal_error(__FILE__, __LINE__, "a model without the field " + std::string(name));
}

// --- objects and fields ---

solver::Wire StateRelations::exists(ObjectId object, RelState when) {
  if (const auto unknown = heap_.exists(object)) return circuit_.wire(*unknown);
  if (object < executed_.objects_before) return true_wire;
  if (when == RelState::before) return solver::false_wire;
  const auto& allocated = executor_.objects().info(object).allocated;
  return allocated ? circuit_.wire(allocated) : true_wire;
}

bool StateRelations::is_new_view(ObjectId object) const {
  if (object < executed_.objects_before) return false;
  const auto parts = collection_parts(executor_.objects().info(object).type.name);
  return parts == CollectionParts::key_view || parts == CollectionParts::value_view;
}

solver::Wire StateRelations::is_result(ObjectId object) {
  if (!executed_.result || !std::holds_alternative<encode::Reference>(*executed_.result))
    return solver::false_wire;
  for (const auto& target : encode::reference(*executed_.result).targets())
    if (target.object == object) return circuit_.wire(target.guard);
  return solver::false_wire;
}

// The maps in which sets keep their elements: no relation shows them.
const std::set<ObjectId>& StateRelations::inside_sets() {
  auto& objects = executor_.objects();
  for (; sets_seen_ < objects.size(); ++sets_seen_) {
    if (sets_seen_ == 0 || objects.info(sets_seen_).shape != Shape::Instance) continue;
    if (collection_parts(objects.info(sets_seen_).type.name) != CollectionParts::set) continue;
    for (const auto* state : {&executed_.before, &executed_.after}) {
      if (!state->heap.find(sets_seen_) && !objects.info(sets_seen_).initial) continue;
      const auto map = field_value(sets_seen_, "map", *state);
      for (const auto& target : encode::reference(map).targets()) inside_sets_.insert(target.object);
    }
  }
  return inside_sets_;
}

template <class Visit>
void StateRelations::each_object(Symbol class_name, RelState when, Visit visit) {
  auto& objects = executor_.objects();
  const auto& state = when == RelState::before ? executed_.before : executed_.after;
  for (ObjectId object = 1; object < objects.size(); ++object) {
    const auto& info = objects.info(object);
    if (info.shape == Shape::Statics || info.shape == Shape::Class || info.shape == Shape::Sequence ||
        info.shape == Shape::Table || info.shape == Shape::Cursor)
      continue;
    if (!program_.is_subtype(info.type, Type::reference(class_name))) continue;
    if (inside_sets().contains(object)) continue;
    // Made on a way that does not lead here.
    if (!state.heap.find(object) && !info.initial) continue;
    Wire here = exists(object, when);
    if (hides_new_views_ && is_new_view(object)) {
      here = circuit_.circuit().conjunction(here, is_result(object));
      if (here.is_false()) hidden_.insert(object);
    }
    if (!here.is_false()) visit(object, here);
  }
}

void StateRelations::add_objects(MatrixBuilder& builder, const Meaning& meaning) {
  each_object(meaning.class_name, meaning.state, [&](ObjectId object, Wire here) {
    shown_.insert(object);
    builder.add(std::array{Column::atom(object + first_object)}, here);
  });
}

void StateRelations::add_field(MatrixBuilder& builder, const Meaning& meaning) {
  auto& objects = executor_.objects();
  const auto& state = state_of(meaning);
  each_object(meaning.field->owner, meaning.state, [&](ObjectId object, Wire here) {
    const auto slot = objects.layout(objects.info(object).type.name).slot.at(meaning.field);
    add_rows(builder, {Column::atom(object + first_object)}, objects.contents(state, object).slots[slot],
             meaning.field->type, state, here);
  });
}

void StateRelations::add_array_elements(MatrixBuilder& builder, const Meaning& meaning) {
  auto& objects = executor_.objects();
  const auto& state = state_of(meaning);
  each_object(Symbol("java/lang/Object"), meaning.state, [&](ObjectId object, Wire here) {
    if (!objects.info(object).type.is_array()) return;
    const auto type = objects.info(object).type.element();
    if (type.kind == Kind::Long || type.kind == Kind::Float || type.kind == Kind::Double) return;
    const auto& contents = objects.contents(state, object);
    for (std::size_t i = 0; i < contents.slots.size(); ++i) {
      const auto index = executor_.values().integer(static_cast<std::int32_t>(i));
      const auto inside =
          circuit_.wire(executor_.values().terms().make(logic::Kind::bv_slt, {index, contents.size}));
      add_rows(builder,
               {Column::atom(object + first_object), integers_->constant(static_cast<std::int64_t>(i))},
               contents.slots[i], type, state, circuit_.circuit().conjunction(here, inside));
    }
  });
}

// --- collections ---

template <class Visit>
void StateRelations::each_part(ObjectId object, std::string_view name, const State& state, Wire guard,
                               Visit visit) {
  const auto value = field_value(object, name, state);
  for (const auto& target : encode::reference(value).targets()) {
    if (target.object == encode::null_object) continue;
    const Wire both = circuit_.circuit().conjunction(guard, circuit_.wire(target.guard));
    if (!both.is_false()) visit(target.object, both);
  }
}

void StateRelations::add_sequence(MatrixBuilder& builder, const Key& prefix, ObjectId sequence,
                                  const State& state, Wire guard, bool with_index) {
  const auto& contents = executor_.objects().contents(state, sequence);
  for (std::size_t i = 0; i < contents.slots.size(); ++i) {
    const auto index = executor_.values().integer(static_cast<std::int32_t>(i));
    const auto inside =
        circuit_.wire(executor_.values().terms().make(logic::Kind::bv_slt, {index, contents.size}));
    Key key(prefix);
    if (with_index) key.push_back(integers_->constant(static_cast<std::int64_t>(i)));
    add_rows(builder, key, contents.slots[i], Type::object(), state,
             circuit_.circuit().conjunction(guard, inside));
  }
}

void StateRelations::add_table(MatrixBuilder& builder, const Key& prefix, ObjectId table, const State& state,
                               Wire guard, bool keys, bool values) {
  const auto& contents = executor_.objects().contents(state, table);
  auto& circuit = circuit_.circuit();
  for (std::size_t i = 0; i < contents.slots.size(); ++i) {
    const Wire present = circuit.conjunction(guard, circuit_.wire(contents.flags[i]));
    if (present.is_false()) continue;
    if (!keys) {
      add_rows(builder, prefix, contents.values[i], Type::object(), state, present);
      continue;
    }
    for (const auto& key : elements(contents.slots[i], Type::object(), state)) {
      Key row(prefix);
      row.push_back(key.column);
      const Wire here = circuit.conjunction(present, key.guard);
      if (here.is_false()) continue;
      if (values)
        add_rows(builder, row, contents.values[i], Type::object(), state, here);
      else
        builder.add(row, here);
    }
  }
}

void StateRelations::add_contents(MatrixBuilder& builder, const Meaning& meaning) {
  const auto& state = state_of(meaning);
  each_object(Symbol(library::types::collection), meaning.state, [&](ObjectId object, Wire here) {
    const Key prefix{Column::atom(object + first_object)};
    const auto parts = collection_parts(executor_.objects().info(object).type.name);
    switch (parts) {
      case CollectionParts::sequence:
        return each_part(object, "seq", state, here, [&](ObjectId sequence, Wire guard) {
          add_sequence(builder, prefix, sequence, state, guard, false);
        });
      case CollectionParts::set:
        return each_part(object, "map", state, here, [&](ObjectId map, Wire guard) {
          each_part(map, "table", state, guard, [&](ObjectId table, Wire both) {
            add_table(builder, prefix, table, state, both, true, false);
          });
        });
      case CollectionParts::key_view:
      case CollectionParts::value_view:
        return each_part(object, "this$0", state, here, [&](ObjectId map, Wire guard) {
          each_part(map, "table", state, guard, [&](ObjectId table, Wire both) {
            add_table(builder, prefix, table, state, both, parts == CollectionParts::key_view, false);
          });
        });
      case CollectionParts::map:
      case CollectionParts::unknown:
        hidden_.insert(object);
    }
  });
}

void StateRelations::add_mapping(MatrixBuilder& builder, const Meaning& meaning) {
  const auto& state = state_of(meaning);
  each_object(Symbol(library::types::map), meaning.state, [&](ObjectId object, Wire here) {
    const auto& type = executor_.objects().info(object).type;
    if (collection_parts(type.name) != CollectionParts::map) {
      hidden_.insert(object);
      return;
    }
    each_part(object, "table", state, here, [&](ObjectId table, Wire guard) {
      add_table(builder, {Column::atom(object + first_object)}, table, state, guard, true, true);
    });
  });
}

void StateRelations::add_index(MatrixBuilder& builder, const Meaning& meaning) {
  const auto& state = state_of(meaning);
  each_object(Symbol(library::types::list), meaning.state, [&](ObjectId object, Wire here) {
    const auto& type = executor_.objects().info(object).type;
    if (collection_parts(type.name) != CollectionParts::sequence) {
      hidden_.insert(object);
      return;
    }
    each_part(object, "seq", state, here, [&](ObjectId sequence, Wire guard) {
      add_sequence(builder, {Column::atom(object + first_object)}, sequence, state, guard, true);
    });
  });
}

}  // namespace jury::engine
