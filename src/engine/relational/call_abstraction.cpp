#include "engine/relational/call_abstraction.h"

#include <algorithm>

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

CallAbstraction::CallAbstraction(program::Workspace& workspace, encode::Executor& executor,
                                 const encode::SymbolicHeap& heap, TermCircuit& circuit,
                                 std::size_t objects_before, Calls mode)
    : workspace_(workspace),
      executor_(executor),
      heap_(heap),
      circuit_(circuit),
      objects_before_(objects_before),
      mode_(mode) {}

std::optional<encode::Exit> CallAbstraction::replace(const ir::Method& method,
                                                     const std::vector<Value>& arguments,
                                                     const State& state) {
  if (executing_ || !workspace_.is_user_class(method.owner) || executor_.may_catch()) return std::nullopt;
  if (!summarizer_.summarize(method).known()) return std::nullopt;
  const auto summary = mode_ == Calls::frame ? summarizer_.frame(method) : summarizer_.summarize(method);
  Site site{&method, arguments, state, {}, {}, false};
  const ExecutedMethod seen{state, arguments, objects_before_, state, std::nullopt};
  StateRelations relations(workspace_.program(), executor_, heap_, circuit_, seen);
  Grounding ground(circuit_.circuit(), relations.atom_count(), logic::relational::IntegerWidth(32),
                   [this] { circuit_.checkpoint(); });
  integers_ = &ground.integers();
  for (auto leaf : summarizer_.leaves_for(method)) {
    leaf.meaning.state = spec::RelState::after;  // the present state, with what was allocated so far
    ground.define(leaf.expression, relations.matrix(leaf.meaning, ground.integers()));
  }
  encode::Returned returned{state, std::nullopt};
  for (const auto& change : summary.changes) change_field(site, change, ground, returned.state);
  if (summary.result) {
    const auto lower = rows_of(ground.value(summary.result->lower), std::nullopt);
    const auto upper = rows_of(ground.value(summary.result->upper), std::nullopt);
    bool open = false;
    returned.value = value_between(
        site, lower, upper, ir::Signature::from_descriptor(method.descriptor.view()).result, state, open);
    if (open) site.outputs.push_back({encode::null_object, 0, *returned.value});
  }
  for (const auto wire : ground.take_constraints()) circuit_.require(wire);
  sites_.push_back(std::move(site));
  encode::Exit exit;
  exit.returned = std::move(returned);
  return exit;
}

void CallAbstraction::change_field(Site& site, const FieldChange& change, Grounding& ground, State& state) {
  const auto lower = ground.value(change.bound.lower), upper = ground.value(change.bound.upper);
  auto& objects = executor_.objects();
  for (ObjectId object = 1; object < objects.size(); ++object) {
    if (objects.info(object).shape != Shape::Instance ||
        !may_hold(object, ir::Type::reference(change.field->owner), state))
      continue;
    const auto slot = objects.layout(objects.info(object).type.name).slot.at(change.field);
    bool open = false;
    const auto value =
        value_between(site, rows_of(lower, object), rows_of(upper, object), change.field->type, state, open);
    auto contents = std::make_shared<encode::Contents>(objects.contents(state, object));
    contents->slots[slot] = value;
    state.heap.set(object, std::move(contents));
    if (open) site.outputs.push_back({object, slot, value});
  }
}

// --- rows to values ---

std::vector<CallAbstraction::Row> CallAbstraction::rows_of(const Matrix& matrix,
                                                           std::optional<ObjectId> object) {
  std::vector<Row> rows;
  for (std::size_t row = 0; row < matrix.rows(); ++row) {
    const auto key = matrix.key(row);
    if (object && key[0] != Column::atom(*object + StateRelations::first_object)) continue;
    rows.push_back({key.back(), matrix.wire(row)});
  }
  return rows;
}

Term CallAbstraction::number_term(Column column) {
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

Value CallAbstraction::value_between(Site& site, const std::vector<Row>& lower, const std::vector<Row>& upper,
                                     const ir::Type& type, const State& state, bool& open) {
  if (lower == upper) return exact_value(upper, type);
  open = true;
  const Wire guard = circuit_.wire(site.before.guard.term());
  if (type.kind == Kind::Boolean) return open_truth(lower, upper, guard);
  if (type.kind != Kind::Reference) return open_number(lower, upper, guard);
  return open_reference(lower, upper, type, state, guard);
}

Value CallAbstraction::exact_value(const std::vector<Row>& rows, const ir::Type& type) {
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
  for (const auto& row : rows) {
    if (!row.column.is_atom() || row.wire.is_false()) continue;
    const auto atom = row.column.index();
    if (atom == StateRelations::true_atom || atom == StateRelations::false_atom) continue;
    targets.push_back(
        {atom == StateRelations::null_atom ? encode::null_object : atom - StateRelations::first_object,
         circuit_.term_of(row.wire)});
  }
  if (targets.empty()) return values.null();  // not on a way that returns
  std::sort(targets.begin(), targets.end(),
            [](const encode::Target& a, const encode::Target& b) { return a.object < b.object; });
  return encode::Reference(std::move(targets));
}

Value CallAbstraction::open_truth(const std::vector<Row>& lower, const std::vector<Row>& upper, Wire guard) {
  auto& circuit = circuit_.circuit();
  const Term truth =
      executor_.values().terms().fresh_constant("result", executor_.values().terms().boolean_sort());
  const Wire value = circuit_.wire(truth);
  const auto wire_of = [](const std::vector<Row>& rows, std::uint32_t atom) {
    for (const auto& row : rows)
      if (row.column == Column::atom(atom)) return row.wire;
    return solver::false_wire;
  };
  circuit_.require(
      circuit.implication(guard, circuit.if_then_else(value, wire_of(upper, StateRelations::true_atom),
                                                      wire_of(upper, StateRelations::false_atom))));
  circuit_.require(
      circuit.implication(guard, circuit.if_then_else(value, !wire_of(lower, StateRelations::false_atom),
                                                      !wire_of(lower, StateRelations::true_atom))));
  return executor_.values().boolean_as_int(truth);
}

Value CallAbstraction::open_number(const std::vector<Row>& lower, const std::vector<Row>& upper, Wire guard) {
  auto& circuit = circuit_.circuit();
  const Term number =
      executor_.values().terms().fresh_constant("result", executor_.values().terms().bit_vector_sort(32));
  const auto column = integers_->intern(circuit_.bits(number));
  std::vector<Wire> cases;
  for (const auto& row : upper) {
    if (row.column.is_atom()) continue;
    cases.push_back(
        row.column.is_any() ? row.wire : circuit.conjunction(row.wire, integers_->equal(row.column, column)));
  }
  circuit_.require(circuit.implication(guard, circuit.disjunction(cases)));
  for (const auto& row : lower)
    if (row.column.is_integer())
      circuit_.require(
          circuit.implication(circuit.conjunction(guard, row.wire), integers_->equal(row.column, column)));
  return number;
}

bool CallAbstraction::may_hold(ObjectId object, const ir::Type& type, const State& state) const {
  const auto& info = executor_.objects().info(object);
  if (info.shape == Shape::Statics || info.shape == Shape::Class || info.shape == Shape::Sequence ||
      info.shape == Shape::Table || info.shape == Shape::Cursor)
    return false;
  if (!workspace_.program().is_subtype(info.type, type)) return false;
  return state.heap.find(object) || info.initial;
}

// One of the objects that the upper bound allows, unknown which.
Value CallAbstraction::open_reference(const std::vector<Row>& lower, const std::vector<Row>& upper,
                                      const ir::Type& type, const State& state, Wire guard) {
  auto& circuit = circuit_.circuit();
  auto& terms = executor_.values().terms();
  std::vector<encode::Target> targets;
  std::vector<Wire> choices;
  for (const auto& row : upper) {
    if (!row.column.is_atom()) continue;
    const auto atom = row.column.index();
    if (atom == StateRelations::true_atom || atom == StateRelations::false_atom) continue;
    const ObjectId object =
        atom == StateRelations::null_atom ? encode::null_object : atom - StateRelations::first_object;
    if (object != encode::null_object && !may_hold(object, type, state)) continue;
    const Term chosen = terms.fresh_constant("result", terms.boolean_sort());
    targets.push_back({object, chosen});
    choices.push_back(circuit_.wire(chosen));
    circuit_.require(circuit.implication(circuit.conjunction(guard, choices.back()), row.wire));
    for (const auto& must : lower)
      if (must.column == row.column)
        circuit_.require(circuit.implication(circuit.conjunction(guard, must.wire), choices.back()));
    if (const auto* unknown = heap_.find(object))
      circuit_.require(circuit.implication(choices.back(), circuit_.wire(unknown->exists)));
  }
  if (targets.empty()) return executor_.values().null();
  circuit_.require(circuit.implication(guard, circuit.disjunction(choices)));
  circuit_.require(circuit.at_most_one(choices));
  std::sort(targets.begin(), targets.end(),
            [](const encode::Target& a, const encode::Target& b) { return a.object < b.object; });
  return encode::Reference(std::move(targets));
}

// --- refinement ---

std::optional<Value> CallAbstraction::exact_output(const Site& site, const Output& output) const {
  const auto& returned = *site.exact->returned;
  if (output.object == encode::null_object) return returned.value;
  return executor_.objects().contents(returned.state, output.object).slots[output.slot];
}

bool CallAbstraction::agree(const Value& value, const Value& other) {
  return circuit_.value(equal(value, other)).boolean();
}

Term CallAbstraction::equal(const Value& value, const Value& other) const {
  if (std::holds_alternative<Term>(value))
    return executor_.values().terms().equal(encode::term(value), encode::term(other));
  return executor_.values().equal(encode::reference(value), encode::reference(other));
}

// Executions that the code of a call does not follow are left out when the call is refined.
void CallAbstraction::note_gap(const encode::Gap& gap) {
  using encode::Gap;
  if (gap.kind != Gap::Kind::Loop && gap.kind != Gap::Kind::Recursion && gap.kind != Gap::Kind::Size)
    throw Unsupported(gap.reason);
  loops_bounded_ = true;
}

std::size_t CallAbstraction::refine() {
  auto& terms = executor_.values().terms();
  std::vector<Term> constraints;
  for (auto& site : sites_) {
    const Term guard = site.before.guard.term();
    if (!circuit_.value(guard).boolean()) continue;
    if (!site.exact) {
      const auto gaps = executor_.gaps().size();
      executing_ = true;
      site.exact = executor_.run(*site.method, site.arguments, site.before);
      executing_ = false;
      for (std::size_t i = gaps; i < executor_.gaps().size(); ++i) note_gap(executor_.gaps()[i]);
    }
    const Term returned =
        site.exact->returned ? site.exact->returned->state.guard.term() : terms.false_term();
    if (!site.returns && !circuit_.value(returned).boolean()) {
      site.returns = true;
      constraints.push_back(terms.implies(guard, returned));
      break;  // what follows does not happen
    }
    for (auto& output : site.outputs) {
      if (output.refined) continue;
      const auto exact = exact_output(site, output);
      if (agree(output.value, *exact)) continue;
      output.refined = true;
      constraints.push_back(terms.implies(terms.conjunction(guard, returned), equal(output.value, *exact)));
    }
  }
  refinements_ += constraints.size();
  for (const auto constraint : constraints) require(constraint);
  return constraints.size();
}

}  // namespace jury::engine
