// What can be done about a refutation, as code actions: a test that fails the same way, a precondition that
// excludes it, a suppression with its reason, the page that shows the execution.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "lsp/document.h"

namespace jury::lsp {

// Of what is shown in these lines of the text as it is; lines from 1, both included.
nlohmann::json code_actions(const Document& document, const std::string& uri, int first, int last);

// The precondition as a clause of JML; empty: it cannot be written as one.
std::string requires_clause(const engine::Result& result);

}  // namespace jury::lsp
