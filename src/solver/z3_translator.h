// Terms as Z3 expressions, through Z3's C interface. Included by the Z3 files only.
//
// Every term is translated once per context and kept. Where Z3 leaves a value open that our terms define, the
// translation adds the definition: integer division by zero, Java's conversion of floats to integers, the
// bits of NaN. Bound variables become fresh constants over which the quantifier is then closed.
#pragma once

#include <z3.h>

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "logic/term.h"
#include "logic/term_map.h"

namespace jury::solver {

// Owns a Z3 context; errors become InternalErrors at the next check().
class Z3Context {
 public:
  Z3Context();
  ~Z3Context();
  Z3Context(const Z3Context&) = delete;
  Z3Context& operator=(const Z3Context&) = delete;
  operator Z3_context() const { return context_; }  // NOLINT: stands for the context in every call
  void check() const;

 private:
  Z3_context context_;
};

class Z3Translator {
 public:
  explicit Z3Translator(const Z3Context& context) : context_(context) {}
  ~Z3Translator();
  Z3Translator(const Z3Translator&) = delete;
  Z3Translator& operator=(const Z3Translator&) = delete;

  Z3_ast translate(logic::Term term);
  Z3_sort translate(logic::Sort sort);
  Z3_func_decl translate(logic::Function function);
  const Z3Context& context() const { return context_; }

 private:
  friend struct Z3Rules;
  Z3_ast translate_one(logic::Term term);
  Z3_ast keep(Z3_ast ast);

  const Z3Context& context_;
  logic::TermMap<Z3_ast> asts_;
  std::vector<Z3_ast> kept_;  // every reference held
  std::unordered_map<logic::Sort, Z3_sort> sorts_;
  std::unordered_map<logic::Function, Z3_func_decl> functions_;
};

}  // namespace jury::solver
