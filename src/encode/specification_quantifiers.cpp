// Quantifiers over ranges of any length, kept for the solver (ExecutionLimits::keep_quantifiers): the body is
// executed once for a constant, which then becomes the bound variable. Sums, products, counts, least and
// greatest values are functions of the ends of their range, one for each body; what is known of them is their
// value on empty ranges, and how a range grows at either end wherever they are used.
//
// Refused: bodies whose value depends on something new that was made to execute them.
#include "encode/fold_updates.h"
#include "encode/specification_executor.h"
#include "logic/substitution.h"
#include "logic/symbols.h"

namespace jury::encode {

using TermKind = logic::Kind;

namespace {

constexpr std::uint64_t longest_expanded_range = 16;

}  // namespace

bool SpecificationExecutor::is_kept(const ir::Method& method, bool inclusive) {
  if (!executor_.limits_.keep_quantifiers)
    return executor_.limits_.keep_endless_quantifiers && is_endless(method, inclusive);
  const Term last = terms().make(TermKind::bv_sub, {term(arguments_[1]), term(arguments_[0])});
  return !last.is_value() || last.bit_vector_value().bits() > longest_expanded_range - (inclusive ? 1 : 0);
}

SpecificationExecutor::Bound SpecificationExecutor::bind(const ir::Method& method, bool inclusive) {
  const bool is_long = method.descriptor.view().starts_with("(J");
  Bound bound;
  bound.index = terms().fresh_constant("bound", terms().bit_vector_sort(is_long ? 64 : 32));
  bound.inside = terms().conjunction(
      terms().make(TermKind::bv_sle, {term(arguments_[0]), bound.index}),
      terms().make(inclusive ? TermKind::bv_sle : TermKind::bv_slt, {bound.index, term(arguments_[1])}));
  bound.assumptions = executor_.assumptions_.size();
  return bound;
}

// Nothing but the bound constant itself may be younger than it.
void SpecificationExecutor::require_closed(const Bound& bound, Term formula) {
  for (const auto constant : logic::free_constants(formula))
    if (constant.id() > bound.index.id())
      throw Unsupported("a quantifier over a range of any length whose body makes something new");
}

void SpecificationExecutor::require_closed(const Bound& bound) {
  for (std::size_t i = bound.assumptions; i < executor_.assumptions_.size(); ++i)
    for (const auto constant : logic::free_constants(executor_.assumptions_[i]))
      if (constant == bound.index)
        throw Unsupported("a quantifier over a range of any length whose body is assumed something of");
}

Term SpecificationExecutor::quantified(const Bound& bound, TermKind kind, Term formula) {
  require_closed(bound, formula);
  const Term variable = terms().fresh_variable("i", bound.index.sort());
  return terms().quantify(kind, {&variable, 1}, logic::substitute(terms(), formula, bound.index, variable));
}

// That a smaller number than the bound one decides.
Term SpecificationExecutor::decided_before(const Bound& bound, Term decides) {
  const Term smaller = terms().fresh_variable("j", bound.index.sort());
  const Term there = logic::substitute(terms(), decides, bound.index, smaller);
  return terms().quantify(TermKind::exists, {&smaller, 1},
                          terms().conjunction(terms().make(TermKind::bv_slt, {smaller, bound.index}), there));
}

// An exception in the body is thrown when some number of the range makes it so, and none before it has
// decided. The body was executed without the condition around it, which has no place under the quantifier.
void SpecificationExecutor::close_thrown(const Bound& bound, const Guard& around, Term decides) {
  for (auto& exit : thrown_) {
    Term thrown = exit.thrown->state.guard.term();
    if (!executor_.feasible_(terms().conjunction(around.term(), thrown))) thrown = terms().false_term();
    if (!thrown.is_false() && !decides.is_false())
      thrown = terms().conjunction(thrown, terms().negation(decided_before(bound, decides)));
    exit.thrown->state.guard = around.with(terms(), quantified(bound, TermKind::exists, thrown));
  }
  state_.guard = around;
  require_closed(bound);
}

Exit SpecificationExecutor::keep(const ir::Method& method, bool all, bool inclusive) {
  const Bound bound = bind(method, inclusive);
  const Guard around = std::exchange(state_.guard, Guard::always(terms()));
  // What is under this quantifier cannot be decided later.
  auto* const deferred = std::exchange(executor_.deferred_, nullptr);
  Term holds;
  try {
    holds = test(predicate_of(method), bound.index, bound.inside);
  } catch (const Unsupported&) {
    executor_.deferred_ = deferred;
    throw;
  }
  executor_.deferred_ = deferred;
  const Term formula = all ? quantified(bound, TermKind::forall, terms().implies(bound.inside, holds))
                           : quantified(bound, TermKind::exists, terms().conjunction(bound.inside, holds));
  close_thrown(bound, around, terms().conjunction(bound.inside, all ? terms().negation(holds) : holds));
  return finish_boolean(formula);
}

std::optional<Exit> SpecificationExecutor::try_to_keep(const ir::Method& method, bool all, bool inclusive) {
  const auto depth = executor_.stack_.size();
  try {
    SpecificationExecutor attempt(*this);
    return attempt.keep(method, all, inclusive);
  } catch (const Unsupported&) {
    executor_.stack_.resize(depth);
    return std::nullopt;
  }
}

// Folds.

namespace {

struct Folding {
  std::string_view name;
  TermKind combine;  // of two values; bv_slt: the least, bv_sle: the greatest
};
constexpr Folding foldings[] = {{"sum", TermKind::bv_add},
                                {"numOf", TermKind::bv_add},
                                {"product", TermKind::bv_mul},
                                {"min", TermKind::bv_slt},
                                {"max", TermKind::bv_sle}};

Term combined(logic::TermManager& terms, TermKind how, Term a, Term b) {
  if (how == TermKind::bv_slt) return terms.if_then_else(terms.make(TermKind::bv_slt, {a, b}), a, b);
  if (how == TermKind::bv_sle) return terms.if_then_else(terms.make(TermKind::bv_slt, {a, b}), b, a);
  return terms.make(how, {a, b});
}

// What a fold over nothing is.
Term neutral(logic::TermManager& terms, std::string_view name, std::uint32_t bits) {
  const std::uint64_t least = std::uint64_t{1} << (bits - 1);
  if (name == "product") return terms.bit_vector(bits, 1);
  if (name == "max") return terms.bit_vector(bits, least);
  if (name == "min") return terms.bit_vector(bits, least - 1);
  return terms.bit_vector(bits, 0);
}

}  // namespace

namespace {

// How the value over a range grows at either end.
Term one_step(logic::TermManager& terms, TermKind combine, logic::Function function, Term body, Term index, Term from,
              Term to) {
  const auto grown = [&](Term at, Term rest) {
    return combined(terms, combine, rest, logic::substitute(terms, body, index, at));
  };
  const Term one = terms.bit_vector(index.sort().width(), 1);
  const Term whole = terms.apply(function, {from, to});
  const Term before_last = terms.make(TermKind::bv_sub, {to, one});
  const Term after_first = terms.make(TermKind::bv_add, {from, one});
  return terms.implies(
      terms.make(TermKind::bv_slt, {from, to}),
      terms.conjunction(terms.equal(whole, grown(before_last, terms.apply(function, {from, before_last}))),
                        terms.equal(whole, grown(from, terms.apply(function, {after_first, to})))));
}

// A count is not negative, and not more than the numbers of its range.
Term counts_at_most(logic::TermManager& terms, Term count, Term from, Term to) {
  const auto bits = count.sort().width();
  const Term size = terms.make(TermKind::bv_sub, {terms.sign_extend_to(to, bits), terms.sign_extend_to(from, bits)});
  return terms.conjunction(
      terms.make(TermKind::bv_sle, {terms.bit_vector(count.sort().width(), 0), count}),
      terms.implies(terms.make(TermKind::bv_sle, {from, to}), terms.make(TermKind::bv_sle, {count, size})));
}

}  // namespace

// Nothing for those over floating-point numbers, which run as Java code.
std::optional<Exit> SpecificationExecutor::fold(const ir::Method& method, std::string_view operation,
                                                bool inclusive) {
  const auto result = method.descriptor.view().back();
  if (result != 'I' && result != 'J') return std::nullopt;
  const auto* folding = std::find_if(std::begin(foldings), std::end(foldings),
                                     [&](const Folding& candidate) { return candidate.name == operation; });
  if (folding == std::end(foldings)) return std::nullopt;
  const std::uint32_t bits = result == 'I' ? 32 : 64;
  const Term nothing = neutral(terms(), operation, bits);
  const Bound bound = bind(method, inclusive);
  const Guard around = std::exchange(state_.guard, Guard::always(terms()));
  const Term counts = test(predicate_of(method), bound.index, bound.inside);
  Term element = terms().bit_vector(bits, 1);
  if (operation != "numOf") {
    const auto value = apply(body_of(method), reference(arguments_[3]), bound.index,
                             terms().conjunction(bound.inside, counts));
    element = value ? term(*value) : nothing;
  }
  element = terms().if_then_else(counts, element, nothing);
  require_closed(bound, element);
  close_thrown(bound, around, terms().false_term());
  const Term one = terms().bit_vector(bound.index.sort().width(), 1);
  const Term from = term(arguments_[0]);
  const Term to =
      inclusive ? terms().make(TermKind::bv_add, {term(arguments_[1]), one}) : term(arguments_[1]);
  if (inclusive)  // the end is one more, which must not overflow
    executor_.gap(
        Gap::Kind::Size,
        state_.guard.with(terms(), terms().equal(to, neutral(terms(), "max", bound.index.sort().width()))),
        "a range up to the greatest number");
  const auto plain = [&](Term body, Term first, Term end) {
    const auto function = fold_function(bound, operation, body, nothing);
    executor_.assume(one_step(terms(), folding->combine, function, body, bound.index, first, end));
    const Term value = terms().apply(function, {first, end});
    if (operation == "numOf" && first.sort().width() == 32)
      executor_.assume(counts_at_most(terms(), value, first, end));
    return value;
  };
  if (!executor_.limits_.modular) return finish(plain(element, from, to));
  FoldUpdates updates(terms(), bound.index, folding->combine == TermKind::bv_add, plain,
                      [&](Term fact) { executor_.assume(fact); });
  return finish(updates.value(element, from, to));
}

// One function for each operation and body, with its value on empty ranges.
logic::Function SpecificationExecutor::fold_function(const Bound& bound, std::string_view operation,
                                                     Term element, Term nothing) {
  const auto sort = bound.index.sort();
  const Term canonical = terms().variable("folded", sort);
  const Term body = logic::substitute(terms(), element, bound.index, canonical);
  const std::string name = std::string(operation) + "!" + std::to_string(body.id());
  const auto known = terms().find_function(name);
  if (known) return known;
  const auto function = terms().function(name, {sort, sort}, nothing.sort());
  const Term variables[] = {terms().fresh_variable("from", sort), terms().fresh_variable("to", sort)};
  const Term whole = terms().apply(function, {variables[0], variables[1]});
  const Term pattern = terms().make(TermKind::pattern, {whole});
  executor_.assume(
      terms().forall(variables,
                     terms().implies(terms().make(TermKind::bv_sle, {variables[1], variables[0]}),
                                     terms().equal(whole, nothing)),
                     {&pattern, 1}));
  return function;
}

}  // namespace jury::encode
