// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;
import jury.Jury;

/** A calculator in reverse Polish notation. */
public class StackMachineSign {
  static int evaluate(String program, int variable) {
    Deque<Integer> stack = new ArrayDeque<>();
    for (int i = 0; i < program.length(); i++) {
      char instruction = program.charAt(i);
      switch (instruction) {
        case 'x' -> stack.push(variable);
        case '+' -> stack.push(stack.pop() + stack.pop());
        case '*' -> stack.push(stack.pop() * stack.pop());
        default -> stack.push(instruction - '0');
      }
    }
    return stack.pop();
  }

  public static void main(String[] args) {
    int x = Jury.chooseInt(-50, 50);
    assert evaluate("x2*3+", x) == 2 * x + 3;
    assert evaluate("xx*x*", x) >= 0;
    boolean failed = false;
    try {
      evaluate("x+", x);
    } catch (NoSuchElementException empty) {
      failed = true;
    }
    assert failed;
  }
}
