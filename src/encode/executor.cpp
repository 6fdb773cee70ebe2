// Control: blocks, branches, merging, exceptions, calls.
#include "encode/executor.h"

#include <algorithm>

#include "encode/merge_order.h"
#include "encode/specification_executor.h"
#include "program/platform.h"
#include "support/diagnostics.h"

namespace jury::encode {

namespace {

// Times the bound on loops: rounds of a loop that no execution leaves. Endless loops end here.
constexpr std::uint32_t most_forced_rounds = 32;

}  // namespace

using ir::BlockId;

Executor::Executor(program::Program& program, logic::TermManager& terms, ExecutionLimits limits,
                   std::function<bool(Term)> feasible)
    : program_(program),
      terms_(terms),
      values_(terms),
      objects_(program, values_),
      limits_(limits),
      feasible_(std::move(feasible)),
      character_tables_(program) {}

Exit Executor::run(const ir::Method& method, std::vector<Value> arguments, State state) {
  if (!method.is_static()) return execute(method, std::move(arguments), std::move(state));
  auto exit = initialize(method.owner, std::move(state));
  if (!exit.returned) return exit;
  auto called = execute(method, std::move(arguments), std::move(exit.returned->state));
  exit.returned.reset();
  std::vector<Exit> exits;
  exits.push_back(std::move(exit));
  exits.push_back(std::move(called));
  return join(std::move(exits));
}

namespace {

void add_once(std::vector<std::string>& list, const std::string& text) {
  if (std::find(list.begin(), list.end(), text) == list.end()) list.push_back(text);
}

}  // namespace

Executor::Origin Executor::caller() const {
  return stack_.empty() ? Origin{} : Origin{stack_.back()->method, stack_.back()->position};
}

std::vector<const ir::Method*> Executor::callers() const {
  std::vector<const ir::Method*> result;
  for (const auto* frame : stack_) result.push_back(frame->method);
  return result;
}

void Executor::keep_state(const State& state) {
  marks_[0] = {state.heap, static_cast<ObjectId>(objects_.size())};
}

void Executor::rely(const std::string& what) { add_once(reliances_, what); }
void Executor::approximate(const std::string& what) { add_once(approximations_, what); }

// A bound inside the initialiser of a class of the library hides all that the program does with the class,
// and no value of the program leads there: a larger bound is not what is missing.
const Executor::Frame* Executor::library_initializer() const {
  const auto found = std::ranges::find_if(stack_, [](const Frame* frame) {
    return frame->method->name.view() == "<clinit>" &&
           program::is_platform_class(frame->method->owner.view());
  });
  return found == stack_.end() ? nullptr : *found;
}

void Executor::gap(Gap::Kind kind, const Guard& guard, const std::string& reason) {
  Gap found{kind, guard.term(), reason, nullptr, {}};
  const bool is_bound = kind == Gap::Kind::Loop || kind == Gap::Kind::Recursion || kind == Gap::Kind::Size;
  if (const auto* initializer = is_bound ? library_initializer() : nullptr) {
    found.kind = Gap::Kind::Unsupported;
    found.reason += ", while " + ir::display_class(initializer->method->owner.view()) + " is initialised,";
  }
  if (!stack_.empty()) {
    found.method = stack_.back()->method;
    found.position = stack_.back()->position;
  }
  gaps_.push_back(std::move(found));
}

const std::vector<Executor::Origin>& Executor::stack_at(ObjectId object) const {
  static const std::vector<Origin> none;
  const auto found = made_at_.find(object);
  return found == made_at_.end() ? none : found->second;
}

bool Executor::may_catch() const {
  return std::any_of(stack_.begin(), stack_.end(),
                     [](const Frame* frame) { return !frame->body->blocks[frame->block].handlers.empty(); });
}

// Whether a call that may be recursive is followed: not when it is impossible, nor beyond the bound, which is
// recorded. A recursion that went deep without a symbolic decision is concrete and goes on.
bool Executor::may_recur(const ir::Method& method, const Guard& guard) {
  std::uint32_t active = 0;
  const Frame *first = nullptr, *last = nullptr;
  for (const auto* frame : stack_) {
    if (frame->method != &method) continue;
    if (active++ == 0) first = frame;
    last = frame;
  }
  if (active == 0 || guard == last->began) return true;
  if (!feasible_(guard.term())) return false;
  if (active <= limits_.recursion || guard.term().is_true() ||
      guard.depth() < first->now.state.guard.depth() + limits_.recursion)
    return true;
  gap(Gap::Kind::Recursion, guard, "recursion of " + method.display());
  return false;
}

Exit Executor::execute(const ir::Method& method, std::vector<Value> arguments, State state) {
  if (replacement_ && !stack_.empty())
    if (auto replaced = replacement_(method, arguments, state)) return std::move(*replaced);
  if (stack_.size() >= limits_.depth) {
    gap(Gap::Kind::Depth, state.guard, "calls are nested too deep");
    return {};
  }
  if (!may_recur(method, state.guard)) return {};
  if (method.owner == "jury/Spec" || method.owner == "jury/Reach")
    if (auto exit = SpecificationExecutor(*this).run(method, arguments, state)) return std::move(*exit);
  if (auto exit = execute_known(method, arguments, state)) return std::move(*exit);
  if (auto exit = execute_for_each_text(method, arguments, state)) return std::move(*exit);
  if (call_observer_ && !stack_.empty()) call_observer_(method, arguments, state);
  const auto* body = program_.body(method);
  if (!body) {
    gap(Gap::Kind::Unsupported, state.guard, "the method " + method.display() + " has no body and no model");
    return {};
  }
  return execute_body(method, *body, std::move(arguments), std::move(state));
}

Exit Executor::execute_body(const ir::Method& method, const ir::Body& body, std::vector<Value> arguments,
                            State state) {
  auto known = orders_.find(&body);
  if (known == orders_.end()) known = orders_.emplace(&body, flow_order(body)).first;
  const Guard began = state.guard;
  Frame frame{&method, &body, &known->second, began, {}, {}, 0, {std::move(state), {}, {}, {}, {}, {}}, {},
              {},      {},    false};
  frame.now.locals = std::move(arguments);
  frame.now.locals.resize(body.locals.size());
  Arrival start = frame.now;
  frame.pending[{frame.order->position[0]}].push_back(std::move(start));
  stack_.push_back(&frame);
  while (!frame.pending.empty()) {
    auto first = frame.pending.begin();
    frame.key = first->first;
    auto arrivals = std::move(first->second);
    frame.pending.erase(first);
    frame.now = merge(std::move(arrivals));
    const auto position = frame.key.back();
    frame.block =
        static_cast<BlockId>(std::find(frame.order->position.begin(), frame.order->position.end(), position) -
                             frame.order->position.begin());
    if (!frame.now.state.guard.is_false()) execute_block(frame);
  }
  auto exit = merge_exits(frame);
  stack_.pop_back();
  return exit;
}

void Executor::execute_block(Frame& frame) {
  frame.dead = false;
  const auto& block = frame.body->blocks[frame.block];
  for (const auto& statement : block.statements) {
    if (exhausted(frame.now.state.guard)) return;
    frame.position = statement.position;
    execute(frame, statement);
    if (frame.dead || frame.now.state.guard.is_false()) return;
  }
  ++steps_;
  frame.position = block.terminator.position;
  terminate(frame, block.terminator);
}

bool Executor::exhausted(const Guard& guard) {
  constexpr std::uint64_t steps_per_look = 1024;
  if (++steps_ % steps_per_look == 0 && limits_.deadline &&
      std::chrono::steady_clock::now() > *limits_.deadline)
    out_of_time_ = true;
  if (steps_ <= limits_.steps && !out_of_time_) return false;
  if (out_of_time_)
    gap(Gap::Kind::Time, guard, "the time limit was reached");
  else
    gap(Gap::Kind::Steps, guard, "too many steps");
  return true;
}

void Executor::terminate(Frame& frame, const ir::Terminator& terminator) {
  auto& state = frame.now.state;
  std::visit(ir::overloaded{
                 [&](const ir::Goto& t) { go(frame, t.target, state); },
                 [&](const ir::If& t) {
                   branch(frame, compare(t.relation, operand(frame, t.left), operand(frame, t.right)),
                          t.then_block, t.else_block);
                 },
                 [&](const ir::Switch& t) {
                   const Term value = term(operand(frame, t.value));
                   State rest = state;
                   for (const auto& entry : t.cases) {
                     const Term fits = terms_.equal(value, values_.integer(entry.value));
                     go(frame, entry.target, rest.under(rest.guard.with(terms_, fits)));
                     rest.guard = rest.guard.with(terms_, terms_.negation(fits));
                   }
                   go(frame, t.default_block, std::move(rest));
                 },
                 [&](const ir::Return& t) {
                   std::optional<Value> value;
                   if (t.value) value = operand(frame, *t.value);
                   frame.returns.push_back({state, std::move(value)});
                 },
                 [&](const ir::Throw& t) { raise(frame, state, reference(operand(frame, t.exception))); },
                 [&](const ir::Refuse& t) { gap(Gap::Kind::Unsupported, state.guard, t.reason); },
             },
             terminator.kind);
}

void Executor::branch(Frame& frame, Term condition, BlockId then_block, BlockId else_block) {
  const auto& state = frame.now.state;
  State otherwise = state.under(state.guard.with(terms_, terms_.negation(condition)));
  go(frame, then_block, state.under(state.guard.with(terms_, condition)));
  go(frame, else_block, std::move(otherwise));
}

// Whether some execution has left a loop since the guard was `outset`. Where none can, as in a loop over a
// hash table of known keys in any order, no unknown value decides how often the loop runs, and the bound does
// not count.
bool Executor::may_leave(const Guard& outset, const Guard& now) {
  return feasible_(terms_.conjunction(outset.term(), terms_.negation(now.term())));
}

// Sends control to a block: finds the loops it is in, counts their iterations, and queues it there.
void Executor::go(Frame& frame, BlockId target, State state, std::optional<Reference> exception) {
  if (state.guard.is_false() || (!exception && leaves_last_iteration(frame, target))) return;
  const auto& order = *frame.order;
  const auto& from_loops = order.loops[frame.block];
  const auto& to_loops = order.loops[target];
  const bool back = order.goes_back(frame.block, target);
  Arrival arrival{std::move(state), frame.now.locals, std::move(exception), {}, {}, {}};
  Key key;
  for (const auto header : to_loops) {
    const auto known = std::find(from_loops.begin(), from_loops.end(), header) - from_loops.begin();
    const bool inside = static_cast<std::size_t>(known) < from_loops.size() &&
                        static_cast<std::size_t>(known) < frame.now.symbolic.size();
    std::uint32_t iteration = inside ? frame.key[static_cast<std::size_t>(known) * 2 + 1] : 0;
    std::uint32_t symbolic = inside ? frame.now.symbolic[static_cast<std::size_t>(known)] : 0;
    Guard entered = inside ? frame.now.entered[static_cast<std::size_t>(known)] : arrival.state.guard;
    Guard counted = inside ? frame.now.counted[static_cast<std::size_t>(known)] : arrival.state.guard;
    if (back && header == target) {
      ++iteration;
      if (inside && frame.heads.contains(header)) {
        const Key loop(frame.key.begin(), frame.key.begin() + known * 2 + 1);
        learn_changes(frame.cuts.at(loop), frame, arrival);
      } else if (inside && !(entered == arrival.state.guard)) {
        if (!feasible_(arrival.state.guard.term())) return;
        if (++symbolic > limits_.loops) {
          if (iteration > most_forced_rounds * limits_.loops || may_leave(counted, arrival.state.guard))
            return gap(Gap::Kind::Loop, arrival.state.guard, "a loop");
          symbolic = 0;
          counted = arrival.state.guard;
        }
      }
      entered = arrival.state.guard;
    }
    key.push_back(order.position[header]);
    key.push_back(iteration);
    arrival.symbolic.push_back(symbolic);
    arrival.entered.push_back(entered);
    arrival.counted.push_back(counted);
  }
  key.push_back(order.position[target]);
  frame.pending[std::move(key)].push_back(std::move(arrival));
}

// An exception leaves the current statement: each object it may be goes to the handler that fits its class.
void Executor::raise(Frame& frame, State state, const Reference& exception) {
  if (state.guard.is_false()) return;
  std::map<std::optional<BlockId>, std::vector<Target>> by_handler;
  for (const auto& target : exception.targets()) {
    if (target.object == null_object) continue;
    std::optional<BlockId> handler;
    for (const auto& candidate : frame.body->blocks[frame.block].handlers) {
      if (!candidate.class_name.empty() &&
          !program_.is_subclass(objects_.info(target.object).type.name, candidate.class_name))
        continue;
      handler = candidate.target;
      break;
    }
    by_handler[handler].push_back(target);
  }
  for (auto& [handler, targets] : by_handler) leave_by(frame, targets, state, handler);
}

void Executor::leave_by(Frame& frame, const std::vector<Target>& targets, State state,
                        std::optional<BlockId> handler) {
  std::vector<Term> cases;
  for (const auto& target : targets) cases.push_back(target.guard);
  auto kept = targets;
  if (kept.size() == 1) kept[0].guard = terms_.true_term();
  State there = state.under(state.guard.with(terms_, terms_.disjunction(cases)));
  if (there.guard.is_false()) return;
  if (handler)
    go(frame, *handler, std::move(there), Reference(std::move(kept)));
  else
    frame.throws.push_back({std::move(there), Reference(std::move(kept))});
}

Executor::Arrival Executor::merge(std::vector<Arrival> arrivals) {
  return merge_all(
      std::move(arrivals), [](const Arrival& a) -> const Guard& { return a.state.guard; },
      [&](Arrival a, Arrival b) { return merge(std::move(a), std::move(b)); });
}

Executor::Arrival Executor::merge(Arrival first, Arrival second) {
  Term first_taken;
  Arrival result{merge_states(std::move(first.state), std::move(second.state), first_taken),
                 std::move(first.locals),
                 std::nullopt,
                 std::move(first.symbolic),
                 std::move(first.entered),
                 std::move(first.counted)};
  for (std::size_t i = 0; i < result.locals.size(); ++i) {
    auto& mine = result.locals[i];
    const auto& other = second.locals[i];
    // A local that is not assigned on both ways is not read after them.
    const bool comparable = mine.index() == other.index() &&
                            (std::holds_alternative<Reference>(mine) ||
                             (term(mine) && term(other) && term(mine).sort() == term(other).sort()));
    if (comparable) mine = values_.choose(first_taken, mine, other);
  }
  if (first.exception) result.exception = values_.choose(first_taken, *first.exception, *second.exception);
  for (std::size_t i = 0; i < result.symbolic.size(); ++i) {
    result.symbolic[i] = std::max(result.symbolic[i], second.symbolic[i]);
    if (!(result.entered[i] == second.entered[i])) result.entered[i] = result.state.guard;
  }
  return result;
}

State Executor::merge_states(State first, State second, Term& first_taken) {
  auto joined = Guard::join(terms_, first.guard, second.guard);
  first_taken = joined.first_taken;
  JURY_CHECK(first.suspended == second.suspended, "states meet that look at different times");
  State result = first.under(joined.guard);
  Heap::differences(first.heap, second.heap,
                    [&](ObjectId object, const ContentsPointer& here, const ContentsPointer& there) {
                      const auto& initial = objects_.info(object).initial;
                      const auto& a = here ? here : initial;
                      const auto& b = there ? there : initial;
                      // Allocated on one way only: nobody on the other can see it.
                      if (!a || !b)
                        result.heap.set(object, a ? a : b);
                      else if (a != b)
                        result.heap.set(object, merge_contents(object, first_taken, *a, *b));
                    });
  return result;
}

ContentsPointer Executor::merge_contents(ObjectId, Term first_taken, const Contents& first,
                                         const Contents& second) {
  auto result = std::make_shared<Contents>();
  const auto merge_values = [&](const std::vector<Value>& a, const std::vector<Value>& b) {
    std::vector<Value> merged;
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
      if (i >= a.size() || i >= b.size())
        merged.push_back(i < a.size() ? a[i] : b[i]);
      else
        merged.push_back(values_.choose(first_taken, a[i], b[i]));
    }
    return merged;
  };
  result->slots = merge_values(first.slots, second.slots);
  result->values = merge_values(first.values, second.values);
  for (std::size_t i = 0; i < std::max(first.flags.size(), second.flags.size()); ++i) {
    const Term a = i < first.flags.size() ? first.flags[i] : terms_.false_term();
    const Term b = i < second.flags.size() ? second.flags[i] : terms_.false_term();
    result->flags.push_back(terms_.if_then_else(first_taken, a, b));
  }
  for (std::size_t i = 0; i < std::min(first.hashes.size(), second.hashes.size()); ++i)
    result->hashes.push_back(first.hashes[i] && second.hashes[i]
                                 ? terms_.if_then_else(first_taken, first.hashes[i], second.hashes[i])
                                 : Term());
  const auto& longer = first.hashes.size() < second.hashes.size() ? second.hashes : first.hashes;
  result->hashes.insert(result->hashes.end(),
                        longer.begin() + static_cast<std::ptrdiff_t>(result->hashes.size()), longer.end());
  if (first.elements) result->elements = terms_.if_then_else(first_taken, first.elements, second.elements);
  if (first.size) result->size = terms_.if_then_else(first_taken, first.size, second.size);
  return result;
}

Exit Executor::merge_exits(Frame& frame) {
  std::vector<Exit> exits;
  for (auto& returned : frame.returns) exits.push_back({std::move(returned), std::nullopt});
  for (auto& thrown : frame.throws) exits.push_back({std::nullopt, std::move(thrown)});
  return join(std::move(exits));
}

Exit Executor::join(std::vector<Exit> exits) {
  std::vector<Returned> returns;
  std::vector<Thrown> throws;
  for (auto& exit : exits) {
    if (exit.returned) returns.push_back(std::move(*exit.returned));
    if (exit.thrown) throws.push_back(std::move(*exit.thrown));
  }
  Exit result;
  if (!returns.empty())
    result.returned = merge_all(
        std::move(returns), [](const Returned& r) -> const Guard& { return r.state.guard; },
        [&](Returned a, Returned b) {
          Term first_taken;
          Returned merged{merge_states(std::move(a.state), std::move(b.state), first_taken), a.value};
          if (a.value) merged.value = values_.choose(first_taken, *a.value, *b.value);
          return merged;
        });
  if (!throws.empty())
    result.thrown = merge_all(
        std::move(throws), [](const Thrown& t) -> const Guard& { return t.state.guard; },
        [&](Thrown a, Thrown b) {
          Term first_taken;
          auto state = merge_states(std::move(a.state), std::move(b.state), first_taken);
          return Thrown{std::move(state), values_.choose(first_taken, a.exception, b.exception)};
        });
  return result;
}

}  // namespace jury::encode
