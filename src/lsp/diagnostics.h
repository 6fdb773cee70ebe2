// What is wrong, as the editor marks it: refutations at the line where they happen, with the execution as
// related places; what could not be decided, once for each method; what kept the file from being checked.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "lsp/document.h"

namespace jury::lsp {

struct DiagnosticStyle {
  bool has_related_places = true;  // the client shows them
  std::string directory;           // what paths of the results are relative to
};

nlohmann::json diagnostics_of(const Document& document, const DiagnosticStyle& style);

// The line of the document where an answer is shown now; nothing: it was edited.
std::optional<int> shown_at(const Document& document, const MethodStatus& method, const Answer& answer);

// What kept the document from being checked: javac's errors in it, or the message at its first line.
nlohmann::json diagnostics_of_failure(const Document& document, const serve::Failure& failure);

}  // namespace jury::lsp
