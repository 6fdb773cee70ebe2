// property: assert
// A recursion through an interface, with two classes that take turns.
import jury.Jury;

public class ThroughAnInterface {
  interface Step {
    int go(int n);
  }

  static final class One implements Step {
    Step next;

    public int go(int n) {
      return n <= 0 ? 0 : 1 + next.go(n - 1);
    }
  }

  static final class Other implements Step {
    Step next;

    public int go(int n) {
      return n <= 0 ? 0 : 1 + next.go(n - 1); // wrong: return n <= 0 ? 0 : 2 + next.go(n - 1);
    }
  }

  public static void main(String[] args) {
    One one = new One();
    Other other = new Other();
    one.next = other;
    other.next = one;
    int n = Jury.chooseInt();
    Jury.assume(n >= 0);
    assert one.go(n) == n;
  }
}
