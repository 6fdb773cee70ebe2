#include "findings/javadoc.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>

namespace jury::findings {

namespace {

bool is_part_of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$'; }

std::string simple_name(const std::string& name) { return name.substr(name.find_last_of("./$") + 1); }

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Where the annotation ends that begins at `at`, arguments included.
std::size_t after_annotation(const std::string& text, std::size_t at) {
  ++at;
  while (at < text.size() && (is_part_of_name(text[at]) || text[at] == '.')) ++at;
  if (at == text.size() || text[at] != '(') return at;
  int open = 0;
  for (; at < text.size(); ++at) {
    open += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    if (open == 0) return at + 1;
  }
  return at;
}

struct Declaration {
  std::string name;
  std::size_t parameters = 0;
};

// Of the list that begins after the parenthesis.
std::size_t count_parameters(const std::string& text, std::size_t at) {
  int depth = 0;
  std::size_t commas = 0;
  bool any = false;
  for (; at < text.size() && (depth > 0 || text[at] != ')'); ++at) {
    const char c = text[at];
    depth += c == '<' || c == '(' ? 1 : c == '>' || c == ')' ? -1 : 0;
    commas += c == ',' && depth == 0 ? 1 : 0;
    any = any || !std::isspace(static_cast<unsigned char>(c));
  }
  return any ? commas + 1 : 0;
}

// The method that is declared after a comment; without a name: something else is.
Declaration declaration_after(const std::string& text, std::size_t at) {
  while (at < text.size()) {
    const char c = text[at];
    if (c == '@')
      at = after_annotation(text, at);
    else if (c == '{' || c == ';' || c == '=' || c == '}')
      return {};
    else if (c == '(')
      break;
    else
      ++at;
  }
  if (at >= text.size()) return {};
  auto end = at;
  while (end > 0 && std::isspace(static_cast<unsigned char>(text[end - 1]))) --end;
  auto begin = end;
  while (begin > 0 && is_part_of_name(text[begin - 1])) --begin;
  return {text.substr(begin, end - begin), count_parameters(text, at + 1)};
}

void add_named(const std::string& comment, const std::string& tag, std::vector<std::string>& found) {
  for (auto at = comment.find(tag); at != std::string::npos; at = comment.find(tag, at + 1)) {
    auto begin = at + tag.size();
    while (begin < comment.size() && std::isspace(static_cast<unsigned char>(comment[begin]))) ++begin;
    auto end = begin;
    while (end < comment.size() && (is_part_of_name(comment[end]) || comment[end] == '.')) ++end;
    if (end > begin) found.push_back(simple_name(comment.substr(begin, end - begin)));
  }
}

}  // namespace

std::vector<std::string> documented_exceptions(program::Workspace& workspace, const ir::Method& method) {
  std::vector<std::string> found;
  const auto source = workspace.source_of(method.owner);
  if (!source) return found;
  const auto text = content_of(*source);
  const auto parameters = ir::Signature::from_descriptor(method.descriptor.view()).parameters.size();
  const auto name = method.name == "<init>" ? simple_name(method.owner.text()) : method.name.text();
  for (auto begin = text.find("/**"); begin != std::string::npos; begin = text.find("/**", begin + 1)) {
    const auto end = text.find("*/", begin + 3);
    if (end == std::string::npos) break;
    const auto declared = declaration_after(text, end + 2);
    if (declared.name != name || declared.parameters != parameters) continue;
    const auto comment = text.substr(begin, end - begin);
    add_named(comment, "@throws", found);
    add_named(comment, "@exception", found);
  }
  return found;
}

bool is_documented(program::Workspace& workspace, const ir::Method& method,
                   const std::string& exception_class) {
  constexpr std::array<std::string_view, 4> too_general{"RuntimeException", "Exception", "Throwable", "Error"};
  const auto documented = documented_exceptions(workspace, method);
  if (documented.empty()) return false;
  auto internal = exception_class;
  std::replace(internal.begin(), internal.end(), '.', '/');
  for (const auto type : workspace.program().supertypes(Symbol(internal))) {
    const auto name = simple_name(type.text());
    if (std::ranges::find(too_general, name) == too_general.end() &&
        std::ranges::find(documented, name) != documented.end())
      return true;
  }
  return false;
}

}  // namespace jury::findings
