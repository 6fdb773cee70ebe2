import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

public class Label {
  @Target(ElementType.PARAMETER)
  @interface Nullable {}

  @Target(ElementType.PARAMETER)
  @interface NonNull {}

  /** Null is promised to be taken: this is a bug. */
  public static int promised(@Nullable String text) {
    return text.length();
  }

  /** Null is excluded: there is nothing to find. */
  public static int excluded(@NonNull String text) {
    return text.length();
  }

  /** Nothing is said. */
  public static int unsaid(String text) {
    return text.length();
  }
}
