// The superclass of enums. As in the JDK, but constants are found by a search through the values.
package java.lang;

import java.lang.constant.Constable;
import java.util.Optional;
import jury.rt.Choice;
import jury.rt.Types;
import jury.rt.Values;

public abstract class Enum<E extends Enum<E>> implements Constable, Comparable<E>, java.io.Serializable {
  private final String name;
  private final int ordinal;

  protected Enum(String name, int ordinal) {
    this.name = name;
    this.ordinal = ordinal;
  }

  public final String name() {
    return name;
  }

  public final int ordinal() {
    return ordinal;
  }

  public String toString() {
    return name;
  }

  public final boolean equals(Object other) {
    return this == other;
  }

  public final int hashCode() {
    return Values.identityHash(this);
  }

  protected final Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  public final int compareTo(E other) {
    Enum<?> constant = (Enum<?>) other;
    if (getClass() != constant.getClass() && getDeclaringClass() != constant.getDeclaringClass()) {
      throw new ClassCastException();
    }
    return ordinal - constant.ordinal;
  }

  /** A constant with a body is of a subclass of the enum. */
  @SuppressWarnings("unchecked")
  public final Class<E> getDeclaringClass() {
    Class<?> own = getClass();
    Class<?> parent = own.getSuperclass();
    return (Class<E>) (parent == Enum.class ? own : parent);
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  public final Optional describeConstable() {
    Choice.unmodelled("descriptors of enum constants");
    return null;
  }

  @SuppressWarnings("unchecked")
  public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
    Object[] constants = Types.enumConstants(type);
    if (constants == null) {
      throw new IllegalArgumentException(type.getName() + " is not an enum class");
    }
    if (name == null) {
      throw new NullPointerException("Name is null");
    }
    for (Object constant : constants) {
      if (((Enum<?>) constant).name.equals(name)) {
        return (T) constant;
      }
    }
    throw new IllegalArgumentException("No enum constant " + type.getName().replace('$', '.') + "." + name);
  }

  protected final void finalize() {}
}
