import java.util.List;
import java.util.Stack;

/** Stack against its laws. */
public final class StackLaw extends ListLaw {
  private StackLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  List<Object> createList() {
    return new Stack<>();
  }

  @Override
  void operate() {
    if (!random.chance(35) || !(subject instanceof Stack)) {
      super.operate();
      return;
    }
    Stack<Object> stack = (Stack<Object>) subject;
    switch (random.below(5)) {
      case 0 -> check("push", () -> stack.push(stack.size() < 40 ? elements.next() : stack.pop()));
      case 1 -> check("pop", () -> stack.pop());
      case 2 -> check("peek", () -> stack.peek());
      case 3 -> check("search", () -> stack.search(elements.next()));
      default -> check("empty", () -> stack.empty());
    }
  }

  public static void main(String[] arguments) {
    new StackLaw(arguments).run();
  }
}
