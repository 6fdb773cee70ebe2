package jury.rt;

/** Classes as objects. */
public final class Types {
  private Types() {}

  public static native Class<?> of(Object object);

  /** As Class.getName. */
  public static native String name(Class<?> type);

  /** As Class.getSimpleName. */
  public static native String simpleName(Class<?> type);

  public static native boolean isInstance(Class<?> type, Object object);

  public static native boolean isAssignable(Class<?> to, Class<?> from);

  /** Access flags; 0x10000 for arrays, 0x20000 for primitives, 0x40000 for records. */
  public static native int flags(Class<?> type);

  public static native Class<?> superclass(Class<?> type);

  public static native Class<?>[] interfaces(Class<?> type);

  public static native Class<?> component(Class<?> type);

  /** "int" -> int.class */
  public static native Class<?> primitive(String name);

  /** The values of an enum class, initialised by then; null for other classes. */
  public static native Object[] enumConstants(Class<?> type);

  public static native boolean desiredAssertions(Class<?> type);
}
