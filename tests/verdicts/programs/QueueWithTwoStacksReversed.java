// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.EmptyStackException;
import java.util.Stack;
import jury.Jury;

/** First in, first out, made of two stacks. */
public class QueueWithTwoStacksReversed<T> {
  private final Stack<T> in = new Stack<>();
  private final Stack<T> out = new Stack<>();

  void enqueue(T item) {
    in.push(item);
  }

  T dequeue() {
    while (!in.isEmpty()) out.push(in.pop());
    return out.pop();
  }

  public static void main(String[] args) {
    QueueWithTwoStacksReversed<String> queue = new QueueWithTwoStacksReversed<>();
    queue.enqueue("a");
    queue.enqueue("b");
    assert queue.dequeue().equals("a");
    if (Jury.chooseBoolean()) queue.enqueue("c");
    assert queue.dequeue().equals("b");
    try {
      assert queue.dequeue().equals("c");
    } catch (EmptyStackException empty) {
      assert queue.in.isEmpty();
    }
  }
}
