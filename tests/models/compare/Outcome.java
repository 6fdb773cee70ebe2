// What a call gave: a value or an exception.
import java.util.Arrays;
import jury.rt.BrokenContract;
import jury.rt.Unmodelled;

final class Outcome {
  final Object value;
  final Throwable thrown;

  private Outcome(Object value, Throwable thrown) {
    this.value = value;
    this.thrown = thrown;
  }

  static Outcome of(Call call, Side side) {
    try {
      return new Outcome(call.on(side), null);
    } catch (BrokenContract | Unmodelled failure) {
      throw failure;
    } catch (Throwable thrown) {
      return new Outcome(null, thrown);
    }
  }

  /** The texts of these are about the classes' own code. */
  private static boolean hasOwnText(Throwable thrown) {
    return thrown instanceof NullPointerException
        || thrown instanceof ClassCastException
        || thrown instanceof StackOverflowError
        || thrown instanceof ArrayStoreException;
  }

  String describe() {
    if (thrown != null) {
      return thrown.getClass().getName() + (hasOwnText(thrown) ? "" : ": " + thrown.getMessage());
    }
    if (value instanceof Object[]) {
      return value.getClass().getSimpleName() + Arrays.toString((Object[]) value);
    }
    return String.valueOf(value);
  }
}
