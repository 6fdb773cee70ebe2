// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.PriorityQueue;
import jury.Jury;

/** The most urgent task first. */
public class PriorityLineLeast {
  record Task(int urgency, String name) implements Comparable<Task> {
    @Override
    public int compareTo(Task other) {
      return Integer.compare(urgency, other.urgency);
    }
  }

  public static void main(String[] args) {
    PriorityQueue<Task> line = new PriorityQueue<>();
    line.add(new Task(Jury.chooseInt(0, 9), "first"));
    line.add(new Task(Jury.chooseInt(0, 9), "second"));
    line.add(new Task(5, "third"));
    int before = Integer.MAX_VALUE;
    while (!line.isEmpty()) {
      Task task = line.poll();
      assert task.urgency() <= before;
      before = task.urgency();
    }
    assert before <= 5;
  }
}
