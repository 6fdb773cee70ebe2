// Commands with undo and redo stacks and observers.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

public class ObserverAndUndo {
    interface Command {
        void apply(StringBuilder text);

        void revert(StringBuilder text);
    }

    record Insert(int at, String what) implements Command {
        public void apply(StringBuilder text) {
            text.insert(at, what);
        }

        public void revert(StringBuilder text) {
            text.delete(at, at + what.length());
        }
    }

    static class Delete implements Command {
        final int from;
        final int to;
        private String removed;

        Delete(int from, int to) {
            this.from = from;
            this.to = to;
        }

        public void apply(StringBuilder text) {
            removed = text.substring(from, to);
            text.delete(from, to);
        }

        public void revert(StringBuilder text) {
            text.insert(from, removed);
        }
    }

    final StringBuilder text = new StringBuilder();
    final Deque<Command> done = new ArrayDeque<>();
    final Deque<Command> undone = new ArrayDeque<>();
    final List<Consumer<String>> observers = new ArrayList<>();

    void execute(Command c) {
        c.apply(text);
        done.push(c);
        undone.clear();
        changed();
    }

    boolean undo() {
        if (done.isEmpty()) {
            return false;
        }
        Command c = done.pop();
        c.revert(text);
        undone.push(c);
        changed();
        return true;
    }

    boolean redo() {
        Command c = undone.poll();
        if (c == null) {
            return false;
        }
        c.apply(text);
        done.push(c);
        changed();
        return true;
    }

    private void changed() {
        observers.forEach(o -> o.accept(text.toString()));
    }

    public static void main(String[] args) {
        ObserverAndUndo e = new ObserverAndUndo();
        int[] notified = {0};
        e.observers.add(s -> System.out.println("[" + s + "]"));
        e.observers.add(s -> notified[0] += s.length());
        e.execute(new Insert(0, "hello"));
        e.execute(new Insert(5, " world"));
        e.execute(new Delete(0, 6));
        System.out.println(e.undo() + " " + e.undo() + " " + e.redo() + " " + e.redo() + " " + e.redo());
        while (e.undo()) {
        }
        System.out.println(e.undone.size() + " " + notified[0]);
    }
}
