// Symmetry breaking (Kodkod; Karun section 5.4): formulas see atoms only through relations, so two atoms
// that no bound tells apart may be swapped in every instance. Of each class of interchangeable atoms the
// adjacent transpositions get a lex-leader constraint (Crawford et al.): the unknowns of the instance, in a
// fixed order, are not less than those of its mirror image. Some instance of every orbit satisfies all of
// them. Not broken: symmetries that permute several classes at once, and those of integers.
#pragma once

#include <vector>

#include "logic/relational/bounds.h"
#include "solver/relational/primary_variables.h"

namespace jury::solver::relational {

// Atoms that are interchangeable, in classes of two and more, each in increasing order.
std::vector<std::vector<std::size_t>> interchangeable_atoms(const logic::relational::Bounds& bounds);

// Compares at most `bits` pairs of unknowns for each transposition.
Wire symmetry_breaking(const logic::relational::Bounds& bounds, PrimaryVariables& variables, Circuit& circuit,
                       std::size_t bits);

}  // namespace jury::solver::relational
