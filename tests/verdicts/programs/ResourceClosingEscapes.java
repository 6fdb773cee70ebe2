// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

/** Resources are closed in reverse order, also when something goes wrong. */
public class ResourceClosingEscapes {
  static final List<String> log = new ArrayList<>();

  static class Resource implements AutoCloseable {
    private final String name;

    Resource(String name) {
      this.name = name;
      log.add("open " + name);
    }

    void use(boolean fails) {
      if (fails) throw new IllegalStateException(name);
    }

    @Override
    public void close() {
      log.add("close " + name);
    }
  }

  public static void main(String[] args) {
    boolean fails = Jury.chooseBoolean();
    boolean failed = false;
    try (Resource first = new Resource("a"); Resource second = new Resource("b")) {
      second.use(fails);
      first.use(!fails);
    } catch (ArithmeticException problem) {
      failed = true;
    }
    assert failed == fails;
    assert log.size() == 4;
    assert log.get(2).equals("close b") && log.get(3).equals("close a");
  }
}
