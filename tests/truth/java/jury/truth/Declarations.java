package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Types that go together, written down in declarations.txt with the productions that use them: shapes of programs that come about too rarely when members are chosen one by one. */
final class Declarations {
  /** A line of source; form: null where it is the same for Jury and for the run. */
  record Line(Node.Form form, String text) {}

  record Use(String type, String name, double weight, String template) {}

  /** A method with a contract; assignable as in {@link GeneratedProgram.Check}. */
  record Contract(String owner, String method, List<String> assignable) {}

  record Declaration(String name, double weight, boolean hasJml, List<Line> lines, List<String> types, List<Use> uses, List<Contract> contracts) {}

  private static final Pattern CHOICE = Pattern.compile("<<(?:(\\w):)?(.*?)>>");

  private Declarations() {}

  static List<Declaration> read(List<String> lines, int jdk) {
    List<Declaration> all = new ArrayList<>();
    for (String line : lines) {
      if (line.isBlank() || line.startsWith("#")) continue;
      if (line.startsWith("type ")) all.add(head(line.split(" ")));
      else add(all.get(all.size() - 1), line, jdk);
    }
    return all;
  }

  private static Declaration head(String[] words) {
    return new Declaration(words[1], Double.parseDouble(words[2]), words.length > 3, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
  }

  private static void add(Declaration to, String line, int jdk) {
    String rest = line.substring(1);
    switch (line.charAt(0)) {
      case 'J' -> to.lines().add(new Line(Node.Form.JURY, " " + rest));
      case 'R' -> to.lines().add(new Line(Node.Form.RUN, " " + rest));
      case ' ' -> to.lines().add(new Line(null, line));
      case '=' -> to.types().addAll(List.of(rest.trim().split(" ")));
      case '+' -> addUse(to, rest.trim().split(" :: ", 4), jdk);
      case '!' -> addContract(to, rest.trim());
      default -> throw new IllegalArgumentException("not a line of a declaration: " + line);
    }
  }

  private static void addUse(Declaration to, String[] cells, int jdk) {
    if (cells.length != 4) throw new IllegalArgumentException("not a production: " + String.join(" :: ", cells));
    int at = cells[1].indexOf('@');
    if (at >= 0 && Integer.parseInt(cells[1].substring(at + 1)) > jdk) return;
    to.uses().add(new Use(cells[0], at < 0 ? cells[1] : cells[1].substring(0, at), Double.parseDouble(cells[2]), cells[3]));
  }

  private static void addContract(Declaration to, String text) {
    String[] words = text.split(" ", 3);
    to.contracts().add(new Contract(words[0], words[1], words.length < 3 ? null : List.of(words[2])));
  }

  /** The declaration with its name put in and its choices made. */
  static Declaration made(Declaration of, String name, Random random) {
    Map<String, Integer> chosen = new HashMap<>();
    Declaration made = new Declaration(of.name(), of.weight(), of.hasJml(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (Line line : of.lines()) made.lines().add(new Line(line.form(), text(line.text(), name, chosen, random)));
    for (String type : of.types()) made.types().add(text(type, name, chosen, random));
    for (Use use : of.uses()) made.uses().add(new Use(text(use.type(), name, chosen, random), use.name(), use.weight(), text(use.template(), name, chosen, random)));
    for (Contract contract : of.contracts()) made.contracts().add(new Contract(text(contract.owner(), name, chosen, random), text(contract.method(), name, chosen, random), contract.assignable() == null ? null : places(text(contract.assignable().get(0), name, chosen, random))));
    return made;
  }

  private static List<String> places(String assignable) {
    List<String> places = new ArrayList<>();
    if (assignable.equals("\\nothing")) return places;
    for (String place : assignable.split(",? ")) places.add(place.contains(".") ? place : "this." + place);
    return places;
  }

  private static String text(String text, String name, Map<String, Integer> chosen, Random random) {
    return CHOICE.matcher(text.replace("~", name)).replaceAll(found -> {
      String[] options = found.group(2).split("\\|", -1);
      String key = found.group(1) != null ? found.group(1) : found.group(2);
      return Matcher.quoteReplacement(options[chosen.computeIfAbsent(key, none -> random.nextInt(options.length))]);
    });
  }
}
