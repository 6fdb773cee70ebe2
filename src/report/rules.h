// The properties as rules, for services that list findings by rule: the name, a sentence, and what it means and
// what can be done, which `jury explain` prints as well.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/verdict.h"

namespace jury::report {

struct Rule {
  engine::Property property;
  std::string_view name;      // "ExceptionEscapes"
  std::string_view violated;  // "An exception can escape."
  std::string_view meaning;   // a sentence or two
  std::string_view advice;    // what to do about it
  std::string_view weakness;  // its number in the Common Weakness Enumeration; empty: none fits

  // "jury/exceptions"
  std::string id() const { return "jury/" + std::string(engine::name_of(property)); }
};

std::span<const Rule> rules();
std::size_t rule_index(engine::Property property);
// By its id or its name; nullptr: there is none.
const Rule* rule_named(std::string_view name);

}  // namespace jury::report
