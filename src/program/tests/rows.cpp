#include "program/tests/rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <string_view>

#include "library/types.h"

namespace jury::program::tests {

namespace {

using classfile::Annotation;
using classfile::AnnotationValue;
using classfile::ClassFile;

const std::string provider_package = "Lorg/junit/jupiter/params/provider/";

std::string quoted(std::string_view modified_utf8) {
  std::string text = "\"";
  for (const char c : modified_utf8) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      text += '\\';
      text += c;
    } else if (byte < 0x20) {
      std::array<char, 8> code{};
      std::snprintf(code.data(), code.size(), "\\%03o", byte);
      text += code.data();
    } else {
      text += c;
    }
  }
  return text + "\"";
}

bool is_text(const std::string& type) {
  return type == "java.lang.String" || type == "java.lang.CharSequence" || type == "java.lang.Object";
}

// Which Java writes the same way.
bool is_plain_number(std::string_view text, std::string_view type) {
  if (type != "int" && type != "long" && type != "double") return false;
  if (text.starts_with('-')) text.remove_prefix(1);
  const auto point = type == "double" ? text.find('.') : std::string_view::npos;
  const auto whole = text.substr(0, point), part = point == std::string_view::npos ? "0" : text.substr(point + 1);
  const auto is_digits = [](std::string_view digits) {
    return !digits.empty() && digits.size() < 10 &&
           std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
  };
  return is_digits(whole) && is_digits(part) && (whole.size() == 1 || whole.front() != '0');
}

// A text as the value of a parameter; nothing where it is not understood. An unquoted part of a number is taken
// as it is: what is none does not compile, and javac's word becomes the obstacle.
std::optional<std::string> converted(const std::string& text, const std::string& type, const FindClass& find) {
  if (is_text(type)) return quoted(text);
  if (text.empty()) return std::nullopt;
  constexpr std::array<std::pair<std::string_view, std::string_view>, 8> numbers{{{"int", "Integer.decode"},
                                                                                  {"long", "Long.decode"},
                                                                                  {"short", "Short.decode"},
                                                                                  {"byte", "Byte.decode"},
                                                                                  {"double", "Double.parseDouble"},
                                                                                  {"float", "Float.parseFloat"},
                                                                                  {"boolean", ""},
                                                                                  {"char", ""}}};
  auto simple = type.starts_with("java.lang.") ? type.substr(10) : type;
  if (simple == "Integer") simple = "int";
  if (simple == "Character") simple = "char";
  simple.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(simple.front())));
  for (const auto& [name, parse] : numbers) {
    if (simple != name) continue;
    if (name == "boolean") {
      auto lower = text;
      std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
      return lower == "true" || lower == "false" ? std::optional(lower) : std::nullopt;
    }
    if (name == "char") return text.size() == 1 ? std::optional(quoted(text) + ".charAt(0)") : std::nullopt;
    if (is_plain_number(text, name)) return text + (name == "long" ? "L" : "");
    return std::string(parse) + "(" + quoted(text) + ")";
  }
  auto internal = type;
  std::ranges::replace(internal, '.', '/');
  // Nested classes: from the innermost name outwards.
  for (auto slash = internal.size(); slash != std::string::npos; slash = internal.rfind('/', slash)) {
    if (slash < internal.size()) internal[slash] = '$';
    if (const auto* cls = find(Symbol(internal)); cls && cls->access.has(classfile::AccessFlag::Enum))
      return type + "." + text;
  }
  return std::nullopt;
}

// The columns of a line of CSV; nothing for a column that is null.
using Columns = std::vector<std::optional<std::string>>;

// nothing: it is malformed.
std::optional<Columns> columns_of(std::string_view line, char delimiter, char quote) {
  Columns columns;
  std::size_t at = 0;
  const auto blank = [&](std::size_t i) { return line[i] == ' ' || line[i] == '\t'; };
  while (true) {
    while (at < line.size() && blank(at)) ++at;
    std::string text;
    if (at < line.size() && line[at] == quote) {
      for (++at;; ++at) {
        if (at >= line.size()) return std::nullopt;
        if (line[at] == quote && at + 1 < line.size() && line[at + 1] == quote)
          ++at;
        else if (line[at] == quote)
          break;
        text += line[at];
      }
      ++at;
      while (at < line.size() && blank(at)) ++at;
      if (at < line.size() && line[at] != delimiter) return std::nullopt;
      columns.emplace_back(text);
    } else {
      const auto end = std::min(line.find(delimiter, at), line.size());
      auto last = end;
      while (last > at && blank(last - 1)) --last;
      text = line.substr(at, last - at);
      columns.push_back(text.empty() ? std::nullopt : std::optional(text));
      at = end;
    }
    if (at >= line.size()) return columns;
    ++at;  // the delimiter
  }
}

class RowFinder {
 public:
  RowFinder(const ClassFile& file, const classfile::Method& method, const FindClass& find, Test& test)
      : file_(file), method_(method), find_(find), test_(test) {}

  void run() {
    for (const auto& annotation : method_.annotations) {
      const auto type = annotation.type.view();
      if (type.starts_with(provider_package)) add(annotation, std::string(type.substr(provider_package.size())));
    }
    if (test_.rows.empty() && test_.obstacle.empty()) test_.obstacle = "where its arguments come from is not understood";
  }

 private:
  void add(const Annotation& annotation, const std::string& name) {
    if (name == "ValueSource;") return add_values(annotation);
    if (name == "CsvSource;") return add_csv(annotation);
    if (name == "EnumSource;") return add_constants(annotation);
    if (name == "MethodSource;") return add_methods(annotation);
    if (name == "NullSource;" || name == "NullAndEmptySource;") add_row({"null"});
    if (name == "EmptySource;" || name == "NullAndEmptySource;") return add_empty();
    if (name == "NullSource;") return;
    test_.obstacle = "@" + name.substr(0, name.size() - 1) + " is not understood";
  }

  void add_row(std::vector<std::string> arguments) {
    if (arguments.size() < test_.parameters.size()) {
      test_.obstacle = "a row has fewer values than the test has parameters";
      return;
    }
    arguments.resize(test_.parameters.size());
    for (std::size_t i = 0; i < arguments.size(); ++i)
      if (arguments[i] == "null") arguments[i] = "(" + test_.parameters[i].type + ") null";
    test_.rows.push_back({std::move(arguments), ""});
  }

  void add_converted(const Columns& columns) {
    std::vector<std::string> arguments;
    for (std::size_t i = 0; i < columns.size() && i < test_.parameters.size(); ++i) {
      const auto value = columns[i] ? converted(*columns[i], test_.parameters[i].type, find_) : "null";
      if (!value) {
        test_.obstacle = "how \"" + *columns[i] + "\" becomes a " + test_.parameters[i].type + " is not understood";
        return;
      }
      arguments.push_back(*value);
    }
    add_row(std::move(arguments));
  }

  std::optional<std::string> literal(const AnnotationValue& value) const {
    const auto& constants = file_.constants;
    switch (value.tag) {
      case 'B':
        return "(byte) " + std::to_string(constants.integer(value.constant));
      case 'S':
        return "(short) " + std::to_string(constants.integer(value.constant));
      case 'I':
        return "(" + std::to_string(constants.integer(value.constant)) + ")";
      case 'C':
        return "(char) " + std::to_string(constants.integer(value.constant));
      case 'Z':
        return constants.integer(value.constant) != 0 ? "true" : "false";
      case 'J': {
        const auto number = constants.long_integer(value.constant);
        return number == INT64_MIN ? "Long.MIN_VALUE" : "(" + std::to_string(number) + "L)";
      }
      case 'F':
        return "Float.intBitsToFloat(" +
               std::to_string(static_cast<std::int32_t>(constants.at(value.constant).bits)) + ")";
      case 'D':
        return "Double.longBitsToDouble(" +
               std::to_string(static_cast<std::int64_t>(constants.at(value.constant).bits)) + "L)";
      default:
        return std::nullopt;
    }
  }

  void add_values(const Annotation& annotation) {
    for (const auto& [element, list] : annotation.elements)
      for (const auto& value : list.array) {
        if (value.tag == 's') {
          add_converted({value.text.text()});
        } else if (const auto written = literal(value)) {
          add_row({*written});
        } else {
          test_.obstacle = "@ValueSource(" + element.text() + " = ...) is not understood";
        }
      }
  }

  void add_csv(const Annotation& annotation) {
    char delimiter = ',', quote = '\'';
    for (const auto& [element, value] : annotation.elements) {
      const auto name = element.view();
      if (name == "delimiter" || name == "quoteCharacter") {
        const auto c = file_.constants.integer(value.constant);
        if (c > 0) (name == "delimiter" ? delimiter : quote) = static_cast<char>(c);
        if (c > 126) test_.obstacle = "the delimiter of @CsvSource is not understood";
      } else if (name == "delimiterString" && value.text.view().size() == 1) {
        delimiter = value.text.view().front();
      } else if (name != "value") {
        test_.obstacle = "@CsvSource with " + element.text() + " is not understood";
      }
    }
    for (const auto& line : classfile::string_elements(annotation, "value")) {
      if (!test_.obstacle.empty()) return;
      const auto columns = columns_of(line.view(), delimiter, quote);
      if (columns)
        add_converted(*columns);
      else
        test_.obstacle = "the row \"" + line.text() + "\" is not understood";
    }
  }

  void add_constants(const Annotation& annotation) {
    auto type = ir::Signature::from_descriptor(method_.descriptor.view()).parameters.at(0).name;
    if (const auto* value = annotation.find("value")) type = ir::Type::from_descriptor(value->text.view()).name;
    const auto* cls = find_(type);
    const auto names = classfile::string_elements(annotation, "names");
    const auto* mode = annotation.find("mode");
    const bool excludes = mode && mode->text == "EXCLUDE";
    if (!cls || !cls->access.has(classfile::AccessFlag::Enum) || annotation.find("from") || annotation.find("to") ||
        (mode && !excludes && mode->text != "INCLUDE")) {
      test_.obstacle = "the constants that @EnumSource means are not understood";
      return;
    }
    for (const auto& field : cls->fields) {
      if (!field.access.has(classfile::AccessFlag::Enum)) continue;
      const bool is_named = std::ranges::find(names, field.name) != names.end();
      if (!names.empty() && is_named == excludes) continue;
      auto written = ir::display_class(type.view()) + "." + field.name.text();
      std::ranges::replace(written, '$', '.');
      add_row({written});
    }
  }

  // "rows", "Other#rows", "package.Other#rows"; without a name, the method with the test's own name.
  void add_methods(const Annotation& annotation) {
    auto names = classfile::string_elements(annotation, "value");
    if (names.empty() || (names.size() == 1 && names.front().empty())) names = {test_.name};
    for (const auto& named : names) {
      const auto text = named.text();
      const auto hash = text.find('#');
      const auto name = text.substr(hash == std::string::npos ? 0 : hash + 1, text.find('(') - (hash + 1));
      const auto owner = hash == std::string::npos ? file_.name : Symbol(internal_name(text.substr(0, hash)));
      add_method(owner, name);
    }
  }

  static std::string internal_name(std::string name) {
    std::ranges::replace(name, '.', '/');
    return name;
  }

  void add_method(Symbol owner, const std::string& name) {
    for (const auto* cls = find_(owner); cls; cls = find_(cls->super_name)) {
      const auto found = std::ranges::find_if(cls->methods, [&](const classfile::Method& method) {
        return method.name == name && method.descriptor.view().starts_with("()");
      });
      if (found == cls->methods.end()) continue;
      if (found->access.has(classfile::AccessFlag::Private)) break;
      auto written = ir::display_class(owner.view());
      std::ranges::replace(written, '$', '.');
      const auto given = (found->is_static() ? written : "test") + "." + name + "()";
      test_.rows.push_back({{}, iterator_of(given, ir::Signature::from_descriptor(found->descriptor.view()).result)});
      return;
    }
    test_.obstacle = "the method " + name + ", which gives its arguments, is private or not there";
  }

  // Streams and collections have the method; what has not does not compile, and javac's word is the obstacle.
  static std::string iterator_of(const std::string& given, const ir::Type& type) {
    if (type.is_array()) return ir::display_class(library::types::arrays) + ".asList(" + given + ").iterator()";
    return type.name == library::types::iterator ? given : given + ".iterator()";
  }

  void add_empty() {
    const auto& type = test_.parameters.front().type;
    if (type == "java.lang.String") return add_row({"\"\""});
    if (type.ends_with("[]")) return add_row({"new " + type.substr(0, type.find('[')) + "[0]" + type.substr(type.find('[') + 2)});
    for (const std::string_view of : {"List", "Set", "Map"})
      if (type.starts_with(std::string(library::types::displayed_util_package).append(of)))
        return add_row({ir::display_class(library::types::collections) + ".empty" + std::string(of) + "()"});
    test_.obstacle = "what is empty of type " + type + " is not understood";
  }

  const ClassFile& file_;
  const classfile::Method& method_;
  const FindClass& find_;
  Test& test_;
};

}  // namespace

void find_rows(const ClassFile& file, const classfile::Method& method, const FindClass& find, Test& test) {
  if (test.parameters.empty()) {
    test.obstacle = "it has no parameters";
    return;
  }
  RowFinder(file, method, find, test).run();
}

}  // namespace jury::program::tests
