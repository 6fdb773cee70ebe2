// property: exceptions
// As many closed as opened: the stack never underflows.
import java.util.ArrayDeque;
import java.util.Deque;
import jury.Jury;

public class StackOfBrackets {
  public static void main(String[] args) {
    Deque<Integer> open = new ArrayDeque<>();
    int depth = 0;
    while (Jury.chooseBoolean()) {
      if (depth > 0 && Jury.chooseBoolean()) { // wrong: if (depth >= 0 && Jury.chooseBoolean()) {
        open.pop();
        depth--;
      } else if (depth < 1000) {
        open.push(depth);
        depth++;
      }
    }
  }
}
