package jury.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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

  private T() {}

  static void start() {
    rounds = 0;
    seen = new ArrayList<>();
  }

  public static void loop() {
    if (++rounds > MOST_ROUNDS) throw new Stop();
  }

  public static void check(int probe, Object value) {
    seen.add(new Seen(probe, value));
    Claim claim = claims.get(probe);
    if (claim != null && !claim.holds(value)) throw new AssertionError("probe " + probe);
  }
}
