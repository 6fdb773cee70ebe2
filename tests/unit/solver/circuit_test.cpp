#include "solver/circuit.h"

#include <gtest/gtest.h>

#include <random>

#include "solver/circuit_encoder.h"

namespace jury::solver {
namespace {

// The truth table of a wire over at most six inputs, one bit per assignment.
using Table = std::uint64_t;

constexpr Table input_tables[] = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
                                  0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};

struct Entry {
  Wire wire;
  Table table;
};

Entry negate_randomly(Entry entry, std::mt19937& random) {
  return random() % 2 == 0 ? entry : Entry{!entry.wire, ~entry.table};
}

// Grows a pool of wires by random gates, tracking what each must compute.
std::vector<Entry> random_pool(Circuit& circuit, std::mt19937& random, int gates) {
  std::vector<Entry> pool{{true_wire, ~Table{0}}};
  for (const Table table : input_tables) pool.push_back({circuit.input(), table});
  for (int i = 0; i < gates; ++i) {
    const auto pick = [&] { return negate_randomly(pool[random() % pool.size()], random); };
    const Entry a = pick(), b = pick(), c = pick();
    switch (random() % 5) {
      case 0:
        pool.push_back({circuit.exclusive_or(a.wire, b.wire), a.table ^ b.table});
        break;
      case 1:
        pool.push_back(
            {circuit.if_then_else(a.wire, b.wire, c.wire), (a.table & b.table) | (~a.table & c.table)});
        break;
      default:
        pool.push_back({circuit.conjunction(a.wire, b.wire), a.table & b.table});
        break;
    }
  }
  return pool;
}

Table evaluate(const Circuit& circuit, Wire wire) {
  std::vector<Table> tables(circuit.node_count(), 0);
  std::size_t inputs = 0;
  const auto of = [&](Wire w) { return w.negated() ? ~tables[w.node()] : tables[w.node()]; };
  for (std::uint32_t node = 1; node < circuit.node_count(); ++node) {
    const Wire a = circuit.operand(node, 0), b = circuit.operand(node, 1), c = circuit.operand(node, 2);
    switch (circuit.kind(node)) {
      case GateKind::constant:
        break;
      case GateKind::input:
        tables[node] = input_tables[inputs++];
        break;
      case GateKind::conjunction:
        tables[node] = of(a) & of(b);
        break;
      case GateKind::exclusive_or:
        tables[node] = of(a) ^ of(b);
        break;
      case GateKind::if_then_else:
        tables[node] = (of(a) & of(b)) | (~of(a) & of(c));
        break;
    }
  }
  return of(wire);
}

TEST(Circuit, FoldsAndShares) {
  Circuit circuit;
  const Wire a = circuit.input(), b = circuit.input(), c = circuit.input();
  EXPECT_EQ(circuit.conjunction(a, true_wire), a);
  EXPECT_EQ(circuit.conjunction(a, false_wire), false_wire);
  EXPECT_EQ(circuit.conjunction(a, !a), false_wire);
  EXPECT_EQ(circuit.conjunction(a, b), circuit.conjunction(b, a));
  EXPECT_EQ(circuit.exclusive_or(a, !b), !circuit.exclusive_or(b, a));
  EXPECT_EQ(circuit.exclusive_or(a, circuit.exclusive_or(b, a)), b);
  EXPECT_EQ(circuit.if_then_else(!a, b, c), circuit.if_then_else(a, c, b));
  EXPECT_EQ(circuit.if_then_else(a, !b, !c), !circuit.if_then_else(a, b, c));
  EXPECT_EQ(circuit.conjunction(a, circuit.disjunction(a, b)), a);
  EXPECT_EQ(circuit.conjunction(a, circuit.disjunction(!a, b)), circuit.conjunction(a, b));
  EXPECT_NE(circuit.conjunction(a, b), circuit.conjunction(a, c));
}

TEST(Circuit, RecognisesXorAndIteWrittenAsAnds) {
  Circuit circuit;
  const Wire a = circuit.input(), b = circuit.input(), c = circuit.input();
  const Wire exclusive = circuit.disjunction(circuit.conjunction(a, !b), circuit.conjunction(!a, b));
  EXPECT_EQ(exclusive, circuit.exclusive_or(a, b));
  const Wire choice = circuit.disjunction(circuit.conjunction(a, b), circuit.conjunction(!a, c));
  EXPECT_EQ(choice, circuit.if_then_else(a, b, c));
  const Wire merged = circuit.disjunction(circuit.conjunction(a, b), circuit.conjunction(a, !b));
  EXPECT_EQ(merged, a);
}

TEST(Circuit, RandomGatesComputeWhatTheyShould) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    Circuit circuit;
    for (const Entry& entry : random_pool(circuit, random, 60))
      ASSERT_EQ(evaluate(circuit, entry.wire), entry.table);
  }
}

TEST(Circuit, NaryGates) {
  Circuit circuit;
  std::vector<Wire> inputs;
  for (int i = 0; i < 6; ++i) inputs.push_back(circuit.input());
  Table all = ~Table{0}, any = 0, lone = ~Table{0};
  for (int i = 0; i < 6; ++i) {
    all &= input_tables[i];
    any |= input_tables[i];
    for (int j = 0; j < i; ++j) lone &= ~(input_tables[i] & input_tables[j]);
  }
  EXPECT_EQ(evaluate(circuit, circuit.conjunction(inputs)), all);
  EXPECT_EQ(evaluate(circuit, circuit.disjunction(inputs)), any);
  EXPECT_EQ(evaluate(circuit, circuit.at_most_one(inputs)), lone);
  EXPECT_EQ(circuit.conjunction(std::vector<Wire>{}), true_wire);
  EXPECT_EQ(circuit.disjunction(std::vector<Wire>{}), false_wire);
}

Table assignment_in_model(CircuitEncoder& encoder, const std::vector<Entry>& pool) {
  Table index = 0;
  for (int i = 0; i < 6; ++i)
    if (encoder.value(pool[i + 1].wire)) index |= Table{1} << i;
  return index;
}

// One incremental solver: random requirements accumulate, random assumptions come and go.
TEST(CircuitEncoder, AgreesWithTruthTablesIncrementally) {
  std::mt19937 random(11);
  for (int round = 0; round < 150; ++round) {
    Circuit circuit;
    SatSolver solver;
    CircuitEncoder encoder(circuit, solver);
    const std::vector<Entry> pool = random_pool(circuit, random, 80);
    Table required = ~Table{0};
    for (int step = 0; step < 12; ++step) {
      const Entry fact = negate_randomly(pool[random() % pool.size()], random);
      const Entry other = negate_randomly(pool[random() % pool.size()], random);
      const Entry assumed = negate_randomly(pool[random() % pool.size()], random);
      if (step % 3 == 0)
        encoder.require_any(std::vector<Wire>{fact.wire, other.wire}), required &= fact.table | other.table;
      if (step % 5 == 1) encoder.require(fact.wire), required &= fact.table;
      const Answer answer = solver.solve({encoder.literal(assumed.wire)});
      encoder.forget_model();
      ASSERT_EQ(answer == Answer::satisfiable, (required & assumed.table) != 0);
      if (answer != Answer::satisfiable) continue;
      const Table index = assignment_in_model(encoder, pool);
      ASSERT_TRUE((required & assumed.table) >> index & 1);
      for (const Entry& entry : pool) ASSERT_EQ(encoder.value(entry.wire), (entry.table >> index & 1) != 0);
    }
  }
}

TEST(CircuitEncoder, FullLiteralsWorkInBothSigns) {
  std::mt19937 random(13);
  for (int round = 0; round < 100; ++round) {
    Circuit circuit;
    SatSolver solver;
    CircuitEncoder encoder(circuit, solver);
    const std::vector<Entry> pool = random_pool(circuit, random, 40);
    const Entry entry = pool.back();
    const int literal = encoder.full_literal(entry.wire);
    EXPECT_EQ(solver.solve({literal}) == Answer::satisfiable, entry.table != 0);
    EXPECT_EQ(solver.solve({-literal}) == Answer::satisfiable, ~entry.table != 0);
  }
}

TEST(CircuitEncoder, DeepChainsNeedNoStack) {
  Circuit circuit;
  SatSolver solver;
  CircuitEncoder encoder(circuit, solver);
  Wire chain = circuit.input();
  const Wire first = chain;
  for (int i = 0; i < 300000; ++i) {
    const Wire next = circuit.input();
    chain = i % 2 == 0 ? circuit.conjunction(!chain, next) : circuit.if_then_else(next, chain, first);
  }
  encoder.require(chain);
  ASSERT_EQ(solver.solve(), Answer::satisfiable);
  encoder.forget_model();
  EXPECT_TRUE(encoder.value(chain));
}

}  // namespace
}  // namespace jury::solver
