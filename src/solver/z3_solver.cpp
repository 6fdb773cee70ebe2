#include "solver/z3_solver.h"

#include <cmath>
#include <thread>
#include <unordered_set>

#include "solver/z3_model.h"
#include "solver/z3_translator.h"
#include "support/diagnostics.h"

namespace jury::solver {

using logic::Kind;
using logic::Term;

namespace {

class Params {
 public:
  explicit Params(Z3_context context) : context_(context), params_(Z3_mk_params(context)) {
    Z3_params_inc_ref(context_, params_);
  }
  ~Params() { Z3_params_dec_ref(context_, params_); }
  Params(const Params&) = delete;
  Params& operator=(const Params&) = delete;

  void set(const char* name, bool value) { Z3_params_set_bool(context_, params_, symbol(name), value); }
  void set(const char* name, unsigned value) { Z3_params_set_uint(context_, params_, symbol(name), value); }
  void apply(Z3_solver solver) { Z3_solver_set_params(context_, solver, params_); }

 private:
  Z3_symbol symbol(const char* name) { return Z3_mk_string_symbol(context_, name); }
  Z3_context context_;
  Z3_params params_;
};

bool is_literal(Term term) {
  return term.kind() == Kind::constant ||
         (term.kind() == Kind::logical_not && term[0].kind() == Kind::constant);
}

unsigned milliseconds(const Deadline& deadline) {
  constexpr unsigned none = 0xFFFFFFFF;
  if (!deadline.limited()) return none;
  const double rest = std::ceil(deadline.remaining().count() * 1000);
  return rest < 1 ? 1 : static_cast<unsigned>(std::min(rest, 4e9));
}

}  // namespace

struct Z3Solver::Backend {
  struct Assumed {
    Term term;
    Z3_ast literal;
  };
  struct Scope {
    std::vector<Term> proxied;  // assumptions whose proxy this scope defines
  };

  Z3Context context;
  Z3Translator translator{context};
  Z3_solver solver;
  unsigned timeout = 0xFFFFFFFF;
  unsigned work_limit = 0;
  logic::TermMap<Z3_ast> proxies;  // null when none is defined at present
  std::vector<Scope> scopes;
  std::vector<Assumed> assumed;
  std::atomic<bool> checking{false};

  explicit Backend(const SmtOptions& options)
      : solver(options.incremental ? Z3_mk_simple_solver(context) : Z3_mk_solver(context)) {
    Z3_solver_inc_ref(context, solver);
    Params params(context);
    params.set("random_seed", static_cast<unsigned>(options.seed));
    if (options.incremental) {
      params.set("auto_config", false);
      params.set("mbqi", options.model_based_instantiation);
      params.set("ematching", options.ematching);
    }
    params.apply(solver);
    context.check();
  }
  ~Backend() { Z3_solver_dec_ref(context, solver); }
  Backend(const Backend&) = delete;
  Backend& operator=(const Backend&) = delete;

  void set_limits(unsigned milliseconds, unsigned work) {
    if (milliseconds == timeout && work == work_limit) return;
    timeout = milliseconds;
    work_limit = work;
    Params params(context);
    params.set("timeout", milliseconds);
    params.set("rlimit", work);
    params.apply(solver);
  }

  Z3_ast literal(Term assumption) {
    if (is_literal(assumption)) return translator.translate(assumption);
    Z3_ast& proxy = proxies[assumption];
    if (proxy != nullptr) return proxy;
    const Z3_ast formula = translator.translate(assumption);
    const Z3_ast fresh = Z3_mk_fresh_const(context, "assumed", Z3_mk_bool_sort(context));
    Z3_inc_ref(context, fresh);
    Z3_solver_assert(context, solver, Z3_mk_implies(context, fresh, formula));
    context.check();
    if (!scopes.empty()) scopes.back().proxied.push_back(assumption);
    return proxy = fresh;
  }
};

Z3Solver::Z3Solver(logic::TermManager& manager, const SmtOptions& options)
    : SmtSolver(manager, options), backend_(std::make_unique<Backend>(options)) {}

Z3Solver::~Z3Solver() = default;

void Z3Solver::do_push() {
  Z3_solver_push(backend_->context, backend_->solver);
  backend_->scopes.emplace_back();
}

void Z3Solver::do_pop() {
  Z3_solver_pop(backend_->context, backend_->solver, 1);
  for (const Term term : backend_->scopes.back().proxied) backend_->proxies[term] = nullptr;
  backend_->scopes.pop_back();
}

void Z3Solver::do_add(Term formula) {
  Z3_solver_assert(backend_->context, backend_->solver, backend_->translator.translate(formula));
  backend_->context.check();
}

Answer Z3Solver::do_check(std::span<const Term> assumptions, const Deadline& deadline) {
  std::vector<Z3_ast> literals;
  backend_->assumed.clear();
  for (const Term assumption : assumptions) {
    literals.push_back(backend_->literal(assumption));
    backend_->assumed.push_back({assumption, literals.back()});
  }
  backend_->set_limits(milliseconds(deadline), work_limit());
  backend_->checking = true;
  const Z3_lbool result =
      interrupted() ? Z3_L_UNDEF
                    : Z3_solver_check_assumptions(backend_->context, backend_->solver,
                                                  static_cast<unsigned>(literals.size()), literals.data());
  backend_->checking = false;
  if (result != Z3_L_UNDEF) return result == Z3_L_TRUE ? Answer::satisfiable : Answer::unsatisfiable;
  set_reason(Z3_solver_get_reason_unknown(backend_->context, backend_->solver));
  return Answer::unknown;
}

logic::Model Z3Solver::do_model(const logic::SymbolCollector& symbols) {
  const Z3_model model = Z3_solver_get_model(backend_->context, backend_->solver);
  backend_->context.check();
  Z3_model_inc_ref(backend_->context, model);
  logic::Model result = Z3ModelReader(backend_->translator, model).read(symbols);
  Z3_model_dec_ref(backend_->context, model);
  return result;
}

std::vector<Term> Z3Solver::do_core() {
  const Z3_ast_vector literals = Z3_solver_get_unsat_core(backend_->context, backend_->solver);
  backend_->context.check();
  Z3_ast_vector_inc_ref(backend_->context, literals);
  std::unordered_set<Z3_ast> failed;
  for (unsigned i = 0; i < Z3_ast_vector_size(backend_->context, literals); ++i)
    failed.insert(Z3_ast_vector_get(backend_->context, literals, i));
  std::vector<Term> core;
  for (const auto& [term, literal] : backend_->assumed)
    if (failed.contains(literal)) core.push_back(term);
  Z3_ast_vector_dec_ref(backend_->context, literals);
  return core;
}

// Z3 forgets an interruption that comes just before a check starts, so it is repeated while the check runs.
void Z3Solver::do_interrupt() {
  for (int i = 0; i < 200 && backend_->checking; ++i) {
    Z3_interrupt(backend_->context);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace jury::solver
