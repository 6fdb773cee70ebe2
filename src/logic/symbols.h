// Which free symbols and variables occur in terms, and how large a term is.
#pragma once

#include <span>
#include <vector>

#include "logic/term.h"
#include "logic/term_map.h"

namespace jury::logic {

// Collects over many terms; each subterm is looked at once, so adding a term costs only what is new in it.
class SymbolCollector {
 public:
  void add(Term term);
  // In order of first occurrence.
  const std::vector<Term>& constants() const { return constants_; }
  const std::vector<Function>& functions() const { return functions_; }  // those with arguments
  const std::vector<Term>& applications() const { return applications_; }
  // All uninterpreted sorts of constants, variables, functions and their arguments.
  const std::vector<Sort>& uninterpreted_sorts() const { return sorts_; }
  std::size_t term_count() const { return depths_.size(); }
  // The longest path from any term added to a leaf.
  std::uint32_t depth() const { return depth_; }

 private:
  void add_sort(Sort sort);
  TermMap<std::uint32_t> depths_;
  std::uint32_t depth_ = 0;
  std::vector<Term> constants_;
  std::vector<Function> functions_;
  std::vector<Term> applications_;
  std::vector<Sort> sorts_;
};

std::vector<Term> free_constants(Term term);
// Variables that no quantifier of the term binds, in order of first occurrence.
std::vector<Term> free_variables(Term term);
// The number of different subterms.
std::size_t dag_size(Term term);

}  // namespace jury::logic
