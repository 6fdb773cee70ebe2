// The source of a test: one statement per thing that is built, in the order of build_order.
#include <algorithm>
#include <cctype>
#include <map>
#include <sstream>

#include "replay/build_order.h"
#include "replay/heap_text.h"
#include "replay/java_literal.h"
#include "replay/junit.h"
#include "support/unicode.h"
#include "trace/standard_input.h"

namespace jury::replay {

namespace {

using ir::Kind;
using trace::PortableKind;
using trace::PortableObject;
using trace::SnapshotValue;

std::string quoted(const std::string& text) { return java_literal(std::string_view(text)); }

// "pkg.Outer$Node" -> "node", "[I" -> "array"
std::string variable_stem(const PortableObject& object) {
  if (object.kind == PortableKind::Array) return "array";
  if (object.kind == PortableKind::Text) return "text";
  std::string stem = object.class_name.substr(object.class_name.find_last_of(".$") + 1);
  if (stem.empty() || !std::isalpha(static_cast<unsigned char>(stem[0]))) return "object";
  stem[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(stem[0])));
  return stem;
}

class TestBody {
 public:
  TestBody(const trace::Scenario& scenario, const std::set<std::string>& ghosts)
      : scenario_(scenario), heap_(scenario.before), ghosts_(ghosts) {
    std::map<std::string, int> counters;
    for (const auto& object : heap_.objects) {
      const auto stem = variable_stem(object);
      names_.push_back(stem + std::to_string(++counters[stem]));
    }
  }

  std::string text(const std::string& violation) {
    build();
    if (const auto input = trace::input_among(scenario_.choices); !input.empty())
      add("System.setIn(new java.io.ByteArrayInputStream(new byte[] {" + bytes(input) + "}));");
    if (!trace::without_input(scenario_.choices).empty()) {
      add("jury.rt.Choice.onStop(reason -> org.junit.jupiter.api.Assumptions.assumeTrue(false, reason));");
      add("jury.rt.Choice.script(" + choices() + ");");
    }
    if (scenario_.after)
      check_state(violation);
    else
      add(call() + ";");
    return out_.str();
  }

 private:
  void add(const std::string& statement) { out_ << "    " << statement << "\n"; }

  bool constructs() const { return scenario_.method == "<init>"; }

  std::string value(const SnapshotValue& value) const {
    if (value.kind != Kind::Reference) return java_literal(value.kind, value.bits);
    return value.object < 0 ? "(Object) null" : names_[static_cast<std::size_t>(value.object)];
  }

  std::string list(const std::vector<SnapshotValue>& values) const {
    std::string text;
    for (const auto& element : values) text += ", " + value(element);
    return text;
  }

  void build() {
    const auto order = build_order(heap_);
    for (const auto number : order.creation) {
      if (is_constructed(number)) continue;
      add("Object " + names_[number] + " = " + creation(heap_.objects[number]) + ";");
    }
    for (std::size_t i = 0; i < heap_.objects.size(); ++i) set_fields(i);
    // What collections do with their elements may look at static fields.
    for (const auto& [class_name, field, held] : heap_.statics)
      if (!ghosts_.count(class_name + "." + field))
        add("Heap.setStatic(" + quoted(class_name) + ", " + quoted(field) + ", " + value(held) + ");");
    for (const auto number : order.contents) fill(number);
  }

  // What the constructor under test makes.
  bool is_constructed(std::size_t number) const {
    return constructs() && heap_.arguments.front().object == static_cast<std::int32_t>(number);
  }

  std::string creation(const PortableObject& object) const {
    const auto type = quoted(object.class_name);
    switch (object.kind) {
      case PortableKind::Instance:
        return "Heap.instance(" + type + ")";
      case PortableKind::Record: {
        std::string components;
        for (const auto& field : object.fields) components += ", " + value(field.value);
        return "Heap.record(" + type + components + ")";
      }
      case PortableKind::Array:
        return "Heap.array(" + type +
               (is_primitive_array(object) ? list(object.elements)
                                           : ", new Object[" + std::to_string(object.elements.size()) + "]") +
               ")";
      case PortableKind::Text:
        return object.is_literal ? java_literal(std::u16string_view(object.text))
                                 : "Heap.text(" + java_literal(std::u16string_view(object.text)) + ")";
      case PortableKind::Box:
        return "Heap.box(" + value(object.elements.front()) + ")";
      case PortableKind::Constant:
        return "Heap.constant(" + type + ", " + java_literal(std::u16string_view(object.text)) + ")";
      case PortableKind::Class:
        return "Heap.type(" + java_literal(std::u16string_view(object.text)) + ")";
      case PortableKind::Collection:
      case PortableKind::Map:
        return "Heap.collection(" + type + ")";
      case PortableKind::Builder:
        return "Heap.builder(" + type + ", " + java_literal(std::u16string_view(object.text)) + ")";
      case PortableKind::StaticField:
        return "Heap.getStatic(" + type + ", " + java_literal(std::u16string_view(object.text)) + ")";
      case PortableKind::Unknown:
        return "jury.replay.Unknown.object(" + type + ")";
      case PortableKind::Opaque:
        break;
    }
    return "null";
  }

  static bool is_primitive_array(const PortableObject& object) {
    return object.class_name.size() == 2 && object.class_name[0] == '[';
  }

  void set_fields(std::size_t number) {
    const auto& object = heap_.objects[number];
    if (is_constructed(number) || object.kind == PortableKind::Record) return;
    for (const auto& field : object.fields)
      if (!ghosts_.count(field.owner + "." + field.name))
        add("Heap.set(" + names_[number] + ", " + quoted(field.owner) + ", " + quoted(field.name) + ", " +
            value(field.value) + ");");
    if (object.kind != PortableKind::Array || is_primitive_array(object)) return;
    for (std::size_t i = 0; i < object.elements.size(); ++i)
      if (object.elements[i].object >= 0)
        add("Heap.element(" + names_[number] + ", " + std::to_string(i) + ", " + value(object.elements[i]) +
            ");");
  }

  void fill(std::size_t number) {
    const auto& object = heap_.objects[number];
    for (std::size_t i = 0; i < object.elements.size(); ++i)
      add(object.kind == PortableKind::Map
              ? "Heap.put(" + names_[number] + ", " + value(object.elements[i]) + ", " +
                    value(object.values[i]) + ");"
              : "Heap.add(" + names_[number] + ", " + value(object.elements[i]) + ");");
  }

  static std::string bytes(const std::string& input) {
    std::string text;
    for (const char byte : input)
      text += (text.empty() ? "" : ", ") + std::to_string(static_cast<signed char>(byte));
    return text;
  }

  std::string choices() const {
    std::string text;
    for (const auto& choice : trace::without_input(scenario_.choices))
      text += (text.empty() ? "" : ", ") + java_literal(choice);
    return text;
  }

  std::string call() const {
    auto arguments = heap_.arguments;
    if (constructs()) arguments.erase(arguments.begin());
    return "Heap.call(" + quoted(scenario_.class_name) + ", " + quoted(scenario_.method) + ", " +
           quoted(scenario_.descriptor) + list(arguments) + ")";
  }

  // Fails when the execution ends in the state that violates the property.
  void check_state(const std::string& violation) {
    add("Object result = null;");
    add("Throwable thrown = null;");
    add("try {");
    add("  result = " + call() + ";");
    add("} catch (Throwable problem) {");
    add("  thrown = problem;");
    add("}");
    add("State end = new State();");
    add("end.root(\"ending\", thrown == null ? \"returned\" : thrown.getClass().getName());");
    const bool returned = scenario_.exception_class.empty();
    std::string expected = "ending " + (returned ? "returned" : scenario_.exception_class) + "\n";
    for (std::size_t i = 0; i < heap_.arguments.size(); ++i)
      add("end.root(\"argument\", " + argument(i) + ");");
    for (const auto& [class_name, field, held] : scenario_.after->statics)
      add("end.root(" + quoted("static " + class_name + " " + field) + ", " +
          shown(held.kind, "Heap.getStatic(" + quoted(class_name) + ", " + quoted(field) + ")") + ");");
    if (scenario_.after->result)
      add("if (thrown == null) end.root(\"result\", " + shown(scenario_.after->result->kind, "result") +
          ");");
    expected += to_text(*scenario_.after);
    std::istringstream lines(expected);
    add("String violating =");
    std::string line, separator = "        ";
    while (std::getline(lines, line)) {
      add(separator + quoted(line + "\n"));
      separator = "        + ";
    }
    add("        ;");
    add("Assertions.assertNotEquals(violating, end.finish(), " + quoted(violation) + ");");
  }

  static std::string shown(Kind kind, const std::string& expression) {
    return (kind == Kind::Reference ? "end.reference(" : "State.primitive(") + expression + ")";
  }

  std::string argument(std::size_t number) const {
    const auto& given = heap_.arguments[number];
    if (number == 0 && constructs()) return "end.reference(result)";
    if (given.kind != Kind::Reference) return quoted(to_text(given));
    return "end.reference(" + (given.object < 0 ? "null" : names_[static_cast<std::size_t>(given.object)]) +
           ")";
  }

  const trace::Scenario& scenario_;
  const trace::PortableHeap& heap_;
  const std::set<std::string>& ghosts_;
  std::vector<std::string> names_;
  std::ostringstream out_;
};

// No line may end the comment, or be read as an escape.
std::string comment(std::string text) {
  for (std::size_t at = 0; (at = text.find("*/", at)) != std::string::npos;) text.replace(at, 2, "* /");
  std::replace(text.begin(), text.end(), '\\', '/');
  return text;
}

std::string test_name(const trace::Scenario& scenario) {
  std::string name = scenario.method == "<init>" ? "constructor" : scenario.method;
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_') c = '_';
  return name + (scenario.after ? "KeepsItsPromise" : "ThrowsNothing");
}

}  // namespace

std::string test_source(const TestCase& test, const std::string& package, const std::string& class_name,
                        const std::set<std::string>& ghost_fields) {
  std::ostringstream out;
  if (!package.empty()) out << "package " << package << ";\n\n";
  if (test.calls.empty()) out << "import jury.replay.Heap;\n";
  if (test.scenario.after) out << "import jury.replay.State;\nimport org.junit.jupiter.api.Assertions;\n";
  out << "import org.junit.jupiter.api.Test;\n\n/**\n * Written by Jury. Fails as long as this happens:\n "
         "*\n * <pre>\n";
  out << " * " << comment(test.violation) << (test.place.empty() ? "" : " at " + comment(test.place)) << "\n";
  for (const auto& line : test.story) out << " * " << comment(line) << "\n";
  out << " * </pre>\n */\nclass " << class_name << " {\n  @Test\n  void " << test_name(test.scenario)
      << "() throws Throwable {\n";
  // Built states enable assertions themselves (Heap.java).
  if (!test.calls.empty() && test.scenario.exception_class == "java.lang.AssertionError")
    out << "    " << class_name << ".class.getClassLoader().setDefaultAssertionStatus(true);  // as java -ea does\n";
  for (const auto& call : test.calls) out << "    " << call << "\n";
  if (test.calls.empty()) out << TestBody(test.scenario, ghost_fields).text(test.violation);
  out << "  }\n}\n";
  return out.str();
}

}  // namespace jury::replay
