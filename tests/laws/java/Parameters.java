/**
 * What a law program runs with. The driver writes this class anew with other numbers; they are methods, not constants, so that the
 * other classes need not be compiled again. Arguments of main, where there are any, win.
 */
final class Parameters {
  final long seed;
  final long operations;
  final long traceFrom;
  final long traceTo;

  private Parameters(long seed, long operations, long traceFrom, long traceTo) {
    this.seed = seed;
    this.operations = operations;
    this.traceFrom = traceFrom;
    this.traceTo = traceTo;
  }

  static Parameters of(String[] arguments) {
    return new Parameters(
        number(arguments, 0, seed()), number(arguments, 1, operations()), number(arguments, 2, traceFrom()), number(arguments, 3, traceTo()));
  }

  private static long number(String[] arguments, int index, long otherwise) {
    return arguments != null && index < arguments.length ? Long.parseLong(arguments[index]) : otherwise;
  }

  static long seed() {
    return 1;
  }

  static long operations() {
    return 2000;
  }

  static long traceFrom() {
    return 0;
  }

  static long traceTo() {
    return -1;
  }
}
