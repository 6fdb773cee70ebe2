package jury.rt;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;

/** Free choices on a real JVM: the answers are those that were given beforehand, in order. */
public final class Choice {
  private static final Queue<Object> answers = new ArrayDeque<>();
  private static Consumer<String> stop = reason -> {
    throw new IllegalStateException(reason);
  };

  private Choice() {}

  /** From here on, these are the answers. */
  public static void script(Object... next) {
    answers.clear();
    for (Object answer : next) answers.add(answer);
  }

  /** Called with the reason when an execution cannot go on. */
  public static void onStop(Consumer<String> action) {
    stop = action;
  }

  /** How many answers nobody has asked for. */
  public static int remaining() {
    return answers.size();
  }

  private static Object next() {
    if (answers.isEmpty()) stop.accept("the program asked for more choices than there are answers");
    return answers.remove();
  }

  private static <T> T next(Class<T> type) {
    Object answer = next();
    if (!type.isInstance(answer)) stop.accept("the program asked for a choice of another type");
    return type.cast(answer);
  }

  public static boolean chooseBoolean() {
    return next(Boolean.class);
  }

  public static byte chooseByte() {
    return next(Byte.class);
  }

  public static char chooseChar() {
    return next(Character.class);
  }

  public static short chooseShort() {
    return next(Short.class);
  }

  public static int chooseInt() {
    return next(Integer.class);
  }

  public static long chooseLong() {
    return next(Long.class);
  }

  public static float chooseFloat() {
    return next(Float.class);
  }

  public static double chooseDouble() {
    return next(Double.class);
  }

  public static String chooseString() {
    return new String(next(String.class));
  }

  public static void assume(boolean condition) {
    if (!condition) stop.accept("an assumption does not hold");
  }

  public static void unmodelled(String what) {
    stop.accept(what + " has no meaning on the JVM");
  }
}
