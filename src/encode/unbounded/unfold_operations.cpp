// Values, texts, arrays as wholes, classes, the world and free choice.
#include <algorithm>

#include "encode/unbounded/operation_unfolder.h"
#include "ir/choice_operations.h"
#include "program/platform.h"
#include "program/surroundings.h"
#include "support/diagnostics.h"

// Each family of operations handles its own; run() sends every operation to its family.
#pragma GCC diagnostic ignored "-Wswitch-enum"

namespace jury::encode::unbounded {

using ir::Kind;
using ir::Operation;

void Unfolder::operate(Frame& frame, const ir::Operate& statement) {
  const auto result = OperationUnfolder(*this, frame, statement).run();
  if (frame.dead || !statement.target) return;
  JURY_CHECK(result.has_value(), "an operation without its result");
  assign(frame, *statement.target, *result);
}

Term Unfolder::define_array(const Guard& guard, logic::Sort element, std::string_view name,
                            const std::function<Term(Term)>& body) {
  const Term array = terms_.fresh_constant(name, terms_.array_sort(terms_.integer_sort(), element));
  const Term k = terms_.fresh_variable("k", terms_.integer_sort());
  const Term there = terms_.select(array, k);
  const std::vector<Term> patterns{terms_.make(logic::Kind::pattern, {there})};
  fact(guard, terms_.forall(std::vector<Term>{k}, terms_.equal(there, body(k)), patterns));
  return array;
}

namespace {

void add_once(std::vector<std::string>& notes, const std::string& what) {
  if (std::find(notes.begin(), notes.end(), what) == notes.end()) notes.push_back(what);
}

}  // namespace

void Unfolder::approximate(const std::string& what) { add_once(result_.approximations, what); }
void Unfolder::rely(const std::string& what) { add_once(result_.reliances, what); }

OperationUnfolder::OperationUnfolder(Unfolder& unfolder, Unfolder::Frame& frame, const ir::Operate& statement)
    : u_(unfolder), frame_(frame), operation_(statement.operation) {
  for (const auto& operand : statement.arguments) arguments_.push_back(unfolder.operand(frame, operand));
}

std::optional<Value> OperationUnfolder::run() {
  const auto name = ir::info(operation_).name;
  const auto family = name.substr(0, name.find('.'));
  const bool has_receiver = family == "seq" || family == "table" || family == "cursor";
  if (has_receiver && !arguments_.empty() && arguments_[0].families.empty() && name != "table.create") {
    frame_.dead = true;  // the receiver is null, which the check before has excluded
    return std::nullopt;
  }
  if (family == "seq") return run_sequence();
  if (family == "table") return run_table();
  if (family == "cursor") return run_cursor();
  if (family == "value" || family == "float" || family == "double") return run_value();
  if (family == "text") return run_text();
  if (family == "array" || family == "object") return run_heap();
  if (family == "class") return run_class();
  if (family == "world") return run_world();
  return run_choice();
}

OperationUnfolder::Result OperationUnfolder::without_meaning() {
  u_.stop(frame_, "the operation " + std::string(ir::info(operation_).name) + " is not supported here");
  return std::nullopt;
}

Value OperationUnfolder::each(const std::function<Value(FamilyId)>& read) {
  std::optional<Value> result;
  u_.each_target(argument(0), [&](FamilyId family, Term when) {
    const Value here = read(family);
    result = result ? u_.choose(when, here, *result) : here;
  });
  JURY_CHECK(result, "an operation on a reference that denotes nothing");
  return *result;
}

Value OperationUnfolder::new_object(Shape shape, const char* type, std::vector<Value> slots) {
  Family info;
  info.shape = shape;
  info.type = ir::Type::reference(Symbol(type));
  return u_.allocate(state(), u_.new_family(frame_, info, 0), std::move(slots));
}

// Values.

bool OperationUnfolder::is_simple(FamilyId family) {
  const auto& info = u_.knowledge_.info(family);
  if (is_value(family) || info.shape == Shape::Class || info.type.is_array()) return true;
  static const Symbol equals("equals"), equals_type("(Ljava/lang/Object;)Z"), hash("hashCode"),
      hash_type("()I"), root("java/lang/Object");
  auto& program = u_.program_;
  const auto& object_class = program.get_class(root);
  const auto plain = [](const ir::Method* method) {
    return method && (method->owner == root || method->owner == "java/lang/Enum");
  };
  return plain(program.select(info.type.name, *object_class.find_method(equals, equals_type))) &&
         plain(program.select(info.type.name, *object_class.find_method(hash, hash_type)));
}

std::optional<Value> OperationUnfolder::run_value() {
  switch (operation_) {
    case Operation::ValueSimple: {
      std::vector<Term> others;
      for (const auto family : argument(0).families.members())
        if (!is_simple(family)) others.push_back(u_.is_in(family, number(0)));
      return condition(negation(terms().disjunction(others)));
    }
    // Equal simple values have one address.
    case Operation::ValueEqual:
      return condition(terms().equal(number(0), number(1)));
    case Operation::ValueHash:
    case Operation::ValueIdentityHash:
      u_.approximate("hash codes are any numbers");
      return of(u_.unknown(Kind::Int, "hash"));
    case Operation::FloatBits:
      return of(u_.unknown(Kind::Int, "bits"));
    case Operation::DoubleBits:
      return of(u_.unknown(Kind::Long, "bits"));
    case Operation::FloatFromBits:
      return of(u_.unknown(Kind::Float, "float"));
    case Operation::FloatFused:
      u_.approximate("the result of a function of java.lang.Math is any value");
      return of(u_.unknown(Kind::Float, "float"));
    case Operation::DoubleSqrt:
      return of(terms().make(logic::Kind::float_sqrt, {number(0)}));
    case Operation::DoubleFromBits:
    case Operation::DoubleFused:
    case Operation::DoubleFunction:
      u_.approximate("the result of a function of java.lang.Math is any value");
      return of(u_.unknown(Kind::Double, "double"));
    default:
      break;
  }
  return without_meaning();
}

// Texts: only their equality is kept.

std::optional<Value> OperationUnfolder::run_text() {
  const auto between = [&](std::int64_t low, std::int64_t high) {
    const Term value = u_.unknown(Kind::Int, "text");
    fact(u_.addresses_.between(integer(low), value, integer(high)));
    return of(value);
  };
  if (operation_ != Operation::TextEqual) u_.approximate("of texts only their equality is known");
  switch (operation_) {
    case Operation::TextEqual:
      return condition(terms().equal(number(0), number(1)));
    case Operation::TextIntern:
      return argument(0);
    case Operation::TextLength:
      return between(0, INT32_MAX);
    case Operation::TextCharAt:
      return between(0, 0xffff);
    case Operation::TextHash:
      return of(u_.unknown(Kind::Int, "hash"));
    case Operation::TextCompare: {
      const Value order = of(u_.unknown(Kind::Int, "order"));
      fact(terms().equal(terms().equal(order.term, integer(0)), terms().equal(number(0), number(1))));
      return order;
    }
    case Operation::TextIndexOf:
      return between(-1, INT32_MAX);
    case Operation::TextConcat:
    case Operation::TextSubstring:
    case Operation::TextOfChars:
    case Operation::TextOfChar:
    case Operation::TextOfLong:
      return u_.unknown_text();
    case Operation::TextAssign:
      return std::nullopt;  // the text made by `new` is unknown already
    default:
      break;
  }
  return without_meaning();
}

// Arrays and objects as wholes.

OperationUnfolder::Result OperationUnfolder::copy_elements() {
  const Value from = argument(0);
  const Value to = argument(2);
  if (!from.families.is_single() || !to.families.is_single()) return without_meaning();
  const auto source = from.families.members()[0];
  const auto target = to.families.members()[0];
  const auto& source_type = u_.knowledge_.info(source).type;
  const auto& target_type = u_.knowledge_.info(target).type;
  if (source_type.element().kind != target_type.element().kind) return without_meaning();
  const Term elements = u_.get(state(), source, slot::elements, from.term);
  const Term before = u_.get(state(), target, slot::elements, to.term);
  const Term shift = minus(number(1), number(3));
  const Term end = plus(number(3), number(4));
  Term after;
  if (const auto count = small(number(4)); count && *count <= 16) {
    after = before;
    for (std::int64_t i = 0; i < *count; ++i)
      after = terms().store(after, plus(number(3), integer(i)),
                            terms().select(elements, plus(number(1), integer(i))));
  } else {
    after = u_.define_array(guard(), before.sort().element(), "copied", [&](Term k) {
      const Term inside = terms().conjunction(less_equal(number(3), k), less(k, end));
      return terms().if_then_else(inside, terms().select(elements, plus(k, shift)),
                                  terms().select(before, k));
    });
  }
  const auto families = u_.knowledge_.points_to(source, slot::elements);
  u_.put(state(), target, slot::elements, to.term, {after, families}, terms().true_term());
  return std::nullopt;
}

OperationUnfolder::Result OperationUnfolder::clone() {
  if (!argument(0).families.is_single()) return without_meaning();
  const auto original = argument(0).families.members()[0];
  const auto info = u_.knowledge_.info(original);
  std::vector<Value> slots;
  for (Slot s = 0; s < u_.slot_count(original); ++s) {
    const bool reference = u_.slot_type(original, s).is_reference;
    slots.push_back({get(original, s), reference ? u_.knowledge_.points_to(original, s) : FamilySet()});
  }
  Family copy;
  copy.shape = info.shape;
  copy.type = info.type;
  return u_.allocate(state(), u_.new_family(frame_, copy, 0), std::move(slots));
}

std::optional<Value> OperationUnfolder::run_heap() {
  switch (operation_) {
    case Operation::ArrayCopy:
      return copy_elements();
    case Operation::ArrayCreateLike: {
      const auto cls = single_class(0);
      if (!cls) break;
      const auto array = u_.make_array(frame_, ir::Type::array_of(class_type(*cls)), {number(1)}, 0);
      if (!array) break;
      return *array;
    }
    case Operation::ArrayLengthOf:
      return each([&](FamilyId family) {
        return of(u_.knowledge_.info(family).shape == Shape::Array ? size_of(family) : integer(-1));
      });
    case Operation::ArrayCanHold:
      return condition(u_.may_store(argument(0), argument(1)));
    case Operation::ObjectClone:
      return clone();
    default:
      break;
  }
  return without_meaning();
}

// Classes.

std::optional<FamilyId> OperationUnfolder::single_class(std::size_t i) {
  const auto& families = argument(i).families;
  if (!families.is_single() || u_.knowledge_.info(families.members()[0]).shape != Shape::Class)
    return std::nullopt;
  return families.members()[0];
}

ir::Type OperationUnfolder::class_type(FamilyId class_object) {
  const auto name = u_.knowledge_.info(class_object).class_name;
  constexpr std::string_view letters = "VZBCSIJFD";
  if (name.text().size() == 1 && letters.find(name.text()[0]) != std::string_view::npos)
    return ir::Type::from_descriptor(name.view());
  return ir::Type::reference(name);
}

Value OperationUnfolder::class_of(const ir::Type& type) {
  const auto family = u_.class_object(type.is_reference() ? type.name : Symbol(type.descriptor()));
  return {u_.addresses_.base(family), FamilySet(family)};
}

std::optional<Value> OperationUnfolder::run_class() {
  auto& program = u_.program_;
  switch (operation_) {
    case Operation::ClassOf:
      return each([&](FamilyId family) { return class_of(u_.knowledge_.info(family).type); });
    case Operation::ClassDesiredAssertions: {
      const auto cls = single_class(0);
      return of(integer(cls && program::is_platform_class(class_type(*cls).name.view()) ? 0 : 1));
    }
    case Operation::ClassName:
    case Operation::ClassSimpleName:
      u_.approximate("of texts only their equality is known");
      return u_.unknown_text();
    case Operation::ClassIsInstance: {
      const auto cls = single_class(0);
      if (!cls) break;
      const Term fits = u_.instance_of(argument(1), class_type(*cls));
      return condition(terms().conjunction(terms().distinct(number(1), integer(0)), fits));
    }
    case Operation::ClassIsAssignable: {
      const auto to = single_class(0);
      const auto from = single_class(1);
      if (!to || !from) break;
      return condition(terms().boolean(program.is_subtype(class_type(*from), class_type(*to))));
    }
    case Operation::ClassComponent: {
      const auto cls = single_class(0);
      if (!cls) break;
      const auto type = class_type(*cls);
      return type.is_array() ? class_of(type.element()) : of(integer(0));
    }
    case Operation::ClassPrimitive:
      for (std::size_t i = 0; i < static_cast<std::size_t>(Kind::Reference); ++i) {
        const auto kind = static_cast<Kind>(i);
        const auto name = ir::name_of(kind);
        if (number(0) == u_.text_constant(std::u16string(name.begin(), name.end())).term)
          return class_of(ir::Type::primitive(kind));
      }
      break;
    case Operation::ClassEnumConstants: {
      const auto cls = single_class(0);
      if (!cls) break;
      const auto name = u_.knowledge_.info(*cls).class_name;
      const auto* declared = program.find_class(name);
      if (!declared || !declared->is_enum()) return of(integer(0));
      const auto family = u_.statics(name);
      for (const auto& [field, slot] : u_.static_layout(name).slot) {
        const auto index = slot;
        if (field->name == "$VALUES")
          return u_.read_field(state(), {u_.addresses_.base(family), FamilySet(family)},
                               [&](FamilyId) { return index; });
      }
      break;
    }
    default:
      break;
  }
  return without_meaning();
}

// The world and choice.

std::optional<Value> OperationUnfolder::run_world() {
  switch (operation_) {
    case Operation::WorldWrite:
      return std::nullopt;
    case Operation::WorldExit:
      frame_.dead = true;
      return std::nullopt;
    case Operation::WorldTime: {
      if (const auto kind = small(number(0))) {
        const auto convention = program::assumed_convention(*kind);
        if (convention) u_.rely(*convention);
        if (convention || *kind == program::environment_is_chosen) return of(integer(convention ? 0 : 1));
      }
      u_.approximate("the clock shows any time");
      const Term time = u_.unknown(Kind::Long, "time");
      fact(less_equal(integer(0), time));
      return of(time);
    }
    case Operation::WorldRead: {
      u_.approximate("standard input is any sequence of bytes");
      const Term byte = u_.unknown(Kind::Int, "input");
      fact(u_.addresses_.between(integer(-1), byte, integer(255)));
      return of(byte);
    }
    default:
      break;
  }
  return without_meaning();
}

std::optional<Value> OperationUnfolder::run_choice() {
  if (const auto kind = ir::chosen_kind(operation_)) return of(u_.unknown(*kind, "choice"));
  if (operation_ == Operation::ChooseString) return u_.unknown_text();
  if (operation_ == Operation::Assume) {
    state().guard = state().guard.with(terms(), terms().distinct(number(0), integer(0)));
    return std::nullopt;
  }
  u_.stop(frame_, "something without a model");
  return std::nullopt;
}

}  // namespace jury::encode::unbounded
