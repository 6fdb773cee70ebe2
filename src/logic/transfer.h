// Copies terms from one manager to another: symbols and sorts by name, terms rebuilt (and so rewritten)
// there. Both managers must belong to the calling thread while it runs; this is how work moves between
// threads.
#pragma once

#include <unordered_map>

#include "logic/term_manager.h"
#include "logic/term_map.h"

namespace jury::logic {

class Transfer {
 public:
  explicit Transfer(TermManager& target) : target_(target) {}
  // Results are memoised: all terms must come from one manager.
  Term apply(Term term);
  Sort apply(Sort sort);
  Function apply(Function function);
  Value apply(const Value& value);

 private:
  Term copy(Term term);
  Term copy_leaf(Term term);

  TermManager& target_;
  TermMap<Term> results_;
};

}  // namespace jury::logic
