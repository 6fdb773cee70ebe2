package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/** Writes the code of one body: expands productions at random, in a scope, and notes the features that it used. */
final class Filler {
  /** Nothing of that type can be written here. */
  static final class Impossible extends RuntimeException {
    Impossible(String type) {
      super(type, null, false, false);
    }
  }

  private final Grammar grammar;
  private final Features features;
  private final Random random;
  private final Names names;
  private final String owner;
  final Set<String> used = new LinkedHashSet<>();
  Scope scope = new Scope();
  private int limit;
  private int budget;
  /** A type whose fields are not read here: they may not have their values yet. */
  String avoided;
  /** Nothing is written that is likely to throw, if there is anything else: an initialiser that throws leaves little to say of the program. */
  boolean isCareful;

  Filler(Grammar grammar, Features features, Random random, Names names, String owner, int limit, int budget) {
    this.grammar = grammar;
    this.features = features;
    this.random = random;
    this.names = names;
    this.owner = owner;
    this.limit = limit;
    this.budget = budget;
  }

  /** Half of all expressions are made of what the program has: variables, fields, calls. Without that nearly everything would be a constant. */
  Node expression(String type, int depth) {
    if (random.nextInt(100) < 55) {
      Node found = ofState(type, depth);
      if (found != null) return found;
    }
    List<Grammar.Production> candidates = candidates(type, depth);
    List<Scope.Variable> variables = variables(type);
    while (true) {
      double ofVariables = variables.isEmpty() ? 0 : 8 + 4.0 * variables.size();
      double sum = ofVariables;
      for (Grammar.Production candidate : candidates) sum += weight(candidate);
      if (type.endsWith("?")) sum += 1;
      if (sum == 0) throw new Impossible(type);
      double at = random.nextDouble() * sum;
      if (at < ofVariables) return variable(variables.get(random.nextInt(variables.size())), type);
      at -= ofVariables;
      Grammar.Production chosen = null;
      for (Grammar.Production candidate : candidates) {
        at -= weight(candidate);
        if (at < 0) {
          chosen = candidate;
          break;
        }
      }
      if (chosen == null) {
        if (type.endsWith("?")) return new Node(Node.Role.EXPRESSION, type, "null.literal").add("((" + type.substring(0, type.length() - 1) + ") null)");
        chosen = candidates.get(candidates.size() - 1);
      }
      try {
        return expand(chosen, Node.Role.EXPRESSION, type, depth);
      } catch (Impossible problem) {
        candidates.remove(chosen);
      }
    }
  }

  private Node variable(Scope.Variable variable, String type) {
    return new Node(Node.Role.EXPRESSION, type, "variable").add(variable.name());
  }

  private double weight(Grammar.Production production) {
    return production.weight * features.factor(production.name, used);
  }

  private static final Pattern OF_STATE = Pattern.compile("(static\\.read|field\\.read|call\\.|record\\.component|enum\\.|interface\\.constant|generic\\.|collection\\.|variable).*");

  /** An expression that starts with something of the program's state, if there is such a thing of the type. */
  Node stateExpression(String type, int depth) {
    Node found = ofState(type, depth);
    return found != null ? found : expression(type, depth);
  }

  private Node ofState(String type, int depth) {
    List<Scope.Variable> variables = variables(type);
    List<Grammar.Production> candidates = candidates(type, depth);
    candidates.removeIf(production -> !grammar.isOfState(production.name) && !OF_STATE.matcher(production.name).matches());
    int size = variables.size() + candidates.size();
    if (size > 0 && random.nextInt(size) < variables.size()) return variable(variables.get(random.nextInt(variables.size())), type);
    while (!candidates.isEmpty()) {
      Grammar.Production chosen = candidates.remove(random.nextInt(candidates.size()));
      try {
        return expand(chosen, Node.Role.EXPRESSION, type, depth);
      } catch (Impossible problem) {
        continue;
      }
    }
    return null;
  }

  /** Whether the value of an expression can depend on the state or on a parameter. */
  boolean dependsOnState(Node expression) {
    List<Node> all = new ArrayList<>();
    expression.collect(all);
    return all.stream().anyMatch(node -> grammar.isOfState(node.production) || OF_STATE.matcher(node.production).matches());
  }

  private static final Pattern RISKS = Pattern.compile(".*risk|math\\..*Exact|cast\\.down|box\\.parse|string\\.parse");

  private List<Grammar.Production> candidates(String type, int wanted) {
    int depth = budget <= 0 ? Math.min(wanted, 0) : wanted;
    List<Grammar.Production> all = new ArrayList<>();
    collect(type, depth, all);
    if (type.endsWith("?")) collect(type.substring(0, type.length() - 1), depth, all);
    if (all.isEmpty() && depth > -4) all = candidatesOfLeastDepth(type);
    List<Grammar.Production> safe = isCareful ? new ArrayList<>(all) : all;
    safe.removeIf(production -> isCareful && RISKS.matcher(production.name).matches());
    return safe.isEmpty() ? all : safe;
  }

  private void collect(String type, int depth, List<Grammar.Production> all) {
    for (Grammar.Production production : grammar.of(type))
      if (production.depth <= depth && allowed(production) && (avoided == null || !avoided.equals(production.declarer))) all.add(production);
  }

  private List<Grammar.Production> candidatesOfLeastDepth(String type) {
    int least = 1000;
    for (Grammar.Production production : grammar.of(type))
      if (allowed(production) && !production.name.equals("null.risk")) least = Math.min(least, production.depth);
    List<Grammar.Production> all = new ArrayList<>();
    if (least < 1000) collect(type, least, all);
    return all;
  }

  private boolean allowed(Grammar.Production production) {
    return production.rank < limit && (production.owner == null || production.owner.equals(owner));
  }

  private List<Scope.Variable> variables(String type) {
    String plain = type.endsWith("?") ? type.substring(0, type.length() - 1) : type;
    List<Scope.Variable> found = new ArrayList<>();
    for (Scope.Variable variable : scope.all())
      if (variable.type().equals(type) || variable.type().equals(plain)) found.add(variable);
    return found;
  }

  private static final Pattern CHANGES = Pattern.compile("(assign\\.|increment\\.|call\\.|list\\.add|set\\.add|map\\.put|generic\\.put|array\\.store).*");

  Node statement(int depth) {
    List<Grammar.Production> candidates = candidates("S", depth);
    if (random.nextInt(100) < 45) candidates.removeIf(production -> !CHANGES.matcher(production.name).matches());
    while (!candidates.isEmpty()) {
      double sum = 0;
      for (Grammar.Production candidate : candidates) sum += weight(candidate);
      double at = random.nextDouble() * sum;
      Grammar.Production chosen = candidates.get(candidates.size() - 1);
      for (Grammar.Production candidate : candidates) {
        at -= weight(candidate);
        if (at < 0) {
          chosen = candidate;
          break;
        }
      }
      try {
        return expand(chosen, Node.Role.STATEMENT, "S", depth);
      } catch (Impossible problem) {
        candidates.remove(chosen);
      }
    }
    throw new Impossible("S");
  }

  Node block(int depth, int most) {
    Node block = new Node(Node.Role.TEXT, "", "");
    int before = scope.size();
    int count = 1 + random.nextInt(most);
    for (int i = 0; i < count && budget > 0; i++) {
      block.add(statement(depth));
      block.add(" ");
    }
    scope.cut(before);
    return block;
  }

  /** At least so many productions more. */
  void allow(int productions) {
    budget = Math.max(budget, productions);
  }

  /** Statements whose variables stay visible. */
  void statements(Node into, int count, int depth) {
    for (int i = 0; i < count; i++) {
      into.add("    ");
      into.add(statement(depth));
      into.add("\n");
    }
  }

  private Node expand(Grammar.Production production, Node.Role role, String type, int depth) {
    int before = scope.size();
    int limitBefore = limit;
    Scope scopeBefore = scope;
    boolean isNew = used.add(Features.of(production.name));
    limit = Math.min(limit, production.inner);
    budget--;
    try {
      Node node = new Node(role, type, production.name);
      List<Scope.Variable> exported = fill(node, production, depth);
      features.used(production.name);
      scope.cut(before);
      for (Scope.Variable variable : exported) scope.add(variable);
      return node;
    } catch (Impossible problem) {
      scopeBefore.cut(before);
      if (isNew) used.remove(Features.of(production.name));
      throw problem;
    } finally {
      scope = scopeBefore;
      limit = limitBefore;
    }
  }

  /** A text with holes, as a piece that the shrinker can take out. */
  Node line(String template) {
    Node node = new Node(Node.Role.MEMBER, "", "declaration.line");
    int before = scope.size();
    fill(node, new Grammar.Production("", "declaration.line", 1, template), 3);
    scope.cut(before);
    return node;
  }

  private List<Scope.Variable> fill(Node node, Grammar.Production production, int depth) {
    Map<String, String> local = new HashMap<>();
    List<Scope.Variable> pending = new ArrayList<>();
    List<Scope.Variable> exported = new ArrayList<>();
    List<Scope> outer = new ArrayList<>();
    for (Grammar.Part part : production.parts) {
      if (part.text() != null) {
        node.add(part.text());
        if (part.text().matches("(?s).*(;|\\{|->|&&|\\?).*")) {
          for (Scope.Variable variable : pending) scope.add(variable);
          pending.clear();
        }
        continue;
      }
      String hole = part.hole();
      if (hole.equals("S")) node.add(block(depth - 1, 2));
      else if (hole.equals("loop")) node.add(new Node.Both("", "jury.truth.T.loop(); "));
      else if (hole.equals("[") || hole.equals("[this")) {
        outer.add(scope);
        scope = scope.captured(hole.equals("["));
      } else if (hole.equals("]")) scope = outer.remove(outer.size() - 1);
      else if (hole.startsWith("#")) node.add(literal(hole.substring(1)));
      else if (hole.startsWith("use:")) node.add(local.get(hole.substring(4)));
      else if (hole.startsWith("name:")) {
        String name = names.fresh(hole.substring(5));
        local.put(hole.substring(5), name);
        node.add(name);
      } else if (hole.startsWith("var:")) node.add(place(hole.substring(4), depth - 1));
      else if (hole.startsWith("new:") || hole.startsWith("let:") || hole.startsWith("mut:") || hole.startsWith("own:")) {
        int at = hole.lastIndexOf(':');
        String name = names.fresh(hole.substring(at + 1));
        local.put(hole.substring(at + 1), name);
        Scope.Variable variable = new Scope.Variable(name, hole.substring(4, at), hole.startsWith("mut:") || hole.startsWith("own:"));
        pending.add(variable);
        if (hole.startsWith("let:") || hole.startsWith("mut:")) exported.add(variable);
        node.add(name);
      } else node.add(expression(hole, depth - 1));
    }
    return exported;
  }

  /** Something that can be assigned. */
  private Node place(String type, int depth) {
    List<Node> places = new ArrayList<>();
    for (Scope.Variable variable : scope.all())
      if (variable.isMutable() && variable.type().equals(type)) places.add(new Node(Node.Role.TEXT, "", "").add(variable.name()));
    List<Grammar.Production> candidates = new ArrayList<>();
    collect("var:" + type, Math.max(depth, 1), candidates);
    int chosen = candidates.isEmpty() && places.isEmpty() ? -1 : random.nextInt(candidates.size() + places.size());
    if (chosen < 0) throw new Impossible("var:" + type);
    if (chosen < places.size()) return places.get(chosen);
    return expand(candidates.get(chosen - places.size()), Node.Role.TEXT, "var:" + type, Math.max(depth, 1));
  }

  private static final String[] NUMBERS = {"0", "1", "2", "3", "4", "5", "7", "-1", "-2", "10", "100", "127", "128", "1000", "65", "Integer.MAX_VALUE", "Integer.MIN_VALUE"};
  private static final String[] TEXTS = {"\"\"", "\"a\"", "\"b\"", "\"ab\"", "\"Aa\"", "\"BB\"", "\"1\"", "\"-7\"", "\"abc\"", "\"null\""};

  String literal(String kind) {
    return switch (kind) {
      case "int" -> NUMBERS[Math.min(random.nextInt(NUMBERS.length), random.nextInt(NUMBERS.length))];
      case "small" -> Integer.toString(random.nextInt(4));
      case "positive" -> Integer.toString(1 + random.nextInt(4));
      case "String" -> TEXTS[random.nextInt(TEXTS.length)];
      case "char" -> new String[] {"'a'", "'b'", "'0'", "'Z'", "' '", "'\\u00e9'"}[random.nextInt(6)];
      case "double" -> new String[] {"0.0", "-0.0", "1.5", "Double.NaN", "1e300", "0.1", "Double.POSITIVE_INFINITY", "3.0"}[random.nextInt(8)];
      default -> throw new IllegalArgumentException("no literals of " + kind);
    };
  }
}
