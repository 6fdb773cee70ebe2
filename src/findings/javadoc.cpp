#include "findings/javadoc.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include "library/documented.h"

namespace jury::findings {

namespace {

bool is_part_of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$'; }

std::string simple_name(const std::string& name) { return name.substr(name.find_last_of("./$") + 1); }

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

struct Parameter {
  std::string type;  // without package, type arguments and brackets
  std::string name;
};

struct Declaration {
  std::string name;
  std::vector<Parameter> parameters = {};
};

// The last two words of "final java.util.List<String> names", of arrays and variable arguments too.
Parameter parameter_of(const std::string& text) {
  std::vector<std::string> words(1);
  int depth = 0;
  for (const char c : text) {
    depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    if (depth > 0 || c == '>' || c == '[' || c == ']') continue;
    if (is_part_of_name(c) || c == '.')
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  if (words.size() < 2) return {};
  auto type = words[words.size() - 2];
  while (type.ends_with('.')) type.pop_back();
  return {simple_name(type), words.back()};
}

// Of the list that begins after the parenthesis.
std::vector<Parameter> parameters_from(const std::string& text, std::size_t at) {
  std::vector<Parameter> found;
  std::string one;
  const auto end_one = [&] {
    if (auto parameter = parameter_of(one); !parameter.name.empty()) found.push_back(std::move(parameter));
    one.clear();
  };
  for (int depth = 0; at < text.size() && (depth > 0 || text[at] != ')'); ++at) {
    const char c = text[at];
    if (c == '@' && depth == 0) {
      at = after_annotation(text, at) - 1;
      continue;
    }
    depth += c == '<' || c == '(' ? 1 : c == '>' || c == ')' ? -1 : 0;
    if (c == ',' && depth == 0)
      end_one();
    else
      one += c;
  }
  end_one();
  return found;
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
  return {text.substr(begin, end - begin), parameters_from(text, at + 1)};
}

// How well a declaration fits overloads of as many parameters: type variables fit none by name.
std::size_t fitting(const Declaration& declared, const std::vector<ir::Type>& types) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < types.size(); ++i) {
    auto type = types[i];
    while (type.is_array()) type = type.element();
    const auto name = type.is_reference() ? simple_name(type.name.text()) : std::string(ir::name_of(type.kind));
    count += name == declared.parameters[i].type ? 1 : 0;
  }
  return count;
}

// Up to the next tag, in small letters, without stars and markup.
std::string sentence_from(const std::string& comment, std::size_t at) {
  std::string found;
  bool is_at_start = false;  // of a line
  for (; at < comment.size(); ++at) {
    const char c = comment[at];
    if (c == '@' && is_at_start) break;
    if (c == '\n') is_at_start = true;
    else if (!std::isspace(static_cast<unsigned char>(c)) && c != '*') is_at_start = false;
    const bool is_word = c != '*' && !std::isspace(static_cast<unsigned char>(c));
    if (is_word)
      found += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    else if (!found.empty() && found.back() != ' ')
      found += ' ';
  }
  static const std::regex markup("\\{@(code|link|linkplain|literal) ([^}]*)\\}|</?[a-z]+>");
  return std::regex_replace(found, markup, "$2");
}

// Null as an argument is no matter of the method's state: program/preconditions.h speaks of it.
void add_named(const std::string& comment, const std::string& tag, std::vector<std::string>& found) {
  for (auto at = comment.find(tag); at != std::string::npos; at = comment.find(tag, at + 1)) {
    auto begin = at + tag.size();
    while (begin < comment.size() && std::isspace(static_cast<unsigned char>(comment[begin]))) ++begin;
    auto end = begin;
    while (end < comment.size() && (is_part_of_name(comment[end]) || comment[end] == '.')) ++end;
    const auto name = simple_name(comment.substr(begin, end - begin));
    const bool is_of_null = name == "NullPointerException" &&
                            sentence_from(comment, end).find("null") != std::string::npos;
    if (end > begin && !is_of_null) found.push_back(name);
  }
}

void add_parameters(const std::string& comment, const Declaration& declared, std::vector<std::string>& found) {
  const std::string tag = "@param";
  found.resize(declared.parameters.size());
  for (auto at = comment.find(tag); at != std::string::npos; at = comment.find(tag, at + 1)) {
    auto begin = at + tag.size();
    while (begin < comment.size() && std::isspace(static_cast<unsigned char>(comment[begin]))) ++begin;
    auto end = begin;
    while (end < comment.size() && is_part_of_name(comment[end])) ++end;
    for (std::size_t i = 0; i < declared.parameters.size(); ++i)
      if (declared.parameters[i].name == comment.substr(begin, end - begin)) found[i] = sentence_from(comment, end);
  }
}

void merge(const Comment& inherited, Comment& comment) {
  comment.exceptions.insert(comment.exceptions.end(), inherited.exceptions.begin(), inherited.exceptions.end());
  comment.parameters.resize(std::max(comment.parameters.size(), inherited.parameters.size()));
  for (std::size_t i = 0; i < inherited.parameters.size(); ++i)
    if (comment.parameters[i].empty()) comment.parameters[i] = inherited.parameters[i];
}

}  // namespace

Word about_null(const std::string& sentence) {
  static const std::regex forbidden("(not|never|non|cannot|can't|mustn't)[^.;]{0,30}null|nullpointer|throw");
  static const std::regex allowed(
      "(may|can|might|could) (also )?be (empty or |blank or )?null|null[- ]?(able|safe|if|for|to|means|is (ok|allowed|permitted)|"
      "permitted|allowed|ok|returns?)|possibly null|(^|[ ,(])or null|if null|null (input|string|array) returns");
  if (sentence.find("null") == std::string::npos || std::regex_search(sentence, forbidden))
    return sentence.find("null") == std::string::npos ? Word::Silent : Word::Forbidden;
  return std::regex_search(sentence, allowed) ? Word::Allowed : Word::Silent;
}

Word about_negative(const std::string& sentence) {
  static const std::regex forbidden(
      "(not|never|non|cannot|can't)[^.;]{0,12}negative|nonnegative|positive|greater than|at least|>=? ?[01]|throw");
  static const std::regex allowed("negative|(^|[ (,=])-1");
  if (std::regex_search(sentence, forbidden)) return Word::Forbidden;
  return std::regex_search(sentence, allowed) ? Word::Allowed : Word::Silent;
}

Javadoc::Javadoc(program::Workspace& workspace) : workspace_(workspace) {
  std::istringstream entries(workspace.class_path());
  for (std::string entry; std::getline(entries, entry, ':');)
    if (auto archive = classfile::SourceArchive::beside(entry)) archives_.push_back(std::move(archive));
}

const std::string& Javadoc::text(Symbol class_name) {
  const auto [entry, inserted] = texts_.try_emplace(class_name);
  if (inserted) entry->second = find_text(class_name);
  return entry->second;
}

std::string Javadoc::find_text(Symbol class_name) {
  if (const auto source = workspace_.source_of(class_name)) {
    std::ifstream file(*source, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }
  const auto* cls = archives_.empty() ? nullptr : workspace_.program().find_class(class_name);
  if (!cls || cls->source_file.empty()) return {};
  const auto package = class_name.text().substr(0, class_name.view().rfind('/') + 1);
  for (const auto& archive : archives_)
    if (auto text = archive->read(package + cls->source_file)) return *std::move(text);
  return {};
}

// Of overloads with as many parameters those whose types fit best.
void Javadoc::add_own(const ir::Method& method, Comment& comment) {
  const auto& source = text(method.owner);
  const auto types = ir::Signature::from_descriptor(method.descriptor.view()).parameters;
  const auto name = method.name == "<init>" ? simple_name(method.owner.text()) : method.name.text();
  std::size_t best = 0;
  for (auto begin = source.find("/**"); begin != std::string::npos; begin = source.find("/**", begin + 1)) {
    const auto end = source.find("*/", begin + 3);
    if (end == std::string::npos) break;
    const auto declared = declaration_after(source, end + 2);
    if (declared.name != name || declared.parameters.size() != types.size()) continue;
    const auto fits = fitting(declared, types);
    if (fits < best) continue;
    if (fits > best) comment = {};
    best = fits;
    const auto said = source.substr(begin, end - begin);
    add_named(said, "@throws", comment.exceptions);
    add_named(said, "@exception", comment.exceptions);
    add_parameters(said, declared, comment.parameters);
  }
}

Comment Javadoc::read(const ir::Method& method) {
  Comment comment;
  add_own(method, comment);
  if (method.is_static() || method.name == "<init>") return comment;
  for (const auto type : workspace_.program().supertypes(method.owner)) {
    for (const auto name : library::documented_exceptions(type.view(), method.name.view()))
      comment.exceptions.emplace_back(name);
    const auto* cls = type == method.owner || !workspace_.is_user_class(type)
                          ? nullptr
                          : workspace_.program().find_class(type);
    const auto* overridden = cls ? cls->find_method(method.name, method.descriptor) : nullptr;
    if (!overridden) continue;
    Comment inherited;
    add_own(*overridden, inherited);
    merge(inherited, comment);
  }
  return comment;
}

const Comment& Javadoc::of(const ir::Method& method) {
  const auto [entry, inserted] = known_.try_emplace(&method);
  if (inserted) entry->second = read(method);
  return entry->second;
}

bool Javadoc::documents(const ir::Method& method, const std::string& exception_class) {
  constexpr std::array<std::string_view, 4> too_general{"RuntimeException", "Exception", "Throwable", "Error"};
  const auto& documented = of(method).exceptions;
  if (documented.empty()) return false;
  auto internal = exception_class;
  std::replace(internal.begin(), internal.end(), '.', '/');
  return std::ranges::any_of(workspace_.program().supertypes(Symbol(internal)), [&](Symbol type) {
    const auto name = simple_name(type.text());
    return std::ranges::find(too_general, name) == too_general.end() &&
           std::ranges::find(documented, name) != documented.end();
  });
}

}  // namespace jury::findings
