// Exceptions of the program's own, kept and thrown again, and objects that are half made.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class Failure extends RuntimeException {
  private final int code;
  private List<String> notes = new ArrayList<>();

  Failure(int code, Throwable cause) {
    super("failure " + code, cause);
    this.code = code;
  }

  void note(String text) {
    notes.add(text);
  }

  int code() {
    return code;
  }
}

class Checked extends Exception {
  final Object source;

  Checked(Object source) {
    this.source = source;
  }
}

class Machine2 {
  private Failure last;
  private Throwable pending;
  private Object[] history = new Object[3];
  private int[][] grid = {{1, 2}, {3}};
  private final Deque<Failure> failures = new ArrayDeque<>();
  private int at;

  int divide(int a, int b) {
    try {
      return a / b;
    } catch (ArithmeticException problem) {
      last = new Failure(a, problem);
      pending = problem;
      failures.push(last);
      return 0;
    } finally {
      history[at++ % 3] = a > b ? last : Integer.valueOf(a);
    }
  }

  void rethrow() {
    if (last != null) throw last;
  }

  void check(Object given) throws Checked {
    if (given == null || given == history[0]) throw new Checked(given);
    history[1] = given;
  }

  Object caught(Object given) {
    try {
      check(given);
      return this;
    } catch (Checked problem) {
      history[2] = problem;
      return problem.source == null ? problem : problem.source;
    }
  }

  int cell(int row, int column) {
    return grid[row][column];
  }

  void swap(int[] row) {
    grid[0] = row;
    grid = new int[][] {grid[1], grid[0]};
  }

  Throwable pending() {
    return pending;
  }

  Failure newest() {
    return failures.peek();
  }

  int codeOf(Failure failure) {
    return failure.code();
  }

  Object[] history() {
    return history;
  }
}
