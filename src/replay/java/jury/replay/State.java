package jury.replay;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;

/**
 * A heap as text, from some roots: equal texts, equal heaps. Objects are numbered in the order in which they are met; collections are told by their contents, objects of other library classes not
 * at all.
 */
public final class State {
  private static final int SIGNATURE_DEPTH = 3;

  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final List<Object> found = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();
  private final Set<String> ignored;

  public State() {
    this(new HashSet<>());
  }

  /** Without these fields: "Class.field". */
  public State(Set<String> ignored) {
    this.ignored = ignored;
  }

  public void root(String name, String value) {
    text.append(name).append(' ').append(value).append('\n');
  }

  public String reference(Object object) {
    if (object == null) return "null";
    Integer number = numbers.get(object);
    if (number == null) {
      number = found.size();
      numbers.put(object, number);
      found.add(object);
    }
    return "@" + number;
  }

  /** A value of a variable of the type. */
  public String value(Class<?> type, Object value) {
    return type.isPrimitive() ? primitive(value) : reference(value);
  }

  public static String primitive(Object value) {
    if (value instanceof Boolean) return (Boolean) value ? "Z1" : "Z0";
    if (value instanceof Byte) return "B" + value;
    if (value instanceof Character) return "C" + (int) (Character) value;
    if (value instanceof Short) return "S" + value;
    if (value instanceof Integer) return "I" + value;
    if (value instanceof Long) return "J" + value;
    if (value instanceof Float) return "F" + Float.floatToRawIntBits((Float) value);
    return "D" + Double.doubleToRawLongBits((Double) value);
  }

  /** What is hashed is described last: then most of its elements have their number, by which it is ordered. */
  public String finish() {
    StringBuilder all = new StringBuilder(text);
    Map<Integer, String> lines = new TreeMap<>();
    Queue<Integer> hashed = new ArrayDeque<>();
    for (int next = 0; next < found.size() || !hashed.isEmpty(); ) {
      boolean isLate = next == found.size();
      int number = isLate ? hashed.remove() : next++;
      if (!isLate && isHashed(found.get(number))) hashed.add(number);
      else lines.put(number, line(number));
    }
    for (String line : lines.values()) all.append(line).append('\n');
    return all.toString();
  }

  private String line(int number) {
    text.setLength(0);
    text.append(number).append(' ');
    describe(found.get(number));
    return text.toString();
  }

  private static boolean isHashed(Object object) {
    Class<?> type = object.getClass();
    return type == HashSet.class || type == HashMap.class || type.getName().startsWith("java.util.HashMap$");
  }

  private void describe(Object object) {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      describeArray(object);
    } else if (object instanceof String || object instanceof StringBuilder || object instanceof StringBuffer) {
      text.append("text ").append(escape(object.toString()));
    } else if (object instanceof Class) {
      text.append("class ").append(((Class<?>) object).getName());
    } else if (object instanceof Enum) {
      text.append("constant ").append(((Enum<?>) object).getDeclaringClass().getName()).append(' ').append(((Enum<?>) object).name());
    } else if (isBox(object)) {
      text.append("box ").append(primitive(object));
    } else if (Heap.isLibrary(type)) {
      if (!describeContents(object)) text.append("opaque");
    } else if (type.getName().contains("/") || Proxy.isProxyClass(type)) {
      text.append("opaque");
    } else {
      describeInstance(object, type);
    }
  }

  private void describeArray(Object array) {
    Class<?> element = array.getClass().getComponentType();
    text.append("array ").append(array.getClass().getName());
    for (int i = 0; i < Array.getLength(array); i++) text.append(' ').append(value(element, Array.get(array, i)));
  }

  private boolean describeContents(Object object) {
    if (object instanceof Map) {
      text.append("map");
      List<Map.Entry<?, ?>> entries = new ArrayList<>(((Map<?, ?>) object).entrySet());
      if (isHashed(object)) entries.sort(Comparator.comparing(entry -> signature(entry.getKey(), SIGNATURE_DEPTH) + "=" + signature(entry.getValue(), SIGNATURE_DEPTH)));
      for (Map.Entry<?, ?> entry : entries) text.append(' ').append(reference(entry.getKey())).append('=').append(reference(entry.getValue()));
      return true;
    }
    if (!(object instanceof Collection)) return false;
    text.append("collection");
    List<Object> elements = new ArrayList<>((Collection<?>) object);
    if (isHashed(object)) elements.sort(Comparator.comparing(element -> signature(element, SIGNATURE_DEPTH)));
    for (Object element : elements) text.append(' ').append(reference(element));
    return true;
  }

  /** What is known of an object before it has a number: hash sets and maps are told in the order of this, since their own is not the same on every JVM. */
  private String signature(Object object, int depth) {
    if (object == null) return "null";
    if (numbers.containsKey(object)) return "#" + numbers.get(object);
    Class<?> type = object.getClass();
    if (object instanceof String) return "text " + escape((String) object);
    if (isBox(object)) return "box " + primitive(object);
    if (object instanceof Enum) return "constant " + ((Enum<?>) object).name();
    if (type.isArray() || Heap.isLibrary(type) || type.getName().contains("/") || Proxy.isProxyClass(type)) return "other";
    StringBuilder found = new StringBuilder("instance ").append(type.getName());
    if (depth == 0) return found.toString();
    for (Class<?> owner : ownersOf(type)) {
      for (Field field : fieldsOf(owner)) {
        Object value = read(field, object);
        found.append(' ').append(field.getName()).append('=').append(field.getType().isPrimitive() ? primitive(value) : signature(value, depth - 1));
      }
    }
    return found.toString();
  }

  private static boolean isBox(Object object) {
    return object instanceof Number && object.getClass().getPackage() == Integer.class.getPackage() || object instanceof Boolean || object instanceof Character;
  }

  private void describeInstance(Object object, Class<?> type) {
    Class<?> library = Heap.libraryClass(type);
    boolean hasContents = !Modifier.isAbstract(library.getModifiers()) && (Map.class.isAssignableFrom(library) || Collection.class.isAssignableFrom(library));
    text.append("instance ").append(type.getName());
    for (Class<?> owner : ownersOf(type)) {
      if (hasContents && Heap.isLibrary(owner)) continue;
      for (Field field : fieldsOf(owner)) text.append(' ').append(field.getName()).append('=').append(value(field.getType(), read(field, object)));
    }
    if (hasContents) {
      text.append(' ');
      describeContents(object);
    }
  }

  private static List<Class<?>> ownersOf(Class<?> type) {
    List<Class<?>> owners = new ArrayList<>();
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) owners.add(0, owner);
    return owners;
  }

  private List<Field> fieldsOf(Class<?> owner) {
    List<Field> fields = new ArrayList<>();
    if (Heap.isLibrary(owner)) return fields;
    for (Field field : owner.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers()) && !ignored.contains(owner.getName() + "." + field.getName())) fields.add(field);
    }
    fields.sort(Comparator.comparing(Field::getName));
    return fields;
  }

  static Object read(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException problem) {
      throw new Heap.Obstacle("the field " + field + " cannot be read", problem);
    }
  }

  /** Printable ASCII without spaces and backslashes as it is, everything else by its number. */
  static String escape(String content) {
    StringBuilder escaped = new StringBuilder("\"");
    for (char unit : content.toCharArray()) {
      if (unit > ' ' && unit < 127 && unit != '\\') escaped.append(unit);
      else escaped.append(String.format("\\u%04x", (int) unit));
    }
    return escaped.toString();
  }

  static String unescape(String escaped) {
    StringBuilder content = new StringBuilder();
    for (int i = 1; i < escaped.length(); i++) {
      if (escaped.charAt(i) != '\\') {
        content.append(escaped.charAt(i));
      } else {
        content.append((char) Integer.parseInt(escaped.substring(i + 2, i + 6), 16));
        i += 5;
      }
    }
    return content.toString();
  }
}
