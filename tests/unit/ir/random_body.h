// Random bodies, methods and classes: grammatical, not sensible. Every statement and terminator occurs with
// every sort of operand, with names that need quoting, locals and blocks that do not exist, and any bits as
// constants.
#pragma once

#include <random>
#include <string>

#include "ir/method.h"

namespace jury::ir {

class RandomIr {
 public:
  explicit RandomIr(std::uint64_t seed) : random_(seed) {}

  Body body() {
    Body body;
    const auto locals = below(12);
    for (std::size_t i = 0; i < locals; ++i) body.locals.push_back({local_name(i), type(), chance(2)});
    body.parameter_count = static_cast<std::uint32_t>(below(locals + 1));
    local_count_ = locals + (chance(10) ? 2 : 0);
    block_count_ = 1 + below(6);
    for (std::size_t i = 0; i < block_count_; ++i) body.blocks.push_back(block());
    return body;
  }

  Method method() {
    Method method;
    method.owner = class_name();
    method.name = member_name();
    method.descriptor = chance(20) ? Symbol("(malformed") : descriptor();
    method.flags = static_cast<std::uint16_t>(random_());
    for (std::size_t i = below(3); i > 0; --i)
      method.parameter_names.push_back(chance(5) ? Symbol() : member_name());
    for (std::size_t i = below(3); i > 0; --i) method.exceptions.push_back(class_name());
    if (!chance(4)) method.body = std::make_shared<Body>(body());
    return method;
  }

  Class cls() {
    Class cls;
    cls.name = class_name();
    if (!chance(4)) cls.superclass = class_name();
    cls.flags = static_cast<std::uint16_t>(random_());
    if (!chance(3)) cls.source_file = text();
    if (chance(3)) cls.outer_class = class_name();
    for (std::size_t i = below(3); i > 0; --i) cls.interfaces.push_back(class_name());
    for (std::size_t i = below(3); i > 0; --i) cls.record_components.push_back(member_name());
    for (std::size_t i = below(3); i > 0; --i) cls.permitted_subclasses.push_back(class_name());
    for (std::size_t i = below(4); i > 0; --i) cls.fields.push_back(field(cls.name));
    for (std::size_t i = below(4); i > 0; --i) {
      cls.methods.push_back(method());
      if (chance(2)) cls.methods.back().owner = cls.name;
    }
    return cls;
  }

  std::size_t below(std::size_t bound) { return random_() % bound; }

 private:
  bool chance(std::size_t one_in) { return below(one_in) == 0; }

  template <class Enum>
  Enum any(Enum last) {
    return static_cast<Enum>(below(static_cast<std::size_t>(last) + 1));
  }

  // Any bytes: plain ones, quotes and escapes, UTF-8 whole and broken, modified UTF-8.
  std::string text() {
    static const std::string pieces[] = {"a",
                                         "Z9",
                                         "$",
                                         "_",
                                         " ",
                                         "\"",
                                         "`",
                                         "\\",
                                         "\n",
                                         "\t",
                                         "\r",
                                         "#",
                                         ";",
                                         "/",
                                         ".",
                                         "[",
                                         "]",
                                         "\xc3\xa4",
                                         "\xff",
                                         "\xc0\x80",
                                         "\xed\xa0\xbd",
                                         "\x7f",
                                         "\xe2\x80\xa8",
                                         "\xf0\x9f\x98\x80",
                                         "\xc3",
                                         "(",
                                         "<",
                                         std::string(1, '\0')};
    std::string text;
    for (std::size_t i = below(6); i > 0; --i) text += pieces[below(std::size(pieces))];
    return text;
  }

  Symbol local_name(std::size_t index) {
    static const char* const words[] = {"null", "class",  "call",  "check", "neg",         "length", "b0",
                                        "if",   "static", "float", "int",   "int_to_long", "this",   "line",
                                        "cmp",  "%1",     "%x",    "%",     "%%"};
    if (chance(20)) return Symbol(chance(2) ? "" : "twin");
    if (chance(3)) return Symbol(words[below(std::size(words))]);
    return Symbol(chance(4) ? text() : "x" + std::to_string(index));
  }

  Symbol class_name() {
    static const char* const names[] = {"Foo",
                                        "java/lang/Object",
                                        "I",
                                        "int",
                                        "null",
                                        "public",
                                        "descriptor",
                                        "length",
                                        "length/x",
                                        "[I",
                                        "[[Ljava/util/List;",
                                        "[Q",
                                        "[",
                                        "a b",
                                        "`",
                                        "[Lint;",
                                        "[Lx y;",
                                        "[[V",
                                        "reference",
                                        "0x1",
                                        "*"};
    if (chance(10)) {
      const auto any = text();
      return Symbol(any.empty() ? "x" : any);
    }
    return Symbol(names[below(std::size(names))]);
  }

  Symbol member_name() {
    static const char* const names[] = {"f",   "get",          "<init>", "<clinit>", "length", "null",
                                        "int", "lambda$new$0", "<x>",    "a-b",      "names",  "throws"};
    return Symbol(chance(10) ? text() : names[below(std::size(names))]);
  }

  Type type() {
    if (chance(2)) return Type::primitive(any(Kind::Double));
    return chance(10) ? Type::null() : Type::reference(class_name());
  }

  Symbol descriptor() {
    static const char* const types[] = {"I",  "J",       "Z",     "D",    "Ljava/lang/String;",
                                        "[I", "[[La/b;", "Lint;", "La b;"};
    std::string text = "(";
    for (std::size_t i = below(4); i > 0; --i) text += types[below(std::size(types))];
    return Symbol(text + ")" + (chance(3) ? "V" : types[below(std::size(types))]));
  }

  Field field(Symbol owner) {
    Field field{
        chance(2) ? owner : class_name(), member_name(), type(), static_cast<std::uint16_t>(random_()), {}};
    if (chance(2)) field.constant = constant();
    return field;
  }

  Operand constant() {
    switch (below(8)) {
      case 0:
        return Operand::of_int(static_cast<std::int32_t>(random_()));
      case 1:
        return Operand::of_long(static_cast<std::int64_t>(random_()));
      case 2:
        return Operand::of_float(std::bit_cast<float>(static_cast<std::uint32_t>(float_bits())));
      case 3:
        return Operand::of_double(std::bit_cast<double>(double_bits()));
      case 4:
        return Operand::of_string(Symbol(text()));
      case 5:
        return Operand::of_class(class_name());
      case 6:
        return Operand::of_int(static_cast<std::int32_t>(below(3)) - 1);
      default:
        return Operand::null();
    }
  }

  std::uint64_t float_bits() {
    static const std::uint32_t special[] = {0,          0x80000000, 0x7f800000, 0xff800000, 0x7fc00000,
                                            0x7fc00001, 0xffc00000, 0x7f800001, 1,          0x3f800000};
    return chance(2) ? special[below(std::size(special))] : random_();
  }

  std::uint64_t double_bits() { return chance(2) ? random_() : float_bits() << 32 | below(2); }

  LocalId local() { return static_cast<LocalId>(below(local_count_)); }
  BlockId target() { return static_cast<BlockId>(below(block_count_ + (chance(20) ? 3 : 0))); }
  Operand operand() { return local_count_ > 0 && !chance(3) ? Operand::local(local()) : constant(); }

  std::vector<Operand> operands() {
    std::vector<Operand> operands;
    for (std::size_t i = below(4); i > 0; --i) operands.push_back(operand());
    return operands;
  }

  Kind kind() { return any(Kind::Reference); }
  FieldReference field_reference() { return {class_name(), member_name(), type()}; }
  Position position() {
    if (chance(4)) return {};
    return {static_cast<std::uint32_t>(random_()), chance(2) ? 0 : static_cast<std::uint32_t>(below(100))};
  }
  std::optional<LocalId> optional_local() {
    return local_count_ == 0 || chance(2) ? std::nullopt : std::optional(local());
  }

  Check check() {
    Check check{any(CheckKind::NonNegative), operand(), {}, {}};
    if (check.kind == CheckKind::InBounds || check.kind == CheckKind::Storable) check.second = operand();
    if (check.kind == CheckKind::Castable) check.type = type();
    return check;
  }

  template <std::size_t index = 0>
  StatementKind statement(std::size_t wanted) {
    if constexpr (index + 1 < std::variant_size_v<StatementKind>)
      if (wanted != index) return statement<index + 1>(wanted);
    using Chosen = std::variant_alternative_t<index, StatementKind>;
    if constexpr (requires(Chosen s) { s.target; } && !std::is_same_v<Chosen, Call> &&
                  !std::is_same_v<Chosen, Operate>)
      if (local_count_ == 0) return check();
    return make(static_cast<Chosen*>(nullptr));
  }

  StatementKind make(Copy*) { return Copy{local(), operand()}; }
  StatementKind make(Unary*) { return Unary{local(), any(UnaryOperator::IntToShort), kind(), operand()}; }
  StatementKind make(Binary*) {
    return Binary{local(), any(BinaryOperator::CompareGreater), kind(), operand(), operand()};
  }
  StatementKind make(Check*) { return check(); }
  StatementKind make(LoadField*) { return LoadField{local(), operand(), field_reference()}; }
  StatementKind make(StoreField*) { return StoreField{operand(), field_reference(), operand()}; }
  StatementKind make(LoadStatic*) { return LoadStatic{local(), field_reference()}; }
  StatementKind make(StoreStatic*) { return StoreStatic{field_reference(), operand()}; }
  StatementKind make(LoadElement*) { return LoadElement{local(), kind(), operand(), operand()}; }
  StatementKind make(StoreElement*) { return StoreElement{kind(), operand(), operand(), operand()}; }
  StatementKind make(ArrayLength*) { return ArrayLength{local(), operand()}; }
  StatementKind make(New*) { return New{local(), class_name()}; }
  StatementKind make(NewArray*) { return NewArray{local(), type(), operands()}; }
  StatementKind make(InstanceOf*) { return InstanceOf{local(), operand(), type()}; }
  StatementKind make(Call*) {
    return Call{optional_local(),
                any(CallKind::Interface),
                {class_name(), member_name(), chance(20) ? Symbol(text()) : descriptor()},
                operands()};
  }
  StatementKind make(Operate*) {
    return Operate{optional_local(), static_cast<Operation>(below(operation_count)), operands()};
  }
  StatementKind make(InitializeClass*) { return InitializeClass{class_name()}; }
  StatementKind make(Monitor*) { return Monitor{chance(2), operand()}; }
  StatementKind make(Catch*) { return Catch{local()}; }

  TerminatorKind terminator() {
    switch (below(std::variant_size_v<TerminatorKind>)) {
      case 0:
        return Goto{target()};
      case 1:
        return If{any(Relation::GreaterEqual), operand(), operand(), target(), target()};
      case 2: {
        Switch choice{operand(), {}, target()};
        for (std::size_t i = below(4); i > 0; --i)
          choice.cases.push_back({static_cast<std::int32_t>(random_()), target()});
        return choice;
      }
      case 3:
        return Return{chance(2) ? std::nullopt : std::optional(operand())};
      case 4:
        return Throw{operand()};
      default:
        return Refuse{text()};
    }
  }

  Block block() {
    Block block;
    for (std::size_t i = below(12); i > 0; --i)
      block.statements.push_back({statement(below(std::variant_size_v<StatementKind>)), position()});
    block.terminator = {terminator(), position()};
    for (std::size_t i = chance(2) ? below(3) : 0; i > 0; --i)
      block.handlers.push_back({chance(3) ? Symbol() : class_name(), target()});
    return block;
  }

  std::mt19937_64 random_;
  std::size_t local_count_ = 0;
  std::size_t block_count_ = 1;
};

}  // namespace jury::ir
