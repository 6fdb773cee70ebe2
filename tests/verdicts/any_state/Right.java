// expect methods [options: --property assert,exceptions]
// expect assert=proved of Right: distinctArrays cleared found counted largest sumBelow remainder identity even throughInterface
// expect assert=bounded of Right: written
// expect assert=proved of Right: countsUp filledBoth digits limited helper
// expect exceptions=proved of Right: cleared found counted inside searched divided
// The same shapes, as they hold for arrays of any length, numbers of any size and any depth of recursion.
public class Right {
  static int counter;
  static final int LIMIT = 10;

  static final class Helper {
    static int base = 3;

    static int above(int n) {
      return n <= 0 ? base : above(n - 1);
    }
  }

  interface Step {
    int apply(int n);
  }

  static final class Down implements Step {
    public int apply(int n) {
      return n <= 0 ? 0 : 1 + apply(n - 1);
    }
  }

  static void distinctArrays(int[] a, int[] b) {
    if (a == null || b == null || a == b || a.length == 0 || b.length == 0) {
      return;
    }
    a[0] = 1;
    for (int i = 0; i < b.length; i++) {
      b[i] = 2;
    }
    assert a[0] == 1;
  }

  static void cleared(int[] a) {
    if (a == null) {
      return;
    }
    for (int i = 0; i < a.length; i++) {
      a[i] = 0;
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] == 0;
    }
  }

  static int found(int[] a, int key) {
    if (a == null) {
      return -1;
    }
    int i = 0;
    while (i < a.length && a[i] != key) {
      i++;
    }
    assert i == a.length || a[i] == key;
    return i;
  }

  static int counted(int[] a, int key) {
    int count = 0;
    if (a == null) {
      return count;
    }
    for (int number : a) {
      if (number == key) {
        count++;
      }
    }
    assert count <= a.length;
    return count;
  }

  static void largest(int[] a) {
    if (a == null) {
      return;
    }
    int largest = Integer.MIN_VALUE;
    for (int number : a) {
      if (number > largest) {
        largest = number;
      }
    }
    for (int number : a) {
      assert number <= largest;
    }
  }

  private static int sum(int n) {
    return n <= 0 ? 0 : n + sum(n - 1);
  }

  static void sumBelow(int n) {
    if (n < 0 || n > 40000) {
      return;
    }
    assert sum(n) >= n;
  }

  private static int rest(int a, int b) {
    return a < b ? a : rest(a - b, b);
  }

  static void remainder(int a, int b) {
    if (a < 0 || b <= 0) {
      return;
    }
    assert rest(a, b) < b;
  }

  private static int same(int n) {
    return n == 0 ? 0 : same(n - 1) + 1;
  }

  static void identity(int n) {
    assert same(n) == n;
  }

  private static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  private static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  static void even(int n) {
    if (n < 0) {
      return;
    }
    assert isEven(n) == (n % 2 == 0);
  }

  private static void clear(int[] a, int from) {
    if (from < a.length) {
      a[from] = 0;
      clear(a, from + 1);
    }
  }

  static void written(int[] a) {
    if (a == null || a.length < 2) {
      return;
    }
    a[0] = 5;
    clear(a, 1);
    assert a[0] == 5;
  }

  static void throughInterface(int n) {
    if (n < 0) {
      return;
    }
    Step step = new Down();
    assert step.apply(n) == n;
  }

  static void countsUp(int n) {
    if (n < 0) {
      return;
    }
    counter = 0;
    for (int i = 0; i < n; i++) {
      counter++;
    }
    assert counter == n;
  }

  static void filledBoth(long[] a, long[] b) {
    if (a == null || b == null) {
      return;
    }
    for (int i = 0; i < a.length; i++) {
      a[i] = 3;
    }
    for (int i = 0; i < b.length; i++) {
      b[i] = 3;
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] == 3;
    }
  }

  private static int digitSum(int n) {
    return n < 10 ? n : n % 10 + digitSum(n / 10);
  }

  static void digits(int n) {
    if (n < 0) {
      return;
    }
    assert digitSum(n) <= n;
  }

  static void limited(int[] a) {
    if (a == null) {
      return;
    }
    int small = 0;
    for (int number : a) {
      if (number < LIMIT) {
        small++;
      }
    }
    assert small >= 0;
  }

  static void helper(int n) {
    Helper.base = 4;
    assert Helper.above(n) == 4;
  }

  private static int at(int[] a, int i) {
    return i == 0 ? a[0] : a[i] < 0 ? at(a, i - 1) : a[i];
  }

  static int inside(int[] a, int n) {
    return a == null || n < 0 || n >= a.length ? 0 : at(a, n);
  }

  private static int within(int[] a, int key, int low, int high) {
    if (low > high) {
      return -1;
    }
    int middle = (low + high) >>> 1;
    return a[middle] == key ? middle : a[middle] < key ? within(a, key, middle + 1, high) : within(a, key, low, middle - 1);
  }

  static int searched(int[] a, int key) {
    return a == null ? -1 : within(a, key, 0, a.length - 1);
  }

  static int divided(int[] a) {
    if (a == null) {
      return 0;
    }
    int count = 1;
    for (int number : a) {
      if (number > 0 && count < 1000000) {
        count++;
      }
    }
    return a.length / count;
  }
}
