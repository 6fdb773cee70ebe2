// That a claim was confirmed by something that did not find it. Only the checks of this folder make one
// (check/acceptance.h): who holds one has asked them.
#pragma once

#include <string>

namespace jury::check {

class Accepted {
 public:
  // Who confirmed it, for people: "z3", "cvc5 and z3", ...
  const std::string& by() const { return by_; }
  // The claim was no question any more when it came to be confirmed: simplification had answered it.
  bool is_trivial() const { return is_trivial_; }

 private:
  friend struct Acceptance;
  Accepted(std::string by, bool is_trivial) : by_(std::move(by)), is_trivial_(is_trivial) {}

  std::string by_;
  bool is_trivial_;
};

}  // namespace jury::check
