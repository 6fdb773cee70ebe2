// The verifier's rules on kinds: of operands and targets, of arguments and results, one function per sort of
// statement. All kinds here are computational ones unless a name says otherwise.
#include <algorithm>

#include "ir/descriptor_walk.h"
#include "ir/verifier_parts.h"

namespace jury::ir {

namespace {

// A set of kinds.
struct Kinds {
  std::uint16_t bits;
  constexpr bool contains(Kind kind) const { return bits >> static_cast<unsigned>(kind) & 1; }
};

template <class... Each>
constexpr Kinds kinds(Each... each) {
  return {static_cast<std::uint16_t>(((1u << static_cast<unsigned>(each)) | ...))};
}

constexpr Kinds numbers = kinds(Kind::Int, Kind::Long, Kind::Float, Kind::Double);
constexpr Kinds integers = kinds(Kind::Int, Kind::Long);
constexpr Kinds elements = kinds(Kind::Byte, Kind::Char, Kind::Short, Kind::Int, Kind::Long, Kind::Float,
                                 Kind::Double, Kind::Reference);

// The kinds of left operands a binary operator works on.
constexpr Kinds operand_kinds(BinaryOperator op) {
  switch (op) {
    case BinaryOperator::Add:
    case BinaryOperator::Subtract:
    case BinaryOperator::Multiply:
    case BinaryOperator::Divide:
    case BinaryOperator::Remainder:
      return numbers;
    case BinaryOperator::ShiftLeft:
    case BinaryOperator::ShiftRight:
    case BinaryOperator::UnsignedShiftRight:
    case BinaryOperator::And:
    case BinaryOperator::Or:
    case BinaryOperator::Xor:
      return integers;
    case BinaryOperator::Compare:
      return kinds(Kind::Long);
    case BinaryOperator::CompareLess:
    case BinaryOperator::CompareGreater:
      return kinds(Kind::Float, Kind::Double);
  }
  return {0};
}

constexpr bool is_shift(BinaryOperator op) {
  return op == BinaryOperator::ShiftLeft || op == BinaryOperator::ShiftRight ||
         op == BinaryOperator::UnsignedShiftRight;
}

std::string quote(Symbol text) { return "'" + text.text() + "'"; }

class KindVerifier {
 public:
  KindVerifier(const Body& body, const Method& method, Problems& problems)
      : body_(body), problems_(problems) {
    kinds_.reserve(body.locals.size());
    for (const auto& local : body.locals) kinds_.push_back(computational(local.type.kind));
    DescriptorWalk walk(method.descriptor.view());
    while (walk.next_parameter()) {
    }
    result_ = computational(*walk.result());
  }

  void run() {
    for (std::size_t id = 0; id < body_.blocks.size(); ++id) {
      const auto& block = body_.blocks[id];
      for (std::size_t i = 0; i < block.statements.size(); ++i) {
        problems_.enter(body_, id, i);
        std::visit([this](const auto& kind) { one(kind); }, block.statements[i].kind);
      }
      problems_.enter(body_, id, block.statements.size());
      std::visit([this](const auto& kind) { one(kind); }, block.terminator.kind);
    }
  }

 private:
  Kind kind_of(const Operand& operand) const {
    switch (operand.tag()) {
      case Operand::Tag::Local:
        return kinds_[operand.local()];
      case Operand::Tag::Int:
        return Kind::Int;
      case Operand::Tag::Long:
        return Kind::Long;
      case Operand::Tag::Float:
        return Kind::Float;
      case Operand::Tag::Double:
        return Kind::Double;
      case Operand::Tag::Null:
      case Operand::Tag::String:
      case Operand::Tag::Class:
        return Kind::Reference;
    }
    return Kind::Void;
  }

  void expect(const Operand& operand, Kind kind, std::string_view role) {
    if (const Kind found = kind_of(operand); found != kind) report_mismatch(role, found, kind);
  }
  void expect_target(LocalId target, Kind kind) {
    if (kinds_[target] != kind) report_mismatch("the target", kinds_[target], kind);
  }
  void expect_class(Symbol name) {
    if (name.empty() || name.view()[0] == '[') problems_.add(quote(name) + " names no class");
  }
  void expect_named(const Type& type) {
    if (!type.is_reference() || type.name.empty())
      problems_.add("the type " + type.display() + " is no class or array");
  }
  void report_mismatch(std::string_view role, Kind found, Kind kind) {
    problems_.add(std::string(role) + " is " + std::string(name_of(found)) + ", not " +
                  std::string(name_of(kind)));
  }

  void one(const Copy& s) { expect(s.value, kinds_[s.target], "the value"); }

  void one(const Unary& s) {
    const Kind kind = operand_kind(s.op, s.kind);
    if (!numbers.contains(kind))
      problems_.add(std::string(name_of(s.op)) + " does not work on " + std::string(name_of(kind)));
    if (s.kind != kind) report_mismatch("the operator's kind", s.kind, kind);
    expect(s.value, kind, "the operand");
    expect_target(s.target, result_kind(s.op, s.kind));
  }

  void one(const Binary& s) {
    if (!operand_kinds(s.op).contains(s.kind))
      problems_.add(std::string(name_of(s.op)) + " does not work on " + std::string(name_of(s.kind)));
    expect(s.left, s.kind, "the left operand");
    expect(s.right, is_shift(s.op) ? Kind::Int : s.kind, "the right operand");
    expect_target(s.target, result_kind(s.op, s.kind));
  }

  void one(const Check& s) {
    switch (s.kind) {
      case CheckKind::NotNull:
        expect(s.first, Kind::Reference, "the operand");
        break;
      case CheckKind::InBounds:
        expect(s.first, Kind::Reference, "the array");
        expect(s.second, Kind::Int, "the index");
        break;
      case CheckKind::Castable:
        expect(s.first, Kind::Reference, "the operand");
        expect_named(s.type);
        break;
      case CheckKind::NonZero:
        if (!integers.contains(kind_of(s.first))) problems_.add("the divisor is neither int nor long");
        break;
      case CheckKind::Storable:
        expect(s.first, Kind::Reference, "the array");
        expect(s.second, Kind::Reference, "the value");
        break;
      case CheckKind::NonNegative:
        expect(s.first, Kind::Int, "the length");
        break;
    }
    const bool two = s.kind == CheckKind::InBounds || s.kind == CheckKind::Storable;
    if ((!two && s.second != Operand()) || (s.kind != CheckKind::Castable && s.type != Type()))
      problems_.add("the check has an operand or type that its kind does not use");
  }

  void one(const LoadField& s) {
    expect(s.object, Kind::Reference, "the object");
    expect_target(s.target, field_kind(s.field));
  }

  void one(const StoreField& s) {
    expect(s.object, Kind::Reference, "the object");
    expect(s.value, field_kind(s.field), "the value");
  }

  void one(const LoadStatic& s) { expect_target(s.target, field_kind(s.field)); }
  void one(const StoreStatic& s) { expect(s.value, field_kind(s.field), "the value"); }

  Kind field_kind(const FieldReference& field) {
    expect_class(field.owner);
    if (field.name.empty()) problems_.add("the field has no name");
    if (field.type.kind == Kind::Void) problems_.add("the field is void");
    return computational(field.type.kind);
  }

  void one(const LoadElement& s) {
    verify_element(s.array, s.index, s.kind);
    expect_target(s.target, computational(s.kind));
  }

  void one(const StoreElement& s) {
    verify_element(s.array, s.index, s.kind);
    expect(s.value, computational(s.kind), "the value");
  }

  // A local that is declared as an array of another kind is wrong; one declared as Object may hold any array.
  void verify_element(const Operand& array, const Operand& index, Kind kind) {
    expect(array, Kind::Reference, "the array");
    expect(index, Kind::Int, "the index");
    if (!elements.contains(kind))
      problems_.add("no array has elements of kind " + std::string(name_of(kind)));
    if (!array.is_local() || !body_.locals[array.local()].type.is_array()) return;
    const auto descriptor = body_.locals[array.local()].type.name.view().substr(1);
    if (descriptor.empty()) return problems_.add("the array's type is malformed");
    const Kind declared =
        descriptor_kind(descriptor) == Kind::Boolean ? Kind::Byte : descriptor_kind(descriptor);
    if (declared != kind) report_mismatch("an element of the array", declared, kind);
  }

  void one(const ArrayLength& s) {
    expect(s.array, Kind::Reference, "the array");
    expect_target(s.target, Kind::Int);
  }

  void one(const New& s) {
    expect_class(s.class_name);
    expect_target(s.target, Kind::Reference);
  }

  void one(const NewArray& s) {
    const auto name = s.type.name.view();
    const auto dimensions = std::min(name.find_first_not_of('['), name.size());
    if (!s.type.is_array() || field_descriptor_length(name) != name.size())
      problems_.add("the type " + quote(s.type.name) + " is no array");
    else if (s.lengths.empty() || s.lengths.size() > dimensions)
      problems_.add(std::to_string(s.lengths.size()) + " lengths for an array of " +
                    std::to_string(dimensions) + " dimensions");
    for (const auto& length : s.lengths) expect(length, Kind::Int, "the length");
    expect_target(s.target, Kind::Reference);
  }

  void one(const InstanceOf& s) {
    expect(s.value, Kind::Reference, "the operand");
    expect_named(s.type);
    expect_target(s.target, Kind::Int);
  }

  void one(const Call& s) {
    if (s.method.owner.empty()) problems_.add("the method has no owner");
    if (s.method.name == "<clinit>" || (s.method.name == "<init>" && s.kind != CallKind::Special))
      problems_.add(s.method.name.text() + " cannot be called this way");
    verify_arguments(s.arguments, s.method.descriptor.view(), s.kind != CallKind::Static, s.target);
  }

  void one(const Operate& s) {
    const auto& operation = info(s.operation);
    verify_arguments(s.arguments, operation.descriptor, !operation.is_static, s.target);
  }

  void verify_arguments(const std::vector<Operand>& arguments, std::string_view descriptor, bool receiver,
                        std::optional<LocalId> target) {
    std::size_t count = 0;
    const auto next = [&](Kind kind) {
      if (count < arguments.size() && kind_of(arguments[count]) != computational(kind))
        report_mismatch("argument " + std::to_string(count), kind_of(arguments[count]), computational(kind));
      ++count;
    };
    if (receiver) next(Kind::Reference);
    DescriptorWalk walk(descriptor);
    while (const auto kind = walk.next_parameter()) next(*kind);
    const auto result = walk.result();
    if (!result) return problems_.add("malformed descriptor " + std::string(descriptor));
    if (count != arguments.size())
      problems_.add(std::to_string(arguments.size()) + " arguments instead of " + std::to_string(count));
    if (target && *result == Kind::Void)
      problems_.add("a call without result has a target");
    else if (target)
      expect_target(*target, computational(*result));
  }

  void one(const InitializeClass& s) { expect_class(s.class_name); }
  void one(const Monitor& s) { expect(s.object, Kind::Reference, "the object"); }
  void one(const Catch& s) { expect_target(s.target, Kind::Reference); }

  void one(const Goto&) {}
  void one(const Refuse&) {}

  void one(const If& t) {
    const Kind kind = kind_of(t.left);
    if (kind != Kind::Int && kind != Kind::Reference)
      problems_.add("a branch compares ints or references, not " + std::string(name_of(kind)));
    if (kind == Kind::Reference && t.relation != Relation::Equal && t.relation != Relation::NotEqual)
      problems_.add("references have no order");
    expect(t.right, kind, "the right operand");
  }

  void one(const Switch& t) {
    expect(t.value, Kind::Int, "the value");
    const auto not_ascending = [](const SwitchCase& left, const SwitchCase& right) {
      return left.value >= right.value;
    };
    if (std::adjacent_find(t.cases.begin(), t.cases.end(), not_ascending) == t.cases.end()) return;
    std::vector<std::int32_t> values;
    for (const auto& entry : t.cases) values.push_back(entry.value);
    std::sort(values.begin(), values.end());
    const auto twin = std::adjacent_find(values.begin(), values.end());
    if (twin != values.end()) problems_.add("two cases for " + std::to_string(*twin));
  }

  void one(const Return& t) {
    if (!t.value && result_ != Kind::Void) problems_.add("the method must return a value");
    if (t.value && result_ == Kind::Void) problems_.add("a void method returns a value");
    if (t.value && result_ != Kind::Void) expect(*t.value, result_, "the value");
  }

  void one(const Throw& t) { expect(t.exception, Kind::Reference, "the exception"); }

  const Body& body_;
  Problems& problems_;
  std::vector<Kind> kinds_;  // of the locals
  Kind result_;              // of the method
};

}  // namespace

void verify_kinds(const Body& body, const Method& method, Problems& problems) {
  KindVerifier(body, method, problems).run();
}

}  // namespace jury::ir
