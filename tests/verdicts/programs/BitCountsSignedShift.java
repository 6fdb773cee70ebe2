// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Tricks with bits. */
public class BitCountsSignedShift {
  static int count(int bits) {
    int count = 0;
    while (bits != 0) {
      bits &= bits - 1;
      count++;
    }
    return count;
  }

  public static void main(String[] args) {
    int bits = Jury.chooseInt(0, 63);
    int count = count(bits);
    assert count == Integer.bitCount(bits);
    assert count <= 6;
    int any = Jury.chooseInt();
    assert (any & -any) == Integer.lowestOneBit(any);
    assert (any >> 1) >= 0;
    assert (any ^ any >> 31) - (any >> 31) == Math.abs(any);
  }
}
