#include "engine/pdr/structure.h"

#include <algorithm>

namespace jury::engine::pdr {

using encode::epr::Atom;
using encode::epr::Literal;
using encode::epr::Name;
using encode::epr::Relation;

namespace {

std::size_t index(Sort sort) { return sort == Sort::Iterator ? 1 : 0; }

std::vector<Element> tuple_at(const Structure& structure, const Relation& relation, std::size_t place) {
  std::vector<Element> tuple;
  for (const auto sort : relation.domain) {
    tuple.push_back(static_cast<Element>(place % structure.sizes[index(sort)]));
    place /= structure.sizes[index(sort)];
  }
  return tuple;
}

std::size_t place_of(const Structure& structure, const Relation& relation, const Element* tuple) {
  std::size_t place = 0;
  for (std::size_t i = relation.domain.size(); i-- > 0;)
    place = place * structure.sizes[index(relation.domain[i])] + tuple[i];
  return place;
}

// Values of a clause's literals in a structure, under a partial assignment.
class ClauseReader {
 public:
  ClauseReader(const Transitions& transitions, const Structure& structure,
               const std::vector<Element>& assignment)
      : transitions_(transitions), structure_(structure), assignment_(assignment) {}

  bool holds(const Literal& literal) const { return atom(literal.atom) == literal.positive; }

 private:
  Element element(const Name& name) const {
    switch (name.tag) {
      case Name::Tag::Variable:
        return assignment_[name.index];
      case Name::Tag::Input:
        return structure_.inputs[name.index];
      case Name::Tag::Result:
        return structure_.result;
      case Name::Tag::Null:
        return structure_.null;
      case Name::Tag::Other:
        return structure_.other;
      case Name::Tag::NoIterator:
        return structure_.no_iterator;
    }
    return 0;
  }

  bool relation(const Atom& atom, bool after) const {
    Element tuple[2] = {0, 0};
    for (std::size_t i = 0; i < atom.arguments.size(); ++i) tuple[i] = element(atom.arguments[i]);
    const auto place = place_of(structure_, transitions_.relations[atom.relation], tuple);
    const auto& table = after ? structure_.after[atom.relation] : structure_.before[atom.relation];
    return table.empty() ? structure_.before[atom.relation][place] : table[place];
  }

  bool atom(const Atom& atom) const {
    switch (atom.kind) {
      case Atom::Kind::Before:
        return relation(atom, false);
      case Atom::Kind::After:
        return relation(atom, true);
      case Atom::Kind::Violated:
        return structure_.violated[element(atom.arguments[0])];
      case Atom::Kind::Equal:
        return element(atom.arguments[0]) == element(atom.arguments[1]);
      case Atom::Kind::Iterates:
        return structure_.iterated[element(atom.arguments[0])] == element(atom.arguments[1]);
      case Atom::Kind::Input:
        return structure_.inputs[atom.relation] != 0;
      case Atom::Kind::Result:
        return structure_.result != 0;
      case Atom::Kind::Raised:
        return structure_.raised;
      case Atom::Kind::Thrown:
        return structure_.thrown;
    }
    return false;
  }

  const Transitions& transitions_;
  const Structure& structure_;
  const std::vector<Element>& assignment_;
};

// Depth-first search over the variables; a literal is looked at when its last variable has got a value.
// Backtracking over the variables, those with the fewest candidates first.
class ViolationSearch {
 public:
  ViolationSearch(const Transitions& transitions, const Structure& structure, const Clause& clause,
                  std::size_t most_steps)
      : structure_(structure),
        clause_(clause),
        assignment_(clause.variables.size()),
        reader_(transitions, structure, assignment_),
        steps_left_(most_steps) {}

  std::optional<std::vector<Element>> run() {
    if (!sort_literals() || !find_candidates()) return std::nullopt;
    order_variables();
    if (!search(0)) return std::nullopt;
    return assignment_;
  }

 private:
  static std::vector<std::uint32_t> variables_of(const Literal& literal) {
    std::vector<std::uint32_t> result;
    for (const auto& name : literal.atom.arguments)
      if (name.tag == Name::Tag::Variable) result.push_back(name.index);
    std::ranges::sort(result);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
  }

  // False when a literal without variables holds.
  bool sort_literals() {
    single_.resize(assignment_.size());
    for (const auto& literal : clause_.literals) {
      const auto variables = variables_of(literal);
      if (variables.empty() && reader_.holds(literal)) return false;
      if (variables.size() == 1) single_[variables[0]].push_back(&literal);
      if (variables.size() > 1) several_.emplace_back(variables, &literal);
    }
    return true;
  }

  bool any_holds(const std::vector<const Literal*>& literals) const {
    return std::ranges::any_of(literals, [this](const Literal* literal) { return reader_.holds(*literal); });
  }

  bool find_candidates() {
    candidates_.resize(assignment_.size());
    for (std::size_t v = 0; v < assignment_.size(); ++v) {
      for (Element e = 0; e < structure_.sizes[index(clause_.variables[v])]; ++e) {
        assignment_[v] = e;
        if (!any_holds(single_[v])) candidates_[v].push_back(e);
      }
      if (candidates_[v].empty()) return false;
    }
    return true;
  }

  void order_variables() {
    for (std::uint32_t v = 0; v < assignment_.size(); ++v) order_.push_back(v);
    std::ranges::stable_sort(order_, {}, [this](std::uint32_t v) { return candidates_[v].size(); });
    std::vector<std::size_t> place(order_.size());
    for (std::size_t i = 0; i < order_.size(); ++i) place[order_[i]] = i;
    due_.resize(order_.size());
    for (const auto& [variables, literal] : several_) {
      std::size_t last = 0;
      for (const auto v : variables) last = std::max(last, place[v]);
      due_[last].push_back(literal);
    }
  }

  bool search(std::size_t depth) {
    if (depth == order_.size()) return true;
    const auto variable = order_[depth];
    for (const auto e : candidates_[variable]) {
      if (steps_left_ == 0) return false;
      --steps_left_;
      assignment_[variable] = e;
      if (!any_holds(due_[depth]) && search(depth + 1)) return true;
    }
    return false;
  }

  const Structure& structure_;
  const Clause& clause_;
  std::vector<Element> assignment_;
  ClauseReader reader_;
  std::size_t steps_left_;
  std::vector<std::vector<const Literal*>> single_, due_;
  std::vector<std::pair<std::vector<std::uint32_t>, const Literal*>> several_;
  std::vector<std::vector<Element>> candidates_;
  std::vector<std::uint32_t> order_;
};

class DiagramBuilder {
 public:
  DiagramBuilder(const Transitions& transitions, const Procedure& procedure, const Structure& structure,
                 const Selection& selection)
      : transitions_(transitions), procedure_(procedure), structure_(structure), selection_(selection) {
    for (int sort = 0; sort < 2; ++sort) names_[sort].resize(structure.sizes[sort]);
  }

  Clause build() {
    outcome();
    inputs();
    name_rest();
    relations();
    iterated();
    distinctions();
    return std::move(clause_);
  }

 private:
  // The clause is the negation: a literal that holds in the structure is added negated.
  void add(Atom atom, bool holds) { clause_.literals.push_back({std::move(atom), !holds}); }

  void outcome() {
    if (procedure_.raises) add({Atom::Kind::Raised, 0, {}}, structure_.raised);
    if (procedure_.throws && !structure_.raised) add({Atom::Kind::Thrown, 0, {}}, structure_.thrown);
  }

  bool returns() const { return !structure_.raised && !structure_.thrown; }

  void inputs() {
    for (std::uint32_t i = 0; i < procedure_.inputs.size(); ++i) {
      if (procedure_.inputs[i].sort == Sort::Truth)
        add({Atom::Kind::Input, i, {}}, structure_.inputs[i] != 0);
      else
        bind(index(procedure_.inputs[i].sort), structure_.inputs[i], {Name::Tag::Input, i});
    }
    if (!procedure_.result || !returns()) return;
    if (*procedure_.result == Sort::Truth)
      add({Atom::Kind::Result, 0, {}}, structure_.result != 0);
    else
      bind(index(*procedure_.result), structure_.result, {Name::Tag::Result, 0});
  }

  // The element is known by this name; a second name gives an equation.
  void bind(std::size_t sort, Element element, Name name) {
    auto& known = names_[sort][element];
    if (known)
      add({Atom::Kind::Equal, 0, {name, *known}}, true);
    else
      known = name;
  }

  void name_rest() {
    constant(0, structure_.null, Name::Tag::Null);
    constant(0, structure_.other, Name::Tag::Other);
    constant(1, structure_.no_iterator, Name::Tag::NoIterator);
    for (std::size_t sort = 0; sort < 2; ++sort) {
      for (Element e = 0; e < structure_.sizes[sort]; ++e) {
        if (names_[sort][e] || !selection_.elements[sort][e]) continue;
        names_[sort][e] = Name{Name::Tag::Variable, static_cast<std::uint32_t>(clause_.variables.size())};
        clause_.variables.push_back(sort == 1 ? Sort::Iterator : Sort::Reference);
      }
    }
  }

  void constant(std::size_t sort, Element element, Name::Tag tag) {
    if (names_[sort][element] || selection_.elements[sort][element]) bind(sort, element, {tag, 0});
  }

  void relations() {
    for (std::uint32_t r = 0; r < transitions_.relations.size(); ++r) {
      const auto& relation = transitions_.relations[r];
      for (std::size_t place = 0; place < structure_.before[r].size(); ++place) {
        const auto names = names_of(relation, place);
        if (!names) continue;
        add({Atom::Kind::Before, r, *names}, structure_.before[r][place]);
        if (!structure_.after[r].empty() && !structure_.raised)
          add({Atom::Kind::After, r, *names}, structure_.after[r][place]);
      }
    }
    if (!structure_.raised) return;
    for (Element i = 0; i < structure_.sizes[1]; ++i)
      if (names_[1][i] && structure_.violated[i]) add({Atom::Kind::Violated, 0, {*names_[1][i]}}, true);
  }

  std::optional<std::vector<Name>> names_of(const Relation& relation, std::size_t place) const {
    std::vector<Name> names;
    const auto tuple = tuple_at(structure_, relation, place);
    for (std::size_t i = 0; i < tuple.size(); ++i) {
      const auto& name = names_[index(relation.domain[i])][tuple[i]];
      if (!name) return std::nullopt;
      names.push_back(*name);
    }
    return names;
  }

  void iterated() {
    for (Element i = 0; i < structure_.sizes[1]; ++i) {
      if (!names_[1][i] || i == structure_.no_iterator) continue;
      for (Element c = 0; c < structure_.sizes[0]; ++c) {
        const bool iterates = structure_.iterated[i] == c;
        const bool ordinary = c != structure_.null && c != structure_.other;
        // A witness may stand for null or for data.
        if (names_[0][c] && (ordinary || (iterates && structure_.violated[i])))
          add({Atom::Kind::Iterates, 0, {*names_[1][i], *names_[0][c]}}, iterates);
      }
    }
  }

  void distinctions() {
    for (std::size_t sort = 0; sort < 2; ++sort)
      for (Element a = 0; a < structure_.sizes[sort]; ++a)
        for (Element b = a + 1; b < structure_.sizes[sort]; ++b)
          if (names_[sort][a] && names_[sort][b])
            add({Atom::Kind::Equal, 0, {*names_[sort][a], *names_[sort][b]}}, false);
  }

  const Transitions& transitions_;
  const Procedure& procedure_;
  const Structure& structure_;
  const Selection& selection_;
  std::vector<std::optional<Name>> names_[2];
  Clause clause_;
};

}  // namespace

Structure tabulate(GroundSolver& solver, const Transitions& transitions, const Procedure& procedure,
                   const Context& context) {
  Structure result;
  result.sizes[0] = static_cast<Element>(solver.size(Sort::Reference));
  result.sizes[1] = static_cast<Element>(solver.size(Sort::Iterator));
  result.null = solver.element(transitions.symbols.null);
  result.other = solver.element(transitions.symbols.other);
  result.no_iterator = solver.element(transitions.symbols.no_iterator);
  for (Element i = 0; i < result.sizes[1]; ++i) result.iterated.push_back(solver.iterated(i));
  for (std::size_t i = 0; i < procedure.inputs.size(); ++i) {
    const Term input = context.inputs[i];
    result.inputs.push_back(procedure.inputs[i].sort == Sort::Truth ? solver.holds(input)
                                                                    : solver.element(input));
  }
  if (procedure.result)
    result.result =
        *procedure.result == Sort::Truth ? solver.holds(context.result) : solver.element(context.result);
  result.raised = procedure.raises && solver.holds(context.raised);
  result.thrown = procedure.throws && solver.holds(context.thrown);
  for (std::size_t r = 0; r < transitions.relations.size(); ++r) {
    result.before.push_back(solver.tuples(context.before[r]));
    result.after.push_back(procedure.modifies[r] ? solver.tuples(context.after[r]) : std::vector<char>());
  }
  result.violated = procedure.raises ? solver.tuples(context.violated) : std::vector<char>(result.sizes[1]);
  return result;
}

std::optional<std::vector<Element>> find_violation(const Transitions& transitions, const Procedure&,
                                                   const Structure& structure, const Clause& clause,
                                                   std::size_t most_steps) {
  return ViolationSearch(transitions, structure, clause, most_steps).run();
}

Selection everything(const Structure& structure) {
  Selection result;
  for (int sort = 0; sort < 2; ++sort) result.elements[sort].assign(structure.sizes[sort], 1);
  return result;
}

Selection essentials(const Transitions& transitions, const Procedure& procedure, const Structure& structure) {
  Selection result;
  for (int sort = 0; sort < 2; ++sort) result.elements[sort].assign(structure.sizes[sort], 0);
  for (std::size_t i = 0; i < procedure.inputs.size(); ++i)
    if (procedure.inputs[i].sort != Sort::Truth)
      result.elements[index(procedure.inputs[i].sort)][structure.inputs[i]] = 1;
  if (procedure.result && *procedure.result != Sort::Truth && !structure.raised)
    result.elements[index(*procedure.result)][structure.result] = 1;
  for (std::size_t r = 0; r < transitions.relations.size(); ++r) {
    if (structure.after[r].empty() || structure.raised) continue;
    for (std::size_t place = 0; place < structure.after[r].size(); ++place) {
      if (structure.after[r][place] == structure.before[r][place]) continue;
      const auto tuple = tuple_at(structure, transitions.relations[r], place);
      for (std::size_t k = 0; k < tuple.size(); ++k)
        result.elements[index(transitions.relations[r].domain[k])][tuple[k]] = 1;
    }
  }
  for (Element i = 0; i < structure.sizes[1]; ++i) {
    if (structure.violated[i] && structure.raised) result.elements[1][i] = 1;
    if (result.elements[1][i] && i != structure.no_iterator) result.elements[0][structure.iterated[i]] = 1;
  }
  return result;
}

Clause negated_diagram(const Transitions& transitions, const Procedure& procedure, const Structure& structure,
                       const Selection& selection) {
  return DiagramBuilder(transitions, procedure, structure, selection).build();
}

}  // namespace jury::engine::pdr
