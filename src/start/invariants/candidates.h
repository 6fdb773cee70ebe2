// The conditions that have not been refuted yet: on the fields of classes, and on parameters and results of
// methods of which all callers, or all implementations, are known. A walk over a method (method_walk.h) takes
// all of them for granted where they hold at that point, and takes out those that it cannot show to be kept.
#pragma once

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "ir/method.h"
#include "start/invariants/condition.h"

namespace jury::start {

// On a parameter (index 0: the first local, `this` of an instance method) or on the result of a method.
struct ValueCondition {
  static constexpr std::size_t result = SIZE_MAX;
  enum class Kind : std::uint8_t { NotNull, NotNegative, Positive };
  std::size_t place;
  Kind kind;
  auto operator<=>(const ValueCondition&) const = default;
};

// The conditions, and which of them a method's walk took for granted.
class Candidates {
 public:
  void add(Symbol owner, Condition condition) { of_class_[owner].insert(condition); }
  void add(const ir::Method& method, ValueCondition condition) { of_method_[&method].insert(condition); }

  const std::set<Condition>& of(Symbol owner) const;
  const std::set<ValueCondition>& of(const ir::Method& method) const;
  bool mentions(const ir::Field& field) const;

  void remove(Symbol owner, const Condition& condition);
  void remove_all(Symbol owner);
  void remove(const ir::Method& method, ValueCondition condition);
  void remove_all(const ir::Method& method);

  // What was removed since the last time.
  struct Removed {
    std::set<Symbol> owners;
    std::set<const ir::Method*> methods;
  };
  Removed take_removed();
  // Puts back what was removed since the last time.
  void restore();
  std::size_t count() const;

 private:
  std::map<Symbol, std::set<Condition>> of_class_;
  std::map<const ir::Method*, std::set<ValueCondition>> of_method_;
  std::vector<std::pair<Symbol, Condition>> removed_conditions_;
  std::vector<std::pair<const ir::Method*, ValueCondition>> removed_of_methods_;
};

}  // namespace jury::start
