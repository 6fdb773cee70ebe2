/** The boxes: parsing, printing, comparing, bits, caches. */
public final class BoxLaw extends Law {
  private final Samples samples = new Samples(random);

  private BoxLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  int start() {
    return 1000;
  }

  @Override
  void operate() {
    switch (random.below(6)) {
      case 0 -> integers(samples.integer(), samples.integer());
      case 1 -> longs(samples.longInteger(), samples.longInteger());
      case 2 -> parsing(samples.numeral());
      case 3 -> characters(samples.character());
      case 4 -> reals(samples.real(), samples.real());
      default -> objects();
    }
  }

  private void integers(int left, int right) {
    switch (random.below(16)) {
      case 0 -> check("bitCount", () -> Integer.bitCount(left));
      case 1 -> check("reverse", () -> Integer.reverse(left) + " " + Integer.reverseBytes(left));
      case 2 -> check("oneBits", () -> Integer.highestOneBit(left) + " " + Integer.lowestOneBit(left));
      case 3 -> check("zeros", () -> Integer.numberOfLeadingZeros(left) + " " + Integer.numberOfTrailingZeros(left));
      case 4 -> check("rotate", () -> Integer.rotateLeft(left, right) + " " + Integer.rotateRight(left, right));
      case 5 -> check("compare", () -> Integer.compare(left, right) + " " + Integer.compareUnsigned(left, right));
      case 6 -> check("unsigned", () -> Integer.divideUnsigned(left, right) + " " + Integer.remainderUnsigned(left, right));
      case 7 -> check("toString", () -> Integer.toString(left) + Integer.toHexString(left) + Integer.toOctalString(left) + Integer.toBinaryString(left));
      case 8 -> check("radix", () -> Integer.toString(left, samples.small() + 10));
      case 9 -> check("unsigned text", () -> Integer.toUnsignedString(left) + " " + Integer.toUnsignedLong(left));
      case 10 -> check("signum", () -> Integer.signum(left));
      case 11 -> check("sum", () -> Integer.sum(left, right) + Integer.max(left, right) + Integer.min(left, right));
      case 12 -> check("equals", () -> Integer.valueOf(left).equals(right) + " " + Integer.valueOf(left).equals((long) left));
      case 13 -> check("same", () -> Integer.valueOf(left) == Integer.valueOf(left));
      case 14 -> check("values", () -> Integer.valueOf(left).byteValue() + Integer.valueOf(left).longValue());
      default -> check("short", () -> Short.toUnsignedInt((short) left) + Byte.toUnsignedInt((byte) left) + Short.reverseBytes((short) left));
    }
  }

  private void longs(long left, long right) {
    switch (random.below(10)) {
      case 0 -> check("bitCount", () -> Long.bitCount(left));
      case 1 -> check("reverse", () -> Long.reverse(left) + " " + Long.reverseBytes(left));
      case 2 -> check("zeros", () -> Long.numberOfLeadingZeros(left) + " " + Long.numberOfTrailingZeros(left));
      case 3 -> check("rotate", () -> Long.rotateLeft(left, (int) right));
      case 4 -> check("compare", () -> Long.compare(left, right) + " " + Long.compareUnsigned(left, right));
      case 5 -> check("unsigned", () -> Long.divideUnsigned(left, right) + " " + Long.remainderUnsigned(left, right));
      case 6 -> check("toString", () -> Long.toString(left) + Long.toHexString(left) + Long.toBinaryString(left));
      case 7 -> check("radix", () -> Long.toString(left, samples.small() + 10));
      case 8 -> check("hashCode", () -> Long.hashCode(left) + Long.valueOf(right).hashCode());
      default -> check("same", () -> Long.valueOf(left) == Long.valueOf(left));
    }
  }

  private void parsing(String text) {
    switch (random.below(8)) {
      case 0 -> check("parseInt", () -> Integer.parseInt(text));
      case 1 -> check("parseInt radix", () -> Integer.parseInt(text, 16));
      case 2 -> check("parseLong", () -> Long.parseLong(text));
      case 3 -> check("valueOf", () -> Integer.valueOf(text));
      case 4 -> check("parseByte", () -> Byte.parseByte(text));
      case 5 -> check("parseShort", () -> Short.parseShort(text));
      case 6 -> check("parseBoolean", () -> Boolean.parseBoolean(text));
      default -> check("decode", () -> Integer.decode(text));
    }
  }

  private void characters(char value) {
    switch (random.below(9)) {
      case 0 -> check("digit", () -> Character.isDigit(value) + " " + Character.digit(value, 16));
      case 1 -> check("letter", () -> Character.isLetter(value) + " " + Character.isLetterOrDigit(value));
      case 2 -> check("space", () -> Character.isWhitespace(value) + " " + Character.isSpaceChar(value));
      case 3 -> check("case", () -> Character.isUpperCase(value) + " " + Character.isLowerCase(value));
      case 4 -> check("change", () -> (int) Character.toUpperCase(value) + " " + (int) Character.toLowerCase(value));
      case 5 -> check("numeric", () -> Character.getNumericValue(value));
      case 6 -> check("compare", () -> Character.compare(value, 'b') + Character.valueOf(value).compareTo('z'));
      case 7 -> check("hashCode", () -> Character.hashCode(value) + " " + Character.isSurrogate(value));
      default -> check("forDigit", () -> (int) Character.forDigit(samples.small(), 10));
    }
  }

  private void reals(double left, double right) {
    switch (random.below(8)) {
      case 0 -> check("compare", () -> Double.compare(left, right) + " " + Float.compare((float) left, (float) right));
      case 1 -> check("bits", () -> Double.doubleToLongBits(left) + " " + Float.floatToIntBits((float) left));
      case 2 -> check("kinds", () -> Double.isNaN(left) + " " + Double.isInfinite(left) + " " + Double.isFinite(left));
      case 3 -> check("hashCode", () -> Double.hashCode(left) + Float.hashCode((float) left));
      case 4 -> check("equals", () -> Double.valueOf(left).equals(right) + " " + Float.valueOf((float) left).equals((float) right));
      case 5 -> check("values", () -> Double.valueOf(left).intValue() + Double.valueOf(left).longValue());
      case 6 -> check("max", () -> Double.max(left, right) + Double.min(left, right));
      default -> check("compareTo", () -> Double.valueOf(left).compareTo(right));
    }
  }

  private void objects() {
    switch (random.below(5)) {
      case 0 -> check("boolean", () -> Boolean.hashCode(random.chance(50)) + Boolean.compare(random.chance(50), true));
      case 1 -> check("logical", () -> Boolean.logicalXor(random.chance(50), random.chance(50)));
      case 2 -> check("mixed", () -> ((Object) samples.integer()).equals((Object) samples.longInteger()));
      case 3 -> check("compareTo", () -> Integer.valueOf(samples.integer()).compareTo(samples.integer()));
      default -> check("cast", () -> ((Number) samples.integer()).doubleValue());
    }
  }

  public static void main(String[] arguments) {
    new BoxLaw(arguments).run();
  }
}
