// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Interfaces with code, and a class that inherits from two. */
public class DefaultMethodsNegative {
  interface Priced {
    int price();

    default int total(int count) {
      if (count < 0) throw new IllegalArgumentException("count");
      return price() * count;
    }
  }

  interface Discounted extends Priced {
    int percent();

    @Override
    default int total(int count) {
      int full = Priced.super.total(count);
      return full - full * percent() / 100;
    }
  }

  record Book(int price) implements Priced {}

  record OldBook(int price, int percent) implements Discounted {}

  public static void main(String[] args) {
    Priced item = Jury.chooseBoolean() ? new Book(20) : new OldBook(20, 25);
    int count = Jury.chooseInt(-1, 10);
    int total = item.total(count);
    assert total <= 20 * count;
    assert total >= 15 * count;
    assert item instanceof Discounted || total == 20 * count;
  }
}
