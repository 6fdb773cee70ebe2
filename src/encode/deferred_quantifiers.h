// Quantifiers of a clause that is to be refuted, decided late: while the clause is evaluated each stands as a
// free boolean; in the finished formula one that occurs only positively is replaced by its body for one
// unknown number (what violates a universal clause is one instance), the others are expanded
// (measured: 5 times faster than expanding all).
#pragma once

#include <functional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "logic/term_manager.h"

namespace jury::encode {

class DeferredQuantifiers {
 public:
  // How a quantifier reads: as one instance, or expanded; and where its body cannot be evaluated.
  struct Reading {
    logic::Term value;
    logic::Term undefined;
  };
  using Read = std::function<Reading(bool as_instance)>;

  explicit DeferredQuantifiers(logic::TermManager& terms) : terms_(terms) {}

  // A boolean that stands for it. An instance of a forall is implied by it, one of an exists implies it.
  logic::Term defer(bool is_forall, Read read);
  // The unknown number that stands for an instance. Clauses are refuted one at a time, so they share these:
  // what the solver learns about reading the heap there serves all of them.
  logic::Term next_instance(logic::Sort sort);
  // The condition under which the clause fails: its negation, or a quantifier that cannot be evaluated.
  logic::Term failure(logic::Term clause);

 private:
  struct Quantifier {
    bool is_forall;
    Read read;
  };
  enum Polarity : unsigned { Positive = 1, Negative = 2 };
  std::unordered_map<logic::Term, unsigned> polarities(logic::Term formula) const;
  void add_unread(std::vector<logic::Term>& undefined);

  logic::TermManager& terms_;
  std::unordered_map<logic::Term, Quantifier> quantifiers_;
  std::unordered_set<logic::Term> read_;
  std::size_t instances_ = 0;
};

}  // namespace jury::encode
