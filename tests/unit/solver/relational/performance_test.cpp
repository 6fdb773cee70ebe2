// Problems of the kind the relational engine poses, with known answers. Small by default; JURY_PERFORMANCE=1
// runs the larger sizes too and prints a table: answer, seconds for translation and solving, seconds of
// processor time, variables, clauses.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>

#include "solver/relational/model_finder.h"

namespace jury::solver::relational {
namespace {

using namespace logic::relational;

bool large() { return std::getenv("JURY_PERFORMANCE") != nullptr; }

// A universe in groups of atoms, and relations over them.
class Problem {
 public:
  explicit Problem(int bits) : width(bits) {}

  TupleSet atoms(const std::string& prefix, std::size_t count) {
    std::vector<Element> elements;
    for (std::size_t index = 0; index < count; ++index)
      elements.push_back(universe.add(prefix + std::to_string(index)));
    return TupleSet::of(elements);
  }
  Expression exactly(const std::string& name, const TupleSet& tuples) {
    const Expression relation = b.relation(name, tuples.arity());
    bound.push_back([=](Bounds& bounds) { bounds.exactly(relation, tuples); });
    return relation;
  }
  Expression at_most(const std::string& name, const TupleSet& tuples) {
    const Expression relation = b.relation(name, tuples.arity());
    bound.push_back([=](Bounds& bounds) { bounds.at_most(relation, tuples); });
    return relation;
  }
  // A field of type int: every object has one.
  Expression integer_field(const std::string& name, const TupleSet& domain) {
    const Expression relation = b.relation(name, 2);
    bound.push_back([=, this](Bounds& bounds) {
      bounds.integer_function(relation, domain, domain, width.least(), width.greatest());
    });
    return relation;
  }
  void expect(const std::string& name, Answer expected) {
    Bounds bounds(universe, width);
    for (const auto& each : bound) each(bounds);
    ModelFinderOptions options;
    options.bounds_are_final = true;
    ModelFinder finder(bounds, options);
    for (const Formula& formula : formulas) finder.require(formula);
    const std::clock_t start = std::clock();
    const Answer answer = finder.solve(Seconds(300));
    const double processor_seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    const ModelFinderStatistics statistics = finder.statistics();
    if (large())
      std::printf("| %-42s | %-7s | %6.2f | %7.2f | %7.2f | %8llu | %8llu |\n", name.c_str(),
                  std::string(to_string(answer)).c_str(), statistics.translate_seconds,
                  statistics.solve_seconds, processor_seconds,
                  static_cast<unsigned long long>(statistics.variables),
                  static_cast<unsigned long long>(statistics.clauses));
    std::fflush(stdout);
    EXPECT_EQ(answer, expected) << name;
  }

  Builder b;
  IntegerWidth width;
  Universe universe;
  std::vector<std::function<void(Bounds&)>> bound;
  std::vector<Formula> formulas;
};

std::vector<std::size_t> sizes(std::vector<std::size_t> small, const std::vector<std::size_t>& more) {
  if (large()) small.insert(small.end(), more.begin(), more.end());
  return small;
}

std::string sized(const std::string& name, std::size_t size) { return name + " " + std::to_string(size); }

TEST(FinderPerformance, Pigeonhole) {
  for (const std::size_t size : sizes({8}, {12, 16, 20})) {
    Problem p(4);
    const TupleSet birds = p.atoms("p", size), places = p.atoms("h", size - 1);
    const Expression pigeon = p.exactly("Pigeon", birds), hole = p.at_most("hole", birds.product(places));
    const Expression x = p.b.variable("x"), y = p.b.variable("y");
    p.formulas.push_back(p.b.for_all({{x, pigeon}}, p.b.some(p.b.join(x, hole))));
    p.formulas.push_back(p.b.for_all({{x, pigeon}, {y, p.b.difference(pigeon, x)}},
                                     p.b.no(p.b.intersection(p.b.join(x, hole), p.b.join(y, hole)))));
    p.expect(sized("pigeons without enough holes", size), Answer::unsatisfiable);
  }
}

TEST(FinderPerformance, TotalOrder) {
  for (const std::size_t size : sizes({5}, {8, 12})) {
    Problem p(6);
    const TupleSet all = p.atoms("t", size);
    const Expression set = p.exactly("T", all), next = p.at_most("next", all.product(all));
    const Expression x = p.b.variable("x"), reach = p.b.closure(next);
    p.formulas.push_back(p.b.total_order(next, set));
    p.formulas.push_back(p.b.negation(p.b.for_all(
        {{x, set}},
        p.b.compare(NodeKind::IntegerEqual,
                    p.b.plus(p.b.cardinality(p.b.join(x, reach)), p.b.cardinality(p.b.join(reach, x))),
                    p.b.literal(static_cast<std::int64_t>(size) - 1)))));
    p.expect(sized("before and after in a total order", size), Answer::unsatisfiable);
  }
}

TEST(FinderPerformance, AcyclicGraphsHaveSources) {
  for (const std::size_t size : sizes({6}, {10, 14, 20})) {
    Problem p(4);
    const TupleSet all = p.atoms("n", size);
    const Expression node = p.exactly("Node", all), edge = p.at_most("edge", all.product(all)),
                     x = p.b.variable("x");
    p.formulas.push_back(p.b.no(p.b.intersection(p.b.closure(edge), p.b.iden())));
    p.formulas.push_back(p.b.for_all({{x, node}}, p.b.some(p.b.join(edge, x))));
    p.expect(sized("acyclic graph without a source", size), Answer::unsatisfiable);
  }
}

TEST(FinderPerformance, ConnectedGraphsNeedEdges) {
  for (const std::size_t size : sizes({4}, {5, 6})) {
    Problem p(8);
    const TupleSet all = p.atoms("n", size);
    const Expression node = p.exactly("Node", all), edge = p.at_most("edge", all.product(all));
    p.formulas.push_back(p.b.equal(edge, p.b.transpose(edge)));
    p.formulas.push_back(p.b.no(p.b.intersection(edge, p.b.iden())));
    p.formulas.push_back(p.b.subset(p.b.product(node, node), p.b.reflexive_closure(edge)));
    p.formulas.push_back(p.b.compare(NodeKind::IntegerLess, p.b.cardinality(edge),
                                     p.b.literal(2 * static_cast<std::int64_t>(size) - 2)));
    p.expect(sized("connected graph with too few edges", size), Answer::unsatisfiable);
  }
}

// --- topological sort (Karun, figure 1-1), every call inlined, every loop unrolled as often as there are
// objects ---

class TopologicalSort {
 public:
  TopologicalSort(std::size_t size, int bits, bool seeded_bug)
      : size_(size), p(bits), seeded_bug_(seeded_bug) {
    const TupleSet graphs = p.atoms("G", 1), lists = p.atoms("L", size), entries = p.atoms("E", size),
                   nodes = p.atoms("N", size), nothing = p.atoms("null", 1);
    null_ = p.exactly("null", nothing);
    self_ = p.exactly("this", graphs);
    node_ = p.exactly("Node", nodes);
    entry_ = p.exactly("Entry", entries);
    field("nodes", graphs, lists, graphs);
    field("head", lists, entries.united(nothing), lists);
    field("next", entries, entries.united(nothing), entries);
    field("prev", entries, entries.united(nothing), entries);
    field("node", entries, nodes, entries);
    field("ins", nodes, lists, nodes);
    field("outs", nodes, lists, nodes);
    for (const char* name : {"inDeg", "outDeg", "visited"}) before_[name] = p.integer_field(name, nodes);
    state_ = before_;
    precondition();
  }

  void run() {
    init();
    state_["acyclic"] = p.b.iden();  // any non-empty relation is true
    state_["cur"] = get(get(self_, "nodes"), "head");
    Formula going = p.b.truth();
    for (std::size_t round = 0; round < size_; ++round) {
      going = name(both(going, not_null(state_["cur"])));
      const Expression source = find_source(going, state_["cur"]);
      const Formula found = name(both(going, not_null(source)));
      assign(both(going, p.b.negation(not_null(source))), "acyclic", p.b.none(2));
      fix_ins(found, get(source, "node"));
      const Expression moved = get(source, "node"), current = get(state_["cur"], "node");
      put(found, source, "node", current);
      put(found, state_["cur"], "node", moved);
      assign(found, "cur", get(state_["cur"], "next"));
      going = found;
    }
    assume(p.b.negation(both(going, not_null(state_["cur"]))));
    returned_true_ = p.b.some(state_["acyclic"]);
  }
  void violate_permutation() {
    const Expression old_nodes = contents(get(self_, "nodes"), before_),
                     new_nodes = contents(get(self_, "nodes"), state_);
    p.formulas.push_back(returned_true_);
    p.formulas.push_back(p.b.negation(p.b.equal(old_nodes, new_nodes)));
  }
  void violate_in_degree() {
    const Expression e = p.b.variable("e");
    const Expression reach =
        p.b.join(p.b.join(get(self_, "nodes"), state_["head"]), p.b.reflexive_closure(state_["next"]));
    const IntegerExpression degree = p.b.value(p.b.join(p.b.join(e, state_["node"]), before_["inDeg"]));
    const Expression preceding = p.b.difference(p.b.join(e, p.b.reflexive_closure(state_["prev"])), null_);
    p.formulas.push_back(returned_true_);
    p.formulas.push_back(
        p.b.exists({{e, p.b.difference(reach, null_)}},
                   p.b.negation(p.b.compare(NodeKind::IntegerLess, degree, p.b.cardinality(preceding)))));
  }
  Problem& problem() { return p; }

 private:
  void field(const std::string& name, const TupleSet& domain, const TupleSet& range, const TupleSet& total) {
    before_[name] = p.at_most(name, domain.product(range));
    const Expression x = p.b.variable("x");
    p.formulas.push_back(
        p.b.for_all({{x, p.exactly("domain of " + name, total)}}, p.b.one(p.b.join(x, before_[name]))));
  }
  Formula both(Formula left, Formula right) { return p.b.conjunction(left, right); }
  Formula not_null(Expression value) { return p.b.negation(p.b.equal(value, null_)); }
  Formula name(Formula formula) { return formula; }
  Expression get(Expression object, const std::string& name) { return p.b.join(object, state_[name]); }
  void assign(Formula guard, const std::string& name, Expression value) {
    state_[name] = p.b.conditional(guard, value, state_[name]);
  }
  void put(Formula guard, Expression object, const std::string& name, Expression value) {
    assign(guard, name, p.b.override_with(state_[name], p.b.product(object, value)));
  }
  void assume(Formula formula) { p.formulas.push_back(formula); }
  Expression contents(Expression list, std::map<std::string, Expression>& state) {
    return p.b.join(p.b.join(p.b.join(list, state["head"]), p.b.reflexive_closure(state["next"])),
                    state["node"]);
  }

  void init() {
    Expression c = get(get(self_, "nodes"), "head");
    if (seeded_bug_) c = get(c, "next");
    Formula going = p.b.truth();
    for (std::size_t round = 0; round < size_; ++round) {
      going = both(going, not_null(c));
      put(going, get(c, "node"), "visited", p.b.to_expression(p.b.literal(0)));
      c = p.b.conditional(going, get(c, "next"), c);
    }
    assume(p.b.negation(both(going, not_null(c))));
  }
  Expression find_source(Formula guard, Expression from) {
    Expression e = from;
    Formula going = guard;
    const auto visited_all = [&] {
      return p.b.equal(get(get(e, "node"), "inDeg"), get(get(e, "node"), "visited"));
    };
    for (std::size_t round = 0; round < size_; ++round) {
      going = both(going, both(not_null(e), p.b.negation(visited_all())));
      e = p.b.conditional(going, get(e, "next"), e);
    }
    assume(p.b.negation(both(going, both(not_null(e), p.b.negation(visited_all())))));
    return e;
  }
  void fix_ins(Formula guard, Expression node) {
    Expression c = get(get(node, "outs"), "head");
    Formula going = guard;
    for (std::size_t round = 0; round < size_; ++round) {
      going = both(going, not_null(c));
      const Expression target = get(c, "node");
      put(going, target, "visited",
          p.b.to_expression(p.b.plus(p.b.value(get(target, "visited")), p.b.literal(1))));
      c = p.b.conditional(going, get(c, "next"), c);
    }
    assume(p.b.negation(both(going, not_null(c))));
  }

  // Figure 1-2 (c), and acyclic lists.
  void precondition() {
    const Expression n = p.b.variable("n"), m = p.b.variable("m"), e = p.b.variable("e"),
                     f = p.b.variable("f");
    const auto listed = [&](Expression node, const char* list) {
      return contents(p.b.join(node, before_[list]), before_);
    };
    const Expression entries = p.b.join(p.b.join(p.b.join(n, before_["outs"]), before_["head"]),
                                        p.b.reflexive_closure(before_["next"]));
    p.formulas.push_back(
        p.b.for_all({{n, contents(p.b.join(self_, before_["nodes"]), before_)}},
                    p.b.for_all({{e, entries}, {f, entries}},
                                p.b.implies(p.b.negation(p.b.equal(e, f)),
                                            p.b.negation(p.b.equal(p.b.join(e, before_["node"]),
                                                                   p.b.join(f, before_["node"])))))));
    for (const auto& [degree, list] : {std::pair("inDeg", "ins"), std::pair("outDeg", "outs")})
      p.formulas.push_back(p.b.for_all(
          {{n, node_}}, p.b.compare(NodeKind::IntegerEqual, p.b.value(p.b.join(n, before_[degree])),
                                    p.b.cardinality(listed(n, list)))));
    p.formulas.push_back(p.b.for_all({{n, node_}, {m, node_}}, p.b.iff(p.b.subset(n, listed(m, "ins")),
                                                                       p.b.subset(m, listed(n, "outs")))));
    p.formulas.push_back(p.b.for_all(
        {{e, entry_}, {f, entry_}},
        p.b.iff(p.b.equal(p.b.join(e, before_["next"]), f), p.b.equal(p.b.join(f, before_["prev"]), e))));
    p.formulas.push_back(p.b.no(p.b.intersection(p.b.closure(before_["next"]), p.b.iden())));
    const Expression first = p.b.join(p.b.join(self_, before_["nodes"]), before_["head"]);
    p.formulas.push_back(p.b.implies(not_null(first), p.b.equal(p.b.join(first, before_["prev"]), null_)));
  }

  std::size_t size_;
  Problem p;
  bool seeded_bug_;
  Expression null_, self_, node_, entry_;
  std::map<std::string, Expression> before_, state_;
  Formula returned_true_;
};

TEST(FinderPerformance, TopologicalSort) {
  for (const int bits : {4, 32})
    for (const std::size_t size : sizes({3}, {4, 5})) {
      const std::string suffix = " at " + std::to_string(bits) + " bits, n =";
      TopologicalSort permutation(size, bits, false);
      permutation.run();
      permutation.violate_permutation();
      permutation.problem().expect(sized("permutation" + suffix, size), Answer::unsatisfiable);
      TopologicalSort degree(size, bits, false);
      degree.run();
      degree.violate_in_degree();
      degree.problem().expect(sized("in-degree" + suffix, size), Answer::unsatisfiable);
      TopologicalSort buggy(size, bits, true);
      buggy.run();
      buggy.violate_in_degree();
      buggy.problem().expect(sized("in-degree, bug in init" + suffix, size), Answer::satisfiable);
    }
}

}  // namespace
}  // namespace jury::solver::relational
