// Collections after a summary: the tables and sequences of the models, from the rows of contains$rel,
// mapping$rel and index$rel.
#include <algorithm>

#include "engine/relational/collection_parts.h"
#include "engine/relational/summary_application.h"
#include "support/diagnostics.h"

namespace jury::engine {

using encode::Contents;
using encode::ObjectId;
using encode::Shape;
using encode::Value;
using logic::Term;
using solver::Wire;
using solver::relational::Grounding;

void SummaryApplication::change_collections(const Change& change, Grounding& ground) {
  const auto lower = ground.value(change.bound.lower), upper = ground.value(change.bound.upper);
  const ExecutedMethod seen{before_, arguments_, objects_before_, before_, std::nullopt};
  StateRelations now(workspace_.program(), executor_, heap_, circuit_, seen);
  const auto before = now.matrix({change.relation.kind, spec::RelState::after}, *integers_);
  auto& objects = executor_.objects();
  const auto count = static_cast<ObjectId>(objects.size());
  for (ObjectId object = 1; object < count; ++object) {
    if (objects.info(object).shape != Shape::Instance) continue;
    const auto entries = entries_of(object, lower, upper, before);
    if (!entries.changed) continue;
    const auto parts = collection_parts(objects.info(object).type.name);
    const bool of_list = parts == CollectionParts::sequence;
    if (change.relation.kind == StateRelation::Kind::contents && of_list) continue;  // index$rel says it
    if (change.relation.kind == StateRelation::Kind::contents && parts == CollectionParts::set)
      change_set(object, entries);
    else if (change.relation.kind == StateRelation::Kind::mapping && parts == CollectionParts::map)
      change_map(object, entries);
    else if (change.relation.kind == StateRelation::Kind::index && of_list)
      change_list(object, entries);
    else
      throw NotApplicable();
  }
}

SummaryApplication::Entries SummaryApplication::entries_of(ObjectId object, const Matrix& lower,
                                                           const Matrix& upper, const Matrix& before) {
  const auto own = Column::atom(object + StateRelations::first_object);
  Entries result;
  const auto of_object = [&](const Matrix& matrix) {
    std::map<std::vector<Column>, Wire> rows;
    const auto [first, last] = matrix.starting_with(own);
    for (std::size_t row = first; row < last; ++row) {
      const auto key = matrix.key(row);
      if (!matrix.wire(row).is_false())
        rows.emplace(std::vector<Column>(key.begin() + 1, key.end()), matrix.wire(row));
    }
    return rows;
  };
  const auto low = of_object(lower), high = of_object(upper), old = of_object(before);
  // Rows that start with any integer do not start with an object.
  result.changed = high != old || low != old;
  result.exact = high == low;
  if (!result.changed) return result;
  for (const auto& [rest, wire] : high) {
    const auto must = low.find(rest);
    result.entries.push_back({rest, must == low.end() ? solver::false_wire : must->second, wire});
  }
  if (!result.exact) open_ = true;
  return result;
}

// --- parts of the models ---

const Value& SummaryApplication::field_value(ObjectId object, std::string_view field) const {
  auto& objects = executor_.objects();
  const auto& layout = objects.layout(objects.info(object).type.name);
  for (std::size_t i = 0; i < layout.fields.size(); ++i)
    if (layout.fields[i]->name == field) return objects.contents(state_, object).slots[i];
  internal_error(__FILE__, __LINE__, "a model without the field " + std::string(field));
}

void SummaryApplication::set_field(ObjectId object, std::string_view field, const Value& value) {
  auto& objects = executor_.objects();
  const auto& layout = objects.layout(objects.info(object).type.name);
  auto contents = std::make_shared<Contents>(objects.contents(state_, object));
  for (std::size_t i = 0; i < layout.fields.size(); ++i)
    if (layout.fields[i]->name == field) contents->slots[i] = value;
  state_.heap.set(object, std::move(contents));
}

ObjectId SummaryApplication::only_part(ObjectId object, std::string_view field) const {
  const auto& part = encode::reference(field_value(object, field));
  if (!part.is_single() || part.single() == encode::null_object) throw NotApplicable();
  return part.single();
}

// Any number of modifications: what an iterator in use compares with.
void SummaryApplication::count_modification(ObjectId object) {
  auto& terms = executor_.values().terms();
  set_field(object, "modCount", terms.fresh_constant("modifications", terms.bit_vector_sort(32)));
}

Wire SummaryApplication::between(Wire lower, Wire upper) {
  if (lower == upper) return upper;
  auto& circuit = circuit_.circuit();
  auto& terms = executor_.values().terms();
  const Wire chosen = circuit_.wire(terms.fresh_constant("present", terms.boolean_sort()));
  constraints_.push_back(circuit.implication(circuit.conjunction(guard_, chosen), upper));
  constraints_.push_back(circuit.implication(circuit.conjunction(guard_, lower), chosen));
  return chosen;
}

// --- sets and maps ---

void SummaryApplication::change_set(ObjectId object, const Entries& entries) {
  std::map<Column, std::vector<Entry>> by_key;
  for (const auto& entry : entries.entries) by_key[entry.rest[0]].push_back(entry);
  fill_table(only_part(object, "map"), by_key, true);
}

void SummaryApplication::change_map(ObjectId object, const Entries& entries) {
  std::map<Column, std::vector<Entry>> by_key;
  for (const auto& entry : entries.entries) by_key[entry.rest[0]].push_back(entry);
  fill_table(object, by_key, false);
}

// What a set maps its elements to: anything but null.
Value SummaryApplication::present_value(const Contents& table) {
  for (const auto& value : table.values)
    if (encode::reference(value).is_single() && encode::reference(value).single() != encode::null_object)
      return value;
  return executor_.values().single(executor_.make_instance(state_, Symbol("java/lang/Boolean")));
}

void SummaryApplication::fill_table(ObjectId map, const std::map<Column, std::vector<Entry>>& by_key,
                                    bool is_set) {
  const auto table = only_part(map, "table");
  const auto& nodes = encode::reference(field_value(map, "nodes"));
  if (executor_.objects().info(table).linked || !nodes.is_single() || nodes.single() != encode::null_object)
    throw NotApplicable();
  const auto old = executor_.objects().contents(state_, table);
  auto& circuit = circuit_.circuit();
  auto fresh = std::make_shared<Contents>();
  for (const auto& [key, entries] : by_key) {
    std::vector<Wire> chosen;
    for (const auto& entry : entries) chosen.push_back(between(entry.lower, entry.upper));
    // A key that is open has one value at most.
    if (chosen.size() > 1)
      for (const auto& entry : entries)
        if (entry.lower != entry.upper) {
          constraints_.push_back(circuit.implication(guard_, circuit.at_most_one(chosen)));
          break;
        }
    fresh->slots.emplace_back(executor_.values().single(object_of(key)));
    fresh->flags.push_back(circuit_.term_of(circuit.disjunction(chosen)));
    fresh->values.push_back(is_set ? present_value(old) : table_value(entries, chosen));
  }
  state_.heap.set(table, std::move(fresh));
  count_modification(map);
}

Value SummaryApplication::table_value(const std::vector<Entry>& entries, const std::vector<Wire>& chosen) {
  std::vector<encode::Target> targets;
  for (std::size_t i = 0; i < entries.size(); ++i)
    targets.push_back({object_of(entries[i].rest[1]), circuit_.term_of(chosen[i])});
  std::sort(targets.begin(), targets.end(),
            [](const encode::Target& a, const encode::Target& b) { return a.object < b.object; });
  if (targets.size() == 1) return executor_.values().single(targets[0].object);
  return encode::Reference(std::move(targets));
}

// --- lists ---

void SummaryApplication::change_list(ObjectId object, const Entries& entries) {
  if (!entries.exact) throw NotApplicable();
  const auto sequence = only_part(object, "seq");
  const auto length = longest(entries, executor_.objects().contents(state_, sequence).slots.size());
  auto& values = executor_.values();
  auto fresh = std::make_shared<Contents>();
  fresh->size = values.integer(0);
  for (std::size_t i = 0; i < length; ++i) {
    const auto [element, present] = element_at(entries, i);
    fresh->slots.push_back(element);
    fresh->size = values.terms().make(logic::Kind::bv_add, {fresh->size, values.boolean_as_int(present)});
  }
  state_.heap.set(sequence, std::move(fresh));
  count_modification(object);
}

// Positions may be numbers that are not constant: those after appending, each of which makes the list longer.
std::size_t SummaryApplication::longest(const Entries& entries, std::size_t before) const {
  std::set<Column> moving;
  for (const auto& entry : entries.entries) {
    if (!entry.rest[0].is_integer()) throw NotApplicable();
    if (!integers_->is_constant(entry.rest[0])) moving.insert(entry.rest[0]);
  }
  return before + moving.size();
}

// What the list holds there, and when it is that long.
std::pair<Value, Term> SummaryApplication::element_at(const Entries& entries, std::size_t index) {
  auto& circuit = circuit_.circuit();
  const auto here = integers_->constant(static_cast<std::int64_t>(index));
  std::map<ObjectId, std::vector<Wire>> cases;
  for (const auto& entry : entries.entries) {
    const Wire wire = circuit.conjunction(entry.upper, integers_->equal(entry.rest[0], here));
    if (!wire.is_false()) cases[object_of(entry.rest[1])].push_back(wire);
  }
  std::vector<encode::Target> targets;
  std::vector<Wire> some;
  for (const auto& [target, wires] : cases) {
    some.push_back(circuit.disjunction(wires));
    targets.push_back({target, circuit_.term_of(some.back())});
  }
  const Term present = circuit_.term_of(circuit.disjunction(some));
  if (targets.empty()) return {executor_.values().null(), present};
  return {encode::Reference(std::move(targets)), present};
}

}  // namespace jury::engine
