// expect assert=refuted [options: --engine abstract]
// The counter may start at zero.
import jury.Jury;

public class CountedFieldEmpty {
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
      data[i] = Jury.chooseInt(50, 1000);
    }
    Holder other = new Holder();
    other.load(data.length == 1 ? data[0] : 5);
    counted.level = data.length;
    int seen = 0;
    while (counted.level > 0) {
      seen = counted.level;
      if (counted.level == other.level && other.level > 42) {
        seen = -1;
      }
      --counted.level;
    }
    assert seen > 0;
  }
}
