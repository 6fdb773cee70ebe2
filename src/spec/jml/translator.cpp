#include "spec/jml/translator.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "spec/jml/cursor.h"

namespace jury::spec::jml {

namespace {

NodePointer without_parentheses(NodePointer node) {
  while (node && node->kind == NodeKind::Parenthesised) node = node->items[1].node;
  return node;
}

void flatten(const NodePointer& node, std::vector<NodePointer>& conditions) {
  const auto inner = without_parentheses(node);
  if (inner->kind == NodeKind::And) {
    flatten(inner->items[0].node, conditions);
    flatten(inner->items[2].node, conditions);
    return;
  }
  if (inner->kind == NodeKind::Comparison && inner->items.size() > 3) {
    for (std::size_t i = 0; i + 2 < inner->items.size(); i += 2) {
      auto pair = std::make_shared<Node>(*inner);
      pair->items = {inner->items[i], inner->items[i + 1], inner->items[i + 2]};
      conditions.push_back(pair);
    }
    return;
  }
  conditions.push_back(inner);
}

const std::string& call_name(std::string_view keyword) {
  static const std::map<std::string_view, std::string> names{
      {"\\forall", "forall"}, {"\\exists", "exists"}, {"\\sum", "sum"}, {"\\product", "product"},
      {"\\num_of", "numOf"},  {"\\min", "min"},       {"\\max", "max"}};
  return names.at(keyword);
}

bool is_predicate(std::string_view keyword) { return keyword == "\\forall" || keyword == "\\exists"; }

// The whole of a type. Those of a small one are tried one by one; of all the others only \forall and \exists
// can be told.
std::optional<std::pair<std::string, std::string>> whole_type(const std::string& type,
                                                              std::string_view keyword) {
  if (type == "int" && is_predicate(keyword)) return {{"Integer.MIN_VALUE", "Integer.MAX_VALUE"}};
  if (type == "long" && is_predicate(keyword)) return {{"Long.MIN_VALUE", "Long.MAX_VALUE"}};
  if (type == "byte") return {{"-128", "127"}};
  if (type == "short") return {{"-32768", "32767"}};
  if (type == "char") return {{"0", "65535"}};
  return std::nullopt;
}

}  // namespace

void collect_names(const Source& source, const NodePointer& node, std::set<std::string>& names) {
  if (!node) return;
  bool after_dot = false;
  for (const auto& item : node->items) {
    if (item.node) {
      collect_names(source, item.node, names);
    } else if (item.token.kind == TokenKind::Word && !after_dot) {
      names.emplace(source.text(item.token.begin, item.token.end));
    }
    after_dot = !item.node && item.token.kind == TokenKind::Operator &&
                source.text(item.token.begin, item.token.end) == ".";
  }
  if (node->quantified) {
    collect_names(source, node->quantified->range, names);
    collect_names(source, node->quantified->body, names);
  }
}

Pieces Translator::translate(const NodePointer& node, const std::vector<Token>& type_of_variable) {
  const bool is_int = type_of_variable.size() == 1 && text(type_of_variable[0]) == "int";
  if (!is_int) return translate(node);
  if (speaks_of_bigints(source_, node, surroundings_.bigints)) surroundings_.mathematical = true;
  Pieces out;
  as_int(node, "asInt", out);
  return out;
}

Pieces Translator::translate(const NodePointer& node) {
  if (speaks_of_bigints(source_, node, surroundings_.bigints)) surroundings_.mathematical = true;
  Pieces out;
  write(node, out);
  return out;
}

bool Translator::mentions(const NodePointer& node, const std::set<std::string>& names) const {
  std::set<std::string> used;
  collect_names(source_, node, used);
  return std::any_of(names.begin(), names.end(), [&](const auto& name) { return used.contains(name); });
}

void Translator::in_parentheses(const NodePointer& node, Pieces& out) {
  out.add("(");
  write(node, out);
  out.add(")");
}

void Translator::write(const Node& node, Pieces& out) {
  const auto binary = [&](std::string_view before, std::string_view between) {
    out.add(std::string(before));
    in_parentheses(node.items[0].node, out);
    out.add(std::string(between), source_, node.items[1].token.begin);
    in_parentheses(node.items[2].node, out);
    out.add(")");
  };
  const auto call = [&](const std::string& name) {
    out.add("jury.Spec." + name + "(", source_, node.begin);
    write(node.items[0].node, out);
    out.add(")");
  };
  switch (node.kind) {
    case NodeKind::Java:
    case NodeKind::Parenthesised:
    case NodeKind::And:
      return java(node, out);
    case NodeKind::Comparison:
      return comparison(node, out);
    case NodeKind::Implies:
      return binary("(!", "||");
    case NodeKind::ImpliedBy: {
      out.add("(");
      in_parentheses(node.items[0].node, out);
      out.add("|| !", source_, node.items[1].token.begin);
      in_parentheses(node.items[2].node, out);
      out.add(")");
      return;
    }
    case NodeKind::Equivalent:
      return binary("(", "==");
    case NodeKind::Inequivalent:
      return binary("(", "!=");
    case NodeKind::Subtype:
      out.add("jury.Spec.isSubtype(", source_, node.items[1].token.begin);
      write(node.items[0].node, out);
      out.add(", ");
      write(node.items[2].node, out);
      out.add(")");
      return;
    case NodeKind::Quantifier:
      return quantifier(node, out);
    case NodeKind::Result:
      if (!surroundings_.allows_result)
        throw SyntaxError{
            node.begin, "\\result can be used only in the postcondition of a method that returns something"};
      out.add("jury$result", source_, node.begin);
      return;
    case NodeKind::Old:
      return old(node.items[0].node, out);
    case NodeKind::Fresh:
    case NodeKind::NotModified: {
      if (!surroundings_.allows_old)
        throw SyntaxError{node.begin, "the state before the method cannot be used here"};
      out.add("(");
      for (std::size_t i = 0; i < node.items.size(); ++i) {
        if (i > 0) out.add(" && ");
        if (node.kind == NodeKind::NotModified) {
          in_parentheses(node.items[i].node, out);
          out.add(" == ");
          old(node.items[i].node, out);
          continue;
        }
        out.add(surroundings_.mark.empty() ? "jury.Spec.fresh("
                                           : "jury.Spec.freshAt(" + surroundings_.mark + ", ",
                source_, node.begin);
        write(node.items[i].node, out);
        out.add(")");
      }
      out.add(")");
      return;
    }
    case NodeKind::Reach:
      return reach(node, out);
    case NodeKind::JavaMath:
    case NodeKind::BigintMath: {
      const bool outer = std::exchange(surroundings_.mathematical, node.kind == NodeKind::BigintMath);
      in_parentheses(node.items[0].node, out);
      surroundings_.mathematical = outer;
      return;
    }
    case NodeKind::NonNullElements:
      return call("nonNullElements");
    case NodeKind::TypeOf:
      return call("typeOf");
    case NodeKind::ElementType:
      return call("elementType");
    case NodeKind::Cast:
      if (surroundings_.mathematical && node.type.size() == 1 && text(node.type[0]) == "int")
        return as_int(node.items[0].node, "asInt", out);
      out.add("((", source_, node.begin);
      type(node.type, out);
      out.add(") ");
      in_parentheses(node.items[0].node, out);
      out.add(")");
      return;
    case NodeKind::TypeLiteral:
      out.add(class_literal(node.type), source_, node.begin);
      return;
  }
}

// A name, translated where it stands for a variable or a member of the class.
void Translator::word(const Token& token, bool called, Pieces& out) {
  const auto name = text(token);
  const auto begin = token.begin;
  if (name == "\\TYPE") {
    out.add("Class<?>", source_, begin);
    return;
  }
  if (is_bigint(name)) {
    out.add("long", source_, begin);
    return;
  }
  if (name == "\\count" || name == "\\index") {
    if (surroundings_.count.empty()) not_supported(begin, name + " outside of the clauses of a loop");
    out.add(surroundings_.count, source_, begin);
    return;
  }
  if (name == "this" && !surroundings_.self.empty()) {
    out.add(surroundings_.self, source_, begin);
    return;
  }
  if (!called) {
    if (const auto found = renamed_.find(name); found != renamed_.end()) {
      out.add(found->second, source_, begin);
      return;
    }
    if (const auto found = surroundings_.old_names.find(name);
        in_old_ && found != surroundings_.old_names.end()) {
      out.add(found->second, source_, begin);
      return;
    }
  }
  const auto member = surroundings_.members.find(called ? name + "(" : name);
  if (member != surroundings_.members.end()) {
    out.add(member->second, source_, begin);
    return;
  }
  const auto model = surroundings_.model_fields.find(name);
  if (!called && model != surroundings_.model_fields.end() && !surroundings_.taken.contains(name)) {
    out.add(model->second, source_, begin);
    return;
  }
  const bool of_receiver = called && !surroundings_.self.empty();
  out.add((of_receiver ? surroundings_.self + "." : "") + name, source_, begin);
}

void Translator::java(const Node& node, Pieces& out) {
  if (surroundings_.mathematical && computes(node, out)) return;
  bool after_dot = false;
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const auto& item = node.items[i];
    const auto is = [&](std::size_t at, std::string_view what) {
      return at < node.items.size() && !node.items[at].node && text(node.items[at].token) == what;
    };
    const bool leaf = item.node && item.node->kind == NodeKind::Java && item.node->items.size() == 1 &&
                      !item.node->items[0].node;
    if (leaf && item.node->items[0].token.kind == TokenKind::Word && is(i + 1, "(")) {
      word(item.node->items[0].token, true, out);
    } else if (item.node && surroundings_.mathematical && i > 0 && is(i - 1, "[") && is(i + 1, "]")) {
      as_int(item.node, "index", out);
    } else if (item.node && surroundings_.mathematical && is_argument(node, i)) {
      as_int(item.node, "asInt", out);
    } else if (item.node) {
      write(item.node, out);
    } else if (item.token.kind == TokenKind::Word && !after_dot) {
      word(item.token, false, out);
    } else if (const auto model = surroundings_.qualified_models.find(text(item.token));
               after_dot && model != surroundings_.qualified_models.end() && !is(i + 1, "(")) {
      out.add(model->second, source_, item.token.begin);
    } else {
      out.add(source_, item.token);
    }
    after_dot = is(i, ".");
    out.add(" ");
  }
}

void Translator::comparison(const Node& node, Pieces& out) {
  const bool chain = node.items.size() > 3;
  if (chain) out.add("(");
  for (std::size_t i = 0; i + 2 < node.items.size(); i += 2) {
    if (i > 0) out.add(" && ");
    write(node.items[i].node, out);
    out.add(" ").add(source_, node.items[i + 1].token).add(" ");
    write(node.items[i + 2].node, out);
  }
  if (chain) out.add(")");
}

void Translator::old(const NodePointer& node, Pieces& out) {
  if (!surroundings_.allows_old)
    throw SyntaxError{node->begin, "\\old cannot be used here: there is no state before"};
  const bool outer = in_old_;
  in_old_ = true;
  out.add(surroundings_.mark.empty() ? "jury.Spec.old(() -> "
                                     : "jury.Spec.oldAt(" + surroundings_.mark + ", () -> ",
          source_, node->begin);
  write(node, out);
  out.add(")");
  in_old_ = outer;
}

void Translator::reach(const Node& node, Pieces& out) {
  out.add("jury.Spec.reach(", source_, node.begin);
  write(node.items[0].node, out);
  if (!node.type.empty()) out.add(", " + class_literal(node.type), source_, node.type.front().begin);
  if (!node.fields.empty()) {
    const auto name = fresh_name("node");
    out.add(", (");
    type(node.type, out);
    out.add(" " + name + ") -> new Object[] {");
    for (const auto& field : node.fields) out.add(name + ".").add(source_, field).add(", ");
    out.add("}");
  }
  out.add(")");
}

void Translator::type(const std::vector<Token>& tokens, Pieces& out) const {
  for (const auto& token : tokens) {
    if (text(token) == "\\TYPE")
      out.add("Class<?>", source_, token.begin);
    else if (is_bigint(text(token)))
      out.add("long", source_, token.begin);
    else
      out.add(source_, token);
    out.add(" ");
  }
}

// Without type arguments, which have no class.
std::string Translator::class_literal(const std::vector<Token>& tokens) const {
  std::string raw;
  int depth = 0;
  for (const auto& token : tokens) {
    const auto part = text(token);
    if (part == "<") ++depth;
    if (depth == 0) raw += part;
    if (part == ">") --depth;
  }
  if (surroundings_.type_variables.contains(raw))
    not_supported(tokens.front().begin, "the type variable " + raw + " has no class to go over");
  return raw + ".class";
}

std::string Translator::fresh_name(const std::string& wanted) {
  if (surroundings_.taken.insert(wanted).second) return wanted;
  for (;;) {
    const auto name = wanted + "$" + std::to_string(++next_name_);
    if (surroundings_.taken.insert(name).second) return name;
  }
}

void Translator::quantifier(const Node& node, Pieces& out) {
  const auto& quantified = *node.quantified;
  std::vector<NodePointer> conditions;
  if (quantified.range) flatten(quantified.range, conditions);
  NodePointer body = quantified.body;
  if (quantified.keyword == "\\forall") {
    for (auto inner = without_parentheses(body); inner->kind == NodeKind::Implies;
         inner = without_parentheses(body)) {
      flatten(inner->items[0].node, conditions);
      body = inner->items[2].node;
    }
  } else if (quantified.keyword == "\\exists" || quantified.keyword == "\\num_of") {
    flatten(body, conditions);
    body = nullptr;
  }
  const auto outer_names = renamed_;
  const auto outer_taken = surroundings_.taken;
  const auto outer_bigints = surroundings_.bigints;
  for (const auto& variable : quantified.variables) {
    const auto name = text(variable.name);
    renamed_[name] = fresh_name(name);
    if (is_bigint(text(variable.type.front()))) surroundings_.bigints.insert(name);
  }
  quantify(node, 0, std::move(conditions), body, out);
  surroundings_.bigints = outer_bigints;
  renamed_ = outer_names;
  surroundings_.taken = outer_taken;
}

void Translator::conjunction(const std::vector<NodePointer>& conditions, Pieces& out) {
  if (conditions.empty()) out.add("true");
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    if (i > 0) out.add(" && ");
    in_parentheses(conditions[i], out);
  }
}

// All variables are bound: what remains of the range, and the body.
void Translator::innermost(const Node& node, const std::vector<NodePointer>& conditions,
                           const NodePointer& body, Pieces& out) {
  if (node.quantified->keyword == "\\forall") {
    if (conditions.empty()) return write(body, out);
    out.add("(!(");
    conjunction(conditions, out);
    out.add(") || ");
    in_parentheses(body, out);
    out.add(")");
  } else {
    conjunction(conditions, out);
  }
}

void Translator::quantify(const Node& node, std::size_t index, std::vector<NodePointer> conditions,
                          const NodePointer& body, Pieces& out) {
  const auto& quantified = *node.quantified;
  if (index == quantified.variables.size()) return innermost(node, conditions, body, out);
  const auto& variable = quantified.variables[index];
  const auto type_name = text(variable.type.front());
  if (variable.type.size() == 1 && (type_name == "float" || type_name == "double"))
    throw SyntaxError{variable.type.front().begin,
                      "left out: a quantifier over " + type_name + " is not supported", false};
  const bool is_number = is_bigint(type_name) || (is_primitive(type_name) && type_name != "boolean");
  if (variable.type.size() == 1 && is_number)
    return over_numbers(node, index, std::move(conditions), body, out);
  over_objects(node, index, conditions, body, out);
}

void Translator::over_objects(const Node& node, std::size_t index, const std::vector<NodePointer>& conditions,
                              const NodePointer& body, Pieces& out) {
  const auto& quantified = *node.quantified;
  const auto& variable = quantified.variables[index];
  const auto name = renamed_.at(text(variable.name));
  const bool is_boolean = variable.type.size() == 1 && text(variable.type.front()) == "boolean";
  const bool counts = quantified.keyword == "\\num_of" && quantified.variables.size() == 1 && !is_boolean;
  if (!is_predicate(quantified.keyword) && !counts)
    throw SyntaxError{variable.type.front().begin,
                      "left out: " + std::string(quantified.keyword) + " over objects is not supported",
                      false};
  out.add("jury.Spec.", source_, node.begin);
  if (is_boolean) {
    out.add(call_name(quantified.keyword) + "Booleans((Boolean " + name + ") -> ");
  } else {
    out.add("<");
    type(variable.type, out);
    out.add(">" + call_name(quantified.keyword) + "Objects(" + class_literal(variable.type), source_,
            variable.type.front().begin);
    out.add(", (");
    type(variable.type, out);
    out.add(name + ") -> ");
  }
  quantify(node, index + 1, conditions, body, out);
  out.add(")");
}

// i < j && j < n: where the only bound is another variable, that one's own bound serves; the condition stays.
void Translator::borrow_bounds(const std::vector<NodePointer>& conditions, const std::set<std::string>& later,
                               const std::string& variable, Range& range, std::size_t& last_bound) const {
  const auto name_of = [&](const NodePointer& side) {
    const auto inner = without_parentheses(side);
    const bool leaf = inner->kind == NodeKind::Java && inner->items.size() == 1 && !inner->items[0].node;
    return leaf ? text(inner->items[0].token) : std::string();
  };
  // The conditions "name < other" (upper) or "name > other" with their place.
  const auto each = [&](const std::string& name, bool upper, auto visit) {
    for (std::size_t i = 0; i < conditions.size(); ++i) {
      if (conditions[i]->kind != NodeKind::Comparison) continue;
      const auto& items = conditions[i]->items;
      const bool smaller_left = text(items[1].token).starts_with('<');
      const auto& small = items[smaller_left ? 0 : 2].node;
      const auto& large = items[smaller_left ? 2 : 0].node;
      if (name_of(upper ? small : large) == name)
        visit(i, upper ? large : small, text(items[1].token).size() == 2);
    }
  };
  for (const bool upper : {false, true}) {
    auto& bound = upper ? range.high : range.low;
    each(variable, upper, [&](std::size_t i, const NodePointer& other, bool) {
      if (bound || !later.contains(name_of(other)) || name_of(other) == variable) return;
      each(name_of(other), upper, [&](std::size_t j, const NodePointer& value, bool closed) {
        if (bound || mentions(value, later)) return;
        bound = {value, closed};
        last_bound = std::max({last_bound, i + 1, j + 1});
      });
    });
  }
}

void Translator::over_numbers(const Node& node, std::size_t index, std::vector<NodePointer> conditions,
                              const NodePointer& body, Pieces& out) {
  const auto& variables = node.quantified->variables;
  const std::string variable = text(variables[index].name);
  std::set<std::string> later;
  for (std::size_t i = index; i < variables.size(); ++i) later.insert(text(variables[i].name));
  const auto is_variable = [&](const NodePointer& side) {
    const auto inner = without_parentheses(side);
    return inner->kind == NodeKind::Java && inner->items.size() == 1 && !inner->items[0].node &&
           text(inner->items[0].token) == variable;
  };
  Range range;
  std::size_t last_bound = 0;
  std::vector<bool> consumed(conditions.size(), false);
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const auto& condition = *conditions[i];
    const bool equality = condition.kind == NodeKind::Java && condition.items.size() == 3 &&
                          !condition.items[1].node && condition.items[0].node && condition.items[2].node &&
                          text(condition.items[1].token) == "==";
    if (condition.kind != NodeKind::Comparison && !equality) continue;
    const bool left = is_variable(condition.items[0].node);
    if (!left && !is_variable(condition.items[2].node)) continue;
    const auto other = condition.items[left ? 2 : 0].node;
    if (mentions(other, later)) continue;
    const auto sign = text(condition.items[1].token);
    const bool closed = sign != "<" && sign != ">";
    const bool upper = equality || (sign.starts_with('<') == left);
    const bool lower = equality || !upper;
    if (lower && !range.low) {
      range.low = {other, closed};
      last_bound = i + 1;
      consumed[i] = closed && !equality;  // an open lower bound stays as a condition: low + 1 could overflow
    }
    if (upper && !range.high) {
      range.high = {other, closed};
      last_bound = i + 1;
      consumed[i] = !equality;
    }
  }
  borrow_bounds(conditions, later, variable, range, last_bound);
  const bool may_guard = node.quantified->keyword != "\\min" && node.quantified->keyword != "\\max";
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    if (consumed[i]) continue;
    const bool guards = may_guard && i < last_bound && !mentions(conditions[i], later);
    (guards ? range.guards : range.conditions).push_back(conditions[i]);
  }
  const auto type_name = text(variables[index].type.front());
  if ((!range.low || !range.high) && !whole_type(type_name, node.quantified->keyword))
    throw SyntaxError{variables[index].name.begin,
                      "left out: no " + std::string(range.low ? "upper" : "lower") + " bound for the " +
                          type_name + " variable '" + variable +
                          "' was found in the range of the quantifier (write for example 0 <= " + variable +
                          " && " + variable + " < n)",
                      false};
  bounded_call(node, index, range, body, out);
}

void Translator::bounded_call(const Node& node, std::size_t index, const Range& range,
                              const NodePointer& body, Pieces& out) {
  const auto& quantified = *node.quantified;
  const auto& variable = quantified.variables[index];
  const auto written = text(variable.name);
  const auto type_name = text(variable.type.front());
  const bool widened = is_widened(range, type_name);
  const bool is_long = type_name == "long" || is_bigint(type_name) || widened;
  const auto whole = whole_type(type_name, quantified.keyword);
  const bool last = index + 1 == quantified.variables.size();
  const auto keyword = quantified.keyword;
  if (!range.guards.empty()) {
    out.add(keyword == "\\forall" ? "(!(" : "((");
    conjunction(range.guards, out);
    out.add(keyword == "\\forall" ? ") || " : (is_predicate(keyword) ? ") && " : ") ? "));
  }
  const bool sums_counts = keyword == "\\num_of" && !last;
  const bool closed = range.high ? range.high->closed : true;
  const bool is_wide = (!range.low || !range.high) && (type_name == "int" || is_long);
  if (surroundings_.mathematical && keyword == "\\product")
    not_supported(node.begin, "\\product in the arithmetic of mathematics");
  const bool exact = surroundings_.mathematical && keyword == "\\sum";
  out.add((exact ? "jury.Numbers." : "jury.Spec.") + (sums_counts ? std::string("sum") : call_name(keyword)) +
              (is_wide ? "Wide" : "") + (closed ? "To(" : "("),
          source_, node.begin);
  const auto bound = [&](const std::optional<Bound>& given, const std::string& otherwise,
                         const std::string& limit) {
    if (widened && given)
      out.add("jury.Numbers." + limit);
    else if (is_long)
      out.add("(long) ");
    if (given)
      in_parentheses(given->value, out);
    else
      out.add(otherwise);
    out.add(", ");
  };
  bound(range.low, whole ? whole->first : "", "atLeast");
  bound(range.high, whole ? whole->second : "", closed ? "atMost" : "below");
  const auto name = renamed_.at(written);
  const std::string parameter = std::string("(") + (is_long ? "long " : "int ") + name + ") -> ";
  if (widened || (type_name != "int" && !is_long)) renamed_[written] = "((" + type_name + ") " + name + ")";
  const bool has_value = !is_predicate(keyword) && keyword != "\\num_of";
  if (has_value || sums_counts) {
    out.add(parameter);
    if (last)
      conjunction(range.conditions, out);
    else
      out.add("true");
    out.add(", ");
  }
  out.add(parameter);
  if (has_value && last)
    write(body, out);
  else
    quantify(node, index + 1, range.conditions, body, out);
  out.add(")");
  if (!range.guards.empty())
    out.add(is_predicate(keyword) ? ")" : (keyword == "\\product" ? " : 1)" : " : 0)"));
}

}  // namespace jury::spec::jml
