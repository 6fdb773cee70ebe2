// Statements: checks, memory, calls, class initialisation.
#include <algorithm>

#include "encode/executor.h"
#include "program/unknown_class.h"
#include "support/diagnostics.h"

namespace jury::encode {

using ir::CheckKind;
using ir::Kind;
using ir::Type;

void Executor::execute(Frame& frame, const ir::Statement& statement) {
  std::visit(
      ir::overloaded{
          [&](const ir::Copy& s) { assign(frame, s.target, operand(frame, s.value)); },
          [&](const ir::Unary& s) { assign(frame, s.target, unary(s.op, term(operand(frame, s.value)))); },
          [&](const ir::Binary& s) {
            assign(frame, s.target,
                   binary(s.op, s.kind, term(operand(frame, s.left)), term(operand(frame, s.right))));
          },
          [&](const ir::Check& s) { check(frame, s); },
          [&](const ir::LoadField& s) { load_field(frame, s); },
          [&](const ir::StoreField& s) { store_field(frame, s); },
          [&](const ir::LoadStatic& s) { load_static(frame, s); },
          [&](const ir::StoreStatic& s) { store_static(frame, s); },
          [&](const ir::LoadElement& s) { load_element(frame, s); },
          [&](const ir::StoreElement& s) { store_element(frame, s); },
          [&](const ir::ArrayLength& s) {
            assign(frame, s.target,
                   read_targets(reference(operand(frame, s.array)), [&](ObjectId object) -> Value {
                     return contents(frame.now.state, object).size;
                   }));
          },
          [&](const ir::New& s) {
            const auto object =
                allocate(frame.now.state, instance_info(s.class_name), objects_.fresh_instance(s.class_name));
            assign(frame, s.target, values_.single(object));
          },
          [&](const ir::NewArray& s) { new_array(frame, s); },
          [&](const ir::InstanceOf& s) {
            const auto value = reference(operand(frame, s.value));
            const Term fits =
                terms_.conjunction(terms_.negation(values_.is_null(value)), instance_of(value, s.type));
            assign(frame, s.target, values_.boolean_as_int(fits));
          },
          [&](const ir::Call& s) { call(frame, s); },
          [&](const ir::Operate& s) { operate(frame, s); },
          [&](const ir::InitializeClass& s) { initialize_class(frame, s.class_name); },
          [&](const ir::Monitor&) {},
          [&](const ir::Catch& s) { assign(frame, s.target, *frame.now.exception); },
      },
      statement.kind);
}

Value Executor::operand(const Frame& frame, const ir::Operand& operand) {
  switch (operand.tag()) {
    case ir::Operand::Tag::Local:
      return frame.now.locals[operand.local()];
    case ir::Operand::Tag::Int:
      return values_.integer(operand.int_value());
    case ir::Operand::Tag::Long:
      return values_.long_integer(operand.long_value());
    case ir::Operand::Tag::Float:
      return values_.of_float(operand.float_value());
    case ir::Operand::Tag::Double:
      return values_.of_double(operand.double_value());
    case ir::Operand::Tag::Null:
      return values_.null();
    case ir::Operand::Tag::String:
      return values_.single(objects_.constant_text(operand.text()));
    case ir::Operand::Tag::Class:
      return values_.single(objects_.class_object(operand.text()));
  }
  return values_.null();
}

ObjectInfo Executor::instance_info(Symbol class_name) const {
  ObjectInfo info;
  info.type = Type::reference(class_name);
  // A string gets its content from the constructor.
  if (class_name == "java/lang/String") info.shape = Shape::Text;
  return info;
}

ObjectId Executor::make_instance(State& state, Symbol class_name) {
  return allocate(state, instance_info(class_name), objects_.fresh_instance(class_name));
}

ObjectId Executor::allocate(State& state, ObjectInfo info, ContentsPointer contents) {
  const bool throwable =
      info.shape == Shape::Instance && program_.is_subclass(info.type.name, Symbol("java/lang/Throwable"));
  if (!stack_.empty() || !state.guard.term().is_true()) info.allocated = state.guard.term();
  if (!stack_.empty()) {
    info.method = stack_.back()->method;
    info.position = stack_.back()->position;
  }
  const auto object = objects_.add(std::move(info));
  state.heap.set(object, std::move(contents));
  if (throwable) {
    auto& origins = made_at_[object];
    for (auto frame = stack_.rbegin(); frame != stack_.rend(); ++frame)
      origins.push_back({(*frame)->method, (*frame)->position});
  }
  return object;
}

// Checks.

void Executor::require(Frame& frame, Term condition, std::string_view exception_class) {
  if (condition.is_true()) return;
  auto& state = frame.now.state;
  State failing = state.under(state.guard.with(terms_, terms_.negation(condition)));
  if (!failing.guard.is_false()) throw_new(frame, std::move(failing), exception_class);
  state.guard = state.guard.with(terms_, condition);
}

// The exception that a failing check throws. Its message is a text of unknown content.
void Executor::throw_new(Frame& frame, State state, std::string_view exception_class) {
  const Symbol name(exception_class);
  const auto object = allocate(state, instance_info(name), objects_.fresh_instance(name));
  for (const auto& [field, slot] : objects_.layout(name).slot) {
    const auto index = slot;
    if (field->name == "detailMessage")
      change(state, object,
             [&](Contents& contents) { contents.slots[index] = values_.single(unknown_text(state)); });
    // As Throwable's constructor leaves it: its own cause, which stands for "none yet".
    if (field->name == "cause")
      change(state, object, [&](Contents& contents) { contents.slots[index] = values_.single(object); });
  }
  raise(frame, std::move(state), values_.single(object));
}

void Executor::check(Frame& frame, const ir::Check& check) {
  const auto exception = ir::exception_of(check.kind);
  const Value first = operand(frame, check.first);
  switch (check.kind) {
    case CheckKind::NotNull: {
      require(frame, terms_.negation(values_.is_null(reference(first))), exception);
      if (!frame.now.state.guard.is_false())
        narrow(frame, check.first, [](ObjectId object) { return object != null_object; });
      return;
    }
    case CheckKind::InBounds: {
      const Term index = term(operand(frame, check.second));
      const auto length = read_targets(
          reference(first), [&](ObjectId object) -> Value { return contents(frame.now.state, object).size; });
      return require(frame, terms_.make(logic::Kind::bv_ult, {index, term(length)}), exception);
    }
    case CheckKind::Castable: {
      const auto& value = reference(first);
      require(frame, terms_.disjunction(values_.is_null(value), instance_of(value, check.type)), exception);
      if (!frame.now.state.guard.is_false())
        narrow(frame, check.first, [&](ObjectId object) {
          return object == null_object || program_.is_subtype(objects_.info(object).type, check.type);
        });
      return;
    }
    case CheckKind::NonZero:
      return require(frame, values_.is_nonzero(term(first)), exception);
    case CheckKind::Storable:
      return require(frame, may_store(reference(first), reference(operand(frame, check.second))), exception);
    case CheckKind::NonNegative:
      return require(frame, terms_.make(logic::Kind::bv_sle, {values_.integer(0), term(first)}), exception);
  }
}

// After a check the operand's other targets are impossible on this path.
void Executor::narrow(Frame& frame, const ir::Operand& checked, const std::function<bool(ObjectId)>& keep) {
  if (!checked.is_local()) return;
  auto& local = frame.now.locals[checked.local()];
  const auto narrowed = values_.restrict(reference(local), keep);
  if (!narrowed.targets().empty()) local = narrowed;
}

Term Executor::instance_of(const Reference& value, const Type& type) {
  std::vector<Term> cases;
  for (const auto& target : value.targets())
    if (target.object != null_object && program_.is_subtype(objects_.info(target.object).type, type))
      cases.push_back(target.guard);
  return terms_.disjunction(cases);
}

Term Executor::may_store(const Reference& array, const Reference& value) {
  std::vector<Term> cases;
  for (const auto& target : array.targets()) {
    if (target.object == null_object) continue;
    const auto& type = objects_.info(target.object).type;
    const Term fits = terms_.disjunction(values_.is_null(value), instance_of(value, type.element()));
    cases.push_back(terms_.conjunction(target.guard, fits));
  }
  return terms_.disjunction(cases);
}

// Memory.

// Nobody looks into such objects: what follows is about the others.
void Executor::refuse_sealed(Frame& frame, const Reference& reference) {
  for (const auto& target : reference.targets()) {
    const auto type = target.object == null_object ? Symbol() : objects_.info(target.object).type.name;
    if (!program::is_sealed_class(type)) continue;
    auto& guard = frame.now.state.guard;
    const auto looked_into = guard.with(terms_, target.guard);
    if (!looked_into.is_false()) gap(Gap::Kind::Unsupported, looked_into, program::nothing_known_of(type));
    guard = guard.with(terms_, terms_.negation(target.guard));
  }
  if (frame.now.state.guard.is_false()) frame.dead = true;
}

void Executor::load_field(Frame& frame, const ir::LoadField& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) return stop(frame, "the field " + statement.field.name.text() + " is missing");
  refuse_sealed(frame, reference(operand(frame, statement.object)));
  if (frame.dead) return;
  const auto value = read_targets(reference(operand(frame, statement.object)), [&](ObjectId object) -> Value {
    const auto& layout = objects_.layout(objects_.info(object).type.name);
    return contents(frame.now.state, object).slots[layout.slot.at(field)];
  });
  assign(frame, statement.target, value);
}

void Executor::store_field(Frame& frame, const ir::StoreField& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) return stop(frame, "the field " + statement.field.name.text() + " is missing");
  refuse_sealed(frame, reference(operand(frame, statement.object)));
  if (frame.dead) return;
  const auto value = operand(frame, statement.value);
  for (const auto& target : reference(operand(frame, statement.object)).targets()) {
    if (target.object == null_object) continue;
    const auto slot = objects_.layout(objects_.info(target.object).type.name).slot.at(field);
    change(frame.now.state, target.object, [&](Contents& contents) {
      contents.slots[slot] = values_.choose(target.guard, value, contents.slots[slot]);
    });
  }
}

void Executor::load_static(Frame& frame, const ir::LoadStatic& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) return stop(frame, "the field " + statement.field.name.text() + " is missing");
  const auto statics = objects_.statics(field->owner);
  assign(frame, statement.target,
         contents(frame.now.state, statics).slots[objects_.static_layout(field->owner).slot.at(field)]);
}

void Executor::store_static(Frame& frame, const ir::StoreStatic& statement) {
  const auto* field = program_.resolve(statement.field);
  if (!field) return stop(frame, "the field " + statement.field.name.text() + " is missing");
  const auto slot = objects_.static_layout(field->owner).slot.at(field);
  change(frame.now.state, objects_.statics(field->owner),
         [&](Contents& contents) { contents.slots[slot] = operand(frame, statement.value); });
}

// The element at a symbolic index: the choice among all, which the check before has narrowed to those in
// range.
Value Executor::element_at(const std::vector<Value>& elements, Term index, Kind kind) {
  if (index.is_value()) {
    const auto position = index.bit_vector_value().bits();
    return position < elements.size() ? elements[position] : objects_.default_value(kind);
  }
  Value result = elements.empty() ? objects_.default_value(kind) : elements.back();
  for (std::size_t i = elements.empty() ? 0 : elements.size() - 1; i-- > 0;)
    result = values_.choose(terms_.equal(index, values_.integer(static_cast<std::int32_t>(i))), elements[i],
                            result);
  return result;
}

void Executor::set_element(std::vector<Value>& elements, Term index, const Value& value, Term condition) {
  if (index.is_value()) {
    const auto position = index.bit_vector_value().bits();
    if (position < elements.size()) elements[position] = values_.choose(condition, value, elements[position]);
    return;
  }
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const Term here =
        terms_.conjunction(condition, terms_.equal(index, values_.integer(static_cast<std::int32_t>(i))));
    elements[i] = values_.choose(here, value, elements[i]);
  }
}

void Executor::load_element(Frame& frame, const ir::LoadElement& statement) {
  const Term index = term(operand(frame, statement.index));
  const auto value = read_targets(reference(operand(frame, statement.array)), [&](ObjectId object) {
    const auto& array = contents(frame.now.state, object);
    if (array.elements)
      return Value(select_element(array.elements, index, objects_.info(object).type.element().kind));
    return element_at(array.slots, index, statement.kind);
  });
  assign(frame, statement.target, value);
}

void Executor::store_element(Frame& frame, const ir::StoreElement& statement) {
  const Term index = term(operand(frame, statement.index));
  Value value = operand(frame, statement.value);
  for (const auto& target : reference(operand(frame, statement.array)).targets()) {
    if (target.object == null_object) continue;
    const auto kind = objects_.info(target.object).type.element().kind;
    const Value fitted = fit_to(kind, value);
    change(frame.now.state, target.object, [&](Contents& contents) {
      if (contents.elements)
        contents.elements = terms_.if_then_else(
            target.guard, store_element(contents.elements, index, term(value), kind), contents.elements);
      else
        set_element(contents.slots, index, fitted, target.guard);
    });
  }
}

// What an array of small integers keeps of an int.
Value Executor::fit_to(Kind kind, const Value& value) {
  switch (kind) {
    case Kind::Boolean:
      return terms_.make(logic::Kind::bv_and, {term(value), values_.integer(1)});
    case Kind::Byte:
      return unary(ir::UnaryOperator::IntToByte, term(value));
    case Kind::Char:
      return unary(ir::UnaryOperator::IntToChar, term(value));
    case Kind::Short:
      return unary(ir::UnaryOperator::IntToShort, term(value));
    case Kind::Void:
    case Kind::Int:
    case Kind::Long:
    case Kind::Float:
    case Kind::Double:
    case Kind::Reference:
      return value;
  }
  return value;
}

void Executor::new_array(Frame& frame, const ir::NewArray& statement) {
  std::vector<Term> lengths;
  for (const auto& length : statement.lengths) lengths.push_back(term(operand(frame, length)));
  if (lengths.size() == 1)
    if (const auto open = make_open_array(frame.now.state, statement.type, lengths[0]))
      return assign(frame, statement.target, values_.single(*open));
  for (auto& length : lengths) {
    if (length.is_value()) continue;
    // A symbolic length: arrays up to the bound are followed, longer ones are a gap.
    const Term fits = terms_.make(logic::Kind::bv_ule,
                                  {length, values_.integer(static_cast<std::int32_t>(limits_.array_length))});
    auto& guard = frame.now.state.guard;
    const auto beyond = guard.with(terms_, terms_.negation(fits));
    if (!beyond.is_false() && feasible_(beyond.term()))
      gap(Gap::Kind::Size, beyond, "an array longer than " + std::to_string(limits_.array_length));
    guard = guard.with(terms_, fits);
  }
  if (frame.now.state.guard.is_false()) return;
  const auto array = make_array(frame.now.state, statement.type, lengths, 0);
  if (!array) return stop(frame, "an array of more than " + std::to_string(limits_.elements) + " elements");
  assign(frame, statement.target, values_.single(*array));
}

std::optional<ObjectId> Executor::make_array(State& state, const Type& type, const std::vector<Term>& lengths,
                                             std::size_t dimension) {
  const Term length = lengths[dimension];
  const std::uint64_t capacity = length.is_value() ? length.bit_vector_value().bits() : limits_.array_length;
  if (capacity > limits_.elements) return std::nullopt;
  auto contents = std::make_shared<Contents>();
  contents->size = length;
  const auto element = type.element();
  for (std::uint64_t i = 0; i < capacity; ++i) {
    if (dimension + 1 == lengths.size()) {
      contents->slots.push_back(objects_.default_value(element.kind));
      continue;
    }
    const auto inner = make_array(state, element, lengths, dimension + 1);
    if (!inner) return std::nullopt;
    contents->slots.emplace_back(values_.single(*inner));
  }
  ObjectInfo info;
  info.shape = Shape::Array;
  info.type = type;
  return allocate(state, std::move(info), std::move(contents));
}

Reference Executor::make_empty_array(State& state, const Type& type) {
  return values_.single(*make_array(state, type, {values_.integer(0)}, 0));
}

// Calls.

void Executor::stop(Frame& frame, const std::string& reason) {
  gap(Gap::Kind::Unsupported, frame.now.state.guard, reason);
  frame.dead = true;
}

void Executor::call(Frame& frame, const ir::Call& statement) {
  const auto* method = program_.resolve(statement.method);
  if (!method) {
    const auto& reference = statement.method;
    return stop(frame, "the method " + ir::display_class(reference.owner.view()) + "." +
                           reference.name.text() + reference.descriptor.text() + " is missing");
  }
  std::vector<Value> arguments;
  for (const auto& argument : statement.arguments) arguments.push_back(operand(frame, argument));
  if (loops_ && method->owner == "jury/Spec" && call_specification(frame, *method, arguments, statement))
    return;
  const bool is_virtual =
      statement.kind == ir::CallKind::Virtual || statement.kind == ir::CallKind::Interface;
  auto exit = is_virtual ? call_selected(*method, arguments, frame.now.state)
                         : execute(*method, std::move(arguments), frame.now.state);
  take(frame, std::move(exit), statement.target);
}

// One execution per method that the receiver's possible classes select.
Exit Executor::call_selected(const ir::Method& method, const std::vector<Value>& arguments,
                             const State& before) {
  const auto& receiver = reference(arguments[0]);
  std::map<const ir::Method*, std::vector<Target>> by_method;
  for (const auto& target : receiver.targets())
    if (target.object != null_object)
      by_method[program_.select(objects_.info(target.object).type.name, method)].push_back(target);
  std::vector<Exit> exits;
  for (auto& [selected, targets] : by_method) {
    std::vector<Term> cases;
    for (const auto& target : targets) cases.push_back(target.guard);
    State state = before.under(by_method.size() == 1 ? before.guard
                                                     : before.guard.with(terms_, terms_.disjunction(cases)));
    if (state.guard.is_false()) continue;
    if (!selected || selected->is_abstract()) {
      gap(Gap::Kind::Unsupported, state.guard,
          "no implementation of " + method.display() + " in a receiver's class");
      continue;
    }
    if (program::is_sealed_class(selected->owner)) {
      gap(Gap::Kind::Unsupported, state.guard, program::nothing_known_of(selected->owner));
      continue;
    }
    auto inner = arguments;
    if (targets.size() == 1) targets[0].guard = terms_.true_term();
    inner[0] = Reference(targets);
    if (program::is_unknown_class(selected->owner)) {
      gap(Gap::Kind::Unsupported, state.guard, "code that is not given may run: " + method.display());
      exits.push_back(execute_unknown(*selected, std::move(inner), std::move(state)));
    } else {
      exits.push_back(execute(*selected, std::move(inner), std::move(state)));
    }
  }
  return join(std::move(exits));
}

// Where the answer is none that the code may give, the path ends. Nothing is assumed instead: the call stays
// a gap there, so that a contract which allows no answer proves nothing.
Exit Executor::execute_unknown(const ir::Method& method, std::vector<Value> arguments, State state) {
  auto exit = execute(method, arguments, state);
  if (!answer_filter_ || !exit.returned) return exit;
  const auto choices = choices_.size();
  auto& guard = exit.returned->state.guard;
  guard = guard.with(terms_, answer_filter_(method, arguments, state, *exit.returned));
  choices_.resize(choices);  // those of the contract's own evaluation, which no run makes
  return exit;
}

// Goes on after a call: exceptions to the handlers, the result to the target.
void Executor::take(Frame& frame, Exit exit, std::optional<ir::LocalId> target) {
  if (exit.thrown) raise(frame, std::move(exit.thrown->state), exit.thrown->exception);
  if (!exit.returned) {
    frame.dead = true;
    return;
  }
  frame.now.state = std::move(exit.returned->state);
  if (target) assign(frame, *target, std::move(*exit.returned->value));
}

// Class initialisation (JVMS 5.5), where it has not happened yet on this path.
void Executor::initialize_class(Frame& frame, Symbol class_name) {
  take(frame, initialize(class_name, frame.now.state), std::nullopt);
}

Exit Executor::initialize(Symbol class_name, State state) {
  const auto* cls = program_.find_class(class_name);
  if (!cls) {
    gap(Gap::Kind::Unsupported, state.guard,
        "the class " + ir::display_class(class_name.view()) + " is missing");
    return {};
  }
  const auto statics = objects_.statics(class_name);
  const Term done = term(contents(state, statics).slots[0]);
  std::vector<Exit> exits;
  State before = state.under(state.guard.with(terms_, terms_.negation(done)));
  state.guard = state.guard.with(terms_, done);
  if (!state.guard.is_false()) exits.push_back({Returned{std::move(state), std::nullopt}, std::nullopt});
  if (!before.guard.is_false()) exits.push_back(run_initializer(*cls, statics, std::move(before)));
  return join(std::move(exits));
}

// Such interfaces are initialised with the classes that implement them.
bool Executor::has_default_method(Symbol class_name) {
  const auto& cls = program_.get_class(class_name);
  return cls.is_interface() &&
         std::any_of(cls.methods.begin(), cls.methods.end(),
                     [](const ir::Method& method) { return !method.is_abstract() && !method.is_static(); });
}

// Marked as done before it runs: a request from within returns at once, as on the JVM. Exceptions become
// ExceptionInInitializerError there; here the path is given up, with a note.
Exit Executor::run_initializer(const ir::Class& cls, ObjectId statics, State state) {
  change(state, statics, [&](Contents& contents) { contents.slots[0] = terms_.true_term(); });
  std::vector<Symbol> first;
  if (!cls.is_interface()) {
    if (!cls.superclass.empty()) first.push_back(cls.superclass);
    for (const auto& supertype : program_.supertypes(cls.name))
      if (supertype != cls.name && has_default_method(supertype)) first.push_back(supertype);
  }
  for (const auto& supertype : first) {
    if (!program_.needs_initialization(supertype)) continue;
    auto exit = initialize(supertype, std::move(state));
    if (exit.thrown)
      gap(Gap::Kind::Unsupported, exit.thrown->state.guard, "an exception in a class initialiser");
    if (!exit.returned) return {};
    state = std::move(exit.returned->state);
  }
  const auto* initializer = cls.find_method(Symbol("<clinit>"), Symbol("()V"));
  if (!initializer) return {Returned{std::move(state), std::nullopt}, std::nullopt};
  auto exit = execute(*initializer, {}, std::move(state));
  if (exit.thrown)
    gap(Gap::Kind::Unsupported, exit.thrown->state.guard,
        "an exception in the initialiser of " + ir::display_class(cls.name.view()));
  exit.thrown.reset();
  return exit;
}

std::optional<State> Executor::initialize_at_start(Symbol class_name, State state) {
  const auto gaps = gaps_.size();
  const auto choices = choices_.size();
  auto exit = initialize(class_name, std::move(state));
  if (exit.returned && !exit.thrown && gaps_.size() == gaps) return std::move(exit.returned->state);
  // As if it had not been tried.
  gaps_.resize(gaps);
  choices_.resize(choices);
  return std::nullopt;
}

void Executor::set_initialized(State& state, Symbol class_name) {
  change(state, objects_.statics(class_name),
         [&](Contents& contents) { contents.slots[0] = terms_.true_term(); });
}

void Executor::set_static(State& state, const ir::Field& field, const Value& value) {
  const auto slot = objects_.static_layout(field.owner).slot.at(&field);
  change(state, objects_.statics(field.owner), [&](Contents& contents) { contents.slots[slot] = value; });
}

Term Executor::fresh_integer(std::uint32_t width, std::string_view name) {
  if (limits_.bits >= width) return terms_.fresh_constant(name, terms_.bit_vector_sort(width));
  narrowed_ = true;
  return terms_.sign_extend_to(terms_.fresh_constant(name, terms_.bit_vector_sort(limits_.bits)), width);
}

Value Executor::fresh_value(Kind kind, std::string_view name) {
  const auto number = [&](std::uint32_t bits, bool is_signed) -> Value {
    const Term small = terms_.fresh_constant(name, terms_.bit_vector_sort(bits));
    return is_signed ? terms_.sign_extend_to(small, 32) : terms_.zero_extend_to(small, 32);
  };
  switch (kind) {
    case Kind::Boolean:
      return values_.boolean_as_int(terms_.fresh_constant(name, terms_.boolean_sort()));
    case Kind::Byte:
      return number(8, true);
    case Kind::Char:
      return number(16, false);
    case Kind::Short:
      return number(16, true);
    case Kind::Int:
      return fresh_integer(32, name);
    case Kind::Long:
      return fresh_integer(64, name);
    case Kind::Float:
      return terms_.fresh_constant(name, terms_.float_sort(logic::float_format));
    case Kind::Double:
      return terms_.fresh_constant(name, terms_.float_sort(logic::double_format));
    case Kind::Void:
    case Kind::Reference:
      break;
  }
  return values_.null();
}

}  // namespace jury::encode
