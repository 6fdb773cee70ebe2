// Reads the text that the printer writes (its form is told in printer.h) back into the same structures.
// Blanks, empty lines and #-comments are free; a statement ends with its line. The parser checks the grammar
// and that named locals are declared; whether the body makes sense is for the verifier.
//
// Errors are UserErrors with file, line, column and what was expected there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ir/method.h"

namespace jury::ir {

// `file` is named in errors. Each reads the whole text.
Body parse_body(std::string_view text, const std::string& file = "<text>");
Method parse_method(std::string_view text, const std::string& file = "<text>");
Class parse_class(std::string_view text, const std::string& file = "<text>");
std::vector<Class> parse_classes(std::string_view text, const std::string& file = "<text>");

}  // namespace jury::ir
