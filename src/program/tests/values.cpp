#include "program/tests/values.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ir/choice_operations.h"
#include "library/types.h"

namespace jury::program::tests {

namespace {

using classfile::Annotation;
using Form = ValueSet::Form;
using ir::Kind;

constexpr std::string_view jqwik = "Lnet/jqwik/api/";
constexpr std::string_view quickcheck = "Lcom/pholser/junit/quickcheck/";

// "Lnet/jqwik/api/constraints/IntRange;" -> "IntRange"
std::string_view simple_name(const Annotation& annotation) {
  auto name = annotation.type.view();
  name = name.substr(name.find_last_of("/$") + 1);
  return name.substr(0, name.size() - 1);
}

bool is_constraint(const Annotation& annotation) {
  const auto type = annotation.type.view();
  return type.starts_with(jqwik) || type.starts_with(quickcheck);
}

struct Box {
  std::string_view class_name;
  Kind kind;
};
constexpr std::array boxes{Box{"java/lang/Boolean", Kind::Boolean}, Box{"java/lang/Byte", Kind::Byte},
                           Box{"java/lang/Character", Kind::Char},  Box{"java/lang/Short", Kind::Short},
                           Box{"java/lang/Integer", Kind::Int},     Box{"java/lang/Long", Kind::Long},
                           Box{"java/lang/Float", Kind::Float},     Box{"java/lang/Double", Kind::Double}};

std::optional<Kind> number_kind(const ir::Type& type) {
  if (!type.is_reference()) return type.kind;
  for (const auto& box : boxes)
    if (type.name == box.class_name) return box.kind;
  return std::nullopt;
}

std::optional<Form> form_of(const ir::DeclaredType& declared, TypeFacts& facts) {
  const auto& type = declared.type;
  if (number_kind(type)) return Form::Number;
  if (type.is_array()) return Form::Array;
  if (type.name == "java/lang/String" || type.name == "java/lang/CharSequence") return Form::Text;
  if (type.name == library::types::list || type.name == library::types::collection ||
      type.name == library::types::iterable)
    return Form::List;
  if (type.name == library::types::set) return Form::Set;
  if (facts.is_enum(type.name)) return Form::Constant;
  return std::nullopt;
}

// Where the parts of a parameter's type are annotated, as class files say it.
using Path = std::vector<std::uint8_t>;  // 0: into an array; 3: into the first type argument

class ParameterReader {
 public:
  ParameterReader(const classfile::ClassFile& file, const classfile::Method& method, std::size_t number,
                  TypeFacts& facts)
      : file_(file), method_(method), number_(number), facts_(facts) {}

  ValueSet read() {
    const auto types = ir::declared_parameters(method_.signature.view(), method_.descriptor.view());
    std::vector<Annotation> annotations;
    if (number_ < method_.parameter_annotations.size()) annotations = method_.parameter_annotations[number_];
    return read(types[number_], {}, std::move(annotations));
  }

 private:
  ValueSet read(const ir::DeclaredType& type, const Path& path, std::vector<Annotation> annotations) {
    ValueSet values;
    values.type = java_type(type);
    const auto form = form_of(type, facts_);
    if (!form) {
      values.obstacle = "there is no way to make up values of " + values.type;
      return values;
    }
    values.form = *form;
    values.kind = number_kind(type.type).value_or(Kind::Reference);
    add_type_annotations(path, annotations);
    for (const auto& annotation : annotations)
      if (is_constraint(annotation)) constrain(values, annotation);
    if (*form == Form::List || *form == Form::Set || *form == Form::Array) add_elements(values, type, path);
    return values;
  }

  void add_elements(ValueSet& values, const ir::DeclaredType& type, Path path) {
    const bool is_array = values.form == Form::Array;
    path.push_back(is_array ? 0 : 3);
    values.elements.push_back(read(is_array ? ir::DeclaredType{type.type.element(), {}} : type.argument(0), path, {}));
    if (values.obstacle.empty()) values.obstacle = values.elements.front().obstacle;
  }

  // An annotation before an array stands in the class file for the array and for its elements; those that do
  // not fit have no effect.
  void add_type_annotations(const Path& path, std::vector<Annotation>& annotations) const {
    for (const auto& found : method_.type_annotations) {
      if (found.target != classfile::TypeTarget::FormalParameter || found.index != number_) continue;
      const auto fits = [](const classfile::TypePathStep& step, std::uint8_t kind) {
        return step.kind == kind && step.argument == 0;
      };
      const bool is_here = std::ranges::equal(found.path, path, fits);
      const auto is_same = [&](const Annotation& other) { return other.type == found.annotation.type; };
      if (is_here && std::ranges::none_of(annotations, is_same)) annotations.push_back(found.annotation);
    }
  }

  std::optional<std::string> number_of(const Annotation& annotation, std::string_view element) const {
    const auto* value = annotation.find(element);
    if (!value) return std::nullopt;
    const auto& constants = file_.constants;
    switch (value->tag) {
      case 'B':
      case 'C':
      case 'S':
      case 'I':
        return "(" + std::to_string(constants.integer(value->constant)) + ")";
      case 'J': {
        const auto number = constants.long_integer(value->constant);
        return number == INT64_MIN ? "Long.MIN_VALUE" : "(" + std::to_string(number) + "L)";
      }
      case 'F':
        return "Float.intBitsToFloat(" +
               std::to_string(static_cast<std::int32_t>(constants.at(value->constant).bits)) + ")";
      case 'D':
        return "Double.longBitsToDouble(" +
               std::to_string(static_cast<std::int64_t>(constants.at(value->constant).bits)) + "L)";
      case 's':
        return value->text.empty() ? std::nullopt : std::optional(value->text.text());
      default:
        return std::nullopt;
    }
  }

  std::optional<std::int64_t> size_of(const Annotation& annotation, std::string_view element) const {
    const auto* value = annotation.find(element);
    if (!value || value->tag != 'I') return std::nullopt;
    return file_.constants.integer(value->constant);
  }

  void constrain_size(ValueSet& values, const Annotation& annotation) const {
    if (const auto exactly = size_of(annotation, "value"); exactly && *exactly > 0) {
      values.least_size = *exactly;
      values.most_size = *exactly;
    }
    if (const auto least = size_of(annotation, "min")) values.least_size = *least;
    if (const auto most = size_of(annotation, "max"); most && *most > 0) values.most_size = *most;
  }

  void constrain_number(ValueSet& values, const Annotation& annotation) const {
    const auto name = simple_name(annotation);
    const bool is_real = values.kind == Kind::Float || values.kind == Kind::Double;
    if (name == "Positive") {
      values.low = is_real ? (values.kind == Kind::Float ? "Float.MIN_VALUE" : "Double.MIN_VALUE") : "1";
    } else if (name == "Negative") {
      values.high = is_real ? (values.kind == Kind::Float ? "-Float.MIN_VALUE" : "-Double.MIN_VALUE") : "-1";
    } else if (name == "CharRange") {
      if (const auto from = number_of(annotation, "from")) values.low = from;
      if (const auto to = number_of(annotation, "to")) values.high = to;
    } else if (name == "InRange") {
      constrain_in_range(values, annotation);
    } else {
      // The default of these is min = 0.
      const auto low = number_of(annotation, "min");
      values.low = low ? low : std::optional<std::string>(is_real ? "0.0" : "0");
      if (const auto high = number_of(annotation, "max")) values.high = high;
      if (annotation.find("minIncluded") || annotation.find("maxIncluded"))
        values.obstacle = "an open interval of @" + std::string(name) + " is not understood";
    }
  }

  // junit-quickcheck: minInt, maxLong, and texts for all.
  void constrain_in_range(ValueSet& values, const Annotation& annotation) const {
    for (const auto& [element, value] : annotation.elements) {
      const auto name = element.view();
      if (name.starts_with("min") && name.size() > 3)
        values.low = number_of(annotation, name);
      else if (name.starts_with("max") && name.size() > 3)
        values.high = number_of(annotation, name);
      else
        values.obstacle = "@InRange with " + element.text() + " is not understood";
    }
  }

  void constrain_characters(ValueSet& values, const Annotation& annotation) const {
    const auto name = simple_name(annotation);
    if (name == "AlphaChars") values.characters.emplace_back("(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')");
    if (name == "NumericChars") values.characters.emplace_back("(c >= '0' && c <= '9')");
    if (name == "LowerChars") values.characters.emplace_back("(c >= 'a' && c <= 'z')");
    if (name == "UpperChars") values.characters.emplace_back("(c >= 'A' && c <= 'Z')");
    if (name == "Whitespace") values.characters.emplace_back("Character.isWhitespace(c)");
    if (name == "CharRange")
      values.characters.push_back("(c >= " + number_of(annotation, "from").value_or("0") +
                                  " && c <= " + number_of(annotation, "to").value_or("65535") + ")");
    if (name != "Chars") return;
    const auto* list = annotation.find("value");
    std::string any;
    for (const auto& value : list ? list->array : std::vector<classfile::AnnotationValue>{})
      any += (any.empty() ? "" : " || ") + ("c == " + std::to_string(file_.constants.integer(value.constant)));
    values.characters.push_back(any.empty() ? "false" : "(" + any + ")");
  }

  void constrain(ValueSet& values, const Annotation& annotation) const {
    const auto name = simple_name(annotation);
    const auto is_one_of = [&](std::initializer_list<std::string_view> names) {
      return std::ranges::find(names, name) != names.end();
    };
    const bool is_sized = values.form == Form::List || values.form == Form::Set || values.form == Form::Array;
    if (name == "ForAll") {
      if (!string_elements(annotation, "value").empty() && !string_elements(annotation, "value").front().empty())
        values.obstacle = "the values come from the method \"" +
                          string_elements(annotation, "value").front().text() + "\" of the test";
      if (annotation.find("supplier")) values.obstacle = "the values come from an ArbitrarySupplier";
    } else if (name == "WithNull") {
      values.may_be_null = values.kind == Kind::Reference || values.type.starts_with("java.");
    } else if (is_one_of({"Unique", "UniqueElements"})) {
      values.is_unique = is_sized;
      if (annotation.find("by")) values.obstacle = "@UniqueElements(by = ...) is not understood";
    } else if (is_one_of({"Size", "NotEmpty", "StringLength"})) {
      const bool fits = name == "StringLength" ? values.form == Form::Text
                                               : is_sized || (name == "NotEmpty" && values.form == Form::Text);
      if (!fits) return;
      if (name == "NotEmpty")
        values.least_size = std::max<std::int64_t>(1, values.least_size);
      else
        constrain_size(values, annotation);
    } else if (name == "NotBlank") {
      values.is_not_blank = values.form == Form::Text;
    } else if (is_one_of({"AlphaChars", "NumericChars", "LowerChars", "UpperChars", "Whitespace", "Chars"}) ||
               (name == "CharRange" && values.form == Form::Text)) {
      if (values.form == Form::Text) constrain_characters(values, annotation);
      if (values.form == Form::Number && values.kind == Kind::Char)
        values.obstacle = "@" + std::string(name) + " of a character is not understood";
    } else if (is_one_of({"IntRange", "LongRange", "ShortRange", "ByteRange", "DoubleRange", "FloatRange", "CharRange",
                          "Positive", "Negative", "InRange"})) {
      if (values.form == Form::Number && fits_number(name, values.kind)) constrain_number(values, annotation);
    } else if (!is_one_of({"Scale", "From", "Also", "When", "Only"})) {
      values.obstacle = "the annotation @" + std::string(name) + " is not understood";
    } else {
      values.obstacle = "@" + std::string(name) + " is not understood";
    }
  }

  // jqwik passes over an @IntRange of a long.
  static bool fits_number(std::string_view name, Kind kind) {
    constexpr std::array<std::pair<std::string_view, Kind>, 7> ranges{
        {{"IntRange", Kind::Int}, {"LongRange", Kind::Long}, {"ShortRange", Kind::Short}, {"ByteRange", Kind::Byte},
         {"DoubleRange", Kind::Double}, {"FloatRange", Kind::Float}, {"CharRange", Kind::Char}}};
    for (const auto& [range, of] : ranges)
      if (name == range) return kind == of;
    return kind != Kind::Boolean && (name == "InRange" || kind != Kind::Char);
  }

  const classfile::ClassFile& file_;
  const classfile::Method& method_;
  std::size_t number_;
  TypeFacts& facts_;
};

std::string capital(std::string_view name) {
  std::string text(name);
  text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

// Writes the choice of one value. Everything stands in the program itself: no code but that of the test and
// what it calls may take part.
class ChoosingCode {
 public:
  explicit ChoosingCode(int& names) : names_(names) {}

  std::string declare(const ValueSet& values, const std::string& variable, const std::string& indent) {
    if (!values.may_be_null)
      return indent + values.type + " " + variable + ";\n" + assign(values, variable, indent);
    return indent + values.type + " " + variable + " = null;\n" + indent + "if (!jury.Jury.chooseBoolean()) {\n" +
           assign(values, variable, indent + "  ") + indent + "}\n";
  }

 private:
  static std::string assume(const std::string& condition, const std::string& indent) {
    return indent + "jury.Jury.assume(" + condition + ");\n";
  }

  std::string assign(const ValueSet& values, const std::string& variable, const std::string& indent) {
    switch (values.form) {
      case Form::Number:
        return number(values, variable, indent);
      case Form::Text:
        return text(values, variable, indent);
      case Form::Constant: {
        const auto all = new_name("constants"), which = new_name("which");
        return indent + values.type + "[] " + all + " = " + values.type + ".values();\n" + indent + "int " + which +
               " = jury.Jury.chooseInt(0, " + all + ".length - 1);\n" + indent + variable + " = " + all + "[" + which +
               "];\n";
      }
      case Form::List:
      case Form::Set:
      case Form::Array:
        return several(values, variable, indent);
    }
    return "";
  }

  static std::string number(const ValueSet& values, const std::string& variable, const std::string& indent) {
    auto code = indent + variable + " = jury.Jury.choose" + capital(ir::name_of(values.kind)) + "();\n";
    if (values.kind == Kind::Float || values.kind == Kind::Double)
      code += assume((values.kind == Kind::Float ? "Float" : "Double") + (".isFinite(" + variable + ")"), indent);
    if (values.low) code += assume(variable + " >= " + *values.low, indent);
    if (values.high) code += assume(variable + " <= " + *values.high, indent);
    return code;
  }

  static void assume_size(const ValueSet& values, const std::string& size, const std::string& indent,
                          std::string& code) {
    code += assume(size + " >= " + std::to_string(values.least_size), indent);
    if (values.most_size) code += assume(size + " <= " + std::to_string(*values.most_size), indent);
  }

  std::string text(const ValueSet& values, const std::string& variable, const std::string& indent) {
    const auto chosen = new_name("text");
    auto code = indent + "String " + chosen + " = jury.Jury.chooseString();\n";
    if (values.least_size > 0 || values.most_size) assume_size(values, chosen + ".length()", indent, code);
    if (values.is_not_blank) code += assume("!" + chosen + ".trim().isEmpty()", indent);
    if (!values.characters.empty()) {
      std::string any;
      for (const auto& condition : values.characters) any += (any.empty() ? "" : " || ") + condition;
      const auto index = new_name("i");
      code += indent + "for (int " + index + " = 0; " + index + " < " + chosen + ".length(); " + index + "++) {\n" +
              indent + "  char c = " + chosen + ".charAt(" + index + ");\n" + assume(any, indent + "  ") + indent +
              "}\n";
    }
    return code + indent + variable + " = " + chosen + ";\n";
  }

  std::string several(const ValueSet& values, const std::string& variable, const std::string& indent) {
    const auto& element = values.elements.front();
    const auto size = new_name("size"), made = new_name("made"), index = new_name("i"), one = new_name("element");
    const bool is_array = values.form == Form::Array;
    auto code = indent + "int " + size + " = jury.Jury.chooseInt();\n";
    assume_size(values, size, indent, code);
    code += indent + (is_array ? array_declaration(values.type, element.type, made, size)
                               : collection_declaration(values.form, element.type, made));
    code += indent + "for (int " + index + " = 0; " + index + " < " + size + "; " + index + "++) {\n" +
            declare(element, one, indent + "  ");
    if (is_array && values.is_unique) code += unique_in_array(made, index, one, indent + "  ");
    if (!is_array && (values.is_unique || values.form == Form::Set))
      code += assume("!" + made + ".contains(" + one + ")", indent + "  ");
    code += indent + "  " + (is_array ? made + "[" + index + "] = " + one : made + ".add(" + one + ")") + ";\n" + indent +
            "}\n";
    return code + indent + variable + " = " + made + ";\n";
  }

  static std::string collection_declaration(Form form, const std::string& element, const std::string& name) {
    const bool is_set = form == Form::Set;
    return ir::display_class(is_set ? library::types::set : library::types::list) + "<" + element + "> " + name +
           " = new " + ir::display_class(is_set ? library::types::hash_set : library::types::array_list) + "<>();\n";
  }

  static std::string array_declaration(const std::string& type, const std::string& element, const std::string& name,
                                       const std::string& size) {
    const auto first = element.find("[]");  // new int[n][] for int[][]
    const auto made = first == std::string::npos ? element + "[" + size + "]"
                                                 : element.substr(0, first) + "[" + size + "]" + element.substr(first);
    return type + " " + name + " = new " + made + ";\n";
  }

  std::string unique_in_array(const std::string& array, const std::string& count,
                              const std::string& one, const std::string& indent) {
    const auto before = new_name("before");
    return indent + "for (int " + before + " = 0; " + before + " < " + count + "; " + before + "++)\n" +
           assume("!" + ir::display_class(library::types::objects) + ".equals(" + array + "[" + before + "], " + one + ")", indent + "  ");
  }

  std::string new_name(const std::string& stem) { return stem + "$" + std::to_string(++names_); }

  int& names_;
};

}  // namespace

std::string java_type(const ir::DeclaredType& type) {
  auto text = type.type.display();
  std::ranges::replace(text, '$', '.');
  if (type.arguments.empty()) return text;
  std::string arguments;
  for (const auto& argument : type.arguments) arguments += (arguments.empty() ? "" : ", ") + java_type(argument);
  return text + "<" + arguments + ">";
}

ValueSet values_of_parameter(const classfile::ClassFile& file, const classfile::Method& method, std::size_t number,
                             TypeFacts& facts) {
  return ParameterReader(file, method, number, facts).read();
}

std::string choosing_code(const ValueSet& values, const std::string& variable, const std::string& indent,
                          int& names) {
  return ChoosingCode(names).declare(values, variable, indent);
}

}  // namespace jury::program::tests
