#include "engine/abstract/boolean/boolean_program.h"

#include <algorithm>

#include "spec/predicates/printer.h"
#include "support/time_is_up.h"

namespace jury::engine::abstract {

namespace {

using logic::Term;
using spec::predicates::Expression;
using Kind = spec::predicates::ExpressionKind;
using Cube = std::vector<std::pair<std::size_t, bool>>;

bool is_equality(const Expression& e) { return e.kind == Kind::compare && e.relation == ir::Relation::Equal; }
bool is_fixed(const Expression& e) {
  return e.kind == Kind::number || e.kind == Kind::truth || e.kind == Kind::null || e.kind == Kind::bottom;
}

// Two positive literals that exclude each other: one reading with two values, or one neighbour in an order
// twice.
bool conflict(const Expression& a, const Expression& b) {
  if (is_equality(a) && is_equality(b))
    return is_fixed(*a.children[1]) && is_fixed(*b.children[1]) && same(*a.children[0], *b.children[0]) &&
           !same(*a.children[1], *b.children[1]);
  if (a.kind != Kind::morder || b.kind != Kind::morder || !same(*a.children[1], *b.children[1])) return false;
  return same(*a.children[2], *b.children[2]) != same(*a.children[3], *b.children[3]);
}

// x = y of two variables.
std::optional<std::pair<std::string, std::string>> alias_of(const Expression& e) {
  if (!is_equality(e) || e.children[0]->kind != Kind::name || e.children[1]->kind != Kind::name)
    return std::nullopt;
  if (e.children[0]->sort != spec::predicates::Sort::reference) return std::nullopt;
  return std::pair(e.children[0]->text, e.children[1]->text);
}

bool names(const Expression& e, const std::string& name) {
  if (e.kind == Kind::name && e.text == name) return true;
  return std::any_of(e.children.begin(), e.children.end(),
                     [&](const auto& child) { return names(*child, name); });
}

class ProgramWriter {
 public:
  ProgramWriter(StepMaker& steps, Decisions& decisions, const BooleanProgramOptions& options,
                BooleanProgramStatistics& statistics)
      : steps_(steps), decisions_(decisions), options_(options), statistics_(statistics) {}

  std::string write(const ir::Method& entry) {
    declare();
    methods_.push_back(&entry);
    for (std::size_t i = 0; i < methods_.size(); ++i) method(*methods_[i]);
    return std::move(text_);
  }

 private:
  void declare() {
    for (std::size_t i = 0; i < decisions_.predicates().size(); ++i) {
      const auto& predicate = decisions_.predicates()[i];
      text_ += "boolean " + variable(i) + ";  // " + predicate.text;
      if (predicate.method)
        text_ +=
            "  in " + ir::display_class(predicate.method->owner.view()) + "." + predicate.method->name.text();
      text_ += "\n";
    }
  }

  static std::string variable(std::size_t number) { return "b" + std::to_string(number + 1); }

  void method(const ir::Method& method) {
    ++statistics_.methods;
    method_ = &method;
    text_ += "\nmethod " + method.display() + " {\n";
    const auto& body = *steps_.workspace().program().body(method);
    for (ir::BlockId id = 0; id < body.blocks.size(); ++id) {
      text_ += "L" + std::to_string(id) + ":\n";
      const auto& block = steps_.block(method, id);
      for (const auto& step : block.steps) write_step(step);
      write_end(block.end);
    }
    text_ += "}\n";
  }

  void write_step(const Step& step) {
    if (options_.out_of_time && options_.out_of_time()) throw TimeIsUp("the time limit was reached");
    text_ += "  // " + std::to_string(step.position.line) + ": " + step.text + "\n";
    switch (step.kind) {
      case Step::Kind::call:
        return write_call(step);
      case Step::Kind::assume:
        text_ += "  assume " + condition(step.condition, step.facts) + ";\n";
        return;
      case Step::Kind::check:
        text_ += "  if (!" + condition(step.condition, step.facts) + ") throw " +
                 ir::display_class(step.exception.view()) + ";\n";
        return;
      case Step::Kind::change:
        break;
    }
    std::string updates;
    for (std::size_t i = 0; i < decisions_.predicates().size(); ++i) {
      const Term after = decisions_.after(step, i);
      if (!in_scope(i) || after == decisions_.predicates()[i].before) continue;
      ++statistics_.updates;
      updates += "    " + variable(i) + " := " + table(step, i, after) + ";\n";
    }
    if (!updates.empty()) text_ += "  atomic {\n" + updates + "  }\n";
  }

  bool in_scope(std::size_t number) const {
    const auto* method = decisions_.predicates()[number].method;
    return !method || method == method_;
  }

  void write_call(const Step& step) {
    std::string choice;
    for (const auto* callee : step.callees) {
      choice += (choice.empty() ? "" : " or ") + callee->display();
      if (std::find(methods_.begin(), methods_.end(), callee) == methods_.end()) methods_.push_back(callee);
    }
    text_ += "  call " + std::string(step.optional ? "nothing or " : "") + choice + ";\n";
  }

  void write_end(const StepEnd& end) {
    const auto line = "  // " + std::to_string(end.position.line) + ": " + end.text + "\n";
    if (!end.text.empty()) text_ += line;
    if (end.kind == StepEnd::Kind::returns) {
      text_ += "  return;\n";
      return;
    }
    if (end.kind == StepEnd::Kind::throws) {
      text_ += "  throw " + ir::display_class(end.exception.view()) + ";\n";
      return;
    }
    for (const auto& way : end.ways) {
      const auto target = "goto L" + std::to_string(way.target) + ";\n";
      text_ += way.condition.is_true() ? "  " + target
                                       : "  if (" + condition(way.condition, end.facts) + ") " + target;
    }
  }

  // A condition as far as a predicate says the same; otherwise any value.
  std::string condition(Term formula, const std::vector<Term>& facts) {
    if (formula.is_value()) return formula.is_true() ? "true" : "false";
    auto& terms = steps_.terms();
    for (std::size_t i = 0; i < decisions_.predicates().size(); ++i) {
      if (!in_scope(i)) continue;
      const Term before = decisions_.predicates()[i].before;
      const auto equivalent = [&](Term side) {
        return decisions_.follows(terms.equal(side, formula), {}, {nullptr, 0, {}, &facts, nullptr});
      };
      if (before == formula || equivalent(before)) return variable(i);
      if (equivalent(terms.negation(before))) return "!" + variable(i);
    }
    Step place;
    place.facts = facts;
    const auto cases = table(place, decisions_.predicates().size() + formula.id(), formula);
    return cases == "choose(false, false)" ? "*" : cases;
  }

  // The predicates that matter, those that share something with the new value itself first.
  std::vector<std::size_t> literals_for(Term after) {
    auto relevant = decisions_.relevant(after);
    std::erase_if(relevant, [&](std::size_t i) { return !in_scope(i); });
    if (relevant.size() <= options_.most_literals) return relevant;
    ++statistics_.cut;
    std::stable_sort(relevant.begin(), relevant.end(),
                     [&](std::size_t a, std::size_t b) { return shared(a, after) > shared(b, after); });
    relevant.resize(options_.most_literals);
    std::sort(relevant.begin(), relevant.end());
    return relevant;
  }
  std::size_t shared(std::size_t number, Term after) {
    std::size_t count = 0;
    for (const auto access : decisions_.predicates()[number].accesses)
      if (occurs(after, access)) ++count;
    return count;
  }
  static bool occurs(Term term, Term part) {
    if (term == part) return true;
    for (const auto child : term.children())
      if (occurs(child, part)) return true;
    return false;
  }

  std::string table(const Step& step, std::size_t number, Term after) {
    const auto literals = literals_for(after);
    std::string yes, no;
    for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << literals.size()); ++bits) {
      Cube cube;
      for (std::size_t i = 0; i < literals.size(); ++i) cube.emplace_back(literals[i], (bits >> i & 1) == 0);
      ++statistics_.cubes;
      const auto value = decide(step, number, after, cube);
      if (value == Truth::unknown) continue;
      auto& cases = value == Truth::yes ? yes : no;
      cases += (cases.empty() ? "" : " || ") + to_text(cube);
    }
    if (yes == "true" || no == "true") return yes == "true" ? "true" : "false";
    return "choose(" + (yes.empty() ? "false" : yes) + ", " + (no.empty() ? "false" : no) + ")";
  }

  std::string to_text(const Cube& cube) const {
    std::string result;
    for (const auto& [number, holds] : cube)
      result += (result.empty() ? "" : " && ") + std::string(holds ? "" : "!") + variable(number);
    return cube.empty() ? "true" : cube.size() > 1 ? "(" + result + ")" : result;
  }

  Truth decide(const Step& step, std::size_t number, Term after, Cube cube) {
    if (options_.conflicts && conflicts(cube)) {
      ++statistics_.conflicts;
      return Truth::unknown;
    }
    if (options_.temporaries && is_ambiguous(cube)) {
      ++statistics_.temporaries;
      return Truth::unknown;
    }
    if (options_.aliases && drop_aliases(cube)) ++statistics_.aliases;
    std::vector<Truth> values(decisions_.predicates().size(), Truth::unknown);
    for (const auto& [i, holds] : cube) values[i] = holds ? Truth::yes : Truth::no;
    // A condition has no step of its own; its number says which one it is.
    const bool is_condition = number >= decisions_.predicates().size();
    return decisions_.decide({is_condition ? nullptr : &step, number, after, &step.facts, &step.fresh},
                             values);
  }

  bool conflicts(const Cube& cube) const {
    for (std::size_t i = 0; i < cube.size(); ++i)
      for (std::size_t j = i + 1; j < cube.size(); ++j)
        if (cube[i].second && cube[j].second && conflict(formula(cube[i].first), formula(cube[j].first)))
          return true;
    return false;
  }

  // A temporary that is compared with constants, and equals none of them.
  bool is_ambiguous(const Cube& cube) const {
    for (const auto& [number, holds] : cube) {
      const auto& e = formula(number);
      if (holds || !is_equality(e) || e.children[0]->kind != Kind::name || !is_fixed(*e.children[1]))
        continue;
      const auto& predicate = decisions_.predicates()[number];
      if (e.children[0]->locals.empty() || predicate.body->locals[e.children[0]->locals.back()].from_source)
        continue;
      const bool has_value = std::any_of(cube.begin(), cube.end(), [&](const auto& literal) {
        const auto& other = formula(literal.first);
        return literal.second && is_equality(other) && same(*other.children[0], *e.children[0]);
      });
      if (!has_value) return true;
    }
    return false;
  }

  // Literals about a map that the cube says is another one.
  bool drop_aliases(Cube& cube) const {
    const auto before = cube.size();
    for (const auto& [number, holds] : Cube(cube)) {
      const auto alias = holds ? std::nullopt : alias_of(formula(number));
      if (!alias) continue;
      std::erase_if(cube, [&](const auto& literal) {
        const auto& e = formula(literal.first);
        return !alias_of(e) && names(e, alias->second) && !names(e, alias->first);
      });
    }
    return cube.size() != before;
  }

  const Expression& formula(std::size_t number) const { return *decisions_.predicates()[number].formula; }

  StepMaker& steps_;
  Decisions& decisions_;
  const BooleanProgramOptions& options_;
  BooleanProgramStatistics& statistics_;
  std::vector<const ir::Method*> methods_;
  const ir::Method* method_ = nullptr;
  std::string text_;
};

}  // namespace

std::string boolean_program(StepMaker& steps, Decisions& decisions, const ir::Method& entry,
                            const BooleanProgramOptions& options, BooleanProgramStatistics& statistics) {
  return ProgramWriter(steps, decisions, options, statistics).write(entry);
}

}  // namespace jury::engine::abstract
