// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayDeque;
import java.util.Deque;

// What is undone moves to another stack.
public class UndoStacks {
  private final Deque<String> done = new ArrayDeque<>();
  private final Deque<String> undone = new ArrayDeque<>();

  void perform(String action) {
    done.push(action);
    undone.clear();
  }

  void undoAll() {
    while (!done.isEmpty()) undone.push(done.pop());
  }

  int replay() {
    int length = 0;
    for (String action : undone) {
      length += action.length();
      done.addFirst(action);
    }
    return length;
  }

  public static void main(String[] args) {
    UndoStacks stacks = new UndoStacks();
    for (String action : args) stacks.perform(action);
    stacks.undoAll();
    System.out.println(stacks.replay());
  }
}
