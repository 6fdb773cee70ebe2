// What a generated program may use. Feature sets are written as on the command line:
// "all", "all,-decimals", "arithmetic,collections,iterators".
#pragma once

#include <bitset>
#include <string>

namespace jury::generator {

enum class Feature {
  Base,  // int and boolean variables, calls, if, loops: in every program
  Arithmetic,
  Floats,
  Decimals,  // float and double as decimal text, not only as bits
  Switches,
  Jumps,
  Exceptions,
  Arrays,
  Objects,
  Initializers,  // static initialisers with effects
  Inner,         // inner, local and anonymous classes
  Lambdas,
  Generics,
  Records,
  Enums,
  Strings,
  Boxes,
  Collections,
  Iterators,
  Views,
  Recursion,
  Count
};

class Features {
 public:
  static Features all();
  static Features parse(const std::string& text);  // throws UserError

  bool has(Feature feature) const {
    return feature == Feature::Base || bits_.test(static_cast<std::size_t>(feature));
  }
  void set(Feature feature, bool value) { bits_.set(static_cast<std::size_t>(feature), value); }
  std::string text() const;
  std::size_t count() const { return bits_.count(); }

 private:
  std::bitset<static_cast<std::size_t>(Feature::Count)> bits_;
};

std::string feature_names();

}  // namespace jury::generator
