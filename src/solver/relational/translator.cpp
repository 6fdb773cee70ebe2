// Bindings, caches and grounding; the handlers are in translate_expressions.cpp, translate_integers.cpp,
// translate_formulas.cpp and translate_assumptions.cpp.
#include "solver/relational/translator.h"

#include <array>

namespace jury::solver::relational {

using namespace logic::relational;

Translator::Translator(Circuit& circuit, const Bounds& bounds, std::function<void()> checkpoint)
    : circuit_(circuit),
      atoms_(bounds.universe().size()),
      checkpoint_(std::move(checkpoint)),
      integers_(circuit, bounds.width()),
      algebra_(circuit, integers_, atoms_, checkpoint_),
      variables_(circuit, integers_, bounds) {}

std::size_t Translator::CacheKeyHash::operator()(const CacheKey& key) const {
  std::size_t hash = key.node->id;
  for (const std::uint64_t part : key.binding) hash = (hash ^ part) * 0x9E3779B97F4A7C15ULL;
  return hash ^ (hash >> 29);
}

Translator::CacheKey Translator::cache_key(const Node* node) const {
  CacheKey key{node, {}};
  for (const Node* variable : node->free_variables) {
    const auto found = environment_.find(variable);
    JURY_CHECK(found != environment_.end(), "variable '" + variable->name + "' is not bound");
    key.binding.push_back(found->second.identity);
  }
  return key;
}

Translator::Binding Translator::grounded(Column column) {
  std::uint64_t identity = column.index();
  if (column.is_integer()) identity |= std::uint64_t{1} << 32;
  return {std::make_shared<const Matrix>(algebra_.single(std::array{column})), identity};
}

void Translator::with_binding(const Node* variable, Binding binding, const std::function<void()>& body) {
  const auto place = environment_.find(variable);
  const bool hides = place != environment_.end();
  Binding hidden = hides ? place->second : Binding{};
  environment_.insert_or_assign(variable, std::move(binding));
  // Checkpoints throw through here; the translator must stay usable afterwards.
  struct Restore {
    std::unordered_map<const Node*, Binding>& environment;
    const Node* variable;
    bool hides;
    Binding& hidden;
    ~Restore() {
      if (hides)
        environment.insert_or_assign(variable, std::move(hidden));
      else
        environment.erase(variable);
    }
  } restore{environment_, variable, hides, hidden};
  body();
}

bool Translator::ground(const Node& binder, Key& columns, Wire guard, const Visit& visit) {
  if (columns.size() == binder.bound_variables()) return visit(columns, guard);
  checkpoint_();
  const std::size_t index = columns.size();
  const Matrix domain = algebra_.listed(*expression(binder.children[2 * index + 1]));
  bool going = true;
  for (std::size_t row = 0; going && row < domain.rows(); ++row) {
    const Wire inside = circuit_.conjunction(guard, domain.wire(row));
    if (inside.is_false()) continue;
    const Column column = domain.key(row)[0];
    columns.push_back(column);
    with_binding(binder.children[2 * index], grounded(column),
                 [&] { going = ground(binder, columns, inside, visit); });
    columns.pop_back();
  }
  return going;
}

void Translator::ground(const Node& binder, const Visit& visit) {
  Key columns;
  ground(binder, columns, true_wire, visit);
}

Matrix Translator::witnesses(const Node& binder) {
  MatrixBuilder builder(binder.bound_variables());
  ground(binder, [&](KeyView columns, Wire guard) {
    builder.add(columns, circuit_.conjunction(guard, formula_wire(binder.body())));
    return true;
  });
  return builder.build(circuit_);
}

}  // namespace jury::solver::relational
