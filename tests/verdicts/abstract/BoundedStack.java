// expect assert=proved exceptions=proved [options: --engine abstract]
// A stack in an array never leaves its array.
import jury.Jury;

public class BoundedStack {
  private final int[] cells = new int[100];
  private int size;

  void push(int value) {
    if (size < cells.length) {
      cells[size] = value;
      size++;
    }
  }

  int pop() {
    if (size == 0) {
      return 0;
    }
    size--;
    return cells[size];
  }

  public static void main(String[] args) {
    BoundedStack stack = new BoundedStack();
    while (Jury.chooseBoolean()) {
      if (Jury.chooseBoolean()) {
        stack.push(Jury.chooseInt());
      } else {
        stack.pop();
      }
      assert stack.size >= 0 && stack.size <= 100;
    }
  }
}
