// expect methods [options: --engine bounded --property assert,exceptions]
// expect assert=proved of OnlyHandedOn: out known sidesOf areaOf thrown
// expect exceptions=proved of OnlyHandedOn: out
// expect assert=bounded of OnlyHandedOn: setOut ordered
// expect exceptions=bounded of OnlyHandedOn: setOut swap known ordered kindIs told sidesOf
// expect assert=refuted of OnlyHandedOn: swap print kindIs told
// expect exceptions=refuted of OnlyHandedOn: thrown
// expect assert=undecided of OnlyHandedOn: never same compared
// expect exceptions=undecided of OnlyHandedOn: print never same compared areaOf
// expect assert=proved of OnlyHandedOn$Problem: log shown
// expect exceptions=proved of OnlyHandedOn$Problem: log
// expect exceptions=refuted of OnlyHandedOn$Shape: perSide
// Values of types of the library whose contents are not modelled: they are handed on, stored, compared and tested for null; nothing is said to hold of code that looks into one.
import java.io.PrintWriter;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

class OnlyHandedOn {
  static class Problem extends Exception {
    private final PrintWriter log;

    Problem(String message, PrintWriter log) {
      super(message);
      this.log = log;
    }

    PrintWriter log() {
      return log;
    }

    String shown() {
      return getMessage();
    }
  }

  abstract static class Shape {
    int sides;

    abstract int area();

    int more() {
      return sides / 2;
    }

    int perSide() {
      return area() / sides;
    }
  }

  private PrintWriter out;
  private Class<?> kind;
  private Locale place;
  private Comparator<String> order;
  private List<PrintWriter> others = new ArrayList<>();

  PrintWriter out() {
    return out;
  }

  void setOut(PrintWriter next) {
    PrintWriter before = out;
    out = next;
    assert out == next;
    assert before == null || before != null;
  }

  void swap(PrintWriter next) {
    assert next != out; // the same one may be given again
    out = next;
  }

  void print(String text) {
    if (out != null) out.println(text);
    assert text != null;
  }

  void never(Reader reader) {
    if (reader == null) return;
    assert reader.getClass() == Reader.class; // no Reader is only that
  }

  void same(Locale other) {
    if (place != null) assert place.equals(other);
  }

  boolean known(PrintWriter writer) {
    return others.contains(writer);
  }

  int compared(String a, String b) {
    if (order == null) return 0;
    int result = order.compare(a, b);
    assert result >= 0;
    return result;
  }

  void ordered() {
    assert order == null || order != null;
  }

  void kindIs(Class<?> other) {
    assert kind == null || kind == other || kind != other;
    assert kind != String.class;
  }

  void thrown(RuntimeException given) {
    if (given != null) throw given;
  }

  String told(Problem problem) {
    if (problem == null) return null;
    assert problem.getCause() == null;
    return problem.getMessage();
  }

  int sidesOf(Shape shape) {
    if (shape == null) return 0;
    return shape.more();
  }

  int areaOf(Shape shape) {
    return shape == null ? 0 : shape.area();
  }
}
