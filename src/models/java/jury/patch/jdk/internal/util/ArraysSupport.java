// Where two arrays differ first, element by element; the JDK compares several at a time in memory.
package jury.patch.jdk.internal.util;

import jury.rt.Choice;

final class ArraysSupport {
  /** The JDK's initialiser asks how memory is laid out, which nothing here needs. */
  static {
    boolean nothing = false;
  }

  private ArraysSupport() {}

  public static int vectorizedMismatch(Object first, long firstOffset, Object second, long secondOffset, int length, int logarithm) {
    Choice.unmodelled("the comparison of memory");
    return 0;
  }

  public static int mismatch(boolean[] first, boolean[] second, int length) {
    return mismatch(first, 0, second, 0, length);
  }

  public static int mismatch(boolean[] first, int firstFrom, boolean[] second, int secondFrom, int length) {
    for (int i = 0; i < length; i++) {
      if (first[firstFrom + i] != second[secondFrom + i]) {
        return i;
      }
    }
    return -1;
  }

  public static int mismatch(byte[] first, byte[] second, int length) {
    return mismatch(first, 0, second, 0, length);
  }

  public static int mismatch(byte[] first, int firstFrom, byte[] second, int secondFrom, int length) {
    for (int i = 0; i < length; i++) {
      if (first[firstFrom + i] != second[secondFrom + i]) {
        return i;
      }
    }
    return -1;
  }

  public static int mismatch(char[] first, char[] second, int length) {
    return mismatch(first, 0, second, 0, length);
  }

  public static int mismatch(char[] first, int firstFrom, char[] second, int secondFrom, int length) {
    for (int i = 0; i < length; i++) {
      if (first[firstFrom + i] != second[secondFrom + i]) {
        return i;
      }
    }
    return -1;
  }

  public static int mismatch(short[] first, short[] second, int length) {
    return mismatch(first, 0, second, 0, length);
  }

  public static int mismatch(short[] first, int firstFrom, short[] second, int secondFrom, int length) {
    for (int i = 0; i < length; i++) {
      if (first[firstFrom + i] != second[secondFrom + i]) {
        return i;
      }
    }
    return -1;
  }

  public static int mismatch(int[] first, int[] second, int length) {
    return mismatch(first, 0, second, 0, length);
  }

  public static int mismatch(int[] first, int firstFrom, int[] second, int secondFrom, int length) {
    for (int i = 0; i < length; i++) {
      if (first[firstFrom + i] != second[secondFrom + i]) {
        return i;
      }
    }
    return -1;
  }

  public static int mismatch(long[] first, long[] second, int length) {
    return mismatch(first, 0, second, 0, length);
  }

  public static int mismatch(long[] first, int firstFrom, long[] second, int secondFrom, int length) {
    for (int i = 0; i < length; i++) {
      if (first[firstFrom + i] != second[secondFrom + i]) {
        return i;
      }
    }
    return -1;
  }

  public static int mismatch(float[] first, float[] second, int length) {
    return mismatch(first, 0, second, 0, length);
  }

  public static int mismatch(float[] first, int firstFrom, float[] second, int secondFrom, int length) {
    for (int i = 0; i < length; i++) {
      if (Float.floatToIntBits(first[firstFrom + i]) != Float.floatToIntBits(second[secondFrom + i])) {
        return i;
      }
    }
    return -1;
  }

  public static int mismatch(double[] first, double[] second, int length) {
    return mismatch(first, 0, second, 0, length);
  }

  public static int mismatch(double[] first, int firstFrom, double[] second, int secondFrom, int length) {
    for (int i = 0; i < length; i++) {
      if (Double.doubleToLongBits(first[firstFrom + i]) != Double.doubleToLongBits(second[secondFrom + i])) {
        return i;
      }
    }
    return -1;
  }
}
