#include "encode/fold_updates.h"

#include <algorithm>
#include <unordered_set>

#include "logic/substitution.h"
#include "logic/symbols.h"
#include "logic/traversal.h"

namespace jury::encode {

using logic::Kind;
using logic::Term;

bool FoldUpdates::is_closed(Term term) const {
  const auto constants = logic::free_constants(term);
  return std::find(constants.begin(), constants.end(), index_) == constants.end();
}

std::optional<Term> FoldUpdates::find(Term body, const std::function<bool(Term)>& fits) const {
  std::optional<Term> found;
  std::unordered_set<Term> seen;
  logic::visit_postorder(
      body, [&](Term term) { return found || seen.contains(term); },
      [&](Term term) {
        seen.insert(term);
        if (!found && fits(term)) found = term;
      });
  return found;
}

Term FoldUpdates::value(Term body, Term from, Term to) {
  if (left_ > 0) {
    const auto choice = find(body, [&](Term term) {
      return term.kind() == Kind::if_then_else && !is_closed(term) && is_closed(term[0]) && term.is_ground();
    });
    if (choice) {
      --left_;
      const Term condition = (*choice)[0];
      const auto where = [&](bool holds) {
        return value(logic::substitute(terms_, body, condition, terms_.boolean(holds)), from, to);
      };
      return terms_.if_then_else(condition, where(true), where(false));
    }
    const auto read = find(body, [&](Term term) {
      return term.kind() == Kind::select && term[1] == index_ && term[0].kind() == Kind::store &&
             is_closed(term[0]);
    });
    if (read) {
      --left_;
      return updated(body, *read, from, to);
    }
  }
  return plain_(body, from, to);
}

// By the body that reads the array as it was before the last write to it. Sums are modulo a power of two, as those of the
// program, so that taking away what was added is exact.
Term FoldUpdates::updated(Term body, Term read, Term from, Term to) {
  const Term place = read[0][1];
  const Term earlier = logic::substitute(terms_, body, read, terms_.select(read[0][0], index_));
  const Term before = value(earlier, from, to);
  const Term inside = terms_.conjunction(terms_.make(Kind::bv_sle, {from, place}),
                                         terms_.make(Kind::bv_slt, {place, to}));
  const auto at = [&](Term there) { return logic::substitute(terms_, there, index_, place); };
  if (is_sum_) {
    const Term changed =
        terms_.make(Kind::bv_add, {terms_.make(Kind::bv_sub, {before, at(earlier)}), at(body)});
    return terms_.if_then_else(inside, changed, before);
  }
  const Term now = plain_(body, from, to);
  assume_(terms_.implies(terms_.negation(inside), terms_.equal(now, before)));
  return now;
}

}  // namespace jury::encode
