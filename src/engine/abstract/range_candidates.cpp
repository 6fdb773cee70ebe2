#include "engine/abstract/range_candidates.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

#include "encode/unbounded/family.h"
#include "encode/unbounded/patterns.h"
#include "logic/substitution.h"
#include "logic/term_map.h"
#include "logic/traversal.h"

namespace jury::engine::abstract {

namespace {

using encode::unbounded::Component;
using encode::unbounded::Head;
using encode::unbounded::Role;
using encode::unbounded::Unfolding;
using logic::Kind;
using logic::Term;
namespace slot = encode::unbounded::slot;

constexpr std::size_t most_goals = 10;
constexpr std::size_t most_moving = 4;  // numbers of a head that it changes
constexpr std::size_t most_resting = 4;
constexpr std::size_t most_flags = 3;
constexpr std::size_t most_of_a_head = 2500;

// What a term stands for, whatever the head: a variable of a method, or a slot of a family.
using Meaning = std::tuple<const ir::Method*, std::uint32_t, std::uint32_t>;

Meaning meaning_of(const Head& head, const Component& component) {
  if (component.family == 0) return {head.method, 0, component.local};
  return {nullptr, component.family, component.slot};
}

bool is_array_of_numbers(Term term) {
  return term.sort().is_array() && term.sort().element().is_integer();
}

bool is_source_number(const Component& component) {
  return component.role == Role::Number && component.from_source && !component.is_reference &&
         !component.term.is_value();
}

// Whether it mentions a number as large as those that sums wrap around by.
bool mentions_large(Term term) {
  if (term.kind() == Kind::integer_value) {
    const auto value = term.integer_value();
    constexpr std::int64_t large = std::int64_t{1} << 31;
    return !value.fits_int64() || value.to_int64() >= large || value.to_int64() <= -large;
  }
  return !term.sort().is_array() && term.kind() != Kind::select &&
         std::any_of(term.children().begin(), term.children().end(), mentions_large);
}

// An atom over elements; `index`: the number that selects them, to be generalised.
struct Goal {
  Term atom;
  Term index;
};

class Goals {
 public:
  Goals(logic::TermManager& terms, const Unfolding& unfolding) : terms_(terms), unfolding_(unfolding) {
    for (const auto& head : unfolding_.heads)
      for (const auto& component : head.components)
        if (component.term.kind() == Kind::constant) {
          auto& known = meanings_[component.term];
          const auto meaning = meaning_of(head, component);
          if (std::find(known.begin(), known.end(), meaning) == known.end()) known.push_back(meaning);
        }
  }

  void find(const std::vector<Term>& formulas) {
    std::unordered_set<Term> seen;
    for (auto formula = formulas.rbegin(); formula != formulas.rend(); ++formula)
      logic::visit_postorder(
          *formula, [&](Term term) { return seen.count(term) > 0; },
          [&](Term term) {
            seen.insert(term);
            consider(term);
          });
  }

  const std::vector<Goal>& all() const { return goals_; }

  // The atom in terms of the head; nothing when it speaks of what is not there.
  std::optional<Goal> at(const Goal& goal, const Head& head) const {
    std::map<Meaning, Term> there;
    std::unordered_set<Term> own;
    for (const auto& component : head.components) {
      there.emplace(meaning_of(head, component), component.term);
      own.insert(component.term);
    }
    logic::Substitution substitution(terms_);
    for (const auto constant : constants_of(goal.atom)) {
      if (own.count(constant) > 0 || constant == goal.index) continue;
      const auto known = meanings_.find(constant);
      if (known == meanings_.end()) return std::nullopt;
      const auto found = std::find_if(known->second.begin(), known->second.end(),
                                      [&](const Meaning& meaning) { return there.count(meaning) > 0; });
      if (found == known->second.end()) return std::nullopt;
      substitution.add(constant, there.at(*found));
    }
    return Goal{substitution.apply(goal.atom), goal.index};
  }

  static std::vector<Term> constants_of(Term root) {
    std::vector<Term> found;
    std::unordered_set<Term> seen;
    logic::visit_postorder(
        root, [&](Term term) { return seen.count(term) > 0; },
        [&](Term term) {
          seen.insert(term);
          if (term.kind() == Kind::constant) found.push_back(term);
        });
    return found;
  }

 private:
  void consider(Term term) {
    if (goals_.size() >= most_goals || !term.sort().is_boolean() || !term.is_ground()) return;
    if (term.kind() != Kind::int_less && term.kind() != Kind::int_less_equal && term.kind() != Kind::equal) return;
    if (!term[0].sort().is_integer()) return;
    const auto plain = simplified(term);
    if (!plain || plain->is_value()) return;
    for (const auto index : indices_of(*plain)) {
      const bool known = std::any_of(goals_.begin(), goals_.end(), [&](const Goal& goal) {
        return goal.atom == *plain && goal.index == index;
      });
      if (!known) goals_.push_back({*plain, index});
    }
  }

  // Without wrapping around, and over arrays as they are at a head. Nothing where it has other arrays.
  std::optional<Term> simplified(Term root) {
    bool fits = true;
    logic::TermMap<Term> done;
    logic::visit_postorder(
        root, [&](Term term) { return done.find(term) != nullptr; },
        [&](Term term) {
          std::vector<Term> children;
          for (const auto child : term.children()) children.push_back(*done.find(child));
          if (term.kind() == Kind::if_then_else && term.sort().is_integer()) {
            const bool first = mentions_large(children[1]);
            if (first != mentions_large(children[2])) return done.insert(term, children[first ? 2 : 1]), void();
          }
          if (term.kind() == Kind::select) {
            const auto base = base_of(term[0]);
            if (!base || !is_array_of_numbers(*base)) return fits = false, done.insert(term, term), void();
            return done.insert(term, terms_.select(*base, children[1])), void();
          }
          done.insert(term, children.empty() || term.sort().is_array() ? term : terms_.rebuild(term, children));
        });
    if (!fits) return std::nullopt;
    return *done.find(root);
  }

  std::optional<Term> base_of(Term array) const {
    while (array.kind() == Kind::store || array.kind() == Kind::if_then_else)
      array = array.kind() == Kind::store ? array[0] : array[2];
    if (meanings_.count(array) == 0) return std::nullopt;
    return array;
  }

  // The numbers of heads that select elements.
  std::vector<Term> indices_of(Term atom) const {
    std::vector<Term> result;
    std::unordered_set<Term> seen;
    logic::visit_postorder(
        atom, [&](Term term) { return seen.count(term) > 0; },
        [&](Term term) {
          seen.insert(term);
          if (term.kind() != Kind::select) return;
          for (const auto constant : constants_of(term[1]))
            if (constant.sort().is_integer() && meanings_.count(constant) > 0 &&
                std::find(result.begin(), result.end(), constant) == result.end())
              result.push_back(constant);
        });
    return result;
  }

  logic::TermManager& terms_;
  const Unfolding& unfolding_;
  std::unordered_map<Term, std::vector<Meaning>> meanings_;
  std::vector<Goal> goals_;
};

class RangeCandidates {
 public:
  RangeCandidates(logic::TermManager& terms, const Goals& goals, const Head& head)
      : terms_(terms), addresses_(terms), goals_(goals), head_(head) {
    collect();
  }

  std::vector<Candidate> run() {
    for (const auto& goal : goals_.all())
      if (const auto here = goals_.at(goal, head_)) about(*here);
    return std::move(result_);
  }

 private:
  struct Part {
    Term low, high;
  };

  void collect() {
    std::size_t number = 0;
    for (const auto& component : head_.components) {
      const auto place = component.changed ? number++ : 0;
      if (component.role == Role::Elements && is_array_of_numbers(component.term) && !component.is_reference)
        arrays_.push_back(&component);
      if (component.role == Role::Length) add(resting_, component.term, most_resting);
      if (!is_source_number(component)) continue;
      if (!component.changed) {
        add(resting_, component.term, most_resting);
        continue;
      }
      add(moving_, component.term, most_moving);
      if (head_.kind == encode::unbounded::HeadKind::Exit || head_.edges.empty()) continue;
      const Term first = head_.edges[0].values[place];
      if (first.is_value() && flags_.size() < most_flags) flags_.push_back(terms_.equal(component.term, first));
    }
    for (const auto position : moving_) bounds_.push_back(position);
    for (const auto position : resting_) bounds_.push_back(position);
    for (const auto low : lows())
      for (const auto high : highs())
        if (low != high && (moves(low) || moves(high) || low == integer(0))) parts_.push_back({low, high});
  }

  static void add(std::vector<Term>& list, Term term, std::size_t most) {
    if (!term.is_value() && list.size() < most && std::find(list.begin(), list.end(), term) == list.end())
      list.push_back(term);
  }

  std::vector<Term> lows() const {
    std::vector<Term> result{integer(0), integer(1)};
    for (const auto position : moving_)
      for (const int offset : {0, 1, 2}) result.push_back(plus(position, offset));
    for (const auto position : resting_) result.push_back(position);
    return result;
  }

  std::vector<Term> highs() const {
    std::vector<Term> result;
    for (const auto position : moving_)
      for (const int offset : {-1, 0, 1}) result.push_back(plus(position, offset));
    for (const auto position : resting_)
      for (const int offset : {-1, 0, 1}) result.push_back(plus(position, offset));
    return result;
  }

  bool moves(Term bound) const {
    const auto constants = Goals::constants_of(bound);
    return std::any_of(constants.begin(), constants.end(), [&](Term constant) {
      return std::find(moving_.begin(), moving_.end(), constant) != moving_.end();
    });
  }

  Term integer(std::int64_t value) const { return addresses_.integer(value); }
  Term plus(Term a, int b) const { return b == 0 ? a : addresses_.plus(a, integer(b)); }
  Term inside(Term low, Term k, Term high) {
    return terms_.conjunction(addresses_.less_equal(low, k), addresses_.less(k, high));
  }

  void keep(Term formula) {
    if (formula.is_value() || result_.size() >= most_of_a_head || !seen_.insert(formula).second) return;
    result_.push_back({formula, true});
  }

  std::vector<Term> triggers(const std::vector<Term>& selected) {
    return encode::unbounded::patterns_of(terms_, selected);
  }

  void about(const Goal& goal) {
    const Term k = terms_.variable("k", terms_.integer_sort());
    const Term atom = logic::substitute(terms_, goal.atom, goal.index, k);
    const auto selected = selects_of(atom);
    // As long as something of it is at hand when the head is used, it can be instantiated.
    const auto patterns = triggers(selected);
    const auto claim = [&](Term body, const Part& part) {
      return terms_.forall(std::vector<Term>{k}, terms_.implies(inside(part.low, k, part.high), body), patterns);
    };
    for (const Term body : {atom, terms_.negation(atom)}) {
      for (const auto& part : parts_) keep(claim(body, part));
      for (const auto flag : flags_)
        for (const auto bound : bounds_)
          for (const int offset : {0, -1})
            for (const Term side : {flag, terms_.negation(flag)})
              keep(terms_.disjunction(side, claim(body, {integer(0), plus(bound, offset)})));
    }
    if (compares_elements(goal.atom)) order();
  }

  static std::vector<Term> selects_of(Term root) {
    std::vector<Term> found;
    std::unordered_set<Term> seen;
    logic::visit_postorder(
        root, [&](Term term) { return seen.count(term) > 0; },
        [&](Term term) {
          seen.insert(term);
          if (term.kind() == Kind::select && term.has_variable()) found.push_back(term);
        });
    return found;
  }

  static bool compares_elements(Term atom) {
    return atom.kind() != Kind::equal && atom[0].kind() == Kind::select && atom[1].kind() == Kind::select &&
           atom[0][0] == atom[1][0];
  }

  // Between the elements of arrays, once for the head.
  void order() {
    if (std::exchange(ordered_, true)) return;
    for (const auto* array : arrays_)
      if (array->changed) {
        sorted(array->term);
        separated(array->term);
      }
    for (const auto* array : arrays_)
      if (!moving_.empty()) extreme(array->term);
    for (const auto* array : arrays_)
      for (const auto* other : arrays_)
        if (array != other && array->changed) merged(array->term, other->term);
  }

  Term both(Term x, Term y, Term a, Term b, Term range, Term body) {
    std::vector<Term> patterns;
    if (a[0].kind() == Kind::constant && b[0].kind() == Kind::constant)
      patterns.push_back(terms_.make(Kind::pattern, {a, b}));
    return terms_.forall(std::vector<Term>{x, y}, terms_.implies(range, body), patterns);
  }

  void sorted(Term array) {
    const Term x = terms_.variable("i", terms_.integer_sort());
    const Term y = terms_.variable("j", terms_.integer_sort());
    const Term a = terms_.select(array, x), b = terms_.select(array, y);
    for (const auto& [low, high] : parts_) {
      const Term range = terms_.conjunction(
          std::vector<Term>{addresses_.less_equal(low, x), addresses_.less(x, y), addresses_.less(y, high)});
      keep(both(x, y, a, b, range, addresses_.less_equal(a, b)));
      keep(both(x, y, a, b, range, addresses_.less_equal(b, a)));
    }
  }

  // What comes before a place, and what comes after it.
  void separated(Term array) {
    const Term x = terms_.variable("i", terms_.integer_sort());
    const Term y = terms_.variable("j", terms_.integer_sort());
    const Term a = terms_.select(array, x), b = terms_.select(array, y);
    std::vector<Term> ends;
    for (const auto bound : bounds_)
      for (const int offset : {0, 1}) ends.push_back(plus(bound, offset));
    for (const auto middle : ends)
      for (const int gap : {0, 1})
        for (const auto high : ends) {
          if (high == middle) continue;
          const Term range = terms_.conjunction(inside(integer(0), x, middle), inside(plus(middle, gap), y, high));
          keep(both(x, y, a, b, range, addresses_.less_equal(a, b)));
          keep(both(x, y, a, b, range, addresses_.less_equal(b, a)));
        }
  }

  // One place is the largest or smallest of a part.
  void extreme(Term array) {
    const Term k = terms_.variable("k", terms_.integer_sort());
    const Term each = terms_.select(array, k);
    const auto patterns = triggers({each});
    for (const auto place : bounds_)
      for (const auto& [low, high] : parts_) {
        if (!array_changes(array) && !moves(place) && !moves(low) && !moves(high)) continue;
        const Term one = terms_.select(array, place);
        const Term range = inside(low, k, high);
        for (const Term body : {addresses_.less_equal(each, one), addresses_.less_equal(one, each)})
          keep(terms_.forall(std::vector<Term>{k}, terms_.implies(range, body), patterns));
      }
  }

  bool array_changes(Term array) const {
    return std::any_of(arrays_.begin(), arrays_.end(),
                       [&](const Component* component) { return component->term == array && component->changed; });
  }

  // What is in one array already is not above what is left in another.
  void merged(Term array, Term other) {
    const Term x = terms_.variable("i", terms_.integer_sort());
    const Term y = terms_.variable("j", terms_.integer_sort());
    const Term a = terms_.select(array, x), b = terms_.select(other, y);
    for (const auto end : moving_)
      for (const auto start : moving_)
        for (const auto high : resting_) {
          if (end == start) continue;
          const Term range = terms_.conjunction(inside(integer(0), x, end), inside(start, y, high));
          keep(both(x, y, a, b, range, addresses_.less_equal(a, b)));
          keep(both(x, y, a, b, range, addresses_.less_equal(b, a)));
        }
  }

  logic::TermManager& terms_;
  encode::unbounded::Addresses addresses_;
  const Goals& goals_;
  const Head& head_;
  std::vector<const Component*> arrays_;
  std::vector<Term> moving_, resting_;  // numbers that delimit parts
  std::vector<Term> bounds_;            // all of them
  std::vector<Term> flags_;             // a number has the value that it started with
  std::vector<Part> parts_;
  std::vector<Candidate> result_;
  std::unordered_set<Term> seen_;
  bool ordered_ = false;
};

}  // namespace

std::vector<std::vector<Candidate>> range_candidates(logic::TermManager& terms, const Unfolding& unfolding,
                                                     const std::vector<Term>& resisting) {
  Goals goals(terms, unfolding);
  goals.find(resisting);
  std::vector<std::vector<Candidate>> result;
  for (const auto& head : unfolding.heads) result.push_back(RangeCandidates(terms, goals, head).run());
  return result;
}

}  // namespace jury::engine::abstract
