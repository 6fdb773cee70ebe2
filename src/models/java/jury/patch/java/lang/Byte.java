// The boxes of small values are made when first asked for, one each.
package jury.patch.java.lang;

final class Byte {
  // Apart: a static field here would give the patch an initialiser, which would replace that of the class.
  private static final class Small {
    static final java.lang.Byte[] boxes = new java.lang.Byte[256];
  }

  private Byte() {}

  @SuppressWarnings("removal")
  public static java.lang.Byte valueOf(byte value) {
    if (value < -128 || value > 127) {
      return new java.lang.Byte(value);
    }
    java.lang.Byte box = Small.boxes[value + 128];
    if (box == null) {
      box = new java.lang.Byte(value);
      Small.boxes[value + 128] = box;
    }
    return box;
  }
}
