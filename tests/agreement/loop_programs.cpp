#include "loop_programs.h"

#include <random>

namespace jury::agreement {

namespace {

class Writer {
 public:
  explicit Writer(std::uint64_t seed) : random_(seed) {}

  std::string program(const std::string& name) {
    std::string text =
        "import java.util.*;\nimport jury.Jury;\n\npublic class " + name +
        " {\n  public static void main(String[] args) {\n"
        "    int n = 0;\n    int x = " +
        number() + ";\n    int y = " + number() +
        ";\n    List<Integer> list = new ArrayList<>();\n    Map<Integer, Integer> map = new HashMap<>();\n"
        "    Set<Integer> set = new HashSet<>();\n    while (Jury.chooseBoolean()) {\n      n++;\n"
        "      Jury.assume(n <= 20);\n";
    const int statements = 1 + pick(3);
    for (int i = 0; i < statements; ++i) text += statement("      ");
    text += "    }\n    assert " + condition() + ";\n  }\n}\n";
    return text;
  }

 private:
  int pick(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
  std::string number() { return std::to_string(pick(4)); }
  std::string value() {
    static constexpr const char* values[] = {"x", "y", "n", "x + 1", "list.size()"};
    return pick(4) == 0 ? number() : values[pick(5)];
  }

  std::string statement(const std::string& indent) {
    switch (pick(9)) {
      case 0:
        return indent + "x = x + " + number() + ";\n";
      case 1:
        return indent + "y = " + value() + ";\n";
      case 2:
        return indent + "list.add(" + value() + ");\n";
      case 3:
        return indent + "map.put(" + value() + ", " + value() + ");\n";
      case 4:
        return indent + "set.add(" + value() + ");\n";
      case 5:
        return indent + "if (" + guard() + ") {\n" + statement(indent + "  ") + indent + "}\n";
      case 6:
        return indent + "map.put(n, n);\n" + indent + "set.add(n);\n";
      case 7:
        return indent + "map.remove(" + value() + ");\n";
      default:
        return indent + "if (list.size() > 0) {\n" + indent + "  y = list.get(0);\n" + indent + "}\n";
    }
  }

  std::string guard() {
    static constexpr const char* guards[] = {"x > y", "Jury.chooseBoolean()", "map.containsKey(x)",
                                             "set.contains(n)", "n > 1"};
    return guards[pick(5)];
  }

  std::string condition() {
    switch (pick(10)) {
      case 0:
        return "x >= " + number();
      case 1:
        return "list.size() <= n";
      case 2:
        return "list.size() == n";
      case 3:
        return "map.size() <= n + " + number();
      case 4:
        return "set.size() <= map.size()";
      case 5:
        return "x >= y";
      case 6:
        return "!map.containsKey(" + number() + ") || n > 0";
      case 7:
        return "list.isEmpty() || list.get(0) >= " + number();
      case 8:
        return "x <= " + number() + " * n + 3";
      default:
        return "!set.contains(n) || map.containsKey(n)";
    }
  }

  std::mt19937_64 random_;
};

}  // namespace

std::string loop_program(const std::string& class_name, std::uint64_t seed) {
  return Writer(seed).program(class_name);
}

}  // namespace jury::agreement
