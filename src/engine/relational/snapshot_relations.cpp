#include "engine/relational/snapshot_relations.h"

#include <algorithm>

#include "engine/relational/collection_parts.h"
#include "library/types.h"
#include "support/diagnostics.h"
#include "support/unicode.h"
#include "trace/display.h"

namespace jury::engine {

using ir::Kind;
using logic::relational::Element;
using logic::relational::TupleSet;
using trace::HeapSnapshot;
using trace::SnapshotKind;
using trace::SnapshotObject;
using trace::SnapshotValue;

namespace {

Symbol internal_name(const SnapshotObject& object) {
  std::string name = object.class_name;
  std::replace(name.begin(), name.end(), '.', '/');
  return Symbol(name);
}

const SnapshotValue* field_of(const SnapshotObject& object, std::string_view name) {
  for (const auto& field : object.fields)
    if (field.name == name) return &field.value;
  return nullptr;
}

std::string short_name(const std::string& class_name) {
  return class_name.substr(class_name.find_last_of(".$") + 1);
}

}  // namespace

SnapshotRelations::SnapshotRelations(program::Program& program, const HeapSnapshot& before,
                                     const HeapSnapshot& after)
    : program_(program), before_(before), after_(after) {
  universe_.add("null");
  universe_.add("true");
  universe_.add("false");
  number_objects(before);
  number_objects(after);
}

void SnapshotRelations::number_objects(const HeapSnapshot& snapshot) {
  std::map<std::string, int> counts;
  for (const auto& [address, known] : atoms_) {
    const auto& name = universe_.name(static_cast<std::size_t>(known.value));
    ++counts[name.substr(0, name.find('#'))];
  }
  for (const auto& object : snapshot.objects) {
    if (atoms_.contains(object.address)) continue;
    const auto name = short_name(object.class_name);
    atoms_.emplace(object.address, universe_.add(name + "#" + std::to_string(++counts[name])));
  }
}

const HeapSnapshot& SnapshotRelations::snapshot_of(const Meaning& meaning) const {
  return meaning.state == spec::RelState::before ? before_ : after_;
}

const SnapshotValue& SnapshotRelations::root(const HeapSnapshot& snapshot, const std::string& name) const {
  for (const auto& [known, value] : snapshot.roots)
    if (known == name) return value;
  internal_error(__FILE__, __LINE__, "a snapshot without the root " + name);
}

Element SnapshotRelations::atom(const SnapshotObject& object) const { return atoms_.at(object.address); }

Element SnapshotRelations::element(const HeapSnapshot& snapshot, const SnapshotValue& value) const {
  const auto boolean = [](bool truth) { return Element::atom(truth ? 1 : 2); };
  if (value.kind == Kind::Boolean) return boolean(value.bits.as_int() != 0);
  if (value.kind != Kind::Reference) return Element::integer(value.bits.as_int());
  if (value.is_null()) return Element::atom(0);
  const auto& object = snapshot.objects[static_cast<std::size_t>(value.object)];
  const auto name = internal_name(object);
  if (is_integer_box(name)) return Element::integer(field_of(object, "value")->bits.as_int());
  if (name == "java/lang/Boolean") return boolean(field_of(object, "value")->bits.as_int() != 0);
  return atom(object);
}

bool SnapshotRelations::is_instance(const SnapshotObject& object, Symbol class_name) const {
  switch (object.kind) {
    case SnapshotKind::Array:
    case SnapshotKind::Class:
    case SnapshotKind::Sequence:
    case SnapshotKind::Table:
      return false;
    case SnapshotKind::Instance:
    case SnapshotKind::Text:
      break;
  }
  return program_.is_subclass(internal_name(object), class_name);
}

bool SnapshotRelations::is_passing_view(const HeapSnapshot& snapshot, const SnapshotObject& object) const {
  const auto parts = collection_parts(internal_name(object));
  if (parts != CollectionParts::key_view && parts != CollectionParts::value_view) return false;
  const auto is_this = [&](const SnapshotObject& other) { return other.address == object.address; };
  if (std::any_of(before_.objects.begin(), before_.objects.end(), is_this)) return false;
  for (const auto& [name, value] : snapshot.roots)
    if (name == "return" && value.kind == Kind::Reference && !value.is_null() &&
        is_this(snapshot.objects[static_cast<std::size_t>(value.object)]))
      return false;
  return true;
}

TupleSet SnapshotRelations::tuples(const Meaning& meaning) const {
  const auto& snapshot = snapshot_of(meaning);
  const auto single = [&](const SnapshotValue& value) {
    return TupleSet::singleton({element(snapshot, value)});
  };
  Tuples found;
  switch (meaning.kind) {
    case Meaning::Kind::parameter:
      return single(root(snapshot, "argument " + std::to_string(meaning.parameter)));
    case Meaning::Kind::result:
      return single(root(snapshot, "return"));
    case Meaning::Kind::static_field:
      return single(
          root(snapshot, "static " + meaning.field->owner.text() + "." + meaning.field->name.text()));
    case Meaning::Kind::null:
      return TupleSet::singleton({Element::atom(0)});
    case Meaning::Kind::truth:
      return TupleSet::singleton({Element::atom(1)});
    case Meaning::Kind::falsity:
      return TupleSet::singleton({Element::atom(2)});
    case Meaning::Kind::objects:
      for (const auto& object : snapshot.objects)
        if (is_instance(object, meaning.class_name) && !inside_sets(snapshot).contains(&object) &&
            !is_passing_view(snapshot, object))
          found.push_back({atom(object)});
      return {1, std::move(found)};
    case Meaning::Kind::field:
      add_field(found, meaning);
      return {2, std::move(found)};
    case Meaning::Kind::contents:
      add_contents(found, meaning);
      return {2, std::move(found)};
    case Meaning::Kind::mapping:
      add_mapping(found, meaning);
      return {3, std::move(found)};
    case Meaning::Kind::index:
    case Meaning::Kind::elements:
      add_index(found, meaning);
      return {3, std::move(found)};
  }
  internal_error(__FILE__, __LINE__, "a relation without a meaning");
}

void SnapshotRelations::add_field(Tuples& tuples, const Meaning& meaning) const {
  const auto& snapshot = snapshot_of(meaning);
  const auto owner = ir::display_class(meaning.field->owner.view());
  for (const auto& object : snapshot.objects)
    for (const auto& field : object.fields)
      if (field.owner == owner && meaning.field->name == field.name)
        tuples.push_back({atom(object), element(snapshot, field.value)});
}

const SnapshotObject* SnapshotRelations::field_object(const HeapSnapshot& snapshot,
                                                      const SnapshotObject& object,
                                                      std::string_view name) const {
  const auto* value = field_of(object, name);
  if (!value || value->is_null()) return nullptr;
  return &snapshot.objects[static_cast<std::size_t>(value->object)];
}

std::set<const SnapshotObject*> SnapshotRelations::inside_sets(const HeapSnapshot& snapshot) const {
  std::set<const SnapshotObject*> inner;
  for (const auto& object : snapshot.objects)
    if (collection_parts(internal_name(object)) == CollectionParts::set)
      if (const auto* map = field_object(snapshot, object, "map")) inner.insert(map);
  return inner;
}

void SnapshotRelations::add_contents(Tuples& tuples, const Meaning& meaning) const {
  const auto& snapshot = snapshot_of(meaning);
  for (const auto& object : snapshot.objects) {
    if (!is_instance(object, Symbol(library::types::collection)) || is_passing_view(snapshot, object)) continue;
    const auto parts = collection_parts(internal_name(object));
    const SnapshotObject* storage = nullptr;
    if (parts == CollectionParts::sequence) storage = field_object(snapshot, object, "seq");
    if (parts == CollectionParts::set || parts == CollectionParts::key_view ||
        parts == CollectionParts::value_view) {
      const auto* map = field_object(snapshot, object, parts == CollectionParts::set ? "map" : "this$0");
      if (map) storage = field_object(snapshot, *map, "table");
    }
    if (!storage) continue;
    for (const auto& value : parts == CollectionParts::value_view ? storage->values : storage->elements)
      tuples.push_back({atom(object), element(snapshot, value)});
  }
}

void SnapshotRelations::add_mapping(Tuples& tuples, const Meaning& meaning) const {
  const auto& snapshot = snapshot_of(meaning);
  const auto inner = inside_sets(snapshot);
  for (const auto& object : snapshot.objects) {
    if (collection_parts(internal_name(object)) != CollectionParts::map || inner.contains(&object)) continue;
    const auto* table = field_object(snapshot, object, "table");
    if (!table) continue;
    for (std::size_t i = 0; i < table->elements.size(); ++i)
      tuples.push_back(
          {atom(object), element(snapshot, table->elements[i]), element(snapshot, table->values[i])});
  }
}

void SnapshotRelations::add_index(Tuples& tuples, const Meaning& meaning) const {
  const auto& snapshot = snapshot_of(meaning);
  for (const auto& object : snapshot.objects) {
    const SnapshotObject* storage = nullptr;
    if (meaning.kind == Meaning::Kind::elements)
      storage = object.kind == SnapshotKind::Array ? &object : nullptr;
    else if (collection_parts(internal_name(object)) == CollectionParts::sequence)
      storage = field_object(snapshot, object, "seq");
    if (!storage) continue;
    for (std::size_t i = 0; i < storage->elements.size(); ++i) {
      const auto kind = storage->elements[i].kind;
      if (kind == Kind::Long || kind == Kind::Float || kind == Kind::Double) continue;
      tuples.push_back({atom(object), Element::integer(static_cast<std::int64_t>(i)),
                        element(snapshot, storage->elements[i])});
    }
  }
}

// --- text ---

std::string SnapshotRelations::describe(const HeapSnapshot& snapshot, const SnapshotValue& value) const {
  if (value.kind == Kind::Reference && !value.is_null()) {
    const auto& object = snapshot.objects[static_cast<std::size_t>(value.object)];
    if (object.kind == SnapshotKind::Text) return trace::show_text(from_modified_utf8(object.text));
  }
  if (value.kind == Kind::Long) return std::to_string(value.bits.as_long());
  if (value.kind == Kind::Float || value.kind == Kind::Double) return "?";
  return universe_.to_string(element(snapshot, value));
}

// The storage of a set is not shown on its own.
std::vector<bool> SnapshotRelations::reachable(const HeapSnapshot& snapshot, std::size_t roots) const {
  std::vector<bool> found(snapshot.objects.size());
  std::vector<std::size_t> pending;
  const auto reach = [&](const SnapshotValue& value) {
    if (value.kind != Kind::Reference || value.is_null()) return;
    const auto number = static_cast<std::size_t>(value.object);
    if (!found[number]) pending.push_back(number);
    found[number] = true;
  };
  for (std::size_t i = 0; i < roots; ++i) reach(snapshot.roots[i].second);
  std::vector<std::size_t> hidden;
  while (!pending.empty()) {
    const auto& object = snapshot.objects[pending.back()];
    pending.pop_back();
    for (const auto& field : object.fields) reach(field.value);
    for (const auto& value : object.elements) reach(value);
    for (const auto& value : object.values) reach(value);
    if (collection_parts(internal_name(object)) == CollectionParts::set)
      if (const auto* map = field_of(object, "map"); map && !map->is_null())
        hidden.push_back(static_cast<std::size_t>(map->object));
  }
  for (const auto number : hidden) found[number] = false;
  return found;
}

std::vector<std::string> SnapshotRelations::describe(const HeapSnapshot& snapshot, std::size_t roots) const {
  std::vector<std::string> lines;
  const auto shown = reachable(snapshot, roots);
  for (std::size_t number = 0; number < snapshot.objects.size(); ++number) {
    if (!shown[number]) continue;
    const auto& object = snapshot.objects[number];
    const auto name = internal_name(object);
    if (object.kind != SnapshotKind::Instance && object.kind != SnapshotKind::Array) continue;
    if (is_integer_box(name) || name == "java/lang/Boolean") continue;
    std::string line = universe_.to_string(atom(object)) + ":";
    const auto add = [&](const std::string& key, const SnapshotValue& value) {
      line +=
          (line.back() == ':' ? " " : ", ") + (key.empty() ? "" : key + " = ") + describe(snapshot, value);
    };
    const auto parts = collection_parts(name);
    const SnapshotObject* storage = nullptr;
    if (object.kind == SnapshotKind::Array) storage = &object;
    if (parts == CollectionParts::sequence) storage = field_object(snapshot, object, "seq");
    if (parts == CollectionParts::map) storage = field_object(snapshot, object, "table");
    if (parts == CollectionParts::set)
      if (const auto* map = field_object(snapshot, object, "map"))
        storage = field_object(snapshot, *map, "table");
    if (storage)
      for (std::size_t i = 0; i < storage->elements.size(); ++i) {
        if (parts == CollectionParts::map)
          add(describe(snapshot, storage->elements[i]), storage->values[i]);
        else
          add("", storage->elements[i]);
      }
    else
      for (const auto& field : object.fields) add(field.name, field.value);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace jury::engine
