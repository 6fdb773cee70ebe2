package jury.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Map;

/**
 * The heap that a counterexample of Jury starts from, built by reflection: objects without running their constructors, fields whatever their access, collections by their own methods. Classes are
 * named as Class.getName does. What cannot be built is told with an Obstacle.
 */
public final class Heap {
  private Heap() {}

  /** Something cannot be built, read or called from outside: nothing that the program itself would throw. */
  public static final class Obstacle extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Obstacle(String message) {
      super(message);
    }

    public Obstacle(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** With assertions enabled in it, when it was not initialised before. */
  public static Class<?> type(String name) {
    ClassLoader loader = Heap.class.getClassLoader();
    try {
      if (loader != null && !name.startsWith("[")) loader.setClassAssertionStatus(name, true);
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException missing) {
      throw new Obstacle("there is no class " + name, missing);
    }
  }

  private static Object unsafe() throws ReflectiveOperationException {
    Field holder = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
    holder.setAccessible(true);
    return holder.get(null);
  }

  /** A new object, all fields zero; no constructor of its class runs. */
  public static Object instance(String className) {
    if (className.equals("java.lang.Object")) return new Object();
    if (className.equals("java.lang.StringBuilder")) return new StringBuilder();
    if (className.equals("java.lang.StringBuffer")) return new StringBuffer();
    try {
      Object unsafe = unsafe();
      return unsafe.getClass().getMethod("allocateInstance", Class.class).invoke(unsafe, type(className));
    } catch (ReflectiveOperationException problem) {
      throw new Obstacle("no object of " + className + " can be made", problem);
    }
  }

  /** A record, by its canonical constructor. */
  public static Object record(String className, Object... components) {
    Class<?> type = type(className);
    try {
      Object[] declared = (Object[]) Class.class.getMethod("getRecordComponents").invoke(type);
      Class<?>[] types = new Class<?>[declared.length];
      for (int i = 0; i < declared.length; i++) {
        types[i] = (Class<?>) declared[i].getClass().getMethod("getType").invoke(declared[i]);
      }
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(components);
    } catch (InvocationTargetException refused) {
      throw new Obstacle("the constructor of the record " + className + " throws " + refused.getCause(), refused);
    } catch (ReflectiveOperationException problem) {
      throw new Obstacle("no record of " + className + " can be made", problem);
    }
  }

  public static void set(Object object, String owner, String field, Object value) {
    if (isOfModelOnly(object, owner, field, value)) return;
    write(type(owner), object, nameInJdk(owner, field), value);
  }

  /** The fields of iterators have other names in Jury's model of the library. */
  private static String nameInJdk(String owner, String field) {
    if (!owner.equals("java.util.ArrayList$Itr")) return field;
    return field.equals("last") ? "lastRet" : field.equals("expected") ? "expectedModCount" : field;
  }

  /** A field that the class has in Jury's model of the library but not in the JDK; what it means is done here. */
  private static boolean isOfModelOnly(Object object, String owner, String field, Object value) {
    if (owner.equals("java.lang.AbstractStringBuilder")) {
      if (object instanceof StringBuilder) ((StringBuilder) object).append((String) value);
      if (object instanceof StringBuffer) ((StringBuffer) object).append((String) value);
      return true;
    }
    return owner.equals("java.lang.Throwable") && !field.equals("detailMessage") && !field.equals("cause");
  }

  /** Final or not; the class is initialised before. */
  public static void setStatic(String owner, String field, Object value) {
    Field target = accessible(type(owner), field);
    if (!java.lang.reflect.Modifier.isFinal(target.getModifiers())) {
      write(type(owner), null, field, value);
      return;
    }
    try {
      target.get(null);
      Object unsafe = unsafe();
      Object base = unsafe.getClass().getMethod("staticFieldBase", Field.class).invoke(unsafe, target);
      Object offset = unsafe.getClass().getMethod("staticFieldOffset", Field.class).invoke(unsafe, target);
      unsafe.getClass().getMethod("putObjectVolatile", Object.class, long.class, Object.class).invoke(unsafe, base, offset, value);
    } catch (ReflectiveOperationException problem) {
      throw new Obstacle("the field " + owner + "." + field + " cannot be set", problem);
    }
  }

  public static Object getStatic(String owner, String field) {
    try {
      return accessible(type(owner), field).get(null);
    } catch (IllegalAccessException problem) {
      throw new Obstacle("the field " + owner + "." + field + " cannot be read", problem);
    }
  }

  private static void write(Class<?> owner, Object object, String field, Object value) {
    if (owner == Throwable.class) {
      writeHidden(owner, object, field, value);
      return;
    }
    try {
      accessible(owner, field).set(object, value);
    } catch (IllegalAccessException problem) {
      throw new Obstacle("the field " + owner.getName() + "." + field + " cannot be set", problem);
    }
  }

  /** Of a class that lets nobody in. */
  private static void writeHidden(Class<?> owner, Object object, String field, Object value) {
    try {
      Object unsafe = unsafe();
      Object offset = unsafe.getClass().getMethod("objectFieldOffset", Field.class).invoke(unsafe, owner.getDeclaredField(field));
      unsafe.getClass().getMethod("putObject", Object.class, long.class, Object.class).invoke(unsafe, object, offset, value);
    } catch (ReflectiveOperationException problem) {
      throw new Obstacle("the field " + owner.getName() + "." + field + " cannot be set", problem);
    }
  }

  private static Field accessible(Class<?> owner, String name) {
    try {
      Field field = owner.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException | RuntimeException problem) {
      throw new Obstacle("the field " + owner.getName() + "." + name + " is out of reach", problem);
    }
  }

  /** An array; the name is that of the array's class: "[I". */
  public static Object array(String className, Object... elements) {
    Object array = Array.newInstance(type(className).getComponentType(), elements.length);
    for (int i = 0; i < elements.length; i++) element(array, i, elements[i]);
    return array;
  }

  public static void element(Object array, int index, Object value) {
    Array.set(array, index, value);
  }

  /** A box that is not shared with any other. */
  public static Object box(Object value) {
    try {
      return value.getClass().getConstructor((Class<?>) value.getClass().getField("TYPE").get(null)).newInstance(value);
    } catch (ReflectiveOperationException problem) {
      return value;
    }
  }

  /** A string that is not shared with any other. */
  public static String text(String content) {
    return new String(content.toCharArray());
  }

  public static Object constant(String enumName, String name) {
    for (Object constant : type(enumName).getEnumConstants()) if (((Enum<?>) constant).name().equals(name)) return constant;
    throw new Obstacle(enumName + " has no constant " + name);
  }

  public static Object builder(String className, String content) {
    return className.endsWith("StringBuffer") ? new StringBuffer(content) : new StringBuilder(content);
  }

  /** An empty collection or map. Of a class that extends one of the library's, only the constructor of that one runs. */
  public static Object collection(String className) {
    Class<?> type = type(className);
    try {
      Class<?> library = libraryClass(type);
      Constructor<?> constructor = library.getDeclaredConstructor();
      if (library != type) {
        Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
        Object maker = factory.getMethod("getReflectionFactory").invoke(null);
        constructor = (Constructor<?>) factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class).invoke(maker, type, constructor);
      }
      return constructor.newInstance();
    } catch (ReflectiveOperationException problem) {
      throw new Obstacle("no empty " + className + " can be made", problem);
    }
  }

  /** The class itself or the nearest superclass that is one of the library's. */
  static Class<?> libraryClass(Class<?> type) {
    while (!isLibrary(type)) type = type.getSuperclass();
    return type;
  }

  static boolean isLibrary(Class<?> type) {
    return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
  }

  /** The library's own method is called, even where a class of the program overrides it. */
  @SuppressWarnings("unchecked")
  public static void add(Object collection, Object element) {
    if (isLibrary(collection.getClass())) {
      ((Collection<Object>) collection).add(element);
    } else {
      callLibrary(collection, "add", MethodType.methodType(boolean.class, Object.class), element);
    }
  }

  @SuppressWarnings("unchecked")
  public static void put(Object map, Object key, Object value) {
    if (isLibrary(map.getClass())) {
      ((Map<Object, Object>) map).put(key, value);
    } else {
      callLibrary(map, "put", MethodType.methodType(Object.class, Object.class, Object.class), key, value);
    }
  }

  private static void callLibrary(Object receiver, String name, MethodType type, Object... arguments) {
    Class<?> below = receiver.getClass();
    while (!isLibrary(below.getSuperclass())) below = below.getSuperclass();
    try {
      MethodHandle handle = MethodHandles.privateLookupIn(below, MethodHandles.lookup()).findSpecial(below.getSuperclass(), name, type, below);
      handle.bindTo(receiver).invokeWithArguments(arguments);
    } catch (Throwable problem) {
      throw new Obstacle("the collection " + receiver.getClass().getName() + " cannot be filled", problem);
    }
  }

  /** Calls this very method, or the constructor "&lt;init&gt;" on a new object; the receiver is the first argument. What it throws is thrown. */
  public static Object call(String className, String name, String descriptor, Object... arguments) throws Throwable {
    Class<?> type = type(className);
    Class<?>[] parameters = MethodType.fromMethodDescriptorString(descriptor, type.getClassLoader()).parameterArray();
    try {
      if (name.equals("<init>")) return accessible(type.getDeclaredConstructor(parameters)).newInstance(arguments);
      Method method = accessible(type.getDeclaredMethod(name, parameters));
      boolean isStatic = java.lang.reflect.Modifier.isStatic(method.getModifiers());
      if (isStatic) return method.invoke(null, arguments);
      Object[] rest = new Object[arguments.length - 1];
      System.arraycopy(arguments, 1, rest, 0, rest.length);
      return method.invoke(arguments[0], rest);
    } catch (NoSuchMethodException missing) {
      throw new Obstacle(className + " has no method " + name + descriptor, missing);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    } catch (IllegalArgumentException | NullPointerException | IllegalAccessException | InstantiationException problem) {
      throw new Obstacle(className + "." + name + " cannot be called: " + problem, problem);
    }
  }

  private static <E extends Executable> E accessible(E member) {
    member.setAccessible(true);
    return member;
  }
}
