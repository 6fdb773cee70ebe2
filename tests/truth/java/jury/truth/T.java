package jury.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * What generated programs call while they run on the JVM: every round of a loop and every value that an assertion speaks of. The state is that of the one thread that explores.
 */
public final class T {
  /** Ends an execution that takes too long; no generated code catches it. */
  static final class Stop extends Error {
    Stop() {
      super("too many rounds", null, false, false);
    }
  }

  /** The precondition does not hold: a run that says nothing. */
  static final class Skip extends Error {
    Skip() {
      super("the precondition does not hold", null, false, false);
    }
  }

  /** A clause of a contract that does not hold. */
  static final class Broken extends Error {
    Broken(String clause) {
      super(clause);
    }
  }

  private static final int MOST_ROUNDS = 4000;

  /** The value of a clause that could not be evaluated: no claim holds of it. */
  static final Object FAILED = new Object();

  /** One value that was seen. */
  record Seen(int probe, Object value) {}

  static Map<Integer, Claim> claims = Map.of();
  static List<Seen> seen = new ArrayList<>();
  /** What was seen since the run began, the calls before the method under test included. */
  static List<Seen> ever = new ArrayList<>();
  static int rounds;
  static boolean entry;

  private T() {}

  /** A new run: of the calls before the method under test first. */
  static void begin() {
    ever = new ArrayList<>();
    start();
  }

  private static void note(int probe, Object value) {
    Seen now = new Seen(probe, value);
    seen.add(now);
    ever.add(now);
  }

  static void start() {
    rounds = 0;
    entry = false;
    seen = new ArrayList<>();
  }

  public static void loop() {
    if (++rounds > MOST_ROUNDS) throw new Stop();
  }

  /** True once, for the method that the harness calls: only its contract is looked at. */
  public static boolean entering() {
    boolean result = entry;
    entry = false;
    return result;
  }

  /** A precondition; one that cannot be evaluated does not hold. */
  public static void require(BooleanSupplier condition) {
    boolean holds;
    try {
      holds = condition.getAsBoolean();
    } catch (RuntimeException problem) {
      holds = false;
    }
    if (!holds) throw new Skip();
  }

  /** A postcondition; one that cannot be evaluated does not hold. */
  public static void clause(int probe, Supplier<Object> expression) {
    Object value;
    try {
      value = expression.get();
    } catch (RuntimeException problem) {
      ever.add(new Seen(probe, FAILED));
      if (claims.containsKey(probe)) throw new Broken("postcondition " + probe + ": " + problem);
      return;
    }
    note(probe, value);
    Claim claim = claims.get(probe);
    if (claim != null && !claim.holds(value)) throw new Broken("postcondition " + probe + " of a value of " + value);
  }

  /** A postcondition that is not chosen from what was seen but written down. */
  public static void ensure(BooleanSupplier condition) {
    boolean holds;
    try {
      holds = condition.getAsBoolean();
    } catch (RuntimeException problem) {
      holds = false;
    }
    if (!holds) throw new Broken("a postcondition");
  }

  public static boolean all(int from, int to, IntPredicate body) {
    for (int i = from; i < to; i++) if (!body.test(i)) return false;
    return true;
  }

  public static void check(int probe, Object value) {
    note(probe, value);
    Claim claim = claims.get(probe);
    if (claim != null && !claim.holds(value)) throw new AssertionError("probe " + probe);
  }
}
