#include "program/accidents.h"

#include <algorithm>
#include <vector>

#include "ir/visit.h"

namespace jury::program {

namespace {

using Locals = std::set<ir::LocalId>;

Symbol thrown_by(ir::CheckKind kind) {
  switch (kind) {
    case ir::CheckKind::NotNull:
      return Symbol("java/lang/NullPointerException");
    case ir::CheckKind::InBounds:
      return Symbol("java/lang/ArrayIndexOutOfBoundsException");
    case ir::CheckKind::Castable:
      return Symbol("java/lang/ClassCastException");
    case ir::CheckKind::NonZero:
      return Symbol("java/lang/ArithmeticException");
    case ir::CheckKind::Storable:
      return Symbol("java/lang/ArrayStoreException");
    case ir::CheckKind::NonNegative:
      return Symbol("java/lang/NegativeArraySizeException");
  }
  return Symbol("java/lang/Throwable");
}

// Parameters that hold what they were given, and are not null where the blocks begin: tests against null and checks
// that passed have said so on every way there.
class NotNull {
 public:
  explicit NotNull(const ir::Body& body) : body_(body), at_(body.blocks.size()) {
    Locals parameters;
    for (ir::LocalId local = 0; local < body.parameter_count; ++local) parameters.insert(local);
    for (const auto& block : body.blocks)
      for (const auto& statement : block.statements)
        if (const auto target = ir::target_of(statement)) parameters.erase(*target);
    parameters_ = std::move(parameters);
    reach(0, {});
    while (!open_.empty()) {
      const auto id = *open_.begin();
      open_.erase(open_.begin());
      leave(body_.blocks[id], after(id));
    }
  }

  const Locals& at(ir::BlockId id) const {
    static const Locals none;
    return at_[id] ? *at_[id] : none;
  }

 private:
  void reach(ir::BlockId id, const Locals& known) {
    auto& there = at_[id];
    if (!there) {
      there = known;
      open_.insert(id);
      return;
    }
    if (std::erase_if(*there, [&](ir::LocalId local) { return !known.count(local); }) > 0) open_.insert(id);
  }

  Locals after(ir::BlockId id) const {
    auto known = *at_[id];
    for (const auto& statement : body_.blocks[id].statements)
      if (const auto* check = std::get_if<ir::Check>(&statement.kind))
        if (check->kind == ir::CheckKind::NotNull) add(known, check->first);
    return known;
  }

  void add(Locals& known, const ir::Operand& operand) const {
    if (operand.is_local() && parameters_.count(operand.local())) known.insert(operand.local());
  }

  void leave(const ir::Block& block, const Locals& known) {
    const auto* test = std::get_if<ir::If>(&block.terminator.kind);
    const bool against_null = test && test->right.tag() == ir::Operand::Tag::Null;
    for (const auto next : ir::successors_of(block.terminator)) {
      auto there = known;
      if (against_null && test->then_block != test->else_block) {
        const bool is_then = next == test->then_block;
        if (is_then == (test->relation == ir::Relation::NotEqual)) add(there, test->left);
      }
      reach(next, there);
    }
  }

  const ir::Body& body_;
  Locals parameters_;
  std::vector<std::optional<Locals>> at_;
  std::set<ir::BlockId> open_;
};

// A question to the library.
bool only_asks(const ir::Call& call) {
  if (!call.method.owner.view().starts_with("java/")) return false;
  const auto signature = ir::Signature::from_descriptor(call.method.descriptor.view());
  if (call.kind != ir::CallKind::Static)
    return signature.parameters.empty() || signature.result.kind == ir::Kind::Boolean;
  return !signature.result.is_reference() &&
         std::ranges::none_of(signature.parameters, [](const ir::Type& type) { return type.is_reference(); });
}

class Reader {
 public:
  Reader(Program& program, const HelperCode& code) : program_(program), code_(code), not_null_(code.body) {}

  Accidents read() {
    for (ir::BlockId id = 0; id < code_.body.blocks.size(); ++id) read(id);
    return std::move(found_);
  }

 private:
  void read(ir::BlockId id) {
    const auto& block = code_.body.blocks[id];
    const auto meant = code_.thrown_on_purpose(block);
    auto known = not_null_.at(id);
    for (const auto& statement : block.statements) {
      if (const auto* check = std::get_if<ir::Check>(&statement.kind)) {
        const bool is_sure = check->kind == ir::CheckKind::NotNull && check->first.is_local() &&
                             known.count(check->first.local()) > 0;
        const auto thrown = thrown_by(check->kind);
        if (!is_sure && !(meant && program_.is_subclass(thrown, *meant))) found_.exceptions.insert(thrown);
      } else if (const auto* call = std::get_if<ir::Call>(&statement.kind)) {
        read(*call, meant.has_value());
      } else if (const auto* operate = std::get_if<ir::Operate>(&statement.kind)) {
        found_.may_be_any = found_.may_be_any || operate->operation == ir::Operation::ArrayCopy ||
                            operate->operation == ir::Operation::Unmodelled;
      }
    }
  }

  void read(const ir::Call& call, bool makes_message) {
    if (const auto* inner = code_.of_helper(call)) return found_.add(*inner);
    if (!makes_message && !only_asks(call)) found_.may_be_any = true;
  }

  Program& program_;
  const HelperCode& code_;
  NotNull not_null_;
  Accidents found_;
};

}  // namespace

void Accidents::add(const Accidents& more) {
  exceptions.insert(more.exceptions.begin(), more.exceptions.end());
  may_be_any = may_be_any || more.may_be_any;
}

bool Accidents::include(Program& program, Symbol caught) const {
  return may_be_any || std::ranges::any_of(exceptions, [&](Symbol one) {
           return program.is_subclass(one, caught);
         });
}

Accidents accidents_in(Program& program, const HelperCode& code) { return Reader(program, code).read(); }

}  // namespace jury::program
