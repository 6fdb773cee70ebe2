#include "engine/abstract/templates.h"

#include <algorithm>
#include <functional>
#include <unordered_set>

#include "encode/unbounded/family.h"
#include "encode/unbounded/patterns.h"

namespace jury::engine::abstract {

namespace {

using encode::unbounded::Addresses;
using encode::unbounded::Component;
using encode::unbounded::FamilyId;
using encode::unbounded::Head;
using encode::unbounded::HeadKind;
using encode::unbounded::Role;
using logic::Kind;
using logic::Term;
namespace slot = encode::unbounded::slot;

bool is_number(const Component& c) {
  switch (c.role) {
    case Role::Number:
    case Role::Length:
    case Role::TableSize:
    case Role::CursorCount:
    case Role::CursorTotal:
      return true;
    case Role::Reference:
    case Role::Floating:
    case Role::Elements:
    case Role::TableKeys:
    case Role::TableValues:
    case Role::CursorVisited:
    case Role::CursorKeys:
    case Role::CursorCurrent:
    case Role::Count:
    case Role::FieldOfMany:
      break;
  }
  return false;
}

// A set of addresses: the keys of a table, or what a cursor has passed.
struct KeySet {
  const Component* component;
  Term set;
  Term values;  // of a table, or of the table a cursor goes through when that is known
  bool changed;
};

// Contents by index: of a list or array.
struct Listing {
  const Component* elements;
  Term array;
  Term size;
  bool changed;
  FamilyId box = 0;  // of which all elements are boxes, if so
};

class Templates {
 public:
  Templates(logic::TermManager& terms, const Head& head, const std::vector<Term>& constants,
            const TemplateOptions& options)
      : terms_(terms), addresses_(terms), head_(head), constants_(constants), options_(options) {
    collect();
  }

  std::vector<Candidate> run() {
    references();
    single_numbers();
    pairs_of_numbers();
    sums();
    joint_moves();
    multiples();
    flags();
    if (head_.kind == HeadKind::Exit) outcomes();
    listings();
    pairs_of_listings();
    sets();
    pairs_of_sets();
    sets_and_listings();
    families();
    return std::move(result_);
  }

 private:
  void collect() {
    std::size_t entry = 0;
    for (const auto& component : head_.components) {
      if (component.changed) note_entry(component, entry++);
      if (is_number(component) && !(component.term.is_value() && !component.changed))
        numbers_.push_back(&component);
      if (component.role == Role::Reference || component.role == Role::CursorCurrent)
        references_.push_back(&component);
      if (component.role == Role::Elements) add_listing(component);
      if (component.role == Role::TableKeys || component.role == Role::CursorVisited) add_set(component);
    }
    // Those of the program text first, so that a limit cuts the others.
    std::stable_sort(numbers_.begin(), numbers_.end(), [](const Component* a, const Component* b) {
      return std::make_pair(a->changed, a->from_source) > std::make_pair(b->changed, b->from_source);
    });
    if (numbers_.size() > options_.most_numbers) numbers_.resize(options_.most_numbers);
  }

  // What a changed component was before the loop, or when the method was called.
  void note_entry(const Component& component, std::size_t number) {
    if (head_.kind != HeadKind::Exit)
      entries_.push_back({component.term, head_.edges[0].values[number]});
    else if (component.before)
      entries_.push_back({component.term, component.before});
  }

  const Component* sibling(const Component& component, encode::unbounded::Slot other) const {
    for (const auto& candidate : head_.components)
      if (candidate.family == component.family && candidate.slot == other) return &candidate;
    return nullptr;
  }

  void add_listing(const Component& component) {
    const auto* size = sibling(component, slot::size);
    if (!size || size->role != Role::Length) return;
    Listing listing{&component, component.term, size->term, component.changed || size->changed};
    if (component.is_reference && component.targets.is_single() &&
        component.targets.members()[0] < encode::unbounded::texts)
      listing.box = component.targets.members()[0];
    listings_.push_back(listing);
  }

  void add_set(const Component& component) {
    if (component.role == Role::TableKeys) {
      const auto* values = sibling(component, slot::values);
      sets_.push_back({&component, component.term, values ? values->term : Term(),
                       component.changed || (values && values->changed)});
      return;
    }
    // A cursor stands for the table whose keys it was made with.
    const auto* keys = sibling(component, slot::keys);
    Term values;
    for (const auto& other : head_.components)
      if (keys && other.role == Role::TableKeys && other.term == keys->term)
        if (const auto* there = sibling(other, slot::values)) values = there->term;
    sets_.push_back({&component, component.term, values, component.changed});
  }

  Term entry_of(Term constant) const {
    for (const auto& [head, entry] : entries_)
      if (head == constant) return entry;
    return constant;
  }

  void add(Term formula, bool retried = false) {
    if (formula.is_value() || result_.size() >= options_.most_candidates || !seen_.insert(formula).second)
      return;
    result_.push_back({formula, retried || !formula.is_ground()});
  }

  Term integer(std::int64_t value) { return addresses_.integer(value); }
  Term le(Term a, Term b) { return addresses_.less_equal(a, b); }
  Term lt(Term a, Term b) { return addresses_.less(a, b); }
  Term plus(Term a, Term b) { return addresses_.plus(a, b); }
  Term minus(Term a, Term b) { return addresses_.minus(a, b); }
  Term eq(Term a, Term b) { return terms_.equal(a, b); }
  Term at(Term array, Term index) { return terms_.select(array, index); }
  Term between(Term low, Term k, Term high) { return terms_.conjunction(le(low, k), lt(k, high)); }

  Term forall(const std::function<Term(Term)>& body, const std::function<std::vector<Term>(Term)>& triggers) {
    const Term k = terms_.variable("k", terms_.integer_sort());
    const Term formula = body(k);
    if (formula.is_value()) return formula;
    return terms_.forall(std::vector<Term>{k}, formula, encode::unbounded::patterns_of(terms_, triggers(k)));
  }

  // Null-ness and aliasing.
  void references() {
    for (const auto* r : references_) {
      if (!r->changed) continue;
      add(terms_.distinct(r->term, integer(0)), true);
      add(eq(r->term, integer(0)), true);
      const Term entry = entry_of(r->term);
      add(eq(r->term, entry), true);
      for (const auto* other : references_)
        if (other != r && (!other->changed || other < r)) add(eq(r->term, other->term), true);
      for (const auto& set : sets_) add(at(set.set, r->term), true);
      for (const auto& set : sets_)
        add(terms_.disjunction(eq(r->term, integer(0)), at(set.set, r->term)), true);
    }
  }

  void single_numbers() {
    for (const auto* n : numbers_) {
      if (!n->changed) continue;
      const Term entry = entry_of(n->term);
      // What a call comes to may depend on what holds of all objects.
      const bool retried = head_.kind == HeadKind::Exit;
      add(eq(n->term, entry), retried);
      add(le(entry, n->term), retried);
      add(le(n->term, entry), retried);
      add(le(integer(0), n->term), retried);
      add(le(integer(1), n->term), retried);
      add(le(n->term, integer(1)), retried);
      add(terms_.disjunction(eq(n->term, integer(0)), eq(n->term, integer(1))));
      if (n->role == Role::Number) {
        add(eq(terms_.make(Kind::int_mod, {n->term, integer(2)}),
               terms_.make(Kind::int_mod, {entry, integer(2)})));
        for (const auto constant : constants_) {
          add(le(n->term, constant), retried);
          add(le(constant, n->term), retried);
          add(terms_.distinct(n->term, constant));
        }
      }
    }
  }

  void pairs_of_numbers() {
    for (const auto* a : numbers_) {
      if (!a->changed) continue;
      for (const auto* b : numbers_) {
        if (a == b || (b->changed && b < a)) continue;
        add(eq(a->term, b->term), true);
        add(le(a->term, b->term), true);
        add(le(b->term, a->term), true);
        add(lt(a->term, b->term));
        add(lt(b->term, a->term));
        add(eq(a->term, plus(b->term, integer(1))));
        add(eq(b->term, plus(a->term, integer(1))));
        if (!b->changed) continue;
        const Term moved_a = minus(a->term, entry_of(a->term));
        const Term moved_b = minus(b->term, entry_of(b->term));
        add(eq(moved_a, moved_b), true);
        add(eq(moved_a, minus(integer(0), moved_b)), true);
        add(le(moved_a, moved_b));
        add(le(moved_b, moved_a));
        for (const int factor : {2, 3, 4, 5, 10}) {
          add(eq(moved_a, terms_.make(Kind::int_mul, {integer(factor), moved_b})));
          add(eq(moved_b, terms_.make(Kind::int_mul, {integer(factor), moved_a})));
        }
      }
    }
  }

  // a + b = c: two counts share a third.
  void sums() {
    std::vector<const Component*> some;
    for (const auto* n : numbers_)
      if (some.size() < 14) some.push_back(n);
    for (std::size_t i = 0; i < some.size(); ++i)
      for (std::size_t j = i + 1; j < some.size(); ++j)
        for (const auto* c : some) {
          if (c == some[i] || c == some[j]) continue;
          if (!some[i]->changed && !some[j]->changed) continue;
          add(eq(plus(some[i]->term, some[j]->term), c->term), true);
          add(le(plus(some[i]->term, some[j]->term), c->term));
        }
  }

  // One has moved as far as two others together, or as their difference.
  void joint_moves() {
    std::vector<const Component*> moving;
    for (const auto* n : numbers_)
      if (n->changed && moving.size() < 6) moving.push_back(n);
    const auto moved = [&](const Component* c) { return minus(c->term, entry_of(c->term)); };
    for (const auto* a : moving)
      for (const auto* b : moving)
        for (const auto* c : moving) {
          if (a == b || b == c || a == c) continue;
          if (b < c) add(eq(moved(a), plus(moved(b), moved(c))), true);
          add(eq(moved(a), minus(moved(b), moved(c))), true);
        }
  }

  // One is, or is bounded by, a multiple of another and a constant of the program.
  void multiples() {
    for (const auto* a : numbers_) {
      if (!a->changed || a->role != Role::Number || !a->from_source) continue;
      const Term moved_a = minus(a->term, entry_of(a->term));
      for (const auto* b : numbers_) {
        if (a == b || b->role != Role::Number || !b->from_source ||
            result_.size() > options_.most_candidates / 2)
          continue;
        const Term moved_b = minus(b->term, b->changed ? entry_of(b->term) : integer(0));
        for (const auto factor : constants_) {
          const Term scaled = terms_.make(Kind::int_mul, {factor, moved_b});
          const Term from = moved_a.is_value() ? a->term : moved_a;
          add(le(from, scaled));
          add(le(scaled, from));
        }
      }
    }
  }

  // What a call comes to: the result and the changed state, by the state at entry.
  void outcomes() {
    for (const auto& component : head_.components) {
      if (!component.changed) continue;
      if (component.before && component.before.sort() == component.term.sort())
        add(eq(component.term, component.before), true);
      if (component.role == Role::Number) outcome_number(component);
    }
  }

  void outcome_number(const Component& outcome) {
    std::vector<Term> values{outcome.term};
    if (outcome.before) values.push_back(minus(outcome.term, outcome.before));
    std::vector<Term> ones{integer(1), integer(-1), integer(2)};
    ones.insert(ones.end(), constants_.begin(), constants_.end());
    for (const auto value : values) {
      for (const auto constant : ones) add(eq(value, constant));
      for (const auto* n : numbers_) {
        if (n->changed || n->term.is_value() || (n->role == Role::Number && !n->from_source)) continue;
        add(eq(value, n->term));
        add(eq(value, minus(integer(0), n->term)));
        for (const auto constant : ones) {
          for (const Term shifted : {plus(n->term, constant), minus(n->term, constant)}) {
            add(eq(value, shifted));
            add(le(value, shifted));
            add(le(shifted, value));
          }
          add(eq(value, terms_.make(Kind::int_mul, {constant, n->term})));
        }
      }
    }
    conditions(outcome.term);
  }

  // A result that tells whether something holds.
  void conditions(Term result) {
    const auto tells = [&](Term condition) {
      const Term yes = eq(result, integer(1));
      add(terms_.implies(condition, yes));
      add(terms_.implies(yes, condition));
      add(terms_.implies(condition, eq(result, integer(0))));
      add(terms_.implies(eq(result, integer(0)), condition));
    };
    std::vector<const Component*> some;
    for (const auto* n : numbers_)
      if (!n->changed && n->from_source && !n->term.is_value() && some.size() < 4) some.push_back(n);
    for (const auto* n : some) {
      tells(eq(terms_.make(Kind::int_mod, {n->term, integer(2)}), integer(0)));
      tells(eq(terms_.make(Kind::int_mod, {n->term, integer(2)}), integer(1)));
      tells(le(n->term, integer(0)));
      tells(lt(n->term, integer(0)));
      for (const auto* other : some) {
        if (other == n) continue;
        tells(le(n->term, other->term));
        if (n < other) tells(eq(n->term, other->term));
      }
    }
  }

  // What every element of a range is.
  void about_elements(const Listing& listing, const std::function<Term(Term)>& range) {
    const auto each = [&](const std::function<Term(Term)>& body) {
      add(forall([&](Term k) { return terms_.implies(range(k), body(at(listing.array, k))); },
                 [&](Term k) { return std::vector<Term>{at(listing.array, k)}; }));
    };
    if (!listing.elements->term.sort().element().is_integer()) return;
    if (listing.elements->is_reference) {
      each([&](Term e) { return terms_.distinct(e, integer(0)); });
      for (const auto& set : sets_) each([&](Term e) { return at(set.set, e); });
      if (listing.box == 0) return;
      each([&](Term e) { return le(addresses_.box(listing.box, integer(0)), e); });
      each([&](Term e) { return le(addresses_.box(listing.box, integer(1)), e); });
      for (const auto constant : constants_) {
        each([&](Term e) { return le(addresses_.box(listing.box, constant), e); });
        each([&](Term e) { return le(e, addresses_.box(listing.box, constant)); });
      }
      for (const auto* n : numbers_) {
        if (!n->from_source || n->role != Role::Number) continue;
        const Term box = addresses_.box(listing.box, n->term);
        each([&](Term e) { return le(e, box); });
        each([&](Term e) { return le(box, e); });
        each([&](Term e) { return lt(e, box); });
        each([&](Term e) { return terms_.distinct(e, box); });
      }
      return;
    }
    each([&](Term e) { return eq(e, integer(0)); });
    each([&](Term e) { return le(integer(0), e); });
    each([&](Term e) { return lt(integer(0), e); });
    for (const auto constant : constants_) {
      each([&](Term e) { return eq(e, constant); });
      each([&](Term e) { return le(e, constant); });
      each([&](Term e) { return le(constant, e); });
      each([&](Term e) { return terms_.distinct(e, constant); });
    }
    for (const auto* n : numbers_) {
      if (!is_position(*n)) continue;
      if (n->role != Role::Number) continue;
      each([&](Term e) { return eq(e, n->term); });
      each([&](Term e) { return le(e, n->term); });
      each([&](Term e) { return le(n->term, e); });
      each([&](Term e) { return terms_.distinct(e, n->term); });
    }
  }

  // Variables, fields of the program's objects, and where iterators of lists stand.
  static bool is_position(const Component& n) {
    return n.family == 0 || n.from_source || n.name.ends_with(".cursor") || n.name.ends_with(".next");
  }

  std::vector<const Component*> positions() const {
    std::vector<const Component*> result;
    for (const auto* n : numbers_)
      if (n->changed && n->role == Role::Number && result.size() < 6 && is_position(*n)) result.push_back(n);
    return result;
  }

  void listings() {
    for (const auto& listing : listings_) {
      const auto inside = [&](Term k) { return between(integer(0), k, listing.size); };
      if (listing.changed || !positions().empty()) about_elements(listing, inside);
      for (const auto* position : positions()) {
        about_elements(listing, [&](Term k) { return between(integer(0), k, position->term); });
        // From where it started.
        const Term start = entry_of(position->term);
        if (!start.is_value()) {
          about_elements(listing, [&](Term k) { return between(start, k, position->term); });
          about_elements(listing, [&](Term k) { return between(integer(0), k, start); });
        }
        about_elements(listing, [&](Term k) { return between(position->term, k, listing.size); });
        if (!listing.changed) continue;
        const Term before = entry_of(listing.array);
        for (const bool above : {false, true})
          add(forall(
              [&](Term k) {
                const Term range = above ? le(position->term, k) : between(integer(0), k, position->term);
                return terms_.implies(range, eq(at(listing.array, k), at(before, k)));
              },
              [&](Term k) { return std::vector<Term>{at(listing.array, k)}; }));
        // The element is its index, as a number or a box.
        add(forall(
            [&](Term k) {
              const Term value = listing.box != 0 ? addresses_.box(listing.box, k) : k;
              return terms_.implies(between(integer(0), k, position->term), eq(at(listing.array, k), value));
            },
            [&](Term k) { return std::vector<Term>{at(listing.array, k)}; }));
      }
      if (!listing.changed) continue;
      add(forall(
          [&](Term k) {
            const Term value = listing.box != 0 ? addresses_.box(listing.box, k) : k;
            return terms_.implies(inside(k), eq(at(listing.array, k), value));
          },
          [&](Term k) { return std::vector<Term>{at(listing.array, k)}; }));
      order(listing, listing.size);
      for (const auto* position : positions()) order(listing, position->term);
    }
  }

  // Sorted, strictly or not, either way, below a position.
  void order(const Listing& listing, Term end) {
    if (!listing.elements->term.sort().element().is_integer()) return;
    if (listing.elements->is_reference && listing.box == 0) return;
    const Term i = terms_.variable("i", terms_.integer_sort());
    const Term j = terms_.variable("j", terms_.integer_sort());
    const Term range = terms_.conjunction(std::vector<Term>{le(integer(0), i), lt(i, j), lt(j, end)});
    const Term a = at(listing.array, i);
    const Term b = at(listing.array, j);
    std::vector<Term> patterns;
    if (listing.array.kind() == Kind::constant) patterns.push_back(terms_.make(Kind::pattern, {a, b}));
    for (const Term body : {le(a, b), lt(a, b), le(b, a), terms_.distinct(a, b)})
      add(terms_.forall(std::vector<Term>{i, j}, terms_.implies(range, body), patterns));
  }

  void pairs_of_listings() {
    for (const auto& a : listings_)
      for (const auto& b : listings_) {
        if (&a == &b || a.array == b.array || (!a.changed && !b.changed) ||
            !(a.array.sort() == b.array.sort()))
          continue;
        const auto same = [&](Term end) {
          add(forall(
              [&](Term k) {
                return terms_.implies(between(integer(0), k, end), eq(at(a.array, k), at(b.array, k)));
              },
              [&](Term k) {
                return std::vector<Term>{at(a.array, k), at(b.array, k)};
              }));
        };
        if (a.changed) same(a.size);
        for (const auto* position : positions())
          if (&a < &b) same(position->term);
        // One is the other backwards.
        if (a.changed)
          for (const auto* position : positions())
            add(forall(
                [&](Term k) {
                  const Term mirrored = minus(minus(b.size, integer(1)), k);
                  return terms_.implies(between(integer(0), k, position->term),
                                        eq(at(a.array, k), at(b.array, mirrored)));
                },
                [&](Term k) { return std::vector<Term>{at(a.array, k)}; }));
      }
  }

  void sets() {
    for (const auto& set : sets_) {
      const auto each = [&](const std::function<Term(Term)>& body) {
        add(forall([&](Term k) { return terms_.implies(at(set.set, k), body(k)); },
                   [&](Term k) { return std::vector<Term>{at(set.set, k)}; }));
      };
      const auto& keys = *set.component;
      const bool boxes = keys.targets.is_single() && keys.targets.members()[0] < encode::unbounded::texts;
      if (set.changed && boxes) {
        const auto family = keys.targets.members()[0];
        each([&](Term k) { return le(addresses_.box(family, integer(0)), k); });
        for (const auto constant : constants_) {
          each([&](Term k) { return le(addresses_.box(family, constant), k); });
          each([&](Term k) { return le(k, addresses_.box(family, constant)); });
        }
        for (const auto* n : numbers_) {
          if (n->role != Role::Number || !n->from_source) continue;
          const Term box = addresses_.box(family, n->term);
          each([&](Term k) { return lt(k, box); });
          each([&](Term k) { return le(k, box); });
          each([&](Term k) { return le(box, k); });
          add(forall(
              [&](Term k) {
                return terms_.implies(
                    terms_.conjunction(le(addresses_.box(family, integer(0)), k), lt(k, box)),
                    at(set.set, k));
              },
              [&](Term k) { return std::vector<Term>{at(set.set, k)}; }));
        }
      }
      if (set.changed) each([&](Term k) { return terms_.distinct(k, integer(0)); });
      if (!set.values) continue;
      each([&](Term k) { return terms_.distinct(at(set.values, k), integer(0)); });
      each([&](Term k) { return eq(at(set.values, k), k); });
      const auto* values = sibling(keys, slot::values);
      if (keys.role == Role::TableKeys && values && values->targets.is_single() &&
          values->targets.members()[0] < encode::unbounded::texts) {
        const auto family = values->targets.members()[0];
        each([&](Term k) { return le(addresses_.box(family, integer(0)), at(set.values, k)); });
        each([&](Term k) { return le(addresses_.box(family, integer(1)), at(set.values, k)); });
        for (const auto constant : constants_) {
          each([&](Term k) { return le(addresses_.box(family, constant), at(set.values, k)); });
          each([&](Term k) { return le(at(set.values, k), addresses_.box(family, constant)); });
        }
        for (const auto* n : numbers_)
          if (n->role == Role::Number && n->from_source)
            each([&](Term k) { return le(at(set.values, k), addresses_.box(family, n->term)); });
      }
    }
  }

  void pairs_of_sets() {
    for (const auto& a : sets_)
      for (const auto& b : sets_) {
        if (&a == &b || (!a.changed && !b.changed)) continue;
        const auto each = [&](const std::function<Term(Term)>& body) {
          add(forall([&](Term k) { return terms_.implies(at(a.set, k), body(k)); },
                     [&](Term k) {
                       return std::vector<Term>{at(a.set, k), at(b.set, k)};
                     }));
        };
        each([&](Term k) { return at(b.set, k); });
        each([&](Term k) { return terms_.negation(at(b.set, k)); });
        if (a.values) each([&](Term k) { return at(b.set, at(a.values, k)); });
        if (a.values && b.values && !(a.values == b.values)) {
          each([&](Term k) { return eq(at(a.values, k), at(b.values, k)); });
          each([&](Term k) { return eq(at(b.values, at(a.values, k)), k); });
        }
      }
  }

  void sets_and_listings() {
    for (const auto& set : sets_)
      for (const auto& listing : listings_) {
        if (!listing.elements->is_reference || (!set.changed && !listing.changed)) continue;
        const auto is_element = [&](Term x) {
          const Term i = terms_.variable("i", terms_.integer_sort());
          return terms_.exists(std::vector<Term>{i}, terms_.conjunction(between(integer(0), i, listing.size),
                                                                        eq(at(listing.array, i), x)));
        };
        add(forall([&](Term k) { return terms_.implies(at(set.set, k), is_element(k)); },
                   [&](Term k) { return std::vector<Term>{at(set.set, k)}; }));
        if (set.values)
          add(forall([&](Term k) { return terms_.implies(at(set.set, k), is_element(at(set.values, k))); },
                     [&](Term k) { return std::vector<Term>{at(set.set, k)}; }));
        // Up to a position, the elements are members.
        for (const auto* position : positions())
          add(forall(
              [&](Term k) {
                return terms_.implies(between(integer(0), k, position->term),
                                      at(set.set, at(listing.array, k)));
              },
              [&](Term k) { return std::vector<Term>{at(listing.array, k)}; }));
      }
  }

  // A flag goes with a state: it is set only when, or whenever, the state is one of the program's constants
  // (numbers, or single objects such as the constants of an enum).
  void flags() {
    constexpr std::size_t most_values = 8;
    for (const auto* flag : numbers_) {
      if (!is_flag(*flag)) continue;
      const Term down = eq(flag->term, integer(0));
      const auto relate = [&](const Component& state, const std::vector<Term>& values) {
        if (&state == flag || !state.changed || !state.from_source) return;
        for (std::size_t i = 0; i < values.size() && i < most_values; ++i) {
          const Term here = eq(state.term, values[i]);
          for (const auto side : {down, terms_.negation(down)}) {
            add(terms_.disjunction(side, here));
            add(terms_.disjunction(side, terms_.negation(here)));
          }
        }
      };
      std::vector<Term> numbers{integer(0), integer(1)};
      for (const auto constant : constants_)
        if (!(constant == numbers[0]) && !(constant == numbers[1])) numbers.push_back(constant);
      for (const auto* state : numbers_)
        if (state->role == Role::Number) relate(*state, numbers);
      for (const auto* state : references_) {
        std::vector<Term> objects;
        for (const auto family : state->targets.members()) objects.push_back(addresses_.base(family));
        relate(*state, objects);
      }
    }
  }

  // A number of the program that starts as 0 or 1.
  bool is_flag(const Component& component) {
    if (component.role != Role::Number || !component.changed || !component.from_source) return false;
    const Term first = entry_of(component.term);
    return first == integer(0) || first == integer(1);
  }

  // Objects of families with many: what holds of a field of each of them.
  void families() {
    for (const auto& field : head_.components) {
      if (field.role != Role::FieldOfMany || !field.changed) continue;
      const auto* count = sibling(field, encode::unbounded::count_slot);
      if (!count) continue;
      const Term base = addresses_.base(field.family);
      const auto exists = [&](Term a) { return between(base, a, plus(base, count->term)); };
      const auto each = [&](const std::function<Term(Term)>& body) {
        add(forall([&](Term a) { return terms_.implies(exists(a), body(at(field.term, a))); },
                   [&](Term a) { return std::vector<Term>{at(field.term, a)}; }));
      };
      // Older objects stay as they were.
      const Term before = entry_of(field.term);
      const Term old_count = entry_of(count->term);
      add(forall(
          [&](Term a) {
            return terms_.implies(between(base, a, plus(base, old_count)),
                                  eq(at(field.term, a), at(before, a)));
          },
          [&](Term a) { return std::vector<Term>{at(field.term, a)}; }));
      if (field.term.sort().element().is_integer()) scalar_fields(field, each);
      if (field.slot == slot::elements && field.term.sort().element().is_array() &&
          !(field.term.sort().element().element().is_boolean()))
        nested_listing(field, exists);
    }
  }

  void scalar_fields(const Component& field,
                     const std::function<void(const std::function<Term(Term)>&)>& each) {
    each([&](Term v) { return terms_.distinct(v, integer(0)); });
    each([&](Term v) { return eq(v, integer(0)); });
    if (field.is_reference) return;
    each([&](Term v) { return le(integer(0), v); });
    each([&](Term v) { return lt(integer(0), v); });
    each([&](Term v) { return le(v, integer(1)); });
    for (const auto constant : constants_) {
      each([&](Term v) { return le(v, constant); });
      each([&](Term v) { return le(constant, v); });
      each([&](Term v) { return eq(v, constant); });
    }
    for (const auto* n : numbers_) {
      if (n->role != Role::Number || !n->from_source) continue;
      each([&](Term v) { return le(v, n->term); });
      each([&](Term v) { return lt(v, n->term); });
      each([&](Term v) { return le(n->term, v); });
    }
    for (const auto& other : head_.components) {
      if (other.role != Role::FieldOfMany || other.family != field.family || other.slot == field.slot ||
          other.is_reference || !other.term.sort().element().is_integer())
        continue;
      const Term a = terms_.variable("k", terms_.integer_sort());
      const auto* count = sibling(field, encode::unbounded::count_slot);
      const Term base = addresses_.base(field.family);
      const auto patterns = encode::unbounded::patterns_of(terms_, {at(field.term, a), at(other.term, a)});
      for (const Term body :
           {le(at(field.term, a), at(other.term, a)), lt(at(field.term, a), at(other.term, a)),
            eq(at(field.term, a), at(other.term, a))})
        add(terms_.forall(std::vector<Term>{a},
                          terms_.implies(between(base, a, plus(base, count->term)), body), patterns));
    }
  }

  // Every element of every list of the family is not null.
  void nested_listing(const Component& field, const std::function<Term(Term)>& exists) {
    const auto* size = sibling(field, slot::size);
    if (!size || !field.is_reference) return;
    const Term a = terms_.variable("a", terms_.integer_sort());
    const Term k = terms_.variable("k", terms_.integer_sort());
    const Term element = at(at(field.term, a), k);
    const auto patterns = encode::unbounded::patterns_of(terms_, {element});
    const Term range = terms_.conjunction(exists(a), between(integer(0), k, at(size->term, a)));
    add(terms_.forall(std::vector<Term>{a, k}, terms_.implies(range, terms_.distinct(element, integer(0))),
                      patterns));
  }

  logic::TermManager& terms_;
  Addresses addresses_;
  const Head& head_;
  const std::vector<Term>& constants_;
  TemplateOptions options_;
  std::vector<std::pair<Term, Term>> entries_;
  std::vector<const Component*> numbers_;
  std::vector<const Component*> references_;
  std::vector<Listing> listings_;
  std::vector<KeySet> sets_;
  std::vector<Candidate> result_;
  std::unordered_set<Term> seen_;
};

}  // namespace

std::vector<Candidate> given_candidates(logic::TermManager& terms, const encode::unbounded::Head& head) {
  std::vector<Candidate> result;
  for (const auto formula : head.given) {
    result.push_back({formula, true});
    if (!formula.has_quantifier()) result.push_back({terms.negation(formula), true});
  }
  return result;
}

std::vector<Candidate> candidates_of(logic::TermManager& terms, const Head& head,
                                     const std::vector<Term>& constants, const TemplateOptions& options) {
  return Templates(terms, head, constants, options).run();
}

}  // namespace jury::engine::abstract
