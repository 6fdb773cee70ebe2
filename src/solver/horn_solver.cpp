#include "solver/horn_solver.h"

#include <z3.h>

#include <cmath>

#include "logic/symbols.h"
#include "logic/traversal.h"
#include "solver/z3_translator.h"
#include "support/diagnostics.h"

namespace jury::solver {

using logic::Kind;
using logic::Term;

namespace {

// Formulas of Z3 as terms: what Spacer's lemmas are made of.
class LemmaReader {
 public:
  LemmaReader(logic::TermManager& manager, Z3_context context, const std::vector<Term>& parameters)
      : manager_(manager), context_(context), parameters_(parameters) {}

  std::optional<Term> read(Z3_ast ast) {
    switch (Z3_get_ast_kind(context_, ast)) {
      case Z3_VAR_AST: {
        const auto index = Z3_get_index_value(context_, ast);
        return index < parameters_.size() ? std::optional(parameters_[index]) : std::nullopt;
      }
      case Z3_NUMERAL_AST:
        return numeral(Z3_get_numeral_string(context_, ast));
      case Z3_APP_AST:
        return application(Z3_to_app(context_, ast));
      case Z3_QUANTIFIER_AST:
      case Z3_SORT_AST:
      case Z3_FUNC_DECL_AST:
      case Z3_UNKNOWN_AST:
        break;
    }
    return std::nullopt;
  }

 private:
  std::optional<Term> numeral(const std::string& text) {
    if (text.find_first_of("./") != std::string::npos) return std::nullopt;
    const auto value = logic::Integer::parse(text);
    return value ? std::optional(manager_.integer(*value)) : std::nullopt;
  }

  std::optional<Term> application(Z3_app app) {
    std::vector<Term> operands;
    for (unsigned i = 0; i < Z3_get_app_num_args(context_, app); ++i) {
      const auto operand = read(Z3_get_app_arg(context_, app, i));
      if (!operand) return std::nullopt;
      operands.push_back(*operand);
    }
    const auto compare = [&](Kind kind, bool swapped) {
      return manager_.make(kind, {operands[swapped ? 1 : 0], operands[swapped ? 0 : 1]});
    };
    const auto fold = [&](Kind kind) {
      Term result = operands[0];
      for (std::size_t i = 1; i < operands.size(); ++i) result = manager_.make(kind, {result, operands[i]});
      return result;
    };
    // Of some hundred kinds; the others do not occur in lemmas over integers and Booleans.
    const Z3_decl_kind kind = Z3_get_decl_kind(context_, Z3_get_app_decl(context_, app));
    if (kind == Z3_OP_TRUE) return manager_.true_term();
    if (kind == Z3_OP_FALSE) return manager_.false_term();
    if (kind == Z3_OP_AND) return manager_.conjunction(operands);
    if (kind == Z3_OP_OR) return manager_.disjunction(operands);
    if (kind == Z3_OP_NOT) return manager_.negation(operands[0]);
    if (kind == Z3_OP_IMPLIES) return manager_.implies(operands[0], operands[1]);
    if (kind == Z3_OP_EQ || kind == Z3_OP_IFF) return manager_.equal(operands[0], operands[1]);
    if (kind == Z3_OP_ITE) return manager_.if_then_else(operands[0], operands[1], operands[2]);
    if (kind == Z3_OP_LE) return compare(Kind::int_less_equal, false);
    if (kind == Z3_OP_GE) return compare(Kind::int_less_equal, true);
    if (kind == Z3_OP_LT) return compare(Kind::int_less, false);
    if (kind == Z3_OP_GT) return compare(Kind::int_less, true);
    if (kind == Z3_OP_ADD) return fold(Kind::int_add);
    if (kind == Z3_OP_SUB) return fold(Kind::int_sub);
    if (kind == Z3_OP_MUL) return fold(Kind::int_mul);
    if (kind == Z3_OP_UMINUS) return manager_.make(Kind::int_neg, {operands[0]});
    if (kind == Z3_OP_MOD) return compare(Kind::int_mod, false);
    if (kind == Z3_OP_IDIV) return compare(Kind::int_div, false);
    return std::nullopt;
  }

  logic::TermManager& manager_;
  Z3_context context_;
  const std::vector<Term>& parameters_;
};

}  // namespace

struct HornSolver::Backend {
  struct Relation {
    Z3_func_decl symbol;
    std::vector<Term> parameters;
  };

  Z3Context context;
  Z3Translator translator{context};
  Z3_fixedpoint engine;
  std::vector<Z3_ast> held;
  std::vector<Relation> relations;
  Z3_func_decl failure;

  Backend() : engine(Z3_mk_fixedpoint(context)) {
    Z3_fixedpoint_inc_ref(context, engine);
    failure = declare("failure", {});
  }
  ~Backend() {
    for (const auto ast : held) Z3_dec_ref(context, ast);
    Z3_fixedpoint_dec_ref(context, engine);
  }
  Backend(const Backend&) = delete;
  Backend& operator=(const Backend&) = delete;

  Z3_ast hold(Z3_ast ast) {
    context.check();
    Z3_inc_ref(context, ast);
    held.push_back(ast);
    return ast;
  }

  Z3_symbol symbol(const std::string& name) { return Z3_mk_string_symbol(context, name.c_str()); }

  Z3_func_decl declare(const std::string& name, const std::vector<Z3_sort>& sorts) {
    const auto made = Z3_mk_func_decl(context, symbol(name), static_cast<unsigned>(sorts.size()),
                                      sorts.data(), Z3_mk_bool_sort(context));
    hold(Z3_func_decl_to_ast(context, made));
    Z3_fixedpoint_register_relation(context, engine, made);
    return made;
  }

  Z3_ast apply(const HornAtom& atom) {
    std::vector<Z3_ast> arguments;
    for (const auto argument : atom.arguments) arguments.push_back(translator.translate(argument));
    return hold(Z3_mk_app(context, relations[atom.relation].symbol, static_cast<unsigned>(arguments.size()),
                          arguments.data()));
  }

  void add(std::span<const HornAtom> body, Term constraint, Z3_ast conclusion,
           const std::vector<Term>& constants) {
    std::vector<Z3_ast> premises{translator.translate(constraint)};
    for (const auto& atom : body) premises.push_back(apply(atom));
    const auto all = hold(Z3_mk_and(context, static_cast<unsigned>(premises.size()), premises.data()));
    const auto rule = hold(Z3_mk_implies(context, all, conclusion));
    Z3_fixedpoint_add_rule(context, engine, close(rule, constants), symbol("rule"));
    context.check();
  }

  // For all values of the constants.
  Z3_ast close(Z3_ast formula, const std::vector<Term>& constants) {
    if (constants.empty()) return formula;
    std::vector<Z3_app> variables;
    for (const auto constant : constants)
      variables.push_back(Z3_to_app(context, translator.translate(constant)));
    return hold(Z3_mk_forall_const(context, 0, static_cast<unsigned>(variables.size()), variables.data(), 0,
                                   nullptr, formula));
  }

  // Relations must not be merged or cut by the preprocessing, or they have no interpretation afterwards.
  void configure(unsigned milliseconds) {
    const Z3_params params = Z3_mk_params(context);
    Z3_params_inc_ref(context, params);
    Z3_params_set_symbol(context, params, symbol("engine"), symbol("spacer"));
    Z3_params_set_uint(context, params, symbol("timeout"), milliseconds);
    for (const char* off : {"xform.slice", "xform.inline_linear", "xform.inline_eager"})
      Z3_params_set_bool(context, params, symbol(off), false);
    Z3_fixedpoint_set_params(context, engine, params);
    Z3_params_dec_ref(context, params);
    context.check();
  }
};

HornSolver::HornSolver(logic::TermManager& manager)
    : manager_(manager), backend_(std::make_unique<Backend>()) {}

HornSolver::~HornSolver() = default;

std::size_t HornSolver::add_relation(std::vector<Term> parameters) {
  std::vector<Z3_sort> sorts;
  for (const auto parameter : parameters) sorts.push_back(backend_->translator.translate(parameter.sort()));
  const auto number = backend_->relations.size();
  const auto symbol = backend_->declare("relation" + std::to_string(number), sorts);
  backend_->relations.push_back({symbol, std::move(parameters)});
  return number;
}

namespace {

std::vector<Term> constants_of(std::span<const HornAtom> body, Term constraint, const HornAtom* head) {
  std::vector<Term> result;
  logic::TermMap<bool> seen;
  const auto scan = [&](Term root) {
    logic::visit_postorder(
        root, [&](Term term) { return seen[term]; },
        [&](Term term) {
          seen[term] = true;
          if (term.kind() == Kind::constant) result.push_back(term);
        });
  };
  scan(constraint);
  for (const auto& atom : body)
    for (const auto argument : atom.arguments) scan(argument);
  if (head)
    for (const auto argument : head->arguments) scan(argument);
  return result;
}

}  // namespace

void HornSolver::add_rule(std::span<const HornAtom> body, Term constraint, const HornAtom& head) {
  backend_->add(body, constraint, backend_->apply(head), constants_of(body, constraint, &head));
}

void HornSolver::add_query(std::span<const HornAtom> body, Term constraint) {
  const auto failure = backend_->hold(Z3_mk_app(backend_->context, backend_->failure, 0, nullptr));
  backend_->add(body, constraint, failure, constants_of(body, constraint, nullptr));
}

Answer HornSolver::solve(Seconds limit) {
  const double milliseconds = std::ceil(limit.count() * 1000);
  backend_->configure(milliseconds < 1 ? 1 : static_cast<unsigned>(std::min(milliseconds, 4e9)));
  const auto answer =
      Z3_fixedpoint_query_relations(backend_->context, backend_->engine, 1, &backend_->failure);
  // A time limit is an error of this call; the engine is not used again after it.
  if (Z3_get_error_code(backend_->context) != Z3_OK) return Answer::unknown;
  if (answer == Z3_L_TRUE) return Answer::satisfiable;
  return answer == Z3_L_FALSE ? Answer::unsatisfiable : Answer::unknown;
}

std::optional<Term> HornSolver::interpretation(std::size_t relation) {
  const auto& there = backend_->relations[relation];
  const auto lemmas = Z3_fixedpoint_get_cover_delta(backend_->context, backend_->engine, -1, there.symbol);
  if (Z3_get_error_code(backend_->context) != Z3_OK || !lemmas) return std::nullopt;
  return LemmaReader(manager_, backend_->context, there.parameters).read(backend_->hold(lemmas));
}

void HornSolver::interrupt() { Z3_interrupt(backend_->context); }

}  // namespace jury::solver
