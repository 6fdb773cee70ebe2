package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
      this.type = type;
      this.name = name;
      this.weight = weight;
      this.parts = split(template);
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
    Production production = new Production(type, name, weight, template);
    all.add(production);
    byType.computeIfAbsent(type, key -> new ArrayList<>()).add(production);
    return production;
  }

  List<Production> of(String type) {
    return byType.getOrDefault(type, List.of());
  }

  List<Production> all() {
    return all;
  }

  /** Lines of a file of productions; T stands for each of the elements, K for each of the keys. */
  void read(List<String> lines, List<String> elements, List<String> keys, int jdk) {
    for (String line : lines) {
      if (line.isBlank() || line.startsWith("#")) continue;
      if (line.matches(".*\\bT\\b.*")) for (String element : elements) readLine(line.replaceAll("\\bT\\b", element), keys, jdk);
      else readLine(line, keys, jdk);
    }
  }

  private void readLine(String line, List<String> keys, int jdk) {
    if (line.matches(".*\\bK\\b.*")) for (String key : keys) readPlain(line.replaceAll("\\bK\\b", key), jdk);
    else readPlain(line, jdk);
  }

  private void readPlain(String line, int jdk) {
    String[] cells = line.split(" :: ", 4);
    if (cells.length != 4) throw new IllegalArgumentException("not a production: " + line);
    String name = cells[1].trim();
    int at = name.indexOf('@');
    if (at >= 0 && Integer.parseInt(name.substring(at + 1)) > jdk) return;
    add(cells[0].trim(), at < 0 ? name : name.substring(0, at), Double.parseDouble(cells[2].trim()), cells[3].trim().replace("\\n", "\n"));
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
