#include "engine/pdr/kept_lemmas.h"

#include <algorithm>

namespace jury::engine::pdr {

using encode::epr::Atom;
using encode::epr::Clause;
using encode::epr::Name;
using encode::epr::Procedure;
using encode::epr::Relation;
using encode::epr::Transitions;
using encode::epr::Variable;

// From the numbers of one translation to those of another.
class KeptLemmas::Renaming {
 public:
  Renaming(const Vocabulary& from, const Transitions& transitions, const Procedure& procedure)
      : from_(from), transitions_(transitions), procedure_(procedure) {}

  std::optional<Clause> operator()(Clause clause) const {
    for (auto& literal : clause.literals)
      if (!rename(literal.atom)) return std::nullopt;
    return clause;
  }

 private:
  bool rename(Atom& atom) const {
    switch (atom.kind) {
      case Atom::Kind::Before:
      case Atom::Kind::After:
        if (!rename_relation(atom.relation)) return false;
        break;
      case Atom::Kind::Input:
        if (!rename_input(atom.relation)) return false;
        break;
      case Atom::Kind::Result:
        if (procedure_.result != from_.result) return false;
        break;
      case Atom::Kind::Violated:
      case Atom::Kind::Equal:
      case Atom::Kind::Iterates:
      case Atom::Kind::Raised:
      case Atom::Kind::Thrown:
        break;
    }
    return std::ranges::all_of(atom.arguments, [this](Name& name) {
      if (name.tag == Name::Tag::Input) return rename_input(name.index);
      return name.tag != Name::Tag::Result || procedure_.result == from_.result;
    });
  }

  bool rename_relation(std::uint32_t& number) const {
    const auto& wanted = (*from_.relations)[number];
    return find(number, transitions_.relations, [&](const Relation& relation) {
      return relation.name == wanted.name && relation.domain == wanted.domain;
    });
  }

  bool rename_input(std::uint32_t& number) const {
    const auto& wanted = from_.inputs[number];
    return find(number, procedure_.inputs, [&](const Variable& input) {
      return input.name == wanted.name && input.sort == wanted.sort;
    });
  }

  template <typename Table, typename Matches>
  static bool find(std::uint32_t& number, const Table& table, const Matches& matches) {
    const auto found = std::ranges::find_if(table, matches);
    number = static_cast<std::uint32_t>(found - table.begin());
    return found != table.end();
  }

  const Vocabulary& from_;
  const Transitions& transitions_;
  const Procedure& procedure_;
};

void KeptLemmas::keep(const Transitions& transitions, const Summaries& proved) {
  const auto relations = std::make_shared<const std::vector<Relation>>(transitions.relations);
  for (std::size_t p = 0; p < proved.size(); ++p) {
    const auto& procedure = transitions.procedures[p];
    if (!proved[p].empty())
      kept_.push_back({{procedure.name, procedure.inputs, procedure.result, relations}, proved[p]});
  }
}

KeptLemmas::Summaries KeptLemmas::offered_to(const Transitions& transitions) const {
  Summaries offered(transitions.procedures.size());
  for (std::size_t p = 0; p < offered.size(); ++p) {
    const auto& procedure = transitions.procedures[p];
    for (const auto& kept : kept_) {
      if (kept.vocabulary.procedure != procedure.name) continue;
      const Renaming rename(kept.vocabulary, transitions, procedure);
      for (const auto& clause : kept.clauses)
        if (auto renamed = rename(clause);
            renamed && std::ranges::find(offered[p], *renamed) == offered[p].end())
          offered[p].push_back(std::move(*renamed));
    }
  }
  return offered;
}

}  // namespace jury::engine::pdr
