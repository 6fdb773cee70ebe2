import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

class Annotated {
  @Target({ElementType.PARAMETER, ElementType.TYPE_USE})
  @interface Nullable {}

  @Target(ElementType.PARAMETER)
  @interface NotNull {}

  @Target(ElementType.TYPE)
  @interface NullMarked {}

  void plain(String text, int number) {}

  void said(@Nullable String one, @NotNull String other, @Nullable String[] elements) {}

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  @NullMarked
  static class Marked {
    static void plain(String text, @Nullable String other, int number) {}
  }

  /**
   * Words about it.
   *
   * @param size how many
   * @throws IllegalStateException when it is closed, as {@link #plain} does
   * @exception java.util.NoSuchElementException when there is none
   * @throws RuntimeException always said, which says nothing
   */
  @SuppressWarnings({"unused", "x(y)"})
  public void documented(java.util.Map<String, String> map, int size) {}

  /** Another one of that name. */
  void documented() {}
}
