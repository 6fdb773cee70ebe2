#include "solver/relational/model_finder.h"

#include <algorithm>

#include "logic/relational/printer.h"
#include "solver/relational/symmetry.h"

namespace jury::solver::relational {

using namespace logic::relational;

namespace {

class Stopwatch {
 public:
  explicit Stopwatch(double& total) : total_(total), start_(std::chrono::steady_clock::now()) {}
  ~Stopwatch() { total_ += Seconds(std::chrono::steady_clock::now() - start_).count(); }
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;

 private:
  double& total_;
  std::chrono::steady_clock::time_point start_;
};

void collect_conjuncts(Builder& builder, Formula formula, bool positive, std::vector<Formula>& into) {
  const Node* node = formula.node();
  const auto child = [&](std::size_t index) { return Formula(node->children[index]); };
  if (node->kind == NodeKind::Not) return collect_conjuncts(builder, child(0), !positive, into);
  if (node->kind == (positive ? NodeKind::And : NodeKind::Or)) {
    for (std::size_t index = 0; index < node->children.size(); ++index)
      collect_conjuncts(builder, child(index), positive, into);
    return;
  }
  if (node->kind == NodeKind::Implies && !positive) {
    collect_conjuncts(builder, child(0), true, into);
    collect_conjuncts(builder, child(1), false, into);
    return;
  }
  PositionScope scope(builder, node->position);
  into.push_back(positive ? formula : builder.negation(formula));
}

}  // namespace

ModelFinder::ModelFinder(Bounds bounds, ModelFinderOptions options)
    : bounds_(std::move(bounds)),
      options_(std::move(options)),
      sat_(options_.sat),
      encoder_(circuit_, sat_),
      translator_(circuit_, bounds_, [this] { checkpoint(); }) {}

ModelFinder::~ModelFinder() = default;

FormulaId ModelFinder::add(Formula formula) {
  JURY_CHECK(formula->free_variables.empty(), "a formula to solve has no free variables");
  entries_.push_back({formula});
  return entries_.size() - 1;
}

std::vector<FormulaId> ModelFinder::add_conjuncts(Builder& builder, Formula formula) {
  std::vector<Formula> conjuncts;
  collect_conjuncts(builder, formula, true, conjuncts);
  std::vector<FormulaId> ids;
  for (const Formula& conjunct : conjuncts) ids.push_back(add(conjunct));
  return ids;
}

void ModelFinder::checkpoint() {
  if (interrupted_.load(std::memory_order_relaxed)) {
    reason_unknown_ = "interrupted";
    throw Stopped();
  }
  if (deadline_.passed()) {
    reason_unknown_ = time_limit;
    throw Stopped();
  }
  if (circuit_.node_count() > options_.gate_limit)
    throw Unsupported("the relational formula needs more than " + std::to_string(options_.gate_limit) +
                      " gates: use smaller bounds");
}

void ModelFinder::interrupt() {
  interrupted_ = true;
  sat_.interrupt();
}

void ModelFinder::resume() {
  interrupted_ = false;
  sat_.resume();
}

// --- translation ---

void ModelFinder::translate(Entry& entry) {
  if (entry.translated) return;
  entry.first_skolem = translator_.skolems().size();
  const Wire wire = translator_.assumption(entry.formula, options_.skolemise);
  entry.last_skolem = translator_.skolems().size();
  entry.selector = encoder_.literal(wire);
  entry.translated = true;
}

void ModelFinder::require(Formula formula) {
  JURY_CHECK(formula->free_variables.empty(), "a formula to solve has no free variables");
  required_.push_back({formula});
}

void ModelFinder::translate_required() {
  for (Required& required : required_) {
    if (required.translated) continue;
    encoder_.require(translator_.assumption(required.formula, options_.skolemise));
    required.translated = true;
  }
}

void ModelFinder::require_constraints() {
  for (const Wire wire : translator_.take_constraints()) encoder_.require(wire);
}

// Constraints that earlier bounds allowed must go when a new relation tells their atoms apart, so they are
// assumed, not required.
void ModelFinder::update_symmetry_breaking() {
  if (bounded_relations_ == bounds_.all().size()) return;
  JURY_CHECK(!options_.bounds_are_final || bounded_relations_ == 0,
             "a relation was bounded after the bounds were final");
  for (const RelationBound& bound : bounds_.all()) translator_.variables().of(bound.relation);
  if (options_.break_symmetries) {
    const Wire breaking =
        symmetry_breaking(bounds_, translator_.variables(), circuit_, options_.symmetry_bits);
    if (options_.bounds_are_final)
      encoder_.require(breaking);
    else
      symmetry_selector_ = encoder_.literal(breaking);
  }
  bounded_relations_ = bounds_.all().size();
}

void ModelFinder::prepare(std::span<const FormulaId> active) {
  Stopwatch watch(translate_seconds_);
  update_symmetry_breaking();
  translate_required();
  for (const FormulaId id : active) translate(entries_.at(id));
  require_constraints();
}

// --- search ---

std::vector<int> ModelFinder::assumptions(std::span<const FormulaId> active) const {
  std::vector<int> literals;
  if (symmetry_selector_ != 0) literals.push_back(symmetry_selector_);
  if (enumeration_selector_ != 0) literals.push_back(enumeration_selector_);
  for (const FormulaId id : active) literals.push_back(entries_[id].selector);
  return literals;
}

Answer ModelFinder::search_prepared(std::span<const FormulaId> active, const Deadline& deadline) {
  encoder_.forget_model();
  const Answer answer = sat_.solve(assumptions(active), deadline.remaining());
  if (answer == Answer::unknown) reason_unknown_ = sat_.reason_unknown();
  return answer;
}

Answer ModelFinder::search(std::span<const FormulaId> active, const Deadline& deadline) {
  deadline_ = deadline;
  try {
    checkpoint();
    prepare(active);
  } catch (const Stopped&) {
    return Answer::unknown;
  }
  const Answer answer = search_prepared(active, deadline);
  if (answer == Answer::unsatisfiable) read_core(active);
  if (answer == Answer::satisfiable) {
    read_instance();
    read_witnesses();
    if (options_.check_instances) check_instance(active);
  }
  return answer;
}

Answer ModelFinder::solve(Seconds limit) {
  std::vector<FormulaId> all(entries_.size());
  for (FormulaId id = 0; id < all.size(); ++id) all[id] = id;
  return solve(all, limit);
}

Answer ModelFinder::solve(std::span<const FormulaId> active, Seconds limit) {
  active_.assign(active.begin(), active.end());
  enumeration_selector_ = 0;
  enumerated_.clear();
  return search(active_, Deadline(limit));
}

// --- instances ---

TupleSet ModelFinder::value_of(const Matrix& set) {
  std::vector<Tuple> tuples;
  for (std::size_t row = 0; row < set.rows(); ++row) {
    if (!encoder_.value(set.wire(row))) continue;
    Tuple tuple;
    for (const Column column : set.key(row)) {
      if (column.is_atom()) {
        tuple.push_back(Element::atom(column.index()));
        continue;
      }
      const Bits& bits = translator_.integers().bits(column);
      std::uint64_t number = 0;
      for (std::size_t bit = 0; bit < bits.size(); ++bit)
        if (encoder_.value(bits[bit])) number |= std::uint64_t{1} << bit;
      tuple.push_back(Element::integer(bounds_.width().wrap(number)));
    }
    tuples.push_back(std::move(tuple));
  }
  return TupleSet(set.arity(), std::move(tuples));
}

void ModelFinder::read_instance() {
  Instance instance;
  for (const RelationBound& bound : bounds_.all())
    instance.set(Expression(bound.relation), translator_.variables().read(bound.relation, [this](Wire wire) {
      return encoder_.value(wire);
    }));
  instance_ = std::move(instance);
}

void ModelFinder::read_witnesses() {
  witnesses_.clear();
  for (const FormulaId id : active_)
    for (std::size_t index = entries_[id].first_skolem; index < entries_[id].last_skolem; ++index) {
      const Skolem& skolem = translator_.skolems()[index];
      witnesses_.push_back({skolem.variable, value_of(skolem.matrix)});
    }
}

void ModelFinder::suggest_witnesses(Evaluator& evaluator) {
  for (const Witness& witness : witnesses_)
    for (const Tuple& tuple : witness.value) evaluator.suggest(Expression(witness.variable), tuple[0]);
}

void ModelFinder::check_instance(std::span<const FormulaId> active) {
  Stopwatch watch(check_seconds_);
  JURY_CHECK(bounds_.admits(instance_),
             "an instance violates its bounds:\n" + instance_.to_string(bounds_.universe()));
  Evaluator evaluator(bounds_.universe(), bounds_.width(), instance_);
  suggest_witnesses(evaluator);
  const auto check = [&](const Formula& formula) {
    JURY_CHECK(evaluator.holds(formula), "an instance violates the formula " + to_string(formula) + ":\n" +
                                             instance_.to_string(bounds_.universe()));
  };
  for (const Required& required : required_) check(required.formula);
  for (const FormulaId id : active) check(entries_[id].formula);
}

// --- enumeration ---

// Adds a clause that the present values of the unknowns falsify, under a selector of this enumeration.
void ModelFinder::block_instance() {
  // The first clause ends the life of the model, so all values are read before.
  std::vector<Wire> differences;
  for (const Wire input : translator_.variables().inputs())
    differences.push_back(input.negated_if(encoder_.value(input)));
  if (enumeration_selector_ == 0) enumeration_selector_ = encoder_.literal(circuit_.input());
  std::vector<int> clause{-enumeration_selector_};
  for (const Wire wire : differences) clause.push_back(encoder_.literal(wire));
  sat_.add_clause(clause);
}

Answer ModelFinder::next(Seconds limit) {
  const Deadline deadline(limit);
  enumerated_.push_back(instance_);
  while (true) {
    block_instance();
    const Answer answer = search(active_, deadline);
    core_.clear();
    if (answer != Answer::satisfiable) return answer;
    // A slot may hold a tuple that the upper bound lists as well: another assignment, the same instance.
    if (std::find(enumerated_.begin(), enumerated_.end(), instance_) == enumerated_.end()) return answer;
  }
}

// --- statistics ---

ModelFinderStatistics ModelFinder::statistics() const {
  ModelFinderStatistics result;
  result.primary_variables = translator_.variables().inputs().size();
  result.gates = circuit_.node_count() - circuit_.input_count();
  result.variables = sat_.statistics().variables;
  result.clauses = sat_.statistics().clauses;
  result.translate_seconds = translate_seconds_;
  result.solve_seconds = sat_.statistics().seconds;
  result.check_seconds = check_seconds_;
  result.solves = sat_.statistics().queries;
  return result;
}

}  // namespace jury::solver::relational
