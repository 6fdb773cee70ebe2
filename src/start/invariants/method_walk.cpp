// Blocks, statements and the ends of methods. Calls are in method_walk_calls.cpp.
#include "start/invariants/method_walk.h"

#include <algorithm>

#include "ir/visit.h"
#include "start/invariants/flow_arithmetic.h"

namespace jury::start {

namespace {

// Beyond these a method is given up, and so are the candidates that it might break.
constexpr std::size_t most_steps = 60'000;
constexpr std::size_t many_numbers = 100;
constexpr std::size_t most_numbers = 80;  // that are still needed
constexpr int most_visits = 14;
constexpr int visits_before_widening = 3;

// Which locals a block may still read, by block.
std::vector<std::vector<bool>> live_locals(const ir::Body& body) {
  const auto count = body.blocks.size();
  std::vector<std::vector<bool>> live(count, std::vector<bool>(body.locals.size(), false));
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = count; i-- > 0;) {
      const auto& block = body.blocks[i];
      std::vector<bool> now(body.locals.size(), false);
      const auto read = [&](const ir::Operand& operand) {
        if (operand.is_local()) now[operand.local()] = true;
      };
      ir::visit_successors(block.terminator.kind, [&](ir::BlockId next) {
        for (std::size_t local = 0; local < now.size(); ++local) now[local] = now[local] || live[next][local];
      });
      ir::visit_operands(block.terminator.kind, read);
      for (std::size_t at = block.statements.size(); at-- > 0;) {
        if (const auto target = ir::target_of(block.statements[at])) now[*target] = false;
        ir::visit_operands(block.statements[at].kind, read);
      }
      // An exception can come before any of the assignments.
      for (const auto& handler : block.handlers)
        for (std::size_t local = 0; local < now.size(); ++local)
          now[local] = now[local] || live[handler.target][local];
      if (now != live[i]) {
        live[i] = std::move(now);
        changed = true;
      }
    }
  }
  return live;
}

bool catches_all(const ir::Handler& handler) {
  return handler.class_name.empty() || handler.class_name == "java/lang/Throwable";
}

// Operations that never answer null.
bool never_gives_null(ir::Operation operation) {
  constexpr ir::Operation known[] = {
      ir::Operation::SeqCreate,   ir::Operation::TableCreate,     ir::Operation::TableCursor,
      ir::Operation::SeqToArray,  ir::Operation::TextConcat,      ir::Operation::TextSubstring,
      ir::Operation::TextOfChars, ir::Operation::TextOfChar,      ir::Operation::TextOfLong,
      ir::Operation::TextIntern,  ir::Operation::ArrayCreateLike, ir::Operation::ObjectClone,
      ir::Operation::ClassOf,     ir::Operation::ClassName};
  return std::ranges::find(known, operation) != std::end(known);
}

bool counts(ir::Operation operation) {
  return operation == ir::Operation::SeqSize || operation == ir::Operation::TableSize ||
         operation == ir::Operation::TextLength;
}

}  // namespace

WalkNotes MethodWalk::run(const ir::Method& method) {
  const auto* body = workspace_.program().body(method);
  if (!body) return {};
  try {
    follow({&method, body, false, 0, {}, {}, {}, {}, {}}, entry_state(method, *body));
  } catch (const GaveUp&) {
    notes_.gave_up = true;
  }
  notes_.owners.insert(kept_.owners().begin(), kept_.owners().end());
  return std::move(notes_);
}

FlowState MethodWalk::entry_state(const ir::Method& method, const ir::Body& body) {
  FlowState state;
  state.frames.emplace_back(body.locals.size());
  for (ir::LocalId local = 0; local < body.parameter_count; ++local)
    assign(state, local, state.add_any(body.locals[local].type));
  if (!method.is_static()) state.require_not_null(*state.frame()[0]);
  if (writers_.callers(method)) notes_.methods.insert(&method);
  for (const auto& condition : candidates_.of(method))
    if (condition.place != ValueCondition::result)
      assume_value(state, *state.frame()[condition.place], condition.kind);
  if (method.name == "<init>")
    kept_.begin(state, *state.frame()[0], workspace_.program().get_class(method.owner), true);
  return state;
}

MethodWalk::Exits MethodWalk::follow(Frame frame, FlowState state) {
  frame.live = live_locals(*frame.body);
  frame.reached.resize(frame.body->blocks.size());
  frame.visits.resize(frame.body->blocks.size());
  frames_.push_back(std::move(frame));
  reach(0, std::move(state));
  while (!frames_.back().open.empty()) {
    const auto block = *frames_.back().open.begin();
    frames_.back().open.erase(frames_.back().open.begin());
    walk(block);
  }
  auto exits = std::move(frames_.back().exits);
  frames_.pop_back();
  return exits;
}

Joining MethodWalk::joining(const std::vector<bool>* live, bool widen) {
  return {[this](FlowState& state, ValueId object, const ir::Field& field) {
            return std::optional(kept_.load(state, object, field));
          },
          [this](FlowState& state, ValueId object, Symbol owner) { kept_.settle(state, object, owner); },
          live, widen};
}

void MethodWalk::reach(ir::BlockId block, FlowState state) {
  if (state.is_empty()) return;
  auto& frame = frames_.back();
  auto& reached = frame.reached[block];
  if (reached && reached->constructing.size() != state.constructing.size()) throw GaveUp();
  const bool widen = frame.visits[block] >= visits_before_widening;
  auto before = reached ? *reached : state;
  auto joined = join(std::move(before), std::move(state), joining(&frame.live[block], widen && reached));
  if (reached && *reached == joined) return;
  reached = std::move(joined);
  frame.open.insert(block);
}

// Of a method that is followed: its end, as the beginning of what comes after the call. An object whose
// constructor has ended, or has failed after it had handed the object out, has to be as it should once somebody
// may look at it.
void MethodWalk::leave(std::optional<FlowState>& exit, FlowState state) {
  const bool has_failed = &exit == &frames_.back().exits.thrown;
  while (state.constructing.size() > frames_.back().constructing) {
    const auto& each = state.constructing.back();
    if (!has_failed || each.has_leaked) state.changed.emplace(each.object, each.owner);
    state.constructing.pop_back();
  }
  exit = exit ? join(*exit, std::move(state), joining(nullptr, false)) : std::move(state);
}

void MethodWalk::walk(ir::BlockId id) {
  const auto* body = frames_.back().body;
  const auto& block = body->blocks[id];
  if (++frames_.back().visits[id] > most_visits) throw GaveUp();
  FlowState state = *frames_.back().reached[id];
  for (std::size_t i = 0; i < block.statements.size(); ++i) {
    if (++steps_ > most_steps) throw GaveUp();
    step(block.statements[i], state, block);
    if (state.is_empty()) return;
    if (state.zone.size() > many_numbers) compact(state, id, i + 1);
  }
  end(block.terminator, state, block);
}

// Values that no place holds any more are dropped.
void MethodWalk::compact(FlowState& state, ir::BlockId id, std::size_t next) {
  const auto& frame = frames_.back();
  const auto& block = frame.body->blocks[id];
  std::vector<bool> live(frame.body->locals.size(), false);
  const auto read = [&](const ir::Operand& operand) {
    if (operand.is_local()) live[operand.local()] = true;
  };
  for (std::size_t at = next; at < block.statements.size(); ++at)
    ir::visit_operands(block.statements[at].kind, read);
  ir::visit_operands(block.terminator.kind, read);
  const auto add = [&](ir::BlockId other) {
    for (std::size_t local = 0; local < live.size(); ++local)
      live[local] = live[local] || frame.live[other][local];
  };
  ir::visit_successors(block.terminator.kind, add);
  for (const auto& handler : block.handlers) add(handler.target);
  auto same = state;
  state = join(std::move(same), std::move(state), joining(&live, false));
  if (state.zone.size() > most_numbers) throw GaveUp();
}

// An exception is thrown in this state.
void MethodWalk::raise(const FlowState& state, const ir::Block& block) {
  if (state.is_empty()) return;
  for (const auto& handler : block.handlers) {
    reach(handler.target, state);
    if (catches_all(handler)) return;
  }
  const bool has_leaked = std::ranges::any_of(state.constructing, &Construction::has_leaked);
  if (state.changed.empty() && !frames_.back().is_caught && !has_leaked) return;
  auto left = state;
  if (frames_.size() == 1) return kept_.settle_all(left);
  left.frame() = {};
  leave(frames_.back().exits.thrown, std::move(left));
}

void MethodWalk::end(const ir::Terminator& terminator, const FlowState& state, const ir::Block& block) {
  std::visit(ir::overloaded{[&](const ir::Goto& jump) { reach(jump.target, state); },
                            [&](const ir::If& choice) { branch(choice, state); },
                            [&](const ir::Switch& choice) { choose(choice, state); },
                            [&](const ir::Return& result) { give_back(result, state); },
                            [&](const ir::Throw& thrown) {
                              auto left = state;
                              left.leak(value_of(left, thrown.exception));
                              raise(left, block);
                            },
                            // What stands there is not known; see ClassInvariants.
                            [&](const ir::Refuse&) { throw GaveUp(); }},
             terminator.kind);
}

void MethodWalk::branch(const ir::If& branch, const FlowState& state) {
  for (const bool taken : {true, false}) {
    auto next = state;
    const auto left = value_of(next, branch.left);
    const auto right = value_of(next, branch.right);
    assume(next, taken ? branch.relation : ir::negate(branch.relation), left, right);
    reach(taken ? branch.then_block : branch.else_block, std::move(next));
  }
}

void MethodWalk::choose(const ir::Switch& choice, const FlowState& state) {
  auto other = state;
  const auto value = value_of(other, choice.value);
  for (const auto& each : choice.cases) {
    auto next = other;
    next.require_range(value, each.value, each.value);
    reach(each.target, std::move(next));
    other.require_not_equal(value, other.add_constant(each.value));
  }
  reach(choice.default_block, std::move(other));
}

void MethodWalk::give_back(const ir::Return& result, FlowState state) {
  const auto value = result.value ? std::optional(value_of(state, *result.value)) : std::nullopt;
  if (frames_.size() == 1) return end_of_method(state, value);
  state.frame() = {value};
  leave(frames_.back().exits.returned, std::move(state));
}

void MethodWalk::end_of_method(FlowState& state, std::optional<ValueId> result) {
  const auto& method = *frames_.back().method;
  const auto conditions = candidates_.of(method);
  for (const auto& condition : conditions)
    if (condition.place == ValueCondition::result && !(result && satisfies(state, *result, condition.kind)))
      candidates_.remove(method, condition);
  if (result) state.leak(*result);
  // From now on others have what was constructed, with all that it refers to, and with what the constructor has
  // assigned of the classes above.
  if (const auto* made = subject(state)) state.leak(made->object);
  kept_.settle_all(state);
}

const Construction* MethodWalk::subject(const FlowState& state) const {
  const auto found =
      std::ranges::find_if(state.constructing, [](const Construction& each) { return each.is_subject; });
  return found == state.constructing.end() ? nullptr : &*found;
}

// Statements.

ValueId MethodWalk::value_of(FlowState& state, const ir::Operand& operand) {
  using Tag = ir::Operand::Tag;
  switch (operand.tag()) {
    case Tag::Local:
      if (!state.frame()[operand.local()]) assign_any(state, operand.local());
      return *state.frame()[operand.local()];
    case Tag::Int:
      return state.add_constant(operand.int_value());
    case Tag::Long:
      return state.add_constant(operand.long_value());
    case Tag::Float:
    case Tag::Double:
      return state.add_other();
    case Tag::Null:
      return state.add_reference(Nullness::Null);
    case Tag::String:
    case Tag::Class:
      return state.add_reference(Nullness::NotNull);
  }
  return state.add_other();
}

void MethodWalk::assign_any(FlowState& state, ir::LocalId local) {
  assign(state, local, state.add_any(frames_.back().body->locals[local].type));
}

void MethodWalk::step(const ir::Statement& statement, FlowState& state, const ir::Block& block) {
  auto& program = workspace_.program();
  std::visit(
      ir::overloaded{[&](const ir::Copy& copy) { assign(state, copy.target, value_of(state, copy.value)); },
                     [&](const ir::Unary& unary) {
                       assign(state, unary.target,
                              apply(state, unary.op, unary.kind, value_of(state, unary.value)));
                     },
                     [&](const ir::Binary& binary) {
                       const auto left = value_of(state, binary.left);
                       const auto right = value_of(state, binary.right);
                       assign(state, binary.target, apply(state, binary.op, binary.kind, left, right));
                     },
                     [&](const ir::Check& checked) { check(state, checked, block); },
                     [&](const ir::LoadField& load) {
                       const auto* field = program.resolve(load.field);
                       const auto object = value_of(state, load.object);
                       if (field)
                         assign(state, load.target, kept_.load(state, object, *field));
                       else
                         assign_any(state, load.target);
                     },
                     [&](const ir::StoreField& store) {
                       const auto* field = program.resolve(store.field);
                       const auto object = value_of(state, store.object);
                       const auto value = value_of(state, store.value);
                       if (field)
                         kept_.store(state, object, *field, value);
                       else
                         state.leak(value);
                     },
                     [&](const ir::LoadStatic& load) { load_static(state, load); },
                     [&](const ir::StoreStatic& store) { state.leak(value_of(state, store.value)); },
                     [&](const ir::LoadElement& load) { assign_any(state, load.target); },
                     [&](const ir::StoreElement& store) { state.leak(value_of(state, store.value)); },
                     [&](const ir::ArrayLength& length) {
                       assign(state, length.target, state.length_of(value_of(state, length.array)));
                     },
                     [&](const ir::New& made) {
                       const auto object = state.add_reference(Nullness::NotNull);
                       state.made.insert(object);
                       assign(state, made.target, object);
                     },
                     [&](const ir::NewArray& made) {
                       const auto length = value_of(state, made.lengths[0]);
                       state.require_range(length, 0, INT32_MAX);
                       const auto array = state.add_reference(Nullness::NotNull);
                       state.lengths[array] = length;
                       assign(state, made.target, array);
                     },
                     [&](const ir::InstanceOf& test) {
                       const auto tested = value_of(state, test.value);
                       const auto answer = state.add_number(0, 1);
                       state.values[answer].tested = tested;
                       assign(state, test.target, answer);
                     },
                     [&](const ir::Call& made) { call(state, made, block); },
                     [&](const ir::Operate& made) { operate(state, made, block); },
                     [&](const ir::InitializeClass& made) { initialize(state, made.class_name, block); },
                     [&](const ir::Monitor&) { raise(state, block); },
                     [&](const ir::Catch& caught) {
                       assign(state, caught.target, state.add_reference(Nullness::NotNull));
                     }},
      statement.kind);
}

void MethodWalk::check(FlowState& state, const ir::Check& check, const ir::Block& block) {
  const auto first = value_of(state, check.first);
  switch (check.kind) {
    case ir::CheckKind::NotNull:
      if (!state.is_not_null(first)) raise(state, block);
      return state.require_not_null(first);
    case ir::CheckKind::InBounds: {
      const auto index = value_of(state, check.second);
      const auto length = state.length_of(first);
      if (state.lower(index) < 0 || state.bound(index, length) > -1) raise(state, block);
      state.require_range(index, 0, Zone::unbounded);
      return state.require(index, length, -1);
    }
    case ir::CheckKind::NonZero: {
      if (state.lower(first) < 1 && state.upper(first) > -1) raise(state, block);
      state.require_not_equal(first, state.add_constant(0));
      return state.use_not_zero(first);
    }
    case ir::CheckKind::NonNegative:
      if (state.lower(first) < 0) raise(state, block);
      state.require_range(first, 0, Zone::unbounded);
      return use_sign(state, first);
    case ir::CheckKind::Castable:
    case ir::CheckKind::Storable:
      return raise(state, block);
  }
}

void MethodWalk::operate(FlowState& state, const ir::Operate& operate, const ir::Block& block) {
  std::vector<ValueId> arguments;
  for (const auto& argument : operate.arguments) arguments.push_back(value_of(state, argument));
  for (const auto argument : arguments) state.leak(argument);
  // A copy of an object is as its original is at this point.
  if (operate.operation == ir::Operation::ObjectClone || operate.operation == ir::Operation::ArraySort ||
      operate.operation == ir::Operation::Unmodelled)
    other_code(state, block);
  else
    raise(state, block);
  if (!operate.target) return;
  assign_any(state, *operate.target);
  const auto result = *state.frame()[*operate.target];
  if (never_gives_null(operate.operation)) state.require_not_null(result);
  if (counts(operate.operation)) state.require_range(result, 0, INT32_MAX);
  if (operate.operation == ir::Operation::ArrayCreateLike) {
    state.require_range(arguments[1], 0, INT32_MAX);
    use_sign(state, arguments[1]);
    state.lengths[result] = arguments[1];
  }
  if (operate.operation == ir::Operation::ObjectClone) state.lengths[result] = state.length_of(arguments[0]);
  if (operate.operation == ir::Operation::ArrayLengthOf)
    assign(state, *operate.target, state.length_of(arguments[0]));
}

// The class of a method that runs is initialised, or this thread is about to, and so are the classes above it;
// of the interfaces only those with default methods are, and not all of them when a field of one is read.
void MethodWalk::initialize(FlowState& state, Symbol class_name, const ir::Block& block) {
  auto& program = workspace_.program();
  if (!workspace_.is_user_class(class_name) || !program.needs_initialization(class_name)) return;
  for (const auto* cls = program.find_class(frames_.back().method->owner); cls;
       cls = cls->superclass.empty() ? nullptr : program.find_class(cls->superclass))
    if (cls->name == class_name) return;
  other_code(state, block);
}

void MethodWalk::load_static(FlowState& state, const ir::LoadStatic& load) {
  assign_any(state, load.target);
  const auto* field = workspace_.program().resolve(load.field);
  if (field && field->type.is_reference() && is_never_null(*field))
    state.require_not_null(*state.frame()[load.target]);
}

// The initialiser of the class assigns it before other code can run and look at it.
bool MethodWalk::is_never_null(const ir::Field& field) {
  if (!(field.flags & ir::access::is_final) || !contents_.values().is_never_null(field)) return false;
  auto& program = workspace_.program();
  if (!workspace_.is_user_class(field.owner)) return true;
  const auto& cls = program.get_class(field.owner);
  const auto* initializer = cls.find_method(Symbol("<clinit>"), Symbol("()V"));
  const auto* body = initializer ? program.body(*initializer) : nullptr;
  const auto initializes = [&](Symbol super) {
    return super != field.owner && workspace_.is_user_class(super) && program.needs_initialization(super);
  };
  if (!body || std::ranges::any_of(program.supertypes(field.owner), initializes)) return false;
  for (const auto& statement : body->blocks[0].statements) {
    const auto* store = std::get_if<ir::StoreStatic>(&statement.kind);
    if (store && program.resolve(store->field) == &field) return true;
    if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
      const auto* callee = writers_.target(*call);
      const auto made = call->method.name == "<init>" ? call->method.owner : Symbol();
      if (!callee || !quiet_.is_quiet(*callee, made)) return false;
    }
    const auto* initialized = std::get_if<ir::InitializeClass>(&statement.kind);
    if (initialized && workspace_.is_user_class(initialized->class_name)) return false;
  }
  return false;
}

bool MethodWalk::satisfies(const FlowState& state, ValueId value, ValueCondition::Kind kind) const {
  if (state.is_empty()) return true;
  switch (kind) {
    case ValueCondition::Kind::NotNull:
      return state.is_not_null(value);
    case ValueCondition::Kind::NotNegative:
      return state.lower(value) >= 0;
    case ValueCondition::Kind::Positive:
      return state.lower(value) >= 1;
  }
  return false;
}

void MethodWalk::assume_value(FlowState& state, ValueId value, ValueCondition::Kind kind) const {
  switch (kind) {
    case ValueCondition::Kind::NotNull:
      return state.require_not_null(value);
    case ValueCondition::Kind::NotNegative:
      return state.require_range(value, 0, Zone::unbounded);
    case ValueCondition::Kind::Positive:
      return state.require_range(value, 1, Zone::unbounded);
  }
}

}  // namespace jury::start
