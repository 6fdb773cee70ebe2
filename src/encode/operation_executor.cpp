#include "encode/operation_executor.h"

#include <algorithm>
#include <cmath>

#include "ir/choice_operations.h"
#include "program/platform.h"
#include "program/surroundings.h"
#include "support/diagnostics.h"
#include "trace/standard_input.h"

// Each family handles its own operations; run() sends every operation to its family.
#pragma GCC diagnostic ignored "-Wswitch-enum"

namespace jury::encode {

using ir::Kind;
using ir::Operation;
using TermKind = logic::Kind;

void Executor::operate(Frame& frame, const ir::Operate& statement) {
  const auto result = OperationExecutor(*this, frame, statement).run();
  if (frame.dead || !statement.target) return;
  JURY_CHECK(result.has_value(), "an operation without its result");
  assign(frame, *statement.target, *result);
}

OperationExecutor::OperationExecutor(Executor& executor, Executor::Frame& frame, const ir::Operate& statement)
    : executor_(executor), frame_(frame), operation_(statement.operation) {
  for (const auto& operand : statement.arguments) arguments_.push_back(executor.operand(frame, operand));
}

std::optional<Value> OperationExecutor::run() {
  const auto name = ir::info(operation_).name;
  const auto family = name.substr(0, name.find('.'));
  if (family != "value" && !arguments_.empty() && std::holds_alternative<Reference>(arguments_[0])) {
    executor_.refuse_sealed(frame_, object(0));
    if (frame_.dead) return std::nullopt;
  }
  if (family == "seq") return run_sequence();
  if (family == "table") return run_table();
  if (family == "cursor") return run_cursor();
  if (family == "value" || family == "float" || family == "double") return run_value();
  if (family == "text") return run_text();
  if (family == "array" || family == "object") return run_heap();
  if (family == "class") return run_class();
  if (family == "world") return run_world();
  if (family == "state") return run_state();
  return run_choice();
}

void OperationExecutor::approximate(const std::string& what) { executor_.approximate(what); }
void OperationExecutor::rely(const std::string& what) { executor_.rely(what); }

std::optional<Value> OperationExecutor::without_meaning() {
  executor_.stop(frame_,
                 "the operation " + std::string(ir::info(operation_).name) + " is not supported here");
  return std::nullopt;
}

Term OperationExecutor::any_of(const Reference& reference, const std::function<bool(ObjectId)>& holds) {
  std::vector<Term> cases;
  for (const auto& target : reference.targets())
    if (holds(target.object)) cases.push_back(target.guard);
  return terms().disjunction(cases);
}

Term OperationExecutor::unknown(Kind kind, const std::string& what) {
  approximate(what);
  return term(executor_.fresh_value(kind, "unknown"));
}

// Values.

bool OperationExecutor::is_simple(ObjectId object) {
  if (object == null_object) return true;
  const auto& info = executor_.objects_.info(object);
  if (info.shape == Shape::Text || info.shape == Shape::Class || info.type.is_array()) return true;
  if (box_slot(object)) return true;
  auto& program = executor_.program_;
  static const Symbol equals("equals"), equals_type("(Ljava/lang/Object;)Z"), hash("hashCode"),
      hash_type("()I"), root("java/lang/Object");
  const auto& object_class = program.get_class(root);
  const auto* selected_equals =
      program.select(info.type.name, *object_class.find_method(equals, equals_type));
  const auto* selected_hash = program.select(info.type.name, *object_class.find_method(hash, hash_type));
  const auto plain = [](const ir::Method* method) {
    return method && (method->owner == root || method->owner == "java/lang/Enum");
  };
  return plain(selected_equals) && plain(selected_hash);
}

std::optional<std::uint32_t> OperationExecutor::box_slot(ObjectId object) {
  static const Symbol boxes[] = {Symbol("java/lang/Integer"),   Symbol("java/lang/Long"),
                                 Symbol("java/lang/Short"),     Symbol("java/lang/Byte"),
                                 Symbol("java/lang/Character"), Symbol("java/lang/Boolean"),
                                 Symbol("java/lang/Float"),     Symbol("java/lang/Double")};
  const auto& info = executor_.objects_.info(object);
  if (info.shape != Shape::Instance ||
      std::find(std::begin(boxes), std::end(boxes), info.type.name) == std::end(boxes))
    return std::nullopt;
  for (const auto& [field, slot] : executor_.objects_.layout(info.type.name).slot)
    if (field->name == "value") return slot;
  return std::nullopt;
}

Term OperationExecutor::equal_objects(ObjectId a, ObjectId b) {
  if (a == b) return terms().true_term();
  if (a == null_object || b == null_object) return terms().false_term();
  const auto& left = executor_.objects_.info(a);
  const auto& right = executor_.objects_.info(b);
  if (!(left.type == right.type)) return terms().false_term();
  if (left.shape == Shape::Text) return equal_texts(a, b);
  const auto slot = box_slot(a);
  if (!slot) return terms().false_term();
  const Term x = term(contents(a).slots[*slot]);
  const Term y = term(contents(b).slots[*slot]);
  // equals of Float and Double compares bit patterns, with one NaN.
  return terms().equal(x, y);
}

Term OperationExecutor::equal_values(const Reference& a, const Reference& b) {
  std::vector<Term> cases;
  for (const auto& x : a.targets())
    for (const auto& y : b.targets()) {
      const Term both = terms().conjunction(x.guard, y.guard);
      if (both.is_false()) continue;
      cases.push_back(terms().conjunction(both, equal_objects(x.object, y.object)));
    }
  return terms().disjunction(cases);
}

Term OperationExecutor::hash_of(ObjectId object) {
  if (object == null_object) return integer(0);
  const auto& info = executor_.objects_.info(object);
  if (info.shape == Shape::Text) return text_hash(object);
  const auto slot = box_slot(object);
  if (!slot) return executor_.identity_hash(object);
  const Term value = term(contents(object).slots[*slot]);
  if (info.type.name == "java/lang/Boolean")
    return terms().if_then_else(values().is_nonzero(value), integer(1231), integer(1237));
  if (value.sort().is_bit_vector() && value.sort().width() == 32) return value;
  Term bits = value.sort().is_float() ? terms().make(TermKind::float_to_bits, {value}) : value;
  if (bits.sort().width() == 32) return bits;
  return terms().make(TermKind::bv_xor, {terms().extract(bits, 31, 0), terms().extract(bits, 63, 32)});
}

namespace {

std::optional<double> constant_double(Term value) {
  if (!value.is_value()) return std::nullopt;
  return std::bit_cast<double>(value.float_value().bits().bits());
}

// The functions of jury.rt.Values by number: those that round to an integral value.
std::optional<logic::RoundingMode> rounding_function(std::uint64_t function) {
  switch (function) {
    case 16:
      return logic::RoundingMode::toward_negative;
    case 17:
      return logic::RoundingMode::toward_positive;
    case 18:
      return logic::RoundingMode::nearest_even;
    default:
      return std::nullopt;
  }
}

// Math.pow is exact for integers whose power is a double; other results depend on the JDK in their last bits.
constexpr std::uint64_t power_function = 9;
std::optional<double> exact_power(std::optional<double> base, std::optional<double> exponent) {
  constexpr double most = 9007199254740992.0;  // 2^53: up to here every integer is a double
  if (!base || !exponent || *base != std::trunc(*base) || *exponent != std::trunc(*exponent))
    return std::nullopt;
  if (*exponent < 0 || *exponent > 64 || std::abs(*base) > most) return std::nullopt;
  double result = 1;
  for (int i = 0; i < static_cast<int>(*exponent); ++i) {
    result *= *base;
    if (std::abs(result) > most) return std::nullopt;
  }
  return result;
}

}  // namespace

std::optional<Value> OperationExecutor::run_value() {
  switch (operation_) {
    case Operation::ValueSimple:
      return boolean(any_of(object(0), [&](ObjectId id) { return is_simple(id); }));
    case Operation::ValueEqual:
      return boolean(equal_values(object(0), object(1)));
    case Operation::ValueHash:
      return of_each_or_null(object(0), [&](ObjectId id) -> Value { return hash_of(id); });
    case Operation::ValueIdentityHash:
      return of_each_or_null(object(0), [&](ObjectId id) -> Value {
        return id == null_object ? integer(0) : executor_.identity_hash(id);
      });
    case Operation::FloatBits:
    case Operation::DoubleBits:
      return terms().make(TermKind::float_to_bits, {number(0)});
    case Operation::FloatFromBits:
      return terms().make(TermKind::float_from_bits, {number(0)}, {8, 24});
    case Operation::DoubleFromBits:
      return terms().make(TermKind::float_from_bits, {number(0)}, {11, 53});
    case Operation::DoubleSqrt:
      return terms().make(TermKind::float_sqrt, {number(0)});
    case Operation::FloatFused:
      return unknown(Kind::Float, "the result of a function of java.lang.Math is any value");
    case Operation::DoubleFused:
      return unknown(Kind::Double, "the result of a function of java.lang.Math is any value");
    case Operation::DoubleFunction:
      return function_of_doubles();
    default:
      break;
  }
  return without_meaning();
}

Term OperationExecutor::function_of_doubles() {
  if (number(0).is_value()) {
    const auto function = number(0).bit_vector_value().bits();
    if (const auto rounding = rounding_function(function))
      return terms().make(TermKind::float_round, {number(1)}, {static_cast<std::uint32_t>(*rounding)});
    if (function == power_function)
      if (const auto power = exact_power(constant_double(number(1)), constant_double(number(2))))
        return values().of_double(*power);
  }
  return unknown(Kind::Double, "the result of a function of java.lang.Math is any value");
}

const Contents& OperationExecutor::contents(ObjectId id) {
  const auto& found = executor_.contents(state(), id);
  const bool knows = operation_ == Operation::ArrayCopy || operation_ == Operation::ArrayLengthOf ||
                     operation_ == Operation::ObjectClone;
  if (found.elements && !knows)
    throw Unsupported("the operation " + std::string(ir::info(operation_).name) +
                      " on an array of any length");
  return found;
}

// Arrays and objects.

void OperationExecutor::copy_elements(ObjectId source, Term source_index, ObjectId target, Term target_index,
                                      Term count, Term guard) {
  if (copy_open_elements(source, source_index, target, target_index, count, guard)) return;
  const auto from = contents(source).slots;
  const auto kind = executor_.objects_.info(target).type.element().kind;
  executor_.change(state(), target, [&](Contents& after) {
    const Term end = plus(target_index, count);
    const Term shift = minus(source_index, target_index);
    for (std::size_t i = 0; i < after.slots.size(); ++i) {
      const Term here = integer(i);
      const Term inside =
          terms().conjunction(terms().make(TermKind::bv_sle, {target_index, here}), less(here, end));
      const Term condition = terms().conjunction(guard, inside);
      if (condition.is_false()) continue;
      after.slots[i] =
          values().choose(condition, executor_.element_at(from, plus(here, shift), kind), after.slots[i]);
    }
  });
}

// Arrays of any length; between one and one of known length, nothing is known to copy.
bool OperationExecutor::copy_open_elements(ObjectId source, Term source_index, ObjectId target,
                                           Term target_index, Term count, Term guard) {
  const Term from = contents(source).elements;
  const Term to = contents(target).elements;
  if (!from && !to) return false;
  if (!from || !to || !(from.sort() == to.sort()))
    throw Unsupported("a copy between an array of any length and one of known length");
  const Term copied = executor_.copied_elements(from, source_index, to, target_index, count, guard);
  executor_.change(state(), target, [&](Contents& after) { after.elements = copied; });
  return true;
}

// Odd-even transposition of what is inside the range; comparisons as the element's sort has them. One round
// more than there are elements, since the first one of the range may have either parity.
void OperationExecutor::sort(Contents& after, Term from, Term to, bool floating) {
  const std::size_t count = after.slots.size();
  for (std::size_t round = 0; round <= count; ++round)
    for (std::size_t i = round % 2; i + 1 < count; i += 2) {
      const Term inside =
          terms().conjunction(terms().make(TermKind::bv_sle, {from, integer(i)}), less(integer(i + 1), to));
      if (inside.is_false()) continue;
      const Term a = term(after.slots[i]);
      const Term b = term(after.slots[i + 1]);
      const Term greater = floating ? terms().make(TermKind::float_less, {b, a}) : less(b, a);
      const Term swap = terms().conjunction(inside, greater);
      after.slots[i] = terms().if_then_else(swap, b, a);
      after.slots[i + 1] = terms().if_then_else(swap, a, b);
    }
}

Reference OperationExecutor::clone(ObjectId original) {
  auto info = executor_.objects_.info(original);
  info.initial = nullptr;
  auto copy = std::make_shared<Contents>(contents(original));
  return values().single(executor_.allocate(state(), std::move(info), std::move(copy)));
}

std::optional<Value> OperationExecutor::run_heap() {
  auto& objects = executor_.objects_;
  switch (operation_) {
    case Operation::ArrayCopy: {
      for (const auto& target : object(2).targets())
        for (const auto& source : object(0).targets()) {
          const Term both = terms().conjunction(source.guard, target.guard);
          if (target.object == null_object || source.object == null_object || both.is_false()) continue;
          copy_elements(source.object, number(1), target.object, number(3), number(4), both);
        }
      return std::nullopt;
    }
    case Operation::ArrayCreateLike: {
      if (!object(0).is_single()) break;
      const auto type = ir::Type::array_of(class_type(object(0).single()));
      const auto array = executor_.make_array(state(), type, {number(1)}, 0);
      if (!array) break;
      return values().single(*array);
    }
    case Operation::ArrayLengthOf:
      return of_each_or_null(object(0), [&](ObjectId id) -> Value {
        return objects.info(id).shape == Shape::Array ? contents(id).size : values().integer(-1);
      });
    case Operation::ArrayCanHold:
      return boolean(executor_.may_store(object(0), object(1)));
    case Operation::ArraySort: {
      for (const auto& target : object(0).targets()) {
        contents(target.object);  // not one of any length
        const auto kind = objects.info(target.object).type.element().kind;
        const bool floating = kind == Kind::Float || kind == Kind::Double;
        if (floating) rely("no NaN and no -0.0 is sorted");
        change_each(Reference({target}),
                    [&](Contents& after) { sort(after, number(1), number(2), floating); });
      }
      return std::nullopt;
    }
    case Operation::ObjectClone:
      return of_each(object(0), [&](ObjectId id) -> Value { return clone(id); });
    default:
      break;
  }
  executor_.stop(frame_,
                 "the operation " + std::string(ir::info(operation_).name) + " with symbolic arguments");
  return std::nullopt;
}

// Classes.

ir::Type OperationExecutor::class_type(ObjectId class_object) {
  const auto name = executor_.objects_.info(class_object).class_name;
  constexpr std::string_view letters = "VZBCSIJFD";
  if (name.text().size() == 1 && letters.find(name.text()[0]) != std::string_view::npos)
    return ir::Type::from_descriptor(name.view());
  return ir::Type::reference(name);
}

Reference OperationExecutor::class_object(const ir::Type& type) {
  return values().single(
      executor_.objects_.class_object(type.is_reference() ? type.name : Symbol(type.descriptor())));
}

std::optional<Value> OperationExecutor::enum_constants(ObjectId class_object) {
  auto& objects = executor_.objects_;
  const auto name = objects.info(class_object).class_name;
  const auto* cls = executor_.program_.find_class(name);
  if (!cls || !cls->is_enum()) return values().null();
  executor_.initialize_class(frame_, name);  // as the call of values() behind it does
  if (frame_.dead) return std::nullopt;
  for (const auto& [field, slot] : objects.static_layout(name).slot)
    if (field->name == "$VALUES") return contents(objects.statics(name)).slots[slot];
  return std::nullopt;
}

std::optional<Value> OperationExecutor::run_class() {
  auto& program = executor_.program_;
  const auto text = [&](const std::string& name) {
    return constant_text(std::u16string(name.begin(), name.end()));
  };
  switch (operation_) {
    case Operation::ClassOf:
      return of_each(object(0),
                     [&](ObjectId id) -> Value { return class_object(executor_.objects_.info(id).type); });
    case Operation::ClassName:
      return of_each(object(0), [&](ObjectId id) -> Value { return text(binary_name(class_type(id))); });
    case Operation::ClassSimpleName:
      return of_each(object(0), [&](ObjectId id) -> Value { return text(simple_name(class_type(id))); });
    case Operation::ClassIsInstance: {
      std::vector<Term> cases;
      for (const auto& target : object(0).targets())
        cases.push_back(
            terms().conjunction(target.guard, executor_.instance_of(object(1), class_type(target.object))));
      return boolean(terms().disjunction(cases));
    }
    case Operation::ClassIsAssignable: {
      std::vector<Term> cases;
      for (const auto& to : object(0).targets())
        for (const auto& from : object(1).targets())
          if (program.is_subtype(class_type(from.object), class_type(to.object)))
            cases.push_back(terms().conjunction(to.guard, from.guard));
      return boolean(terms().disjunction(cases));
    }
    case Operation::ClassDesiredAssertions: {
      std::vector<Term> on;
      for (const auto& asked : object(0).targets())
        if (asked.object != null_object && !program::is_platform_class(class_type(asked.object).name.view()))
          on.push_back(asked.guard);
      return boolean(terms().disjunction(on));
    }
    case Operation::ClassEnumConstants: {
      if (!object(0).is_single()) break;
      return enum_constants(object(0).single());
    }
    case Operation::ClassSuper:
      return of_each(object(0), [&](ObjectId id) -> Value {
        const auto type = class_type(id);
        if (type.is_array()) return class_object(ir::Type::reference(Symbol("java/lang/Object")));
        const auto* cls = type.is_reference() ? program.find_class(type.name) : nullptr;
        if (!cls || cls->superclass.empty() || cls->is_interface()) return values().null();
        return class_object(ir::Type::reference(cls->superclass));
      });
    case Operation::ClassComponent:
      return of_each(object(0), [&](ObjectId id) -> Value {
        const auto type = class_type(id);
        return type.is_array() ? Value(class_object(type.element())) : Value(values().null());
      });
    case Operation::ClassPrimitive: {
      if (!object(0).is_single()) break;
      const auto name = executor_.objects_.constant_content(contents(object(0).single()));
      if (!name) break;
      for (int kind = 0; kind < static_cast<int>(Kind::Reference); ++kind) {
        const auto type = ir::Type::primitive(static_cast<Kind>(kind));
        const auto shown = type.display();
        if (std::u16string(shown.begin(), shown.end()) == *name) return class_object(type);
      }
      break;
    }
    case Operation::ClassFlags:
      return of_each(object(0), [&](ObjectId id) -> Value {
        const auto type = class_type(id);
        const auto* cls = type.is_array() || !type.is_reference() ? nullptr : program.find_class(type.name);
        const int extra = type.is_array()                          ? 0x10000
                          : !type.is_reference()                   ? 0x20000
                          : cls && !cls->record_components.empty() ? 0x40000
                                                                   : 0;
        return integer(static_cast<std::size_t>((cls ? cls->flags : 0) | extra));
      });
    default:
      break;
  }
  return without_meaning();
}

std::string OperationExecutor::binary_name(const ir::Type& type) {
  return type.is_array() ? ir::display_class(type.name.view()) : type.display();
}

std::string OperationExecutor::simple_name(const ir::Type& type) {
  if (type.is_array()) return simple_name(type.element()) + "[]";
  auto name = type.display();
  name = name.substr(name.rfind('.') + 1);
  const auto dollar = name.rfind('$');
  if (dollar != std::string::npos) name = name.substr(dollar + 1);
  return !name.empty() && std::isdigit(static_cast<unsigned char>(name[0])) ? std::string() : name;
}

// The world and choice.

std::optional<Value> OperationExecutor::run_world() {
  switch (operation_) {
    case Operation::WorldWrite:
      return std::nullopt;
    case Operation::WorldExit:
      executor_.exits_ = terms().disjunction(executor_.exits_, state().guard.term());
      frame_.dead = true;
      return std::nullopt;
    case Operation::WorldTime: {
      if (number(0).is_value()) {
        const auto kind = static_cast<std::int64_t>(number(0).bit_vector_value().bits());
        const auto convention = program::assumed_convention(kind);
        if (convention) rely(*convention);
        if (convention || kind == program::environment_is_chosen)
          return values().long_integer(convention ? 0 : 1);
      }
      const Term time = unknown(Kind::Long, "the clock shows any time");
      executor_.assumptions_.push_back(terms().make(TermKind::bv_sle, {values().long_integer(0), time}));
      return time;
    }
    case Operation::WorldRead:
      return read_input();
    default:
      break;
  }
  return without_meaning();
}

// Any byte, or the end. A model's bytes are the input with which an execution is confirmed; it stays at its
// end, as a file does.
Term OperationExecutor::read_input() {
  const Term byte = terms().fresh_constant("input", terms().bit_vector_sort(32));
  const auto assume = [&](Term fact) { executor_.assumptions_.push_back(fact); };
  assume(terms().make(TermKind::bv_sle, {values().integer(-1), byte}));
  assume(terms().make(TermKind::bv_sle, {byte, values().integer(255)}));
  bool is_first = true;
  for (const auto& earlier : executor_.choices_) {
    if (earlier.kind != trace::input_byte) continue;
    is_first = false;
    const Term ended =
        terms().conjunction(earlier.condition, terms().equal(earlier.value, values().integer(-1)));
    assume(terms().disjunction(terms().negation(ended), terms().equal(byte, values().integer(-1))));
  }
  if (!is_first) rely("standard input that has ended stays at its end");
  executor_.choices_.push_back({trace::input_byte, state().guard.term(), byte, null_object});
  return byte;
}

// Any text: of any content without a bound on its length, or character by character up to one.
Value OperationExecutor::choose_text() {
  if (executor_.limits_.any_texts) {
    approximate("a chosen string has any content");
    const auto text = unknown_text();
    executor_.choices_.push_back({Kind::Reference, state().guard.term(), Term(), text.single()});
    return text;
  }
  auto contents = std::make_shared<Contents>();
  const auto most = executor_.limits_.array_length;
  contents->size = terms().zero_extend_to(
      terms().fresh_constant("length", terms().bit_vector_sort(std::bit_width(most))), 32);
  for (std::uint32_t i = 0; i < most; ++i)
    contents->slots.push_back(executor_.fresh_value(Kind::Char, "character"));
  ObjectInfo info;
  info.shape = Shape::Text;
  info.type = ir::Type::reference(Symbol("java/lang/String"));
  info.initial = contents;
  const auto text = executor_.objects_.add(std::move(info));
  auto& guard = state().guard;
  executor_.choices_.push_back({Kind::Reference, guard.term(), Term(), text});
  const Term longer = terms().fresh_constant("longer", terms().boolean_sort());
  executor_.gap(Gap::Kind::Size, guard.with(terms(), longer), "the length of a chosen string");
  const Term within = terms().negation(less(integer(most), contents->size));
  guard = guard.with(terms(), terms().conjunction(terms().negation(longer), within));
  return values().single(text);
}

// What a model leaves out that is too rare to leave every text undecided: its absence is an assumption.
static constexpr std::string_view rare_letter = "lower case of the final sigma";

std::optional<Value> OperationExecutor::run_choice() {
  if (const auto kind = ir::chosen_kind(operation_)) {
    const auto value = executor_.fresh_value(*kind, "choice");
    executor_.choices_.push_back({*kind, state().guard.term(), term(value), null_object});
    return value;
  }
  if (operation_ == Operation::ChooseString) return choose_text();
  if (operation_ == Operation::Assume) {
    auto& guard = state().guard;
    const Term holds = values().is_nonzero(number(0));
    // Never, before a throw (program/guards.h): the execution ends there, by an exception that is not of
    // interest. It counts as an end, as where the program asks the JVM to end: something was executed.
    const auto& terminator = frame_.body->blocks[frame_.block].terminator.kind;
    if (holds.is_false() && std::holds_alternative<ir::Throw>(terminator))
      executor_.exits_ = terms().disjunction(executor_.exits_, guard.term());
    guard = guard.with(terms(), holds);
    return std::nullopt;
  }
  std::string what = "something without a model";
  if (operation_ == Operation::Unmodelled && object(0).is_single())
    if (const auto content = executor_.objects_.constant_content(contents(object(0).single())))
      what = std::string(content->begin(), content->end());
  if (what == rare_letter && !(state().guard == frame_.began)) {  // only one of many texts has it
    rely("no text with a capital sigma is turned to lower case");
    state().guard = state().guard.with(terms(), terms().false_term());
    return std::nullopt;
  }
  executor_.stop(frame_, what);
  return std::nullopt;
}

}  // namespace jury::encode
