// Lemmas kept across the properties of one program (past UPDR): what a certified proof of one
// property says about a procedure is offered to the search for the next one.
//
// Every property has a translation of its own, with its own relations and inputs, and `raised` means its own
// exception. So lemmas are kept by the names of procedures, inputs and relations, and are candidates only:
// the search takes over those that it finds inductive among themselves, and the certificate of the next proof
// covers them as it covers any summary. A lemma about something that the other translation does not follow is
// not offered.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "encode/epr/transition.h"

namespace jury::engine::pdr {

class KeptLemmas {
 public:
  using Summaries = std::vector<std::vector<encode::epr::Clause>>;  // by procedure

  void keep(const encode::epr::Transitions& transitions, const Summaries& proved);
  // Those that can be said of these transitions.
  Summaries offered_to(const encode::epr::Transitions& transitions) const;

 private:
  // What the clauses about a procedure are written with.
  struct Vocabulary {
    std::string procedure;
    std::vector<encode::epr::Variable> inputs;
    std::optional<encode::epr::Sort> result;
    std::shared_ptr<const std::vector<encode::epr::Relation>> relations;
  };
  struct Kept {
    Vocabulary vocabulary;
    std::vector<encode::epr::Clause> clauses;
  };
  class Renaming;

  std::vector<Kept> kept_;
};

}  // namespace jury::engine::pdr
