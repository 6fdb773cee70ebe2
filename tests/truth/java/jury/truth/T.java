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

  /** One value that was seen. */
  record Seen(int probe, Object value) {}

  static Map<Integer, Claim> claims = Map.of();
  static List<Seen> seen = new ArrayList<>();
  static int rounds;
  static boolean entry;

  private T() {}

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
      if (claims.containsKey(probe)) throw new Broken("postcondition " + probe + ": " + problem);
      return;
    }
    seen.add(new Seen(probe, value));
    Claim claim = claims.get(probe);
    if (claim != null && !claim.holds(value)) throw new Broken("postcondition " + probe + " of a value of " + value);
  }

  public static boolean all(int from, int to, IntPredicate body) {
    for (int i = from; i < to; i++) if (!body.test(i)) return false;
    return true;
  }

  public static void check(int probe, Object value) {
    seen.add(new Seen(probe, value));
    Claim claim = claims.get(probe);
    if (claim != null && !claim.holds(value)) throw new AssertionError("probe " + probe);
  }
}
