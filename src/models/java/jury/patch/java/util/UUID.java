// The text of an identifier, by its numbers.
package jury.patch.java.util;

final class UUID {
  private UUID() {}

  public static String toString(java.util.UUID self) {
    long high = self.getMostSignificantBits();
    long low = self.getLeastSignificantBits();
    return digits(high >>> 32, 8) + "-" + digits(high >>> 16, 4) + "-" + digits(high, 4) + "-" + digits(low >>> 48, 4) + "-" + digits(low, 12);
  }

  private static String digits(long value, int count) {
    long mark = 1L << count * 4;
    return Long.toHexString(mark | value & mark - 1).substring(1);
  }
}
