// The verifier's optional rule on checks: what relies on a check comes after it.
//
// Which locals are not null is a forward analysis over all paths. It knows: `this`, fresh objects and arrays,
// caught exceptions, string and class constants, copies of these, checked locals, and the branch of a
// comparison with null. Bounds, divisors, lengths and stored elements are looked for in the block only, where
// the lowering puts their checks. Constants that need no check need none here.
#include <cstdint>

#include "ir/verifier_parts.h"
#include "ir/visit.h"

namespace jury::ir {

namespace {

// Per local: known not to be null. One entry more than there are locals, so that no row is empty but those of
// blocks that were not reached.
using Facts = std::vector<bool>;

class CheckVerifier {
 public:
  CheckVerifier(const Body& body, const Method& method, Problems& problems)
      : body_(body), problems_(problems), before_(body.blocks.size()) {
    before_[0].assign(body.locals.size() + 1, false);
    if (!method.is_static() && body.parameter_count > 0) before_[0][0] = true;
  }

  void run() {
    pending_.push_back(0);
    while (!pending_.empty()) {
      const BlockId block = pending_.back();
      pending_.pop_back();
      propagate(block);
    }
    for (std::size_t id = 0; id < body_.blocks.size(); ++id)
      if (!before_[id].empty()) verify_block(id);
  }

 private:
  // A fact of the current block that is not about null.
  struct Known {
    CheckKind kind;
    Operand first;
    Operand second;
  };

  bool is_known(const Operand& operand, const Facts& facts) const {
    return operand.is_local() ? facts[operand.local()]
                              : operand.tag() == Operand::Tag::String || operand.tag() == Operand::Tag::Class;
  }

  void apply(const Statement& statement, Facts& facts) const {
    if (const auto* check = std::get_if<Check>(&statement.kind);
        check && check->kind == CheckKind::NotNull && check->first.is_local())
      facts[check->first.local()] = true;
    const auto target = target_of(statement);
    if (!target) return;
    const auto* copy = std::get_if<Copy>(&statement.kind);
    facts[*target] = std::holds_alternative<New>(statement.kind) ||
                     std::holds_alternative<NewArray>(statement.kind) ||
                     std::holds_alternative<Catch>(statement.kind) || (copy && is_known(copy->value, facts));
  }

  void propagate(BlockId id) {
    const auto& block = body_.blocks[id];
    Facts facts = before_[id];
    for (const auto& statement : block.statements) {
      if (may_throw(statement)) flow_to_handlers(block, facts);
      apply(statement, facts);
    }
    if (std::holds_alternative<Throw>(block.terminator.kind)) flow_to_handlers(block, facts);
    if (const auto* branch = std::get_if<If>(&block.terminator.kind)) return flow_to_branches(*branch, facts);
    visit_successors(block.terminator.kind, [&](BlockId target) { flow(target, facts); });
  }

  void flow_to_handlers(const Block& block, const Facts& facts) {
    for (const auto& handler : block.handlers) flow(handler.target, facts);
  }

  void flow_to_branches(const If& branch, const Facts& facts) {
    Facts refined = facts;
    const bool left_null = branch.left == Operand::null(), right_null = branch.right == Operand::null();
    const auto& other = left_null ? branch.right : branch.left;
    if ((left_null || right_null) && other.is_local()) refined[other.local()] = true;
    flow(branch.then_block, branch.relation == Relation::NotEqual ? refined : facts);
    flow(branch.else_block, branch.relation == Relation::Equal ? refined : facts);
  }

  void flow(BlockId target, const Facts& facts) {
    auto& before = before_[target];
    bool changed = before.empty();
    if (changed) before = facts;
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (!before[i] || facts[i]) continue;
      before[i] = false;
      changed = true;
    }
    if (changed) pending_.push_back(target);
  }

  void verify_block(std::size_t id) {
    const auto& block = body_.blocks[id];
    facts_ = before_[id];
    known_.clear();
    for (std::size_t i = 0; i < block.statements.size(); ++i) {
      problems_.enter(body_, id, i);
      std::visit([this](const auto& kind) { one(kind); }, block.statements[i].kind);
      apply(block.statements[i], facts_);
      if (const auto target = target_of(block.statements[i])) forget(*target);
    }
    problems_.enter(body_, id, block.statements.size());
    if (const auto* thrown = std::get_if<Throw>(&block.terminator.kind)) need_object(thrown->exception);
  }

  void forget(LocalId local) {
    const auto operand = Operand::local(local);
    std::erase_if(known_,
                  [&](const Known& known) { return known.first == operand || known.second == operand; });
  }

  void need_object(const Operand& operand) {
    if (!is_known(operand, facts_)) problems_.add("no check that the operand is not null");
  }

  void need(CheckKind kind, const Operand& first, const Operand& second = Operand()) {
    for (const auto& known : known_)
      if (known.kind == kind && known.first == first && known.second == second) return;
    problems_.add("no " + std::string(name_of(kind)) + " check in the block");
  }

  void one(const Check& s) {
    if (s.kind != CheckKind::NotNull) known_.push_back({s.kind, s.first, s.second});
  }
  void one(const LoadField& s) { need_object(s.object); }
  void one(const StoreField& s) { need_object(s.object); }
  void one(const ArrayLength& s) { need_object(s.array); }
  void one(const Monitor& s) { need_object(s.object); }
  void one(const LoadElement& s) {
    need_object(s.array);
    need(CheckKind::InBounds, s.array, s.index);
  }
  void one(const StoreElement& s) {
    need_object(s.array);
    need(CheckKind::InBounds, s.array, s.index);
    if (s.kind == Kind::Reference && s.value != Operand::null()) need(CheckKind::Storable, s.array, s.value);
  }
  void one(const Call& s) {
    if (s.kind != CallKind::Static && !s.arguments.empty()) need_object(s.arguments[0]);
  }
  void one(const Binary& s) {
    const bool divides = s.op == BinaryOperator::Divide || s.op == BinaryOperator::Remainder;
    if (!divides || (s.kind != Kind::Int && s.kind != Kind::Long)) return;
    const bool constant = (s.right.tag() == Operand::Tag::Int && s.right.int_value() != 0) ||
                          (s.right.tag() == Operand::Tag::Long && s.right.long_value() != 0);
    if (!constant) need(CheckKind::NonZero, s.right);
  }
  void one(const NewArray& s) {
    for (const auto& length : s.lengths)
      if (length.tag() != Operand::Tag::Int || length.int_value() < 0) need(CheckKind::NonNegative, length);
  }
  void one(const Copy&) {}
  void one(const Unary&) {}
  void one(const LoadStatic&) {}
  void one(const StoreStatic&) {}
  void one(const New&) {}
  void one(const InstanceOf&) {}
  void one(const Operate&) {}
  void one(const InitializeClass&) {}
  void one(const Catch&) {}

  const Body& body_;
  Problems& problems_;
  std::vector<Facts> before_;  // empty: not reached
  std::vector<BlockId> pending_;
  Facts facts_;
  std::vector<Known> known_;
};

}  // namespace

void verify_checks(const Body& body, const Method& method, Problems& problems) {
  CheckVerifier(body, method, problems).run();
}

}  // namespace jury::ir
