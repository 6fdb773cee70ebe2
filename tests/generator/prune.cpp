// Removing methods that nothing calls. See prune.h. Methods are known by the tag of their parameter list; a
// name that is declared without a body anywhere stays, since lambdas and classes must implement it.
#include "generator/prune.h"

#include <set>

namespace jury::generator {
namespace {

// The name of a method declaration "T m(#0) $1" or "T m(#0);", or nothing for other members.
std::string declared_method(const Node& node) {
  bool method = node.category == Category::Member && !node.children.empty() &&
                node.children[0].category == Category::List;
  if (!method || node.children[0].tag.rfind("new ", 0) == 0) return "";
  return node.children[0].tag;
}

void collect_needed(const Node& node, const std::string& inside, std::set<std::string>& needed) {
  std::string declared = declared_method(node);
  bool abstract = !declared.empty() && node.children.size() == 1;
  if (abstract) needed.insert(declared);
  std::size_t reference = node.pattern.rfind("::");
  if (reference != std::string::npos) needed.insert(node.pattern.substr(reference + 2));
  for (const Node& child : node.children) {
    bool call = child.category == Category::List && declared.empty() && child.tag != inside;
    if (call) needed.insert(child.tag);
    collect_needed(child, declared.empty() ? inside : declared, needed);
  }
}

bool erase_others(Node& node, const std::set<std::string>& needed) {
  bool erased = false;
  if (node.category == Category::Body)
    erased = std::erase_if(node.children, [&](const Node& child) {
               std::string name = declared_method(child);
               return !name.empty() && !needed.count(name);
             }) > 0;
  for (Node& child : node.children) erased = erase_others(child, needed) || erased;
  return erased;
}

}  // namespace

void prune_unused_methods(Node& program) {
  for (bool changed = true; changed;) {
    std::set<std::string> needed;
    collect_needed(program, "", needed);
    changed = erase_others(program, needed);
  }
}

}  // namespace jury::generator
