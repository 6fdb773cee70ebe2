// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Sums of ranges from sums of prefixes. */
public class PrefixSumsOverflow {
  private final int[] sums;

  PrefixSumsOverflow(int[] values) {
    sums = new int[values.length + 1];
    for (int i = 0; i < values.length; i++) sums[i + 1] = sums[i] + values[i];
  }

  long range(int from, int to) {
    if (from > to) throw new IllegalArgumentException();
    return sums[to] - sums[from];
  }

  public static void main(String[] args) {
    int[] values = {Jury.chooseInt(), Jury.chooseInt(), Jury.chooseInt()};
    PrefixSumsOverflow sums = new PrefixSumsOverflow(values);
    int from = Jury.chooseInt(0, 3);
    int to = Jury.chooseInt(from, 3);
    long expected = 0;
    for (int i = from; i < to; i++) expected += values[i];
    assert sums.range(from, to) == expected;
  }
}
