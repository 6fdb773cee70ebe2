// Files and texts as the Language Server Protocol names them: URIs, lines from 0, columns in UTF-16.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace jury::lsp {

// Empty for what is no file.
std::string path_of(std::string_view uri);
std::string uri_of(const std::string& path);

std::vector<std::string> lines_of(std::string_view text);
std::size_t utf16_length(std::string_view utf8);
// Without the space that the line begins with.
std::string_view without_indent(std::string_view line);
std::string indent_of(std::string_view line);

// The code of a line of the text; line from 1, as Jury counts.
nlohmann::json range_of_line(const std::vector<std::string>& lines, int line);
// The place in front of the line.
nlohmann::json start_of_line(int line);

}  // namespace jury::lsp
