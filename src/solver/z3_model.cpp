#include "solver/z3_model.h"

#include "support/diagnostics.h"

namespace jury::solver {

using logic::Sort;
using logic::Term;
using logic::Value;

namespace {

constexpr std::uint64_t tabulation_limit = 4096;

logic::Integer parse_integer(const char* text) {
  const auto value = logic::Integer::parse(text);
  JURY_CHECK(value.has_value(), std::string("z3 gave the numeral ") + text);
  return *value;
}

}  // namespace

Z3ModelReader::Z3ModelReader(Z3Translator& translator, Z3_model model)
    : translator_(translator), context_(translator.context()), model_(model) {}

Z3ModelReader::~Z3ModelReader() {
  for (const Z3_ast ast : held_) Z3_dec_ref(context_, ast);
}

void Z3ModelReader::read_universe(Sort sort) {
  Universe& universe = universes_[sort];
  const Z3_sort z3_sort = translator_.translate(sort);
  const unsigned count = Z3_model_get_num_sorts(context_, model_);
  bool known = false;
  for (unsigned i = 0; i < count && !known; ++i)
    known = Z3_is_eq_sort(context_, Z3_model_get_sort(context_, model_, i), z3_sort);
  if (!known) return;
  const Z3_ast_vector elements = Z3_model_get_sort_universe(context_, model_, z3_sort);
  Z3_ast_vector_inc_ref(context_, elements);
  for (unsigned i = 0; i < Z3_ast_vector_size(context_, elements); ++i) {
    const Z3_ast element = Z3_ast_vector_get(context_, elements, i);
    universe.numbers.emplace(Z3_get_ast_id(context_, element), universe.elements.size());
    universe.elements.push_back(element);
  }
  Z3_ast_vector_dec_ref(context_, elements);
}

Z3_ast Z3ModelReader::evaluate(Z3_ast ast) {
  Z3_ast result = nullptr;
  if (!Z3_model_eval(context_, model_, ast, true, &result)) return nullptr;
  context_.check();
  Z3_inc_ref(context_, result);
  held_.push_back(result);
  return result;
}

logic::Model Z3ModelReader::read(const logic::SymbolCollector& symbols) {
  logic::Model result;
  for (const Sort sort : symbols.uninterpreted_sorts()) read_universe(sort);
  for (const Term constant : symbols.constants()) {
    const Z3_ast ast = evaluate(translator_.translate(constant));
    const MaybeValue found = ast != nullptr ? value(ast, constant.sort()) : MaybeValue();
    if (found)
      result.set(constant, *found);
    else
      result.set_unknown(constant.function());
  }
  for (const logic::Function symbol : symbols.functions()) result.set(symbol, function(symbol, symbols));
  for (const auto& [sort, universe] : universes_)
    result.set_domain_size(sort, std::max<std::size_t>(universe.elements.size(), 1));
  return result;
}

Z3ModelReader::MaybeValue Z3ModelReader::value(Z3_ast ast, Sort sort) {
  switch (sort.kind()) {
    case logic::SortKind::boolean: {
      const Z3_lbool truth = Z3_get_bool_value(context_, ast);
      return truth == Z3_L_UNDEF ? MaybeValue() : Value(truth == Z3_L_TRUE);
    }
    case logic::SortKind::bit_vector:
    case logic::SortKind::integer:
      return numeral(ast, sort);
    case logic::SortKind::floating:
      return float_value(ast, sort);
    case logic::SortKind::uninterpreted:
      return Z3_is_app(context_, ast) ? MaybeValue(element(ast, sort)) : MaybeValue();
    case logic::SortKind::array:
      break;
  }
  return array(ast, sort);
}

Z3ModelReader::MaybeValue Z3ModelReader::numeral(Z3_ast ast, Sort sort) {
  if (!Z3_is_numeral_ast(context_, ast)) return {};
  const logic::Integer number = parse_integer(Z3_get_numeral_string(context_, ast));
  return sort.is_integer() ? Value(number) : Value(logic::BitVector(sort.width(), number));
}

Z3ModelReader::MaybeValue Z3ModelReader::float_value(Z3_ast ast, Sort sort) {
  const logic::FloatFormat format = sort.format();
  if (!Z3_is_numeral_ast(context_, ast) && Z3_get_ast_kind(context_, ast) != Z3_APP_AST) return {};
  if (Z3_fpa_is_numeral_nan(context_, ast)) return Value(logic::FloatValue::nan(format));
  const Z3_ast bits = evaluate(Z3_mk_fpa_to_ieee_bv(context_, ast));
  if (bits == nullptr || !Z3_is_numeral_ast(context_, bits)) return {};
  const logic::Integer number = parse_integer(Z3_get_numeral_string(context_, bits));
  return Value(logic::FloatValue(format, logic::BitVector(format.width(), number)));
}

Value Z3ModelReader::element(Z3_ast ast, Sort sort) {
  Universe& universe = universes_[sort];
  const auto [entry, is_new] =
      universe.numbers.emplace(Z3_get_ast_id(context_, ast), universe.elements.size());
  if (is_new) universe.elements.push_back(ast);
  return Value(logic::Element{sort, entry->second});
}

Z3ModelReader::MaybeValue Z3ModelReader::array(Z3_ast ast, Sort sort) {
  auto result = std::make_shared<logic::ArrayValue>();
  result->sort = sort;
  while (Z3_is_app(context_, ast)) {
    const Z3_app app = Z3_to_app(context_, ast);
    const Z3_func_decl declaration = Z3_get_app_decl(context_, app);
    const Z3_decl_kind kind = Z3_get_decl_kind(context_, declaration);
    if (kind == Z3_OP_CONST_ARRAY) {
      const MaybeValue rest = value(Z3_get_app_arg(context_, app, 0), sort.element());
      if (!rest) return {};
      result->default_value = *rest;
      return Value(logic::ArrayPointer(result));
    }
    if (kind == Z3_OP_AS_ARRAY && result->entries.empty())
      return array_from_function(Z3_get_as_array_func_decl(context_, ast), sort);
    if (kind != Z3_OP_STORE) return {};
    const MaybeValue index = value(Z3_get_app_arg(context_, app, 1), sort.index());
    const MaybeValue stored = value(Z3_get_app_arg(context_, app, 2), sort.element());
    if (!index || !stored) return {};
    result->entries.emplace(*index, *stored);  // an outer store hides an inner one
    ast = Z3_get_app_arg(context_, app, 0);
  }
  return {};
}

Z3ModelReader::MaybeValue Z3ModelReader::array_from_function(Z3_func_decl function, Sort sort) {
  const Z3_func_interp interpretation = Z3_model_get_func_interp(context_, model_, function);
  if (interpretation == nullptr) return {};
  Z3_func_interp_inc_ref(context_, interpretation);
  auto result = std::make_shared<logic::ArrayValue>();
  result->sort = sort;
  bool complete = true;
  for (unsigned i = 0; i < Z3_func_interp_get_num_entries(context_, interpretation); ++i) {
    const Z3_func_entry entry = Z3_func_interp_get_entry(context_, interpretation, i);
    Z3_func_entry_inc_ref(context_, entry);
    const MaybeValue index = value(Z3_func_entry_get_arg(context_, entry, 0), sort.index());
    const MaybeValue stored = value(Z3_func_entry_get_value(context_, entry), sort.element());
    Z3_func_entry_dec_ref(context_, entry);
    complete = complete && index && stored;
    if (complete) result->entries.insert_or_assign(*index, *stored);
  }
  const MaybeValue rest = value(Z3_func_interp_get_else(context_, interpretation), sort.element());
  Z3_func_interp_dec_ref(context_, interpretation);
  if (!complete || !rest) return {};
  result->default_value = *rest;
  return Value(logic::ArrayPointer(result));
}

// The entries and the default of Z3's table; false when some of it is no plain value.
bool Z3ModelReader::entries(Z3_func_interp interpretation, logic::Function function,
                            logic::FunctionTable* table) {
  bool complete = true;
  for (unsigned i = 0; i < Z3_func_interp_get_num_entries(context_, interpretation); ++i) {
    const Z3_func_entry entry = Z3_func_interp_get_entry(context_, interpretation, i);
    Z3_func_entry_inc_ref(context_, entry);
    std::vector<Value> arguments;
    for (unsigned j = 0; j < function.arity(); ++j)
      if (const MaybeValue argument = value(Z3_func_entry_get_arg(context_, entry, j), function.domain()[j]))
        arguments.push_back(*argument);
    const MaybeValue result = value(Z3_func_entry_get_value(context_, entry), function.range());
    Z3_func_entry_dec_ref(context_, entry);
    if (arguments.size() == function.arity() && result)
      table->entries.insert_or_assign(arguments, *result);
    else
      complete = false;
  }
  const Z3_ast rest = Z3_func_interp_get_else(context_, interpretation);
  table->default_value = rest != nullptr ? value(rest, function.range()) : MaybeValue();
  return complete && table->default_value.has_value();
}

logic::FunctionTable Z3ModelReader::function(logic::Function symbol, const logic::SymbolCollector& symbols) {
  logic::FunctionTable table;
  const Z3_func_decl declaration = translator_.translate(symbol);
  const Z3_func_interp interpretation = Z3_model_get_func_interp(context_, model_, declaration);
  if (interpretation == nullptr) {  // the formula does not depend on it
    table.default_value = Value::default_of(symbol.range());
    return table;
  }
  Z3_func_interp_inc_ref(context_, interpretation);
  const bool complete = entries(interpretation, symbol, &table);
  Z3_func_interp_dec_ref(context_, interpretation);
  if (!complete && !tabulate_all(symbol, &table)) tabulate(symbol, symbols, &table);
  return table;
}

// Every tuple of a small finite domain of uninterpreted sorts; false when it is not that.
bool Z3ModelReader::tabulate_all(logic::Function function, logic::FunctionTable* table) {
  std::uint64_t product = 1;
  for (const Sort sort : function.domain()) {
    const auto universe = universes_.find(sort);
    if (universe == universes_.end() || universe->second.elements.empty()) return false;
    product *= universe->second.elements.size();
    if (product > tabulation_limit) return false;
  }
  for (std::uint64_t code = 0; code < product; ++code) {
    std::vector<Value> arguments;
    std::vector<Z3_ast> elements;
    std::uint64_t rest = code;
    for (const Sort sort : function.domain()) {
      const Universe& universe = universes_.at(sort);
      elements.push_back(universe.elements[rest % universe.elements.size()]);
      arguments.emplace_back(logic::Element{sort, rest % universe.elements.size()});
      rest /= universe.elements.size();
    }
    const Z3_ast application = Z3_mk_app(context_, translator_.translate(function),
                                         static_cast<unsigned>(elements.size()), elements.data());
    Z3_inc_ref(context_, application);
    const Z3_ast result = evaluate(application);
    Z3_dec_ref(context_, application);
    const MaybeValue found = result != nullptr ? value(result, function.range()) : MaybeValue();
    if (!found) return false;
    table->entries.insert_or_assign(arguments, *found);
  }
  return true;
}

void Z3ModelReader::tabulate(logic::Function function, const logic::SymbolCollector& symbols,
                             logic::FunctionTable* table) {
  table->default_value.reset();
  for (const Term application : symbols.applications()) {
    if (application.function() != function || !application.is_ground()) continue;
    std::vector<Value> arguments;
    for (const Term child : application.children()) {
      const Z3_ast ast = evaluate(translator_.translate(child));
      const MaybeValue argument = ast != nullptr ? value(ast, child.sort()) : MaybeValue();
      if (argument) arguments.push_back(*argument);
    }
    const Z3_ast ast = evaluate(translator_.translate(application));
    const MaybeValue result = ast != nullptr ? value(ast, application.sort()) : MaybeValue();
    if (arguments.size() == application.size() && result) table->entries.insert_or_assign(arguments, *result);
  }
}

}  // namespace jury::solver
