// Which classes of the class path, and beside class files that are inputs, belong to the program as those of the
// inputs do: their objects are in the
// states that methods start in, their static fields may have been assigned, their code may run. Those that the
// inputs use, by any name in a class file (fields, calls, signatures, constants of classes), those that these
// use, and the classes below any of them: an object of a subclass that nobody names may be handed over.
//
// A class path may hold a whole framework, and looking at a class costs time in every check: after `most`
// classes no more are taken, the nearest to the inputs first. What is left out is known as it is after its
// initialisation only, which results must say. Subclasses are looked for on the class path only: what lies beside
// a class file is not listed.
#pragma once

#include <cstddef>
#include <vector>

#include "classfile/class_path.h"
#include "support/symbol.h"

namespace jury::program {

struct GivenClasses {
  std::vector<Symbol> classes;
  bool is_complete = true;      // none was left out
};

// The first source of the path is the JDK; from index `first` they are those of the class path.
GivenClasses given_classes(const classfile::ClassPath& path, std::size_t first,
                           const std::vector<Symbol>& inputs, std::size_t most = 2'000);

}  // namespace jury::program
