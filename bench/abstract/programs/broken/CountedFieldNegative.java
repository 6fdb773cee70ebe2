// expect assert=refuted [options: --engine abstract]
// The other object may be equal.
import jury.Jury;

public class CountedFieldNegative {
  static class Holder {
    int level;

    Holder() {
      level = 42;
    }

    void load(int amount) {
      level = amount - 10;
    }
  }

  static Holder counted = new Holder();

  public static void main(String[] args) {
    int[] data = new int[Jury.chooseInt(0, 3)];
    for (int i = 0; i < data.length; i++) {
      data[i] = Jury.chooseInt(11, 1000);
    }
    Holder other = new Holder();
    other.load(data.length == 1 ? data[0] : 5);
    int seen = 0;
    while (counted.level > 0) {
      seen = counted.level;
      if (counted.level == other.level) {
        seen = -1;
      }
      --counted.level;
    }
    assert seen > 0;
  }
}
