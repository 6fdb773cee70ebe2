// Texts in plain Java.
package jury.rt;

/** The content of strings, on the JVM. */
public final class Text {
  private Text() {}

  public static String concat(String first, String second) {
    return new StringBuilder(first).append(second).toString();
  }
}
