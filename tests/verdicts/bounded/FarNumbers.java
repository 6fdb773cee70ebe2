// expect methods [options: --engine bounded --property assert --objects 2 --loops 2]
// Longs further away than the numbers that inferred invariants know: the least one has no negation, and limits beyond
// what stands for "no limit" are no invariants.
// expect assert=refuted of FarNumbers$Reset: isOne
// expect assert=refuted of FarNumbers$Compared: isOne
// expect assert=refuted of FarNumbers$Argument: isOne
// expect assert=refuted of FarNumbers$Most: isAtMost
// expect assert=refuted of FarNumbers$Least: isAtLeast
// expect assert=proved of FarNumbers$Kept: isOne

public class FarNumbers {
  public static class Reset {
    public long last;
    private int count = 1;

    public void reset() {
      last = Long.MIN_VALUE;
      count = -5;
    }

    public void isOne() {
      assert count == 1;
    }
  }

  public static class Compared {
    private int count = 1;

    public void reset(long limit) {
      if (limit == Long.MIN_VALUE) count = -5;
    }

    public void isOne() {
      assert count == 1;
    }
  }

  public static class Argument {
    private int count = 1;

    private static long least() {
      return Long.MIN_VALUE;
    }

    public void reset() {
      long least = least();
      count = least < 0 ? -5 : 1;
    }

    public void isOne() {
      assert count == 1;
    }
  }

  public static class Most {
    private long number = 1;

    public void setFar() {
      number = 5_000_000_000_000_000_000L;
    }

    public void set(long number) {
      this.number = number;
    }

    public void isAtMost() {
      assert number <= 5_000_000_000_000_000_000L;
    }
  }

  public static class Least {
    private long number = 1;

    public void setFar() {
      number = -5_000_000_000_000_000_000L;
    }

    public void set(long number) {
      this.number = number;
    }

    public void isAtLeast() {
      assert number >= -5_000_000_000_000_000_000L;
    }
  }

  public static class Kept {
    private long last = Long.MAX_VALUE;
    private int count = 1;

    public void reset(int by) {
      if (by > 0) last = Long.MAX_VALUE - by;
      count = 1;
    }

    public void isOne() {
      assert count == 1;
    }
  }
}
