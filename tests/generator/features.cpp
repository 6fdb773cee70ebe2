// Names of the features and sets of them. See features.h.
#include "generator/features.h"

#include <array>
#include <sstream>

#include "support/diagnostics.h"

namespace jury::generator {
namespace {

constexpr std::size_t feature_count = static_cast<std::size_t>(Feature::Count);

constexpr std::array<const char*, feature_count> names = {
    "base",   "arithmetic", "floats",       "decimals",    "switches",  "jumps",    "exceptions",
    "arrays", "objects",    "initializers", "inner",       "lambdas",   "generics", "records",
    "enums",  "strings",    "boxes",        "collections", "iterators", "views",    "recursion"};
static_assert(names.back() != nullptr, "every feature has a name");

Feature find_feature(const std::string& name) {
  for (std::size_t i = 0; i < feature_count; ++i)
    if (name == names[i]) return static_cast<Feature>(i);
  throw UserError("unknown feature '" + name + "'; there are: all, " + feature_names());
}

}  // namespace

Features Features::all() {
  Features result;
  result.bits_.set();
  return result;
}

Features Features::parse(const std::string& text) {
  Features result;
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, ',');) {
    bool remove = !word.empty() && word[0] == '-';
    if (remove) word.erase(0, 1);
    if (word == "all")
      result = remove ? Features() : all();
    else
      result.set(find_feature(word), !remove);
  }
  return result;
}

std::string Features::text() const {
  std::string result;
  for (std::size_t i = 0; i < feature_count; ++i)
    if (bits_.test(i)) result += (result.empty() ? "" : ",") + std::string(names[i]);
  return result;
}

std::string feature_names() {
  std::string result;
  for (const char* name : names) result += (result.empty() ? "" : ", ") + std::string(name);
  return result;
}

}  // namespace jury::generator
