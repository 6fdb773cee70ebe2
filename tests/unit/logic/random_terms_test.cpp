// Properties of random terms: rewriting keeps the value, printing and parsing keep the term, copying keeps
// it.
#include <gtest/gtest.h>

#include "logic/evaluator.h"
#include "logic/parser.h"
#include "logic/rewriter.h"
#include "logic/substitution.h"
#include "logic/transfer.h"
#include "term_generator.h"

namespace jury::logic {
namespace {

Model transfer_model(const Model& model, Transfer& transfer) {
  Model result;
  for (const auto& [sort, size] : model.domains()) result.set_domain_size(transfer.apply(sort), size);
  for (const auto& [symbol, value] : model.values())
    result.set(transfer.apply(symbol), transfer.apply(value));
  for (const auto& [symbol, table] : model.tables()) {
    FunctionTable copy;
    for (const auto& [arguments, value] : table.entries) {
      std::vector<Value> mapped;
      for (const Value& argument : arguments) mapped.push_back(transfer.apply(argument));
      copy.entries.emplace(mapped, transfer.apply(value));
    }
    copy.default_value = transfer.apply(*table.default_value);
    result.set(transfer.apply(symbol), copy);
  }
  return result;
}

// The term as it is and after rewriting, evaluated in the same model.
struct Comparison {
  TermManager simplifying;
  Transfer transfer{simplifying};

  std::pair<std::string, std::string> values(Term raw, const Model& model) {
    const Term simple = transfer.apply(raw);
    const Model simple_model = transfer_model(model, transfer);
    const auto expected = Evaluator(model).evaluate(raw);
    const auto actual = Evaluator(simple_model).evaluate(simple);
    if (!expected) return {"?", "?"};
    if (actual && expected->is_array()) {
      const bool same = transfer.apply(*expected) == *actual;
      return {"equal", same ? "equal" : "different"};
    }
    return {expected->to_string(), actual ? actual->to_string() : "?"};
  }
};

TEST(RandomTerms, RewritingKeepsTheValue) {
  std::mt19937 random(1);
  int evaluated = 0;
  for (int round = 0; round < 6000; ++round) {
    TermManager raw;
    raw.set_rewriting(false);
    TermGenerator generator(raw, random);
    const Term term = generator.generate(generator.random_sort(), 1 + round % 7);
    const Model model = generator.random_model(term);
    const auto fails = [&](Term candidate) {
      Comparison comparison;
      const auto [expected, actual] = comparison.values(candidate, model);
      return expected != actual;
    };
    Comparison comparison;
    const auto [expected, actual] = comparison.values(term, model);
    evaluated += expected != "?";
    if (expected == actual) continue;
    const Term smallest = shrink(term, fails);
    Comparison again;
    FAIL() << to_string(smallest) << "\nis rewritten to\n"
           << to_string(again.transfer.apply(smallest)) << "\nin\n"
           << model.to_string();
  }
  EXPECT_GT(evaluated, 5500) << "too few terms had a value";
}

TEST(RandomTerms, EveryKindIsGenerated) {
  std::mt19937 random(2);
  std::vector<bool> seen(kind_count, false);
  for (int round = 0; round < 3000; ++round) {
    TermManager raw;
    raw.set_rewriting(false);
    TermGenerator generator(raw, random);
    const Term term = generator.generate(generator.random_sort(), 5);
    TermSet visited;
    visit_postorder(
        term, [&](Term t) { return visited.contains(t); },
        [&](Term t) { visited.insert(t, 1), seen[static_cast<std::size_t>(t.kind())] = true; });
  }
  for (const KindInfo& row : kind_table) {
    if (row.kind == Kind::element_value || row.kind == Kind::pattern) continue;
    EXPECT_TRUE(seen[static_cast<std::size_t>(row.kind)]) << row.name << " " << static_cast<int>(row.kind);
  }
}

TEST(RandomTerms, PrintedTermsParseToThemselves) {
  std::mt19937 random(3);
  for (int round = 0; round < 3000; ++round) {
    TermManager manager;
    manager.set_rewriting(round % 2 == 0);
    GeneratorOptions options;
    options.integers = manager.rewriting();  // unsimplified, the negation of 5 prints like the literal -5
    TermGenerator generator(manager, random, options);
    const Term term = generator.boolean(1 + round % 7);
    const std::string text = to_string(term);
    ASSERT_TRUE(parse_term(manager, text) == term) << text.substr(0, 2000);
  }
}

TEST(RandomTerms, ScriptsDeclareWhatTheyUse) {
  std::mt19937 random(4);
  for (int round = 0; round < 500; ++round) {
    TermManager manager;
    TermGenerator generator(manager, random);
    const std::vector<Term> terms{generator.boolean(4), generator.boolean(3)};
    TermManager other;
    const std::vector<Term> copies = parse_script(other, to_script(terms));
    Transfer transfer(other);
    ASSERT_EQ(copies.size(), 2U);
    for (int i = 0; i < 2; ++i) ASSERT_EQ(copies[i], transfer.apply(terms[i])) << to_script(terms);
  }
}

// Substituting values for the constants and folding must agree with evaluation.
TEST(RandomTerms, SubstitutedValuesFoldToTheValue) {
  std::mt19937 random(5);
  GeneratorOptions options;
  options.functions = options.quantifiers = options.arrays = false;
  for (int round = 0; round < 3000; ++round) {
    TermManager manager;
    TermGenerator generator(manager, random, options);
    const Term term = generator.generate(generator.random_sort(), 1 + round % 6);
    const Model model = generator.random_model(term);
    Substitution substitution(manager);
    for (const auto& [symbol, value] : model.values())
      substitution.add(manager.constant(symbol), manager.value(value));
    ASSERT_EQ(substitution.apply(term), manager.value(*Evaluator(model).evaluate(term))) << to_string(term);
  }
}

}  // namespace
}  // namespace jury::logic
