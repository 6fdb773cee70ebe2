// Runs the same random sequences of operations on the JDK's classes and on the models, and compares every result, exception and text.
// Usage: Compare SECONDS SEED [CLASS]
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import jury.rt.BrokenContract;
import jury.rt.Unmodelled;

final class Compare {
  private static final int OPERATIONS = 120;

  private final List<Operation> operations = new ArrayList<>();
  private final Subject subject;
  private long performed;
  private long unmodelled;

  private Compare(Subject subject) {
    this.subject = subject;
    ListOperations.add(operations);
    DequeOperations.add(operations);
    MapOperations.add(operations);
    NavigableOperations.add(operations);
    subject.addOperations(operations);
  }

  public static void main(String[] arguments) {
    double seconds = Double.parseDouble(arguments[0]);
    long seed = Long.parseLong(arguments[1]);
    long total = 0;
    for (Subject subject : Subject.all()) {
      if (arguments.length < 3 || subject.name.equals(arguments[2])) {
        total += new Compare(subject).run(seconds, seed);
      }
    }
    if (arguments.length < 3 || arguments[2].equals("Formatter")) {
      total += FormatComparison.run(seconds, seed);
    }
    System.out.println("total: " + total + " operations agree");
  }

  private long run(double seconds, long seed) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    long episodes = 0;
    while (System.nanoTime() < end) {
      new Episode(seed + episodes).run();
      episodes++;
    }
    System.out.printf("%-24s %8d sequences %9d operations %6d ended unmodelled%n", subject.name, episodes, performed, unmodelled);
    return performed;
  }

  /** One sequence of operations on two fresh collections of the class. */
  private final class Episode {
    private final long seed;
    private final Generator generator;
    private final List<Pair> roots = new ArrayList<>();
    private final Map<Object, Object> counterparts = new IdentityHashMap<>();
    private final StringBuilder log = new StringBuilder();
    private int fresh = 10;

    Episode(long seed) {
      this.seed = seed;
      generator = new Generator(new Random(seed), subject.flavours);
    }

    void run() {
      try {
        for (int i = 0; i < 2; i++) {
          create();
        }
        for (int i = 0; i < OPERATIONS; i++) {
          step();
          performed++;
        }
      } catch (Unmodelled end) {
        unmodelled++;
      } catch (BrokenContract broken) {
        broken.printStackTrace();
        throw failure("broken contract " + broken.getMessage());
      }
    }

    private void create() {
      Call call = subject.creator.make(generator, null);
      Object value = compare("new " + subject.name, call, null);
      if (value instanceof Pair) {
        roots.add((Pair) value);
      }
    }

    private void step() {
      if (generator.chance(60) || roots.isEmpty()) {
        create();
        return;
      }
      if (generator.chance(6)) {
        generator.mutable[generator.below(generator.mutable.length)].become(fresh++);
      }
      Pair receiver = generator.pool.get(generator.below(generator.pool.size()));
      Operation operation = choose(receiver);
      compare(operation.name + " on " + generator.pool.indexOf(receiver), operation.maker.make(generator, receiver), receiver);
      checkRoots();
    }

    private Operation choose(Pair receiver) {
      while (true) {
        Operation operation = operations.get(generator.below(operations.size()));
        if (operation.type.isInstance(receiver.real)) {
          return operation;
        }
      }
    }

    private void checkRoots() {
      for (Pair root : roots) {
        Outcome real = Outcome.of(side -> root.on(side).toString(), Side.REAL);
        Outcome model = Outcome.of(side -> root.on(side).toString(), Side.MODEL);
        if (!real.describe().equals(model.describe())) {
          throw failure("content " + real.describe() + " but model " + model.describe());
        }
      }
    }

    private Object compare(String what, Call call, Pair receiver) {
      log.append(what);
      Outcome real = Outcome.of(call, Side.REAL);
      log.append(" -> ").append(isTracked(real.value) ? real.value.getClass().getSimpleName() : real.describe());
      Outcome model = Outcome.of(call, Side.MODEL);
      if (isTracked(real.value) && model.value != null) {
        log.append(" = ").append(generator.pool.size()).append('\n');
        return track(real.value, model.value);
      }
      log.append('\n');
      if (!real.describe().equals(model.describe())) {
        if (receiver != null && dependsOnShape(receiver.real, real, model)) {
          generator.pool.remove(receiver);
          return null;
        }
        if (model.thrown != null) {
          model.thrown.printStackTrace();
        }
        throw failure(real.describe() + " but model " + model.describe());
      }
      return null;
    }

    /**
     * An iterator over a part of a TreeMap ends at the key that was behind the part when it began. When keys are removed behind its back, the JDK's may
     * find that key elsewhere, or not at all, depending on the shape of the tree: it ends without an exception, or fails later.
     */
    private boolean dependsOnShape(Object receiver, Outcome real, Outcome model) {
      String type = receiver.getClass().getName();
      boolean overPart = type.contains("SubMap") || type.contains("AbstractMap") || type.contains("TreeMap$KeySet");
      boolean stale = (real.describe() + model.describe()).contains("ConcurrentModification") || real.value instanceof Boolean;
      return overPart && stale;
    }

    private boolean isTracked(Object value) {
      return value instanceof Iterator
          || value instanceof Enumeration
          || value instanceof Collection
          || value instanceof Map
          || value instanceof Map.Entry;
    }

    /** The same object of the JDK must have the same counterpart. */
    private Pair track(Object real, Object model) {
      Object known = counterparts.get(real);
      if (known != null && known != model && subject.keepsEntries) {
        throw failure("the same object, but a new one of the model");
      }
      Pair pair = new Pair(real, model);
      if (known == null && (subject.keepsEntries || !(real instanceof Map.Entry) || generator.chance(8))) {
        counterparts.put(real, model);
        generator.pool.add(pair);
      }
      return pair;
    }

    private AssertionError failure(String what) {
      System.out.println(log);
      System.out.println(subject.name + ", seed " + seed + ": " + what);
      System.exit(1);
      return new AssertionError();
    }
  }
}
