// Random: the generator that the JDK specifies, over a plain seed. Without a given seed any numbers, each on its own.
// Not handled: the streams of numbers, and the methods that releases from 17 on inherit from RandomGenerator but for those here.
package java.util;

import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import jury.rt.Choice;

public class Random implements RandomGenerator, java.io.Serializable {
  private static final long serialVersionUID = 3905348978240129619L;

  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long MASK = (1L << 48) - 1;

  private long seed;
  private boolean free;
  private double nextNextGaussian;
  private boolean haveNextNextGaussian;

  /** A subclass may compute with the seed. */
  public Random() {
    Class<?> type = getClass();
    free = type == Random.class || type == ThreadLocalRandom.class;
    if (!free) {
      setSeed(Choice.chooseLong());
    }
  }

  public Random(long seed) {
    if (getClass() == Random.class) {
      this.seed = scramble(seed);
    } else {
      setSeed(seed);
    }
  }

  private static long scramble(long seed) {
    return (seed ^ MULTIPLIER) & MASK;
  }

  public synchronized void setSeed(long seed) {
    this.seed = scramble(seed);
    free = false;
    haveNextNextGaussian = false;
  }

  protected int next(int bits) {
    if (free) {
      return Choice.chooseInt() >>> 32 - bits;
    }
    seed = seed * MULTIPLIER + 0xBL & MASK;
    return (int) (seed >>> 48 - bits);
  }

  @Override
  public void nextBytes(byte[] bytes) {
    int rest = 0;
    for (int i = 0; i < bytes.length; i++) {
      rest = i % 4 == 0 ? nextInt() : rest >> 8;
      bytes[i] = (byte) rest;
    }
  }

  @Override
  public int nextInt() {
    return next(32);
  }

  @Override
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive");
    }
    int bits = next(31);
    if (free) {
      return bits % bound;
    }
    if ((bound & -bound) == bound) {
      return (int) (bound * (long) bits >> 31);
    }
    int result = bits % bound;
    while (bits - result + (bound - 1) < 0) {
      bits = next(31);
      result = bits % bound;
    }
    return result;
  }

  @Override
  public int nextInt(int origin, int bound) {
    if (origin >= bound) {
      throw new IllegalArgumentException("bound must be greater than origin");
    }
    int range = bound - origin;
    int result = nextInt();
    if ((range & range - 1) == 0) {
      return (result & range - 1) + origin;
    }
    if (range > 0) {
      int bits = result >>> 1;
      result = bits % range;
      while (bits + (range - 1) - result < 0) {
        bits = nextInt() >>> 1;
        result = bits % range;
      }
      return result + origin;
    }
    while (result < origin || result >= bound) {
      result = nextInt();
    }
    return result;
  }

  @Override
  public long nextLong() {
    return ((long) next(32) << 32) + next(32);
  }

  @Override
  public boolean nextBoolean() {
    return next(1) != 0;
  }

  @Override
  public float nextFloat() {
    return next(24) / (float) (1 << 24);
  }

  @Override
  public double nextDouble() {
    return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
  }

  @Override
  public synchronized double nextGaussian() {
    if (haveNextNextGaussian) {
      haveNextNextGaussian = false;
      return nextNextGaussian;
    }
    double first;
    double second;
    double square;
    do {
      first = 2 * nextDouble() - 1;
      second = 2 * nextDouble() - 1;
      square = first * first + second * second;
    } while (square >= 1 || square == 0);
    double factor = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
    nextNextGaussian = second * factor;
    haveNextNextGaussian = true;
    return first * factor;
  }
}
