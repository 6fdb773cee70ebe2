#include "spec/jml/suppressions.h"

#include "spec/jml/declarations.h"

namespace jury::spec::jml {

namespace {

constexpr std::string_view prefix = "\"jury:";

std::string name_of(const TypeDeclaration& type, const Unit& unit) {
  if (type.outer) return name_of(*type.outer, unit) + "$" + type.name;
  std::string name = unit.package.empty() ? "" : unit.package + "/";
  for (auto& c : name)
    if (c == '/') c = '.';
  return name + type.name;
}

std::string without_escapes(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i)
    plain += text[i] == '\\' && i + 1 < text.size() ? text[++i] : text[i];
  return plain;
}

void collect(const Source& source, const Modifiers& modifiers, const std::string& class_name,
             const std::string& method, std::vector<SourceSuppression>& found) {
  for (const auto& token : modifiers.suppressed) {
    auto text = source.text(token.begin, token.end);
    if (!text.starts_with(prefix) || !text.ends_with('"')) continue;
    text = text.substr(prefix.size(), text.size() - prefix.size() - 1);
    const auto space = std::min(text.find(' '), text.size());
    const auto reason = std::min(text.find_first_not_of(' ', space), text.size());
    found.push_back({source.position(token.begin), class_name, method, std::string(text.substr(0, space)),
                     without_escapes(text.substr(reason))});
  }
}

}  // namespace

bool may_have_suppressions(std::string_view text) { return text.find(prefix) != std::string_view::npos; }

std::vector<SourceSuppression> suppressions_in(const Source& source) {
  const auto tokens = scan(source);
  const auto unit = parse_declarations(source, tokens);
  std::vector<SourceSuppression> found;
  for (const auto& type : unit.types) {
    if (type->is_local || type->name.empty()) continue;
    const auto class_name = name_of(*type, unit);
    collect(source, type->modifiers, class_name, "", found);
    for (const auto& method : type->methods)
      collect(source, method.modifiers, class_name,
              method.is_constructor ? "<init>" : std::string(source.text(method.name.begin, method.name.end)),
              found);
  }
  return found;
}

}  // namespace jury::spec::jml
