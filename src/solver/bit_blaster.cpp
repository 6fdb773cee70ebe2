#include "solver/bit_blaster.h"

#include <array>

#include "logic/traversal.h"
#include "support/diagnostics.h"

namespace jury::solver {

using logic::Kind;
using logic::Term;

// One function per kind; the operands are translated already.
struct BlastingRules {
  BitBlaster& blaster;
  Term term;

  WordCircuit& words() const { return blaster.words_; }
  Circuit& circuit() const { return words().circuit(); }
  WordView operand(std::size_t index) const { return blaster.known(term[index]); }
  Wire wire(std::size_t index) const { return operand(index)[0]; }

  std::vector<Wire> wires() const {
    std::vector<Wire> result;
    for (const Term child : term.children()) result.push_back(blaster.known(child)[0]);
    return result;
  }

  Word value() const {
    if (term.kind() == Kind::boolean_value) return {Wire::of(term.is_true())};
    const logic::BitVector value = term.bit_vector_value();
    Word result(value.width());
    for (std::uint32_t i = 0; i < value.width(); ++i) result[i] = Wire::of(value.bit(i));
    return result;
  }

  Word constant() const {
    blaster.constants_.push_back(term);
    return words().inputs(term.sort().is_boolean() ? 1 : term.sort().width());
  }

  Word distinct() const {
    std::vector<Wire> different;
    for (std::size_t i = 0; i < term.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) different.push_back(!words().equal(operand(i), operand(j)));
    return {circuit().conjunction(different)};
  }

  Word divide(bool is_signed, bool want_remainder) const {
    Word quotient, remainder;
    if (is_signed)
      words().divide_signed(operand(0), operand(1), &quotient, &remainder);
    else
      words().divide(operand(0), operand(1), &quotient, &remainder);
    return want_remainder ? remainder : quotient;
  }

  Word concat() const {
    Word result(operand(1).begin(), operand(1).end());
    result.insert(result.end(), operand(0).begin(), operand(0).end());
    return result;
  }

  Word extract() const {
    const WordView part = operand(0).subspan(term.parameter(1), term.sort().width());
    return {part.begin(), part.end()};
  }

  Word extend(Wire fill) const {
    Word result(operand(0).begin(), operand(0).end());
    result.resize(term.sort().width(), fill);
    return result;
  }
};

namespace {

using Rules = const BlastingRules&;
using Rule = Word (*)(Rules);

struct Row {
  Kind kind;
  Rule rule;
};

constexpr Row rows[] = {
    {Kind::boolean_value, [](Rules r) { return r.value(); }},
    {Kind::bit_vector_value, [](Rules r) { return r.value(); }},
    {Kind::constant, [](Rules r) { return r.constant(); }},
    {Kind::logical_not, [](Rules r) { return Word{!r.wire(0)}; }},
    {Kind::logical_and, [](Rules r) { return Word{r.circuit().conjunction(r.wires())}; }},
    {Kind::logical_or, [](Rules r) { return Word{r.circuit().disjunction(r.wires())}; }},
    {Kind::logical_xor, [](Rules r) { return Word{r.circuit().exclusive_or(r.wire(0), r.wire(1))}; }},
    {Kind::implies, [](Rules r) { return Word{r.circuit().implication(r.wire(0), r.wire(1))}; }},
    {Kind::equal, [](Rules r) { return Word{r.words().equal(r.operand(0), r.operand(1))}; }},
    {Kind::distinct, [](Rules r) { return r.distinct(); }},
    {Kind::if_then_else,
     [](Rules r) { return r.words().if_then_else(r.wire(0), r.operand(1), r.operand(2)); }},
    {Kind::bv_not, [](Rules r) { return WordCircuit::bitwise_not(r.operand(0)); }},
    {Kind::bv_neg, [](Rules r) { return r.words().negate(r.operand(0)); }},
    {Kind::bv_and, [](Rules r) { return r.words().bitwise_and(r.operand(0), r.operand(1)); }},
    {Kind::bv_or, [](Rules r) { return r.words().bitwise_or(r.operand(0), r.operand(1)); }},
    {Kind::bv_xor, [](Rules r) { return r.words().bitwise_xor(r.operand(0), r.operand(1)); }},
    {Kind::bv_add, [](Rules r) { return r.words().add(r.operand(0), r.operand(1)); }},
    {Kind::bv_sub, [](Rules r) { return r.words().subtract(r.operand(0), r.operand(1)); }},
    {Kind::bv_mul, [](Rules r) { return r.words().multiply(r.operand(0), r.operand(1)); }},
    {Kind::bv_udiv, [](Rules r) { return r.divide(false, false); }},
    {Kind::bv_urem, [](Rules r) { return r.divide(false, true); }},
    {Kind::bv_sdiv, [](Rules r) { return r.divide(true, false); }},
    {Kind::bv_srem, [](Rules r) { return r.divide(true, true); }},
    {Kind::bv_shl, [](Rules r) { return r.words().shift_left(r.operand(0), r.operand(1)); }},
    {Kind::bv_lshr, [](Rules r) { return r.words().shift_right(r.operand(0), r.operand(1), false_wire); }},
    {Kind::bv_ashr,
     [](Rules r) { return r.words().shift_right(r.operand(0), r.operand(1), r.operand(0).back()); }},
    {Kind::bv_concat, [](Rules r) { return r.concat(); }},
    {Kind::bv_extract, [](Rules r) { return r.extract(); }},
    {Kind::bv_zero_extend, [](Rules r) { return r.extend(false_wire); }},
    {Kind::bv_sign_extend, [](Rules r) { return r.extend(r.operand(0).back()); }},
    {Kind::bv_ult, [](Rules r) { return Word{r.words().less(r.operand(0), r.operand(1))}; }},
    {Kind::bv_ule, [](Rules r) { return Word{!r.words().less(r.operand(1), r.operand(0))}; }},
    {Kind::bv_slt, [](Rules r) { return Word{r.words().less_signed(r.operand(0), r.operand(1))}; }},
    {Kind::bv_sle, [](Rules r) { return Word{!r.words().less_signed(r.operand(1), r.operand(0))}; }},
};

constexpr std::array<Rule, logic::kind_count> rules_by_kind() {
  std::array<Rule, logic::kind_count> rules{};
  for (const Row& row : rows) rules[static_cast<std::size_t>(row.kind)] = row.rule;
  return rules;
}
constexpr std::array<Rule, logic::kind_count> rules = rules_by_kind();

constexpr bool all_bit_vector_kinds_have_rules() {
  for (const logic::KindInfo& row : logic::kind_table) {
    const bool needed =
        row.typing == logic::Typing::boolean_operator || row.typing == logic::Typing::bv_operator ||
        row.typing == logic::Typing::bv_predicate || row.typing == logic::Typing::bv_extend ||
        row.typing == logic::Typing::bv_concat || row.typing == logic::Typing::bv_extract ||
        row.typing == logic::Typing::same_to_boolean || row.typing == logic::Typing::if_then_else;
    if (needed && rules[static_cast<std::size_t>(row.kind)] == nullptr) return false;
  }
  return true;
}
static_assert(all_bit_vector_kinds_have_rules(), "every Boolean and bit-vector operation has its rule");

bool is_bits(logic::Sort sort) { return sort.is_boolean() || sort.is_bit_vector(); }

}  // namespace

bool can_blast(Term term) {
  return is_bits(term.sort()) && rules[static_cast<std::size_t>(term.kind())] != nullptr;
}

WordView BitBlaster::known(Term term) const {
  const std::size_t width = term.sort().is_boolean() ? 1 : term.sort().width();
  return WordView(pool_).subspan(positions_.at(term), width);
}

Word BitBlaster::translate_one(Term term) {
  if (!can_blast(term))
    throw Unsupported("the bit-blaster has no " + std::string(to_string(term.kind())) + " of sort " +
                      term.sort().to_string());
  return rules[static_cast<std::size_t>(term.kind())](BlastingRules{*this, term});
}

void BitBlaster::translate(Term root) {
  logic::visit_postorder(
      root, [&](Term term) { return positions_.contains(term); },
      [&](Term term) {
        const Word word = translate_one(term);
        positions_.insert(term, pool_.size());
        pool_.insert(pool_.end(), word.begin(), word.end());
      });
}

Wire BitBlaster::boolean(Term term) {
  translate(term);
  return known(term)[0];
}

WordView BitBlaster::bits(Term term) {
  translate(term);
  return known(term);
}

void BitBlaster::define(Term constant, WordView wires) {
  JURY_CHECK(constant.kind() == Kind::constant && !positions_.contains(constant), "not a fresh constant");
  JURY_CHECK(wires.size() == (constant.sort().is_boolean() ? 1 : constant.sort().width()),
             "a word of another width");
  const Word word(wires.begin(), wires.end());
  positions_.insert(constant, pool_.size());
  pool_.insert(pool_.end(), word.begin(), word.end());
}

}  // namespace jury::solver
