// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.PriorityQueue;
import jury.Jury;

/** The most urgent task first. */
public class PriorityLineEmpty {
  record Task(int urgency, String name) implements Comparable<Task> {
    @Override
    public int compareTo(Task other) {
      return Integer.compare(other.urgency, urgency);
    }
  }

  public static void main(String[] args) {
    PriorityQueue<Task> line = new PriorityQueue<>();
    line.add(new Task(Jury.chooseInt(0, 9), "first"));
    line.add(new Task(Jury.chooseInt(0, 9), "second"));
    line.add(new Task(5, "third"));
    int before = Integer.MAX_VALUE;
    for (int i = 0; i < 4; i++) {
      Task task = line.poll();
      assert task.urgency() <= before;
      before = task.urgency();
    }
    
  }
}
