// expect exceptions=refuted [options: --engine abstract]
// Popping does not ask whether there is something.
import jury.Jury;

public class StackUnderflows {
  private final int[] cells = new int[100];
  private int size;

  void push(int value) {
    if (size < cells.length) {
      cells[size] = value;
      size++;
    }
  }

  int pop() {
    size--;
    return cells[size];
  }

  public static void main(String[] args) {
    StackUnderflows stack = new StackUnderflows();
    while (Jury.chooseBoolean()) {
      if (Jury.chooseBoolean()) {
        stack.push(Jury.chooseInt());
      } else {
        stack.pop();
      }
    }
  }
}
