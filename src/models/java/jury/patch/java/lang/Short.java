// The boxes of small values are made when first asked for, one each.
package jury.patch.java.lang;

final class Short {
  // Apart: a static field here would give the patch an initialiser, which would replace that of the class.
  private static final class Small {
    static final java.lang.Short[] boxes = new java.lang.Short[256];
  }

  private Short() {}

  @SuppressWarnings("removal")
  public static java.lang.Short valueOf(short value) {
    if (value < -128 || value > 127) {
      return new java.lang.Short(value);
    }
    java.lang.Short box = Small.boxes[value + 128];
    if (box == null) {
      box = new java.lang.Short(value);
      Small.boxes[value + 128] = box;
    }
    return box;
  }
}
