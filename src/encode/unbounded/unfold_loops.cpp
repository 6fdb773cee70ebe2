// Loops: followed while their course is known, otherwise cut at the head with everything they change unknown.
#include <algorithm>

#include "encode/unbounded/unfolder.h"
#include "support/diagnostics.h"

namespace jury::encode::unbounded {

using ir::BlockId;
using ir::Kind;

namespace {

enum Step : std::uint32_t { loop_step = 10, iteration_step, abstract_step };

}  // namespace

void Unfolder::run_loop(Frame& frame, BlockId header, Arrival entry) {
  const auto outside = frame.context;
  const auto context = knowledge_.step(frame.context, loop_step, header);
  auto& known = knowledge_.loop(context);
  if (limits_.cut_suggested && has_suggested(frame, header, entry)) known.abstracted = true;
  if (!known.abstracted) {
    std::vector<std::pair<BlockId, Arrival>> exits;
    if (follow(frame, header, entry, context, exits)) {
      frame.context = outside;
      for (auto& [target, arrival] : exits) {
        frame.now = arrival;
        go(frame, target, arrival.state, arrival.exception);
      }
      return;
    }
    known.abstracted = true;
  }
  frame.context = outside;
  if (!feasible(entry.state.guard)) return;
  abstract_loop(frame, header, std::move(entry), context);
  frame.context = outside;
}

// Iteration by iteration, as long as each either goes on or leaves, not perhaps both; exceptions aside.
// Otherwise everything is taken back, unless some iterations are to be followed in any case (unrolled).
bool Unfolder::follow(Frame& frame, BlockId header, const Arrival& entry, ContextId context,
                      std::vector<std::pair<BlockId, Arrival>>& exits) {
  const auto facts = result_.facts.size();
  const auto heads = result_.heads.size();
  const auto uses = result_.uses.size();
  const auto gaps = result_.gaps.size();
  const auto pruned = result_.pruned.size();
  const auto returns = frame.returns.size();
  const auto throws = frame.throws.size();
  std::vector<std::pair<std::size_t, std::size_t>> calls;  // of the recursive methods around: head, edges
  for (const auto* active : stack_)
    if (active->summary)
      calls.emplace_back(active->summary->entry, result_.heads[active->summary->entry].edges.size());
  auto targets = knowledge_.targets();
  Arrival arrival = entry;
  bool undetermined = false;
  for (std::uint32_t iteration = 0; iteration < limits_.iterations; ++iteration) {
    Region region;
    region.header = header;
    region.pending[frame.facts->order.position[header]].push_back(std::move(arrival));
    frame.context = knowledge_.step(context, iteration_step, iteration);
    run_region(frame, region);
    const bool leaves = std::any_of(region.exits.begin(), region.exits.end(),
                                    [](const auto& exit) { return !exit.second.exception; }) ||
                        frame.returns.size() > returns;
    for (auto& exit : region.exits) exits.push_back(std::move(exit));
    if (region.back.empty()) return true;
    undetermined = undetermined || leaves;
    if (undetermined && iteration >= limits_.unrolled) break;
    arrival = merge(std::move(region.back));
    if (arrival.state.guard.is_false()) return true;
    if (undetermined && !feasible(arrival.state.guard)) return true;
  }
  if (limits_.unrolled > 0) throw UnfoldingLimitReached{"a loop does not end soon"};
  exits.clear();
  knowledge_.restore(std::move(targets));
  result_.facts.resize(facts);
  result_.heads.resize(heads, Head());
  for (const auto& [head, edges] : calls) result_.heads[head].edges.resize(edges);
  result_.uses.resize(uses, Use());
  result_.gaps.resize(gaps, Gap());
  result_.pruned.resize(pruned);
  frame.returns.erase(frame.returns.begin() + static_cast<std::ptrdiff_t>(returns), frame.returns.end());
  frame.throws.erase(frame.throws.begin() + static_cast<std::ptrdiff_t>(throws), frame.throws.end());
  return false;
}

// The class that javac makes for the switches over enums: an array of numbers for each enum.
bool Unfolder::is_switch_map(const Family& info) const {
  if (info.shape != Shape::Statics) return false;
  const auto& fields = program_.get_class(info.class_name).fields;
  return !fields.empty() && std::all_of(fields.begin(), fields.end(), [](const ir::Field& field) {
    return field.is_static() && field.name.text().starts_with("$SwitchMap$");
  });
}

bool Unfolder::is_initialized(const State& state, Symbol class_name) {
  const auto family = statics(class_name);
  const Term initialized = get(state, family, slot::initialized, addresses_.base(family));
  return initialized.is_value() && !(initialized == addresses_.integer(0));
}

// Where all that it asks to be initialised is, nobody sees whether a switch map is made before the loop or at
// the first switch in it; made before, it is no unknown.
void Unfolder::prepare_switches(Arrival& entry, LoopKnowledge& known, ContextId context) {
  std::set<FamilyId> maps;
  for (const auto& [family, slot] : known.slots)
    if (is_switch_map(knowledge_.info(family))) maps.insert(family);
  for (const auto family : maps) {
    const auto name = knowledge_.info(family).class_name;
    if (abstracted_ == 0 && !is_initialized(entry.state, name) && can_prepare(entry.state, name)) {
      auto exit = initialize(name, entry.state, context);
      if (exit.returned && !exit.thrown) entry.state = std::move(exit.returned->state);
    }
    if (is_initialized(entry.state, name))
      std::erase_if(known.slots, [&](const auto& changed) { return changed.first == family; });
  }
}

bool Unfolder::can_prepare(const State& state, Symbol class_name) {
  const auto* initializer = program_.get_class(class_name).find_method(Symbol("<clinit>"), Symbol("()V"));
  const auto* body = initializer ? program_.body(*initializer) : nullptr;
  if (!body) return false;
  for (const auto& block : body->blocks)
    for (const auto& statement : block.statements) {
      const auto* asked = std::get_if<ir::InitializeClass>(&statement.kind);
      if (asked && asked->class_name != class_name && program_.needs_initialization(asked->class_name) &&
          !is_initialized(state, asked->class_name))
        return false;
    }
  return true;
}

void Unfolder::abstract_loop(Frame& frame, BlockId header, Arrival entry, ContextId context) {
  auto& known = knowledge_.loop(context);
  prepare_switches(entry, known, context);
  Head head;
  head.id = context;
  head.method = frame.method;
  head.position = start_of(frame.body->blocks[header]);
  const auto start = havoc(frame, header, entry, known, head);
  head.edges.push_back(edge_of(head, entry));
  evaluate_given(frame, entry, start, head);
  const auto place = result_.heads.size();
  result_.heads.push_back(head);
  result_.uses.push_back({place, entry.state.guard.term(), head.constants});

  Region region;
  region.header = header;
  region.pending[frame.facts->order.position[header]].push_back(start);
  frame.context = knowledge_.step(context, abstract_step, 0);
  ++abstracted_;
  run_region(frame, region);
  --abstracted_;
  for (auto& back : region.back) {
    if (learn(frame, header, start, back, known)) knowledge_.grew();
    result_.heads[place].edges.push_back(edge_of(head, back));
  }
  for (auto& [target, arrival] : region.exits) {
    frame.now = arrival;
    go(frame, target, arrival.state, arrival.exception);
  }
}

// The state in any iteration.
Unfolder::Arrival Unfolder::havoc(Frame& frame, BlockId header, const Arrival& entry, LoopKnowledge& known,
                                  Head& head) {
  Arrival now = entry;
  for (std::size_t local = 0; local < now.locals.size(); ++local) {
    if (!frame.facts->live[header][local]) now.locals[local] = Value();
    if (now.locals[local].families.empty()) continue;
    auto& families = known.local_families[static_cast<ir::LocalId>(local)];
    families = families.unite(now.locals[local].families);
  }
  havoc_locals(frame, header, now, known, head);
  havoc_heap(now, known, head);
  describe_rest(frame, header, now, head);
  for (const auto& component : head.components)
    if (component.changed) typing_facts(now.state, component);
  // Objects are never unmade.
  for (const auto& component : head.components)
    if (component.changed && component.role == Role::Count)
      fact(entry.state.guard,
           addresses_.less_equal(contents(entry.state, component.family).count, component.term));
  return now;
}

void Unfolder::havoc_locals(Frame& frame, BlockId, Arrival& now, const LoopKnowledge& known, Head& head) {
  for (const auto local : known.locals) {
    auto& value = now.locals[local];
    if (!value.term) continue;
    const auto& declared = frame.body->locals[local];
    Component component;
    component.name = declared.name.text();
    component.local = local;
    component.changed = true;
    component.from_source = declared.from_source;
    component.is_reference = declared.type.is_reference();
    component.role = component.is_reference         ? Role::Reference
                     : value.term.sort().is_float() ? Role::Floating
                                                    : Role::Number;
    component.term = terms_.constant(
        component.name + "@" + std::to_string(head.id) + "." + std::to_string(local), value.term.sort());
    const auto families = known.local_families.find(local);
    if (families != known.local_families.end()) component.targets = families->second;
    value = {component.term, component.targets};
    head.constants.push_back(component.term);
    head.components.push_back(std::move(component));
  }
}

void Unfolder::havoc_heap(Arrival& now, const LoopKnowledge& known, Head& head) {
  for (const auto& [family, slot] : known.slots) havoc_slot(now, family, slot, head);
}

void Unfolder::havoc_slot(Arrival& now, FamilyId family, Slot slot, Head& head) {
  auto copy = std::make_shared<Contents>(contents(now.state, family));
  auto component = describe(family, slot);
  component.changed = true;
  const Term before = slot == count_slot ? copy->count : copy->slots[slot].term;
  component.term = terms_.constant(component.name + "@" + std::to_string(head.id) + "." +
                                       std::to_string(family) + "." + std::to_string(slot),
                                   before.sort());
  if (slot == count_slot)
    copy->count = component.term;
  else
    copy->slots[slot] = {component.term, component.targets};
  now.state.set(family, std::move(copy));
  head.constants.push_back(component.term);
  head.components.push_back(std::move(component));
}

Component Unfolder::describe(FamilyId family, Slot slot) {
  const auto& info = knowledge_.info(family);
  const auto type = slot_type(family, slot);
  Component component;
  component.family = family;
  component.slot = slot;
  component.role = type.role;
  component.is_reference = type.is_reference;
  component.from_source = !info.library || info.shape != Shape::Instance;
  if (slot != count_slot && type.is_reference) component.targets = knowledge_.points_to(family, slot);
  if (info.many && slot != count_slot) component.role = Role::FieldOfMany;
  component.name = info.name + ".";
  switch (info.shape) {
    case Shape::Instance:
      component.name += slot == count_slot ? "count" : layout(info.type.name).fields[slot]->name.text();
      break;
    case Shape::Statics:
      component.name += slot == 0 ? "initialized" : static_layout(info.class_name).fields[slot]->name.text();
      break;
    case Shape::Array:
    case Shape::Sequence:
      component.name += slot == count_slot ? "count" : slot == slot::size ? "size" : "elements";
      break;
    case Shape::Table:
      component.name += slot == count_slot   ? "count"
                        : slot == slot::size ? "size"
                        : slot == slot::has  ? "keys"
                                             : "values";
      break;
    case Shape::Cursor: {
      constexpr const char* names[] = {"passed", "visited", "total", "keys", "current"};
      component.name += slot == count_slot ? "count" : names[slot];
      break;
    }
    case Shape::Box:
    case Shape::Text:
    case Shape::Class:
      break;
  }
  return component;
}

// What the loop does not change, for those who relate the two.
void Unfolder::describe_rest(Frame& frame, BlockId, const Arrival& now, Head& head) {
  std::vector<Term> known = head.constants;
  for (ir::LocalId local = 0; local < now.locals.size(); ++local) {
    const auto& value = now.locals[local];
    if (!value.term || std::find(known.begin(), known.end(), value.term) != known.end()) continue;
    const auto& declared = frame.body->locals[local];
    Component component;
    component.name = declared.name.text();
    component.local = local;
    component.from_source = declared.from_source;
    component.is_reference = declared.type.is_reference();
    component.role = component.is_reference         ? Role::Reference
                     : value.term.sort().is_float() ? Role::Floating
                                                    : Role::Number;
    component.term = value.term;
    component.targets = value.families;
    head.components.push_back(std::move(component));
  }
  for (FamilyId family = first_heap_family; family < now.state.heap.size(); ++family) {
    const auto& contents = now.state.heap[family];
    const auto& info = knowledge_.info(family);
    if (!contents || info.shape == Shape::Class) continue;
    if (info.shape == Shape::Statics && info.library) continue;
    if (info.shape == Shape::Instance && program_.is_subclass(info.type.name, Symbol("java/lang/Throwable")))
      continue;
    for (Slot slot = 0; slot < contents->slots.size(); ++slot) {
      const Term term = contents->slots[slot].term;
      if (std::find(known.begin(), known.end(), term) != known.end()) continue;
      auto component = describe(family, slot);
      component.term = term;
      head.components.push_back(std::move(component));
    }
    if (contents->count && std::find(known.begin(), known.end(), contents->count) == known.end()) {
      auto component = describe(family, count_slot);
      component.term = contents->count;
      head.components.push_back(std::move(component));
    }
  }
}

// What holds of every value of the component's kind, in a state of the program.
void Unfolder::typing_facts(const State& state, const Component& component) {
  const Term term = component.term;
  switch (component.role) {
    case Role::Number:
      return fact(state.guard, numbers_.in_range(number_kind(component), term));
    case Role::Reference:
    case Role::CursorCurrent:
      return fact(state.guard, is_typed(state, term, component.targets));
    case Role::Length:
    case Role::TableSize:
    case Role::CursorCount:
    case Role::CursorTotal:
      return fact(state.guard,
                  addresses_.between(addresses_.integer(0), term, addresses_.integer(INT32_MAX)));
    case Role::Count:
      return fact(state.guard, addresses_.less_equal(addresses_.integer(0), term));
    case Role::Floating:
    case Role::Elements:
    case Role::TableKeys:
    case Role::TableValues:
    case Role::CursorVisited:
    case Role::CursorKeys:
    case Role::FieldOfMany:
      return;
  }
}

// Locals hold ints and longs; fields may be smaller.
Kind Unfolder::number_kind(const Component& component) {
  if (component.family != 0) return slot_type(component.family, component.slot).kind;
  const auto kind = stack_.back()->body->locals[component.local].type.kind;
  return kind == Kind::Long ? Kind::Long : Kind::Int;
}

// Whether the way back changes something that was taken to be fixed.
bool Unfolder::learn(Frame& frame, BlockId header, const Arrival& head_state, const Arrival& back,
                     LoopKnowledge& known) {
  bool grown = false;
  for (ir::LocalId local = 0; local < head_state.locals.size(); ++local) {
    if (!frame.facts->live[header][local] || !head_state.locals[local].term) continue;
    const auto& value = back.locals[local];
    JURY_CHECK(value.term, "a live local without a value at a loop's end");
    if (!(value.term == head_state.locals[local].term)) grown = known.locals.insert(local).second || grown;
    auto& families = known.local_families[local];
    if (families.includes(value.families)) continue;
    families = families.unite(value.families);
    grown = true;
  }
  return learn_heap(head_state.state, back.state, known) || grown;
}

bool Unfolder::learn_heap(const State& earlier, const State& later, LoopKnowledge& known) {
  bool grown = false;
  for (FamilyId family = 0; family < later.heap.size(); ++family) {
    const auto& after = later.find(family);
    const auto& before = earlier.find(family);
    if (after == before || !after) continue;
    // Single objects that are made in the loop do not exist: they would be many.
    const Contents& there = contents(earlier, family);
    for (Slot slot = 0; slot < after->slots.size(); ++slot)
      if (!(after->slots[slot].term == there.slots[slot].term))
        grown = known.slots.insert({family, slot}).second || grown;
    if (after->count && !(after->count == there.count))
      grown = known.slots.insert({family, count_slot}).second || grown;
  }
  return grown;
}

Edge Unfolder::edge_of(const Head& head, const Arrival& arrival) {
  Edge edge{arrival.state.guard.term(), result_.uses.size(), {}};
  for (const auto& component : head.components) {
    if (!component.changed) continue;
    if (component.family == 0)
      edge.values.push_back(arrival.locals[component.local].term);
    else if (component.slot == count_slot)
      edge.values.push_back(contents(arrival.state, component.family).count);
    else
      edge.values.push_back(contents(arrival.state, component.family).slots[component.slot].term);
  }
  return edge;
}

}  // namespace jury::encode::unbounded
