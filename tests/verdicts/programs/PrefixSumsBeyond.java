// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Sums of ranges from sums of prefixes. */
public class PrefixSumsBeyond {
  private final long[] sums;

  PrefixSumsBeyond(int[] values) {
    sums = new long[values.length];
    for (int i = 0; i < values.length; i++) sums[i] = values[i];
  }

  long range(int from, int to) {
    if (from > to) throw new IllegalArgumentException();
    return sums[to] - sums[from];
  }

  public static void main(String[] args) {
    int[] values = {Jury.chooseInt(), Jury.chooseInt(), Jury.chooseInt()};
    PrefixSumsBeyond sums = new PrefixSumsBeyond(values);
    int from = Jury.chooseInt(0, 3);
    int to = Jury.chooseInt(from, 3);
    long expected = 0;
    for (int i = from; i < to; i++) expected += values[i];
    sums.range(from, to);
  }
}
