// The constants of an enum, without the JDK's reflection.
package jury.patch.java.util;

import jury.rt.Types;

final class EnumMap {
  private EnumMap() {}

  @SuppressWarnings("unchecked")
  private static <E extends Enum<E>> E[] getKeyUniverse(Class<E> type) {
    return (E[]) Types.enumConstants(type);
  }
}
