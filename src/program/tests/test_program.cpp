#include "program/tests/test_program.h"

#include <algorithm>

#include "library/types.h"

namespace jury::program::tests {

namespace {

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const auto& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

std::string quoted(const std::string& text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + "\"";
}

// As reflection hands on what a method gave: numbers may become wider.
std::string handed_on(const std::string& value, const std::string& type) {
  if (type == "int") return "(Integer) " + value;
  if (type == "char") return "(Character) " + value;
  if (type == "long" || type == "float" || type == "double") return "((Number) " + value + ")." + type + "Value()";
  if (type == "boolean") return "(Boolean) " + value;
  if (type == "byte") return "(Byte) " + value;
  if (type == "short") return "(Short) " + value;
  return "(" + type + ") " + value;
}

bool takes_texts(const std::string& type) {
  return type == "java.lang.String" || type == "java.lang.Object" || type == "java.lang.CharSequence" ||
         type.starts_with("java.lang.Comparable");
}

class ProgramText {
 public:
  explicit ProgramText(const Test& test) : test_(test) {}

  std::string text(const std::string& name) {
    line("@SuppressWarnings(\"all\")");
    line("final class " + name + " {");
    indent_ += "  ";
    line("public static void main(String[] arguments) throws Throwable {");
    indent_ += "  ";
    if (test_.obstacle.empty())
      ignoring([&] { body(); });
    else
      line("jury.rt.Choice.unmodelled(" + quoted(test_.obstacle) + ");");
    return text_ + "  }\n}\n";
  }

 private:
  void line(const std::string& content) { text_ += indent_ + content + "\n"; }

  template <class Inside>
  void block(const std::string& head, Inside inside) {
    line(head + "{");
    indent_ += "  ";
    inside();
    indent_.resize(indent_.size() - 2);
    line("}");
  }

  // By one of these exceptions the test says that it has nothing to say.
  template <class Inside>
  void ignoring(Inside inside) {
    if (test_.ignored.empty()) return inside();
    block("try ", inside);
    std::string any;
    for (const auto& name : test_.ignored) any += (any.empty() ? "" : " | ") + name;
    line("catch (" + any + " ignored) {}");
  }

  void body() {
    for (const auto& statement : test_.once) line(statement);
    if (test_.asked == Asked::Rows)
      for (const auto& row : test_.rows) carry_out_row(row);
    else if (test_.repetitions > 1)
      block("for (int repetition$ = 0; repetition$ < " + std::to_string(test_.repetitions) + "; repetition$++) ",
            [&] { carry_out(chosen()); });
    else
      carry_out(chosen());
    for (const auto& statement : test_.at_end) line(statement);
  }

  std::vector<std::string> chosen() {
    std::vector<std::string> arguments;
    if (test_.asked != Asked::AllValues) return arguments;
    int names = 0;
    for (std::size_t i = 0; i < test_.parameters.size(); ++i) {
      arguments.push_back("value$" + std::to_string(i + 1));
      text_ += choosing_code(test_.parameters[i].values, arguments.back(), indent_, names);
    }
    return arguments;
  }

  void carry_out_row(const Row& row) {
    if (row.provider.empty()) return block("", [&] { ignoring([&] { carry_out(row.arguments); }); });
    block("", [&] {
      if (row.provider.starts_with("test.")) line(test_.before.front());
      line(ir::display_class(library::types::iterator) + "<?> rows$ = " + row.provider + ";");
      block("while (rows$.hasNext()) ", [&] {
        line("Object row$ = rows$.next();");
        line("Object[] values$ = row$ instanceof org.junit.jupiter.params.provider.Arguments");
        line("    ? ((org.junit.jupiter.params.provider.Arguments) row$).get()");
        line("    : row$ instanceof Object[] ? (Object[]) row$ : new Object[] {row$};");
        std::vector<std::string> arguments;
        for (std::size_t i = 0; i < test_.parameters.size(); ++i) {
          const auto value = "values$[" + std::to_string(i) + "]";
          const auto& type = test_.parameters[i].type;
          if (!takes_texts(type))
            line("if (" + value + " instanceof String) jury.rt.Choice.unmodelled(\"how a text becomes a " + type + "\");");
          arguments.push_back(handed_on(value, type));
        }
        block("", [&] { ignoring([&] { carry_out(arguments, row.provider.starts_with("test.")); }); });
      });
    });
  }

  // `has_object`: rows come from the object that is tested with, one for all of them.
  void carry_out(const std::vector<std::string>& arguments, bool has_object = false) {
    for (std::size_t i = has_object ? 1 : 0; i < test_.before.size(); ++i) line(test_.before[i]);
    const auto call = test_.receiver + "." + test_.name.text() + "(" + joined(arguments) + ")";
    if (!test_.expected.empty()) {
      line("boolean thrown$ = false;");
      block("try ", [&] { line(call + ";"); });
      block("catch (Throwable problem$) ", [&] {
        line("if (!(problem$ instanceof " + test_.expected + ")) throw problem$;");
        line("thrown$ = true;");
      });
      line("if (!thrown$) throw new AssertionError(" + quoted("expected " + test_.expected) + ");");
    } else if (test_.answers) {
      line("if (!" + call + ") throw new AssertionError(\"the property does not hold\");");
    } else {
      line(call + ";");
    }
    for (const auto& statement : test_.after) line(statement);
  }

  const Test& test_;
  std::string text_;
  std::string indent_;
};

}  // namespace

std::string program_text(const Test& test, const std::string& name) { return ProgramText(test).text(name); }

std::vector<std::string> calls_with(const Test& test, const std::vector<std::string>& arguments) {
  auto statements = test.once;
  statements.insert(statements.end(), test.before.begin(), test.before.end());
  const auto call = test.receiver + "." + test.name.text() + "(" + joined(arguments) + ")";
  if (!test.expected.empty())
    statements.push_back("org.junit.jupiter.api.Assertions.assertThrows(" + test.expected + ".class, () -> " + call + ");");
  else if (test.answers)
    statements.push_back("org.junit.jupiter.api.Assertions.assertTrue(" + call + ");");
  else
    statements.push_back(call + ";");
  statements.insert(statements.end(), test.after.begin(), test.after.end());
  return statements;
}

}  // namespace jury::program::tests
