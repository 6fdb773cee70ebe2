package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  Production add(String type, String name, double weight, String template) {
    return add(new Production(type, name, weight, template));
  }

  private Production add(Production production) {
    all.add(production);
    byType.computeIfAbsent(production.type, key -> new ArrayList<>()).add(production);
    return production;
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
