#include "rendering.h"

#include <algorithm>
#include <deque>

#include "program/given_lambda.h"
#include "program/unknown_class.h"
#include "start/library_values.h"
#include "start/own_collections.h"
#include "start/shown.h"
#include "trace/class_info.h"
#include "trace/object.h"

namespace jury::states {

using encode::ObjectId;
using logic::Term;
using trace::Object;

namespace {

constexpr std::uint32_t most_objects = 3;
constexpr std::uint32_t most_elements = 3;
constexpr std::size_t most_nodes = 24;

engine::Limits limits() {
  engine::Limits result;
  result.objects = most_objects;
  result.loops = 4;
  result.seconds = 0;
  return result;
}

encode::ExecutionLimits execution_limits() {
  encode::ExecutionLimits result;
  result.loops = 4;
  result.recursion = 4;
  result.array_length = std::max(most_objects, 4U);
  return result;
}

struct BeyondBounds {};

using Condition = std::pair<std::string, Term>;  // the place that it is about

}  // namespace

// One state as a formula.
class Rendering::Match {
 public:
  Match(Rendering& owner, trace::Interpreter& interpreter)
      : owner_(owner), interpreter_(interpreter), values_(owner.executor_.values()), terms_(values_.terms()) {}

  void add_root(const std::string& name, ir::Kind kind, const encode::Value& symbolic, trace::Value concrete) {
    add(name, place(name, kind, symbolic, concrete));
  }

  // When all roots are there.
  std::vector<Condition> take() {
    while (!open_.empty()) {
      auto* object = open_.front();
      open_.pop_front();
      add_contents(*object);
    }
    for (const auto& [object, node] : nodes_) add_identity(*object, node);
    return std::move(conditions_);
  }

 private:
  struct Node {
    std::string name;
    std::vector<std::pair<ObjectId, Term>> same;
    bool is_value = false;  // boxes and texts are compared by what they are
  };

  void add(const std::string& name, Term condition) { conditions_.emplace_back(name, condition); }

  Term place(const std::string& name, ir::Kind kind, const encode::Value& symbolic, trace::Value concrete) {
    if (kind == ir::Kind::Float || kind == ir::Kind::Double) return terms_.true_term();
    if (kind == ir::Kind::Long) return terms_.equal(encode::term(symbolic), values_.long_integer(concrete.as_long()));
    if (kind != ir::Kind::Reference)
      return terms_.equal(encode::term(symbolic), values_.integer(concrete.as_int()));
    return refers(name, encode::reference(symbolic), concrete.as_object());
  }

  Term refers(const std::string& name, const encode::Reference& reference, Object* object) {
    if (!object) return values_.is_null(reference);
    std::vector<Term> cases;
    for (const auto& [id, same] : node(name, *object).same)
      cases.push_back(terms_.conjunction(values_.is(reference, id), same));
    return terms_.disjunction(cases);
  }

  const Node& node(const std::string& name, Object& object) {
    const auto [known, added] = nodes_.try_emplace(&object);
    if (!added) return known->second;
    count(object);
    auto& node = known->second;
    node.name = name;
    node.is_value = start::is_box(object.type->name) || object.type->shape == trace::Shape::Text;
    const auto class_name = class_in_heap(object);
    for (ObjectId id = 1; id < owner_.executor_.objects().size(); ++id)
      if (has_contents(id) && is_of_class(id, object, class_name))
        node.same.emplace_back(id, terms_.fresh_constant("same", terms_.boolean_sort()));
    open_.push_back(&object);
    return node;
  }

  void count(const Object& object) {
    if (nodes_.size() > most_nodes) throw BeyondBounds();
    const auto shape = object.type->shape;
    const auto class_name = class_in_heap(object);
    const bool is_collection = start::is_collection(owner_.workspace_.program(), class_name) &&
                               !owner_.workspace_.is_user_class(class_name);
    if (shape == trace::Shape::Mirror || shape == trace::Shape::Cursor) throw BeyondBounds();
    if (owner_.exact_) return;
    const auto enum_name = start::enum_of(owner_.workspace_.program(), object.type->name);
    if (enum_name) return;
    if (++counts_[class_name] > (is_collection ? 1 : most_objects)) throw BeyondBounds();
    if (object.type->is_array() && object.length > 4) throw BeyondBounds();
    if (shape == trace::Shape::Text && object.length > most_elements) throw BeyondBounds();
  }

  // A collection of the program's own that nobody can tell from the library's is represented by that one
  // (start/type_values.cpp), where the heap has none of its class.
  Symbol class_in_heap(const Object& object) {
    const auto name = object.type->name;
    auto& workspace = owner_.workspace_;
    if (!workspace.is_user_class(name) || !start::acts_as_library(workspace, name)) return name;
    for (ObjectId id = 1; id < owner_.executor_.objects().size(); ++id)
      if (owner_.executor_.objects().info(id).type.name == name && has_contents(id)) return name;
    return start::library_base(workspace, name);
  }

  // What was made on a path that the state did not come by has none.
  bool has_contents(ObjectId id) {
    return owner_.state_.heap.find(id) || owner_.executor_.objects().info(id).initial;
  }

  bool is_of_class(ObjectId id, const Object& object, Symbol class_name) {
    const auto& info = owner_.executor_.objects().info(id);
    switch (info.shape) {
      case encode::Shape::Array:
      case encode::Shape::Text:
        return info.type == object.type->type;
      case encode::Shape::Instance:
        if (program::is_from_outside(info.type.name))
          return owner_.workspace_.program().is_subclass(object.type->name, program::type_of_unknown(info.type.name));
        return program::lambda_of_given(info.type.name) == class_name;
      case encode::Shape::Sequence:
      case encode::Shape::Table:
      case encode::Shape::Cursor:
      case encode::Shape::Class:
      case encode::Shape::Statics:
        return false;
    }
    return false;
  }

  // One object is one object.
  void add_identity(const Object& object, const Node& node) {
    if (node.is_value) return;
    for (std::size_t i = 0; i < node.same.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) add(node.name, never_both(node.same[i].second, node.same[j].second));
      for (const auto& [other, other_node] : nodes_) {
        if (!(other < &object)) continue;
        for (const auto& [id, same] : other_node.same)
          if (id == node.same[i].first) add(node.name, never_both(node.same[i].second, same));
      }
    }
  }

  Term never_both(Term one, Term other) { return terms_.negation(terms_.conjunction(one, other)); }

  void add_contents(Object& object) {
    const auto known = nodes_.at(&object);
    for (const auto& [id, same] : known.same)
      for (const auto& [name, condition] : contents(known.name, object, id)) add(name, terms_.implies(same, condition));
  }

  std::vector<Condition> contents(const std::string& name, Object& object, ObjectId id) {
    const auto& contents = owner_.executor_.objects().contents(owner_.state_, id);
    const auto shape = object.type->shape;
    if (program::is_from_outside(owner_.executor_.objects().info(id).type.name)) return {};
    // The code of an exact heap does not look into texts.
    if (shape == trace::Shape::Text)
      return {{name, owner_.exact_ ? terms_.true_term() : text(static_cast<const trace::TextObject&>(object), contents)}};
    if (object.type->is_array()) return {{name, array(name, object, contents)}};
    if (const auto found = owner_.collections_.find(id); found != owner_.collections_.end())
      return {{name, collection(name, object, *found->second)}};
    return fields(name, object, id, contents);
  }

  Term text(const trace::TextObject& object, const encode::Contents& contents) {
    if (!contents.size || contents.elements) return terms_.true_term();
    if (contents.slots.size() < object.length) return terms_.false_term();
    std::vector<Term> parts{terms_.equal(contents.size, values_.integer(static_cast<std::int32_t>(object.length)))};
    for (std::uint32_t i = 0; i < object.length; ++i)
      parts.push_back(terms_.equal(encode::term(contents.slots[i]), values_.integer(object.view()[i])));
    return terms_.conjunction(parts);
  }

  Term array(const std::string& name, Object& object, const encode::Contents& contents) {
    if (contents.elements) return terms_.true_term();
    if (contents.slots.size() < object.length) return terms_.false_term();
    std::vector<Term> parts{terms_.equal(contents.size, values_.integer(static_cast<std::int32_t>(object.length)))};
    for (std::uint32_t i = 0; i < object.length; ++i)
      parts.push_back(place(name + "[" + std::to_string(i) + "]", object.type->type.element().kind, contents.slots[i],
                            interpreter_.get_element(object, i)));
    return terms_.conjunction(parts);
  }

  // Those of the program's classes, of boxes, and what lambdas have captured.
  std::vector<Condition> fields(const std::string& name, Object& object, ObjectId id, const encode::Contents& contents) {
    const auto& layout = owner_.executor_.objects().layout(owner_.executor_.objects().info(id).type.name);
    std::vector<Condition> parts;
    for (const auto& slot : object.type->instance_fields) {
      const bool counts = owner_.workspace_.is_user_class(slot.field->owner) || start::is_box(slot.field->owner) ||
                          program::lambda_of_given(slot.field->owner) == object.type->name;
      const auto found = layout.slot.find(slot.field);
      if (!counts || found == layout.slot.end() || !is_read(*slot.field)) continue;
      const auto shown = name + "." + slot.field->name.text();
      const Term same = place(shown, slot.field->type.kind, contents.slots[found->second], object.fields()[slot.slot]);
      parts.emplace_back(shown, same);
    }
    return parts;
  }

  bool is_read(const ir::Field& field) const {
    return !owner_.exact_ || !owner_.exact_->fields_read ||
           owner_.exact_->fields_read->count({field.owner, field.name}) > 0;
  }

  struct Entry {
    Object* key;
    Object* value;
  };

  // Sequences in their order, tables in any.
  Term collection(const std::string& name, Object& object, const encode::InitialHeap::InitialCollection& made) {
    std::vector<Entry> entries;
    bool is_ordered = false;
    collect(object, made.is_map, entries, is_ordered, 0);
    if (entries.size() > most_elements || entries.size() > made.keys.size()) throw BeyondBounds();
    std::vector<Term> parts{terms_.equal(made.count, values_.integer(static_cast<std::int32_t>(entries.size())))};
    for (std::size_t i = 0; i < entries.size(); ++i) {
      std::vector<Term> cases;
      for (std::size_t k = 0; k < entries.size(); ++k) {
        if (is_ordered && k != i) continue;
        Term here = refers(name + "(key)", encode::reference(made.keys[k]), entries[i].key);
        if (made.is_map)
          here = terms_.conjunction(
              here, refers(name + "(value)", encode::reference(made.values[k]), entries[i].value));
        cases.push_back(here);
      }
      parts.push_back(terms_.disjunction(cases));
    }
    return terms_.conjunction(parts);
  }

  void collect(Object& object, bool is_map, std::vector<Entry>& entries, bool& is_ordered, int depth) {
    for (const auto& slot : object.type->instance_fields) {
      if (!slot.field->type.is_reference()) continue;
      auto* part = object.fields()[slot.slot].as_object();
      if (!part) continue;
      const auto shape = part->type->shape;
      if (shape == trace::Shape::Sequence && !is_map && depth == 0) {
        is_ordered = true;
        for (auto* item : static_cast<trace::SequenceObject*>(part)->items.items()) entries.push_back({item, nullptr});
      } else if (shape == trace::Shape::Table) {
        static_cast<trace::TableObject*>(part)->table.for_each([&](const trace::Table::Entry& entry) {
          if (is_wrapped(entry.key) || (is_map && is_wrapped(entry.value))) throw BeyondBounds();
          entries.push_back({entry.key, entry.value});
        });
      } else if (!is_map && depth == 0 &&
                 owner_.workspace_.program().is_subclass(part->type->name, Symbol("java/util/Map"))) {
        collect(*part, false, entries, is_ordered, 1);
      }
    }
  }

  static bool is_wrapped(const Object* object) {
    return object && object->type->name.view().starts_with("java/util/HashMap$");
  }

  Rendering& owner_;
  trace::Interpreter& interpreter_;
  const encode::Values& values_;
  logic::TermManager& terms_;
  std::map<const Object*, Node> nodes_;
  std::map<Symbol, std::uint32_t> counts_;
  std::deque<Object*> open_;
  std::vector<Condition> conditions_;
};

Rendering::Rendering(program::Workspace& workspace, const start::Description& description,
                     std::optional<encode::ExactHeap> exact)
    : workspace_(workspace),
      description_(description),
      problem_{workspace, *description.entry, {engine::Property::Assert}, limits()},
      exact_(std::move(exact)),
      decision_(std::make_unique<engine::Decision>(terms_, problem_.limits)),
      executor_(workspace.program(), terms_, execution_limits(),
                [this](Term condition) { return decision_->may_hold(condition); }),
      inputs_(problem_, executor_, exact_),
      state_(executor_.initial_state()) {
  arguments_ = inputs_.make(state_);
  for (const auto assumption : executor_.assumptions()) decision_->assume(assumption);
  for (const auto& collection : inputs_.heap().collections()) collections_[collection.id] = &collection;
}

Rendering::Answer Rendering::ask(trace::Interpreter& interpreter, std::span<const trace::Value> arguments) {
  std::vector<std::pair<std::string, Term>> conditions;
  try {
    Match match(*this, interpreter);
    const auto signature = ir::Signature::from_descriptor(description_.entry->descriptor.view());
    const std::size_t receiver = description_.entry->is_static() ? 0 : 1;
    for (std::size_t i = 0; i < arguments.size(); ++i)
      match.add_root(i < receiver ? "this" : "argument " + std::to_string(i + 1 - receiver),
                     i < receiver ? ir::Kind::Reference : signature.parameters[i - receiver].kind, arguments_[i],
                     arguments[i]);
    auto& objects = executor_.objects();
    for (const auto& name : description_.code.classes) {
      if (!interpreter.is_initialized(name)) continue;
      const auto& slots = objects.contents(state_, objects.statics(name)).slots;
      for (const auto& [field, slot] : objects.static_layout(name).slot) {
        const bool is_constant = (field->flags & ir::access::is_enum) != 0;
        if (!is_constant && (!description_.code.statics_read.count({field->owner, field->name}) ||
                             (field->flags & ir::access::is_synthetic)))
          continue;
        match.add_root(start::shown(*field), field->type.kind, slots[slot],
                       interpreter.get_static(name, field->name.view()));
      }
    }
    conditions = match.take();
  } catch (const BeyondBounds&) {
    return Answer::Beyond;
  }
  const auto possible = [&](std::size_t count) {
    std::vector<Term> parts{state_.guard.term()};
    for (std::size_t i = 0; i < count; ++i) parts.push_back(conditions[i].second);
    return decision_->check(terms_.conjunction(parts)) == engine::Decision::Answer::satisfiable;
  };
  if (possible(conditions.size())) return Answer::There;
  std::size_t low = 0, high = conditions.size();  // possible(low), not possible(high)
  while (low + 1 < high) {
    const auto middle = (low + high) / 2;
    (possible(middle) ? low : high) = middle;
  }
  place_ = high == 0 ? "the assumptions" : conditions[high - 1].first;
  return Answer::Missing;
}

}  // namespace jury::states
