#include "engine/relational/summary_application.h"

#include <algorithm>
#include <set>

#include "support/diagnostics.h"

namespace jury::engine {

using encode::ObjectId;
using encode::Shape;
using encode::State;
using encode::Value;
using ir::Kind;
using logic::Term;
using solver::Wire;
using solver::relational::Grounding;
using solver::relational::MatrixBuilder;

SummaryApplication::SummaryApplication(program::Workspace& workspace, encode::Executor& executor,
                                       CheckedHeap& heap, TermCircuit& circuit, std::size_t objects_before,
                                       const std::vector<Value>& arguments, const State& state)
    : workspace_(workspace),
      executor_(executor),
      heap_(heap),
      circuit_(circuit),
      objects_before_(objects_before),
      arguments_(arguments),
      before_(state),
      state_(state),
      guard_(circuit.wire(state.guard.term())) {}

std::optional<encode::Returned> SummaryApplication::apply(
    const ir::Method& method, const MethodSummary& summary,
    const std::vector<encode::ProgramVocabulary::Relation>& leaves) {
  try {
    auto returned = applied(method, summary, leaves);
    for (const auto wire : constraints_) circuit_.require(wire);
    return returned;
  } catch (const NotApplicable&) {
    return std::nullopt;
  } catch (const Unsupported&) {
    return std::nullopt;
  }
}

encode::Returned SummaryApplication::applied(const ir::Method& method, const MethodSummary& summary,
                                             const std::vector<encode::ProgramVocabulary::Relation>& leaves) {
  if (summary.uses_collections) check_texts();
  for (const auto& change : summary.changes)
    if (change.relation.kind == StateRelation::Kind::index && !change.bound.exact()) throw NotApplicable();
  make_objects(summary);
  const ExecutedMethod seen{before_, arguments_, objects_before_, before_, std::nullopt};
  StateRelations relations(workspace_.program(), executor_, heap_, circuit_, seen);
  Grounding ground(circuit_.circuit(), relations.atom_count(), logic::relational::IntegerWidth(32),
                   [this] { circuit_.checkpoint(); });
  integers_ = &ground.integers();
  for (auto leaf : leaves) {
    leaf.meaning.state = spec::RelState::after;  // the present state, with what was allocated so far
    ground.define(leaf.expression, relations.matrix(leaf.meaning, ground.integers()));
  }
  if (summary.uses_collections) relations.check_views();
  define_objects(summary, ground);
  for (const auto& change : summary.changes) {
    if (change.relation.kind == StateRelation::Kind::field)
      change_field(change, ground);
    else
      change_collections(change, ground);
  }
  encode::Returned returned{state_, std::nullopt};
  if (summary.result) {
    const Pair result{rows_of(ground.value(summary.result->lower), std::nullopt),
                      rows_of(ground.value(summary.result->upper), std::nullopt)};
    returned.value = value_between(result, ir::Signature::from_descriptor(method.descriptor.view()).result);
  }
  if (summary.returns)
    constraints_.push_back(circuit_.circuit().implication(guard_, ground.holds(summary.returns)));
  for (std::size_t i = 0; i < made_.size(); ++i)
    if (const auto condition = summary.allocations[i].condition)
      constraints_.push_back(circuit_.circuit().implication(
          guard_, circuit_.circuit().equivalence(circuit_.wire(made_when_[i]), ground.holds(condition))));
  for (const auto wire : ground.take_constraints()) constraints_.push_back(wire);
  return returned;
}

// In relations, texts are equal when they are the same object.
void SummaryApplication::check_texts() const {
  std::set<std::u16string> contents;
  auto& objects = executor_.objects();
  for (ObjectId object = 1; object < objects.size(); ++object) {
    if (objects.info(object).shape != Shape::Text) continue;
    if (!before_.heap.find(object) && !objects.info(object).initial) continue;
    const auto text = objects.constant_content(objects.contents(before_, object));
    if (!text || !contents.insert(*text).second) throw NotApplicable();
  }
}

// --- new objects ---

// Whether each is made is an unknown of its own, which the condition defines once relations can be evaluated.
void SummaryApplication::make_objects(const MethodSummary& summary) {
  auto& terms = executor_.values().terms();
  for (const auto& allocation : summary.allocations) {
    const bool always =
        allocation.condition && allocation.condition->kind == logic::relational::NodeKind::True;
    made_when_.push_back(always ? terms.true_term() : terms.fresh_constant("made", terms.boolean_sort()));
    if (!allocation.condition) open_ = true;
    State inside = state_.under(state_.guard.with(terms, made_when_.back()));
    made_.push_back(make_object(allocation, inside));
    state_.heap = inside.heap;
  }
}

ObjectId SummaryApplication::make_object(const Allocation& allocation, State& state) {
  const auto object = executor_.make_instance(state, allocation.class_name);
  if (workspace_.is_user_class(allocation.class_name)) return object;
  const auto* constructor = workspace_.program().resolve(
      ir::MethodReference{allocation.class_name, Symbol("<init>"), Symbol("()V")});
  if (!constructor) throw NotApplicable();
  const auto gaps = executor_.gaps().size();
  auto exit = executor_.run(*constructor, {executor_.values().single(object)}, state);
  if (!exit.returned || executor_.gaps().size() != gaps) throw NotApplicable();
  state.heap = exit.returned->state.heap;
  return object;
}

void SummaryApplication::define_objects(const MethodSummary& summary, Grounding& ground) {
  for (std::size_t i = 0; i < made_.size(); ++i) {
    MatrixBuilder builder(1);
    builder.add(std::array{Column::atom(made_[i] + StateRelations::first_object)}, solver::true_wire);
    ground.define(summary.allocations[i].object, builder.build(circuit_.circuit()));
  }
}

// --- fields ---

void SummaryApplication::change_field(const Change& change, Grounding& ground) {
  const auto lower = ground.value(change.bound.lower), upper = ground.value(change.bound.upper);
  const auto& field = *change.relation.field;
  auto& objects = executor_.objects();
  for (ObjectId object = 1; object < objects.size(); ++object) {
    if (objects.info(object).shape != Shape::Instance || !may_hold(object, ir::Type::reference(field.owner)))
      continue;
    const auto slot = objects.layout(objects.info(object).type.name).slot.at(&field);
    const auto value = value_between({rows_of(lower, object), rows_of(upper, object)}, field.type);
    auto contents = std::make_shared<encode::Contents>(objects.contents(state_, object));
    contents->slots[slot] = value;
    state_.heap.set(object, std::move(contents));
  }
}

// --- rows to values ---

SummaryApplication::Rows SummaryApplication::rows_of(const Matrix& matrix, std::optional<ObjectId> object) {
  Rows rows;
  for (std::size_t row = 0; row < matrix.rows(); ++row) {
    const auto key = matrix.key(row);
    if (object && key[0] != Column::atom(*object + StateRelations::first_object)) continue;
    rows.push_back({key.back(), matrix.wire(row)});
  }
  return rows;
}

ObjectId SummaryApplication::object_of(Column column) const {
  if (!column.is_atom()) throw NotApplicable();
  const auto atom = column.index();
  if (atom == StateRelations::true_atom || atom == StateRelations::false_atom) throw NotApplicable();
  return atom == StateRelations::null_atom ? encode::null_object : atom - StateRelations::first_object;
}

Term SummaryApplication::number_term(Column column) {
  auto& terms = executor_.values().terms();
  const auto& bits = integers_->bits(column);
  std::optional<Term> word;
  // From the highest bit down.
  for (std::size_t i = bits.size(); i-- > 0;) {
    const Term bit =
        terms.if_then_else(circuit_.term_of(bits[i]), terms.bit_vector(1, 1), terms.bit_vector(1, 0));
    word = word ? terms.make(logic::Kind::bv_concat, {*word, bit}) : bit;
  }
  return *word;
}

Value SummaryApplication::value_between(const Pair& pair, const ir::Type& type) {
  if (pair.exact()) return exact_value(pair.upper, type);
  open_ = true;
  if (type.kind == Kind::Boolean) return open_truth(pair);
  if (type.kind != Kind::Reference) return open_number(pair);
  return open_reference(pair, type);
}

Value SummaryApplication::exact_value(const Rows& rows, const ir::Type& type) {
  auto& values = executor_.values();
  auto& terms = values.terms();
  if (type.kind == Kind::Boolean) {
    Wire truth = solver::false_wire;
    for (const auto& row : rows)
      if (row.column == Column::atom(StateRelations::true_atom)) truth = row.wire;
    return values.boolean_as_int(circuit_.term_of(truth));
  }
  if (type.kind != Kind::Reference) {
    Term result = values.integer(0);
    for (const auto& row : rows)
      if (row.column.is_integer())
        result = terms.if_then_else(circuit_.term_of(row.wire), number_term(row.column), result);
    return result;
  }
  std::vector<encode::Target> targets;
  for (const auto& row : rows)
    if (!row.wire.is_false()) targets.push_back({object_of(row.column), circuit_.term_of(row.wire)});
  if (targets.empty()) return values.null();  // not on a way that returns
  std::sort(targets.begin(), targets.end(),
            [](const encode::Target& a, const encode::Target& b) { return a.object < b.object; });
  return encode::Reference(std::move(targets));
}

Value SummaryApplication::open_truth(const Pair& pair) {
  auto& circuit = circuit_.circuit();
  auto& terms = executor_.values().terms();
  const Term truth = terms.fresh_constant("result", terms.boolean_sort());
  const Wire value = circuit_.wire(truth);
  const auto wire_of = [](const Rows& rows, std::uint32_t atom) {
    for (const auto& row : rows)
      if (row.column == Column::atom(atom)) return row.wire;
    return solver::false_wire;
  };
  constraints_.push_back(
      circuit.implication(guard_, circuit.if_then_else(value, wire_of(pair.upper, StateRelations::true_atom),
                                                       wire_of(pair.upper, StateRelations::false_atom))));
  constraints_.push_back(circuit.implication(
      guard_, circuit.if_then_else(value, !wire_of(pair.lower, StateRelations::false_atom),
                                   !wire_of(pair.lower, StateRelations::true_atom))));
  return executor_.values().boolean_as_int(truth);
}

Value SummaryApplication::open_number(const Pair& pair) {
  auto& circuit = circuit_.circuit();
  auto& terms = executor_.values().terms();
  const Term number = terms.fresh_constant("result", terms.bit_vector_sort(32));
  const auto column = integers_->intern(circuit_.bits(number));
  std::vector<Wire> cases;
  for (const auto& row : pair.upper) {
    if (row.column.is_atom()) continue;
    cases.push_back(
        row.column.is_any() ? row.wire : circuit.conjunction(row.wire, integers_->equal(row.column, column)));
  }
  constraints_.push_back(circuit.implication(guard_, circuit.disjunction(cases)));
  for (const auto& row : pair.lower)
    if (row.column.is_integer())
      constraints_.push_back(
          circuit.implication(circuit.conjunction(guard_, row.wire), integers_->equal(row.column, column)));
  return number;
}

bool SummaryApplication::may_hold(ObjectId object, const ir::Type& type) const {
  const auto& info = executor_.objects().info(object);
  if (info.shape == Shape::Statics || info.shape == Shape::Class || info.shape == Shape::Sequence ||
      info.shape == Shape::Table || info.shape == Shape::Cursor)
    return false;
  if (!workspace_.program().is_subtype(info.type, type)) return false;
  return state_.heap.find(object) || info.initial;
}

// One of the objects that the upper bound allows, unknown which.
Value SummaryApplication::open_reference(const Pair& pair, const ir::Type& type) {
  auto& circuit = circuit_.circuit();
  auto& terms = executor_.values().terms();
  std::vector<encode::Target> targets;
  std::vector<Wire> choices;
  for (const auto& row : pair.upper) {
    if (!row.column.is_atom()) continue;
    const auto atom = row.column.index();
    if (atom == StateRelations::true_atom || atom == StateRelations::false_atom) continue;
    const ObjectId object = object_of(row.column);
    if (object != encode::null_object && !may_hold(object, type)) continue;
    const Term chosen = terms.fresh_constant("result", terms.boolean_sort());
    targets.push_back({object, chosen});
    choices.push_back(circuit_.wire(chosen));
    constraints_.push_back(circuit.implication(circuit.conjunction(guard_, choices.back()), row.wire));
    for (const auto& must : pair.lower)
      if (must.column == row.column)
        constraints_.push_back(circuit.implication(circuit.conjunction(guard_, must.wire), choices.back()));
    if (const auto exists = heap_.exists(object))
      constraints_.push_back(circuit.implication(choices.back(), circuit_.wire(*exists)));
  }
  if (targets.empty()) return executor_.values().null();
  constraints_.push_back(circuit.implication(guard_, circuit.disjunction(choices)));
  constraints_.push_back(circuit.at_most_one(choices));
  std::sort(targets.begin(), targets.end(),
            [](const encode::Target& a, const encode::Target& b) { return a.object < b.object; });
  return encode::Reference(std::move(targets));
}

}  // namespace jury::engine
