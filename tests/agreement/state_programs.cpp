#include "state_programs.h"

#include <random>
#include <vector>

namespace jury::agreement {

namespace {

// What a method has: the pieces it is made of need some of it.
enum class Profile { Arrays, Nodes, Fields, Collections, Statics, Objects };

struct Piece {
  Profile profile;
  // @ stands for a number of its own, so that names do not meet; [right|wrong|wrong...] for one of its parts.
  const char* text;
};

const Piece pieces[] = {
    // Numbers.
    {Profile::Arrays, "int m@ = x < y ? [y|x] : [x|y]; assert m@ >= x && m@ >= y;"},
    {Profile::Arrays, "assert [x == Integer.MAX_VALUE \\|\\| x + 1 > x|x + 1 > x];"},
    {Profile::Arrays, "assert x / 2 * 2 + x % 2 == [x|(x \\| 1)];"},
    {Profile::Arrays, "assert [x % 3 > -3 && x % 3 < 3|x % 3 >= 0|x % 4 < 3];"},
    {Profile::Arrays, "assert (x >> 1) == [Math.floorDiv(x, 2)|x / 2];"},
    {Profile::Arrays, "assert (x & 7) == [Math.floorMod(x, 8)|x % 8];"},
    {Profile::Arrays,
     "long l@ = (long) x + y; assert l@ == x + y [\\|\\| l@ > Integer.MAX_VALUE \\|\\| l@ < "
     "Integer.MIN_VALUE|];"},
    {Profile::Arrays, "if (y != 0) { assert x / y * y + x % y == x; }"},
    {Profile::Arrays, "if ([y != 0|y >= 0]) { x = x / y; }"},
    {Profile::Arrays, "boolean f@ = x > 0; f@ [&=|\\|=] y > 0; assert !f@ \\|\\| (x > 0 && y > 0);"},
    {Profile::Arrays, "byte n@ = (byte) x; assert n@ == x [\\|\\| x > 127 \\|\\| x < -128|\\|\\| x > 127];"},
    // Arrays.
    {Profile::Arrays, "if (0 <= x && x < a.length) { a[x] = y; assert a[x] == y; }"},
    {Profile::Arrays,
     "if (0 <= x && x < a.length && x < b.length) { a[x] = 1; b[x] = 2; assert a[x] == 1 [\\|\\| a == b|]; "
     "}"},
    {Profile::Arrays, "if ([0 <= x && x|x] < a.length) { y = a[x]; }"},
    {Profile::Arrays,
     "if (a.length > 0) { int k@ = a[0]; a[0] = a[a.length - 1]; a[a.length - 1] = k@; assert a[a.length - "
     "1] == k@ [|&& a[0] != k@]; }"},
    {Profile::Arrays,
     "//@ loop_invariant 0 <= i@ && i@ <= a.length;\n"
     "//@ loop_invariant (\\forall int k; 0 <= k && k < i@; a[k] == y);\n"
     "for (int i@ = 0; i@ < a.length; i@++) a[i@] = [y|y|i@ == 3 ? 0 : y];\n"
     "if (a.length > [2|3]) { assert a[2] == y; }"},
    {Profile::Arrays,
     "int n@ = 0;\n"
     "//@ loop_invariant 0 <= i@ && i@ <= a.length && 0 <= n@ && n@ <= [i@|i@|i@ / 2];\n"
     "for (int i@ = 0; i@ < a.length; i@++) if (a[i@] > x) n@++;\n"
     "assert n@ <= [a.length|a.length - 1];"},
    {Profile::Arrays,
     "if (a.length > 0) { int m@ = a[0];\n"
     "//@ loop_invariant 1 <= i@ && i@ <= a.length;\n"
     "//@ loop_invariant (\\forall int k; 0 <= k && k < i@; a[k] <= m@);\n"
     "for (int i@ = 1; i@ < a.length; i@++) if (a[i@] > [m@|a[0]]) m@ = a[i@];\n"
     "assert a[a.length - 1] <= m@; }"},
    {Profile::Arrays,
     "int s@ = 0;\n"
     "//@ loop_invariant 0 <= i@ && i@ <= a.length;\n"
     "//@ loop_invariant s@ == (\\sum int k; 0 <= k && k < i@; a[k]);\n"
     "for (int i@ = 0; i@ < a.length; i@++) s@ += a[[i@|0]];\n"
     "//@ assert s@ == (\\sum int k; 0 <= k && k < a.length; a[k]);\n"},
    {Profile::Arrays,
     "int c@ = 0;\n"
     "//@ loop_invariant 0 <= i@ && i@ <= b.length && c@ == (\\num_of int k; 0 <= k && k < i@; b[k] == x);\n"
     "for (int i@ = 0; i@ < b.length; i@++) { if (b[i@] != x) continue; c@[++|++| += 2]; }\n"
     "//@ assert c@ == (\\num_of int k; 0 <= k && k < b.length; b[k] == x);\n"},
    {Profile::Arrays,
     "int at@ = -1;\n"
     "//@ loop_invariant 0 <= i@ && i@ <= b.length && at@ == -1;\n"
     "//@ loop_invariant (\\forall int k; 0 <= k && k < i@; b[k] != y);\n"
     "for (int i@ = 0; i@ < b.length; i@++) if (b[i@] == y) { at@ = i@; break; }\n"
     "assert at@ == -1 \\|\\| b[at@] == y;\n"
     "//@ assert at@ == -1 ==> (\\forall int k; [0|0|1] <= k && k < b.length; b[k] != y [|&& b[k] != x]);\n"},
    {Profile::Arrays,
     "int d@ = a.length;\n"
     "//@ loop_invariant 0 <= d@ && d@ <= a.length;\n"
     "//@ decreases [d@|d@|a.length - d@];\n"
     "while (d@ > 0) d@--;\n"
     "assert d@ == 0;"},
    {Profile::Arrays,
     "if (a != b && a.length == b.length) {\n"
     "//@ loop_invariant 0 <= i@ && i@ <= a.length;\n"
     "//@ loop_invariant (\\forall int k; 0 <= k && k < i@; a[k] == b[[k|a.length - 1 - k]]);\n"
     "for (int i@ = 0; i@ < a.length; i@++) a[i@] = b[i@];\n"
     "if (a.length > 1) { assert a[1] == b[1]; } }"},
    {Profile::Arrays,
     "int[] c@ = a.clone(); if (c@.length > 0) { c@[0]++; assert [c@[0] == a[0] + 1|a[0] == c@[0]]; }"},
    {Profile::Arrays,
     "if (a.length > 1) { int f@ = a[1]; System.arraycopy(a, 1, a, 0, a.length - [1|1|0]); assert a[0] == "
     "f@; }"},
    {Profile::Arrays,
     "if (0 <= x && x < 4) { int[] z@ = new int[x]; assert z@.length == x; if (x > 1) { z@[1] = y; assert "
     "z@[0] == [0|y]; } }"},
    {Profile::Arrays,
     "int w@ = 0;\n"
     "//@ loop_invariant 0 <= i@ && i@ <= a.length && w@ >= 0;\n"
     "for (int i@ = 0; i@ < a.length; i@++)\n"
     "  //@ loop_invariant 0 <= j@ && j@ <= b.length && w@ >= 0;\n"
     "  for (int j@ = 0; j@ < b.length; j@++) if (a[i@] == b[j@] && w@ < 9) w@[++|++|--];\n"
     "assert w@ >= 0;"},
    {Profile::Arrays,
     "int e@ = 0;\n"
     "//@ loop_invariant 0 <= e@ && e@ <= 3;\n"
     "do { e@++; } while (e@ < 3 && x > 0);\n"
     "assert e@ [<= 3|== 3];"},
    // Linked nodes.
    {Profile::Nodes,
     "if (p != null && q != null) { p.key = 1; q.key = 2; assert p.key == 1 [\\|\\| p == q|]; }"},
    {Profile::Nodes,
     "if (p != null && q != null) { p.next = q; assert p.next == q && [q.next == q \\|\\| p != q|q.next != "
     "q]; }"},
    {Profile::Nodes,
     "int n@ = 0; for (Node c@ = p; c@ != null && n@ < 4; c@ = c@.next) n@++; assert n@ <= [4|1];"},
    {Profile::Nodes,
     "int n@ = 0; Node c@ = p; while (c@ != null && n@ < 3) { n@++; c@ = c@.next; } assert c@ != null "
     "[\\|\\| n@ < 4|\\|\\| n@ < 2];"},
    {Profile::Nodes,
     "if (p != null && p.next != null) { p.next.key = x; assert p.key == x [\\|\\| p.next != p|]; }"},
    {Profile::Nodes,
     "Node f@ = new Node(); f@.next = p; f@.key = y; p = f@; assert p.next != p && [p.key == y|p.next != "
     "null];"},
    {Profile::Nodes, "if ([p != null|x > 0]) { x = p.key; }"},
    {Profile::Nodes,
     "if (p != null && q != null && p.next == q && q.next == p) { assert [p.next.next == p|p != q]; }"},
    {Profile::Nodes,
     "if (p != null) { Node n@ = p.next; p.next = null; p.next = n@; assert p.next == n@; [|assert n@ != p;] "
     "}"},
    {Profile::Nodes,
     "if (p instanceof Leaf) { ((Leaf) p).mark++; assert ((Leaf) p).mark > [Integer.MIN_VALUE|0]; }"},
    {Profile::Nodes,
     "if (p != null) { int v@ = p.value(); assert p instanceof Leaf [\\|\\| v@ == p.key|]; }"},
    {Profile::Nodes, "Leaf l@ = [p instanceof Leaf ? (Leaf) p : null|(Leaf) p];"},
    // Fields and static fields.
    {Profile::Fields, "total += x; if (total == x) { assert [x == total|x >= 0]; }"},
    {Profile::Fields,
     "if (h != null && g != null) { h.value = 3; g.value = 4; assert h.value == 3 [\\|\\| h == g|]; }"},
    {Profile::Fields,
     "if (h != null && h.data != null && h.data.length > 0) { h.data[0] = x; assert h.data[0] == x; }"},
    {Profile::Fields,
     "if (h != null && g != null && h.data != null && g.data != null && h.data.length > 0 && g.data.length > "
     "0) { h.data[0] = 1; g.data[0] = 2; assert h.data[0] == 1 [\\|\\| h.data == g.data|\\|\\| h == g]; }"},
    {Profile::Fields,
     "if (h != null && h.data != null) { h.value = 0;\n"
     "//@ loop_invariant 0 <= i@ && i@ <= h.data.length && 0 <= h.value && h.value <= [i@|i@|i@ - 1];\n"
     "for (int i@ = 0; i@ < h.data.length; i@++) if (h.data[i@] == x) h.value++;\n"
     "assert h.value <= h.data.length; }"},
    {Profile::Fields,
     "if (h != null && h.data != null && last != null) {\n"
     "//@ loop_invariant 0 <= i@ && i@ <= h.data.length;\n"
     "//@ loop_invariant (\\forall int k; 0 <= k && k < i@; h.data[k] == x);\n"
     "for (int i@ = 0; i@ < h.data.length; i@++) { h.data[i@] = x; last.value = [total|total|i@]; }\n"
     "if (h.data.length > 0) { assert last.value == total; } }"},
    {Profile::Fields,
     "last = h; if (h != null) { h.value = y; assert last.value == y; } assert last == [h|g];"},
    {Profile::Fields, "if ([h != null && h.data != null|h != null]) { x = h.data.length; assert x >= 0; }"},
    {Profile::Fields,
     "Holder o@ = new Holder(); o@.value = x; assert o@ != h && o@ != last; if (h != null) { h.value = y; "
     "assert [o@.value == x|h.value == x]; }"},
    {Profile::Fields,
     "int t@ = total;\n"
     "//@ loop_invariant 0 <= i@ && i@ <= 3 && total == t@ + [i@|i@|2 * i@];\n"
     "for (int i@ = 0; i@ < 3; i@++) total++;\n"
     "assert total == t@ + 3;"},
    {Profile::Fields,
     "//@ loop_invariant 0 <= i@ && i@ <= 3;\n"
     "for (int i@ = 0; i@ < 3; i@++) if (i@ == [5|2]) last = null;\n"
     "assert last != null \\|\\| h == h && last == null;\n"
     "Holder k@ = last;\n"
     "//@ loop_invariant 0 <= i@ && i@ <= 2;\n"
     "for (int i@ = 0; i@ < 2; i@++) x++;\n"
     "assert last == k@;"},
    // Collections.
    {Profile::Collections, "list.add(x); assert list.get(list.size() - 1) == [x|y];"},
    {Profile::Collections,
     "int n@ = list.size(); list.add(0, x); assert list.size() == n@ + 1 && list.get(0) == x;"},
    {Profile::Collections, "if ([!list.isEmpty()|x > 0]) { list.remove(0); }"},
    {Profile::Collections, "set.add(x); assert set.contains(x) && set.size() >= [1|2];"},
    {Profile::Collections,
     "int n@ = set.size(); boolean w@ = set.add(y); assert set.size() == n@ + (w@ ? 1 : 0); [|assert w@;]"},
    {Profile::Collections, "map.put(x, y); assert map.get(x) == y; [|assert map.size() == 1;]"},
    {Profile::Collections,
     "Integer v@ = map.get(x); assert v@ == null [\\|\\| map.containsKey(x)|\\|\\| map.containsKey(y)];"},
    {Profile::Collections, "if (map.containsKey(x)) { map.remove(x); } assert !map.containsKey([x|y]);"},
    {Profile::Collections,
     "int s@ = 0; for (Integer e@ : list) if (e@ != null && e@ == x) s@++; assert s@ <= list.size(); "
     "[|assert s@ == 0;]"},
    {Profile::Collections,
     "int s@ = 0; for (Integer e@ : set) s@++; assert s@ == set.size(); [|assert s@ < 2;]"},
    {Profile::Collections, "if (list.contains(x)) { assert [list.indexOf(x) >= 0|list.indexOf(x) == 0]; }"},
    {Profile::Collections,
     "if (list.size() > 1) { Integer k@ = list.get(0); list.set(0, list.get(1)); list.set(1, k@); assert "
     "list.get(1) == k@; }"},
    {Profile::Collections, "for (Integer e@ : list) if (e@ != null && e@ == x) { [break;|list.add(1);] }"},
    // Static final fields, whose objects `disturb` may have changed before; those that are only read.
    {Profile::Statics, "assert LOG.size() >= [0|1];"},
    {Profile::Statics, "[if (!LOG.isEmpty()) |]assert LOG.isEmpty() == false;"},
    {Profile::Statics, "LOG.add(x); assert [LOG.contains(x)|LOG.get(0) == x];"},
    {Profile::Statics, "assert COUNTS.length == 2; [|assert COUNTS[0] == 0;]"},
    {Profile::Statics, "COUNTS[0] = x; COUNTS[1] = y; assert COUNTS[0] == x; [|assert COUNTS[1] != 3;]"},
    {Profile::Statics, "assert END != null && [END.next == END.next|END.next == null];"},
    {Profile::Statics, "if (n != null) { n.key = 1; assert END.key == 1 \\|\\| [n != END|END.key == 0]; }"},
    {Profile::Statics,
     "Node c@ = n; int k@ = 0; while (c@ != null && c@ != END && k@ < 3) { c@ = c@.next; k@++; } "
     "assert c@ == null \\|\\| [k@ <= 3|c@ != END];"},
    {Profile::Statics,
     "assert PRIMES[1] == [3|COUNTS[1]]; if (0 <= x && x < 3) { assert PRIMES[x] <= [5|3]; }"},
    {Profile::Statics, "if (l != null) { assert l.rank == l.ordinal() + 1; [|assert l.uses == 0;] }"},
    {Profile::Statics,
     "if (l != null) { l.uses = x; assert Level.LOW.uses == x \\|\\| l [!= Level.LOW|== Level.HIGH && x > "
     "0]; }"},
    {Profile::Statics, "assert NAMES.get(\"a\") == [1|COUNTS[0]]; assert NAMES.size() == 2;"},
    {Profile::Statics, "int before@ = LOG.size(); disturb(0, y); assert LOG.size() == before@ + [1|x];"},
    // Values of general types, texts and literals, interfaces, arrays of subclasses.
    {Profile::Objects,
     "if (o instanceof Integer) { int v@ = (Integer) o; assert o.equals(v@); [|assert v@ < 5;] }"},
    {Profile::Objects, "if (o instanceof String) { assert ((String) o).length() >= [0|1]; }"},
    {Profile::Objects,
     "if (o instanceof int[]) { int[] v@ = (int[]) o; if (v@.length > 0) { v@[0] = x; assert v@[0] == x; "
     "[|assert x != 2;] } }"},
    {Profile::Objects,
     "if (o instanceof Unit \\|\\| o instanceof Square) { assert ((Shape) o).area() == ((Shape) o).area(); "
     "[|assert o instanceof Unit;] }"},
    {Profile::Objects, "Square q@ = [o instanceof Square ? (Square) o : null|(Square) o];"},
    {Profile::Objects, "if (o != null && o.equals(s)) { assert [o == s|o != s]; }"},
    {Profile::Objects,
     "if (s != null) { int v@ = s.area(); assert s instanceof Unit ? v@ == 1 : [s instanceof Square|v@ > 1]; "
     "}"},
    {Profile::Objects,
     "if (t != null && t.equals(\"t0\")) { assert t.length() == 2; [|assert t == \"t0\";] }"},
    {Profile::Objects, "if (t == \"t1\") { assert [t.charAt(1) == '1'|x != y]; }"},
    {Profile::Objects,
     "if (t != null) { assert (t + x).startsWith(t); assert t.length() <= [2 + t.length()|1]; }"},
    {Profile::Objects,
     "if (array != null && array.length > 0) { array[0] = [array.getClass() == Square[].class ? new Square() "
     ": null|new Square()|new Unit()]; }"},
    {Profile::Objects,
     "if (array != null && array.length > 0 && array[0] instanceof Square) { ((Square) array[0]).side = x; "
     "assert array[0] != s \\|\\| [((Square) s).side == x|x == 0]; }"},
};

class Writer {
 public:
  explicit Writer(std::uint64_t seed) : random_(seed) {}

  std::string write(const std::string& class_name) {
    constexpr Profile profiles[] = {Profile::Arrays,      Profile::Arrays,  Profile::Nodes,  Profile::Fields,
                                    Profile::Collections, Profile::Statics, Profile::Objects};
    const Profile profile = profiles[below(std::size(profiles))];
    wrong_ = below(3) == 0 ? 40 : 5;  // percent: most methods are to be right as a whole
    std::string result = "import java.util.*;\n\npublic class " + class_name + " {\n" + members(profile);
    result += "\n  //@ requires true;\n  static void step(" + parameters(profile) + ") {\n";
    const auto count = 1 + below(3);
    for (std::uint64_t i = 0; i < count; ++i) result += "    " + piece(profile) + "\n";
    return result + "  }\n}\n";
  }

 private:
  std::uint64_t below(std::uint64_t limit) { return random_() % limit; }

  static std::string members(Profile profile) {
    if (profile == Profile::Nodes)
      return "  static class Node { int key; /*@ nullable @*/ Node next; int value() { return key; } }\n"
             "  static class Leaf extends Node { int mark; @Override int value() { return mark; } }\n";
    if (profile == Profile::Fields)
      return "  static class Holder { int value; /*@ nullable @*/ int[] data; }\n"
             "  static int total;\n"
             "  static /*@ nullable @*/ Holder last;\n";
    if (profile == Profile::Statics)
      return "  static class Node { int key; /*@ nullable @*/ Node next; }\n"
             "  enum Level { LOW(1), HIGH(2); final int rank; int uses; Level(int rank) { this.rank = rank; "
             "} }\n"
             "  static final List<Integer> LOG = new ArrayList<>();\n"
             "  static final int[] COUNTS = new int[2];\n"
             "  static final int[] PRIMES = {2, 3, 5};\n"
             "  static final Map<String, Integer> NAMES = new HashMap<>();\n"
             "  static { NAMES.put(\"a\", 1); NAMES.put(\"b\", 2); }\n"
             "  static final Node END = new Node();\n"
             "  // What others may do before: the sampler calls it.\n"
             "  static void disturb(int what, int value) {\n"
             "    if (what == 0) LOG.add(value);\n"
             "    if (what == 1) COUNTS[value & 1] = value;\n"
             "    if (what == 2) END.next = value > 1 ? END : new Node();\n"
             "    if (what == 3) END.key = value;\n"
             "    if (what == 4) Level.values()[value & 1].uses = value;\n"
             "  }\n";
    if (profile == Profile::Objects)
      return "  interface Shape { int area(); default int twice() { return 2 * area(); } }\n"
             "  static class Square implements Shape { int side; public int area() { return side * side; } "
             "}\n"
             "  static class Unit implements Shape { public int area() { return 1; } }\n";
    return "";
  }

  static std::string parameters(Profile profile) {
    switch (profile) {
      case Profile::Arrays:
        return "int x, int y, int[] a, int[] b";
      case Profile::Nodes:
        return "int x, int y, /*@ nullable @*/ Node p, /*@ nullable @*/ Node q";
      case Profile::Fields:
        return "int x, int y, /*@ nullable @*/ Holder h, /*@ nullable @*/ Holder g";
      case Profile::Statics:
        return "int x, int y, /*@ nullable @*/ Node n, /*@ nullable @*/ Level l";
      case Profile::Objects:
        return "int x, int y, /*@ nullable @*/ Object o, /*@ nullable @*/ Shape s, /*@ nullable @*/ String "
               "t, "
               "/*@ nullable @*/ Shape[] array";
      case Profile::Collections:
        break;
    }
    return "int x, int y, ArrayList<Integer> list, HashSet<Integer> set, HashMap<Integer, Integer> map";
  }

  std::string piece(Profile profile) {
    std::vector<const Piece*> fitting;
    for (const auto& candidate : pieces)
      if (candidate.profile == profile) fitting.push_back(&candidate);
    return expand(fitting[below(fitting.size())]->text, std::to_string(++number_));
  }

  // Brackets nest; a bar that belongs to the code is written with a backslash before it, and so are JML's
  // operators, which keep theirs.
  std::string expand(const std::string& text, const std::string& number) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == '|')
        result += text[++i];
      else if (text[i] == '@' && i > 1 && text[i - 1] == '/' && text[i - 2] == '/')
        result += '@';  // of a JML comment
      else if (text[i] == '@')
        result += number;
      else if (text[i] == '[' && is_choice(text, i))
        result += choose(text, i, number);
      else
        result += text[i];
    }
    return result;
  }

  // Whether the bracket has bars of its own.
  static bool is_choice(const std::string& text, std::size_t open) {
    return !alternatives(text, open).first.empty();
  }

  // The parts, and where the bracket ends; no parts when there is no bar.
  static std::pair<std::vector<std::string>, std::size_t> alternatives(const std::string& text,
                                                                       std::size_t open) {
    std::vector<std::string> parts(1);
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
      const bool escaped = i > 0 && text[i - 1] == '\\';
      if (text[i] == '[' && depth++ == 0) continue;
      if (text[i] == ']' && --depth == 0) {
        if (parts.size() == 1) parts.clear();
        return {parts, i};
      }
      if (text[i] == '|' && depth == 1 && !escaped)
        parts.emplace_back();
      else
        parts.back() += text[i];
    }
    return {{}, text.size()};
  }

  std::string choose(const std::string& text, std::size_t& at, const std::string& number) {
    const auto [parts, end] = alternatives(text, at);
    at = end;
    const bool wrong = below(100) < wrong_;
    return expand(parts[wrong ? 1 + below(parts.size() - 1) : 0], number);
  }

  std::mt19937_64 random_;
  std::uint64_t wrong_ = 0;
  int number_ = 0;
};

}  // namespace

std::string state_program(const std::string& class_name, std::uint64_t seed) {
  return Writer(seed).write(class_name);
}

}  // namespace jury::agreement
