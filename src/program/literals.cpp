#include "program/literals.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "ir/visit.h"
#include "support/unicode.h"

namespace jury::program {

namespace {

constexpr std::size_t longest_text = 64;
constexpr std::size_t most_methods = 1000;  // each has to be lowered

class Collector {
 public:
  void add(const ir::Body& body) {
    for (const auto& block : body.blocks) {
      for (const auto& statement : block.statements)
        ir::visit_operands(statement.kind, [this](const ir::Operand& operand) { add(operand); });
      ir::visit_operands(block.terminator.kind, [this](const ir::Operand& operand) { add(operand); });
      if (const auto* choice = std::get_if<ir::Switch>(&block.terminator.kind))
        for (const auto& one : choice->cases) add_number(one.value);
    }
  }

  Literals result() const {
    return {
        {numbers_.begin(), numbers_.end()}, {reals_.begin(), reals_.end()}, {texts_.begin(), texts_.end()}};
  }

 private:
  void add(const ir::Operand& operand) {
    using Tag = ir::Operand::Tag;
    switch (operand.tag()) {
      case Tag::Int:
        return add_number(operand.int_value());
      case Tag::Long:
        return add_number(operand.long_value());
      case Tag::Float:
        return add_real(static_cast<double>(operand.float_value()));
      case Tag::Double:
        return add_real(operand.double_value());
      case Tag::String:
        return add_text(from_modified_utf8(operand.text().view()));
      case Tag::Local:
      case Tag::Null:
      case Tag::Class:
        return;
    }
  }

  void add_number(std::int64_t number) {
    if (number == std::numeric_limits<std::int64_t>::min() ||
        number == std::numeric_limits<std::int64_t>::max())
      return;
    for (const auto near : {number - 1, number, number + 1}) {
      numbers_.insert(near);
      numbers_.insert(-near);
    }
  }
  void add_real(double real) {
    if (std::isnan(real)) return;
    reals_.insert(real);
    reals_.insert(-real);
  }
  void add_text(std::u16string text) {
    if (text.size() <= longest_text) texts_.insert(std::move(text));
  }

  std::set<std::int64_t> numbers_;
  std::set<double> reals_;
  std::set<std::u16string> texts_;
};

}  // namespace

Literals literals_near(Workspace& workspace, Symbol class_name) {
  auto& program = workspace.program();
  std::vector<const ir::Class*> classes;
  for (const auto name : workspace.user_classes())
    if (const auto* cls = program.find_class(name)) classes.push_back(cls);
  std::stable_partition(classes.begin(), classes.end(), [&](const ir::Class* cls) {
    return cls->name == class_name || cls->outer_class == class_name;
  });
  Collector collector;
  std::size_t methods = 0;
  for (const auto* cls : classes)
    for (const auto& method : cls->methods)
      if (const auto* body = methods < most_methods ? program.body(method) : nullptr; body && ++methods)
        collector.add(*body);
  return collector.result();
}

}  // namespace jury::program
