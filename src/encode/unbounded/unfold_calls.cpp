// Calls, dispatch, class initialisation.
#include "encode/unbounded/unfolder.h"
#include "support/diagnostics.h"

namespace jury::encode::unbounded {

namespace {

// The kinds of steps between contexts.
enum Step : std::uint32_t { call_step = 1, method_step, initializer_step, initializer_in_loop_step };

std::uint64_t number_of(const void* pointer) { return reinterpret_cast<std::uintptr_t>(pointer); }

}  // namespace

ContextId Unfolder::call_context(const Frame& frame, const ir::Method& method) {
  const auto at =
      knowledge_.step(frame.context, call_step, std::uint64_t{frame.block} << 32 | frame.statement);
  return knowledge_.step(at, method_step, number_of(&method));
}

void Unfolder::call(Frame& frame, const ir::Call& statement) {
  const auto* method = program_.resolve(statement.method);
  if (!method) {
    const auto& reference = statement.method;
    return stop(frame, "the method " + ir::display_class(reference.owner.view()) + "." +
                           reference.name.text() + reference.descriptor.text() + " is missing");
  }
  std::vector<Value> arguments;
  for (const auto& argument : statement.arguments) arguments.push_back(operand(frame, argument));
  if (call_box(frame, statement, *method, arguments) || call_parse(frame, statement, *method, arguments) ||
      call_property(frame, statement, arguments))
    return;
  const bool is_virtual =
      statement.kind == ir::CallKind::Virtual || statement.kind == ir::CallKind::Interface;
  auto exit = is_virtual
                  ? call_selected(frame, *method, arguments)
                  : execute(*method, std::move(arguments), frame.now.state, call_context(frame, *method));
  take(frame, std::move(exit), statement.target);
}

// valueOf of the boxes: a box is its value here.
bool Unfolder::call_box(Frame& frame, const ir::Call& statement, const ir::Method& method,
                        const std::vector<Value>& arguments) {
  const auto* box = box_class(method.owner);
  if (box && method.name == "valueOf" && method.descriptor == box->value_of) {
    if (statement.target)
      assign(frame, *statement.target,
             {addresses_.box(box->family, arguments[0].term), FamilySet(box->family)});
    return true;
  }
  if (method.name == "valueOf" && (method.owner == "java/lang/Double" || method.owner == "java/lang/Float")) {
    stop(frame, "boxes of floating-point numbers");
    return true;
  }
  return false;
}

// Integer.parseInt of an unknown text: any number, or no number.
bool Unfolder::call_parse(Frame& frame, const ir::Call& statement, const ir::Method& method,
                          const std::vector<Value>& arguments) {
  if (method.owner != "java/lang/Integer" || method.name != "parseInt" ||
      method.descriptor != "(Ljava/lang/String;)I" || arguments[0].term.is_value())
    return false;
  approximate("of texts only their equality is known");
  const Term readable = terms_.fresh_constant("readable", terms_.boolean_sort());
  require(frame, readable, "java/lang/NumberFormatException");
  if (!frame.dead && statement.target)
    assign(frame, *statement.target, {unknown(ir::Kind::Int, "parsed"), {}});
  return true;
}

Unfolder::Exit Unfolder::call_selected(Frame& frame, const ir::Method& method,
                                       const std::vector<Value>& arguments) {
  const auto& receiver = arguments[0];
  std::map<const ir::Method*, std::vector<FamilyId>> by_method;
  for (const auto family : receiver.families.members())
    by_method[program_.select(knowledge_.info(family).type.name, method)].push_back(family);
  std::vector<Exit> exits;
  for (const auto& [selected, families] : by_method) {
    std::vector<Term> cases;
    for (const auto family : families) cases.push_back(is_in(family, receiver.term));
    const Term chosen = by_method.size() == 1 ? terms_.true_term() : terms_.disjunction(cases);
    State state{frame.now.state.guard.with(terms_, chosen), frame.now.state.heap};
    if (state.guard.is_false()) continue;
    if (!selected || selected->is_abstract()) {
      gap(state.guard, "no implementation of " + method.display() + " in a receiver's class");
      continue;
    }
    auto inner = arguments;
    inner[0].families = FamilySet(families);
    exits.push_back(execute(*selected, std::move(inner), std::move(state), call_context(frame, *selected)));
  }
  return join(std::move(exits));
}

void Unfolder::take(Frame& frame, Exit exit, std::optional<ir::LocalId> target) {
  if (exit.thrown) raise(frame, std::move(exit.thrown->state), exit.thrown->exception);
  if (!exit.returned) {
    frame.dead = true;
    return;
  }
  frame.now.state = std::move(exit.returned->state);
  if (target) assign(frame, *target, std::move(*exit.returned->value));
}

// Class initialisation (JVMS 5.5), where it has not happened yet on this path.
Unfolder::Exit Unfolder::initialize(Symbol class_name, State state, ContextId context) {
  const auto* cls = program_.find_class(class_name);
  if (!cls) {
    gap(state.guard, "the class " + ir::display_class(class_name.view()) + " is missing");
    return {};
  }
  // The boxes' own statics are not looked at (load_static refuses them).
  if (box_class(class_name)) return {Returned{std::move(state), std::nullopt}, std::nullopt};
  if (limits_.any_state && is_user_class_(class_name)) {
    if (initializes_unseen(class_name)) return {Returned{std::move(state), std::nullopt}, std::nullopt};
    gap(state.guard, "the initialiser of " + ir::display_class(class_name.view()) + ", in any state");
    return {};
  }
  const auto family = statics(class_name);
  const Term done =
      terms_.distinct(get(state, family, slot::initialized, addresses_.base(family)), addresses_.integer(0));
  std::vector<Exit> exits;
  State before{state.guard.with(terms_, terms_.negation(done)), state.heap};
  state.guard = state.guard.with(terms_, done);
  if (!state.guard.is_false()) exits.push_back({Returned{std::move(state), std::nullopt}, std::nullopt});
  const auto step = abstracted_ > 0 ? initializer_in_loop_step : initializer_step;
  if (!before.guard.is_false() && (done.is_false() || feasible(before.guard)))
    exits.push_back(run_initializer(
        *cls, family, std::move(before),
        knowledge_.step(abstracted_ > 0 ? context : 0, step, number_of(class_name.identity()))));
  return join(std::move(exits));
}

bool Unfolder::has_default_method(Symbol class_name) {
  const auto& cls = program_.get_class(class_name);
  return cls.is_interface() &&
         std::any_of(cls.methods.begin(), cls.methods.end(),
                     [](const ir::Method& method) { return !method.is_abstract() && !method.is_static(); });
}

// Marked as done before it runs: a request from within returns at once, as on the JVM. Exceptions become
// ExceptionInInitializerError there; here the path is given up, with a note.
Unfolder::Exit Unfolder::run_initializer(const ir::Class& cls, FamilyId family, State state,
                                         ContextId context) {
  put(state, family, slot::initialized, addresses_.base(family), {addresses_.integer(1), {}},
      terms_.true_term());
  std::vector<Symbol> first;
  if (!cls.is_interface()) {
    if (!cls.superclass.empty()) first.push_back(cls.superclass);
    for (const auto& supertype : program_.supertypes(cls.name))
      if (supertype != cls.name && has_default_method(supertype)) first.push_back(supertype);
  }
  for (const auto& supertype : first) {
    if (!program_.needs_initialization(supertype)) continue;
    auto exit = initialize(supertype, std::move(state), context);
    if (exit.thrown) gap(exit.thrown->state.guard, "an exception in a class initialiser");
    if (!exit.returned) return {};
    state = std::move(exit.returned->state);
  }
  const auto* initializer = cls.find_method(Symbol("<clinit>"), Symbol("()V"));
  if (!initializer) return {Returned{std::move(state), std::nullopt}, std::nullopt};
  auto exit = execute(*initializer, {}, std::move(state), context);
  if (exit.thrown)
    gap(exit.thrown->state.guard, "an exception in the initialiser of " + ir::display_class(cls.name.view()));
  exit.thrown.reset();
  return exit;
}

}  // namespace jury::encode::unbounded
