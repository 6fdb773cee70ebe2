// The verifier's analysis of assignments against a plain search: bodies of random shape are executed along
// all paths, one state per block and set of assigned locals, an exception possible at each statement that may
// throw. A local that some path reads unassigned, and a block that no path enters, must be reported, and
// nothing else.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "ir/printer.h"
#include "ir/verifier.h"
#include "ir/visit.h"

namespace jury::ir {
namespace {

constexpr std::uint32_t local_count = 4;
using Assigned = std::uint32_t;  // a bit per local

class RandomFlow {
 public:
  explicit RandomFlow(std::uint64_t seed) : random_(seed) {}

  Body body() {
    Body body;
    for (std::uint32_t i = 0; i < local_count; ++i)
      body.locals.push_back({Symbol("x" + std::to_string(i)), Type::primitive(Kind::Int), true});
    body.locals.push_back({Symbol("e"), Type::object(), true});
    const std::uint32_t plain = 1 + below(6), handlers = below(3);
    for (std::uint32_t id = 0; id < plain + handlers; ++id) body.blocks.push_back(block(plain, handlers, id));
    // Each handler is one of some block, or its catch would be misplaced.
    for (std::uint32_t id = 0; id < handlers; ++id)
      body.blocks[plain - 1].handlers.push_back({Symbol("F"), plain + id});
    return body;
  }

 private:
  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(random_() % bound); }
  LocalId local() { return below(local_count); }
  Operand operand() { return below(3) == 0 ? Operand::local(local()) : Operand::of_int(1); }

  StatementKind statement() {
    if (below(3) == 0) return InitializeClass{Symbol("C")};
    if (below(3) == 0)
      return Call{local(), CallKind::Static, {Symbol("C"), Symbol("f"), Symbol("(I)I")}, {operand()}};
    return Copy{local(), operand()};
  }

  Block block(std::uint32_t plain, std::uint32_t handlers, std::uint32_t id) {
    Block block;
    if (id >= plain) block.statements.push_back({Catch{local_count}, {}});
    for (auto i = below(4); i > 0; --i) block.statements.push_back({statement(), {}});
    // Branches lead to blocks that are neither the entry nor a handler.
    const auto target = [&] { return 1 + below(plain - 1); };
    if (plain == 1 || below(4) == 0)
      block.terminator.kind = below(2) == 0 ? TerminatorKind(Throw{}) : TerminatorKind(Return{});
    else if (below(2) == 0)
      block.terminator.kind = Goto{target()};
    else
      block.terminator.kind = If{Relation::Less, operand(), operand(), target(), target()};
    for (auto i = handlers > 0 ? below(3) : 0; i > 0; --i)
      block.handlers.push_back({Symbol("E"), plain + below(handlers)});
    return block;
  }

  std::mt19937_64 random_;
};

class PathSearch {
 public:
  explicit PathSearch(const Body& body) : body_(body) {}

  std::set<std::string> run() {
    enter(0, 0);
    while (!pending_.empty()) {
      const auto [block, assigned] = pending_.back();
      pending_.pop_back();
      walk(block, assigned);
    }
    for (BlockId id = 0; id < body_.blocks.size(); ++id)
      if (!blocks_.contains(id)) problems_.insert("b" + std::to_string(id) + ": the block cannot be reached");
    return problems_;
  }

 private:
  void enter(BlockId block, Assigned assigned) {
    blocks_.insert(block);
    if (seen_.insert({block, assigned}).second) pending_.push_back({block, assigned});
  }

  void raise(const Block& block, Assigned assigned) {
    for (const auto& handler : block.handlers) enter(handler.target, assigned);
  }

  void read(const std::vector<Operand>& operands, Assigned assigned, const std::string& place) {
    for (const auto& operand : operands)
      if (operand.is_local() && !(assigned >> operand.local() & 1))
        problems_.insert(place + ": local '" + body_.locals[operand.local()].name.text() +
                         "' may be read before it is assigned");
  }

  void walk(BlockId id, Assigned assigned) {
    const auto& block = body_.blocks[id];
    const auto place = "b" + std::to_string(id) + ", ";
    for (std::size_t i = 0; i < block.statements.size(); ++i) {
      const auto& statement = block.statements[i];
      read(operands_of(statement), assigned, place + "statement " + std::to_string(i));
      if (may_throw(statement)) raise(block, assigned);
      if (const auto target = target_of(statement)) assigned |= 1u << *target;
    }
    read(operands_of(block.terminator), assigned, place + "terminator");
    if (std::holds_alternative<Throw>(block.terminator.kind)) raise(block, assigned);
    for (const auto successor : successors_of(block.terminator)) enter(successor, assigned);
  }

  const Body& body_;
  std::set<std::pair<BlockId, Assigned>> seen_;
  std::set<BlockId> blocks_;
  std::vector<std::pair<BlockId, Assigned>> pending_;
  std::set<std::string> problems_;
};

TEST(Verifier, AgreesWithASearchOfAllPaths) {
  Method method;
  method.descriptor = Symbol("()V");
  method.flags = access::is_static;
  int good = 0, bad = 0;
  for (std::uint64_t seed = 0; seed < 30'000; ++seed) {
    const auto body = RandomFlow(seed).body();
    const auto found = verify(body, method);
    const auto expected = PathSearch(body).run();
    ASSERT_EQ(std::set<std::string>(found.begin(), found.end()), expected) << print(body);
    ++(found.empty() ? good : bad);
  }
  EXPECT_GT(good, 1'000);
  EXPECT_GT(bad, 10'000);
}

}  // namespace
}  // namespace jury::ir
