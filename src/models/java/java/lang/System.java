// The system: streams, clocks, copies of arrays, exit, and the properties that say how texts are written.
package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Properties;
import jury.rt.Choice;
import jury.rt.Heap;
import jury.rt.Seq;
import jury.rt.StandardInput;
import jury.rt.Text;
import jury.rt.Types;
import jury.rt.Values;
import jury.rt.World;

public final class System {
  private System() {}

  public static final InputStream in = new StandardInput();
  public static final PrintStream out = PrintStream.standard(1);
  public static final PrintStream err = PrintStream.standard(2);

  public static void setIn(InputStream stream) {
    Choice.unmodelled("System.setIn");
  }

  public static void setOut(PrintStream stream) {
    Choice.unmodelled("System.setOut");
  }

  public static void setErr(PrintStream stream) {
    Choice.unmodelled("System.setErr");
  }

  public static long currentTimeMillis() {
    return World.time(1);
  }

  public static long nanoTime() {
    return World.time(0);
  }

  public static void arraycopy(Object source, int sourceIndex, Object target, int targetIndex, int count) {
    if (source == null || target == null) {
      throw new NullPointerException();
    }
    int sourceLength = Heap.lengthOf(source);
    int targetLength = Heap.lengthOf(target);
    if (sourceLength < 0) {
      throw new ArrayStoreException("arraycopy: source type " + source.getClass().getName() + " is not an array");
    }
    if (targetLength < 0) {
      throw new ArrayStoreException("arraycopy: destination type " + target.getClass().getName() + " is not an array");
    }
    checkKinds(source, target);
    checkRanges(source, sourceLength, sourceIndex, target, targetLength, targetIndex, count);
    if (source instanceof Object[] && source.getClass() != target.getClass()) {
      copyChecked((Object[]) source, sourceIndex, (Object[]) target, targetIndex, count);
    } else {
      Heap.copy(source, sourceIndex, target, targetIndex, count);
    }
  }

  private static void checkKinds(Object source, Object target) {
    boolean references = source instanceof Object[] && target instanceof Object[];
    if (!references && source.getClass() != target.getClass()) {
      throw new ArrayStoreException(
          "arraycopy: type mismatch: can not copy " + kindOf(source) + "[] into " + kindOf(target) + "[]");
    }
  }

  private static String kindOf(Object array) {
    return array instanceof Object[] ? "object array" : array.getClass().getComponentType().getName();
  }

  private static void checkRanges(
      Object source, int sourceLength, int sourceIndex, Object target, int targetLength, int targetIndex, int count) {
    if (sourceIndex < 0) {
      throw outside("source index " + sourceIndex, source, sourceLength);
    }
    if (targetIndex < 0) {
      throw outside("destination index " + targetIndex, target, targetLength);
    }
    if (count < 0) {
      throw new ArrayIndexOutOfBoundsException("arraycopy: length " + count + " is negative");
    }
    if (sourceIndex > sourceLength - count) {
      throw outside("last source index " + Integer.toUnsignedString(sourceIndex + count), source, sourceLength);
    }
    if (targetIndex > targetLength - count) {
      throw outside("last destination index " + Integer.toUnsignedString(targetIndex + count), target, targetLength);
    }
  }

  private static ArrayIndexOutOfBoundsException outside(String what, Object array, int length) {
    return new ArrayIndexOutOfBoundsException(
        "arraycopy: " + what + " out of bounds for " + kindOf(array) + "[" + length + "]");
  }

  /** The elements before the first one that does not fit are copied. Arrays of different classes are different arrays. */
  private static void copyChecked(Object[] source, int sourceIndex, Object[] target, int targetIndex, int count) {
    if (Types.isAssignable(target.getClass(), source.getClass())) {
      Heap.copy(source, sourceIndex, target, targetIndex, count);
      return;
    }
    for (int i = 0; i < count; i++) {
      Object element = source[sourceIndex + i];
      if (!Heap.canHold(target, element)) {
        throw new ArrayStoreException(mismatch(source.getClass().getComponentType(), target.getClass().getComponentType()));
      }
      target[targetIndex + i] = element;
    }
  }

  private static String mismatch(Class<?> source, Class<?> target) {
    return Types.isAssignable(source, target)
        ? "arraycopy: element type mismatch: can not cast one of the elements of "
            + source.getName()
            + "[] to the type of the destination array, "
            + target.getName()
        : "arraycopy: type mismatch: can not copy " + source.getName() + "[] into " + target.getName() + "[]";
  }

  public static int identityHashCode(Object object) {
    return object == null ? 0 : Values.identityHash(object);
  }

  /** The properties as a whole, once they were asked for. */
  private static Properties properties;

  /** The settings that were asked for or changed, so that the next question gets the same answer: names and values, one after the other. */
  private static Seq settings;

  private static final String PROPERTY = "property ";

  private static void checkKey(String key) {
    if (key == null) {
      throw new NullPointerException("key can't be null");
    }
    if (key.isEmpty()) {
      throw new IllegalArgumentException("key can't be empty");
    }
  }

  private static String initialProperty(String key) {
    switch (key) {
      case "line.separator":
        return lineSeparator();
      case "file.separator":
        World.time(World.PATHS);
        return "/";
      case "path.separator":
        World.time(World.PATHS);
        return ":";
      case "file.encoding":
      case "native.encoding":
      case "stdout.encoding":
      case "sun.jnu.encoding":
        World.time(World.CHARSET);
        return "UTF-8";
      case "user.language":
        World.time(World.LOCALE);
        return "en";
      case "user.country":
        World.time(World.LOCALE);
        return "US";
      case "java.version":
      case "java.version.date":
      case "java.specification.version":
      case "java.specification.name":
      case "java.specification.vendor":
      case "java.class.version":
      case "java.runtime.name":
      case "java.runtime.version":
      case "java.vendor.url":
      case "java.vendor.version":
      case "java.vm.version":
      case "java.vm.vendor":
      case "java.vm.info":
      case "java.vm.specification.name":
      case "java.vm.specification.vendor":
      case "java.vm.specification.version":
      case "java.library.path":
      case "sun.arch.data.model":
      case "sun.boot.library.path":
      case "sun.cpu.endian":
      case "sun.java.command":
      case "sun.java.launcher":
      case "sun.management.compiler":
      case "stderr.encoding":
      case "stdin.encoding":
      case "user.timezone":
      case "jdk.debug":
      case "java.home":
      case "java.vendor":
      case "java.vm.name":
      case "java.class.path":
      case "java.io.tmpdir":
      case "os.name":
      case "os.arch":
      case "os.version":
      case "user.name":
      case "user.home":
      case "user.dir":
        Choice.unmodelled("the system property " + key);
        return null;
      default:
        return tunesLibrary(key) ? null : setting(PROPERTY.concat(key));
    }
  }

  /** A switch of the JDK itself: programs are checked on a JVM that was started without them. */
  private static boolean tunesLibrary(String key) {
    return key.startsWith("java.") || key.startsWith("javax.") || key.startsWith("jdk.") || key.startsWith("sun.") || key.startsWith("com.sun.");
  }

  /** Any text, or none: what somebody has set or not. In a run that is not a check nothing is set. */
  private static String setting(String name) {
    int known = positionOf(name);
    if (known >= 0) {
      return (String) settings.get(known + 1);
    }
    String value = World.time(World.ENVIRONMENT_IS_CHOSEN) != 0 && Choice.chooseBoolean() ? Choice.chooseString() : null;
    keepSetting(name, value);
    return value;
  }

  private static int positionOf(String name) {
    for (int i = 0; settings != null && i < settings.size(); i += 2) {
      if (Text.equal((String) settings.get(i), name)) {
        return i;
      }
    }
    return -1;
  }

  private static void keepSetting(String name, String value) {
    if (settings == null) {
      settings = Seq.create();
    }
    int known = positionOf(name);
    if (known >= 0) {
      settings.set(known + 1, value);
    } else {
      settings.append(name);
      settings.append(value);
    }
  }

  public static String getProperty(String key) {
    checkKey(key);
    if (properties != null) {
      return properties.getProperty(key);
    }
    int known = positionOf(PROPERTY.concat(key));
    return known >= 0 ? (String) settings.get(known + 1) : initialProperty(key);
  }

  public static String getProperty(String key, String otherwise) {
    String value = getProperty(key);
    return value == null ? otherwise : value;
  }

  public static Properties getProperties() {
    if (properties == null) {
      if (World.time(World.WHOLE_ENVIRONMENT) != 0) {
        Choice.unmodelled("the system properties as a whole");
      }
      properties = new Properties();
      String[] keys = {
        "line.separator", "file.separator", "path.separator", "file.encoding", "native.encoding", "stdout.encoding", "sun.jnu.encoding",
        "user.language"
      };
      for (String key : keys) {
        properties.setProperty(key, initialProperty(key));
      }
      for (int i = 0; settings != null && i < settings.size(); i += 2) {
        String name = (String) settings.get(i);
        if (name.startsWith(PROPERTY) && settings.get(i + 1) != null) {
          properties.setProperty(name.substring(PROPERTY.length()), (String) settings.get(i + 1));
        }
      }
    }
    return properties;
  }

  public static String setProperty(String key, String value) {
    checkKey(key);
    if (properties != null || value == null) {
      return (String) getProperties().setProperty(key, value);
    }
    String old = getProperty(key);
    keepSetting(PROPERTY.concat(key), value);
    return old;
  }

  public static String clearProperty(String key) {
    checkKey(key);
    if (properties != null) {
      return (String) properties.remove(key);
    }
    String old = getProperty(key);
    keepSetting(PROPERTY.concat(key), null);
    return old;
  }

  public static String lineSeparator() {
    World.time(World.LINE_ENDS);
    return "\n";
  }

  public static String getenv(String name) {
    if (name == null) {
      throw new NullPointerException();
    }
    return setting("variable ".concat(name));
  }

  public static SecurityManager getSecurityManager() {
    return null;
  }

  public static void exit(int status) {
    World.exit(status);
  }

  public static void gc() {}

  public static void runFinalization() {}
}
