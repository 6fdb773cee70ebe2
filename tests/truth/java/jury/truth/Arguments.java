package jury.truth;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values to call methods with: small ones, constants of the program, objects that were made or returned before. What is done to make them is told as Java code. */
final class Arguments {
  private static final int[] NUMBERS = {0, 1, 2, 3, 5, -1, -2, 7, 4, 10, 127, 128, 1000, Integer.MAX_VALUE, Integer.MIN_VALUE};
  private static final String[] TEXTS = {"", "a", "b", "ab", "Aa", "BB", "1", "null", "xyz"};

  private final Random random;
  private final List<Class<?>> loaded;
  private final List<Object> constants;
  private final List<String> story;
  private final List<Object> pool = new ArrayList<>();
  private final Map<Class<?>, List<Object>> known = new HashMap<>();
  boolean hasCodeOfPackage;
  private final IdentityHashMap<Object, String> named = new IdentityHashMap<>();
  /** Collections of which it is known that Integers may be put in. */
  private final IdentityHashMap<Object, Boolean> holdNumbers = new IdentityHashMap<>();

  Arguments(Random random, List<Class<?>> loaded, List<Object> constants, List<String> story) {
    this.random = random;
    this.loaded = loaded;
    this.constants = constants;
    this.story = story;
  }

  /** Numbers and texts that stand in the source, and the neighbours of the numbers. */
  static List<Object> constantsOf(String source) {
    List<Object> found = new ArrayList<>();
    Matcher matcher = Pattern.compile("(?<![\\w.])(-?\\d{1,9})(?![\\w.])|\"([a-zA-Z0-9-]{0,8})\"").matcher(source);
    while (matcher.find() && found.size() < 60) {
      if (matcher.group(1) != null) {
        int value = Integer.parseInt(matcher.group(1));
        found.add(value);
        if (value > 1) found.add(value - 1 + 2 * (found.size() & 1));
      } else found.add(matcher.group(2));
    }
    return found;
  }

  static String nameOf(Class<?> type) {
    return type.getName().replace('$', '.');
  }

  String names(Object[] values) {
    StringBuilder out = new StringBuilder();
    for (Object value : values) out.append(out.length() > 0 ? ", " : "").append(name(value));
    return out.toString();
  }

  String name(Object value) {
    if (value == null) return "null";
    String name = named.get(value);
    if (name != null) return name;
    if (value instanceof String text) return Literals.text(text);
    if (value instanceof Integer number) return Literals.number(number);
    if (value instanceof Long number) return Literals.number(number) + "L";
    if (value instanceof Character c) return "(char) " + (int) c;
    if (value instanceof Byte || value instanceof Short) return "(" + value.getClass().getSimpleName().toLowerCase() + ") " + value;
    if (value instanceof Boolean || value instanceof Double || value instanceof Float) return value.toString();
    if (value instanceof Enum<?> constant) return nameOf(constant.getDeclaringClass()) + "." + constant.name();
    if (value instanceof int[] array) return "new int[] " + Arrays.toString(array).replace('[', '{').replace(']', '}');
    return value.getClass().getSimpleName() + "?";
  }

  /** Gives a result a name; what stands before the call in the story. */
  String keep(Type type, Object value) {
    if (value instanceof Number || value instanceof Boolean || value instanceof Character || value instanceof Enum || named.containsKey(value)) return "";
    String name = "v" + (named.size() + 1);
    named.put(value, name);
    pool.add(value);
    noteElements(type, value);
    return "var " + name + " = ";
  }

  Object[] forParameters(Type[] types) throws ReflectiveOperationException {
    Object[] values = new Object[types.length];
    for (int i = 0; i < types.length; i++) values[i] = value(types[i], 2);
    return values;
  }

  /** An object to call a method of the class on, or null. */
  Object receiver(Class<?> type) throws ReflectiveOperationException {
    Object found = object(type, type, 2);
    return found;
  }

  Object value(Type type, int depth) throws ReflectiveOperationException {
    if (type instanceof ParameterizedType parameterized) return generic(parameterized, depth);
    if (type instanceof GenericArrayType) return null;
    if (type instanceof java.lang.reflect.WildcardType wildcard) return value(wildcard.getUpperBounds()[0], depth);
    if (type instanceof TypeVariable<?>) return random.nextInt(4) == 0 ? null : (Object) number();
    Class<?> plain = (Class<?>) type;
    if (plain.isPrimitive()) return primitive(plain);
    if (random.nextInt(12) == 0) return null;
    if (plain == String.class) return text();
    if (plain == Integer.class) return number();
    if (plain == Object.class) return anything(depth);
    if (plain == Long.class) return (long) number();
    if (plain == Character.class) return (char) ('a' + random.nextInt(3));
    if (plain == Double.class) return (double) number();
    if (plain == Boolean.class) return random.nextBoolean();
    if (plain == Number.class) return random.nextBoolean() ? (Object) number() : (Object) (long) number();
    if (plain == CharSequence.class) return random.nextBoolean() ? (Object) text() : kept(new StringBuilder(text()), "new StringBuilder()");
    if (plain == Throwable.class || plain == RuntimeException.class) return throwable(plain);
    if (plain == StringBuilder.class) return kept(new StringBuilder(text()), "new StringBuilder()");
    if (plain.isArray()) return array(plain.getComponentType(), depth);
    return object(plain, type, depth);
  }

  private Object anything(int depth) throws ReflectiveOperationException {
    int at = random.nextInt(7);
    if (at == 6) return random.nextInt(3) == 0 ? throwable(Throwable.class) : text();
    if (at == 0) return number();
    if (at == 1) return text();
    if (at == 2 || pool.isEmpty() && depth <= 0) return kept(new Object(), "new Object()");
    if (at == 3 && !pool.isEmpty()) return pool.get(random.nextInt(pool.size()));
    return depth <= 0 ? null : value(loaded.get(random.nextInt(loaded.size())), depth - 1);
  }

  private Object throwable(Class<?> type) {
    Object old = fromPool(type);
    if (old != null && random.nextBoolean()) return old;
    int kind = type == RuntimeException.class ? random.nextInt(2) : random.nextInt(4);
    Throwable made = kind == 0 ? new IllegalStateException() : kind == 1 ? new ArithmeticException() : kind == 2 ? new AssertionError() : new Exception();
    return kept(made, "new " + made.getClass().getSimpleName() + "()");
  }

  /** What anybody may do with an object of the library, or an array, that was given or handed out. */
  void use() {
    if (pool.isEmpty()) return;
    Object object = pool.get(random.nextInt(pool.size()));
    int place = story.size();
    try {
      String done = object.getClass().isArray() ? useArray(object) : object instanceof List<?> list ? useList((List<Object>) list) : object instanceof Collection<?> collection ? useCollection((Collection<Object>) collection)
          : object instanceof Map<?, ?> map ? useMap((Map<Object, Object>) map) : useOther(object);
      if (done != null) story.add(place, name(object) + "." + done + ";");
    } catch (RuntimeException | AssertionError problem) {
      story.add(place, "// using " + name(object) + " throws " + problem.getClass().getSimpleName());
    }
  }

  private String useArray(Object array) {
    int length = Array.getLength(array);
    if (length == 0) return null;
    int at = random.nextInt(length);
    Class<?> element = array.getClass().getComponentType();
    Object value = element.isPrimitive() ? primitive(element) : element == Integer.class && random.nextBoolean() ? (Object) number() : element == String.class && random.nextBoolean() ? (Object) text() : random.nextBoolean() ? null : Array.get(array, random.nextInt(length));
    Array.set(array, at, value);
    return "[" + at + "] = " + name(value);
  }

  /** Another element of the kind of those that are there: what the collection may hold is not known otherwise. */
  private Object like(Collection<Object> collection) {
    Object one = collection.iterator().next();
    return one instanceof Integer ? (Object) number() : one;
  }

  private String useList(List<Object> list) {
    boolean isOfNumbers = holdNumbers.containsKey(list);
    if (list.isEmpty() && !isOfNumbers) return null;
    switch (random.nextInt(5)) {
      case 0: {
        list.clear();
        return "clear()";
      }
      case 1: {
        Object value = isOfNumbers ? (Object) number() : like(list);
        list.add(value);
        return "add(" + name(value) + ")";
      }
      case 2: {
        if (list.isEmpty()) return null;
        list.remove(0);
        return "remove(0)";
      }
      case 3: {
        if (list.isEmpty()) return null;
        list.set(0, null);
        return "set(0, null)";
      }
      default: {
        if (list.isEmpty()) return null;
        Object value = like(list);
        list.set(list.size() - 1, value);
        return "set(" + (list.size() - 1) + ", " + name(value) + ")";
      }
    }
  }

  private String useCollection(Collection<Object> collection) {
    boolean isOfNumbers = holdNumbers.containsKey(collection);
    if (collection.isEmpty() && !isOfNumbers) return null;
    if (random.nextBoolean() && !collection.isEmpty()) {
      Iterator<Object> walk = collection.iterator();
      walk.next();
      walk.remove();
      return "remove(/* the first */)";
    }
    Object value = isOfNumbers ? (Object) number() : like(collection);
    collection.add(value);
    return "add(" + name(value) + ")";
  }

  private String useMap(Map<Object, Object> map) {
    if (map.isEmpty()) return null;
    Map.Entry<Object, Object> entry = map.entrySet().iterator().next();
    switch (random.nextInt(3)) {
      case 0: {
        map.clear();
        return "clear()";
      }
      case 1: {
        Object value = entry.getValue() instanceof Integer ? (Object) number() : null;
        Object key = entry.getKey() instanceof Integer ? (Object) number() : entry.getKey();
        map.put(key, value);
        return "put(" + name(key) + ", " + name(value) + ")";
      }
      default: {
        Object key = entry.getKey();
        map.remove(key);
        return "remove(" + name(key) + ")";
      }
    }
  }

  private String useOther(Object object) {
    if (object instanceof Runnable runnable) runnable.run();
    else if (object instanceof java.util.function.IntSupplier supplier) supplier.getAsInt();
    else if (object instanceof StringBuilder builder) builder.append('z');
    else if (object instanceof Iterator<?> iterator && iterator.hasNext()) {
      iterator.next();
      if (!random.nextBoolean()) return "next()";
      iterator.remove();
      return "/* next and */ remove()";
    } else return null;
    return object instanceof Runnable ? "run()" : object instanceof StringBuilder ? "append('z')" : "getAsInt()";
  }

  private int number() {
    if (!constants.isEmpty() && random.nextInt(3) == 0 && constants.get(random.nextInt(constants.size())) instanceof Integer number) return number;
    return NUMBERS[Math.min(random.nextInt(NUMBERS.length), random.nextInt(NUMBERS.length))];
  }

  private String text() {
    String text = TEXTS[random.nextInt(TEXTS.length)];
    if (!constants.isEmpty() && random.nextInt(2) == 0 && constants.get(random.nextInt(constants.size())) instanceof String constant) text = constant.intern();
    if (random.nextInt(5) > 0) return text;
    return (String) kept(new String(text), "new String(" + Literals.text(text) + ")");
  }

  private void noteElements(Type type, Object value) {
    if (value instanceof Collection && type instanceof ParameterizedType parameterized && parameterized.getActualTypeArguments()[0] == Integer.class) holdNumbers.put(value, true);
  }

  private Object primitive(Class<?> type) {
    int number = number();
    if (type == int.class) return number;
    if (type == boolean.class) return random.nextBoolean();
    if (type == long.class) return random.nextInt(8) == 0 ? number * 4_000_000_000L : (long) number;
    if (type == char.class) return random.nextBoolean() ? (char) number : (char) ('a' + random.nextInt(3));
    if (type == byte.class) return (byte) number;
    if (type == short.class) return (short) number;
    if (type == float.class) return (float) number;
    return new double[] {0, -0.0, 1.5, number, Double.NaN, 1e300}[random.nextInt(6)];
  }

  private Object kept(Object value, String made) {
    String name = "v" + (named.size() + 1);
    named.put(value, name);
    story.add("var " + name + " = " + made + ";");
    pool.add(value);
    return value;
  }

  private Object array(Class<?> element, int depth) throws ReflectiveOperationException {
    Object old = fromPool(Array.newInstance(element, 0).getClass());
    if (old != null && random.nextBoolean()) return old;
    int length = random.nextInt(4);
    Object array = Array.newInstance(element, length);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      Object value = depth <= 0 && !element.isPrimitive() ? null : value(element, depth - 1);
      Array.set(array, i, value);
      text.append(i > 0 ? ", " : "").append(name(value));
    }
    return kept(array, "new " + nameOf(element) + "[] {" + text + "}");
  }

  private Object fromPool(Class<?> type) {
    List<Object> fitting = new ArrayList<>();
    for (Object object : pool)
      if (type.isInstance(object)) fitting.add(object);
    return fitting.isEmpty() ? null : fitting.get(random.nextInt(fitting.size()));
  }

  private Object ofNumbers(Class<?> raw) {
    Object found = fromPool(raw);
    return found != null && holdNumbers.containsKey(found) ? found : null;
  }

  private Object generic(ParameterizedType type, int depth) throws ReflectiveOperationException {
    Class<?> raw = (Class<?>) type.getRawType();
    if (random.nextInt(12) == 0) return null;
    if (Map.class.isAssignableFrom(raw)) return map(type, depth);
    if (Collection.class.isAssignableFrom(raw)) {
      Object old = type.getActualTypeArguments()[0] == Integer.class && random.nextInt(3) == 0 ? ofNumbers(raw) : null;
      if (old != null) return old;
      Object made = collection(raw, type.getActualTypeArguments()[0], depth);
      noteElements(type, made);
      return made;
    }
    return object(raw, type, depth);
  }

  private Object collection(Class<?> raw, Type element, int depth) throws ReflectiveOperationException {
    if (raw == java.util.Deque.class || raw == TreeSet.class) return ordered(raw, element, depth);
    boolean isSet = raw == java.util.Set.class;
    if (!isSet && raw != List.class && raw != Collection.class) return null;
    boolean canSort = element == Integer.class || element == String.class;
    int kind = random.nextInt(isSet ? 6 : 6);
    Collection<Object> made = isSet ? (kind == 0 ? new LinkedHashSet<>() : kind == 1 && canSort ? new TreeSet<>() : new HashSet<>()) : kind == 0 ? new LinkedList<>() : new ArrayList<>();
    String name = made.getClass().getSimpleName();
    StringBuilder calls = new StringBuilder();
    List<Object> values = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      Object value = value(element, depth - 1);
      if (value == null && random.nextInt(4) > 0 || value == null && made instanceof TreeSet) continue;
      made.add(value);
      values.add(value);
      calls.append(calls.length() > 0 ? ", " : "").append(name(value));
    }
    if (kind == 5 && !values.contains(null)) return kept(isSet ? java.util.Set.copyOf(values) : List.copyOf(values), (isSet ? "Set" : "List") + ".copyOf(Arrays.asList(" + calls + "))");
    return kept(made, "new " + name + "<>(Arrays.asList(" + calls + "))");
  }

  private Object ordered(Class<?> raw, Type element, int depth) throws ReflectiveOperationException {
    Collection<Object> made = raw == TreeSet.class ? new TreeSet<>() : new java.util.ArrayDeque<>();
    StringBuilder calls = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      Object value = value(element, depth - 1);
      if (value == null) continue;
      made.add(value);
      calls.append(calls.length() > 0 ? ", " : "").append(name(value));
    }
    return kept(made, "new " + made.getClass().getSimpleName() + "<>(Arrays.asList(" + calls + "))");
  }

  private Object map(ParameterizedType type, int depth) throws ReflectiveOperationException {
    Type key = type.getActualTypeArguments()[0];
    int kind = random.nextInt(5);
    Map<Object, Object> made = kind == 0 && type.getRawType() != TreeMap.class ? new LinkedHashMap<>() : type.getRawType() == TreeMap.class || kind == 1 && (key == Integer.class || key == String.class) ? new TreeMap<>() : new HashMap<>();
    StringBuilder entries = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      Object first = value(key, depth - 1);
      Object second = value(type.getActualTypeArguments()[1], depth - 1);
      if (first == null) continue;
      made.put(first, second);
      entries.append(entries.length() > 0 ? ", " : "").append(name(first)).append(", ").append(name(second));
    }
    return kept(made, "new " + made.getClass().getSimpleName() + "<>(/* " + entries + " */)");
  }

  private Object object(Class<?> plain, Type type, int depth) throws ReflectiveOperationException {
    Object old = fromPool(plain);
    if (old != null && random.nextInt(3) > 0) return old;
    List<Object> ways = ways(plain);
    if (ways.isEmpty() || depth < 0) return old;
    Object way = ways.get(random.nextInt(ways.size()));
    try {
      if (way instanceof Field field) {
        field.setAccessible(true);
        return field.get(null);
      }
      if (way instanceof Method method) return made(method, depth);
      return make((Constructor<?>) way, depth);
    } catch (InvocationTargetException problem) {
      if (problem.getCause() instanceof T.Stop stop) throw stop;
      if (problem.getCause() instanceof StackOverflowError overflow) throw overflow;
      return old;
    } catch (ExceptionInInitializerError | NoClassDefFoundError problem) {
      return old;
    }
  }

  private List<Object> ways(Class<?> plain) {
    return known.computeIfAbsent(plain, this::findWays);
  }

  private List<Object> findWays(Class<?> plain) {
    List<Object> ways = new ArrayList<>();
    for (Class<?> type : loaded) {
      for (Method method : type.getDeclaredMethods())
        if (Modifier.isStatic(method.getModifiers()) && Modifier.isPublic(method.getModifiers()) && method.getName().startsWith("make_") && plain.isAssignableFrom(method.getReturnType())) ways.add(method);
      if (!plain.isAssignableFrom(type)) continue;
      if (type.isEnum()) {
        for (Field field : type.getDeclaredFields())
          if (field.isEnumConstant()) ways.add(field);
      } else if (!Modifier.isAbstract(type.getModifiers()) && !type.isAnonymousClass() && !type.isLocalClass() && !type.isSynthetic()) {
        for (Constructor<?> constructor : type.getDeclaredConstructors())
          if (!Modifier.isPrivate(constructor.getModifiers())) ways.add(constructor);
      }
    }
    return ways;
  }

  private Object made(Method method, int depth) throws ReflectiveOperationException {
    method.setAccessible(true);
    Object[] values = new Object[method.getParameterCount()];
    for (int i = 0; i < values.length; i++) values[i] = value(method.getGenericParameterTypes()[i], depth - 1);
    Object result = method.invoke(null, values);
    if (result == null || named.containsKey(result) || result instanceof Enum) return result;
    return kept(result, nameOf(method.getDeclaringClass()) + "." + method.getName() + "(" + names(values) + ")");
  }

  Object make(Constructor<?> constructor, int depth) throws ReflectiveOperationException {
    Type[] types = constructor.getGenericParameterTypes();
    Object[] values = new Object[types.length];
    for (int i = 0; i < types.length; i++) values[i] = value(types[i], depth - 1);
    constructor.setAccessible(true);
    String made = "new " + nameOf(constructor.getDeclaringClass()) + (constructor.getDeclaringClass().getTypeParameters().length > 0 ? "<>" : "") + "(" + names(values) + ")";
    try {
      return kept(constructor.newInstance(values), made);
    } catch (InvocationTargetException problem) {
      story.add(made + "; // throws " + problem.getCause().getClass().getSimpleName());
      throw problem;
    }
  }
}
