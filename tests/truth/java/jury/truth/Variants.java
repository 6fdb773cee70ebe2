package jury.truth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Other ways to write the same program: every run does the same, so every verdict must be kept. A variant is made by replacing pieces of the tree, or in the text; the tree is put back afterwards.
 */
final class Variants {
  /** A program that was written in another way. */
  record Variant(String name, String source) {}

  private record Way(String name, BiPredicate<Variants, GeneratedProgram> apply) {}

  private static final List<Way> WAYS = List.of(new Way("reorder members", (v, p) -> v.reorder(p)), new Way("wrap an argument", (v, p) -> v.wrap(p)), new Way("negate an if", (v, p) -> v.negateIf(p)), new Way("if to switch", (v, p) -> v.ifToSwitch(p)),
      new Way("for to while", (v, p) -> v.forToWhile(p)), new Way("for-each to iterator", (v, p) -> v.forEachToIterator(p)), new Way("field to getter", (v, p) -> v.getters(p)), new Way("lambda to anonymous class", (v, p) -> v.lambdaToAnonymous(p)),
      new Way("dead code", (v, p) -> v.deadCode(p)), new Way("unused implementor", (v, p) -> v.unusedImplementor(p)), new Way("unrelated types", (v, p) -> v.unrelatedTypes(p)), new Way("extract a method", (v, p) -> v.extract(p)),
      new Way("double negation", (v, p) -> v.doubleNegation(p)));

  private final Random random;
  private final List<Runnable> undo = new ArrayList<>();

  private Variants(Random random) {
    this.random = random;
  }

  /** So many variants, of different kinds. */
  static List<Variant> of(GeneratedProgram program, int count) {
    Variants variants = new Variants(new Random(program.seed * 31 + 7));
    List<Variant> made = new ArrayList<>();
    List<Way> ways = new ArrayList<>(WAYS);
    Collections.shuffle(ways, variants.random);
    String original = program.source(Node.Form.JURY);
    if (variants.random.nextInt(4) == 0) made.add(new Variant("rename", rename(original)));
    if (variants.random.nextInt(6) == 0) made.add(new Variant("named condition", nameConditions(original)));
    for (Way way : ways) {
      if (made.size() >= count) break;
      boolean isApplied = way.apply().test(variants, program);
      String source = program.source(Node.Form.JURY);
      program.tree.restore();
      // The last step first: each knows places as they were when it was made.
      Collections.reverse(variants.undo);
      for (Runnable step : variants.undo) step.run();
      variants.undo.clear();
      if (isApplied && !source.equals(original)) made.add(new Variant(way.name(), source));
    }
    return made;
  }

  // ---- in the text

  /** Members, parameters and local variables; types and constants keep their names, which programs can print. */
  private static String rename(String source) {
    return Pattern.compile("(?<![\\w\"])(f|s|m|d|e|ov|rec|q|v|w|u|x|y|z|g|i|it|k|p)(\\d+)(?![\\w\"])").matcher(source).replaceAll("$1$2other");
  }

  private static String nameConditions(String source) {
    Matcher matcher = Pattern.compile("(?m)^\\s*assert (.+);$").matcher(source);
    int[] number = {0};
    return matcher.replaceAll(found -> Matcher.quoteReplacement("    { boolean holds" + number[0] + " = " + found.group(1) + "; assert holds" + number[0]++ + "; }"));
  }

  // ---- in the tree

  private static List<Node> all(GeneratedProgram program, Predicate<Node> which) {
    List<Node> all = new ArrayList<>();
    program.tree.collect(all);
    all.removeIf(which.negate());
    return all;
  }

  /** Half of the pieces that fit, at least one if there is one; replacing a piece hides those within it. */
  private List<Node> some(GeneratedProgram program, Predicate<Node> which) {
    List<Node> found = all(program, which);
    List<Node> chosen = new ArrayList<>();
    if (!found.isEmpty()) chosen.add(found.get(random.nextInt(found.size())));
    for (Node node : found)
      if (random.nextBoolean() && !chosen.contains(node)) chosen.add(node);
    return chosen;
  }

  private static Node with(Object... parts) {
    Node node = new Node(Node.Role.TEXT, "", "");
    for (Object part : parts) {
      if (part instanceof List<?> list) node.parts.addAll(list);
      else node.parts.add(part);
    }
    return node;
  }

  private static Node typeOf(GeneratedProgram program, String name) {
    List<Node> found = all(program, node -> node.role == Node.Role.TYPE && node.type.equals(name));
    return found.isEmpty() ? null : found.get(0);
  }

  /** Text at the end of a type's body or of P. */
  private void append(Node body, String text) {
    int at = body.parts.size() - 1;
    body.parts.add(at, text);
    undo.add(() -> body.parts.remove(at));
  }

  private boolean reorder(GeneratedProgram program) {
    boolean any = false;
    for (Node members : all(program, node -> node.role == Node.Role.TEXT)) {
      List<Integer> places = new ArrayList<>();
      for (int i = 0; i < members.parts.size(); i++)
        if (members.parts.get(i) instanceof Node node && (node.role == Node.Role.TYPE || node.role == Node.Role.MEMBER && node.production.matches("method\\..*|check.*|interface\\.default|.*\\.own|contract"))) places.add(i);
      if (places.size() < 2) continue;
      List<Object> before = List.copyOf(members.parts);
      List<Integer> shuffled = new ArrayList<>(places);
      Collections.shuffle(shuffled, random);
      for (int i = 0; i < places.size(); i++) members.parts.set(places.get(i), before.get(shuffled.get(i)));
      undo.add(() -> {
        members.parts.clear();
        members.parts.addAll(before);
      });
      any = true;
    }
    return any;
  }

  /** Only within methods: in initialisers of fields a constant would no longer be one. Texts are left alone for the same reason. */
  private List<Node> ofBodies(GeneratedProgram program) {
    List<Node> found = new ArrayList<>();
    for (Node member : all(program, node -> node.role == Node.Role.MEMBER && node.production.matches("method\\.(static|instance|override|implements)|check.*"))) collectPlain(member, found);
    return found;
  }

  private static void collectPlain(Node node, List<Node> found) {
    if (node.type.startsWith("String") || node.type.matches("char|byte|short")) return;
    if (node.role == Node.Role.EXPRESSION) found.add(node);
    for (Object part : node.parts) {
      if (part instanceof Node inner) collectPlain(inner, found);
      if (part instanceof Probe probe) collectPlain(probe.value(), found);
    }
  }

  private boolean wrap(GeneratedProgram program) {
    int count = 0;
    for (Node node : ofBodies(program)) {
      if (!node.type.equals("int") || random.nextInt(3) > 0) continue;
      node.instead = with("same(", node.parts, ")");
      count++;
    }
    if (count == 0) return false;
    append(program.tree, "  static int same(int value) { return value; }\n");
    return true;
  }

  private boolean doubleNegation(GeneratedProgram program) {
    int count = 0;
    for (Node node : ofBodies(program)) {
      if (!node.type.equals("boolean") || node.production.startsWith("pattern") || random.nextInt(3) > 0) continue;
      node.instead = with("(!(!(", node.parts, ")))");
      count++;
    }
    return count > 0;
  }

  private boolean negateIf(GeneratedProgram program) {
    List<Node> chosen = some(program, node -> node.production.equals("if.else"));
    for (Node node : chosen) {
      // "if (" condition ") { " then " } else { " otherwise " }"
      List<Object> parts = node.parts;
      node.instead = with("if (!(", parts.get(1), ")) { ", parts.get(5), " } else { ", parts.get(3), " }");
    }
    return !chosen.isEmpty();
  }

  private boolean ifToSwitch(GeneratedProgram program) {
    List<Node> chosen = some(program, node -> node.production.equals("if.then"));
    for (Node node : chosen) node.instead = with("switch ((", node.parts.get(1), ") ? 1 : 0) { case 1: { ", node.parts.get(3), " } break; default: break; }");
    return !chosen.isEmpty();
  }

  private boolean forToWhile(GeneratedProgram program) {
    List<Node> chosen = some(program, node -> node.production.equals("loop.for"));
    for (Node node : chosen) {
      // "for (int " name " = 0; " name " < " limit "; " name "++) { " round body " }"
      List<Object> parts = node.parts;
      Object name = parts.get(1);
      node.instead = with("{ int ", name, " = 0; while (", name, " < ", parts.get(5), ") { ", parts.get(9), parts.get(10), " ", name, "++; } }");
    }
    return !chosen.isEmpty();
  }

  private boolean forEachToIterator(GeneratedProgram program) {
    List<Node> chosen = some(program, node -> node.production.matches("loop\\.foreach_(list|set)"));
    int number = 0;
    for (Node node : chosen) {
      // "for (T " name " : " collection ") { " round body " }"
      List<Object> parts = node.parts;
      String element = ((String) parts.get(0)).substring("for (".length()).trim();
      String iterator = "each" + number++;
      node.instead = with("for (Iterator<" + element + "> " + iterator + " = ", parts.get(3), ".iterator(); " + iterator + ".hasNext(); ) { " + element + " ", parts.get(1), " = " + iterator + ".next(); ", parts.subList(5, parts.size()));
    }
    return !chosen.isEmpty();
  }

  private boolean getters(GeneratedProgram program) {
    TreeSet<String> made = new TreeSet<>();
    for (Node node : some(program, node -> node.production.equals("field.read") && node.parts.size() == 2 && node.parts.get(1) instanceof String text && text.matches("\\.f\\d+"))) {
      if (!(node.parts.get(0) instanceof Node receiver) || receiver.type.endsWith("?")) continue;
      String field = ((String) node.parts.get(1)).substring(1);
      Node type = typeOf(program, receiver.type);
      if (type == null) continue;
      Matcher declared = Pattern.compile("(?m)^\\s*(?:public |private )?(?:final )?([\\w<>,\\[\\]]+) " + field + "( =|;)").matcher(type.render(Node.Form.JURY));
      if (!declared.find()) continue;
      if (made.add(field)) append(type, "    public final " + declared.group(1) + " get_" + field + "() { return this." + field + "; }\n");
      node.instead = with(receiver, ".get_" + field + "()");
    }
    return !made.isEmpty();
  }

  private boolean lambdaToAnonymous(GeneratedProgram program) {
    int count = 0;
    for (Node node : some(program, node -> node.production.matches("lambda\\.(runnable|operator|supplier)"))) {
      String text = node.render(Node.Form.JURY);
      if (text.contains("this") || text.contains("T.loop")) continue;
      List<Object> parts = node.parts;
      if (node.production.equals("lambda.runnable")) {
        // "{ Runnable " name " = " "() -> { " body " }" "; " name ".run(); }"
        int arrow = indexOf(parts, "() -> { ");
        node.instead = with(parts.subList(0, arrow), "new Runnable() { public void run() { ", parts.get(arrow + 1), " } }", parts.subList(arrow + 3, parts.size()));
      } else if (node.production.equals("lambda.supplier")) {
        int arrow = indexOf(parts, "() -> ");
        node.instead = with("new IntSupplier() { public int getAsInt() { return ", parts.get(arrow + 1), "; } }.getAsInt()");
      } else {
        int arrow = indexOf(parts, " -> ");
        node.instead = with("new IntUnaryOperator() { public int applyAsInt(int ", parts.get(arrow - 1), ") { return ", parts.get(arrow + 1), "; } }.applyAsInt(", parts.get(parts.size() - 2), ")");
      }
      count++;
    }
    return count > 0;
  }

  private static int indexOf(List<Object> parts, String text) {
    for (int i = 0; i < parts.size(); i++)
      if (parts.get(i) instanceof String found && found.equals(text)) return i;
    throw new IllegalStateException("no part is " + text + ": " + parts);
  }

  private boolean deadCode(GeneratedProgram program) {
    int count = 0;
    for (Node node : some(program, node -> node.role == Node.Role.STATEMENT && !node.production.equals("probe") && !node.production.equals("null.test"))) {
      String dead = random.nextBoolean() ? "if (new int[2].length < 1) throw new IllegalStateException(); " : "{ long dead = 3; dead *= 2; if (dead == 7) { Object nothing = null; nothing.hashCode(); } } ";
      node.instead = with(dead, node.parts);
      count++;
    }
    return count > 0;
  }

  /** A class that nobody can make an object of: its constructor is private, and nothing calls it. */
  private boolean unusedImplementor(GeneratedProgram program) {
    int count = 0;
    for (Node type : all(program, node -> node.production.equals("type.interface"))) {
      Matcher method = Pattern.compile("(?m)^    (\\S+) (ap\\w+)\\((.*?)\\);").matcher(type.render(Node.Form.JURY));
      if (!method.find()) continue;
      String value = method.group(1).equals("boolean") ? "true" : method.group(1).matches("int|long|char|byte|short|double") ? "99" : "null";
      append(program.tree, "  private static final class Unused" + type.type + " implements " + type.type + " { private Unused" + type.type + "() {} public " + method.group(1) + " " + method.group(2) + "(" + method.group(3) + ") { return " + value + "; } }\n");
      count++;
    }
    return count > 0;
  }

  private boolean unrelatedTypes(GeneratedProgram program) {
    append(program.tree, "  private enum UnrelatedKind { ONE, TWO { int number() { return 2; } }; int number() { return 1; } }\n  private interface UnrelatedFace { int number(); }\n  private record UnrelatedPair(int left, int right) implements UnrelatedFace { public int number() { return left; } }\n"
        + "  private static final class UnrelatedThing { private static int count; private int number; private UnrelatedThing() { number = count++; } private UnrelatedFace face() { return () -> number; } }\n");
    return true;
  }

  private boolean extract(GeneratedProgram program) {
    int count = 0;
    for (Node node : some(program, node -> node.production.equals("check"))) {
      if (!(node.parts.get(0) instanceof String head)) continue;
      Matcher matcher = Pattern.compile("  public static void (c\\d+)\\((.*)\\) \\{\n").matcher(head);
      if (!matcher.matches()) continue;
      String names = matcher.group(2).replaceAll("(?:[^,<]|<[^>]*>)+ (p\\d+)", "$1");
      node.instead = with("  public static void " + matcher.group(1) + "(" + matcher.group(2) + ") { inner_" + matcher.group(1) + "(" + names + "); }\n  private static void inner_" + matcher.group(1) + "(" + matcher.group(2) + ") {\n", node.parts.subList(1, node.parts.size()));
      count++;
    }
    return count > 0;
  }
}
