#include "logic/printer.h"

#include <vector>

#include "logic/symbols.h"
#include "logic/term_map.h"
#include "logic/traversal.h"

namespace jury::logic {

namespace {

constexpr std::string_view rounding_names[] = {"RNE", "RTZ", "RTP", "RTN"};

bool takes_nearest_even(Kind kind) {
  for (const Kind candidate : {Kind::float_add, Kind::float_sub, Kind::float_mul, Kind::float_div,
                               Kind::float_sqrt, Kind::float_from_signed, Kind::float_from_float})
    if (kind == candidate) return true;
  return false;
}

std::string print_float(const FloatValue& value) {
  const std::uint32_t fraction = value.format().significand_bits - 1, width = value.format().width();
  return "(fp " + value.bits().extracted(width - 1, width - 1).to_string() + " " +
         value.bits().extracted(width - 2, fraction).to_string() + " " +
         value.bits().extracted(fraction - 1, 0).to_string() + ")";
}

std::string print_integer(const Integer& value) {
  return value.is_negative() ? "(- " + (-value).to_string() + ")" : value.to_string();
}

std::string print_leaf(Term term) {
  if (term.kind() == Kind::constant || term.kind() == Kind::variable)
    return quoted_symbol(term.function().name().view());
  if (term.kind() == Kind::bit_vector_value) return term.bit_vector_value().to_string();
  if (term.kind() == Kind::integer_value) return print_integer(term.integer_value());
  if (term.kind() == Kind::float_value) return print_float(term.float_value());
  if (term.kind() == Kind::element_value)
    return "(element " + quoted_symbol(term.sort().name().view()) + " " +
           std::to_string(term.element_index()) + ")";
  return term.is_true() ? "true" : "false";
}

// The operator of an application and, for floats, the rounding mode.
std::string print_operator(Term term) {
  const KindInfo& row = info(term.kind());
  if (term.kind() == Kind::apply) return quoted_symbol(term.function().name().view());
  if (term.kind() == Kind::constant_array) return "(as const " + term.sort().to_string() + ")";
  std::string text(row.name);
  if (term.kind() == Kind::float_round) return text + " " + std::string(rounding_names[term.parameter(0)]);
  if (row.payload == Payload::parameters) {
    text = "(_ " + text;
    for (int i = 0; i < row.parameters; ++i) text += " " + std::to_string(term.parameter(i));
    text += ")";
  }
  return takes_nearest_even(term.kind()) ? text + " RNE" : text;
}

// One scope: the whole term, or the body of one quantifier.
class ScopePrinter {
 public:
  ScopePrinter(std::string& out, const TermMap<std::string>* outer_names, int* counter)
      : out_(out), outer_names_(outer_names), counter_(counter) {}

  void print(Term root) {
    count_uses(root);
    std::size_t open_lets = 0;
    for (const Term shared : shared_) {
      const std::string name = "?" + std::to_string((*counter_)++);
      out_ += "(let ((" + name + " ";
      print_expression(shared);
      out_ += "))\n";
      names_.insert(shared, name);
      ++open_lets;
    }
    print_expression(root);
    out_.append(open_lets, ')');
  }

 private:
  struct Item {
    Term term;  // null: text
    const char* text = "";
  };

  const std::string* name_of(Term term) const {
    if (const std::string* name = names_.find(term)) return name;
    return outer_names_ != nullptr ? outer_names_->find(term) : nullptr;
  }

  // Fills shared_ with the terms of this scope that are used more than once, operands first. Terms without
  // variables under a quantifier belong to the outermost scope.
  void count_uses(Term root) {
    TermMap<int> uses;
    std::vector<Term> order;
    visit_postorder(
        root, [&](Term term) { return uses.contains(term); },
        [&](Term term) {
          uses.insert(term, 0);
          order.push_back(term);
          for (const Term child : term.children()) ++uses[child];
        });
    TermSet reachable;
    mark_scope(root, &reachable);
    for (const Term term : order)
      if (term != root && term.size() > 0 && term.kind() != Kind::pattern && uses.at(term) > 1 &&
          reachable.contains(term) && name_of(term) == nullptr)
        shared_.push_back(term);
  }

  // Open terms inside a nested quantifier are not of this scope.
  static void mark_scope(Term root, TermSet* reachable) {
    struct Entry {
      Term term;
      bool nested;
    };
    std::vector<Entry> stack{{root, false}};
    TermSet seen_nested;
    while (!stack.empty()) {
      const auto [term, nested] = stack.back();
      stack.pop_back();
      TermSet& seen = nested && term.has_variable() ? seen_nested : *reachable;
      if (seen.contains(term)) continue;
      seen.insert(term, 1);
      for (const Term child : term.children()) stack.push_back({child, nested || is_quantifier(term.kind())});
    }
  }

  void print_expression(Term root) {
    std::vector<Item> stack;
    push_content(root, &stack);
    while (!stack.empty()) {
      const Item item = stack.back();
      stack.pop_back();
      if (!item.term)
        out_ += item.text;
      else if (const std::string* name = name_of(item.term))
        out_ += *name;
      else
        push_content(item.term, &stack);
    }
  }

  void push_content(Term term, std::vector<Item>* stack) {
    if (term.size() == 0) {
      out_ += print_leaf(term);
      return;
    }
    if (is_quantifier(term.kind())) return print_quantifier(term);
    out_ += "(" + print_operator(term);
    stack->push_back({{}, ")"});
    const auto children = term.children();
    for (std::size_t i = children.size(); i-- > 0;) {
      stack->push_back({children[i]});
      stack->push_back({{}, " "});
    }
  }

  // Recurses once per nested quantifier.
  void print_quantifier(Term term) {
    out_ += "(" + std::string(to_string(term.kind())) + " (";
    for (const Term variable : term.bound_variables())
      out_ += "(" + print_leaf(variable) + " " + variable.sort().to_string() + ")";
    out_ += ") ";
    if (!term.patterns().empty()) out_ += "(! ";
    TermMap<std::string> visible;
    collect_visible(term, &visible);
    ScopePrinter(out_, &visible, counter_).print(term.body());
    for (const Term pattern : term.patterns()) {
      out_ += " :pattern (";
      for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (i > 0) out_ += " ";
        ScopePrinter(out_, &visible, counter_).print(pattern[i]);
      }
      out_ += ")";
    }
    out_ += term.patterns().empty() ? ")" : "))";
  }

  // Names of this scope that the inner one may use: all of terms without variables. An open term could be
  // captured by the inner quantifier, so it is printed again there.
  void collect_visible(Term quantifier, TermMap<std::string>* visible) const {
    TermSet seen;
    visit_postorder(
        quantifier, [&](Term term) { return seen.contains(term); },
        [&](Term term) {
          seen.insert(term, 1);
          const std::string* name = term.has_variable() ? nullptr : name_of(term);
          if (name != nullptr) visible->insert(term, *name);
        });
  }

  std::string& out_;
  const TermMap<std::string>* outer_names_;
  int* counter_;
  TermMap<std::string> names_;
  std::vector<Term> shared_;
};

bool is_simple_symbol(std::string_view name) {
  if (name.empty() || (name[0] >= '0' && name[0] <= '9')) return false;
  // "?7" is how shared terms are named.
  if (name[0] == '?') return false;
  for (const char c : name) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (!letter && std::string_view("~!@$%^&*_-+=<>.?/").find(c) == std::string_view::npos) return false;
  }
  for (const std::string_view reserved :
       {"let", "forall", "exists", "true", "false", "as", "_", "!", "element", "par"})
    if (name == reserved) return false;
  for (const KindInfo& row : kind_table)
    if (row.name == name) return false;
  return true;
}

}  // namespace

std::string quoted_symbol(std::string_view name) {
  if (is_simple_symbol(name)) return std::string(name);
  std::string text = "|";
  for (const char c : name) {
    if (c == '|')
      text += "%7C";
    else if (c == '\\')
      text += "%5C";
    else if (c == '%')
      text += "%25";
    else
      text.push_back(c);
  }
  return text + "|";
}

std::string to_string(Term term) {
  std::string text;
  int counter = 1;
  ScopePrinter(text, nullptr, &counter).print(term);
  return text;
}

std::string to_script(std::span<const Term> assertions) {
  SymbolCollector symbols;
  for (const Term assertion : assertions) symbols.add(assertion);
  std::string text = "(set-logic ALL)\n";
  for (const Sort sort : symbols.uninterpreted_sorts())
    text += "(declare-sort " + quoted_symbol(sort.name().view()) + " 0)\n";
  for (const Term constant : symbols.constants())
    text += "(declare-fun " + print_leaf(constant) + " () " + constant.sort().to_string() + ")\n";
  for (const Function function : symbols.functions()) {
    text += "(declare-fun " + quoted_symbol(function.name().view()) + " (";
    for (std::size_t i = 0; i < function.arity(); ++i)
      text += (i == 0 ? "" : " ") + function.domain()[i].to_string();
    text += ") " + function.range().to_string() + ")\n";
  }
  for (const Term assertion : assertions) text += "(assert " + to_string(assertion) + ")\n";
  return text + "(check-sat)\n";
}

}  // namespace jury::logic
