// Spelling, parsing and relating types. See type.h. Wildcards and bounds are not needed by generated
// programs.
#include "generator/type.h"

#include <algorithm>
#include <array>

#include "support/diagnostics.h"

namespace jury::generator {
namespace {

struct PrimitiveRow {
  const char* name;
  const char* box;
  const char* zero;
  const char* widened_from;  // names, each followed by a space
};

constexpr std::array<PrimitiveRow, 8> primitives{{
    {"boolean", "Boolean", "false", ""},
    {"byte", "Byte", "(byte) 0", "byte "},
    {"short", "Short", "(short) 0", "byte short "},
    {"char", "Character", "'a'", "char "},
    {"int", "Integer", "0", "byte short char int "},
    {"long", "Long", "0L", "byte short char int long "},
    {"float", "Float", "0.0f", "byte short char int long float "},
    {"double", "Double", "0.0", "byte short char int long float double "},
}};

const PrimitiveRow* find_primitive(std::string_view name) {
  for (const PrimitiveRow& row : primitives)
    if (name == row.name) return &row;
  return nullptr;
}

const PrimitiveRow* find_box(std::string_view name) {
  for (const PrimitiveRow& row : primitives)
    if (name == row.box) return &row;
  return nullptr;
}

class TypeReader {
 public:
  explicit TypeReader(std::string_view text) : text_(text) {}

  Type read() {
    Type type = read_element();
    while (accept("[]")) type = array_of(std::move(type));
    return type;
  }

 private:
  Type read_element() {
    Type type;
    skip_blanks();
    while (position_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[position_])) ||
                                        text_[position_] == '.' || text_[position_] == '_'))
      type.name += text_[position_++];
    JURY_CHECK(!type.name.empty(), "a type without a name: " + std::string(text_));
    if (!accept("<")) return type;
    do type.arguments.push_back(read());
    while (accept(","));
    JURY_CHECK(accept(">"), "an open type: " + std::string(text_));
    return type;
  }

  bool accept(std::string_view token) {
    skip_blanks();
    if (text_.substr(position_, token.size()) != token) return false;
    position_ += token.size();
    return true;
  }
  void skip_blanks() {
    while (position_ < text_.size() && text_[position_] == ' ') ++position_;
  }

  std::string_view text_;
  std::size_t position_ = 0;
};

}  // namespace

std::string Type::text() const {
  if (is_array()) return component().text() + "[]";
  if (arguments.empty()) return name;
  std::string result = name + "<";
  for (std::size_t i = 0; i < arguments.size(); ++i) result += (i ? ", " : "") + arguments[i].text();
  return result + ">";
}

bool Type::is_primitive() const { return find_primitive(name) != nullptr; }
bool Type::is_numeric() const { return is_primitive() && name != "boolean"; }
bool Type::is_floating() const { return name == "float" || name == "double"; }
bool Type::is_integral() const { return is_numeric() && !is_floating(); }
bool Type::is_box() const { return find_box(name) != nullptr; }

Type parse_type(std::string_view text) { return TypeReader(text).read(); }
Type array_of(Type component) { return {"[]", {std::move(component)}}; }
Type generic(std::string name, std::vector<Type> arguments) {
  return {std::move(name), std::move(arguments)};
}

Type box_of(const Type& primitive) {
  const PrimitiveRow* row = find_primitive(primitive.name);
  JURY_CHECK(row, "no box for " + primitive.text());
  return {row->box, {}};
}

Type primitive_of(const Type& box) {
  const PrimitiveRow* row = find_box(box.name);
  JURY_CHECK(row, "not a box: " + box.text());
  return {row->name, {}};
}

std::vector<Type> widening_sources(const Type& type) {
  const PrimitiveRow* row = find_primitive(type.name);
  JURY_CHECK(row, "not a primitive: " + type.text());
  std::vector<Type> result;
  std::string name;
  for (const char* c = row->widened_from; *c; ++c) {
    if (*c != ' ') {
      name += *c;
      continue;
    }
    result.push_back({name, {}});
    name.clear();
  }
  return result;
}

bool is_type_variable(const Type& type) {
  return type.name.size() == 1 && type.arguments.empty() &&
         std::isupper(static_cast<unsigned char>(type.name[0]));
}

Type substitute(const Type& pattern, const Bindings& bindings) {
  auto found = bindings.find(pattern.name);
  if (found != bindings.end() && pattern.arguments.empty()) return found->second;
  Type result{pattern.name, {}};
  for (const Type& argument : pattern.arguments) result.arguments.push_back(substitute(argument, bindings));
  return result;
}

bool unify(const Type& pattern, const Type& type, Bindings& bindings) {
  if (is_type_variable(pattern)) {
    auto [entry, fresh] = bindings.emplace(pattern.name, type);
    return fresh ? type.is_reference() : entry->second == type;
  }
  if (pattern.name != type.name || pattern.arguments.size() != type.arguments.size()) return false;
  for (std::size_t i = 0; i < pattern.arguments.size(); ++i)
    if (!unify(pattern.arguments[i], type.arguments[i], bindings)) return false;
  return true;
}

const std::vector<std::string>& supertypes(const std::string& name) {
  static const std::map<std::string, std::vector<std::string>> table = {
      {"Collection", {"Collection"}},
      {"List", {"List", "Collection"}},
      {"ArrayList", {"ArrayList", "List", "Collection"}},
      {"LinkedList", {"LinkedList", "List", "Deque", "Queue", "Collection"}},
      {"Vector", {"Vector", "List", "Collection"}},
      {"Stack", {"Stack", "Vector", "List", "Collection"}},
      {"Queue", {"Queue", "Collection"}},
      {"Deque", {"Deque", "Queue", "Collection"}},
      {"ArrayDeque", {"ArrayDeque", "Deque", "Queue", "Collection"}},
      {"PriorityQueue", {"PriorityQueue", "Queue", "Collection"}},
      {"Set", {"Set", "Collection"}},
      {"HashSet", {"HashSet", "Set", "Collection"}},
      {"LinkedHashSet", {"LinkedHashSet", "HashSet", "Set", "Collection"}},
      {"NavigableSet", {"NavigableSet", "Set", "Collection"}},
      {"TreeSet", {"TreeSet", "NavigableSet", "Set", "Collection"}},
      {"Map", {"Map"}},
      {"HashMap", {"HashMap", "Map"}},
      {"LinkedHashMap", {"LinkedHashMap", "HashMap", "Map"}},
      {"NavigableMap", {"NavigableMap", "Map"}},
      {"TreeMap", {"TreeMap", "NavigableMap", "Map"}},
      {"Iterator", {"Iterator"}},
      {"ListIterator", {"ListIterator", "Iterator"}},
  };
  static const std::vector<std::string> none;
  auto found = table.find(name);
  return found == table.end() ? none : found->second;
}

bool is_library_subtype(const Type& type, const Type& ancestor) {
  const std::vector<std::string>& names = supertypes(type.name);
  return type.arguments == ancestor.arguments &&
         std::find(names.begin(), names.end(), ancestor.name) != names.end();
}

std::string default_constant(const Type& type) {
  if (const PrimitiveRow* row = find_primitive(type.name)) return row->zero;
  if (type.is("String")) return "\"\"";
  return "(" + type.text() + ") null";
}

}  // namespace jury::generator
