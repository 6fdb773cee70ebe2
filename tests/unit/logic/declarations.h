// Symbols that the tests of terms use: a few of every sort.
#pragma once

#include <vector>

#include "logic/parser.h"
#include "logic/term_manager.h"

namespace jury::logic {

inline void declare_symbols(TermManager& manager) {
  parse_script(manager, R"(
    (declare-const p Bool) (declare-const q Bool) (declare-const r Bool) (declare-const s Bool)
    (declare-const x (_ BitVec 8)) (declare-const y (_ BitVec 8)) (declare-const z (_ BitVec 8))
    (declare-const n (_ BitVec 4)) (declare-const m (_ BitVec 4)) (declare-const w (_ BitVec 16))
    (declare-const i Int) (declare-const j Int) (declare-const k Int)
    (declare-const A (Array (_ BitVec 8) (_ BitVec 8))) (declare-const B (Array (_ BitVec 8) (_ BitVec 8)))
    (declare-const C (Array Int Bool)) (declare-const D (Array U (_ BitVec 4)))
    (declare-const u U) (declare-const v U) (declare-const t U)
    (declare-fun f (U) U) (declare-fun P (U) Bool) (declare-fun R (U U) Bool) (declare-fun h ((_ BitVec 8)) (_ BitVec 8))
    (declare-const a (_ FloatingPoint 3 5)) (declare-const b (_ FloatingPoint 3 5))
    (declare-const c (_ FloatingPoint 8 24)) (declare-const d (_ FloatingPoint 11 53)))");
}

}  // namespace jury::logic
