#include "loop_programs.h"

#include <random>

namespace jury::agreement {

namespace {

class Writer {
 public:
  explicit Writer(std::uint64_t seed) : random_(seed) {}

  // A method that calls itself, or two that call each other, with a static field and a list that they change.
  std::string recursive_program(const std::string& name) {
    const bool mutual = pick(3) == 0;
    std::string text = "import java.util.*;\nimport jury.Jury;\n\npublic class " + name +
                       " {\n  static int total;\n  static List<Integer> list = new ArrayList<>();\n\n" +
                       method("f", mutual ? "g" : "f") + (mutual ? method("g", "f") : "") +
                       "  public static void main(String[] args) {\n    int n = Jury.chooseInt(0, 5);\n"
                       "    int k = Jury.chooseInt(0, 2);\n    int x = 0;\n";
    text += pick(4) == 0 ? "    try {\n      x = f(n, k);\n    } catch (IllegalStateException stopped) {\n"
                           "      x = -1;\n    }\n"
                         : "    x = f(n, k);\n";
    return text + "    assert " + outcome() + ";\n  }\n}\n";
  }

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
  std::string method(const std::string& name, const std::string& called) {
    static constexpr const char* ends[] = {"n <= 0", "n == 0", "n < k", "n <= 0 || k > 4"};
    static constexpr const char* bases[] = {"0", "n", "k", "1", "k + 1"};
    std::string text = "  static int " + name + "(int n, int k) {\n    if (" + ends[pick(4)] +
                       ") {\n      return " + bases[pick(5)] + ";\n    }\n";
    if (pick(2) == 0) text += effect();
    text += "    int r = " + step(called) + ";\n";
    if (pick(3) == 0) text += effect();
    return text + "    return r;\n  }\n\n";
  }

  std::string step(const std::string& called) {
    const std::string plain = called + "(n - 1, k)";
    switch (pick(8)) {
      case 0:
        return "1 + " + plain;
      case 1:
        return plain + " + k";
      case 2:
        return called + "(n - 1, k + 1)";
      case 3:
        return called + "(n - 2, " + plain + ")";
      case 4:
        return "k > 1 ? " + plain + " : n";
      case 5:
        return "Jury.chooseBoolean() ? " + plain + " : 2";
      case 6:
        return plain + " + " + plain;
      default:
        return plain;
    }
  }

  std::string effect() {
    switch (pick(6)) {
      case 0:
        return "    total++;\n";
      case 1:
        return "    total = n;\n";
      case 2:
        return "    total += k;\n";
      case 3:
        return "    list.add(n);\n";
      case 4:
        return "    if (n == 3) {\n      throw new IllegalStateException();\n    }\n";
      default:
        return "    if (total < 3) {\n      total = total + 1;\n    }\n";
    }
  }

  std::string outcome() {
    static constexpr const char* outcomes[] = {"x == n",           "x >= 0",
                                               "x <= n + k",       "total == n",
                                               "total <= n",       "total >= 0",
                                               "x >= total",       "list.size() <= n",
                                               "list.size() == n", "x == k",
                                               "x < 10",           "x != 3 || n > 0",
                                               "total == 0",       "list.isEmpty() || list.get(0) == n",
                                               "x + total >= n",   "k > 1 || x >= k"};
    return outcomes[pick(16)];
  }

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
  return seed % 3 == 2 ? Writer(seed).recursive_program(class_name) : Writer(seed).program(class_name);
}

}  // namespace jury::agreement
