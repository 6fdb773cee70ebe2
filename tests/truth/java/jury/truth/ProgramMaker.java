package jury.truth;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Makes a program: declares some types with their members, which adds productions that use them to the grammar, then writes the bodies, then the methods under test. Every callable has a rank, and a body
 * calls only what has a lower one, so that all calls end; recursion is a production of its own.
 */
final class ProgramMaker {
  /** A member whose body is written when all types are declared; instead: what stands there if that cannot be done. */
  private record Todo(Node place, Runnable write, String instead) {}

  private enum Kind { INTERFACE, ABSTRACT, CLASS, ENUM, RECORD, KEY, GENERIC, SEALED, HOLDER, COLLECTION }

  private record Method(String name, String result, List<String> parameters, int rank) {}

  /** A field that contracts can speak of. */
  private record Known(String name, String type, boolean isStatic, boolean isFinal) {}

  /** A type of the program while it is made. */
  private static final class Type {
    final String name;
    final Kind kind;
    final Node members = new Node(Node.Role.TEXT, "", "");
    final List<Known> fields = new ArrayList<>();
    Type above;
    final List<Method> abstracts = new ArrayList<>();
    final List<Method> virtuals = new ArrayList<>();
    boolean isExtensible;
    boolean isComparable;
    String constructor = "";
    /** Names of the methods that it defines itself. */
    final Set<String> own = new LinkedHashSet<>();

    Type(String name, Kind kind) {
      this.name = name;
      this.kind = kind;
    }
  }

  private final GeneratedProgram program;
  private final Grammar grammar = new Grammar();
  private final Features features;
  private final Random random;
  private final Names names = new Names();
  private final List<Type> types = new ArrayList<>();
  private final List<Todo> todos = new ArrayList<>();
  private final List<String> productions;
  private final int jdk;
  private int rank;
  private final List<Declarations.Declaration> declarations;
  /** Types of declarations.txt that fields and parameters may have. */
  private final List<String> declared = new ArrayList<>();

  private ProgramMaker(long seed, Features features, List<String> productions, List<Declarations.Declaration> declarations, int jdk) {
    this.declarations = declarations;
    this.program = new GeneratedProgram(seed);
    this.features = features;
    this.random = new Random(seed * 0x9E3779B97F4A7C15L);
    this.productions = productions;
    this.jdk = jdk;
  }

  static GeneratedProgram make(long seed, Features features, List<String> productions, List<Declarations.Declaration> declarations, int jdk) {
    ProgramMaker maker = new ProgramMaker(seed, features, productions, declarations, jdk);
    maker.make();
    return maker.program;
  }

  private boolean chance(double share) {
    return random.nextDouble() < share;
  }

  private <E> E one(List<E> of) {
    return of.get(random.nextInt(of.size()));
  }

  private void make() {
    Node tree = program.tree;
    tree.add("import java.util.*;\nimport java.util.function.*;\nimport java.util.stream.*;\n\npublic class P {\n");
    program.hasJml = chance(0.25);
    int written = random.nextInt(10) == 0 ? 3 : random.nextInt(3);
    for (int i = 0; i < written; i++) declareWritten(String.valueOf("QRU".charAt(i)));
    int count = (written == 0 ? 2 : 1) + random.nextInt(3);
    for (int i = 0; i < count; i++) declare(String.valueOf((char) ('A' + i)));
    for (Type type : types) useType(type);
    readProductions();
    grammar.measure();
    for (Grammar.Production production : grammar.all()) features.know(production.name);
    for (Todo todo : todos) write(todo);
    int checks = 3 + random.nextInt(3);
    for (int i = 0; i < checks; i++) addCheck(tree, "c" + i);
    int number = 0;
    for (Type type : types) {
      if (type.kind == Kind.GENERIC || type.kind == Kind.INTERFACE || type.kind == Kind.HOLDER || type.kind == Kind.SEALED) continue;
      if (chance(0.35)) addInstanceCheck(type, "k" + number++);
      if (program.hasJml && (type.kind == Kind.CLASS || type.kind == Kind.KEY || type.kind == Kind.ABSTRACT)) number = addContracts(type, number);
    }
    if (chance(0.5)) addMain(tree);
    tree.add("}\n");
    for (Set<String> method : program.featuresOfMethods) program.features.addAll(method);
    features.met(program.features, program.featuresOfMethods);
  }

  private void readProductions() {
    List<String> elements = new ArrayList<>(List.of("Integer"));
    List<String> keys = new ArrayList<>();
    if (chance(0.6)) elements.add("String");
    for (Type type : types) {
      if (elements.size() < 4 && type.kind != Kind.HOLDER && type.kind != Kind.GENERIC) elements.add(type.name);
      if (type.kind == Kind.KEY || type.kind == Kind.ENUM || type.kind == Kind.RECORD) keys.add(type.name);
    }
    if (chance(0.6) || keys.isEmpty()) keys.add(chance(0.5) ? "String" : "Integer");
    for (String key : keys)
      if (!elements.contains(key)) elements.add(key);
    grammar.read(productions, elements, keys, jdk);
  }

  private void write(Todo todo) {
    try {
      todo.write().run();
    } catch (Filler.Impossible problem) {
      todo.place().parts.clear();
      if (todo.instead() != null) todo.place().add(todo.instead());
    }
  }

  private static String nothing(String type) {
    return type.equals("boolean") ? "false" : isPrimitive(type) ? "0" : "null";
  }

  private Filler filler(String owner, int limit) {
    Filler filler = new Filler(grammar, features, random, names, owner, limit, 8);
    program.featuresOfMethods.add(filler.used);
    return filler;
  }

  // ---- types

  private void declare(String name) {
    Kind[] kinds = Kind.values();
    int[] weights = {4, 2, 5, 3, 3, 3, 1, 2, 4, 1};
    int at = random.nextInt(28);
    int chosen = 0;
    while (at >= weights[chosen]) at -= weights[chosen++];
    Type type = new Type(name, kinds[chosen]);
    Node node = new Node(Node.Role.TYPE, name, "type." + type.kind.name().toLowerCase());
    program.features.add(type.kind.name().toLowerCase());
    program.tree.add(node);
    switch (type.kind) {
      case INTERFACE -> declareInterface(type, node);
      case ENUM -> declareEnum(type, node);
      case RECORD -> declareRecord(type, node);
      case SEALED -> declareSealed(type, node);
      case GENERIC -> declareGeneric(type, node);
      case COLLECTION -> declareCollection(type, node);
      default -> declareClass(type, node);
    }
    types.add(type);
  }

  private String access() {
    double at = random.nextDouble();
    return at < 0.5 ? "public " : at < 0.75 ? "" : "private ";
  }

  /** A type for a field or a parameter; those of the program that are declared so far among them. */
  private String someType(boolean isField) {
    List<String> all = new ArrayList<>(List.of("int", "int", "int", "int", "boolean", "boolean", "String", "String?", "long", "char", "Integer?", "int[]", "List<Integer>"));
    if (isField) all.addAll(List.of("int", "int", "boolean", "String", one(List.of("Map<Integer,Integer>", "Set<Integer>", "StringBuilder", "double", "byte", "short"))));
    for (Type type : types) {
      if (type.kind == Kind.HOLDER || type.kind == Kind.GENERIC) continue;
      all.add(type.name + "?");
      all.add(type.name + "?");
      all.add(type.name);
      if (isField) all.addAll(List.of(type.name + "?", one(List.of("List<" + type.name + ">", "Set<" + type.name + ">", type.name + "[]", "Map<" + type.name + ",Integer>"))));
    }
    for (String type : declared) all.addAll(List.of(type + "?", type, isField ? type : type + "?"));
    if (isField && chance(0.25)) return one(List.of("int[][]", "String[]", "Deque<Integer>", "TreeMap<Integer,Integer>", "TreeSet<Integer>", "Long?", "Character?", "Double?", "float", "List<List<Integer>>", "long[]", "Collection<Integer>", "CharSequence?", "Number?", "Object[]"));
    if (chance(0.05)) return "Object?";
    return one(all);
  }

  static String java(String type) {
    return type.endsWith("?") ? type.substring(0, type.length() - 1) : type;
  }

  private Node member(Type type, String production) {
    Node node = new Node(Node.Role.MEMBER, type.name, production);
    type.members.add(node);
    features.used(production);
    features.know(production);
    program.features.add(Features.of(production));
    return node;
  }

  private void todo(Node place, Runnable write) {
    todo(place, write, null);
  }

  private void todo(Node place, Runnable write, String instead) {
    todos.add(new Todo(place, write, instead));
  }

  private void addField(Type type, boolean isStatic) {
    String fieldType = someType(true);
    boolean isFinal = chance(isStatic ? 0.45 : 0.3) && !fieldType.endsWith("?");
    String access = access();
    String name = names.fresh(isStatic ? "s" : "f");
    Node node = member(type, isStatic ? (isFinal ? "static.final" : "static.field") : isFinal ? "field.final" : "field.plain");
    String head = "    " + access + (isStatic ? "static " : "") + (isFinal ? "final " : "") + java(fieldType) + " " + name;
    boolean hasValue = isFinal || !fieldType.endsWith("?") && (chance(0.5) || !isPrimitive(fieldType)) || chance(0.2);
    boolean inBlock = hasValue && chance(0.2);
    int limit = isStatic ? Grammar.ANY_RANK : rank;
    todo(node, () -> {
      Filler filler = filler("P", limit);
      if (chance(0.85)) filler.avoided = type.name;
      filler.isCareful = chance(0.9);
      if (!isStatic && chance(0.2)) filler.scope.add(new Scope.Variable("this", type.name, false));
      if (!hasValue) node.add(head + ";\n");
      else if (inBlock) {
        Node value = filler.expression(fieldType, 2);
        node.add(head + ";\n    " + (isStatic ? "static " : "") + "{ " + name + " = ", value, "; }\n");
      } else node.add(head + " = ", filler.expression(fieldType, 2), ";\n");
    }, head + " = " + nothing(fieldType) + ";\n");
    String place = isStatic ? type.name + "." + name : "$" + type.name + "$." + name;
    grammar.add(fieldType, isStatic ? "static.read" : "field.read", isStatic ? 6 : 4, place).declarer = type.name;
    if (!isFinal) grammar.add("var:" + fieldType, isStatic ? "static.write" : "field.write", 1, place);
    if (!isFinal && fieldType.endsWith("?")) grammar.add("var:" + java(fieldType), "field.write", 1, place);
    if (!isFinal && chance(0.7)) addSetter(type, fieldType, name, isStatic);
    type.fields.add(new Known(name, fieldType, isStatic, isFinal));
  }

  private static boolean isPrimitive(String type) {
    return List.of("int", "boolean", "long", "char", "double", "float", "byte", "short").contains(type);
  }

  private void addSetter(Type type, String fieldType, String field, boolean isStatic) {
    Node node = member(type, "method.setter");
    String test = fieldType.endsWith("?") || isPrimitive(fieldType) ? "" : "if (v != null) ";
    node.add("    public " + (isStatic ? "static " : "") + "void set_" + field + "(" + java(fieldType) + " v) { " + test + (isStatic ? type.name : "this") + "." + field + " = v; }\n");
  }

  private record Signature(String result, List<String> parameters) {}

  private Signature signature(int most) {
    String result = one(List.of("int", "int", "boolean", "String", "long", someType(false), someType(false)));
    List<String> parameters = new ArrayList<>();
    for (int i = random.nextInt(most + 1); i > 0; i--) parameters.add(someType(false));
    return new Signature(result, parameters);
  }

  private String arguments(List<String> parameters) {
    StringBuilder out = new StringBuilder();
    for (String parameter : parameters) out.append(out.length() > 0 ? ", " : "").append('$').append(parameter).append('$');
    return out.toString();
  }

  private static String declared(List<String> parameters) {
    StringBuilder out = new StringBuilder();
    int number = 0;
    for (String parameter : parameters) out.append(out.length() > 0 ? ", " : "").append(java(parameter)).append(" p").append(number++);
    return out.toString();
  }

  private static void parametersInto(Filler filler, List<String> parameters) {
    for (int i = 0; i < parameters.size(); i++) filler.scope.add(new Scope.Variable("p" + i, parameters.get(i), false));
  }

  /** A production that calls a method on any object of the type. */
  private void useMethod(Type type, Method method, boolean isStatic) {
    String call = (isStatic ? type.name : "$" + type.name + "$") + "." + method.name() + "(" + arguments(method.parameters()) + ")";
    if (method.result().equals("void")) grammar.add("S", isStatic ? "call.static" : "call.virtual", 4, call + ";").rank(method.rank());
    else grammar.add(method.result(), isStatic ? "call.static" : "call.virtual", 4, call).rank(method.rank());
  }

  private void writeBody(Type type, Node node, String head, Method method, boolean isStatic) {
    writeBody(type.name, node, head, method, isStatic);
  }

  private void writeBody(String self, Node node, String head, Method method, boolean isStatic) {
    todo(node, () -> {
      Filler filler = filler("P", method.rank());
      if (!isStatic) filler.scope.add(new Scope.Variable("this", self, false));
      parametersInto(filler, method.parameters());
      node.add(head + " {\n");
      for (int i = 0; i < method.parameters().size(); i++)
        if (!method.parameters().get(i).endsWith("?") && !isPrimitive(method.parameters().get(i))) node.add(nullTest("p" + i, method.result()));
      filler.statements(node, method.result().equals("void") ? 1 + random.nextInt(2) : random.nextInt(2), 3);
      if (!method.result().equals("void")) node.add("    return ", filler.expression(method.result(), 3), ";\n");
      node.add("    }\n");
    }, head + " { return" + (method.result().equals("void") ? "" : " " + nothing(method.result())) + "; }\n");
  }

  private Node nullTest(String name, String result) {
    String value = result.equals("void") ? "" : result.equals("boolean") ? " false" : isPrimitive(result) ? " 0" : " null";
    Node test = new Node(Node.Role.STATEMENT, "S", "null.test");
    if (!value.equals(" null") || result.endsWith("?")) test.add("    if (" + name + " == null) return" + value + ";\n");
    return test;
  }

  private void addMethod(Type type, boolean isStatic) {
    Signature signature = chance(0.3) ? new Signature("void", signature(2).parameters()) : signature(2);
    Method method = new Method(names.fresh("m"), signature.result(), signature.parameters(), rank++);
    Node node = member(type, isStatic ? "method.static" : "method.instance");
    boolean isPrivate = chance(0.1);
    writeBody(type, node, "    " + (isPrivate ? "private " : "public ") + (isStatic ? "static " : "") + java(method.result()) + " " + method.name() + "(" + declared(method.parameters()) + ")", method, isStatic);
    useMethod(type, method, isStatic);
    if (!isStatic && !isPrivate) type.virtuals.add(method);
  }

  private void overrideMethods(Type type) {
    Set<String> done = new LinkedHashSet<>();
    for (Type above = type.above; above != null; above = above.above) {
      for (Method method : above.abstracts)
        if (done.add(method.name())) implement(type, method, "method.implements");
      for (Method method : above.virtuals)
        if (chance(0.4) && done.add(method.name())) implement(type, method, "method.override");
    }
  }

  private void implement(Type type, Method method, String production) {
    if (!type.own.add(method.name())) return;
    Node node = member(type, production);
    if (production.equals("method.override") && chance(0.4)) {
      StringBuilder same = new StringBuilder();
      for (int i = 0; i < method.parameters().size(); i++) same.append(i > 0 ? ", p" : "p").append(i);
      features.used("super.call");
      program.features.add("super");
      node.add("    @Override public " + java(method.result()) + " " + method.name() + "(" + declared(method.parameters()) + ") { " + (method.result().equals("void") ? "" : "return ") + "super." + method.name() + "(" + same + ")" + (method.result().equals("int") ? " + 1" : "") + "; }\n");
      return;
    }
    writeBody(type, node, "    @Override public " + java(method.result()) + " " + method.name() + "(" + declared(method.parameters()) + ")", method, false);
  }

  private void upcast(String from, String to) {
    grammar.add(to, "subtype.upcast", 3, "((" + to + ") $" + from + "$)");
  }

  private List<Type> interfaces() {
    List<Type> found = new ArrayList<>();
    for (Type type : types)
      if (type.kind == Kind.INTERFACE) found.add(type);
    return found;
  }

  private Type interfaceFor(Type type) {
    List<Type> found = interfaces();
    if (found.isEmpty() || chance(0.3)) return null;
    Type chosen = one(found);
    upcast(type.name, chosen.name);
    program.features.add("implements");
    return chosen;
  }

  private void implementAll(Type type, Type of) {
    if (of == null) return;
    for (Method method : of.abstracts) implement(type, method, "method.implements");
    for (Method method : of.virtuals)
      if (chance(0.3)) implement(type, method, "method.override_default");
  }

  // ---- kinds of types

  /** Types from declarations.txt. */
  private void declareWritten(String name) {
    List<Declarations.Declaration> possible = new ArrayList<>(declarations);
    possible.removeIf(declaration -> declaration.hasJml() && !program.hasJml);
    double at = random.nextDouble() * possible.stream().mapToDouble(one -> weight(one)).sum();
    Declarations.Declaration chosen = possible.get(0);
    for (Declarations.Declaration declaration : possible) {
      chosen = declaration;
      at -= weight(declaration);
      if (at < 0) break;
    }
    Declarations.Declaration made = Declarations.made(chosen, name, random);
    Node node = new Node(Node.Role.TYPE, name, "type.written");
    program.features.add(made.name());
    features.used(made.name() + ".declared");
    program.tree.add(node);
    int own = rank++;
    for (Declarations.Line line : made.lines()) addLine(node, line, own);
    for (Declarations.Use use : made.uses()) grammar.addOfState(use.type(), use.name(), use.weight(), use.template()).rank(own);
    for (String type : made.types()) {
      upcast(type, "Object");
      grammar.add("boolean", "identity.same", 1, "($" + type + "?$ == $" + type + "?$)");
      grammar.add("S", "local.reference", 0.7, type + " $let:" + type + ":v$ = $" + type + "$;");
      grammar.add("boolean", "null.isNull", 0.5, "($" + type + "?$ == null)");
      grammar.add(type, "null.risk", 0.02, "$" + type + "?$");
    }
    declared.addAll(made.types());
    for (Declarations.Contract contract : made.contracts()) program.checks.add(new GeneratedProgram.Check("P$" + contract.owner(), contract.method(), List.of(), false, contract.assignable()));
  }

  private double weight(Declarations.Declaration declaration) {
    return declaration.weight() * features.rarity(declaration.name()) * features.factorInProgram(declaration.name(), program.features);
  }

  private void addLine(Node node, Declarations.Line line, int limit) {
    if (line.form() != null) node.add(new Node.Both(line.form() == Node.Form.JURY ? line.text() + "\n" : "", line.form() == Node.Form.RUN ? line.text() + "\n" : ""));
    else if (!line.text().contains("$")) node.add(line.text() + "\n");
    else {
      Node place = new Node(Node.Role.TEXT, "", "");
      node.add(place);
      todo(place, () -> {
        Filler filler = filler("P", limit);
        filler.isCareful = true;
        place.add(filler.line(line.text()), "\n");
      });
    }
  }

  private void declareInterface(Type type, Node node) {
    Signature signature = signature(1);
    Method method = new Method("ap" + type.name, signature.result(), signature.parameters(), rank++);
    type.abstracts.add(method);
    useMethod(type, method, false);
    String parameters = declared(method.parameters());
    node.add("  " + (chance(0.5) ? "public " : "") + "interface " + type.name + " {\n");
    node.add("    " + java(method.result()) + " " + method.name() + "(" + parameters + ");\n");
    if (chance(0.3)) {
      Signature other = signature(1);
      Method extra = new Method(names.fresh("d"), other.result(), other.parameters(), rank++);
      Node place = member(type, "interface.default");
      writeBody(type, place, "    default " + java(extra.result()) + " " + extra.name() + "(" + declared(extra.parameters()) + ")", extra, false);
      useMethod(type, extra, false);
      type.virtuals.add(extra);
    }
    if (chance(0.3)) {
      Node place = member(type, "interface.constant");
      String name = names.fresh("K");
      String fieldType = one(List.of("int", "String", "List<Integer>"));
      todo(place, () -> place.add("    " + fieldType + " " + name + " = ", filler("P", Grammar.ANY_RANK).expression(fieldType, 2), ";\n"));
      grammar.add(fieldType, "interface.constant", 2, type.name + "." + name);
    }
    node.add(type.members, "  }\n");
    lambdas(type, method);
  }

  private void lambdas(Type type, Method method) {
    StringBuilder plain = new StringBuilder();
    StringBuilder typed = new StringBuilder();
    int number = 0;
    for (String parameter : method.parameters()) {
      String separator = number > 0 ? ", " : "";
      plain.append(separator).append("$new:").append(parameter).append(":q").append(number).append('$');
      typed.append(separator).append(java(parameter)).append(" $new:").append(parameter).append(":q").append(number).append('$');
      number++;
    }
    String result = method.result();
    String name = type.name;
    int inner = method.rank();
    grammar.add(name, "lambda.expression", 3, "((" + name + ") $[$(" + plain + ") -> $" + result + "$$]$)").inner(inner);
    grammar.add(name, "lambda.block", 1.5, "((" + name + ") $[$(" + typed + ") -> { $S$ return $" + result + "$; }$]$)").inner(inner);
    grammar.add(name, "anonymous.class", 2, "new " + name + "() { $[this$int g = $int$; public " + java(result) + " " + method.name() + "(" + typed + ") { g++; return $" + result + "$; }$]$ }").inner(inner);
    grammar.add("S", "local.class", 0.6, "class $name:L$ implements " + name + " { $[this$ public " + java(result) + " " + method.name() + "(" + typed + ") { $S$ return $" + result + "$; }$]$ } " + name + " $let:" + name + ":v$ = new $use:L$();")
        .inner(inner);
  }

  private void declareClass(Type type, Node node) {
    List<Type> extensible = new ArrayList<>();
    for (Type other : types)
      if (other.isExtensible) extensible.add(other);
    String head = "  " + (chance(0.5) ? "public " : "") + "static ";
    if (type.kind == Kind.HOLDER) {
      node.add("  static class " + type.name + " {\n", type.members, "  }\n");
      for (int i = 2 + random.nextInt(3); i > 0; i--) addField(type, true);
      if (chance(0.6)) addMethod(type, true);
      if (chance(0.4)) addStaticBlock(type);
      return;
    }
    type.isExtensible = type.kind != Kind.KEY;
    if (type.kind == Kind.CLASS && !extensible.isEmpty() && chance(0.6)) {
      type.above = one(extensible);
      upcast(type.name, type.above.name);
      program.features.add("extends");
    }
    Type implemented = interfaceFor(type);
    node.add(head + (type.kind == Kind.ABSTRACT ? "abstract " : "") + "class " + type.name + (type.above != null ? " extends " + type.above.name : "") + implemented(type, implemented) + " {\n");
    node.add(type.members, "  }\n");
    for (int i = 2 + random.nextInt(3); i > 0; i--) addField(type, chance(0.4));
    addConstructor(type);
    if (type.kind == Kind.ABSTRACT) {
      Signature signature = signature(1);
      Method method = new Method(names.fresh("m"), signature.result(), signature.parameters(), rank++);
      type.abstracts.add(method);
      member(type, "abstract.method").add("    public abstract " + java(method.result()) + " " + method.name() + "(" + declared(method.parameters()) + ");\n");
      useMethod(type, method, false);
      if (method.parameters().size() <= 1 && implemented == null) anonymousOf(type, method);
    }
    if (implemented != null && type.kind == Kind.ABSTRACT) type.abstracts.addAll(implemented.abstracts);
    else implementAll(type, implemented);
    overrideMethods(type);
    for (int i = random.nextInt(3); i > 0; i--) addMethod(type, chance(0.3));
    if (type.kind == Kind.KEY) addEquals(type);
    if (chance(0.2)) addStaticBlock(type);
    if (chance(0.15)) addInstanceBlock(type);
    if (chance(0.25)) addInner(type);
    if (chance(0.25)) addOverloads(type);
    if (chance(0.25)) addRecursion(type);
    if (type.above != null && chance(0.4)) hideField(type);
  }

  private void addInner(Type type) {
    String name = "In" + type.name;
    int own = rank++;
    Node node = member(type, "inner.class");
    todo(node, () -> {
      Filler filler = filler("P", own);
      filler.scope.add(new Scope.Variable(type.name + ".this", type.name, false));
      node.add("    public class " + name + " {\n      public int h = ", filler.expression("int", 2), ";\n      public int get(int p0) { ");
      filler.scope.add(new Scope.Variable("p0", "int", false));
      filler.scope.add(new Scope.Variable("h", "int", true));
      node.add(filler.block(2, 1), "return ", filler.expression("int", 2), "; }\n    }\n");
    });
    String full = type.name + "." + name;
    grammar.add(full, "inner.new", 2, "$" + type.name + "$.new " + name + "()").rank(own);
    grammar.add("int", "inner.call", 2, "$" + full + "$.get($int$)").rank(own);
    grammar.add("int", "inner.field", 1, "$" + full + "$.h");
  }

  private void addOverloads(Type type) {
    String name = names.fresh("ov");
    List<String> parameters = new ArrayList<>(List.of("int", "long", "Integer", "Object", "int...", "char", "String"));
    java.util.Collections.shuffle(parameters, random);
    int number = 1;
    List<String> declared = parameters.subList(0, 2 + random.nextInt(4));
    for (String parameter : declared) member(type, "overload.declared").add("    public static int " + name + "(" + parameter + " p) { return " + number++ + "; }\n");
    boolean takesReferences = declared.contains("Object");
    boolean takesNumbers = declared.contains("int") || declared.contains("long") || declared.contains("int...") || takesReferences;
    if (takesNumbers) grammar.add("int", "overload.call", 1.5, type.name + "." + name + "($char$)");
    if (takesReferences || declared.contains("Integer") || takesNumbers) grammar.add("int", "overload.call", 1.5, type.name + "." + name + "((Integer) $Integer$)");
    if (takesReferences || declared.contains("String")) grammar.add("int", "overload.call", 1, type.name + "." + name + "((String) $String?$)");
    if (declared.contains("int...")) grammar.add("int", "overload.varargs", 1, type.name + "." + name + "($int$, $int$)");
    if (takesReferences || declared.contains("long")) grammar.add("int", "overload.call", 1, type.name + "." + name + "($long$)");
  }

  private void addRecursion(Type type) {
    String name = names.fresh("rec");
    int own = rank++;
    Node node = member(type, "recursion.method");
    todo(node, () -> {
      Filler filler = filler("P", own);
      filler.scope.add(new Scope.Variable("n", "int", false));
      node.add("    public static int " + name + "(int n) { ", new Node.Both("", "jury.truth.T.loop(); "), "if (n <= 0 || n > 5) return ", filler.expression("int", 2), "; ");
      node.add(filler.block(2, 1), "return " + name + "(n - 1) + ", filler.expression("int", 2), "; }\n");
    });
    grammar.add("int", "recursion.call", 2, type.name + "." + name + "($int$)").rank(own);
  }

  /** A field with the name of one of the class above. */
  private void hideField(Type type) {
    for (Known field : type.above.fields) {
      if (field.isStatic() || !field.type().equals("int")) continue;
      member(type, "field.hidden").add("    public int " + field.name() + " = " + random.nextInt(3) + ";\n");
      grammar.add("int", "field.hidden", 3, "$" + type.name + "$." + field.name());
      grammar.add("var:int", "field.hidden", 1, "$" + type.name + "$." + field.name());
      return;
    }
  }

  private String implemented(Type type, Type face) {
    type.isComparable = type.kind == Kind.KEY && chance(0.5);
    if (!type.isComparable) return face != null ? " implements " + face.name : "";
    return " implements Comparable<" + type.name + ">" + (face != null ? ", " + face.name : "");
  }

  private void anonymousOf(Type type, Method method) {
    StringBuilder typed = new StringBuilder();
    int number = 0;
    for (String parameter : method.parameters()) typed.append(java(parameter)).append(" $new:").append(parameter).append(":q").append(number++).append('$');
    if (!type.constructor.isEmpty()) return;
    grammar.add(type.name, "anonymous.subclass", 2, "((" + type.name + ") new " + type.name + "() { $[this$public " + java(method.result()) + " " + method.name() + "(" + typed + ") { return $" + method.result() + "$; }$]$ })").inner(method.rank());
  }

  /** A method that hands out values of an interface or an abstract class: lambdas and anonymous classes get into states this way. */
  private void addFactory(Type type) {
    Node node = new Node(Node.Role.MEMBER, "P", "method.factory");
    features.used("method.factory");
    program.tree.add(node);
    todo(node, () -> {
      Filler filler = filler("P", Grammar.ANY_RANK);
      filler.scope.add(new Scope.Variable("p0", "int", false));
      node.add("  public static " + type.name + " make_" + type.name + "(int p0) { return ", filler.expression(type.name, 3), "; }\n");
    });
  }

  /** What is done once for each type, when all are known. */
  private void useType(Type type) {
    String name = type.name;
    if (type.kind == Kind.HOLDER || type.kind == Kind.GENERIC) return;
    if ((type.kind == Kind.INTERFACE || type.kind == Kind.ABSTRACT) && chance(0.7)) addFactory(type);
    upcast(name, "Object");
    grammar.add("boolean", "identity.same", 1.5, "($" + name + "?$ == $" + name + "?$)");
    grammar.add("boolean", "null.isNull", 1, "($" + name + "?$ == null)");
    grammar.add("boolean", "instanceof.plain", 0.6, "(((Object) $Object?$) instanceof " + name + ")");
    grammar.add("boolean", "pattern.instanceof", 0.8, "(((Object) $Object?$) instanceof " + name + " $new:" + name + ":z$ && $boolean$)");
    grammar.add("S", "null.guarded", 1.5, "{ " + name + " $new:" + name + ":w$ = $" + name + "?$; if ($use:w$ != null) { $S$ } }");
    grammar.add("S", "local.reference", 1, name + " $let:" + name + ":v$ = $" + name + "$;");
    grammar.add(name, "null.risk", 0.05, "$" + name + "?$");
    grammar.add("int", "array.field", 0.2, "$" + name + "[]$.length");
    grammar.add(name + "[]", "array.of_objects", 1, "new " + name + "[] {$" + name + "?$, $" + name + "?$}");
    grammar.add("boolean", "array.element_null", 0.5, "((new " + name + "[$#positive$])[0] == $" + name + "?$)");
    if (type.above != null) {
      grammar.add("boolean", "instanceof.subclass", 1, "(((" + type.above.name + ") $" + type.above.name + "?$) instanceof " + name + ")");
      grammar.add("int", "pattern.subclass", 1, "(((" + type.above.name + ") $" + type.above.name + "?$) instanceof " + name + " $new:" + name + ":z$ ? $int$ : $#int$)");
      grammar.add(name, "cast.down", 0.1, "((" + name + ") $" + type.above.name + "$)");
      grammar.add(type.above.name + "[]", "array.covariant", 1, "new " + name + "[] {$" + name + "$}");
    }
  }

  private void addConstructor(Type type) {
    List<String> parameters = new ArrayList<>();
    boolean aboveNeedsArguments = type.above != null && !type.above.constructor.isEmpty();
    if (chance(0.6)) for (int i = 1 + random.nextInt(2); i > 0; i--) parameters.add(someType(false));
    type.constructor = arguments(parameters);
    int own = rank++;
    Node node = member(type, "constructor.plain");
    todo(node, () -> {
      Filler filler = filler("P", own);
      parametersInto(filler, parameters);
      node.add("    public " + type.name + "(" + declared(parameters) + ") {\n");
      if (aboveNeedsArguments) {
        node.add("      super(");
        Node arguments = new Node(Node.Role.TEXT, "", "");
        fillArguments(arguments, filler, type.above.constructor);
        node.add(arguments, ");\n");
      }
      for (int i = 0; i < parameters.size(); i++)
        if (!parameters.get(i).endsWith("?") && !isPrimitive(parameters.get(i))) node.add("      if (p" + i + " == null) throw new IllegalArgumentException();\n");
      filler.scope.add(new Scope.Variable("this", type.name, false));
      filler.statements(node, random.nextInt(2), 3);
      node.add("    }\n");
    });
    if (type.kind != Kind.ABSTRACT) grammar.add(type.name, "object.new", 3, "new " + type.name + "(" + type.constructor + ")").rank(own);
  }

  private static void fillArguments(Node into, Filler filler, String holes) {
    String[] parts = holes.split("\\$", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i % 2 == 1) into.add(filler.expression(parts[i], 1));
      else into.add(parts[i]);
    }
  }

  private void addEquals(Type type) {
    String name = names.fresh("k");
    String access = access();
    member(type, "field.key").add("    " + access + "int " + name + ";\n");
    grammar.add("int", "field.read", 2, "$" + name(type) + "$." + name);
    grammar.add("var:int", "field.write", 2, "$" + name(type) + "$." + name);
    if (chance(0.7)) addSetter(type, "int", name, false);
    member(type, "equals.own").add("    @Override public boolean equals(Object o) { return o instanceof " + type.name + " && ((" + type.name + ") o)." + name + " == " + name + "; }\n");
    if (chance(0.85)) member(type, "hashCode.own").add("    @Override public int hashCode() { return " + (chance(0.7) ? name : "1") + "; }\n");
    if (chance(0.3)) member(type, "toString.own").add("    @Override public String toString() { return \"K\" + " + name + "; }\n");
    if (type.isComparable) {
      member(type, "comparable.own").add("    @Override public int compareTo(" + type.name + " o) { return " + (chance(0.7) ? "Integer.compare(" + name + ", o." + name + ")" : name + " - o." + name) + "; }\n");
      grammar.add("Set<" + type.name + ">", "comparable.set", 1.5, "new TreeSet<" + type.name + ">(List.<" + type.name + ">of($" + type.name + "$))");
      grammar.add("int", "comparable.compare", 1.5, "$" + type.name + "$.compareTo($" + type.name + "$)");
      grammar.add("S", "comparable.sort", 0.7, "Collections.sort($List<" + type.name + ">$);");
      grammar.add(type.name, "comparable.max", 0.5, "Collections.max(List.<" + type.name + ">of($" + type.name + "$, $" + type.name + "$))");
    }
    grammar.add("boolean", "equals.call", 2, "$" + type.name + "$.equals($" + type.name + "?$)");
    grammar.add("int", "hashCode.call", 1, "$" + type.name + "$.hashCode()");
  }

  private static String name(Type type) {
    return type.name;
  }

  private void addStaticBlock(Type type) {
    Node node = member(type, "static.block");
    todo(node, () -> {
      Filler filler = filler("P", Grammar.ANY_RANK);
      filler.isCareful = chance(0.8);
      node.add("    static { ", filler.block(2, 2), "}\n");
    });
  }

  private void addInstanceBlock(Type type) {
    Node node = member(type, "instance.block");
    int limit = rank > 0 ? 0 : 0;
    todo(node, () -> {
      Filler filler = filler("P", limit);
      filler.scope.add(new Scope.Variable("this", type.name, false));
      node.add("    { ", filler.block(2, 1), "}\n");
    });
  }

  private void declareEnum(Type type, Node node) {
    Type implemented = interfaceFor(type);
    boolean hasField = chance(0.6);
    boolean hasBodies = chance(0.4);
    int constants = 1 + random.nextInt(3);
    node.add("  enum " + type.name + (implemented != null ? " implements " + implemented.name : "") + " {\n    ");
    Method own = hasBodies ? new Method(names.fresh("e"), one(List.of("int", "boolean", "String")), List.of("int"), rank++) : null;
    for (int i = 0; i < constants; i++) {
      if (i > 0) node.add(", ");
      String constant = "X" + i;
      node.add(constant);
      int number = i;
      if (hasField) node.add("(" + one(List.of("0", "1", "2", "5")) + ")");
      if (hasBodies && (number == 0 || chance(0.6))) constantBody(type, node, own);
      grammar.add(type.name, "enum.constant", 2, type.name + "." + constant);
    }
    node.add(";\n", type.members, "  }\n");
    if (hasField) enumField(type);
    if (hasBodies) {
      Node base = member(type, "enum.method");
      writeBody(type, base, "    public " + own.result() + " " + own.name() + "(int p0)", own, false);
      useMethod(type, own, false);
    }
    implementAll(type, implemented);
    if (chance(0.3)) addField(type, true);
    grammar.add("int", "enum.ordinal", 1, "$" + type.name + "$.ordinal()");
    grammar.add("String", "enum.name", 1, "$" + type.name + "$.name()");
    grammar.add("int", "enum.values", 0.7, type.name + ".values().length");
    grammar.add(type.name, "enum.valueOf", 0.5, type.name + ".valueOf(\"X0\")");
    grammar.add(type.name, "enum.ofValues", 0.5, type.name + ".values()[0]");
    grammar.add("int", "enum.compareTo", 0.7, "$" + type.name + "$.compareTo($" + type.name + "$)");
    grammar.add("int", "switch.enum", 1.5, "(switch ($" + type.name + "$) { case X0 -> $int$; default -> $int$; })");
    grammar.add("S", "switch.enum_statement", 1, "switch ($" + type.name + "$) { case X0: $S$ " + (chance(0.5) ? "break; " : "") + "default: $S$ }");
    grammar.add("Set<" + type.name + ">", "enum.set", 1, "EnumSet.of($" + type.name + "$)");
    grammar.add("Set<" + type.name + ">", "enum.set", 0.5, "EnumSet.allOf(" + type.name + ".class)");
    grammar.add("Map<" + type.name + ",Integer>", "enum.map", 1, "new EnumMap<" + type.name + ",Integer>(" + type.name + ".class)");
  }

  private void constantBody(Type type, Node node, Method own) {
    Node body = new Node(Node.Role.MEMBER, type.name, "enum.body");
    node.add(body);
    program.features.add("enum");
    todo(body, () -> {
      Filler filler = filler("P", own.rank());
      filler.scope.add(new Scope.Variable("p0", "int", false));
      body.add(" { @Override public " + own.result() + " " + own.name() + "(int p0) { return ", filler.expression(own.result(), 2), "; } }");
    });
  }

  private void enumField(Type type) {
    boolean isFinal = chance(0.5);
    String name = names.fresh("f");
    member(type, isFinal ? "enum.final_field" : "enum.mutable_field").add("    " + (chance(0.5) ? "public " : "private ") + (isFinal ? "final " : "") + "int " + name + ";\n    " + type.name + "(int v) { " + name + " = v; }\n");
    grammar.add("int", "enum.field", 4, "$" + type.name + "$." + name);
    if (isFinal) return;
    grammar.add("var:int", "enum.write", 1, "$" + type.name + "$." + name);
    addSetter(type, "int", name, false);
  }

  private void declareRecord(Type type, Node node) {
    recordBody(type, node, interfaceFor(type), 1 + random.nextInt(2));
  }

  private void recordBody(Type type, Node node, Type implemented, int count) {
    List<String> components = new ArrayList<>();
    for (int i = 0; i < count; i++) components.add(someType(false));
    StringBuilder header = new StringBuilder();
    for (int i = 0; i < count; i++) header.append(i > 0 ? ", " : "").append(java(components.get(i))).append(" r").append(i);
    node.add("  " + (chance(0.5) ? "public " : "") + "record " + type.name + "(" + header + ")" + (implemented != null ? " implements " + implemented.name : "") + " {\n", type.members, "  }\n");
    int own = rank++;
    Node compact = member(type, "record.compact");
    boolean validates = chance(0.5);
    todo(compact, () -> {
      Filler filler = filler("P", own);
      compact.add("    public " + type.name + " {\n");
      for (int i = 0; i < count; i++)
        if (!components.get(i).endsWith("?") && !isPrimitive(components.get(i))) compact.add("      if (r" + i + " == null) throw new NullPointerException();\n");
      for (int i = 0; i < count; i++) filler.scope.add(new Scope.Variable("r" + i, components.get(i), false));
      if (validates) compact.add("      if (", filler.expression("boolean", 2), ") throw new IllegalArgumentException();\n");
      if (validates && chance(0.4)) compact.add("      r0 = ", filler.expression(components.get(0), 2), ";\n");
      compact.add("    }\n");
    });
    grammar.add(type.name, "record.new", 3, "new " + type.name + "(" + arguments(components) + ")").rank(own);
    for (int i = 0; i < count; i++) {
      grammar.add(components.get(i), "record.component", 4, "$" + type.name + "$.r" + i + "()");
      if (chance(0.15)) {
        Node accessor = member(type, "record.accessor");
        String result = components.get(i);
        Method method = new Method("r" + i, result, List.of(), 0);
        todo(accessor, () -> {
          Filler filler = filler("P", method.rank());
          accessor.add("    public " + java(result) + " " + method.name() + "() { return ", filler.expression(result, 2), "; }\n");
        });
      }
    }
    grammar.add("boolean", "record.equals", 1.5, "$" + type.name + "$.equals($" + type.name + "?$)");
    grammar.add("int", "record.hashCode", 0.5, "$" + type.name + "$.hashCode()");
    if (components.stream().allMatch(component -> isPrimitive(component) || java(component).equals("String"))) grammar.add("String", "record.toString", 0.7, "$" + type.name + "$.toString()");
    if (jdk >= 21) grammar.add("boolean", "pattern.record", 1, "(((Object) $Object?$) instanceof " + type.name + "(" + patterns(components) + ") && $boolean$)");
    implementAll(type, implemented);
    if (chance(0.4)) addMethod(type, chance(0.3));
    if (chance(0.2)) addField(type, true);
  }

  private static String patterns(List<String> components) {
    StringBuilder out = new StringBuilder();
    int number = 0;
    for (String component : components) out.append(number > 0 ? ", " : "").append("var $new:").append(component).append(":z").append(number++).append('$');
    return out.toString();
  }

  private void declareSealed(Type type, Node node) {
    Signature signature = signature(1);
    Method method = new Method(names.fresh("q"), signature.result(), signature.parameters(), rank++);
    type.abstracts.add(method);
    useMethod(type, method, false);
    Type first = new Type(type.name + "1", Kind.RECORD);
    Type second = new Type(type.name + "2", Kind.CLASS);
    node.add("  sealed interface " + type.name + " permits " + first.name + ", " + second.name + " {\n    " + java(method.result()) + " " + method.name() + "(" + declared(method.parameters()) + ");\n", type.members, "  }\n");
    upcast(first.name, type.name);
    upcast(second.name, type.name);
    Node one = new Node(Node.Role.TYPE, first.name, "type.record");
    Node two = new Node(Node.Role.TYPE, second.name, "type.class");
    program.tree.add(one, two);
    recordBody(first, one, type, 1);
    two.add("  static final class " + second.name + " implements " + type.name + " {\n", second.members, "  }\n");
    addField(second, false);
    addConstructor(second);
    implement(second, method, "method.implements");
    types.add(first);
    types.add(second);
    if (jdk >= 21) grammar.add("int", "switch.pattern", 2, "(switch ($" + type.name + "$) { case " + first.name + " $new:" + first.name + ":z1$ -> $int$; case " + second.name + " $new:" + second.name + ":z2$ -> $#int$; })");
  }

  private void declareGeneric(Type type, Node node) {
    String name = type.name;
    boolean bounded = chance(0.4);
    node.add("  public static class " + name + "<E" + (bounded ? " extends Comparable<E>" : "") + "> {\n    public E v; public E[] a; public List<E> l = new ArrayList<>(); private int n;\n    public " + name + "(E v) { this.v = v; }\n");
    node.add("    public E get() { return v; }\n    public void put(E e) { v = e; n++; if (e != null && l.size() < 3) l.add(e); }\n    public int count() { return n; }\n", type.members, "  }\n");
    int own = rank++;
    for (String element : List.of("Integer", "String")) {
      String full = name + "<" + element + ">";
      grammar.add(full, "generic.new", 2, "new " + full + "($" + element + "$)").rank(own);
      grammar.add(element + "?", "generic.get", 2, "$" + full + "$.get()");
      grammar.add("S", "generic.put", 1.5, "$" + full + "$.put($" + element + "?$);");
      grammar.add("int", "generic.count", 1, "$" + full + "$.count()");
      grammar.add("boolean", "generic.array", 0.7, "($" + full + "$.a == null)");
      grammar.add("List<" + element + ">", "generic.list", 1, "$" + full + "$.l");
      grammar.add("S", "generic.local", 1, full + " $let:" + full + ":v$ = $" + full + "$;");
      grammar.add("Object", "subtype.upcast", 1, "$" + full + "$");
    }
  }

  private void declareCollection(Type type, Node node) {
    String of = one(List.of("ArrayList<Integer>", "HashSet<Integer>", "LinkedList<Integer>"));
    String face = of.startsWith("HashSet") ? "Set<Integer>" : "List<Integer>";
    node.add("  public static class " + type.name + " extends " + of + " {\n    public int adds;\n", type.members, "  }\n");
    Node add = member(type, "collection.add");
    String body = one(List.of("adds++; return super.add(e);", "adds++; return e != null && e < 0 ? false : super.add(e);", "if (size() > 1) return false; return super.add(e);", "adds = size(); super.add(e); return true;"));
    add.add("    @Override public boolean add(Integer e) { " + body + " }\n");
    if (chance(0.3)) member(type, "collection.size").add("    @Override public int size() { return super.size() + " + (chance(0.5) ? "0" : "1") + "; }\n");
    if (chance(0.3)) member(type, "collection.contains").add("    @Override public boolean contains(Object o) { return " + (chance(0.5) ? "o == null || " : "") + "super.contains(o); }\n");
    int own = rank++;
    grammar.add(type.name, "collection.new", 2, "new " + type.name + "()").rank(own);
    upcast(type.name, face);
    grammar.add("int", "collection.adds", 1.5, "$" + type.name + "$.adds");
  }

  // ---- what is under test

  private void addCheck(Node tree, String name) {
    List<String> parameters = new ArrayList<>();
    boolean isPlain = chance(0.15);
    for (int i = random.nextInt(4); i > 0; i--) parameters.add(isPlain ? plainType() : checkType());
    Node node = new Node(Node.Role.MEMBER, "P", "check");
    List<Probe> probes = new ArrayList<>();
    Filler filler = new Filler(isPlain ? grammar.plain() : grammar, features, random, names, "P", Grammar.ANY_RANK, isPlain ? 16 : 10);
    if (isPlain) filler.used.add("plain");
    try {
      node.add("  public static void " + name + "(" + declared(parameters) + ") {\n");
      for (int i = 0; i < parameters.size(); i++) {
        String type = parameters.get(i);
        boolean isGuarded = !isPrimitive(type) && !type.endsWith("?");
        if (isGuarded) node.add(new Node(Node.Role.TEXT, "", "").add("    if (p" + i + " == null) return;\n"));
        filler.scope.add(new Scope.Variable("p" + i, type, false));
      }
      filler.statements(node, random.nextInt(isPlain ? 4 : 3), isPlain ? 3 : 2);
      addProbes(node, filler, probes, chance(0.25) ? 2 : 1);
      if (chance(0.15)) filler.statements(node, 1, 3);
      node.add("  }\n");
    } catch (Filler.Impossible problem) {
      return;
    }
    tree.add(node);
    program.featuresOfMethods.add(filler.used);
    program.checks.add(new GeneratedProgram.Check("P", name, probes, false, null));
    for (Probe probe : probes) program.probes.put(probe.number, probe);
  }

  private void addProbes(Node node, Filler filler, List<Probe> probes, int count) {
    for (int i = 0; i < count; i++) {
      String type = one(List.of("int", "int", "boolean", "boolean", "String", "long", "String?"));
      Probe probe = new Probe(program.probes.size() + probes.size(), probed(filler, type));
      probes.add(probe);
      node.add("    ", new Node(Node.Role.STATEMENT, "S", "probe").add(probe), "\n");
    }
  }

  /** A method under test that is called on an object. */
  private void addInstanceCheck(Type type, String name) {
    Node node = new Node(Node.Role.MEMBER, type.name, "check.instance");
    List<Probe> probes = new ArrayList<>();
    Filler filler = new Filler(grammar, features, random, names, "P", Grammar.ANY_RANK, 10);
    filler.scope.add(new Scope.Variable("this", type.name, false));
    filler.scope.add(new Scope.Variable("p0", "int", false));
    try {
      node.add("    public void check_" + name + "(int p0) {\n");
      filler.statements(node, random.nextInt(2), 2);
      addProbes(node, filler, probes, 1);
      node.add("    }\n");
    } catch (Filler.Impossible problem) {
      return;
    }
    type.members.add(node);
    program.featuresOfMethods.add(filler.used);
    program.checks.add(new GeneratedProgram.Check("P$" + type.name, "check_" + name, probes, false, null));
    for (Probe probe : probes) program.probes.put(probe.number, probe);
  }

  // ---- contracts: Jury reads JML comments, the run on the JVM evaluates the same as Java code

  private int addContracts(Type type, int number) {
    List<Known> numbers = new ArrayList<>();
    for (Known field : type.fields)
      if (field.type().equals("int") || field.type().equals("boolean")) numbers.add(field);
    if (numbers.isEmpty()) return number;
    if (chance(0.4)) addInvariant(type, one(numbers));
    for (int i = 1 + random.nextInt(2); i > 0; i--) addContract(type, numbers, "spec_" + number++);
    return number;
  }

  private static String place(Type type, Known field) {
    return (field.isStatic() ? type.name : "this") + "." + field.name();
  }

  private void addInvariant(Type type, Known field) {
    if (field.isStatic() || !field.type().equals("int")) return;
    String condition = "this." + field.name() + one(List.of(" >= 0", " != 7", " <= 100", " >= -2"));
    program.features.add("invariant");
    Node node = member(type, "invariant.object");
    node.add(new Node.Both("    //@ public invariant " + condition + ";\n", "    boolean invariant() { return " + condition + "; }\n"));
  }

  private void addContract(Type type, List<Known> fields, String name) {
    String result = one(List.of("int", "int", "boolean", "void"));
    Node node = new Node(Node.Role.MEMBER, type.name, "contract");
    Filler filler = new Filler(grammar, features, random, names, "P", Grammar.ANY_RANK, 8);
    filler.scope.add(new Scope.Variable("this", type.name, false));
    filler.scope.add(new Scope.Variable("p0", "int", false));
    filler.used.add("contract");
    String requires = chance(0.4) ? one(List.of("p0 > 0", "p0 >= 0 && p0 < 8", place(type, one(fields)) + " == " + place(type, one(fields)), "p0 != 3")) : null;
    if (requires != null && requires.contains("this.") && requires.contains("==")) requires = "p0 < 100";
    List<Probe> clauses = new ArrayList<>();
    Node body = new Node(Node.Role.TEXT, "", "");
    try {
      filler.statements(body, 1 + random.nextInt(2), 2);
      if (!result.equals("void")) body.add("      return ", filler.expression(result, 2), ";\n");
    } catch (Filler.Impossible problem) {
      return;
    }
    List<String> assignable = null;
    if (chance(0.5)) {
      assignable = new ArrayList<>();
      for (Known field : fields) if (!field.isFinal() && chance(0.6)) assignable.add(place(type, field));
    }
    StringBuilder olds = new StringBuilder();
    for (Known field : fields) olds.append("      ").append(field.type()).append(" old_").append(field.name()).append(" = ").append(place(type, field)).append(";\n");
    if (requires != null) node.add(new Node.Both("    //@ requires " + requires + ";\n", ""));
    Node clausesNode = new Node(Node.Role.TEXT, "", "");
    for (int i = 1 + random.nextInt(2); i > 0; i--) clauses.add(clause(type, fields, result, clausesNode));
    String frame = assignable == null ? "" : "    //@ assignable " + (assignable.isEmpty() ? "\\nothing" : String.join(", ", assignable)) + ";\n";
    String head = "    public " + result + " " + name + "(int p0) {\n";
    String call = name + "_body(p0);\n";
    node.add(new Node.Both("", head + "      if (!jury.truth.T.entering()) " + (result.equals("void") ? "{ " + name + "_body(p0); return; }\n" : "return " + call)
        + (requires == null ? "" : "      jury.truth.T.require(() -> " + requires + ");\n") + olds + (result.equals("void") ? "      " : "      " + result + " result = ") + call));
    node.add(clausesNode);
    node.add(new Node.Both(frame + head, (result.equals("void") ? "" : "      return result;\n") + "    }\n    private " + result + " " + name + "_body(int p0) {\n"));
    node.add(body, "    }\n");
    type.members.add(node);
    program.featuresOfMethods.add(filler.used);
    program.checks.add(new GeneratedProgram.Check("P$" + type.name, name, clauses, false, assignable));
  }

  private Probe clause(Type type, List<Known> fields, String result, Node into) {
    Node value = new Node(Node.Role.EXPRESSION, "boolean", "clause");
    Known field = one(fields);
    Node.Both old = new Node.Both("\\old(" + place(type, field) + ")", "old_" + field.name());
    Node.Both returned = new Node.Both("\\result", "result");
    boolean hasResult = !result.equals("void");
    int form = random.nextInt(6);
    if (form == 0 && hasResult && result.equals("int")) value.add("(", returned, " - p0)");
    else if (form == 1 && hasResult) value.add("(", returned, ")");
    else if (form == 2 && field.type().equals("int")) value.add("(" + place(type, field) + " - ", old, ")");
    else if (form == 3) value.add("(" + place(type, field) + " == ", old, ")");
    else if (form == 4 && hasResult && result.equals("int"))
      value.add(new Node.Both("(\\forall int i; 0 <= i && i < 3; i != \\result)", "jury.truth.T.all(0, 3, i -> i != result)"));
    else value.add(place(type, field));
    Probe probe = new Probe(program.probes.size(), value, Probe.Style.POSTCONDITION);
    program.probes.put(probe.number, probe);
    into.add("    ", probe, new Node.Both("", "\n"));
    return probe;
  }

  /** An expression that is worth an assertion. */
  private Node probed(Filler filler, String type) {
    Node found = null;
    for (int attempt = 0; attempt < 12; attempt++) {
      filler.allow(5);
      found = chance(0.6) ? filler.stateExpression(type, 3) : filler.expression(type, 3);
      if (filler.dependsOnState(found)) return found;
    }
    return found;
  }

  private String plainType() {
    return one(List.of("int", "int", "int", "long", "boolean", "char", "String", "String?", "Integer?", "int[]", "int[]", "long[]", "char[]", "byte", "double"));
  }

  private String checkType() {
    if (!declared.isEmpty() && chance(0.35)) return one(declared) + (chance(0.15) ? "?" : "");
    if (!types.isEmpty() && chance(0.6)) {
      Type type = one(types);
      if (type.kind == Kind.GENERIC) return type.name + "<Integer>";
      if (type.kind != Kind.HOLDER) return chance(0.85) ? type.name : type.name + "?";
    }
    String type = someType(chance(0.3));
    return type;
  }

  private void addMain(Node tree) {
    Node node = new Node(Node.Role.MEMBER, "P", "main");
    List<Probe> probes = new ArrayList<>();
    Filler filler = new Filler(grammar, features, random, names, "P", Grammar.ANY_RANK, 14);
    // Which the JVM does not start: a method like others.
    boolean isStarted = chance(0.9);
    if (!isStarted) program.features.add("no_main");
    try {
      node.add("  " + (isStarted ? "public " : one(List.of("", "protected ", "private "))) + "static void main(String[] args) {\n");
      if (!isStarted && chance(0.5)) node.add("    if (args == null) return;\n");
      if (!isStarted) filler.scope.add(new Scope.Variable("args", "String[]?", false));
      filler.statements(node, 1 + random.nextInt(4), 3);
      addProbes(node, filler, probes, 1 + random.nextInt(2));
      node.add("  }\n");
    } catch (Filler.Impossible problem) {
      return;
    }
    tree.add(node);
    program.featuresOfMethods.add(filler.used);
    program.checks.add(new GeneratedProgram.Check("P", "main", probes, isStarted, null));
    for (Probe probe : probes) program.probes.put(probe.number, probe);
  }
}
