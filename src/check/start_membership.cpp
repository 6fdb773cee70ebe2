#include "check/start_membership.h"

#include <algorithm>
#include <deque>
#include <map>

#include "check/inferred_conditions.h"
#include "ir/member_types.h"
#include "library/types.h"
#include "program/given_lambda.h"
#include "program/unknown_class.h"
#include "start/own_collections.h"
#include "start/shown.h"
#include "trace/class_info.h"

namespace jury::check {

using ir::DeclaredType;
using start::Description;
using start::Existence;
using start::StaticFact;
using start::TypeValues;
using trace::Object;

namespace {

constexpr std::size_t most_reasons = 20;

Symbol class_of(const Object& object) { return object.type->name; }

bool has_fields(const Object& object) {
  return object.type->shape == trace::Shape::Instance || object.type->shape == trace::Shape::Throwable;
}

trace::Value at(const Object& object, std::uint32_t slot) { return object.fields()[slot]; }

// Whether two heaps, of two machines, are the same seen from here: classes, numbers, texts, and which places
// refer to one object.
class Comparison {
 public:
  bool are_equal(const Object* one, const Object* other) {
    if (!one || !other) return !one && !other;
    if (one->type->name != other->type->name || one->length != other->length) return false;
    const auto [known, added] = pairs_.try_emplace(one, other);
    if (!added) return known->second == other;
    using trace::Shape;
    switch (one->type->shape) {
      case Shape::Instance:
      case Shape::Throwable:
        return std::ranges::all_of(one->type->instance_fields, [&](const trace::FieldSlot& field) {
          return field.field->type.is_reference()
                     ? are_equal(at(*one, field.slot).as_object(), at(*other, field.slot).as_object())
                     : at(*one, field.slot).bits == at(*other, field.slot).bits;
        });
      case Shape::Text:
        return static_cast<const trace::TextObject*>(one)->view() ==
               static_cast<const trace::TextObject*>(other)->view();
      case Shape::Sequence:
        return are_equal(static_cast<const trace::SequenceObject*>(one)->items.items(),
                         static_cast<const trace::SequenceObject*>(other)->items.items());
      case Shape::Table:
        return are_tables_equal(*static_cast<const trace::TableObject*>(one),
                                *static_cast<const trace::TableObject*>(other));
      case Shape::ReferenceArray:
        return are_equal({one->elements<Object*>(), one->length}, {other->elements<Object*>(), other->length});
      case Shape::ByteArray:
        return same<std::int8_t>(*one, *other);
      case Shape::CharArray:
      case Shape::ShortArray:
        return same<std::int16_t>(*one, *other);
      case Shape::IntArray:
      case Shape::FloatArray:
        return same<std::int32_t>(*one, *other);
      case Shape::LongArray:
      case Shape::DoubleArray:
        return same<std::int64_t>(*one, *other);
      case Shape::Mirror:
      case Shape::Cursor:
      case Shape::None:
        return true;
    }
    return true;
  }

 private:
  template <class Element>
  static bool same(const Object& one, const Object& other) {
    return std::equal(one.elements<Element>(), one.elements<Element>() + one.length,
                      other.elements<Element>());
  }
  bool are_equal(std::span<Object* const> one, std::span<Object* const> other) {
    return std::ranges::equal(one, other, [&](const Object* a, const Object* b) { return are_equal(a, b); });
  }
  bool are_tables_equal(const trace::TableObject& one, const trace::TableObject& other) {
    std::vector<Object*> first, second;
    const auto collect = [](const trace::TableObject& table, std::vector<Object*>& into) {
      table.table.for_each([&](const trace::Table::Entry& entry) {
        into.push_back(entry.key);
        into.push_back(entry.value);
      });
    };
    collect(one, first);
    collect(other, second);
    return are_equal(std::span<Object* const>(first), std::span<Object* const>(second));
  }

  std::map<const Object*, const Object*> pairs_;
};

// All that roots lead to, by whatever the machine keeps in objects of the program and of the library.
class Graph {
 public:
  void add_root(const Object* root) {
    if (root) roots_.push_back(root);
  }

  // Whether there is a way to the object besides the one by that slot of its holder.
  bool is_shared(const Object& holder, std::uint32_t slot, const Object& object) const {
    std::set<const Object*> seen;
    std::vector<const Object*> open;
    const auto add = [&](const Object* next) {
      if (next && seen.insert(next).second) open.push_back(next);
    };
    for (const auto* root : roots_) add(root);
    while (!open.empty() && !seen.count(&object)) {
      const auto* next = open.back();
      open.pop_back();
      each_reference(*next, next == &holder ? std::optional(slot) : std::nullopt, add);
    }
    return seen.count(&object) > 0;
  }

 private:
  template <class Add>
  static void each_reference(const Object& object, std::optional<std::uint32_t> left_out, const Add& add) {
    if (has_fields(object))
      for (const auto& field : object.type->instance_fields)
        if (field.field->type.is_reference() && field.slot != left_out) add(at(object, field.slot).as_object());
    if (object.type->shape == trace::Shape::ReferenceArray)
      for (std::uint32_t i = 0; i < object.length; ++i) add(object.elements<Object*>()[i]);
    if (object.type->shape == trace::Shape::Sequence)
      for (const auto* item : static_cast<const trace::SequenceObject&>(object).items.items()) add(item);
    if (object.type->shape == trace::Shape::Table)
      static_cast<const trace::TableObject&>(object).table.for_each([&](const trace::Table::Entry& entry) {
        add(entry.key);
        add(entry.value);
      });
  }

  std::vector<const Object*> roots_;
};

}  // namespace

class StartMembership::Walk {
 public:
  Walk(StartMembership& owner, const Description& description)
      : workspace_(owner.workspace_), owner_(owner), description_(description) {}

  void add_arguments(std::span<const trace::Value> arguments) {
    const bool makes_this = description_.entry->name == "<init>";
    for (std::size_t i = 0; i < arguments.size() && i < description_.roots.size(); ++i) {
      const auto& root = description_.roots[i];
      if (!root.type.type.is_reference()) continue;
      auto* object = arguments[i].as_object();
      graph_.add_root(object);
      if (makes_this && i == 0)
        check_made(*object);
      else
        add(root.name, root.type, object, root.is_never_null, std::nullopt);
    }
  }

  void add_statics() {
    for (const auto& name : description_.code.classes) {
      const auto* fact = description_.find_class(name);
      if (!fact || !owner_.running_.is_initialized(name)) continue;
      for (const auto& field : fact->statics) add_static(field);
    }
  }

  std::vector<NoMember> finish() {
    while (!open_.empty() && reasons_.size() < most_reasons) {
      const auto next = open_.front();
      open_.pop_front();
      look_into(next);
    }
    return std::move(reasons_);
  }

 private:
  struct Place {
    std::string name;
    DeclaredType type;
    Object* object;
  };

  void fail(const std::string& place, const std::string& reason, bool is_excused = false) {
    reasons_.push_back({place, reason, is_excused});
  }

  // The object that a constructor is given is of its class.
  void check_made(const Object& object) {
    if (class_of(object) != description_.entry->owner)
      fail("this", "an object of " + start::shown(class_of(object)) + ": a constructor makes one of " +
                       start::shown(description_.entry->owner),
           start::assumption_of_constructor(workspace_, *description_.entry).has_value());
  }

  void add(const std::string& place, const DeclaredType& type, Object* object, bool is_never_null,
           const std::optional<Symbol>& exact) {
    if (!object) {
      if (is_never_null) fail(place, "null, where a fact says never null");
      return;
    }
    if (exact && class_of(*object) != *exact)
      fail(place, "an object of " + start::shown(class_of(*object)) + ", where a fact says exactly " +
                      start::shown(*exact));
    if (!seen_.insert({object, ir::descriptor_of(type)}).second) return;
    // Of what is not there by assumption nothing more is said.
    if (check_class(place, type, *object)) open_.push_back({place, type, object});
  }

  bool check_class(const std::string& place, const DeclaredType& type, const Object& object) {
    const auto* seen = description_.find(type);
    if (!seen) {
      fail(place, "the description has no values of type " + start::shown(type));
      return false;
    }
    if (is_value(seen->values, object, 0)) return true;
    const bool is_own = is_of_program(object);
    const auto excused = seen->values.excused;
    fail(place,
         "an object of " + object.type->java_name() + ": not among the values of " + start::shown(type),
         excused == TypeValues::Excused::All ||
             (excused == TypeValues::Excused::OthersThanTheProgram && !is_own));
    return false;
  }

  bool is_of_program(const Object& object) {
    const auto name = class_of(object);
    const auto* cls = object.type->declaration;
    return workspace_.is_user_class(name) ||
           (cls && (cls->flags & ir::access::is_synthetic) && workspace_.is_user_class(cls->outer_class));
  }

  bool is_value(const TypeValues& values, const Object& object, int depth) {
    if (depth > 3) return false;
    const auto name = class_of(object);
    if (object.type->is_array() && std::ranges::find(values.arrays, object.type->type) != values.arrays.end())
      return true;
    if (std::ranges::find(values.lambdas, name) != values.lambdas.end()) return true;
    if (values.outside && !is_of_program(object)) return true;
    const auto stands_for = [&](Symbol candidate) {
      return candidate == name || (start::acts_as_library(workspace_, name) &&
                                   start::library_base(workspace_, name) == candidate);
    };
    for (const auto& candidate : values.candidates) {
      if (candidate.existence == Existence::EnumConstants) {
        if (start::enum_of(workspace_.program(), name) == candidate.class_name) return true;
      } else if (candidate.existence == Existence::ClassObject) {
        if (object.type->shape == trace::Shape::Mirror) return true;
      } else if (stands_for(candidate.class_name)) {
        return true;
      }
    }
    return std::ranges::any_of(values.asked, [&](const ir::Type& asked) {
      const auto* seen = description_.find(ir::erased(asked));
      return seen && is_value(seen->values, object, depth + 1);
    });
  }

  void add_static(const StaticFact& fact) {
    using Holds = StaticFact::Holds;
    const auto& field = *fact.field;
    const std::string place = start::shown(field);
    if (field.flags & ir::access::is_synthetic) return;
    const auto value = owner_.running_.get_static(field.owner, field.name.view());
    if (field.type.is_reference()) graph_.add_root(value.as_object());
    if (field.type.is_reference())
      add(place, ir::declared_type_of(field), value.as_object(), fact.is_never_null, std::nullopt);
    if (fact.holds != Holds::Same && fact.holds != Holds::SameObject) return;
    const auto left = left_by_initializer(field);
    if (!left) return;
    if (!field.type.is_reference()) {
      if (left->bits != value.bits) fail(place, "another number than its initialiser leaves");
      return;
    }
    const auto* one = value.as_object();
    const auto* other = left->as_object();
    if ((one == nullptr) != (other == nullptr) || (one && class_of(*one) != class_of(*other)))
      return fail(place, "an object of another class than its initialiser leaves");
    if (fact.exact_class && one && class_of(*one) != *fact.exact_class)
      return fail(place, "not exactly a " + start::shown(*fact.exact_class));
    if (fact.holds == Holds::Same && !Comparison().are_equal(one, other))
      fail(place, "another content than its initialiser leaves");
  }

  // When its class is the first that runs.
  std::optional<trace::Value> left_by_initializer(const ir::Field& field) {
    auto& fresh = owner_.fresh_;
    if (owner_.initialized_fresh_ != std::set<Symbol>{field.owner}) {
      fresh.reset();
      owner_.initialized_fresh_ = {field.owner};
      if (!fresh.initialize(field.owner).returned()) return std::nullopt;
    }
    if (!fresh.is_initialized(field.owner)) return std::nullopt;
    return fresh.get_static(field.owner, field.name.view());
  }

  // What the object's classes say of its fields. An object is looked at once, whatever it is referred to as.
  void check_invariants(const std::string& place, const Object& object) {
    if (!invariants_checked_.insert(&object).second) return;
    for (const auto* cls = object.type->declaration; cls && workspace_.is_user_class(cls->name);
         cls = workspace_.program().find_class(cls->superclass)) {
      const auto* fact = description_.find_class(cls->name);
      if (!fact || !start::holds_at(fact->invariant, *description_.entry)) continue;
      for (const auto& condition : fact->invariant.conditions)
        if (!holds(condition, object))
          fail(place, "an inferred invariant of " + start::shown(cls->name) + " does not hold: " + condition.text());
    }
  }

  // What the object refers to.
  void look_into(const Place& place) {
    const auto& object = *place.object;
    check_invariants(place.name, object);
    if (object.type->is_array()) return look_into_array(place);
    if (!has_fields(object)) return;
    const bool is_collection = start::is_collection(workspace_.program(), class_of(object));
    if (is_collection && !is_opaque(object)) look_into_collection(place, place.type, object, 0);
    if (is_of_program(object) || !is_collection) look_into_fields(place);
  }

  // A collection of the program's own of which the description says that nothing is known of its content.
  bool is_opaque(const Object& object) const {
    const auto* fact = description_.find_class(class_of(object));
    return fact && fact->existence == Existence::OpaqueCollection;
  }

  void look_into_array(const Place& place) {
    const auto& object = *place.object;
    if (object.type->shape != trace::Shape::ReferenceArray) return;
    const DeclaredType element = ir::erased(object.type->type.element());
    for (std::uint32_t i = 0; i < object.length; ++i)
      add(place.name + "[" + std::to_string(i) + "]", element, object.elements<Object*>()[i], false,
          std::nullopt);
  }

  void look_into_fields(const Place& place) {
    const auto& object = *place.object;
    const auto* lambda = find_lambda(class_of(object));
    for (const auto& slot : object.type->instance_fields) {
      const auto& field = *slot.field;
      const bool is_described = workspace_.is_user_class(field.owner) || lambda;
      if (!field.type.is_reference() || !is_described) continue;
      const auto* fact = lambda ? find(lambda->captured, field) : field_fact(field);
      if (!fact) {
        fail(place.name, "the description does not know the field " + start::shown(field));
        continue;
      }
      auto* held = at(object, slot.slot).as_object();
      if (fact->is_owned && held && graph_.is_shared(object, slot.slot, *held))
        fail(place.name + "." + field.name.text(), "shared, where a fact says that nothing else refers to it");
      if (fact->is_of_argument) continue;
      add(place.name + "." + field.name.text(), ir::declared_type_of(field), at(object, slot.slot).as_object(),
          fact->is_never_null, fact->exact_class);
    }
  }

  const start::LambdaFact* find_lambda(Symbol name) const {
    const auto found = std::ranges::find(description_.lambdas, name, &start::LambdaFact::class_name);
    return found == description_.lambdas.end() ? nullptr : &*found;
  }

  static const start::FieldFact* find(const std::vector<start::FieldFact>& facts, const ir::Field& field) {
    const auto found = std::ranges::find(facts, &field, &start::FieldFact::field);
    return found == facts.end() ? nullptr : &*found;
  }

  const start::FieldFact* field_fact(const ir::Field& field) const {
    const auto* fact = description_.find_class(field.owner);
    return fact ? find(fact->fields, field) : nullptr;
  }

  // By what the library's part of it keeps: sequences and tables; the map of a set.
  void look_into_collection(const Place& place, const DeclaredType& type, const Object& object, int depth) {
    auto& program = workspace_.program();
    const bool is_map = program.is_subclass(class_of(object), Symbol(library::types::map));
    const auto contents = contents_type(type, class_of(object));
    for (const auto& slot : object.type->instance_fields) {
      if (workspace_.is_user_class(slot.field->owner) || !slot.field->type.is_reference()) continue;
      auto* part = at(object, slot.slot).as_object();
      if (!part) continue;
      if (part->type->shape == trace::Shape::Sequence && depth == 0)
        for (auto* item : static_cast<trace::SequenceObject*>(part)->items.items())
          add(place.name + "(...)", contents.argument(slot.field->name == "values" ? 1 : 0), item, false,
              std::nullopt);
      else if (part->type->shape == trace::Shape::Table)
        add_table(place, contents, *static_cast<trace::TableObject*>(part), is_map && depth == 0);
      else if (!is_map && depth == 0 && program.is_subclass(class_of(*part), Symbol(library::types::map)))
        look_into_collection(place, type, *part, 1);
    }
  }

  void add_table(const Place& place, const DeclaredType& contents, const trace::TableObject& table, bool values) {
    table.table.for_each([&](const trace::Table::Entry& entry) {
      add(place.name + "(key)", contents.argument(0), inside(entry.key, library::types::hash_map_alias, "key"), false,
          std::nullopt);
      if (values)
        add(place.name + "(value)", contents.argument(1),
            inside(entry.value, library::types::hash_map_node, "value"), false, std::nullopt);
    });
  }

  // The model of hash tables wraps a key that was equal to another when it was put in, and values of entries
  // that were handed out.
  static Object* inside(Object* stored, std::string_view wrapper, std::string_view field) {
    if (!stored || class_of(*stored) != wrapper) return stored;
    for (const auto& slot : stored->type->instance_fields)
      if (slot.field->name == field) return at(*stored, slot.slot).as_object();
    return stored;
  }

  DeclaredType contents_type(const DeclaredType& type, Symbol class_name) {
    if (start::has_library_contents(workspace_, class_name))
      return start::contents_of_own(workspace_, parameters(), class_name, type);
    return type;
  }

  start::TypeParameters& parameters() {
    if (!parameters_) parameters_.emplace(workspace_);
    return *parameters_;
  }

  program::Workspace& workspace_;
  StartMembership& owner_;
  const Description& description_;
  std::set<std::pair<const Object*, std::string>> seen_;
  std::deque<Place> open_;
  std::set<const Object*> invariants_checked_;
  Graph graph_;
  std::vector<NoMember> reasons_;
  std::optional<start::TypeParameters> parameters_;
};

std::vector<NoMember> StartMembership::reasons(const Description& description,
                                               std::span<const trace::Value> arguments) {
  Walk walk(*this, description);
  walk.add_arguments(arguments);
  walk.add_statics();
  return walk.finish();
}

}  // namespace jury::check
