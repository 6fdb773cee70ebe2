// The named atoms of a relational problem. Integers belong to every universe without being listed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "logic/relational/element.h"

namespace jury::logic::relational {

class Universe {
 public:
  Universe() = default;
  explicit Universe(const std::vector<std::string>& names);

  Element add(const std::string& name);  // names are distinct
  Element atom(std::string_view name) const;
  std::size_t size() const { return names_.size(); }
  const std::string& name(std::size_t index) const { return names_.at(index); }
  std::string to_string(const Element& element) const;
  std::string to_string(const Tuple& tuple) const;  // "(Node0, 3)"

 private:
  std::vector<std::string> names_;
  std::unordered_map<std::string, std::size_t> indices_;
};

}  // namespace jury::logic::relational
