// What the editor shows beside and over a method: a line of status for each (code lenses), and what the answers
// rest on (hover).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "lsp/document.h"

namespace jury::lsp {

// The worst of what is known about a method.
// Conditional: refuted, by an argument or a state that nobody is known to bring about.
enum class Standing : std::uint8_t { Running, Refuted, Conditional, Undecided, Accepted, Bounded, Proved, Unknown };
std::string_view name_of(Standing standing);  // "running", ...

struct Status {
  Standing standing = Standing::Unknown;
  std::string text;  // "holds within bounds: loops 8, objects 3"
};

Status status_of(const MethodStatus& method, CheckState state);

// Whether a refutation is a finding that somebody has to look at: not what the method says it throws.
bool is_finding(const engine::Result& result);

nlohmann::json code_lenses(const Document& document, const std::string& uri);
// For clients that draw the status themselves: the parameters of the notification jury/status. Its state is
// none, running, done or failed, of the check of this text; changed: the text is another than the one that was checked.
nlohmann::json status_notification(const Document& document, const std::string& uri);
// Of the method declared in this line, or with an answer there; line from 1. null: there is none.
nlohmann::json hover(const Document& document, int line);

}  // namespace jury::lsp
