// Arithmetic, control, recursion, exceptions: what interpreter_test.cpp asks for.
public class Basics {
  static int sum(int n) {
    int total = 0;
    for (int i = 1; i <= n; i++) total += i;
    return total;
  }

  static long fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  static int depth(int n) {
    return n == 0 ? 0 : 1 + depth(n - 1);
  }

  static int endless(int n) {
    return endless(n + 1) + 1;
  }

  static boolean overflowIsCaught() {
    try {
      endless(0);
      return false;
    } catch (StackOverflowError e) {
      return e.getMessage() == null;
    }
  }

  static int divide(int x, int y) {
    return x / y;
  }

  static int at(int[] array, int index) {
    return array[index];
  }

  static Object[] negative(int n) {
    return new Object[n];
  }

  static void store(Object[] array, Object value) {
    array[0] = value;
  }

  static void badStore() {
    store(new String[1], 1);
  }

  static String badCast(Object value) {
    return (String) value;
  }

  static void castBox() {
    badCast(1);
  }

  static void castOwn() {
    badCast(new Basics());
  }

  static int[] huge() {
    return new int[Integer.MAX_VALUE];
  }

  static int finallyOrder(int x) {
    int log = 0;
    for (int i = 0; i < 2; i++) {
      try {
        log = log * 10 + 1;
        if (i == x) throw new IllegalStateException("x");
        log = log * 10 + 2;
      } catch (IllegalStateException e) {
        log = log * 10 + 3;
      } finally {
        log = log * 10 + 4;
      }
    }
    return log;
  }

  static void loopForever() {
    while (true) {}
  }

  static void exit() {
    System.exit(7);
  }

  static void thrower() {
    throw new IllegalArgumentException("bad \u00e9 argument");
  }

  static void assertion() {
    assert sum(2) == 4 : "sum is " + sum(2);
  }

  static int garbage(int rounds) {
    int total = 0;
    Object[] kept = new Object[100];
    for (int i = 0; i < rounds; i++) {
      int[] block = new int[1000];
      block[i % 1000] = i;
      kept[i % 100] = block;
      total += block[i % 1000] == i ? 1 : 0;
    }
    for (int i = 0; i < 100; i++) total += ((int[]) kept[i]).length == 1000 ? 1 : 0;
    return total;
  }

  static int keepsAll(int rounds) {
    Object chain = null;
    for (int i = 0; i < rounds; i++) {
      Object[] link = new Object[1000];
      link[0] = chain;
      chain = link;
    }
    return 0;
  }

  static String buildText(int n) {
    StringBuilder builder = new StringBuilder();
    for (int i = 0; i < n; i++) builder.append((char) ('a' + i % 26));
    String once = builder.toString();
    builder.append("!");
    return once.length() + " " + once.charAt(n - 1) + " " + builder.charAt(n) + " " + once.hashCode();
  }

  static String sharedBuffers() {
    String base = "0123456789012345678901234567890123456789012345678901234567890123456789";
    String one = base.concat("x");
    String left = one.concat("left");
    String right = one.concat("right");
    return left.substring(70) + right.substring(70) + one.substring(70);
  }
}
