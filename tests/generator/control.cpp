// If, loops, labels and jumps. Trip counts are bounded: counting loops by their bound, all others by the fuel
// or a counter. An unconditional jump is made only as the last statement of a branch whose statement can
// complete otherwise, since javac refuses unreachable code.
#include <algorithm>

#include "generator/productions.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

const Type& int_type() {
  static const Type type = parse_type("int");
  return type;
}

// A jump that is allowed here, without a condition; nothing when there is none.
std::optional<Node> jump(Generator& generator) {
  std::vector<Node> candidates;
  if (generator.flow.in_loop) {
    candidates.push_back(statement("break;"));
    candidates.push_back(statement("continue;"));
  }
  for (const std::string& label : generator.flow.loop_labels) {
    candidates.push_back(statement("break " + label + ";"));
    candidates.push_back(statement("continue " + label + ";"));
  }
  for (const std::string& label : generator.flow.block_labels)
    candidates.push_back(statement("break " + label + ";"));
  bool returns = generator.flow.result && generator.random.chance(candidates.empty() ? 60 : 15);
  if (returns && generator.flow.result->is_void()) return statement("return;");
  if (returns) return statement("return #0;", generator.expression(*generator.flow.result, 2));
  if (candidates.empty()) return std::nullopt;
  return generator.random.pick(candidates);
}

std::optional<Node> guarded_jump(Generator& generator, int) {
  Node condition = generator.condition(2);
  std::optional<Node> target = jump(generator);
  if (!target) return std::nullopt;
  return statement("if (#0) $1", std::move(condition), block({*target}));
}

std::optional<Node> if_statement(Generator& generator, int depth) {
  if (depth <= 0) return std::nullopt;
  Node condition = generator.condition(2);
  Node then_block = small_block(generator, depth);
  if (generator.random.chance(50))
    return statement("if (#0) $1 else $2", std::move(condition), std::move(then_block),
                     small_block(generator, depth));
  if (generator.has(Feature::Jumps) && generator.random.chance(15))
    if (std::optional<Node> last = jump(generator)) then_block.children.push_back(*last);
  return statement("if (#0) $1", std::move(condition), std::move(then_block));
}

bool too_deep(const Generator& generator, int depth) { return depth <= 0 || generator.flow.loop_depth >= 3; }

// Labels the loop now and then; the label is known in its body only.
std::string enter_loop(Generator& generator) {
  generator.flow.in_loop = true;
  ++generator.flow.loop_depth;
  if (!generator.has(Feature::Jumps) || !generator.random.chance(20)) return "";
  std::string label = generator.fresh("label");
  generator.flow.loop_labels.push_back(label);
  return label + ": ";
}

std::string counting_header(Generator& generator, const std::string& name) {
  static const std::vector<std::string> upward = {"int NAME = 0; NAME < LIMIT",
                                                  "int NAME = 1; NAME <= LIMIT"};
  bool up = generator.random.chance(75);
  std::string header = up ? generator.random.pick(upward) : "int NAME = LIMIT; NAME > 0";
  std::string limit = std::to_string(generator.random.between(1, generator.settings.assertions ? 3 : 8));
  header.replace(header.find("LIMIT"), 5, limit);
  for (std::size_t at = header.find("NAME"); at != std::string::npos; at = header.find("NAME"))
    header.replace(at, 4, name);
  std::string fuel = generator.settings.assertions ? "" : " && fuel()";
  return header + fuel + "; " + name + (up ? "++" : "--");
}

std::optional<Node> for_loop(Generator& generator, int depth) {
  if (too_deep(generator, depth)) return std::nullopt;
  StateGuard guard(generator);
  std::string label = enter_loop(generator);
  std::string name = generator.fresh("i");
  generator.scope.push_back({name, int_type(), false, true});
  // The counter changes, so it must not be captured; a lambda that needs it gets a copy.
  std::string copy = generator.fresh("v");
  std::string header = label + "for (" + counting_header(generator, name) + ") $0";
  generator.scope.back() = {copy, int_type(), false, true};
  Node body = small_block(generator, depth);
  body.children.insert(body.children.begin(), statement("final int " + copy + " = " + name + ";"));
  return statement(header, std::move(body));
}

std::optional<Node> while_loop(Generator& generator, int depth) {
  if (too_deep(generator, depth)) return std::nullopt;
  StateGuard guard(generator);
  Node condition = generator.condition(2);
  std::vector<Node> statements;
  std::string limit = loop_guard(generator, statements);
  std::string label = enter_loop(generator);
  Node body = small_block(generator, depth);
  if (generator.random.chance(50) || generator.settings.assertions)
    statements.push_back(
        statement(label + "while (" + limit + " && $0) $1", std::move(condition), std::move(body)));
  else
    statements.push_back(
        statement(label + "do $1 while ($0 && " + limit + ");", std::move(condition), std::move(body)));
  return group(std::move(statements));
}

// A monitor, entered again by whoever holds it already; there is one thread only.
std::optional<Node> synchronized_block(Generator& generator, int depth) {
  if (depth <= 0) return std::nullopt;
  std::vector<const Variable*> monitors;
  for (const Variable& variable : generator.scope)
    if (variable.type.is("StringBuilder") || variable.type.is("Object") || variable.type.is_array())
      monitors.push_back(&variable);
  std::string monitor =
      monitors.empty() ? generator.class_name() + ".class" : generator.random.pick(monitors)->name;
  return statement("synchronized (" + monitor + ") $0", small_block(generator, depth));
}

std::optional<Node> labelled_block(Generator& generator, int depth) {
  if (depth <= 0) return std::nullopt;
  StateGuard guard(generator);
  std::string label = generator.fresh("label");
  generator.flow.block_labels.push_back(label);
  return statement(label + ": $0", small_block(generator, depth));
}

}  // namespace

StatementTable control_statements() {
  return {
      {"if", Feature::Base, 8, if_statement},
      {"for", Feature::Base, 5, for_loop},
      {"while", Feature::Base, 4, while_loop},
      {"guarded jump", Feature::Jumps, 4, guarded_jump},
      {"synchronized", Feature::Objects, 1, synchronized_block},
      {"labelled block", Feature::Jumps, 1, labelled_block},
  };
}

}  // namespace jury::generator
