#include "iterator_programs.h"

#include <random>
#include <vector>

namespace jury::agreement {

namespace {

using Texts = std::vector<std::string>;

// Placeholders: $L list, $S set, $M map of objects, $Q queue, $C any collection, $I iterator, $J list
// iterator, $E element, $K key, $N list of lists, $G map of lists, $H holder, $B boolean, $P a lambda's or
// loop's body.
const Texts list_makers{"new ArrayList<>()", "new ArrayList<>()", "new LinkedList<>()", "new Vector<>()",
                        "new java.util.concurrent.CopyOnWriteArrayList<>()"};
const Texts set_makers{"new HashSet<>()", "new LinkedHashSet<>()", "new TreeSet<>()"};
const Texts map_makers{"new HashMap<>()", "new LinkedHashMap<>()", "new TreeMap<>()",
                       "new LinkedHashMap<>(16, 0.75f, true)",
                       "new java.util.concurrent.ConcurrentHashMap<>()"};
const Texts queue_makers{"new ArrayDeque<>()", "new LinkedList<>()"};

const Texts collections{"$L",
                        "$L",
                        "$S",
                        "$Q",
                        "$M.keySet()",
                        "$M.values()",
                        "$N.get(0)",
                        "Collections.unmodifiableCollection($L)",
                        "Collections.synchronizedList($L)",
                        "$L.subList(0, 1)",
                        "part($L)",
                        "new Bag($L)",
                        "$H.list"};

const Texts simple_statements{
    "$L.add($E);",
    "$L.add(0, $E);",
    "$L.remove($E);",
    "$L.remove(0);",
    "$L.set(0, $E);",
    "$L.clear();",
    "$L.addAll($C);",
    "$L.addAll(0, $C);",
    "$L.removeAll($C);",
    "$L.retainAll($C);",
    "$L.sort(null);",
    "Collections.reverse($L);",
    "Collections.addAll($L, $E, $E);",
    "Collections.swap($L, 0, 0);",
    "$L.contains($E);",
    "$L.equals($C);",
    "$C.remove($E);",
    "$C.size();",
    "$C.toArray();",
    "$S.add($E);",
    "$S.remove($E);",
    "$S.addAll($C);",
    "$S.removeAll($C);",
    "$S.clear();",
    "$S.contains($E);",
    "$M.put($K, $E);",
    "$M.remove($K);",
    "$M.get($K);",
    "$M.putIfAbsent($K, $E);",
    "$M.getOrDefault($K, $E);",
    "$M.containsKey($K);",
    "$M.clear();",
    "$M.putAll($M);",
    "$M.replace($K, $E);",
    "$M.keySet().remove($K);",
    "$M.values().remove($E);",
    "$M.equals($M);",
    "$M.values().clear();",
    "$M.keySet().retainAll($S);",
    "$Q.add($E);",
    "$Q.poll();",
    "$Q.push($E);",
    "$Q.peek();",
    "$Q.offerLast($E);",
    "$Q.pollLast();",
    "$Q.addAll($C);",
    "$Q.removeAll($C);",
    "$Q.clear();",
    "$L = $L;",
    "$L = new ArrayList<>();",
    "$L = $N.get(0);",
    "$L = $H.list;",
    "$H.list = $L;",
    "$H = $H;",
    "$H.list = new LinkedList<>($L);",
    "$L = $G.get($K);",
    "$L = Collections.unmodifiableList($L);",
    "$L = new ArrayList<>($M.keySet());",
    "$S = new HashSet<>($L);",
    "$Q = new ArrayDeque<>($L);",
    "$N.add($L);",
    "$N.set(0, $L);",
    "$N.remove(0);",
    "$N.clear();",
    "$G.put($K, $L);",
    "$G.remove($K);",
    "$G.computeIfAbsent($K, key -> new ArrayList<>()).add($E);",
    "$G.putIfAbsent($K, $L);",
    "$M.computeIfAbsent($K, key -> $E);",
    "$M.computeIfPresent($K, (key, old) -> null);",
    "$M.merge($K, $E, (old, now) -> now);",
    "$M.compute($K, (key, old) -> $E);",
    "$G.get($K).add($E);",
    "$N.get(0).add($E);",
    "$H.list.add($E);",
    "$H.list.remove($E);",
    "$I = $C.iterator();",
    "$I = $C.iterator();",
    "$I = $C.iterator();",
    "$I = $L.listIterator();",
    "$J = $L.listIterator();",
    "$I = $J;",
    "$I = $I;",
    "$H.position = $C.iterator();",
    "$I = $H.position;",
    "$H.position.next();",
    "kept.add($I);",
    "$I = kept.get(0);",
    "any = $I;",
    "any = $L;",
    "if (any instanceof Iterator) $I = (Iterator<?>) any;",
    "$I.next();",
    "$I.next();",
    "if ($I.hasNext()) $I.next();",
    "if ($I.hasNext()) $I.next();",
    "if ($I.hasNext()) { $I.next(); $I.remove(); }",
    "$J.next();",
    "if ($J.hasNext()) { $J.next(); $J.add($E); }",
    "if ($J.hasNext()) { $J.next(); $J.remove(); }",
    "if ($J.hasNext()) { $J.next(); $J.set($E); }",
    "if ($J.hasPrevious()) $J.previous();",
    "$J.add($E);",
    "for (Map.Entry<String, Object> entry : $M.entrySet()) entry.setValue($E);",
    "for (Map.Entry<String, List<Object>> entry : $G.entrySet()) entry.setValue($L);",
    "for (Map.Entry<String, List<Object>> entry : $G.entrySet()) entry.getValue().add($E);",
    "for (Map.Entry<String, List<Object>> entry : new ArrayList<>($G.entrySet())) $G.remove(entry.getKey());",
    "$L.removeIf(x -> $B);",
    "$M.values().removeIf(x -> $B);",
    "$S.removeIf(x -> x.equals($E));",
    "$L.replaceAll(x -> $E);",
    "$M.replaceAll((key, old) -> $E);",
    "flag = $B;",
    "flag = !flag;",
    "$H.flag = $B;",
    "help0($L, $I, $E);",
    "help1($H, $C);",
    "$L = pick($L, $L);",
    "$I = begin($C);",
    "$H = new Holder($L);",
    "$H.next = $H;",
    "if ($H.next != null) $H = $H.next;",
    "if (flag) return;",
    "$H.drop($E);",
    "$L = part($L);",
    "$L = part($L);",
    "$L = $L.subList(0, 1);",
    "part($L).clear();",
    "part($L).add($E);",
    "$H.list = part($L);",
    "$N.add(part($L));",
    "String.valueOf($N);",
    "$N.contains($L);",
    "$L.retainAll(part($L));",
    "$I = new Own($I);",
    "$I = new Own($C.iterator());",
    "$H.position = new Own($I);",
    "$L = new Ring($L);",
    "$S.addAll(new Bag($L));",
    "$L.addAll(new Bag($L));",
    "new Bag($L).add($E);",
    "new Bag($L).remove($E);",
    "$L = new ArrayList<>(new Bag($L));"};

// With a body.
const Texts blocks{
    "for (Object x : $C) { $P }",
    "for (Object x : $C) { $P if ($B) break; }",
    "for (Object x : $C) { $P break; }",
    "for (Object x : new ArrayList<>($C)) { $P }",
    "for (Object x : new Bag($L)) { $P }",
    "for (Object x : part($L)) { $P }",
    "new Bag($L).forEach(x -> { $P });",
    "new Own($I).forEachRemaining(x -> { $P });",
    "for (List<Object> x : $N) { x.add($E); $P }",
    "$C.forEach(x -> { $P });",
    "$M.forEach((key, old) -> { $P });",
    "if ($B) { $P }",
    "if (flag) { $P } else { $P }",
    "if ($H.flag) { $P }",
    "if ($L == $L) { $P }",
    "if ($I != null) { $P }",
    "try { $P } catch (RuntimeException e) { $P }",
    "try { $P } finally { $P }",
    "$I = $C.iterator(); while ($I.hasNext()) { $I.next(); $P }",
    "$I = $C.iterator(); while ($I.hasNext()) { if ($I.next().equals($E)) { $I.remove(); } $P }",
    "while (!$Q.isEmpty()) { $Q.poll(); $P }",
    "$L.removeIf(x -> { $P return $B; });",
    "$M.computeIfAbsent($K, key -> { $P return $E; });",
    "$M.merge($K, $E, (old, now) -> { $P return now; });",
    "if ($I.hasNext()) $I.forEachRemaining(x -> { $P });",
    "for (int round = 0; round < 2; round++) { $P }"};

// An iterator, a collection and a list of the program's own.
const char* const own_classes =
    "  static class Own implements Iterator<Object> {\n    final Iterator<?> inner;\n\n"
    "    Own(Iterator<?> inner) {\n      this.inner = inner;\n    }\n\n"
    "    public boolean hasNext() {\n      return inner.hasNext();\n    }\n\n"
    "    public Object next() {\n      return inner.next();\n    }\n  }\n\n"
    "  static class Bag extends AbstractCollection<Object> {\n    final List<Object> inner;\n\n"
    "    Bag(List<Object> inner) {\n      this.inner = inner;\n    }\n\n"
    "    public Iterator<Object> iterator() {\n      return new Own(inner.iterator());\n    }\n\n"
    "    public int size() {\n      return inner.size();\n    }\n\n"
    "    public boolean add(Object x) {\n      return inner.add(x);\n    }\n  }\n\n"
    "  static class Ring extends AbstractList<Object> {\n    final List<Object> inner;\n\n"
    "    Ring(List<Object> inner) {\n      this.inner = inner;\n    }\n\n"
    "    public Object get(int index) {\n      return inner.get(index);\n    }\n\n"
    "    public int size() {\n      return inner.size();\n    }\n\n"
    "    public void add(int index, Object x) {\n      inner.add(index, x);\n      modCount++;\n    }\n\n"
    "    public Object remove(int index) {\n      return inner.remove(index);\n    }\n  }\n\n"
    "  static List<Object> part(List<Object> p) {\n    return p.subList(0, p.size());\n  }\n\n";

class Writer {
 public:
  explicit Writer(std::uint64_t seed) : random_(seed) {
    for (int i = 0; i < 7; ++i) simple_.push_back(pick(simple_statements));
    for (const auto* often : {"$I = $C.iterator();", "$I.next();", "$C.remove($E);"})
      simple_.emplace_back(often);
    for (int i = 0; i < 3; ++i) blocks_.push_back(pick(blocks));
    for (int i = 0; i < 3; ++i) collections_.push_back(pick(collections));
    lists_ = 1 + number(3);
  }

  std::string program(const std::string& name) {
    std::string text = "import java.util.*;\n\npublic class " + name + " {\n";
    for (const char* field : {"L0", "L1", "L2"})
      text += "  static List<Object> " + lower(field) + " = " + pick(list_makers) + ";\n";
    text += "  static Set<Object> s0 = " + pick(set_makers) + ";\n";
    text += "  static Map<String, Object> m0 = " + pick(map_makers) + ", m1 = " + pick(map_makers) + ";\n";
    text += "  static Deque<Object> q0 = " + pick(queue_makers) + ";\n";
    text +=
        "  static List<List<Object>> n0 = new ArrayList<>();\n  static Map<String, List<Object>> g0 = new "
        "HashMap<>();\n";
    text +=
        "  static Iterator<?> i0 = l0.iterator(), i1 = s0.iterator();\n  static ListIterator<Object> j0 = "
        "l1.listIterator();\n";
    text +=
        "  static Holder h0 = new Holder(l0), h1 = new Holder(l1);\n  static boolean flag;\n  static Object "
        "any;\n";
    text += "  static List<Iterator<?>> kept = new ArrayList<>();\n\n";
    text +=
        "  static class Holder {\n    List<Object> list;\n    Iterator<?> position;\n    boolean flag;\n    "
        "Holder next;\n\n"
        "    Holder(List<Object> list) {\n      this.list = list;\n      this.position = list.iterator();\n  "
        "  }\n\n"
        "    void drop(Object x) {\n      list.remove(x);\n    }\n  }\n\n";
    text += own_classes;
    text += "  static void help0(List<Object> p, Iterator<?> q, Object z) {\n" +
            helper({"p.add(z);", "p.remove(z);", "if (q.hasNext()) q.next();", "q.next();", "p.clear();",
                    "for (Object y : p) { $P }"}) +
            "  }\n\n";
    text += "  static void help1(Holder p, Collection<?> q) {\n" +
            helper({"p.list.add($E);", "q.remove($E);", "p.position = q.iterator();", "p.position.next();",
                    "p.flag = $B;", "q.clear();", "for (Object y : q) { $P }"}) +
            "  }\n\n";
    text +=
        "  static List<Object> pick(List<Object> p, List<Object> q) {\n    return $? ? p : q;\n  }\n\n  "
        "static Iterator<?> begin(Collection<?> p) {\n    return p.iterator();\n  }\n\n";
    text.replace(text.find("$?"), 2, "jury.Jury.chooseBoolean()");
    text +=
        "  public static void main(String[] args) {\n    n0.add(l1);\n    g0.put(\"a\", l0);\n    "
        "g0.put(\"b\", new ArrayList<>());\n" +
        filling();
    budget_ = 2 + static_cast<int>(number(4));
    while (budget_ > 0) text += "    " + statement(0) + "\n";
    return text + "  }\n}\n";
  }

 private:
  std::size_t number(std::size_t limit) { return random_() % limit; }
  const std::string& pick(const Texts& from) { return from[number(from.size())]; }
  static std::string lower(std::string text) {
    text[0] = static_cast<char>(text[0] + 32);
    return text;
  }

  std::string filling() {
    std::string text;
    for (const char* to : {"l0.add", "l1.add", "l2.add", "s0.add", "q0.add"})
      for (std::size_t i = 0, count = number(4); i < count; ++i)
        text += std::string("    ") + to + "(\"" + static_cast<char>('a' + i) + "\");\n";
    for (const char* to : {"m0.put", "m1.put"})
      for (std::size_t i = 0, count = number(4); i < count; ++i)
        text += std::string("    ") + to + "(\"" + static_cast<char>('a' + i) + "\", \"" +
                static_cast<char>('a' + i) + "\");\n";
    return text;
  }

  std::string helper(const Texts& own) {
    std::string text;
    budget_ = 2;
    depth_of_calls_ = 1;
    for (std::size_t i = 0, count = 1 + number(2); i < count; ++i)
      text += "    " + expand(pick(own), 1) + "\n";
    depth_of_calls_ = 0;
    return text;
  }

  std::string statement(int depth) {
    --budget_;
    for (int tries = 0;; ++tries) {
      const auto& chosen = depth < 3 && number(3) == 0 ? pick(blocks_) : pick(simple_);
      const bool calls = chosen.find("help") != std::string::npos;
      if (calls && depth_of_calls_ > 0) continue;
      if (in_lambda_ && chosen.find("return;") != std::string::npos) continue;
      return expand(chosen, depth);
    }
  }

  std::string body(int depth, bool lambda) {
    std::string text;
    const bool before = in_lambda_;
    in_lambda_ = in_lambda_ || lambda;
    for (std::size_t i = 0, count = 1 + number(2); i < count; ++i)
      text += (text.empty() ? "" : " ") + statement(depth + 1);
    in_lambda_ = before;
    return text;
  }

  std::string expand(const std::string& text, int depth) {
    std::string result;
    const std::string iterator = "i" + std::to_string(number(2));  // one for the whole statement
    const bool lambda = text.find("->") != std::string::npos;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '$')
        result += text[i];
      else if (text[++i] == 'I')
        result += iterator;
      else
        result += placeholder(text[i], depth, lambda);
    }
    rename(result);
    return result;
  }

  // Variables of loops and lambdas get names of their own.
  void rename(std::string& text) {
    const std::string suffix = std::to_string(next_name_++);
    for (const std::string name : {"x", "y", "key", "old", "now", "entry", "e", "round"}) {
      std::string changed;
      for (std::size_t i = 0; i < text.size(); ++i) {
        const bool here = text.compare(i, name.size(), name) == 0 && !is_part(text, i, -1) &&
                          !is_part(text, i, static_cast<std::ptrdiff_t>(name.size())) && !quoted(text, i);
        changed += here ? name + suffix : std::string(1, text[i]);
        if (here) i += name.size() - 1;
      }
      text = changed;
    }
  }
  static bool quoted(const std::string& text, std::size_t at) { return at > 0 && text[at - 1] == '"'; }
  static bool is_part(const std::string& text, std::size_t at, std::ptrdiff_t offset) {
    const auto place = static_cast<std::ptrdiff_t>(at) + offset;
    if (place < 0 || place >= static_cast<std::ptrdiff_t>(text.size())) return false;
    const char c = text[static_cast<std::size_t>(place)];
    return std::isalnum(static_cast<unsigned char>(c)) || (offset < 0 && c == '.');
  }

  std::string placeholder(char kind, int depth, bool lambda) {
    const auto numbered = [&](const char* name, std::size_t count) {
      return name + std::to_string(number(count));
    };
    switch (kind) {
      case 'L':
        return numbered("l", lists_);
      case 'S':
        return "s0";
      case 'M':
        return numbered("m", 2);
      case 'Q':
        return "q0";
      case 'J':
        return "j0";
      case 'H':
        return numbered("h", 2);
      case 'N':
        return "n0";
      case 'G':
        return "g0";
      case 'K':
      case 'E':
        return std::string("\"") + static_cast<char>('a' + number(4)) + "\"";
      case 'B':
        return "jury.Jury.chooseBoolean()";
      case 'C':
        return expand(pick(collections_), depth);
      case 'P':
        return body(depth, lambda);
      default:
        return "";
    }
  }

  std::mt19937_64 random_;
  // What this program may use: a few of everything, so that programs are small enough to be decided.
  Texts simple_, blocks_, collections_;
  std::size_t lists_ = 1;
  int budget_ = 0;
  int depth_of_calls_ = 0;
  bool in_lambda_ = false;
  int next_name_ = 0;
};

}  // namespace

std::string iterator_program(const std::string& class_name, std::uint64_t seed) {
  return Writer(seed).program(class_name);
}

}  // namespace jury::agreement
