#include "logic/relational/universe.h"

#include "support/diagnostics.h"

namespace jury::logic::relational {

Universe::Universe(const std::vector<std::string>& names) {
  for (const std::string& name : names) add(name);
}

Element Universe::add(const std::string& name) {
  JURY_CHECK(indices_.emplace(name, names_.size()).second, "atom '" + name + "' is in the universe already");
  names_.push_back(name);
  return Element::atom(names_.size() - 1);
}

Element Universe::atom(std::string_view name) const {
  const auto found = indices_.find(std::string(name));
  JURY_CHECK(found != indices_.end(), "no atom '" + std::string(name) + "' in the universe");
  return Element::atom(found->second);
}

std::string Universe::to_string(const Element& element) const {
  switch (element.kind) {
    case ElementKind::Atom:
      return name(static_cast<std::size_t>(element.value));
    case ElementKind::Integer:
      return std::to_string(element.value);
    case ElementKind::Any:
      return "any" + std::to_string(element.value);
  }
  JURY_CHECK(false, "element of no kind");
}

std::string Universe::to_string(const Tuple& tuple) const {
  std::string text = "(";
  for (std::size_t column = 0; column < tuple.size(); ++column)
    text += (column ? ", " : "") + to_string(tuple[column]);
  return text + ")";
}

}  // namespace jury::logic::relational
