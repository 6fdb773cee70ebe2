#include "encode/epr/transition.h"

#include "logic/substitution.h"
#include "support/diagnostics.h"

namespace jury::encode::epr {

using logic::Term;
using logic::TermManager;

namespace {

Term term_of(const Symbols& symbols, const Name& name, const Context& context,
             const std::vector<Term>& variables) {
  switch (name.tag) {
    case Name::Tag::Variable:
      return variables[name.index];
    case Name::Tag::Input:
      return context.inputs[name.index];
    case Name::Tag::Result:
      return context.result;
    case Name::Tag::Null:
      return symbols.null;
    case Name::Tag::Other:
      return symbols.other;
    case Name::Tag::NoIterator:
      return symbols.no_iterator;
  }
  JURY_CHECK(false, "a name of no kind");
}

class ClausePrinter {
 public:
  ClausePrinter(const Transitions& transitions, const Procedure& procedure, const Clause& clause)
      : transitions_(transitions), procedure_(procedure), clause_(clause) {}

  std::string print() const {
    std::string premises, conclusions;
    for (const auto& literal : clause_.literals) {
      const bool conclusion = is_after(literal.atom);
      auto& part = conclusion ? conclusions : premises;
      if (!part.empty()) part += conclusion ? " or " : " and ";
      part += literal_text(literal.atom, conclusion == literal.positive);
    }
    std::string text = variables();
    if (premises.empty()) return text + (conclusions.empty() ? "false" : conclusions);
    return text + premises + " implies " + (conclusions.empty() ? "no return" : conclusions);
  }

 private:
  static bool is_after(const Atom& atom) {
    return atom.kind == Atom::Kind::After || atom.kind == Atom::Kind::Violated ||
           atom.kind == Atom::Kind::Raised || atom.kind == Atom::Kind::Thrown ||
           atom.kind == Atom::Kind::Result;
  }

  std::string variables() const {
    if (clause_.variables.empty()) return "";
    std::string text = "for all";
    for (std::uint32_t i = 0; i < clause_.variables.size(); ++i) text += (i ? ", " : " ") + variable(i);
    return text + ": ";
  }

  std::string variable(std::uint32_t index) const {
    return (clause_.variables[index] == Sort::Iterator ? "I" : "X") + std::to_string(index);
  }

  std::string name(const Name& name) const {
    switch (name.tag) {
      case Name::Tag::Variable:
        return variable(name.index);
      case Name::Tag::Input:
        return procedure_.inputs[name.index].name;
      case Name::Tag::Result:
        return "result";
      case Name::Tag::Null:
      case Name::Tag::NoIterator:
        return "null";
      case Name::Tag::Other:
        return "other";
    }
    return "?";
  }

  std::string relation(const Atom& atom, const std::string& mark) const {
    std::string text = transitions_.relations[atom.relation].name + mark;
    if (atom.arguments.empty()) return text;
    text += "(";
    for (std::size_t i = 0; i < atom.arguments.size(); ++i) text += (i ? ", " : "") + name(atom.arguments[i]);
    return text + ")";
  }

  std::string literal_text(const Atom& atom, bool positive) const {
    const std::string no = positive ? "" : "not ";
    switch (atom.kind) {
      case Atom::Kind::Before:
        return no + relation(atom, "");
      case Atom::Kind::After:
        return no + relation(atom, "'");
      case Atom::Kind::Violated:
        return no + "violated'(" + name(atom.arguments[0]) + ")";
      case Atom::Kind::Equal:
        return name(atom.arguments[0]) + (positive ? " = " : " != ") + name(atom.arguments[1]);
      case Atom::Kind::Iterates:
        return "cnt(" + name(atom.arguments[0]) + ")" + (positive ? " = " : " != ") + name(atom.arguments[1]);
      case Atom::Kind::Input:
        return no + procedure_.inputs[atom.relation].name;
      case Atom::Kind::Result:
        return no + "result";
      case Atom::Kind::Raised:
        return no + "raised'";
      case Atom::Kind::Thrown:
        return no + "thrown'";
    }
    return "?";
  }

  const Transitions& transitions_;
  const Procedure& procedure_;
  const Clause& clause_;
};

}  // namespace

Term apply(TermManager& terms, const Lambda& lambda, const std::vector<Term>& arguments) {
  return arguments.empty() ? lambda.body : logic::substitute(terms, lambda.body, lambda.variables, arguments);
}

Term instantiate(TermManager& terms, const Symbols& symbols, const Atom& atom, const Context& context,
                 const std::vector<Term>& variables) {
  std::vector<Term> arguments;
  for (const auto& name : atom.arguments) arguments.push_back(term_of(symbols, name, context, variables));
  switch (atom.kind) {
    case Atom::Kind::Before:
      return apply(terms, context.before[atom.relation], arguments);
    case Atom::Kind::After:
      return apply(terms, context.after[atom.relation], arguments);
    case Atom::Kind::Violated:
      return apply(terms, context.violated, arguments);
    case Atom::Kind::Equal:
      return terms.equal(arguments[0], arguments[1]);
    case Atom::Kind::Iterates:
      return terms.equal(terms.apply(symbols.iterated, {arguments[0]}), arguments[1]);
    case Atom::Kind::Input:
      return context.inputs[atom.relation];
    case Atom::Kind::Result:
      return context.result;
    case Atom::Kind::Raised:
      return context.raised;
    case Atom::Kind::Thrown:
      return context.thrown;
  }
  JURY_CHECK(false, "an atom of no kind");
}

Term instantiate(TermManager& terms, const Symbols& symbols, const Clause& clause, const Context& context,
                 const std::vector<Term>& variables) {
  std::vector<Term> literals;
  for (const auto& literal : clause.literals) {
    const Term atom = instantiate(terms, symbols, literal.atom, context, variables);
    literals.push_back(literal.positive ? atom : terms.negation(atom));
  }
  return terms.disjunction(literals);
}

std::string print(const Transitions& transitions, const Procedure& procedure, const Clause& clause) {
  return ClausePrinter(transitions, procedure, clause).print();
}

}  // namespace jury::encode::epr
