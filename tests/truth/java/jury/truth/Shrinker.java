package jury.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Makes a program smaller as long as something stays true: takes out types, members and statements, puts simpler expressions in the place of others. */
final class Shrinker {
  private final GeneratedProgram program;
  private final BooleanSupplier stillShown;
  private final long deadline;
  int tried;

  Shrinker(GeneratedProgram program, BooleanSupplier stillShown, int seconds) {
    this.program = program;
    this.stillShown = stillShown;
    this.deadline = System.nanoTime() + seconds * 1_000_000_000L;
  }

  void shrink() {
    for (boolean smaller = true; smaller && !isLate(); ) smaller = takeOut(Node.Role.TYPE) | takeOut(Node.Role.MEMBER) | takeOut(Node.Role.STATEMENT) | simplify();
  }

  private boolean isLate() {
    return System.nanoTime() > deadline;
  }

  private List<Node> pieces(Node.Role role) {
    List<Node> all = new ArrayList<>();
    program.tree.collect(all);
    List<Node> found = new ArrayList<>();
    for (Node node : all)
      if (node.role == role && node.instead == null && !node.render(Node.Form.JURY).isEmpty()) found.add(node);
    return found;
  }

  /** First many at once, then one by one. */
  private boolean takeOut(Node.Role role) {
    boolean any = false;
    for (int size = Math.max(1, pieces(role).size() / 2); size >= 1; size /= 2) {
      List<Node> open = pieces(role);
      for (int at = open.size() - size; at > -size && !isLate(); at -= size) {
        List<Node> chunk = open.subList(Math.max(0, at), at + size);
        for (Node node : chunk) node.instead = "";
        if (works()) any = true;
        else for (Node node : chunk) node.instead = null;
      }
    }
    return any;
  }

  private boolean simplify() {
    boolean any = false;
    for (Node node : pieces(Node.Role.EXPRESSION)) {
      if (isLate()) return any;
      if (node.instead != null) continue;
      any |= replace(node);
    }
    return any;
  }

  private boolean replace(Node node) {
    List<Object> candidates = new ArrayList<>();
    String simple = simplest(node.type);
    if (simple != null && !node.render(Node.Form.JURY).equals(simple)) candidates.add(simple);
    List<Node> inside = new ArrayList<>();
    node.collect(inside);
    for (Node other : inside)
      if (other != node && other.role == Node.Role.EXPRESSION && other.type.equals(node.type) && candidates.size() < 6) candidates.add(other);
    for (Object candidate : candidates) {
      node.instead = candidate;
      if (works()) return true;
      node.instead = null;
    }
    return false;
  }

  private static String simplest(String type) {
    return switch (type) {
      case "int" -> "0";
      case "boolean" -> "true";
      case "long" -> "0L";
      case "char" -> "'a'";
      case "double" -> "0.0";
      case "String" -> "\"\"";
      case "Integer" -> "Integer.valueOf(0)";
      case "List<Integer>" -> "new ArrayList<Integer>()";
      default -> type.endsWith("?") ? "((" + type.substring(0, type.length() - 1) + ") null)" : null;
    };
  }

  private boolean works() {
    tried++;
    return stillShown.getAsBoolean();
  }
}
