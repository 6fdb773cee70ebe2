package jury.rt;

/** Tests of the labels of a pattern switch (java.lang.runtime.SwitchBootstraps). The selector is not null. */
public final class Switches {
  private Switches() {}

  public static boolean equal(Object selector, String label) {
    return label.equals(selector);
  }

  public static boolean equal(Object selector, int label) {
    if (selector instanceof Number) return ((Number) selector).intValue() == label;
    return selector instanceof Character && ((Character) selector).charValue() == label;
  }

  public static boolean hasName(Object selector, String name) {
    return ((Enum<?>) selector).name().equals(name);
  }

  public static boolean isConstant(Object selector, String className, String name) {
    return selector instanceof Enum
        && Types.name(((Enum<?>) selector).getDeclaringClass()).equals(className)
        && ((Enum<?>) selector).name().equals(name);
  }
}
