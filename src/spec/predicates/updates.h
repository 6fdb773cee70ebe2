// Formulas without mupdate, mresize, fwrite and awrite, by the axiom of arrays: what is read from an updated
// array is the new value where the places are the same, and the old array's otherwise. Each reading doubles
// its atom.
#pragma once

#include "spec/predicates/syntax.h"

namespace jury::spec::predicates {

ExpressionPointer without_updates(const Expression& formula);

}  // namespace jury::spec::predicates
