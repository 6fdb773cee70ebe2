// Control: regions, blocks, branches, meeting paths, exceptions.
#include <algorithm>

#include "encode/merge_order.h"
#include "encode/unbounded/liveness.h"
#include "encode/unbounded/patterns.h"
#include "encode/unbounded/unfolder.h"
#include "support/diagnostics.h"

namespace jury::encode::unbounded {

using ir::BlockId;

Unfolder::Unfolder(program::Program& program, std::function<bool(Symbol)> is_user_class,
                   logic::TermManager& terms, UnfoldingLimits limits, Feasible feasible)
    : program_(program),
      is_user_class_(std::move(is_user_class)),
      terms_(terms),
      limits_(std::move(limits)),
      feasible_(std::move(feasible)),
      addresses_(terms),
      numbers_(terms, [this](ir::Kind kind) {
        approximate("the result of a conversion or bit operation on unknown numbers is any value");
        return unknown(kind, "unknown");
      }, [this](Term fact) { result_.facts.push_back(fact); }) {}

Unfolding Unfolder::run(const ir::Method& entry) {
  std::uint32_t rounds = 0;
  do {
    if (++rounds > limits_.rounds) throw UnfoldingLimitReached{"what the loops change could not be settled"};
    reset();
    start(entry);
  } while (knowledge_.take_growth());
  result_.rounds = rounds;
  result_.families = knowledge_.family_count();
  return std::move(result_);
}

void Unfolder::reset() {
  const auto steps = result_.steps;
  result_ = Unfolding();
  result_.steps = steps;
  abstracted_ = 0;
  stack_.clear();
}

Value Unfolder::no_arguments(State& state, FamilyId family) {
  const auto none = terms_.constant_array(slot_type(family, slot::elements).sort, addresses_.null());
  return allocate(state, family, {{addresses_.integer(0), {}}, {none, {}}});
}

// So many texts, none of them null.
Value Unfolder::any_arguments(State& state, FamilyId family) {
  const Term length = unknown(ir::Kind::Int, "arguments");
  const Term elements = terms_.fresh_constant("argument", slot_type(family, slot::elements).sort);
  result_.facts.push_back(addresses_.less_equal(addresses_.integer(0), length));
  const Term index = terms_.fresh_variable("k", terms_.integer_sort());
  const std::vector<Term> bound{index};
  const Term element = terms_.select(elements, index);
  result_.facts.push_back(terms_.forall(bound, is_in(texts, element), patterns_of(terms_, {element})));
  return allocate(state, family, {{length, {}}, {elements, FamilySet(texts)}});
}

void Unfolder::start(const ir::Method& entry) {
  State state{Guard::always(terms_), {}};
  std::vector<Value> arguments;
  if (limits_.any_state) {
    arguments = any_parameters(entry, state);
  } else if (entry.descriptor == "([Ljava/lang/String;)V") {
    Family info;
    info.shape = Shape::Array;
    info.type = ir::Type::array_of(ir::Type::reference(Symbol("java/lang/String")));
    info.name = "arguments";
    const auto family = knowledge_.family(0, 0, info);
    arguments.push_back(limits_.any_arguments ? any_arguments(state, family) : no_arguments(state, family));
  }
  std::vector<Exit> exits;
  exits.push_back(initialize(entry.owner, std::move(state), 1));
  if (exits[0].returned) {
    auto before = std::move(exits[0].returned->state);
    exits[0].returned.reset();
    exits.push_back(execute(entry, std::move(arguments), std::move(before), 2));
  }
  const auto exit = join(std::move(exits));
  if (!exit.thrown) return;
  each_target(exit.thrown->exception, [&](FamilyId family, Term guard) {
    const Term condition = terms_.conjunction(exit.thrown->state.guard.term(), guard);
    const auto made = made_at_[family];
    if (!condition.is_false())
      result_.violations.push_back({knowledge_.info(family).type.name, condition, made.first, made.second});
  });
}

bool Unfolder::feasible(const Guard& guard) {
  if (feasible_(guard.term(), result_.facts)) return true;
  result_.pruned.push_back(guard.term());
  return false;
}

void Unfolder::gap(const Guard& guard, const std::string& reason) {
  Gap found{guard.term(), result_.uses.size(), reason, nullptr, {}};
  // The place that the user knows, and the place in the library where there is none.
  for (auto frame = stack_.rbegin(); frame != stack_.rend(); ++frame) {
    if (found.method && !is_user_class_((*frame)->method->owner)) continue;
    found.method = (*frame)->method;
    found.position = (*frame)->position;
    if (is_user_class_((*frame)->method->owner)) break;
  }
  if (!found.condition.is_false()) result_.gaps.push_back(std::move(found));
}

void Unfolder::stop(Frame& frame, const std::string& reason) {
  gap(frame.now.state.guard, reason);
  frame.dead = true;
}

const Unfolder::BodyFacts& Unfolder::facts_of(const ir::Body& body) {
  const auto known = bodies_.find(&body);
  if (known != bodies_.end()) return known->second;
  BodyFacts facts{flow_order(body), std::vector<BlockId>(body.blocks.size()), live_at_start(body)};
  for (BlockId block = 0; block < body.blocks.size(); ++block)
    if (facts.order.position[block] < facts.block_at.size())
      facts.block_at[facts.order.position[block]] = block;
  return bodies_.emplace(&body, std::move(facts)).first->second;
}

Unfolder::Exit Unfolder::execute(const ir::Method& method, std::vector<Value> arguments, State state,
                                 ContextId context) {
  if (auto* callee = summarized(method))
    return call_summarized(*callee, std::move(arguments), std::move(state), context);
  if (too_deep(method)) return stop_recursion(method, state);
  const auto* body = program_.body(method);
  if (!body) {
    gap(state.guard, "the method " + method.display() + " has no body and no model");
    return {};
  }
  if (knowledge_.summarizes(context))
    return summarize(method, *body, std::move(arguments), std::move(state), context);
  auto frame = make_frame(method, *body, std::move(arguments), std::move(state), context);
  Region region;
  region.pending[frame.facts->order.position[0]].push_back(frame.now);
  stack_.push_back(&frame);
  run_region(frame, region);
  stack_.pop_back();
  return finish(frame);
}

Unfolder::Frame Unfolder::make_frame(const ir::Method& method, const ir::Body& body,
                                     std::vector<Value> arguments, State state, ContextId context) {
  Frame frame{&method,
              &body,
              &facts_of(body),
              nullptr,
              context,
              0,
              0,
              {std::move(state), std::move(arguments), {}},
              {},
              {},
              {},
              false,
              context,
              nullptr};
  frame.now.locals.resize(body.locals.size());
  return frame;
}

Unfolder::Exit Unfolder::finish(Frame& frame) {
  std::vector<Exit> exits;
  for (auto& returned : frame.returns) exits.push_back({std::move(returned), std::nullopt});
  for (auto& thrown : frame.throws) exits.push_back({std::nullopt, std::move(thrown)});
  return join(std::move(exits));
}

void Unfolder::run_region(Frame& frame, Region& region) {
  auto* outer = frame.region;
  frame.region = &region;
  while (!region.pending.empty()) {
    auto first = region.pending.begin();
    const auto block = frame.facts->block_at[first->first];
    auto arrivals = std::move(first->second);
    region.pending.erase(first);
    auto arrival = merge(std::move(arrivals));
    if (arrival.state.guard.is_false()) continue;
    region.done.resize(frame.body->blocks.size());
    if (region.done[frame.facts->order.position[block]]) {
      gap(arrival.state.guard, "a loop with several entries");
      continue;
    }
    region.done[frame.facts->order.position[block]] = true;
    if (frame.facts->order.is_header[block] && block != region.header) {
      run_loop(frame, block, std::move(arrival));
      continue;
    }
    frame.block = block;
    frame.now = std::move(arrival);
    execute_block(frame);
  }
  frame.region = outer;
}

void Unfolder::execute_block(Frame& frame) {
  frame.dead = false;
  const auto& block = frame.body->blocks[frame.block];
  for (std::size_t i = 0; i < block.statements.size(); ++i) {
    if (++result_.steps > limits_.steps) throw UnfoldingLimitReached{"the program is too large to unfold"};
    if (result_.steps % 256 == 0 && limits_.out_of_time && limits_.out_of_time())
      throw UnfoldingLimitReached{"the time limit was reached", true};
    frame.statement = i;
    frame.position = block.statements[i].position;
    execute(frame, block.statements[i]);
    if (frame.dead || frame.now.state.guard.is_false()) return;
  }
  frame.statement = block.statements.size();
  frame.position = block.terminator.position;
  terminate(frame, block.terminator);
}

void Unfolder::terminate(Frame& frame, const ir::Terminator& terminator) {
  auto& state = frame.now.state;
  const auto with = [&](const State& from, Term literal) {
    return State{from.guard.with(terms_, literal), from.heap};
  };
  std::visit(ir::overloaded{
                 [&](const ir::Goto& t) { go(frame, t.target, state); },
                 [&](const ir::If& t) {
                   const Term holds = compare(t.relation, kind_of(frame, t.left), operand(frame, t.left),
                                              operand(frame, t.right));
                   const State before = state;
                   branch(frame, t.then_block, with(before, holds));
                   branch(frame, t.else_block, with(before, terms_.negation(holds)));
                 },
                 [&](const ir::Switch& t) {
                   const Term value = operand(frame, t.value).term;
                   State rest = state;
                   for (const auto& entry : t.cases) {
                     const Term fits = terms_.equal(value, addresses_.integer(entry.value));
                     go(frame, entry.target, with(rest, fits));
                     rest = with(rest, terms_.negation(fits));
                   }
                   go(frame, t.default_block, std::move(rest));
                 },
                 [&](const ir::Return& t) {
                   std::optional<Value> value;
                   if (t.value) value = operand(frame, *t.value);
                   frame.returns.push_back({state, std::move(value)});
                 },
                 [&](const ir::Throw& t) { raise(frame, state, operand(frame, t.exception)); },
                 [&](const ir::Refuse& t) { gap(state.guard, t.reason); },
             },
             terminator.kind);
}

// One side of an undetermined branch.
void Unfolder::branch(Frame& frame, BlockId target, State state) {
  if (limits_.unrolled > 0 && !state.guard.is_false() &&
      !(state.guard.term() == frame.now.state.guard.term()) && !feasible(state.guard))
    return;
  go(frame, target, std::move(state));
}

void Unfolder::go(Frame& frame, BlockId target, State state, std::optional<Value> exception) {
  if (state.guard.is_false()) return;
  Arrival arrival{std::move(state), frame.now.locals, std::move(exception)};
  auto& region = *frame.region;
  if (region.header == target) return region.back.push_back(std::move(arrival));
  const auto& loops = frame.facts->order.loops[target];
  const bool inside = !region.header || std::find(loops.begin(), loops.end(), *region.header) != loops.end();
  if (inside)
    region.pending[frame.facts->order.position[target]].push_back(std::move(arrival));
  else
    region.exits.emplace_back(target, std::move(arrival));
}

// Each family the exception may be in goes to the handler that fits its class.
void Unfolder::raise(Frame& frame, State state, const Value& exception) {
  if (state.guard.is_false()) return;
  std::map<std::optional<BlockId>, std::vector<FamilyId>> by_handler;
  for (const auto family : exception.families.members()) {
    std::optional<BlockId> handler;
    for (const auto& candidate : frame.body->blocks[frame.block].handlers) {
      if (!candidate.class_name.empty() &&
          !program_.is_subclass(knowledge_.info(family).type.name, candidate.class_name))
        continue;
      handler = candidate.target;
      break;
    }
    by_handler[handler].push_back(family);
  }
  for (const auto& [handler, families] : by_handler) {
    std::vector<Term> cases;
    for (const auto family : families)
      cases.push_back(by_handler.size() == 1 ? terms_.true_term() : is_in(family, exception.term));
    State there{state.guard.with(terms_, terms_.disjunction(cases)), state.heap};
    if (there.guard.is_false()) continue;
    Value narrowed{exception.term, FamilySet(families)};
    if (handler)
      go(frame, *handler, std::move(there), std::move(narrowed));
    else
      frame.throws.push_back({std::move(there), std::move(narrowed)});
  }
}

// Meeting.

Value Unfolder::choose(Term condition, const Value& a, const Value& b) const {
  if (a.term == b.term) return {a.term, a.families.unite(b.families)};
  return {terms_.if_then_else(condition, a.term, b.term), a.families.unite(b.families)};
}

Unfolder::Arrival Unfolder::merge(std::vector<Arrival> arrivals) {
  return merge_all(
      std::move(arrivals), [](const Arrival& a) -> const Guard& { return a.state.guard; },
      [&](Arrival a, Arrival b) { return merge(std::move(a), std::move(b)); });
}

Unfolder::Arrival Unfolder::merge(Arrival first, Arrival second) {
  Term first_taken;
  Arrival result{merge_states(first.state, second.state, first_taken), std::move(first.locals), std::nullopt};
  for (std::size_t i = 0; i < result.locals.size(); ++i) {
    auto& mine = result.locals[i];
    const auto& other = second.locals[i];
    // A local that is not assigned on both ways is not read after them.
    if (mine.term && other.term && mine.term.sort() == other.term.sort())
      mine = choose(first_taken, mine, other);
    else
      mine = Value();
  }
  if (first.exception && second.exception)
    result.exception = choose(first_taken, *first.exception, *second.exception);
  return result;
}

State Unfolder::merge_states(const State& first, const State& second, Term& first_taken) {
  auto joined = Guard::join(terms_, first.guard, second.guard);
  first_taken = joined.first_taken;
  State result{joined.guard, first.heap};
  const auto count = std::max(first.heap.size(), second.heap.size());
  for (FamilyId family = 0; family < count; ++family) {
    const auto& a = first.find(family);
    const auto& b = second.find(family);
    if (a != b) result.set(family, merge_contents(family, first_taken, a, b));
  }
  return result;
}

ContentsPointer Unfolder::merge_contents(FamilyId family, Term first_taken, const ContentsPointer& first,
                                         const ContentsPointer& second) {
  const auto& info = knowledge_.info(family);
  // A single object that is made on one way only: nobody on the other can see it.
  if ((!first || !second) && !info.many && info.shape != Shape::Statics) return first ? first : second;
  const Contents& a = first ? *first : contents(State{Guard::always(terms_), {}}, family);
  const Contents& b = second ? *second : contents(State{Guard::always(terms_), {}}, family);
  auto result = std::make_shared<Contents>();
  for (std::size_t i = 0; i < a.slots.size(); ++i)
    result->slots.push_back(choose(first_taken, a.slots[i], b.slots[i]));
  if (a.count) result->count = terms_.if_then_else(first_taken, a.count, b.count);
  return result;
}

Unfolder::Exit Unfolder::join(std::vector<Exit> exits) {
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
          Returned merged{merge_states(a.state, b.state, first_taken), a.value};
          if (a.value) merged.value = choose(first_taken, *a.value, *b.value);
          return merged;
        });
  if (!throws.empty())
    result.thrown = merge_all(
        std::move(throws), [](const Thrown& t) -> const Guard& { return t.state.guard; },
        [&](Thrown a, Thrown b) {
          Term first_taken;
          auto state = merge_states(a.state, b.state, first_taken);
          return Thrown{std::move(state), choose(first_taken, a.exception, b.exception)};
        });
  return result;
}

}  // namespace jury::encode::unbounded
