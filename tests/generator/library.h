// The table of library methods that generated programs call.
#pragma once

#include <vector>

#include "generator/features.h"

namespace jury::generator {

struct LibraryMethod {
  Feature feature;
  int weight;
  const char* result;   // a type; single capital letters are type variables
  const char* pattern;  // see node.h; child i is argument i
  // Types. A leading "@" asks for a variable of that type, so that the object lives on and the pattern may
  // name it twice;
  // "%" is a small number, as indices are.
  std::vector<const char*> arguments;
};

const std::vector<LibraryMethod>& library_methods();

}  // namespace jury::generator
