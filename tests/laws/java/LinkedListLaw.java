import java.util.LinkedList;
import java.util.List;

/** LinkedList against its laws, as a list and as a deque. */
public final class LinkedListLaw extends ListLaw {
  private final DequeOperations deque = new DequeOperations(this);

  private LinkedListLaw(String[] arguments) {
    super(arguments);
  }

  @Override
  List<Object> createList() {
    deque.start();
    return new LinkedList<>();
  }

  @Override
  void operate() {
    if (random.chance(25) && subject instanceof LinkedList) deque.operate((LinkedList<Object>) subject, elements);
    else super.operate();
  }

  public static void main(String[] arguments) {
    new LinkedListLaw(arguments).run();
  }
}
