#include "heap_programs.h"

#include <initializer_list>
#include <random>
#include <vector>

namespace jury::agreement {

namespace {

class Writer {
 public:
  explicit Writer(std::uint64_t seed) : random_(seed) {}

  HeapProgram write(int methods) {
    HeapProgram result;
    result.java =
        "import java.util.*;\n"
        "class Box { Box next; boolean flag; int count; Set<Box> kids; Mark mark; static Box top; static int "
        "made;\n"
        "  int weight() { return count; } }\n"
        "class Special extends Box { @Override int weight() { return 7; } }\n"
        "final class Mark { static final Mark LOW = new Mark(1), HIGH = new Mark(2); final int level;\n"
        "  Mark(int level) { this.level = level; } }\n"
        "interface Rank { boolean isHigh(Box box); }\n"
        "class ByCount implements Rank { int limit; public boolean isHigh(Box box) { return box.count > "
        "limit; } }\n"
        "class ByMark implements Rank { public boolean isHigh(Box box) { return box.mark == Mark.HIGH; } }\n"
        "class Registry { static final List<Box> ALL = new ArrayList<>(); static void note(Box box) { "
        "ALL.add(box); } }\n"
        "class Bystander { boolean seen; static int total; static Box last; }\n"
        "class Heap {\n"
        "  Box head; Set<Box> bag; Set<Box> other; Map<Box, Box> table; List<Box> row; Rank rank;\n";
    for (int i = 0; i < methods; ++i) method(i, result);
    result.java += "}\n";
    return result;
  }

 private:
  using Texts = std::vector<std::string>;

  std::uint64_t below(std::uint64_t limit) { return random_() % limit; }
  std::string one(const Texts& options) { return options[below(options.size())]; }
  // A box in scope; in a loop its element x, too.
  std::string box() { return in_loop_ ? one({"a", "b", "x"}) : one({"a", "b"}); }
  std::string value() {
    return in_loop_ ? one({"a", "b", "head", "a.next", "x"}) : one({"a", "b", "head", "a.next"});
  }

  std::string condition(int depth = 2) {
    switch (below(depth > 0 ? 15 : 14)) {
      case 0:
        return value() + " == " + value();
      case 1:
        return box() + ".flag";
      case 2:
        return "bag.contains(" + value() + ")";
      case 3:
        return "table.get(" + value() + ") == " + value();
      case 4:
        return "table.containsKey(" + value() + ")";
      case 5:
        return one({"bag.isEmpty()", "row.isEmpty()", "other.isEmpty()"});
      case 6:
        return value() + " != null";
      case 7:
        return box() + ".count < " + box() + ".count";
      case 8:
        return box() + ".weight() > " + one({"0", "6", "a.count"});
      case 9:
        return value() + " instanceof Special";
      case 10:
        return value() + " == Box.top";
      case 11:
        return "rank.isHigh(" + box() + ")";
      case 12:
        return box() + ".mark == " + one({"Mark.LOW", "Mark.HIGH", "a.mark"});
      case 13:
        return "Box.made " + one({"> 0", "== 2", "< a.count"});
      default:
        return condition(depth - 1) + one({" && !(", " || !("}) + condition(depth - 1) + ")";
    }
  }

  std::string simple(int depth = 2) {
    switch (below(depth > 0 ? 16 : 14)) {
      case 0:
        return box() + ".next = " + value() + ";";
      case 1:
        return "head = " + value() + ";";
      case 2:
        return box() + ".flag = " + (below(3) == 0 ? "(" + condition() + ")" : one({"f", "!f"})) + ";";
      case 3:
        return box() + ".count = " + box() + ".count + " + one({"1", "2"}) + ";";
      case 4:
        return "bag.add(" + value() + ");";
      case 5:
        return "bag.remove(" + value() + ");";
      case 6:
        return "table.put(" + value() + ", " + value() + ");";
      case 7:
        return "table.remove(" + value() + ");";
      case 8:
        return "row.add(" + value() + ");";
      case 9:
        return box() + ".kids.add(" + value() + ");";
      case 10:
        return one({"bag.clear();", "table.clear();", "row.clear();", "other.clear();"});
      case 11:
        return "Box.top = " + value() + ";";
      case 12:
        return one({"Box.made++;", "Box.made = a.count;", "a.count = Box.made;"});
      case 13:
        return box() + ".mark = " + one({"Mark.LOW", "Mark.HIGH", "b.mark", "new Mark(a.count)"}) + ";";
      case 14:
        return "if (" + condition() + ") { " + simple(depth - 1) + " }";
      default:
        return "if (" + condition() + ") { " + simple(depth - 1) + " } else { " + simple(depth - 1) + " }";
    }
  }

  std::string loop_body(const std::string& result) {
    switch (below(8)) {
      case 0:
        return "if (" + condition() + ") { x.flag = " + one({"f", "true", "!x.flag"}) + "; }";
      case 1:
        return one({"x.next = a;", "x.next = head;", "x.count = a.count;", "x.flag = false;",
                    "x.count = x.count + 1;", "x.next.count = 3;", "x.next = x.next;"});
      case 2:
        return "if (" + condition() + ") { n++; }";
      case 3:
        return "if (" + condition() + ") { found = x; }";
      case 4:
        return "if (" + condition() + ") { return " + result + "; }";
      case 5:
        return "if (" + condition() + ") { " +
               one({"other.add(x);", "other.remove(x);", "table.put(x, a);", "table.put(x, x.next);",
                    "table.remove(x);", "bag.remove(x);", "row.add(x);", "x.kids.add(a);", "a.kids.add(x);",
                    "break;"}) +
               " }";
      case 6:
        return "if (" + condition() + ") continue; " + simple(1);
      default:
        return simple(1);
    }
  }

  std::string loop(const std::string& result, const std::string& number) {
    const auto kind = below(8);
    if (kind == 6)
      return "Box w" + number + " = " + value() + "; while (w" + number + " != null && !w" + number +
             ".flag) { w" + number + " = w" + number + ".next; } head = w" + number + ";";
    if (kind == 7)
      return "Box w" + number + " = head; while (w" + number + " != null) { Box t" + number + " = w" +
             number + ".next; w" + number + ".next = null; w" + number + " = t" + number + "; }";
    in_loop_ = true;
    auto body = loop_body(result);
    if (below(2) == 0) body += " " + loop_body(result);
    in_loop_ = false;
    if (kind == 5) return "for (Box x = head; x != null; x = x.next) { " + body + " }";
    static const char* const sources[] = {"bag", "table.keySet()", "table.values()", "row", "a.kids"};
    return "for (Box x : " + std::string(sources[kind]) + ") { " + body + " }";
  }

  std::string statement(const std::string& result, int method, const std::string& number) {
    if (below(40) == 0) return "Registry.note(" + value() + ");";
    switch (below(6)) {
      case 0:
      case 1:
        return simple();
      case 2:
      case 3:
        return loop(result, number);
      case 4: {
        const auto made = "t" + number;
        return "Box " + made + " = new " + one({"Box", "Special"}) + "(); " + made + ".next = " + value() +
               "; " +
               one({"bag.add(" + made + ");", "head = " + made + ";", "table.put(a, " + made + ");", ""});
      }
      default:
        if (method == 0) return simple();
        return "m" + std::to_string(below(static_cast<std::uint64_t>(method))) + "(" + value() + ", " +
               value() + ", f);";
    }
  }

  void method(int number, HeapProgram& program) {
    const auto type = one({"void", "boolean", "Box", "int"});
    std::string result;
    if (type == "boolean") result = condition();
    if (type == "Box") result = one({"found", "a", "head", "table.get(a)", "a.next"});
    if (type == "int") result = one({"n", "bag.size()", "a.count", "row.size()", "b.weight()"});
    const auto name = "m" + std::to_string(number);
    program.java +=
        "  " + type + " " + name + "(Box a, Box b, boolean f) {\n    int n = 0;\n    Box found = null;\n";
    const auto count = 1 + below(3);
    for (std::uint64_t i = 0; i < count; ++i)
      program.java += "    " + statement(result, number, std::to_string(i)) + "\n";
    program.java += "    return " + result + ";\n  }\n";
    program.rel += "method Heap." + name + " {\n  pre usable { " + usable() + " }\n";
    for (int i = 0; i < 2; ++i)
      program.rel += "  post p" + std::to_string(i) + " { " + property(type) + " }\n";
    program.rel += "}\n";
  }

  // --- conditions ---

  static std::string usable() {
    return "some a & Box and some b & Box and some this.bag & Set and some this.other & Set and some "
           "this.table & Map and some this.row & List and some this.rank & Rank and all x: Box | some x.kids "
           "& Set";
  }

  std::string set_before() {
    return one({"this.bag.contains$rel", "this.other.contains$rel", "this.table.mapping$rel.univ",
                "univ.(this.table.mapping$rel)", "univ.(this.row.index$rel)", "a.kids.contains$rel",
                "this.head.*next", "(a + b)", "Box", "Special", "a.*next"});
  }
  std::string set_after() {
    return one({"this.bag'.contains$rel'", "this.other'.contains$rel'", "this.table'.mapping$rel'.univ",
                "univ.(this.table'.mapping$rel')", "univ.(this.row'.index$rel')", "a.kids'.contains$rel'",
                "this.head'.*next'", "a.next'", "b.next'"});
  }

  std::string property(const std::string& type) {
    const auto kind = below(type == "void" ? 12 : 14);
    switch (kind) {
      case 0:
        return set_after() + " in " + set_before() + " + " + set_before() + " + null";
      case 1:
        return set_before() + " - " + set_before() + " in " + set_after();
      case 2:
        return "all x: Box - a - b | x." + one({"next' = x.next", "count' = x.count", "flag' = x.flag"});
      case 3:
        return "all x: " + set_before() + " & Box | int(x.count') >= int(x.count)";
      case 4:
        return one({"this.head' = this.head", "this.head' in this.head + a + b", "this.bag' = this.bag",
                    "a.next' in a.next + b + this.head + null", "Box = Box'", "#(Box' - Box) <= 1"});
      case 5:
        return "#(this.bag'.contains$rel') " + one({"<=", ">=", "="}) + " #(this.bag.contains$rel)" +
               one({"", " + 1"});
      case 6:
        return "some " + set_after() + " => some " + set_after();
      case 7:
        return "all x: " + set_after() + " & Box | x in " + set_before() + " or " +
               one({"x.flag' = true$rel", "x.next' = a", "x !in Box", "int(x.count') > 0"});
      case 8:
        return "this.table'.mapping$rel' " + one({"in", "="}) + " this.table.mapping$rel" +
               one({"", " ++ a -> b", " + Box -> a"});
      case 9:
        return one({"Box.made' = Box.made", "Box.top' in Box.top + a + b + this.head",
                    "int(Box.made') >= int(Box.made)", "Bystander.total' = Bystander.total",
                    "Bystander.total = 0", "Bystander.last = null"});
      case 10:
        return one({"all m: Mark | m.level' = m.level", "#(Mark' - Mark) <= 1",
                    "all x: Box | x.mark' = x.mark", "all x: Box - a - b | x.mark' = x.mark",
                    "a.mark' in a.mark + b.mark + Mark.LOW + Mark.HIGH", "Mark.LOW != Mark.HIGH"});
      case 11:
        return one({"all s: Bystander | s.seen' = s.seen", "no Bystander", "all s: Bystander | s.seen = true",
                    "this.rank' = this.rank", "all r: ByCount | r.limit' = r.limit", "lone Rank"});
      case 12:
      default:
        break;
    }
    if (type == "boolean")
      return "return = true$rel " + one({"=>", "<=>"}) + " " +
             one({"a in this.bag.contains$rel", "some this.bag'.contains$rel'", "a = b", "a in Special"});
    if (type == "int")
      return one(
          {"int(return) >= 0", "int(return) <= #(this.bag.contains$rel)", "int(return) = int(a.count')"});
    return one({"return in " + set_before() + " + null", "return in " + set_after() + " + null",
                "return = null or return in Box", "some return & Box => return in Box'"});
  }

  std::mt19937_64 random_;
  bool in_loop_ = false;
};

}  // namespace

HeapProgram heap_program(std::uint64_t seed, int methods) { return Writer(seed).write(methods); }

}  // namespace jury::agreement
