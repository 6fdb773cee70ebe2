// Recursive methods: followed for a few activations, then summarised. The body is unfolded once from an entry
// where everything that the recursion may change is unknown; a call within it, and the call from outside, go
// on with an unknown outcome, of which the invariants of the exit tell what is known (unfolding.h). Methods
// that recur through others are cut at the one that was called first; the others are unfolded in its body.
//
// As for loops, what the recursion changes is learned in rounds. At the end each call and each exit agrees
// with the state at entry in everything that was taken to be fixed.
#include <algorithm>

#include "encode/unbounded/unfolder.h"
#include "support/diagnostics.h"

namespace jury::encode::unbounded {

using ir::Kind;

namespace {

enum Step : std::uint32_t { body_step = 20, exit_step, outside_step };

ir::Type result_type(const ir::Method& method) {
  const auto text = method.descriptor.view();
  return ir::Type::from_descriptor(text.substr(text.find(')') + 1));
}

}  // namespace

bool Unfolder::too_deep(const ir::Method& method) const {
  const auto active = std::count_if(stack_.begin(), stack_.end(),
                                    [&](const Frame* frame) { return frame->method == &method; });
  return stack_.size() >= limits_.depth || active > static_cast<std::ptrdiff_t>(limits_.recursion);
}

// From the next round on the outermost activation is summarised.
Unfolder::Exit Unfolder::stop_recursion(const ir::Method& method, const State& state) {
  if (!feasible(state.guard)) return {};
  if (limits_.unrolled > 0) throw UnfoldingLimitReached{"a recursion does not end soon"};
  const auto outermost = std::find_if(stack_.begin(), stack_.end(),
                                      [&](const Frame* frame) { return frame->method == &method; });
  if (outermost == stack_.end()) {
    gap(state.guard, "calls too deep, of " + method.display());
    return {};
  }
  knowledge_.recursion((*outermost)->entered).summarized = true;
  knowledge_.grew();
  return {};
}

Unfolder::Frame* Unfolder::summarized(const ir::Method& method) const {
  const auto found = std::find_if(stack_.rbegin(), stack_.rend(), [&](const Frame* frame) {
    return frame->method == &method && frame->summary;
  });
  return found == stack_.rend() ? nullptr : *found;
}

Unfolder::Exit Unfolder::summarize(const ir::Method& method, const ir::Body& body,
                                   std::vector<Value> arguments, State state, ContextId context) {
  if (!feasible(state.guard)) return {};
  auto& known = knowledge_.recursion(context);
  auto frame = make_frame(method, body, std::move(arguments), std::move(state), context);
  frame.context = knowledge_.step(context, body_step, 0);
  const Arrival outside = frame.now;
  stack_.push_back(&frame);
  Head entry;
  entry.id = context;
  entry.kind = HeadKind::Entry;
  entry.method = &method;
  const auto& block = body.blocks[0];
  entry.position = frame.position =
      block.statements.empty() ? block.terminator.position : block.statements.front().position;
  Summary summary{&known, result_.heads.size(), std::nullopt, havoc(frame, 0, outside, known.effect, entry)};
  entry.edges.push_back(edge_of(entry, outside));
  evaluate_given(frame, summary.start, summary.start, entry);
  const Edge call = entry.edges[0];
  result_.uses.push_back({summary.entry, outside.state.guard.term(), entry.constants});
  result_.heads.push_back(std::move(entry));
  add_exit(summary, method, context);
  frame.summary = &summary;
  Region region;
  region.pending[frame.facts->order.position[0]].push_back(summary.start);
  ++abstracted_;
  run_region(frame, region);
  --abstracted_;
  leave(summary, method, finish(frame));
  stack_.pop_back();
  return use_summary(summary, method, call, outside.state, knowledge_.step(context, outside_step, 0));
}

// A call from within.
Unfolder::Exit Unfolder::call_summarized(Frame& callee, std::vector<Value> arguments, State state,
                                         ContextId context) {
  auto& summary = *callee.summary;
  arguments.resize(callee.body->locals.size());
  const Arrival arrival{std::move(state), std::move(arguments), {}};
  if (learn(callee, 0, summary.start, arrival, summary.known->effect)) knowledge_.grew();
  auto& entry = result_.heads[summary.entry];
  entry.edges.push_back(edge_of(entry, arrival));
  const Edge call = entry.edges.back();
  return use_summary(summary, *callee.method, call, arrival.state, context);
}

// Outcomes.

Value Unfolder::outcome_component(Outcome& outcome, std::string name, const ir::Type& type,
                                  const FamilySet& targets) {
  Component component;
  component.is_reference = type.is_reference();
  component.changed = component.from_source = true;
  component.targets = targets;
  const auto sort = sort_of(type.kind);
  component.role = component.is_reference ? Role::Reference : sort.is_float() ? Role::Floating : Role::Number;
  component.term = terms_.constant(name + "@" + std::to_string(outcome.head.id), sort);
  component.name = std::move(name);
  outcome.head.constants.push_back(component.term);
  outcome.head.components.push_back(component);
  return {component.term, targets};
}

Unfolder::Outcome Unfolder::outcome(const ir::Method& method, const RecursionKnowledge& known,
                                    const State& before, ContextId id) {
  Arrival now{before, {}, {}};
  Outcome result{Head(), before, std::nullopt, Term(), std::nullopt};
  result.head.id = id;
  havoc_heap(now, known.effect, result.head);
  result.after = std::move(now.state);
  for (auto& component : result.head.components) {
    const auto& earlier = contents(before, component.family);
    component.before = component.slot == count_slot ? earlier.count : earlier.slots[component.slot].term;
  }
  const auto type = result_type(method);
  if (known.returns && type.kind != Kind::Void)
    result.result = outcome_component(result, "result", type, known.results);
  if (known.returns && known.throws)
    result.thrown = outcome_component(result, "thrown", ir::Type::primitive(Kind::Int), {}).term;
  if (known.throws)
    result.exception = outcome_component(
        result, "exception", ir::Type::reference(Symbol("java/lang/Throwable")), known.exceptions);
  return result;
}

Unfolder::Exit Unfolder::use_summary(const Summary& summary, const ir::Method& method, const Edge& call,
                                     const State& before, ContextId id) {
  if (!summary.exit) return {};
  auto now = outcome(method, *summary.known, before, id);
  for (const auto& component : now.head.components) {
    if (component.family != 0) typing_facts(now.after, component);
    if (component.family != 0 && component.role == Role::Count)
      fact(before.guard, addresses_.less_equal(component.before, component.term));
  }
  if (now.result && result_type(method).is_reference()) typed(now.after, *now.result);
  if (now.result && now.result->term.sort().is_integer() && !result_type(method).is_reference())
    fact(before.guard, numbers_.in_range(ir::computational(result_type(method).kind), now.result->term));
  if (now.exception) typed(now.after, *now.exception);
  Use use{*summary.exit, before.guard.term(), call.values};
  use.values.insert(use.values.end(), now.head.constants.begin(), now.head.constants.end());
  result_.uses.push_back(std::move(use));
  const Term returns = now.thrown ? terms_.equal(now.thrown, addresses_.integer(0)) : terms_.true_term();
  const auto with = [&](Term literal) { return State{before.guard.with(terms_, literal), now.after.heap}; };
  Exit exit;
  if (summary.known->returns) exit.returned = Returned{with(returns), now.result};
  if (now.exception)
    exit.thrown = Thrown{with(now.thrown ? terms_.negation(returns) : terms_.true_term()), *now.exception};
  return exit;
}

// The head of the exit, once a way out is known.
void Unfolder::add_exit(Summary& summary, const ir::Method& method, ContextId context) {
  const auto& known = *summary.known;
  if (!known.returns && !known.throws) return;
  auto made = outcome(method, known, summary.start.state, knowledge_.step(context, exit_step, 0));
  const auto& entry = result_.heads[summary.entry];
  Head exit;
  exit.id = made.head.id;
  exit.kind = HeadKind::Exit;
  exit.method = entry.method;
  exit.position = entry.position;
  exit.components = entry.components;
  for (auto& component : exit.components) component.changed = false;
  exit.components.insert(exit.components.end(), made.head.components.begin(), made.head.components.end());
  exit.constants = entry.constants;
  exit.constants.insert(exit.constants.end(), made.head.constants.begin(), made.head.constants.end());
  summary.exit = result_.heads.size();
  result_.heads.push_back(std::move(exit));
}

// The ways out of the body, and what they teach.
void Unfolder::leave(Summary& summary, const ir::Method& method, const Exit& exit) {
  auto& known = *summary.known;
  bool grown = false;
  const auto note = [&](bool& flag, FamilySet& families, const State& state, const FamilySet& more) {
    grown = grown || !flag || !families.includes(more);
    flag = true;
    families = families.unite(more);
    grown = learn_heap(summary.start.state, state, known.effect) || grown;
  };
  if (exit.returned)
    note(known.returns, known.results, exit.returned->state,
         exit.returned->value ? exit.returned->value->families : FamilySet());
  if (exit.thrown) note(known.throws, known.exceptions, exit.thrown->state, exit.thrown->exception.families);
  if (grown) knowledge_.grew();
  // A round that learned something is repeated.
  if (grown || !summary.exit) return;
  const auto kind = result_type(method).kind;
  const Value nothing{kind == Kind::Void ? Term() : default_of(kind), {}};
  const Value no_exception{addresses_.null(), {}};
  auto& edges = result_.heads[*summary.exit].edges;
  if (exit.returned)
    edges.push_back(exit_edge(summary, exit.returned->state, exit.returned->value.value_or(nothing),
                              no_exception, false));
  if (exit.thrown)
    edges.push_back(exit_edge(summary, exit.thrown->state, nothing, exit.thrown->exception, true));
  if (edges.empty()) {
    edges.push_back(exit_edge(summary, summary.start.state, nothing, no_exception, false));
    edges.back().condition = terms_.false_term();
  }
}

// Values in the order of the components: see outcome().
Edge Unfolder::exit_edge(const Summary& summary, const State& state, const Value& result,
                         const Value& exception, bool thrown) {
  const auto& known = *summary.known;
  Edge edge{state.guard.term(), result_.uses.size(), result_.heads[summary.entry].constants};
  for (const auto& component : result_.heads[*summary.exit].components) {
    if (!component.changed || component.family == 0) continue;
    const auto& there = contents(state, component.family);
    edge.values.push_back(component.slot == count_slot ? there.count : there.slots[component.slot].term);
  }
  if (known.returns && result.term) edge.values.push_back(result.term);
  if (known.returns && known.throws) edge.values.push_back(addresses_.integer(thrown ? 1 : 0));
  if (known.throws) edge.values.push_back(exception.term);
  return edge;
}

}  // namespace jury::encode::unbounded
