// The text of the helpers. See prelude.h. Output is plain ASCII whatever the strings hold, floats appear as
// bits with one NaN, and messages that name class loaders or local variables are left out.
#include "generator/prelude.h"

#include <set>

#include "generator/generator.h"

namespace jury::generator {
namespace {

struct Helper {
  const char* name;  // what a program that needs it contains
  const char* text;
  const char* needs;  // names of other helpers, separated by blanks
};

const std::vector<Helper>& output_helpers() {
  static const std::vector<Helper> table = {
      {"fuel(", "static boolean fuel() { return fuel-- > 0; }", ""},
      {"note(", "static void note(long value) { checksum = checksum * 31 + value; }", ""},
      {"note(", "static void note(boolean value) { note(value ? 1L : 0L); }", ""},
      {"note(", "static void note(double value) { note(Double.doubleToLongBits(value)); }", ""},
      {"note(", "static void note(float value) { note((long) Float.floatToIntBits(value)); }", ""},
      {"note(", "static void note(Object value) { note((long) String.valueOf(value).hashCode()); }", ""},
      {"show(", "static void show(long value) { print(Long.toString(value)); }", "print("},
      {"show(", "static void show(boolean value) { print(value ? \"true\" : \"false\"); }", "print("},
      {"show(", "static void show(char value) { print(\"char \" + (int) value); }", "print("},
      {"show(", "static void show(double value) { print(Long.toHexString(Double.doubleToLongBits(value))); }",
       "print("},
      {"show(", "static void show(float value) { print(Integer.toHexString(Float.floatToIntBits(value))); }",
       "print("},
      {"show(", "static void show(Object value) { print(clean(String.valueOf(value))); }", "print( clean("},
      {"print(",
       "static void print(String text) {\n  note(text);\n  if (lines++ < 150) "
       "System.out.println(text.length() <= 120 ? text : text.substring(0, 120));\n}",
       "note("},
      {"clean(",
       "static String clean(String text) {\n  if (text == null) return null;\n  StringBuilder result = new "
       "StringBuilder();\n"
       "  for (int i = 0; i < text.length() && i < 400; i++) {\n    char c = text.charAt(i);\n"
       "    if (c >= ' ' && c <= '~') result.append(c); else result.append('<').append((int) "
       "c).append('>');\n  }\n"
       "  return result.toString();\n}",
       ""},
      {"describe(",
       "static String describe(Throwable thrown) {\n  String name = thrown.getClass().getName();\n"
       "  boolean worded = thrown instanceof NullPointerException || thrown instanceof ClassCastException;\n"
       "  String text = worded ? name : name + \": \" + thrown.getMessage();\n"
       "  for (Throwable suppressed : thrown.getSuppressed()) text = text + \" + \" + "
       "suppressed.getMessage();\n  return text;\n}",
       ""},
      {"touch(", "static int touch(String name) {\n  show(\"init \" + name);\n  return name.length();\n}",
       "show("},
  };
  return table;
}

const std::vector<Helper>& value_helpers() {
  static const std::vector<Helper> table = {
      {"at(", "static int at(int index, int size) { return size <= 0 ? 0 : Math.floorMod(index, size); }",
       ""},
      {"clip(",
       "static String clip(String text) { return text == null || text.length() <= 40 ? text : "
       "text.substring(0, 40); }",
       ""},
      {"pick(",
       "static char pick(String text, int index) { return text.isEmpty() ? '?' : text.charAt(at(index, "
       "text.length())); }",
       "at("},
      {"part(",
       "static String part(String text, int from, int to) {\n  int begin = at(from, text.length() + 1);\n"
       "  return text.substring(begin, begin + at(to, text.length() - begin + 1));\n}",
       "at("},
  };
  return table;
}

// The same for programs with asserts: nothing is printed, indices are folded without arithmetic.
const std::vector<Helper>& assertion_helpers() {
  static const std::vector<Helper> table = {
      {"at(", "static int at(int index, int size) { return index >= 0 && index < size ? index : 0; }", ""},
      {"describe(", "static String describe(Throwable thrown) { return thrown.getClass().getName(); }", ""},
      {"clean(", "static String clean(String text) { return text; }", ""},
      {"clip(",
       "static String clip(String text) { return text == null || text.length() <= 40 ? text : "
       "text.substring(0, 40); }",
       ""},
      {"pick(",
       "static char pick(String text, int index) { return text.isEmpty() ? '?' : text.charAt(at(index, "
       "text.length())); }",
       "at("},
      {"part(",
       "static String part(String text, int from, int to) {\n  int begin = at(from, text.length() + 1);\n"
       "  return text.substring(begin, begin + at(to, text.length() - begin + 1));\n}",
       "at("},
  };
  return table;
}

using Tables = std::vector<const std::vector<Helper>*>;

void add_needs(const Tables& tables, const std::string& name, std::set<std::string>& needed) {
  if (!needed.insert(name).second) return;
  for (const auto* table : tables)
    for (const Helper& helper : *table) {
      if (name != helper.name) continue;
      std::string needs = helper.needs;
      for (std::size_t at = 0; at < needs.size();) {
        std::size_t end = std::min(needs.find(' ', at), needs.size());
        add_needs(tables, needs.substr(at, end - at), needed);
        at = end + 1;
      }
    }
}

bool mentions(const std::string& text, const std::string& name) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    char before = at == 0 ? ' ' : text[at - 1];
    if (!std::isalnum(static_cast<unsigned char>(before)) && before != '.') return true;
  }
  return false;
}

void add_state(const Settings& settings, const std::string& text, std::vector<Node>& members) {
  if (text.find("++objects") != std::string::npos) members.push_back(member("static int objects;"));
  if (settings.assertions) return;
  members.push_back(member("static int fuel = " + std::to_string(100 + settings.size * 50) + ";"));
  members.push_back(member("static int lines;"));
  members.push_back(member("static long checksum = 17;"));
}

}  // namespace

std::vector<Node> prelude(const Settings& settings, const std::string& program_text) {
  std::vector<Node> members;
  add_state(settings, program_text, members);
  Tables tables =
      settings.assertions ? Tables{&assertion_helpers()} : Tables{&output_helpers(), &value_helpers()};
  std::set<std::string> needed;
  for (const auto* table : tables)
    for (const Helper& helper : *table)
      if (mentions(program_text, helper.name)) add_needs(tables, helper.name, needed);
  for (const auto* table : tables)
    for (const Helper& helper : *table)
      if (needed.count(helper.name)) members.push_back(member(helper.text));
  return members;
}

}  // namespace jury::generator
