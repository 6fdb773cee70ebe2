// Whether extracted specifications say all (Karun section 7.4.1).
#pragma once

#include <string>
#include <vector>

#include "../table.h"

namespace jury::bench {

// One row for each of ten methods of the JDK's own LinkedList and twenty of the network library.
std::vector<Row> summary_rows(const std::string& jury_program);

}  // namespace jury::bench
