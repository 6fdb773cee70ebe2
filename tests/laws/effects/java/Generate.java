import java.io.BufferedReader;
import java.io.FileReader;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.*;

/**
 * Writes Calls.java: a call of every public method of the types of Kinds, and of every static method of the library,
 * that a row of src/library speaks of. Run on the JVM, whose classes tell which methods there are; the interpreter
 * has no reflection.
 *   java Generate ROWS: lines "family name arguments", arguments -1 for any and -2 for an array of elements
 */
public class Generate {
  private static final Map<String, Set<Integer>> rows = new HashMap<>();
  private static final List<String> signatures = new ArrayList<>();
  private static final List<String> calls = new ArrayList<>();
  private static final Set<String> seen = new HashSet<>();

  public static void main(String[] arguments) throws Exception {
    try (BufferedReader reader = new BufferedReader(new FileReader(arguments[0]))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String[] words = line.split(" ");
        rows.computeIfAbsent(words[0] + " " + words[1], key -> new TreeSet<>()).add(Integer.parseInt(words[2]));
      }
    }
    for (Kinds.Kind kind : Kinds.all)
      if (!kind.type.startsWith("[")) instanceMethods(kind.type);
    staticMethods("collections", Collections.class);
    staticMethods("arrays", Arrays.class);
    for (Class<?> type : List.of(List.class, Set.class, Map.class, Optional.class)) staticMethods("factory", type);
    print();
  }

  private static void instanceMethods(String type) throws Exception {
    if (!seen.add(type)) return;
    Class<?> owner = Class.forName(type);
    String family = Iterator.class.isAssignableFrom(owner) ? "iterator" : owner == Optional.class ? "optional" : "container";
    Map<String, Method> methods = new TreeMap<>();
    for (Method method : owner.getMethods()) {
      // A covariant override comes twice.
      String key = method.getName() + Arrays.toString(method.getParameterTypes());
      if (!Modifier.isStatic(method.getModifiers()) && (!methods.containsKey(key) || !method.isBridge())) methods.put(key, method);
    }
    for (Method method : List.of(Object.class.getMethod("equals", Object.class), Object.class.getMethod("hashCode"),
        Object.class.getMethod("toString"), Object.class.getMethod("getClass")))
      methods.putIfAbsent(method.getName() + Arrays.toString(method.getParameterTypes()), method);
    for (Method method : methods.values()) {
      int count = method.getParameterCount() + 1;
      if (fits(family, method.getName(), count)) emit(family, owner, method, count);
    }
  }

  private static void staticMethods(String family, Class<?> owner) {
    Method[] methods = owner.getMethods();
    Arrays.sort(methods, Comparator.comparing(Method::toString));
    for (Method method : methods) {
      if (!Modifier.isStatic(method.getModifiers())) continue;
      int count = method.getParameterCount();
      boolean array = family.equals("factory") && count == 1 && method.getParameterTypes()[0].isArray();
      if (array && method.getName().equals("of")) count = -2;
      if (fits(family, method.getName(), count)) emit(family, owner, method, count);
    }
  }

  private static boolean fits(String family, String name, int count) {
    Set<Integer> known = rows.get(family + " " + name);
    return known != null && (known.contains(-1) || known.contains(count));
  }

  private static String spell(Class<?> type) {
    return type.getCanonicalName();
  }

  private static void emit(String family, Class<?> owner, Method method, int count) {
    Class<?>[] parameters = method.getParameterTypes();
    // Numbers only: nothing of the program is in it.
    for (Class<?> type : parameters)
      if (type.isArray() && type.getComponentType().isPrimitive()) return;
    if (waits(owner, method.getName())) return;
    boolean isStatic = Modifier.isStatic(method.getModifiers());
    int base = isStatic ? 0 : 1;
    StringBuilder given = new StringBuilder(), types = new StringBuilder();
    for (int i = 0; i < parameters.length; i++) {
      given.append(i == 0 ? "" : ", ").append("(").append(spell(boxed(parameters[i]))).append(") a[").append(i + base).append("]");
      types.append(" ").append(parameters[i].getName());
    }
    String receiver = isStatic ? spell(owner) : "((" + spell(owner) + ") a[0])";
    String call = receiver + "." + method.getName() + "(" + given + ")";
    int number = signatures.size();
    signatures.add(family + " " + owner.getName() + " " + method.getName() + " " + count + " " + (isStatic ? "s" : "i") + types);
    calls.add("case " + number + ": " + (method.getReturnType() == void.class ? call + "; return Trial.NOTHING;" : "return " + call + ";"));
  }

  /** Where nothing is there or no room is left, it waits for another thread. */
  private static boolean waits(Class<?> owner, String name) {
    if (name.startsWith("wait") || name.startsWith("notify")) return true;
    return java.util.concurrent.BlockingQueue.class.isAssignableFrom(owner) && (name.startsWith("take") || name.startsWith("put"));
  }

  private static Class<?> boxed(Class<?> type) {
    if (type == int.class) return Integer.class;
    if (type == boolean.class) return Boolean.class;
    if (type == long.class) return Long.class;
    if (type == float.class) return Float.class;
    return type;
  }

  private static void print() {
    System.out.println("// Written by Generate.java.\n@SuppressWarnings({\"rawtypes\", \"unchecked\"})\nclass Calls {");
    System.out.println("  static final String[] signatures = {");
    for (String signature : signatures) System.out.println("    \"" + signature + "\",");
    System.out.println("  };\n  static Object call(int number, Object[] a) throws Throwable {\n    switch (number / 100) {");
    for (int part = 0; part * 100 < calls.size(); part++)
      System.out.println("      case " + part + ": return part" + part + "(number, a);");
    System.out.println("      default: throw new IllegalArgumentException();\n    }\n  }");
    for (int part = 0; part * 100 < calls.size(); part++) {
      System.out.println("  private static Object part" + part + "(int number, Object[] a) throws Throwable {\n    switch (number) {");
      for (int i = part * 100; i < Math.min(calls.size(), part * 100 + 100); i++) System.out.println("      " + calls.get(i));
      System.out.println("      default: throw new IllegalArgumentException();\n    }\n  }");
    }
    System.out.println("}");
  }
}
