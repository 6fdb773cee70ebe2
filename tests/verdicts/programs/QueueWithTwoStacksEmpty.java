// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.EmptyStackException;
import java.util.Stack;
import jury.Jury;

/** First in, first out, made of two stacks. */
public class QueueWithTwoStacksEmpty<T> {
  private final Stack<T> in = new Stack<>();
  private final Stack<T> out = new Stack<>();

  void enqueue(T item) {
    in.push(item);
  }

  T dequeue() {
    if (out.isEmpty()) while (!in.isEmpty()) out.push(in.pop());
    return out.pop();
  }

  public static void main(String[] args) {
    QueueWithTwoStacksEmpty<String> queue = new QueueWithTwoStacksEmpty<>();
    queue.enqueue("a");
    queue.enqueue("b");
    assert queue.dequeue().equals("a");
    if (Jury.chooseBoolean()) queue.enqueue("c");
    assert queue.dequeue().equals("b");
    try {
      assert queue.dequeue().equals("c");
    } catch (IllegalStateException empty) {
      assert queue.in.isEmpty();
    }
  }
}
