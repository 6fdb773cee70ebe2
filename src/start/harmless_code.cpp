#include "start/harmless_code.h"

#include <algorithm>

#include "ir/visit.h"

namespace jury::start {

namespace {

using ir::Body;
using ir::Operand;

class Reader {
 public:
  Reader(program::Program& program, const ir::Method& method) : program_(program), method_(method) {}

  bool is_harmless() {
    const auto* body = program_.body(method_);
    // A static method initialises its class first.
    if (!body || (method_.is_static() && program_.needs_initialization(method_.owner))) return false;
    if (method_.flags & ir::access::is_synchronized) return false;
    return std::ranges::all_of(body->blocks, [&](const ir::Block& block) { return is_harmless(block); }) &&
           ends(*body);
  }

 private:
  bool is_harmless(const ir::Block& block) {
    const auto& end = block.terminator.kind;
    const bool goes_on = std::holds_alternative<ir::Return>(end) || std::holds_alternative<ir::Goto>(end) ||
                         std::holds_alternative<ir::If>(end);
    return goes_on && block.handlers.empty() && !names_class(end) &&
           std::ranges::all_of(block.statements, [&](const ir::Statement& one) { return is_harmless(one); });
  }

  bool is_harmless(const ir::Statement& statement) {
    const auto target = ir::target_of(statement);
    const bool is_of_receiver = target && !method_.is_static() && *target == 0;
    return !is_of_receiver && !names_class(statement.kind) &&
           std::visit([&](const auto& kind) { return is_allowed(kind); }, statement.kind);
  }

  // A class that is not there is an error.
  template <class Kind>
  static bool names_class(const Kind& kind) {
    bool found = false;
    ir::visit_operands(kind, [&](const Operand& operand) { found = found || operand.tag() == Operand::Tag::Class; });
    return found;
  }

  // The receiver is not null, and never assigned.
  bool is_receiver(const Operand& operand) const { return !method_.is_static() && operand.is_this(); }

  bool is_allowed(const ir::Copy&) { return true; }
  bool is_allowed(const ir::Unary&) { return true; }
  // Divisors are checked by a statement of their own.
  bool is_allowed(const ir::Binary& binary) {
    return binary.op != ir::BinaryOperator::Divide && binary.op != ir::BinaryOperator::Remainder;
  }
  bool is_allowed(const ir::InstanceOf& test) { return !test.type.is_array() && program_.find_class(test.type.name); }
  bool is_allowed(const ir::LoadField& load) { return is_receiver(load.object) && program_.resolve(load.field); }
  bool is_allowed(const ir::StoreField& store) {
    const auto* field = is_receiver(store.object) ? program_.resolve(store.field) : nullptr;
    // A final field of another class is refused by the JVM.
    return field && (!(field->flags & ir::access::is_final) || method_.name == "<init>");
  }
  bool is_allowed(const ir::Check& check) {
    return check.kind == ir::CheckKind::NotNull && is_receiver(check.first);
  }
  template <class Other>
  bool is_allowed(const Other&) {
    return false;
  }

  // No block is reached from itself.
  static bool ends(const Body& body) {
    std::vector<std::size_t> before(body.blocks.size());
    for (const auto& block : body.blocks)
      for (const auto next : ir::successors_of(block.terminator)) ++before[next];
    std::vector<ir::BlockId> open;
    std::size_t done = 0;
    for (ir::BlockId id = 0; id < before.size(); ++id)
      if (before[id] == 0) open.push_back(id);
    while (!open.empty()) {
      const auto id = open.back();
      open.pop_back();
      ++done;
      for (const auto next : ir::successors_of(body.blocks[id].terminator))
        if (--before[next] == 0) open.push_back(next);
    }
    return done == body.blocks.size();
  }

  program::Program& program_;
  const ir::Method& method_;
};

}  // namespace

bool is_harmless(program::Workspace& workspace, const ir::Method& method) {
  return Reader(workspace.program(), method).is_harmless();
}

}  // namespace jury::start
