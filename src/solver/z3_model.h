// A Z3 model as plain data. Included by the Z3 files only.
//
// Elements of an uninterpreted sort are numbered in the order of Z3's universe, or in which they turn up. A
// function whose default is no plain value (quantifiers make such ones) is tabulated over its finite domain
// if that is small, and otherwise at the applications that occur; elsewhere it has no value.
#pragma once

#include <unordered_map>

#include "logic/model.h"
#include "logic/symbols.h"
#include "solver/z3_translator.h"

namespace jury::solver {

class Z3ModelReader {
 public:
  // The model must stay alive while reading.
  Z3ModelReader(Z3Translator& translator, Z3_model model);
  ~Z3ModelReader();
  Z3ModelReader(const Z3ModelReader&) = delete;
  Z3ModelReader& operator=(const Z3ModelReader&) = delete;
  logic::Model read(const logic::SymbolCollector& symbols);

 private:
  using MaybeValue = std::optional<logic::Value>;
  void read_universe(logic::Sort sort);
  Z3_ast evaluate(Z3_ast ast);
  MaybeValue value(Z3_ast ast, logic::Sort sort);
  logic::Value element(Z3_ast ast, logic::Sort sort);
  MaybeValue array(Z3_ast ast, logic::Sort sort);
  MaybeValue array_from_function(Z3_func_decl function, logic::Sort sort);
  MaybeValue numeral(Z3_ast ast, logic::Sort sort);
  MaybeValue float_value(Z3_ast ast, logic::Sort sort);
  logic::FunctionTable function(logic::Function function, const logic::SymbolCollector& symbols);
  bool entries(Z3_func_interp interpretation, logic::Function function, logic::FunctionTable* table);
  void tabulate(logic::Function function, const logic::SymbolCollector& symbols, logic::FunctionTable* table);
  bool tabulate_all(logic::Function function, logic::FunctionTable* table);

  Z3Translator& translator_;
  const Z3Context& context_;
  Z3_model model_;
  struct Universe {
    std::unordered_map<unsigned, std::uint64_t> numbers;  // by Z3's id of the element
    std::vector<Z3_ast> elements;
  };
  std::unordered_map<logic::Sort, Universe> universes_;
  std::vector<Z3_ast> held_;  // computed values, which Z3 would free
};

}  // namespace jury::solver
