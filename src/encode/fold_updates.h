// Folds (sums, counts, products, least and greatest values over a range) whose body reads arrays that were written to: how
// their value differs from that over the arrays before. Each fold is a function of the ends of its range, one for each body;
// without this, nothing relates the function after `a[i] = x` to the one before.
//
//   body over store(a, i, x)   is the body over a everywhere but at i: outside the range of the fold the values are equal,
//                              inside, a sum changes by what is there now without what was there
//   body with c ? x : y        is one of two bodies, where c does not speak of the number that runs through the range
//
// So swaps and updates keep or change counts by what can be computed. Of products, least and greatest values only what an
// update outside of the range does is known.
#pragma once

#include <functional>
#include <optional>

#include "logic/term_manager.h"

namespace jury::encode {

class FoldUpdates {
 public:
  // The value of the fold over a body as it is, with its laws assumed.
  using Plain = std::function<logic::Term(logic::Term body, logic::Term from, logic::Term to)>;
  using Assume = std::function<void(logic::Term)>;

  // `index`: the constant in the place of the number that runs through the range.
  FoldUpdates(logic::TermManager& terms, logic::Term index, bool is_sum, Plain plain, Assume assume)
      : terms_(terms), index_(index), is_sum_(is_sum), plain_(std::move(plain)), assume_(std::move(assume)) {}

  logic::Term value(logic::Term body, logic::Term from, logic::Term to);

 private:
  bool is_closed(logic::Term term) const;
  std::optional<logic::Term> find(logic::Term body, const std::function<bool(logic::Term)>& fits) const;
  logic::Term updated(logic::Term body, logic::Term read, logic::Term from, logic::Term to);

  logic::TermManager& terms_;
  logic::Term index_;
  bool is_sum_;
  Plain plain_;
  Assume assume_;
  int left_ = 16;  // so many writes and choices are told apart
};

}  // namespace jury::encode
