#include "engine/abstract/product_candidates.h"

#include <algorithm>
#include <unordered_set>

#include "encode/unbounded/family.h"
#include "logic/traversal.h"

namespace jury::engine::abstract {

namespace {

using encode::unbounded::Component;
using encode::unbounded::Head;
using encode::unbounded::HeadKind;
using encode::unbounded::Role;
using logic::Kind;
using logic::Term;

constexpr std::size_t most_numbers = 5;

struct Moving {
  Term now;
  Term moved;  // since the head was first met; of an outcome, what it is
};

class Products {
 public:
  Products(logic::TermManager& terms, const Head& head) : terms_(terms), addresses_(terms) {
    std::size_t place = 0;
    for (const auto& component : head.components) {
      const auto number = component.changed ? place++ : 0;
      if (component.role != Role::Number || !component.from_source || component.term.is_value()) continue;
      if (!component.changed)
        factors_.push_back(component.term);
      else if (head.kind == HeadKind::Exit)
        moving_.push_back({component.term, component.term});
      else
        moving_.push_back({component.term, addresses_.minus(component.term, head.edges[0].values[number])});
    }
    moving_.resize(std::min(moving_.size(), most_numbers));
    factors_.resize(std::min(factors_.size(), most_numbers));
    is_exit_ = head.kind == HeadKind::Exit;
  }

  std::vector<Candidate> run() {
    for (const auto& result : moving_) {
      for (const auto& other : moving_) {
        if (other.now == result.now || is_exit_) continue;
        for (const auto factor : factors_) add(result.moved, times(other.moved, factor), 1);
        triangular(result.moved, other.now);
      }
      if (!is_exit_) continue;
      for (std::size_t i = 0; i < factors_.size(); ++i) {
        triangular(result.moved, factors_[i]);
        for (std::size_t j = i + 1; j < factors_.size(); ++j)
          add(result.moved, times(factors_[i], factors_[j]), 1);
      }
    }
    return std::move(result_);
  }

 private:
  Term times(Term a, Term b) { return terms_.make(Kind::int_mul, {a, b}); }

  // The sum of the first numbers, twice.
  void triangular(Term sum, Term last) {
    const Term square = times(last, last);
    add(sum, addresses_.plus(square, last), 2);
    add(sum, addresses_.minus(square, last), 2);
  }

  void add(Term value, Term product, int factor) {
    const Term side = factor == 1 ? value : times(addresses_.integer(factor), value);
    const Term formula = terms_.equal(side, product);
    if (!formula.is_value()) result_.push_back({formula, false});
  }

  logic::TermManager& terms_;
  encode::unbounded::Addresses addresses_;
  std::vector<Moving> moving_;
  std::vector<Term> factors_;
  std::vector<Candidate> result_;
  bool is_exit_ = false;
};

}  // namespace

bool mentions_product(const std::vector<Term>& conditions) {
  bool found = false;
  std::unordered_set<Term> seen;
  for (const auto condition : conditions)
    logic::visit_postorder(
        condition, [&](Term term) { return seen.count(term) > 0; },
        [&](Term term) {
          seen.insert(term);
          found = found || (term.kind() == Kind::int_mul &&
                            std::none_of(term.children().begin(), term.children().end(),
                                         [](Term factor) { return factor.is_value(); }));
        });
  return found;
}

std::vector<Candidate> product_candidates(logic::TermManager& terms, const Head& head) {
  return Products(terms, head).run();
}

}  // namespace jury::engine::abstract
