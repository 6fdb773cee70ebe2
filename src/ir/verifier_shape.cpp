// The verifier's rules on locals, blocks, handlers and positions.
#include <algorithm>

#include "ir/descriptor_walk.h"
#include "ir/verifier_parts.h"
#include "ir/visit.h"

namespace jury::ir {

namespace {

// How control can enter a block.
struct Entries {
  bool branch = false;
  bool exception = false;
};

class ShapeVerifier {
 public:
  ShapeVerifier(const Body& body, const Method& method, Problems& problems)
      : body_(body), method_(method), problems_(problems), entries_(body.blocks.size()) {}

  void run() {
    if (method_.is_abstract() || method_.is_native())
      problems_.add_general("a method without code has a body");
    verify_locals();
    verify_parameters();
    if (body_.blocks.empty()) return problems_.add_general("the body has no block");
    for (std::size_t block = 0; block < body_.blocks.size(); ++block) verify_names(block);
    if (problems_.empty()) verify_entries();
  }

 private:
  void verify_locals() {
    std::vector<const void*> names;
    names.reserve(body_.locals.size());
    for (LocalId id = 0; id < body_.locals.size(); ++id) {
      const auto& local = body_.locals[id];
      if (local.name.empty()) problems_.add_general("local ?" + std::to_string(id) + " has no name");
      if (local.type.kind == Kind::Void)
        problems_.add_general("local " + display_local(body_, id) + " is void");
      names.push_back(local.name.identity());
    }
    std::sort(names.begin(), names.end(), std::less<>());
    const auto twin = std::adjacent_find(names.begin(), names.end());
    if (twin == names.end()) return;
    for (LocalId id = 0; id < body_.locals.size(); ++id)
      if (body_.locals[id].name.identity() == *twin)
        return problems_.add_general("two locals are called " + display_local(body_, id));
  }

  void verify_parameters() {
    if (body_.parameter_count > body_.locals.size())
      return problems_.add_general("there are fewer locals than parameters");
    LocalId id = 0;
    if (!method_.is_static()) verify_parameter(id++, Kind::Reference);
    DescriptorWalk walk(method_.descriptor.view());
    while (const auto kind = walk.next_parameter()) verify_parameter(id++, *kind);
    if (!walk.result())
      problems_.add_general("malformed descriptor " + method_.descriptor.text());
    else if (id != body_.parameter_count)
      problems_.add_general("the method has " + std::to_string(id) + " parameters, its body " +
                            std::to_string(body_.parameter_count));
  }

  void verify_parameter(LocalId id, Kind kind) {
    if (id >= body_.parameter_count) return;
    const Kind found = body_.locals[id].type.kind;
    if (computational(found) != computational(kind))
      problems_.add_general("parameter " + display_local(body_, id) + " is " + std::string(name_of(found)) +
                            ", the descriptor says " + std::string(name_of(kind)));
  }

  // Whatever a block names exists.
  void verify_names(std::size_t id) {
    const auto& block = body_.blocks[id];
    const auto operand = [this](const Operand& value) {
      if (value.is_local()) verify_local(value.local());
    };
    for (std::size_t i = 0; i < block.statements.size(); ++i) {
      problems_.enter(body_, id, i);
      visit_operands(block.statements[i].kind, operand);
      if (const auto target = target_of(block.statements[i])) verify_local(*target);
    }
    problems_.enter(body_, id, block.statements.size());
    visit_operands(block.terminator.kind, operand);
    visit_successors(block.terminator.kind, [this](BlockId target) {
      if (target >= body_.blocks.size())
        problems_.add("block b" + std::to_string(target) + " does not exist");
      else
        entries_[target].branch = true;
    });
    for (const auto& handler : block.handlers)
      if (handler.target >= body_.blocks.size())
        problems_.add_for_block(id, "handler b" + std::to_string(handler.target) + " does not exist");
      else
        entries_[handler.target].exception = true;
  }

  void verify_local(LocalId id) {
    if (id >= body_.locals.size()) problems_.add("local ?" + std::to_string(id) + " does not exist");
  }

  void verify_entries() {
    if (entries_[0].branch || entries_[0].exception)
      problems_.add_for_block(0, "the entry has a predecessor");
    for (std::size_t id = 0; id < body_.blocks.size(); ++id) {
      const auto& statements = body_.blocks[id].statements;
      const bool starts_with_catch = !statements.empty() && std::holds_alternative<Catch>(statements[0].kind);
      if (entries_[id].exception && !starts_with_catch)
        problems_.add_for_block(id, "a handler does not start with catch");
      if (entries_[id].exception && entries_[id].branch)
        problems_.add_for_block(id, "a branch leads to a handler");
      verify_catches(id);
    }
  }

  void verify_catches(std::size_t id) {
    const auto& statements = body_.blocks[id].statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
      if (!std::holds_alternative<Catch>(statements[i].kind)) continue;
      problems_.enter(body_, id, i);
      if (i > 0)
        problems_.add("catch is not the first statement of its block");
      else if (!entries_[id].exception)
        problems_.add("catch in a block that is no handler");
    }
  }

  const Body& body_;
  const Method& method_;
  Problems& problems_;
  std::vector<Entries> entries_;
};

template <class Visitor>
void visit_positions(const Body& body, Visitor&& visit) {
  for (std::size_t id = 0; id < body.blocks.size(); ++id) {
    const auto& block = body.blocks[id];
    for (std::size_t i = 0; i < block.statements.size(); ++i) visit(id, i, block.statements[i].position);
    visit(id, block.statements.size(), block.terminator.position);
  }
}

}  // namespace

void verify_shape(const Body& body, const Method& method, Problems& problems) {
  ShapeVerifier(body, method, problems).run();
}

void verify_positions(const Body& body, Problems& problems) {
  bool some = false, all = true;
  visit_positions(body, [&](std::size_t, std::size_t, const Position& position) {
    (position.line != 0 ? some : all) = position.line != 0;
  });
  if (!some || all) return;
  visit_positions(body, [&](std::size_t block, std::size_t statement, const Position& position) {
    if (position.line != 0) return;
    problems.enter(body, block, statement);
    problems.add("no source line");
  });
}

}  // namespace jury::ir
