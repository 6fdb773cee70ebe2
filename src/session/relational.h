// Checks by the relational engine: the properties of a .rel file, and contracts with --engine relational.
#pragma once

#include <vector>

#include "session/request.h"

namespace jury::session {

std::vector<engine::Result> check_relations(const Questions& questions, program::Workspace& workspace);
std::vector<engine::Result> check_contracts(const Questions& questions, program::Workspace& workspace);

}  // namespace jury::session
