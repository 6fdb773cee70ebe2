#include "engine/abstract/boolean/predicate_state.h"

#include <utility>

#include "support/diagnostics.h"

namespace jury::engine::abstract {

using logic::Term;
using Kind = spec::predicates::ExpressionKind;
using TermKind = logic::Kind;

std::string PredicateState::local_name(const ir::Method& method, const ir::Local& local) {
  return method.owner.text() + "." + method.name.text() + method.descriptor.text() + "#" + local.name.text();
}
std::string PredicateState::field_name(const ir::Field& field) {
  return "field " + field.owner.text() + "." + field.name.text();
}
std::string PredicateState::static_name(const ir::Field& field) {
  return "static " + field.owner.text() + "." + field.name.text();
}

// Beyond every number of the program.
Term PredicateState::null() { return terms_.integer(logic::Integer::power_of_two(80)); }
Term PredicateState::bottom() { return terms_.integer(logic::Integer::power_of_two(81)); }

logic::Sort PredicateState::sort_of(const std::string& name) {
  const auto integers = terms_.integer_sort();
  const auto numbers = terms_.array_sort(integers, integers);
  if (name == "map" || name == "arr") return terms_.array_sort(integers, numbers);
  if (name == "mit")
    return terms_.array_sort(integers,
                             terms_.array_sort(integers, terms_.array_sort(integers, terms_.boolean_sort())));
  if (name == "ended") return terms_.array_sort(integers, terms_.boolean_sort());
  if (name == "msz" || name == "mks" || name == "mvs" || name == "arrlen" || name == "owner" ||
      name == "walks" || name.starts_with("field "))
    return numbers;
  return integers;
}

Term PredicateState::get(const std::string& name) {
  const auto changed = changes_.find(name);
  return changed != changes_.end() ? changed->second : terms_.constant("s:" + name, sort_of(name));
}

namespace {

class FormulaTerms {
 public:
  FormulaTerms(PredicateState& state, const ir::Method* method, const ir::Body* body)
      : state_(state), terms_(state.terms()), method_(method), body_(body) {}

  using Expression = spec::predicates::Expression;

  Term formula(const Expression& e) {
    switch (e.kind) {
      case Kind::negation:
        return terms_.negation(formula(*e.children[0]));
      case Kind::conjunction:
        return terms_.conjunction(formula(*e.children[0]), formula(*e.children[1]));
      case Kind::disjunction:
        return terms_.disjunction(formula(*e.children[0]), formula(*e.children[1]));
      case Kind::implication:
        return terms_.implies(formula(*e.children[0]), formula(*e.children[1]));
      case Kind::equivalence:
        return terms_.equal(formula(*e.children[0]), formula(*e.children[1]));
      case Kind::forall:
      case Kind::exists:
        return quantified(e);
      case Kind::compare:
      case Kind::morder:
      case Kind::mkeys:
      case Kind::mvalues:
      case Kind::number:
      case Kind::truth:
      case Kind::null:
      case Kind::bottom:
      case Kind::result:
      case Kind::name:
      case Kind::heap:
      case Kind::sfread:
      case Kind::mget:
      case Kind::mupdate:
      case Kind::msize:
      case Kind::mresize:
      case Kind::fread:
      case Kind::fwrite:
      case Kind::aread:
      case Kind::awrite:
      case Kind::alength:
      case Kind::negate:
      case Kind::add:
      case Kind::subtract:
      case Kind::multiply:
        return atom(e);
    }
    return {};
  }

 private:
  // False where it reads what is not there.
  Term atom(const Expression& e) {
    const auto around = std::exchange(defined_, {});
    Term result;
    if (e.kind == Kind::compare)
      result = comparison(e);
    else if (e.kind == Kind::morder)
      result = order(e);
    else if (e.kind == Kind::mkeys || e.kind == Kind::mvalues)
      result = terms_.equal(
          terms_.select(state_.get(e.kind == Kind::mkeys ? "mks" : "mvs"), value(*e.children[1])),
          value(*e.children[2]));
    else
      result = terms_.equal(value(e), state_.integer(1));
    defined_.push_back(result);
    result = terms_.conjunction(defined_);
    defined_ = around;
    return result;
  }

  Term comparison(const Expression& e) {
    const Term left = value(*e.children[0]);
    const Term right = value(*e.children[1]);
    switch (e.relation) {
      case ir::Relation::Equal:
        return terms_.equal(left, right);
      case ir::Relation::NotEqual:
        return terms_.distinct(left, right);
      case ir::Relation::Less:
        return terms_.make(TermKind::int_less, {left, right});
      case ir::Relation::LessEqual:
        return terms_.make(TermKind::int_less_equal, {left, right});
      case ir::Relation::Greater:
        return terms_.make(TermKind::int_less, {right, left});
      case ir::Relation::GreaterEqual:
        return terms_.make(TermKind::int_less_equal, {right, left});
    }
    return {};
  }

  Term order(const Expression& e) {
    const Term map = value(*e.children[1]);
    const Term first = value(*e.children[2]);
    const Term second = value(*e.children[3]);
    const bool iterator = e.children[2]->sort == spec::predicates::Sort::reference;
    if (iterator && e.children[3]->kind == Kind::bottom)
      return terms_.conjunction(terms_.select(state_.get("ended"), first),
                                terms_.equal(terms_.select(state_.get("owner"), first), map));
    return terms_.select(terms_.select(terms_.select(state_.get("mit"), map), first), second);
  }

  Term quantified(const Expression& e) {
    const auto hidden = variables_;
    std::vector<Term> bound;
    for (const auto& name : e.variables) {
      bound.push_back(terms_.fresh_variable(name, terms_.integer_sort()));
      variables_[name] = bound.back();
    }
    const Term body = formula(*e.children[0]);
    variables_ = hidden;
    if (body.is_value()) return body;
    return e.kind == Kind::forall ? terms_.forall(bound, body) : terms_.exists(bound, body);
  }

  Term not_null(Term reference) {
    defined_.push_back(terms_.distinct(reference, state_.null()));
    return reference;
  }

  Term arithmetic(const Expression& e) {
    const Term left = value(*e.children[0]);
    if (e.kind == Kind::negate) return terms_.make(TermKind::int_neg, {left});
    const auto kind = e.kind == Kind::add        ? TermKind::int_add
                      : e.kind == Kind::subtract ? TermKind::int_sub
                                                 : TermKind::int_mul;
    return terms_.make(kind, {left, value(*e.children[1])});
  }

  Term element(const Expression& e) {
    const Term array = not_null(value(*e.children[1]));
    const Term index = value(*e.children[2]);
    defined_.push_back(terms_.make(TermKind::int_less_equal, {state_.integer(0), index}));
    defined_.push_back(terms_.make(TermKind::int_less, {index, terms_.select(state_.get("arrlen"), array)}));
    return terms_.select(terms_.select(state_.get("arr"), array), index);
  }

  Term named(const Expression& e) {
    if (e.is_logic_variable) return variables_.at(e.text);
    if (!method_ || !body_ || e.locals.empty()) throw Unsupported("a name without a variable");
    return state_.get(PredicateState::local_name(*method_, body_->locals[e.locals.back()]));
  }

  Term value(const Expression& e) {
    switch (e.kind) {
      case Kind::number:
      case Kind::truth:
        return state_.integer(e.number);
      case Kind::null:
        return state_.null();
      case Kind::bottom:
        return state_.bottom();
      case Kind::result:
        return state_.get("return " + method_->owner.text() + "." + method_->name.text());
      case Kind::name:
        return named(e);
      case Kind::sfread:
        return state_.get(PredicateState::static_name(*e.fields.front()));
      case Kind::fread:
        return terms_.select(state_.get(PredicateState::field_name(*e.children[0]->fields.front())),
                             not_null(value(*e.children[1])));
      case Kind::mget:
        return terms_.select(state_.contents(not_null(value(*e.children[1]))), value(*e.children[2]));
      case Kind::msize:
        return state_.size(not_null(value(*e.children[1])));
      case Kind::aread:
        return element(e);
      case Kind::alength:
        return terms_.select(state_.get("arrlen"), not_null(value(*e.children[1])));
      case Kind::negate:
      case Kind::add:
      case Kind::subtract:
      case Kind::multiply:
        return arithmetic(e);
      case Kind::morder:
      case Kind::mkeys:
      case Kind::mvalues:
      case Kind::heap:
      case Kind::mupdate:
      case Kind::mresize:
      case Kind::fwrite:
      case Kind::awrite:
      case Kind::compare:
      case Kind::negation:
      case Kind::conjunction:
      case Kind::disjunction:
      case Kind::implication:
      case Kind::equivalence:
      case Kind::forall:
      case Kind::exists:
        break;
    }
    throw Unsupported("a formula as a value");
  }

  PredicateState& state_;
  logic::TermManager& terms_;
  const ir::Method* method_;
  const ir::Body* body_;
  std::map<std::string, Term> variables_;
  std::vector<Term> defined_;  // what the present atom needs
};

}  // namespace

Term formula_term(const spec::predicates::Expression& formula, PredicateState& state,
                  const ir::Method* method, const ir::Body* body) {
  return FormulaTerms(state, method, body).formula(formula);
}

}  // namespace jury::engine::abstract
