// Values as Java writes them, each of exactly its own type.
#pragma once

#include <string>

#include "trace/choices.h"
#include "trace/snapshot.h"

namespace jury::replay {

std::string java_literal(ir::Kind kind, trace::Value value);  // of a primitive kind
std::string java_literal(std::u16string_view text);
std::string java_literal(const trace::Choice& choice);
std::string java_literal(std::string_view utf8);

}  // namespace jury::replay
