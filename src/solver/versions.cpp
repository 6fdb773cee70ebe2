#include "solver/versions.h"

#include <cvc5/cvc5.h>
#include <z3.h>

#include <cadical.hpp>

namespace jury::solver {

std::vector<std::pair<std::string, std::string>> versions() {
  return {{"Z3", Z3_get_full_version()},
          {"cvc5", cvc5::Solver().getVersion()},
          {"CaDiCaL", CaDiCaL::Solver::version()}};
}

}  // namespace jury::solver
