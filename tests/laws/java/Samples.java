/** Random arguments for methods on numbers and strings, biased towards the edges of their types. */
final class Samples {
  private static final int[] INTS = {0, 1, -1, 2, 3, 7, 10, 31, 32, 127, 128, -128, 255, 256, 32767, 32768, 65535, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE};
  private static final long[] LONGS = {0, 1, -1, 63, 64, 1L << 31, -(1L << 31), 1L << 32, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE};
  private static final double[] DOUBLES = {
    0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, 0.1, 1e10, 1e-10, 2147483647.5, 9.2e18, 1e300, 4503599627370497.5,
    Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, Double.MIN_VALUE, Double.MIN_NORMAL
  };
  private static final String[] WORDS = {"", "a", "b", "ab", "aba", "Aa", "BB", "hello world", "  trim\t", "12", "-7", "+5", "0x1F", "99999999999", "a,b,,c,", "\u00e9t\u00e9", "\ud83d\ude00", "true", "ABC"};
  private static final char[] CHARS = {'a', 'b', 'Z', '0', '9', ' ', '_', '\t', '\0', '\uffff', '\u00e9', '\u00df', '\u0130', '\u0661', '\ud800'};

  private final Lcg random;

  Samples(Lcg random) {
    this.random = random;
  }

  int small() {
    return random.below(9) - 2;
  }

  int integer() {
    if (random.chance(40)) return random.below(40) - 10;
    return random.chance(60) ? INTS[random.below(INTS.length)] : random.next();
  }

  long longInteger() {
    if (random.chance(30)) return integer();
    return random.chance(60) ? LONGS[random.below(LONGS.length)] : random.nextLong();
  }

  double real() {
    if (random.chance(25)) return integer() / 8.0;
    return random.chance(70) ? DOUBLES[random.below(DOUBLES.length)] : Double.longBitsToDouble(random.nextLong());
  }

  float single() {
    return random.chance(70) ? (float) real() : Float.intBitsToFloat(random.next());
  }

  char character() {
    return random.chance(60) ? (char) ('a' + random.below(6)) : CHARS[random.below(CHARS.length)];
  }

  String string() {
    if (random.chance(50)) return WORDS[random.below(WORDS.length)];
    StringBuilder text = new StringBuilder();
    for (int i = random.below(8); i > 0; i--) text.append(character());
    return text.toString();
  }

  /** Digits, mostly, as parsers want them. */
  String numeral() {
    if (random.chance(20)) return string();
    String digits = Long.toString(longInteger(), random.chance(70) ? 10 : 16);
    return random.chance(10) ? "+" + digits : digits;
  }
}
