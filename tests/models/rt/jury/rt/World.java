// Conventions of the machine that models rely on, in plain Java: nothing to do.
package jury.rt;

/** The world outside a model, on the JVM: of it the models of java.util only name conventions they rely on. */
public final class World {
  private World() {}

  public static final int LINE_ENDS = 4, LOCALE = 6;

  public static long time(int kind) {
    if (kind != LINE_ENDS && kind != LOCALE) throw new IllegalArgumentException("World.time(" + kind + ")");
    return 0;
  }
}
