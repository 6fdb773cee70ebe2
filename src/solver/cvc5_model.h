// A cvc5 model as plain data. Included by the cvc5 files only.
//
// cvc5 gives a function as a lambda term, usually nested if-then-elses over equalities with values; those are
// read as a table. Functions over small uninterpreted sorts are tabulated element by element. Otherwise the
// function has values at the applications that occur, and none elsewhere.
#pragma once

#include <map>
#include <string>
#include <unordered_map>

#include "logic/model.h"
#include "logic/symbols.h"
#include "solver/cvc5_translator.h"

namespace jury::solver {

class Cvc5ModelReader {
 public:
  explicit Cvc5ModelReader(Cvc5Translator& translator)
      : translator_(translator), solver_(translator.solver()) {}
  logic::Model read(const logic::SymbolCollector& symbols);

 private:
  using MaybeValue = std::optional<logic::Value>;
  struct Universe {
    std::map<std::string, std::uint64_t> numbers;
    std::vector<cvc5::Term> elements;
  };

  void read_universe(logic::Sort sort);
  MaybeValue value_of(const cvc5::Term& term, logic::Sort sort);  // evaluates first
  MaybeValue value(const cvc5::Term& term, logic::Sort sort);     // of a value term
  MaybeValue float_value(const cvc5::Term& term, logic::Sort sort);
  MaybeValue array(cvc5::Term term, logic::Sort sort);
  logic::Value element(const cvc5::Term& term, logic::Sort sort);
  logic::FunctionTable function(logic::Function function, const logic::SymbolCollector& symbols);
  bool read_lambda(const cvc5::Term& lambda, logic::Function function, logic::FunctionTable* table);
  bool read_condition(const cvc5::Term& condition, const cvc5::Term& variables, logic::Function function,
                      std::vector<logic::Value>* arguments);
  bool tabulate_all(logic::Function function, logic::FunctionTable* table);
  void tabulate(logic::Function function, const logic::SymbolCollector& symbols, logic::FunctionTable* table);

  Cvc5Translator& translator_;
  cvc5::Solver& solver_;
  std::unordered_map<logic::Sort, Universe> universes_;
};

}  // namespace jury::solver
