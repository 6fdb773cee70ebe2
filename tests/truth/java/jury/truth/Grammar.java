package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Productions by the type of what they make. A line is `type :: feature.name :: weight :: template`; docs/dev/truth.md says what a template may contain. The lines of productions.txt are the same for
 * all programs, each program adds those of its own classes.
 */
final class Grammar {
  static final int ANY_RANK = Integer.MAX_VALUE;

  /** A hole of a template (text null), or the text between two holes. */
  record Part(String text, String hole) {}

  static final class Production {
    final String type;
    final String name;
    final double weight;
    final List<Part> parts;
    /** May be used where callables below a limit are allowed, if the rank is below it. -1: calls nothing of the program. */
    int rank = -1;
    /** The limit within its holes, when that is lower than the one outside. */
    int inner = ANY_RANK;
    /** The top-level class within which it may be used; null: everywhere. */
    String owner;
    /** The type whose field it reads. */
    String declarer;
    int depth = 1000;

    Production(String type, String name, double weight, String template) {
      this(type, name, weight, split(template));
    }

    private Production(String type, String name, double weight, List<Part> parts) {
      this.type = type;
      this.name = name;
      this.weight = weight;
      this.parts = parts;
    }

    Production rank(int value) {
      rank = value;
      return this;
    }

    Production inner(int value) {
      inner = value;
      return this;
    }

    Production owner(String value) {
      owner = value;
      return this;
    }
  }

  private final Map<String, List<Production>> byType = new HashMap<>();
  private final List<Production> all = new ArrayList<>();
  private final Set<String> ofState = new HashSet<>();

  Production add(String type, String name, double weight, String template) {
    return add(new Production(type, name, weight, template));
  }

  /** A use of a type of declarations.txt: what it makes depends on the state of the program, unless it is a new object. */
  Production addOfState(String type, String name, double weight, String template) {
    if (!template.startsWith("new ")) ofState.add(name);
    return add(type, name, weight, template);
  }

  boolean isOfState(String name) {
    return ofState.contains(name);
  }

  private Production add(Production production) {
    all.add(production);
    byType.computeIfAbsent(production.type, key -> new ArrayList<>()).add(production);
    return production;
  }

  private static final Set<String> PLAIN = Set.of("int", "long", "boolean", "char", "byte", "short", "double", "float", "String", "Integer", "Long", "Character", "int[]", "long[]", "char[]", "boolean[]", "byte[]");
  private static final Pattern NOT_PLAIN = Pattern.compile("->|::|\\b(new (?!int|long|char|boolean|byte|short)|List|Map|Set|Stream|Objects|Arrays|class|record|enum|AutoCloseable|Exception)\\b");

  /** Only what makes numbers, texts and arrays of numbers of each other. */
  Grammar plain() {
    Grammar plain = new Grammar();
    for (Production production : all) {
      if (!isPlain(production)) continue;
      Production copy = new Production(production.type, production.name, production.weight, production.parts).rank(production.rank).inner(production.inner).owner(production.owner);
      copy.declarer = production.declarer;
      plain.add(copy);
    }
    plain.ofState.addAll(ofState);
    plain.measure();
    return plain;
  }

  private static boolean isPlain(Production production) {
    if (!isPlain(production.type)) return false;
    for (Part part : production.parts) {
      if (part.text() != null && NOT_PLAIN.matcher(part.text()).find()) return false;
      if (part.hole() == null) continue;
      int at = part.hole().indexOf(':');
      boolean isOfType = isExpression(part.hole()) || part.hole().startsWith("var:");
      boolean isDeclared = part.hole().matches("(new|let|mut|own):.*");
      if (isOfType && !isPlain(part.hole()) || isDeclared && !isPlain(part.hole().substring(at + 1, part.hole().lastIndexOf(':')))) return false;
    }
    return true;
  }

  private static boolean isPlain(String type) {
    String name = type.startsWith("var:") ? type.substring(4) : type;
    return name.equals("S") || PLAIN.contains(name.endsWith("?") ? name.substring(0, name.length() - 1) : name);
  }

  static Set<String> plainTypes() {
    return PLAIN;
  }

  List<Production> of(String type) {
    return byType.getOrDefault(type, List.of());
  }

  List<Production> all() {
    return all;
  }

  /** A line, taken apart; most lines are the same in all programs. */
  private record Line(String type, String name, double weight, List<Part> parts, int jdk) {}

  private record Instance(String line, String variable, String value) {}

  private static final Map<String, Line> LINES = new HashMap<>();
  private static final Map<Instance, String> INSTANCES = new HashMap<>();
  private static final Map<String, Pattern> VARIABLES = Map.of("T", Pattern.compile("\\bT\\b"), "K", Pattern.compile("\\bK\\b"));
  private static final int MOST_KEPT = 40_000;

  /** Lines of a file of productions; T stands for each of the elements, K for each of the keys. */
  void read(List<String> lines, List<String> elements, List<String> keys, int jdk) {
    if (INSTANCES.size() > MOST_KEPT) INSTANCES.clear();
    if (LINES.size() > MOST_KEPT) LINES.clear();
    for (String line : lines) {
      if (line.isBlank() || line.startsWith("#")) continue;
      for (String ofElement : instances(line, "T", elements)) for (String plain : instances(ofElement, "K", keys)) readPlain(plain, jdk);
    }
  }

  private static List<String> instances(String line, String variable, List<String> values) {
    if (INSTANCES.computeIfAbsent(new Instance(line, variable, ""), key -> VARIABLES.get(variable).matcher(line).find() ? "" : line) == line) return List.of(line);
    List<String> all = new ArrayList<>();
    for (String value : values) all.add(INSTANCES.computeIfAbsent(new Instance(line, variable, value), key -> VARIABLES.get(variable).matcher(line).replaceAll(value)));
    return all;
  }

  private void readPlain(String text, int jdk) {
    Line line = LINES.computeIfAbsent(text, Grammar::take);
    if (line.jdk() > jdk) return;
    add(new Production(line.type(), line.name(), line.weight(), line.parts()));
  }

  private static Line take(String line) {
    String[] cells = line.split(" :: ", 4);
    if (cells.length != 4) throw new IllegalArgumentException("not a production: " + line);
    String name = cells[1].trim();
    int at = name.indexOf('@');
    return new Line(cells[0].trim(), at < 0 ? name : name.substring(0, at), Double.parseDouble(cells[2].trim()), split(cells[3].trim().replace("\\n", "\n")), at < 0 ? 0 : Integer.parseInt(name.substring(at + 1)));
  }

  /** How deep the smallest piece of each production is. */
  void measure() {
    Map<String, Integer> least = new HashMap<>();
    for (boolean changed = true; changed; ) {
      changed = false;
      for (Production production : all) {
        int depth = depthOf(production, least);
        if (depth >= production.depth) continue;
        production.depth = depth;
        changed = true;
        least.merge(production.type, depth, Math::min);
      }
    }
  }

  private static int depthOf(Production production, Map<String, Integer> least) {
    int deepest = 0;
    for (Part part : production.parts) {
      if (part.hole() == null || !isExpression(part.hole())) continue;
      int depth = least.getOrDefault(part.hole(), 1000);
      String plain = part.hole().endsWith("?") ? part.hole().substring(0, part.hole().length() - 1) : part.hole();
      if (part.hole().endsWith("?")) depth = Math.min(depth, 0);
      else depth = Math.min(depth, least.getOrDefault(plain, 1000));
      deepest = Math.max(deepest, depth + 1);
    }
    return deepest;
  }

  /** Whether a hole stands for an expression of the type that it names. */
  static boolean isExpression(String hole) {
    return !hole.startsWith("#") && !hole.startsWith("new:") && !hole.startsWith("let:") && !hole.startsWith("mut:") && !hole.startsWith("own:") && !hole.startsWith("var:") && !hole.startsWith("name:") && !hole.startsWith("use:")
        && !hole.equals("S") && !hole.equals("loop") && !hole.startsWith("[") && !hole.equals("]");
  }

  private static List<Part> split(String template) {
    List<Part> parts = new ArrayList<>();
    String[] pieces = template.split("\\$", -1);
    for (int i = 0; i < pieces.length; i++) {
      if (i % 2 == 1) parts.add(new Part(null, pieces[i]));
      else if (!pieces[i].isEmpty()) parts.add(new Part(pieces[i], null));
    }
    return parts;
  }
}
