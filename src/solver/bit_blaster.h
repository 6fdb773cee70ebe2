// Boolean and bit-vector terms as circuits.
//
// Every term is translated once; terms that share subterms share gates. Free constants become inputs.
// Arrays, functions, integers, floats and quantifiers are Unsupported: engines eliminate them first.
#pragma once

#include <cstdint>
#include <vector>

#include "logic/term.h"
#include "logic/term_map.h"
#include "solver/circuit.h"
#include "solver/word_circuit.h"

namespace jury::solver {

class BitBlaster {
 public:
  // The circuit must outlive the blaster.
  explicit BitBlaster(Circuit& circuit) : words_(circuit) {}

  Wire boolean(logic::Term term);
  // Least significant bit first. Valid until the next call.
  WordView bits(logic::Term term);
  // From now on the free constant, not translated so far, stands for these wires.
  void define(logic::Term constant, WordView wires);

  // The free constants translated so far, in that order.
  const std::vector<logic::Term>& constants() const { return constants_; }
  std::size_t term_count() const { return positions_.size(); }

 private:
  friend struct BlastingRules;
  void translate(logic::Term root);
  WordView known(logic::Term term) const;
  Word translate_one(logic::Term term);

  WordCircuit words_;
  logic::TermMap<std::uint64_t> positions_;  // first wire in pool_
  std::vector<Wire> pool_;
  std::vector<logic::Term> constants_;
};

// Whether the blaster can translate this kind of term on these sorts.
bool can_blast(logic::Term term);

}  // namespace jury::solver
