// A formula of the predicate language as a term over a state of the unfolding. The same meaning as
// jury.rt.Predicates gives it on a concrete state, with quantifiers that stay quantifiers: an atom that reads
// what is not there is false; numbers are mathematical; a set maps its elements to true, a list 1, 2, ... to
// its elements.
//
// A variable of a quantifier is a number when it stands as an index, as a key of a list, in arithmetic or in
// an order, and not as a key of a map; otherwise it is an address. Numbers leave out the values that are
// none; those are all alike for the formula (no map with number keys has them), and one stands for them.
//
// Not given a meaning, by Unsupported: sorted maps, the order of hash maps, objects as variables; of
// iterators, anything but what they have passed.
#pragma once

#include "encode/unbounded/unfolder.h"
#include "spec/predicates/syntax.h"

namespace jury::encode::unbounded {

class FormulaEvaluator {
 public:
  using Expression = spec::predicates::Expression;

  FormulaEvaluator(Unfolder& unfolder, const State& state, std::map<std::string, Value> names)
      : u_(unfolder), terms_(unfolder.terms_), state_(state), names_(std::move(names)) {}

  // The formula must be resolved and without updates (spec/predicates/updates.h).
  Term formula(const Expression& expression);

 private:
  // A value, or that there is none.
  struct Evaluated {
    Term defined;
    bool is_number = false;  // else an address
    bool is_truth = false;   // a number: 0 or 1
    Term term;
    FamilySet families = {};   // of an address; empty: any, or none
    Term bottom = {};          // when it is bot
    bool is_variable = false;  // the address of a variable: of any family
    bool nowhere = false;      // stands for every value that is no number
  };
  struct Variable {
    Term term;
    bool is_number;
    bool nowhere = false;
  };
  // What a collection is made of.
  struct Content {
    enum class Kind { table, set, list } kind;
    FamilyId family;
    Term address;
    Term guard;
    Slot size = slot::size;
  };

  Evaluated value(const Expression& e);
  Evaluated named(const Expression& e);
  Evaluated of_program(const Value& value, const ir::Type& type);
  Evaluated static_field(const Expression& e);
  Evaluated field(const Expression& e);
  Evaluated element(const Expression& e);
  Evaluated length(const Expression& e);
  Evaluated content_of(const Expression& e);
  Evaluated in_list(const Content& content, const Evaluated& key);
  Evaluated in_table(const Content& content, const Evaluated& key);
  Evaluated size(const Expression& e);
  Evaluated arithmetic(const Expression& e);
  Evaluated choose(Term condition, const Evaluated& a, const Evaluated& b);
  Evaluated undefined();
  Evaluated bottom();
  Evaluated number(Term term) { return {terms_.true_term(), true, false, term, {}, {}, false, false}; }
  std::vector<Content> contents(const Evaluated& collection);
  std::vector<Content> contents_of(const Expression& e);
  void contents(const Value& reference, Term guard, Content::Kind kind, int depth,
                std::vector<Content>& result);
  Term comparison(const Expression& e);
  Term order(const Expression& e);
  Term view(const Expression& e, const char* field);
  Term equal(const Evaluated& a, const Evaluated& b);
  // A number as a term, and when it is one.
  std::pair<Term, Term> as_number(const Evaluated& value);
  Term quantified(const Expression& e);
  Term with_variables(const Expression& e, std::size_t which);
  struct Uses {
    bool number = false;  // as an index, in arithmetic, in an order
    bool list_key = false;
    bool table_key = false;
  };
  void find_uses(const Expression& e, const std::string& variable, Uses& uses) const;
  // Whether a reference that is not null is one of the family, given all that it may be of.
  Term is_among(FamilyId family, Term address, const FamilySet& families);
  Term before(Term number);
  Term is_bottom(const Evaluated& value) { return value.bottom ? value.bottom : terms_.false_term(); }
  Term both(Term a, Term b) { return terms_.conjunction(a, b); }
  Term all(std::initializer_list<Term> parts) { return terms_.conjunction(std::vector<Term>(parts)); }
  Term integer(std::int64_t value) { return u_.addresses_.integer(value); }

  Unfolder& u_;
  logic::TermManager& terms_;
  const State& state_;
  std::map<std::string, Value> names_;
  std::map<std::string, Variable> variables_;
  std::vector<Term> triggers_;
};

}  // namespace jury::encode::unbounded
