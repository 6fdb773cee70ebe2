// The state that predicates speak of, as terms (J2BP, table 1): one constant per local variable, one
// array per field, and the arrays `map`, `msz`, `mit`, `mks`, `mvs`, `arr`, `arrlen` that hold all
// collections and arrays. Every value is an integer; null and bot are integers that no variable holds.
//
// A statement gives some of these components new values in terms of the old ones. The weakest precondition of
// a predicate is the predicate over the new values (tables 5 to 9 of J2BP, table 1 of APF, in one
// rule). Iterators are `owner`, the map that an iterator walks over, `walks`, 0 for its keys and 1 for its
// values, and `ended`, whether it is at the end.
#pragma once

#include <map>
#include <string>

#include "ir/method.h"
#include "logic/term_manager.h"
#include "spec/predicates/syntax.h"

namespace jury::engine::abstract {

class PredicateState {
 public:
  using Term = logic::Term;
  using Changes = std::map<std::string, Term>;

  explicit PredicateState(logic::TermManager& terms) : terms_(terms) {}

  static std::string local_name(const ir::Method& method, const ir::Local& local);
  static std::string field_name(const ir::Field& field);
  static std::string static_name(const ir::Field& field);

  // A component by its name: its changed value, or the constant that stands for the old one.
  Term get(const std::string& name);
  void set(const std::string& name, Term value) { changes_[name] = value; }
  const Changes& changes() const { return changes_; }

  Term integer(std::int64_t value) { return terms_.integer(logic::Integer(value)); }
  Term null();
  Term bottom();
  // Readings of the present values.
  Term contents(Term map) { return terms_.select(get("map"), map); }
  Term size(Term map) { return terms_.select(get("msz"), map); }

  logic::Sort sort_of(const std::string& name);
  logic::TermManager& terms() { return terms_; }

 private:
  logic::TermManager& terms_;
  Changes changes_;
};

// A resolved formula without updates over the present values of a state; the names of locals are those of the
// method. Throws Unsupported for what has no meaning here.
logic::Term formula_term(const spec::predicates::Expression& formula, PredicateState& state,
                         const ir::Method* method, const ir::Body* body);

}  // namespace jury::engine::abstract
