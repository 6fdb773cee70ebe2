// Printing the syntax tree as Java. See node.h for the patterns.
#include "generator/node.h"

#include "support/diagnostics.h"

namespace jury::generator {
namespace {

class Printer {
 public:
  std::string take() { return std::move(text_); }

  void print(const Node& node) {
    switch (node.category) {
      case Category::Expression:
      case Category::Statement:
      case Category::Clause:
      case Category::Member:
      case Category::Text:
        print_pattern(node);
        return;
      case Category::Block:
      case Category::Body:
        print_braces(node);
        return;
      case Category::Clauses:
        print_lines(node);
        return;
      case Category::Unit:
        print_lines(node);
        return;
      case Category::List:
        print_commas(node);
        return;
    }
  }

 private:
  void print_pattern(const Node& node) {
    const std::string& pattern = node.pattern;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      char c = pattern[i];
      if (c == '\n') {
        new_line();
      } else if (c == '$' || c == '#') {
        std::size_t slot = static_cast<std::size_t>(pattern.at(++i) - '0');
        JURY_CHECK(slot < node.children.size(), "pattern without its child: " + pattern);
        print_slot(node.children[slot], c == '$');
      } else {
        text_ += c;
      }
    }
  }

  void print_slot(const Node& child, bool operand) {
    bool parentheses = operand && child.category == Category::Expression && !child.atomic;
    if (parentheses) text_ += '(';
    print(child);
    if (parentheses) text_ += ')';
  }

  void print_braces(const Node& node) {
    if (node.children.empty()) {
      text_ += "{}";
      return;
    }
    text_ += '{';
    indentation_ += 2;
    for (const Node& child : node.children) {
      new_line();
      print(child);
    }
    indentation_ -= 2;
    new_line();
    text_ += '}';
  }

  void print_lines(const Node& node) {
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      if (i) new_line();
      print(node.children[i]);
    }
  }

  void print_commas(const Node& node) {
    for (std::size_t i = 0; i < node.children.size(); ++i) {
      if (i) text_ += ", ";
      print(node.children[i]);
    }
  }

  void new_line() {
    text_ += '\n';
    text_.append(static_cast<std::size_t>(indentation_), ' ');
  }

  std::string text_;
  int indentation_ = 0;
};

}  // namespace

bool is_sequence(Category category) {
  switch (category) {
    case Category::Block:
    case Category::Body:
    case Category::Clauses:
    case Category::Unit:
    case Category::List:
      return true;
    case Category::Expression:
    case Category::Statement:
    case Category::Clause:
    case Category::Member:
    case Category::Text:
      return false;
  }
  return false;
}

std::string print(const Node& node) {
  Printer printer;
  printer.print(node);
  std::string text = printer.take();
  return node.category == Category::Unit ? text + "\n" : text;
}

std::size_t count_nodes(const Node& node) {
  std::size_t count = 1;
  for (const Node& child : node.children) count += count_nodes(child);
  return count;
}

}  // namespace jury::generator
