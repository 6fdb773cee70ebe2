// Random numbers without a seed: any numbers.
package java.util.concurrent;

import java.util.Random;

public final class ThreadLocalRandom extends Random {
  private static final long serialVersionUID = -5851777807851030925L;

  private static ThreadLocalRandom instance;

  private ThreadLocalRandom() {}

  public static ThreadLocalRandom current() {
    if (instance == null) {
      instance = new ThreadLocalRandom();
    }
    return instance;
  }

  @Override
  public void setSeed(long seed) {
    throw new UnsupportedOperationException();
  }
}
