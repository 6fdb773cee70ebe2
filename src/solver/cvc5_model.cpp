#include "solver/cvc5_model.h"

#include <algorithm>

#include "support/diagnostics.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace jury::solver {

using logic::Sort;
using logic::Term;
using logic::Value;

namespace {

constexpr std::uint64_t tabulation_limit = 4096;

logic::Integer parse_integer(const std::string& text) {
  const auto value = logic::Integer::parse(text);
  JURY_CHECK(value.has_value(), "cvc5 gave the numeral " + text);
  return *value;
}

logic::BitVector bits(const cvc5::Term& term, std::uint32_t width) {
  return {width, parse_integer(term.getBitVectorValue(10))};
}

}  // namespace

logic::Model Cvc5ModelReader::read(const logic::SymbolCollector& symbols) {
  logic::Model result;
  for (const Sort sort : symbols.uninterpreted_sorts()) read_universe(sort);
  for (const Term constant : symbols.constants()) {
    if (const MaybeValue found = value_of(translator_.translate(constant), constant.sort()))
      result.set(constant, *found);
    else
      result.set_unknown(constant.function());
  }
  for (const logic::Function symbol : symbols.functions()) result.set(symbol, function(symbol, symbols));
  for (const auto& [sort, universe] : universes_)
    result.set_domain_size(sort, std::max<std::size_t>(universe.elements.size(), 1));
  return result;
}

void Cvc5ModelReader::read_universe(Sort sort) {
  universes_[sort];
  try {
    for (const cvc5::Term& term : solver_.getModelDomainElements(translator_.translate(sort)))
      element(term, sort);
  } catch (const cvc5::CVC5ApiException&) {
    // No domain is known; elements are numbered as they turn up.
  }
}

Cvc5ModelReader::MaybeValue Cvc5ModelReader::value_of(const cvc5::Term& term, Sort sort) {
  try {
    return value(solver_.getValue(term), sort);
  } catch (const cvc5::CVC5ApiException&) {
    return {};
  }
}

Cvc5ModelReader::MaybeValue Cvc5ModelReader::value(const cvc5::Term& term, Sort sort) {
  switch (sort.kind()) {
    case logic::SortKind::boolean:
      return term.isBooleanValue() ? MaybeValue(Value(term.getBooleanValue())) : MaybeValue();
    case logic::SortKind::bit_vector:
      return term.isBitVectorValue() ? MaybeValue(Value(bits(term, sort.width()))) : MaybeValue();
    case logic::SortKind::integer:
      return term.isIntegerValue() ? MaybeValue(Value(parse_integer(term.getIntegerValue()))) : MaybeValue();
    case logic::SortKind::floating:
      return float_value(term, sort);
    case logic::SortKind::uninterpreted:
      return term.isUninterpretedSortValue() ? MaybeValue(element(term, sort)) : MaybeValue();
    case logic::SortKind::array:
      break;
  }
  return array(term, sort);
}

Cvc5ModelReader::MaybeValue Cvc5ModelReader::float_value(const cvc5::Term& term, Sort sort) {
  const logic::FloatFormat format = sort.format();
  if (term.isFloatingPointNaN()) return Value(logic::FloatValue::nan(format));
  if (term.isFloatingPointPosInf()) return Value(logic::FloatValue::infinity(format, false));
  if (term.isFloatingPointNegInf()) return Value(logic::FloatValue::infinity(format, true));
  if (term.isFloatingPointPosZero()) return Value(logic::FloatValue::zero(format, false));
  if (term.isFloatingPointNegZero()) return Value(logic::FloatValue::zero(format, true));
  if (!term.isFloatingPointValue()) return {};
  return Value(logic::FloatValue(format, bits(std::get<2>(term.getFloatingPointValue()), format.width())));
}

Value Cvc5ModelReader::element(const cvc5::Term& term, Sort sort) {
  Universe& universe = universes_[sort];
  const auto [entry, is_new] =
      universe.numbers.emplace(term.getUninterpretedSortValue(), universe.elements.size());
  if (is_new) universe.elements.push_back(term);
  return Value(logic::Element{sort, entry->second});
}

Cvc5ModelReader::MaybeValue Cvc5ModelReader::array(cvc5::Term term, Sort sort) {
  auto result = std::make_shared<logic::ArrayValue>();
  result->sort = sort;
  for (; term.getKind() == cvc5::Kind::STORE; term = cvc5::Term(term[0])) {
    const MaybeValue index = value(term[1], sort.index()), stored = value(term[2], sort.element());
    if (!index || !stored) return {};
    result->entries.emplace(*index, *stored);  // an outer store hides an inner one
  }
  if (!term.isConstArray()) return {};
  const MaybeValue rest = value(term.getConstArrayBase(), sort.element());
  if (!rest) return {};
  result->default_value = *rest;
  return Value(logic::ArrayPointer(std::move(result)));
}

logic::FunctionTable Cvc5ModelReader::function(logic::Function symbol,
                                               const logic::SymbolCollector& symbols) {
  logic::FunctionTable table;
  try {
    const cvc5::Term lambda = solver_.getValue(translator_.translate(symbol));
    if (lambda.getKind() == cvc5::Kind::LAMBDA && read_lambda(lambda, symbol, &table)) return table;
  } catch (const cvc5::CVC5ApiException&) {
    // No value as a whole; ask point by point.
  }
  table = {};
  if (!tabulate_all(symbol, &table)) tabulate(symbol, symbols, &table);
  return table;
}

// (lambda (x ...) (ite (and (= x v) ...) r (ite ... default))); false when it is anything else.
bool Cvc5ModelReader::read_lambda(const cvc5::Term& lambda, logic::Function function,
                                  logic::FunctionTable* table) {
  const cvc5::Term variables = lambda[0];
  cvc5::Term body = lambda[1];
  for (; body.getKind() == cvc5::Kind::ITE; body = cvc5::Term(body[2])) {
    std::vector<Value> arguments;
    const MaybeValue result = value(body[1], function.range());
    if (!result || !read_condition(body[0], variables, function, &arguments)) return false;
    table->entries.emplace(arguments, *result);
  }
  table->default_value = value(body, function.range());
  return table->default_value.has_value();
}

// A conjunction that gives every variable a value.
bool Cvc5ModelReader::read_condition(const cvc5::Term& condition, const cvc5::Term& variables,
                                     logic::Function function, std::vector<Value>* arguments) {
  std::vector<cvc5::Term> equalities;
  if (condition.getKind() == cvc5::Kind::AND)
    equalities.assign(condition.begin(), condition.end());
  else
    equalities.push_back(condition);
  std::vector<MaybeValue> found(function.arity());
  for (const cvc5::Term& equality : equalities) {
    if (equality.getKind() != cvc5::Kind::EQUAL) return false;
    for (std::size_t i = 0; i < function.arity(); ++i)
      for (std::size_t side = 0; side < 2; ++side)
        if (equality[side] == variables[i]) found[i] = value(equality[1 - side], function.domain()[i]);
  }
  for (const MaybeValue& argument : found) {
    if (!argument) return false;
    arguments->push_back(*argument);
  }
  return true;
}

bool Cvc5ModelReader::tabulate_all(logic::Function function, logic::FunctionTable* table) {
  std::uint64_t product = 1;
  for (const Sort sort : function.domain()) {
    const auto universe = universes_.find(sort);
    if (universe == universes_.end() || universe->second.elements.empty()) return false;
    product *= universe->second.elements.size();
    if (product > tabulation_limit) return false;
  }
  for (std::uint64_t code = 0; code < product; ++code) {
    std::vector<Value> arguments;
    std::vector<cvc5::Term> children{translator_.translate(function)};
    std::uint64_t rest = code;
    for (const Sort sort : function.domain()) {
      const Universe& universe = universes_.at(sort);
      children.push_back(universe.elements[rest % universe.elements.size()]);
      arguments.emplace_back(logic::Element{sort, rest % universe.elements.size()});
      rest /= universe.elements.size();
    }
    const MaybeValue result = value_of(solver_.mkTerm(cvc5::Kind::APPLY_UF, children), function.range());
    if (!result) return false;
    table->entries.insert_or_assign(arguments, *result);
  }
  return true;
}

void Cvc5ModelReader::tabulate(logic::Function function, const logic::SymbolCollector& symbols,
                               logic::FunctionTable* table) {
  for (const Term application : symbols.applications()) {
    if (application.function() != function || !application.is_ground()) continue;
    std::vector<Value> arguments;
    for (const Term child : application.children())
      if (const MaybeValue argument = value_of(translator_.translate(child), child.sort()))
        arguments.push_back(*argument);
    const MaybeValue result = value_of(translator_.translate(application), application.sort());
    if (arguments.size() == application.size() && result) table->entries.insert_or_assign(arguments, *result);
  }
}

}  // namespace jury::solver
