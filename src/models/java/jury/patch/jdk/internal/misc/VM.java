// What the JVM tells the library at its start is for the library's own start, which programs do not see.
package jury.patch.jdk.internal.misc;

final class VM {
  private VM() {}

  private static void initialize() {}
}
