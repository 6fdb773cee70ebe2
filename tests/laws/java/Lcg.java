/** A small linear congruential generator, in Java itself so that it is the same under every implementation of the library. */
final class Lcg {
  private long state;

  Lcg(long seed) {
    state = seed * 0x5DEECE66DL + 0xBL;
    for (int i = 0; i < 4; i++) next();
  }

  /** 32 bits. */
  int next() {
    state = state * 6364136223846793005L + 1442695040888963407L;
    return (int) (state >>> 32);
  }

  long nextLong() {
    return ((long) next() << 32) ^ next();
  }

  /** 0 .. bound-1 */
  int below(int bound) {
    return (next() >>> 1) % bound;
  }

  boolean chance(int percent) {
    return below(100) < percent;
  }
}
