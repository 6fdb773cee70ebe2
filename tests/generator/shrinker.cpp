// The passes of the shrinker. See shrinker.h. Positions in the tree are numbers in pre-order, which stay
// meaningful for everything before and at an edit.
#include "generator/shrinker.h"

#include <algorithm>
#include <chrono>
#include <regex>
#include <set>

namespace jury::generator {
namespace {

// The node with this number in pre-order, or null.
Node* node_at(Node& node, std::size_t& number) {
  if (number == 0) return &node;
  --number;
  for (Node& child : node.children)
    if (Node* found = node_at(child, number)) return found;
  return nullptr;
}

Node* find_node(Node& root, std::size_t number) { return node_at(root, number); }

void visit(Node& node, const std::function<void(Node&)>& action) {
  action(node);
  for (Node& child : node.children) visit(child, action);
}

// Proper parts of an expression with its type, nearest first.
void parts_of_type(const Node& node, const Type& type, std::vector<Node>& found) {
  for (const Node& child : node.children)
    if (child.category == Category::Expression && child.type == type) found.push_back(child);
  for (const Node& child : node.children) parts_of_type(child, type, found);
}

bool is_number(const std::string& text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c); });
}

std::vector<Node> smaller_expressions(const Node& node) {
  std::vector<Node> result;
  std::string constant = default_constant(node.type);
  if (node.children.empty() && node.pattern == constant) return result;
  if (!node.type.is_void()) result.push_back(compound(node.type, constant));
  parts_of_type(node, node.type, result);
  if (result.size() > 10) result.resize(10);
  if (is_number(node.pattern) && node.pattern.size() < 10)
    for (long value : {1L, std::stol(node.pattern) / 2})
      if (value != 0 && std::to_string(value) != node.pattern)
        result.push_back(primary(node.type, std::to_string(value)));
  return result;
}

// Simpler ways to say the same; the check decides whether the bug survives.
std::vector<std::string> simpler_patterns(const std::string& pattern) {
  static const std::vector<std::pair<std::regex, std::string>> rules = [] {
    std::vector<std::pair<std::string, std::string>> texts = {
        {R"(^(show|note)\((.*)\);$)", "System.out.println($2);"},
        {R"(^describe\((\w+)\)$)", "$1.toString()"},
        {R"(show\(describe\((\w+)\)\))", "System.out.println($1)"},
        {R"(^try \{ (\w+\(\);) \} catch .*$)", "$1"},
        {R"(clip\(([^()]*(\([^()]*\))?)\))", "$1"},
        {R"(at\((#\d), [^()]*(\(\)[^()]*)?\))", "$1"},
        {R"( && fuel\(\))", ""},
        {R"(fuel\(\) && )", ""},
        {R"(^if \(#0\) \$1 else \$2$)", "if (#0) $$1"},
        {R"(\nfinally \$\d$)", ""},
        {R"(^if \([^#$]*\) (\w.*;)$)", "$1"},
        {R"(^label\d+: )", ""},
        {R"(^\((.*)\) \(\((.*)\) -> #0\)$)", "($2) -> #0"},
        {R"(^new StringBuilder\(#0\)$)", "new StringBuilder()"},
        {R"( (extends|implements) [\w, ]+ )", " "},
        {R"(^if \(!fuel\(\)\) (.*)$)", ";"},
    };
    std::vector<std::pair<std::regex, std::string>> compiled;
    for (const auto& [text, replacement] : texts) compiled.emplace_back(std::regex(text), replacement);
    return compiled;
  }();
  std::vector<std::string> result;
  for (const auto& [rule, replacement] : rules) {
    std::string simpler =
        std::regex_replace(pattern, rule, replacement, std::regex_constants::format_first_only);
    if (simpler != pattern) result.push_back(simpler);
  }
  return result;
}

class Shrinker {
 public:
  Shrinker(Node program, const StillFails& still_fails, const ShrinkLimits& limits)
      : program_(std::move(program)),
        still_fails_(still_fails),
        limits_(limits),
        start_(std::chrono::steady_clock::now()) {}

  Shrunk run() {
    bool progress = true;
    while (progress && !exhausted()) {
      std::size_t before = measure();
      delete_parts();
      unwrap_statements();
      delete_parameters();
      simplify_patterns();
      replace_expressions();
      progress = measure() < before;
    }
    return {std::move(program_), checks_};
  }

 private:
  bool exhausted() const {
    double used = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    return checks_ >= limits_.checks || used > limits_.seconds;
  }

  std::size_t measure() { return count_nodes(program_) * 1000 + print(program_).size(); }

  bool accept(Node candidate) {
    if (exhausted()) return false;
    ++checks_;
    if (!still_fails_(candidate)) return false;
    program_ = std::move(candidate);
    return true;
  }

  void delete_parts() {
    for (std::size_t number = 0; number < count_nodes(program_) && !exhausted(); ++number) {
      const Node* node = find_node(program_, number);
      if (is_sequence(node->category) && node->tag.empty()) delete_children(number, node->children.size());
    }
  }

  // Halves, quarters, ... single children, from the end: later ones are less often needed by others.
  void delete_children(std::size_t number, std::size_t size) {
    for (std::size_t chunk = std::max<std::size_t>(size, 1); chunk >= 1; chunk /= 2) {
      for (std::size_t end = find_node(program_, number)->children.size(); end > 0;) {
        std::size_t begin = end > chunk ? end - chunk : 0;
        Node candidate = program_;
        std::vector<Node>& children = find_node(candidate, number)->children;
        children.erase(children.begin() + static_cast<std::ptrdiff_t>(begin),
                       children.begin() + static_cast<std::ptrdiff_t>(end));
        accept(std::move(candidate));
        end = begin;
        if (exhausted()) return;
      }
    }
  }

  void unwrap_statements() {
    for (std::size_t number = 0; number < count_nodes(program_) && !exhausted(); ++number) {
      Category category = find_node(program_, number)->category;
      if (category != Category::Block && category != Category::Clauses) continue;
      for (std::size_t child = 0; child < find_node(program_, number)->children.size(); ++child)
        while (unwrap(number, child)) {
        }
    }
  }

  // Replaces the statement by the statements of one of its blocks.
  bool unwrap(std::size_t number, std::size_t child) {
    const Node* parent = find_node(program_, number);
    if (child >= parent->children.size()) return false;
    std::vector<std::vector<Node>> bodies;
    const Node& wrapped = parent->children[child];
    if (wrapped.category == Category::Clauses) bodies.push_back(wrapped.children);
    for (const Node& part : wrapped.children)
      if (part.category == Category::Block) bodies.push_back(part.children);
    for (std::vector<Node>& body : bodies) {
      Node candidate = program_;
      std::vector<Node>& children = find_node(candidate, number)->children;
      auto place = children.erase(children.begin() + static_cast<std::ptrdiff_t>(child));
      children.insert(place, body.begin(), body.end());
      if (accept(std::move(candidate))) return true;
    }
    return false;
  }

  void delete_parameters() {
    std::set<std::string> tags;
    visit(program_, [&](Node& node) {
      if (!node.tag.empty()) tags.insert(node.tag);
    });
    for (const std::string& tag : tags)
      for (std::size_t position = longest_list(tag); position-- > 0;) delete_parameter(tag, position);
  }

  std::size_t longest_list(const std::string& tag) {
    std::size_t longest = 0;
    visit(program_, [&](Node& node) {
      if (node.tag == tag) longest = std::max(longest, node.children.size());
    });
    return longest;
  }

  void delete_parameter(const std::string& tag, std::size_t position) {
    Node candidate = program_;
    visit(candidate, [&](Node& node) {
      if (node.tag == tag && position < node.children.size())
        node.children.erase(node.children.begin() + static_cast<std::ptrdiff_t>(position));
    });
    accept(std::move(candidate));
  }

  void simplify_patterns() {
    for (std::size_t number = 0; number < count_nodes(program_) && !exhausted(); ++number) {
      for (const std::string& pattern : simpler_patterns(find_node(program_, number)->pattern)) {
        Node candidate = program_;
        find_node(candidate, number)->pattern = pattern;
        if (accept(std::move(candidate))) break;
      }
    }
  }

  void replace_expressions() {
    for (std::size_t number = 0; number < count_nodes(program_) && !exhausted(); ++number)
      while (replace_expression(number)) {
      }
  }

  bool replace_expression(std::size_t number) {
    const Node* node = find_node(program_, number);
    if (!node || node->category != Category::Expression) return false;
    for (Node& smaller : smaller_expressions(*node)) {
      Node candidate = program_;
      *find_node(candidate, number) = std::move(smaller);
      if (accept(std::move(candidate))) return true;
    }
    return false;
  }

  Node program_;
  const StillFails& still_fails_;
  ShrinkLimits limits_;
  std::chrono::steady_clock::time_point start_;
  int checks_ = 0;
};

}  // namespace

Shrunk shrink(Node program, const StillFails& still_fails, const ShrinkLimits& limits) {
  return Shrinker(std::move(program), still_fails, limits).run();
}

}  // namespace jury::generator
