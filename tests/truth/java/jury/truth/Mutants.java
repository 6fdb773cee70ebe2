package jury.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Small mistakes in a program: another operator, another number, a condition turned round, a statement or a null test lost. What is asserted stays, so that the runs of a mutant say what must not be proved of it. */
final class Mutants {
  /** One change of a piece of the tree, which can be made and taken back. */
  record Mutant(String name, Node place, int part, Object before, Object after) {
    void make() {
      if (part < 0) place.instead = after;
      else place.parts.set(part, after);
    }

    void takeBack() {
      if (part < 0) place.instead = null;
      else place.parts.set(part, before);
    }
  }

  private record Change(String name, Pattern text, String after) {}

  private static final List<Change> CHANGES = new ArrayList<>();

  private static void change(String name, String text, String after) {
    CHANGES.add(new Change(name, Pattern.compile(text), after));
  }

  static {
    change("operator", " \\+ ", " - ");
    change("operator", " - ", " + ");
    change("operator", " \\* ", " + ");
    change("operator", " \\+= ", " -= ");
    change("operator", " & ", " | ");
    change("operator", "\\+\\+", "--");
    change("condition", " < ", " <= ");
    change("condition", " <= ", " < ");
    change("condition", " > ", " >= ");
    change("condition", " == ", " != ");
    change("condition", " != ", " == ");
    change("condition", " && ", " || ");
    change("condition", " \\|\\| ", " && ");
    change("condition", "\\(!", "(");
  }

  private Mutants() {}

  /** So many changes in different places: every second one in a method under test, the others anywhere. */
  static List<Mutant> of(GeneratedProgram program, int count) {
    Random random = new Random(program.seed * 37 + 11);
    List<Mutant> tested = new ArrayList<>();
    List<Mutant> anywhere = new ArrayList<>();
    List<Node> all = new ArrayList<>();
    program.tree.collect(all);
    for (Node node : all) possible(node, anywhere);
    for (Node member : all) {
      if (!member.production.matches("check.*|contract|main")) continue;
      List<Node> inside = new ArrayList<>();
      member.collect(inside);
      for (Node node : inside) possible(node, tested);
    }
    List<Mutant> chosen = new ArrayList<>();
    while (chosen.size() < count && !anywhere.isEmpty()) {
      List<Mutant> from = chosen.size() % 2 == 0 && !tested.isEmpty() ? tested : anywhere;
      Mutant mutant = from.remove(random.nextInt(from.size()));
      tested.remove(mutant);
      anywhere.remove(mutant);
      chosen.add(mutant);
    }
    return chosen;
  }

  private static void possible(Node node, List<Mutant> into) {
    if (node.role == Node.Role.STATEMENT && !node.production.equals("probe")) into.add(new Mutant(node.production.equals("null.test") ? "null test lost" : "statement lost", node, -1, null, ""));
    if (node.role == Node.Role.EXPRESSION && node.production.equals("conditional.int")) into.add(new Mutant("branches swapped", node, -1, null, swapped(node)));
    if (node.role != Node.Role.EXPRESSION && node.role != Node.Role.STATEMENT) return;
    for (int i = 0; i < node.parts.size(); i++) {
      if (!(node.parts.get(i) instanceof String text)) continue;
      if (text.matches("\\d{1,6}")) into.add(new Mutant("off by one", node, i, text, Integer.toString(Integer.parseInt(text) + 1)));
      for (Change change : CHANGES) {
        Matcher matcher = change.text().matcher(text);
        if (matcher.find()) into.add(new Mutant(change.name(), node, i, text, matcher.replaceFirst(Matcher.quoteReplacement(change.after()))));
      }
    }
  }

  private static Node swapped(Node node) {
    // "(" condition " ? " then " : " otherwise ")"
    Node swapped = new Node(Node.Role.TEXT, "", "");
    List<Object> parts = node.parts;
    swapped.parts.addAll(List.of(parts.get(0), parts.get(1), parts.get(2), parts.get(5), parts.get(4), parts.get(3), parts.get(6)));
    return swapped;
  }
}
