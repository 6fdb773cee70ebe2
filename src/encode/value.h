// Symbolic values. A number is a term: 32 bits for everything the JVM computes as int, 64 for long, IEEE
// floats. A reference is a guarded choice among the objects it may denote: under the path condition of the
// state exactly one guard holds. Objects have concrete numbers, one for each execution of an allocation
// (measured: one term per object and field beats arrays over symbolic addresses by far).
#pragma once

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include "logic/term_manager.h"

namespace jury::encode {

using logic::Term;
using ObjectId = std::uint32_t;
inline constexpr ObjectId null_object = 0;

struct Target {
  ObjectId object;
  Term guard;
  bool operator==(const Target&) const = default;
};

// Targets in increasing order of object, no guard false.
class Reference {
 public:
  Reference() = default;
  Reference(ObjectId object, Term always)
      : targets_(std::make_shared<std::vector<Target>>(1, Target{object, always})) {}
  explicit Reference(std::vector<Target> targets)
      : targets_(std::make_shared<std::vector<Target>>(std::move(targets))) {}

  const std::vector<Target>& targets() const { return *targets_; }
  bool is_single() const { return targets_->size() == 1; }
  ObjectId single() const { return targets_->front().object; }
  bool same_as(const Reference& other) const {
    return targets_ == other.targets_ || *targets_ == *other.targets_;
  }

 private:
  std::shared_ptr<const std::vector<Target>> targets_;
};

using Value = std::variant<Term, Reference>;

inline const Term& term(const Value& value) { return std::get<Term>(value); }
inline const Reference& reference(const Value& value) { return std::get<Reference>(value); }
inline bool same_value(const Value& a, const Value& b) {
  if (a.index() != b.index()) return false;
  return std::holds_alternative<Term>(a) ? term(a) == term(b) : reference(a).same_as(reference(b));
}

// Operations on values that need the term manager.
class Values {
 public:
  explicit Values(logic::TermManager& terms) : terms_(terms) {}

  logic::TermManager& terms() const { return terms_; }
  Term integer(std::int32_t value) const { return terms_.bit_vector(32, static_cast<std::uint32_t>(value)); }
  Term long_integer(std::int64_t value) const {
    return terms_.bit_vector(64, static_cast<std::uint64_t>(value));
  }
  Term of_float(float value) const;
  Term of_double(double value) const;
  Term boolean_as_int(Term condition) const;  // 1 or 0
  Term is_nonzero(Term value) const;
  Reference null() const { return {null_object, terms_.true_term()}; }
  Reference single(ObjectId object) const { return {object, terms_.true_term()}; }

  // The first where the condition holds, otherwise the second.
  Value choose(Term condition, const Value& then_value, const Value& else_value) const;
  Reference choose(Term condition, const Reference& then_value, const Reference& else_value) const;
  Term equal(const Reference& a, const Reference& b) const;
  Term is_null(const Reference& reference) const { return is(reference, null_object); }
  Term is(const Reference& reference, ObjectId object) const;
  // Without the targets for which `keep` is false; their guards are lost, so the caller has assumed they do
  // not hold.
  template <class Keep>
  Reference restrict(const Reference& reference, Keep keep) const {
    std::vector<Target> kept;
    for (const auto& target : reference.targets())
      if (keep(target.object)) kept.push_back(target);
    if (kept.size() == 1) kept[0].guard = terms_.true_term();
    return Reference(std::move(kept));
  }

 private:
  logic::TermManager& terms_;
};

}  // namespace jury::encode
