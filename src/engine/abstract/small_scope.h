// Which quantified candidates can be invariants at all, and which of them a proof needs: those that do where arrays
// have at most three elements. There every quantifier over places is a conjunction, so that one model refutes many
// candidates, which quantified questions do not give (invariant_search.h), and an unsatisfiable core picks the few that
// matter out of hundreds. What is inductive for all sizes is so for small ones: nothing that is needed is lost, but for
// candidates about places beyond the small arrays; and what is found is only a candidate still.
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "encode/unbounded/unfolding.h"
#include "engine/abstract/horn_search.h"
#include "engine/abstract/templates.h"

namespace jury::engine::abstract {

class SmallScope {
 public:
  using ByHead = std::vector<std::vector<Candidate>>;

  // `known`: invariants that were found before.
  SmallScope(logic::TermManager& terms, const encode::unbounded::Unfolding& unfolding,
             const std::vector<std::vector<logic::Term>>& known, const ByHead& candidates,
             std::function<bool()> out_of_time);

  // Of the candidates those that exclude the targets, by head; nothing when they do not.
  std::optional<ByHead> needed_for(const std::vector<Target>& targets);
  // It is no invariant of larger arrays.
  void ban(std::size_t head, logic::Term formula) { banned_[head].insert(formula); }

 private:
  struct Small {
    logic::Term formula;                // over small arrays
    std::vector<logic::Term> originals;  // none: known before
  };
  bool is_banned(std::size_t head, const Small& small) const;

  logic::TermManager& terms_;
  encode::unbounded::Unfolding unfolding_;
  std::function<bool()> out_of_time_;
  std::vector<std::vector<Small>> alive_;  // by head
  std::vector<std::unordered_set<logic::Term>> banned_;
};

}  // namespace jury::engine::abstract
