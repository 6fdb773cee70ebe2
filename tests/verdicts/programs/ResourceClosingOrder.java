// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

/** Resources are closed in reverse order, also when something goes wrong. */
public class ResourceClosingOrder {
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
    try (Resource second = new Resource("b"); Resource first = new Resource("a")) {
      second.use(fails);
      first.use(false);
    } catch (IllegalStateException problem) {
      failed = true;
    }
    assert failed == fails;
    assert log.size() == 4;
    assert log.get(2).equals("close b") && log.get(3).equals("close a");
  }
}
