// expect assert=proved exceptions=proved [options: --engine bounded]
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import jury.Jury;

/** Commands that can be taken back. */
public class UndoHistory {
  interface Command {
    void run();

    void undo();
  }

  private final List<Integer> values = new LinkedList<>();
  private final Deque<Command> done = new ArrayDeque<>();

  void execute(Command command) {
    command.run();
    done.push(command);
  }

  void undo() {
    done.pop().undo();
  }

  Command append(int value) {
    return new Command() {
      @Override
      public void run() {
        values.add(value);
      }

      @Override
      public void undo() {
        values.remove(values.size() - 1);
      }
    };
  }

  public static void main(String[] args) {
    UndoHistory history = new UndoHistory();
    int first = Jury.chooseInt(0, 9);
    history.execute(history.append(first));
    history.execute(history.append(7));
    int back = Jury.chooseInt(0, 2);
    for (int i = 0; i < back; i++) history.undo();
    assert history.values.size() == 2 - back;
    if (back == 1) assert history.values.get(0) == first;
  }
}
