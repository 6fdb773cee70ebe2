// expect methods [options: --property assert,exceptions]
// expect assert=refuted of Wrong: sameArray thirdArray counterOverflows staticNotZero staticFinalFromOther ownFieldChanged
// expect assert=refuted of Wrong: helperFieldChanged longField absolute wrapsInRecursion sumSign minimumNegated identityOff evenWrapped
// expect assert=refuted of Wrong: setsTwice swapOfOne copyOntoItself filledButAliased lengthChanges lastIsLargest countsTooMany
// expect assert=refuted of Wrong: recursionWrites recursionWritesAliased caughtTooEarly caughtInRecursion finallyCounts throughInterface
// expect assert=refuted of Wrong: boxedEqual boxedSum textLength charRange byteWraps shortSum booleanArray longArray charArray
// expect assert=refuted of Wrong: mutualOff resultOfThrowing deepStatic initialisedOnce lazily sortedNot prefixOff searchFirst
// expect exceptions=refuted of Wrong: nullArray emptyArray negativeSize divides outOfEnd boxedNull textNull castInside recursionIndex
// What is wrong in some state, or for some arguments, and seems right in a fresh machine or for small numbers.
public class Wrong {
  static int counter;
  static boolean flag;
  static long total;
  static final int LIMIT = Other.size;
  static int depth;

  static class Other {
    static int size = 10;
    static int calls;

    static int next() {
      return ++calls;
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

  static final class Half implements Step {
    public int apply(int n) {
      return n <= 0 ? 0 : 1 + apply(n / 2);
    }
  }

  static void sameArray(int[] a, int[] b) {
    if (a == null || b == null || a.length == 0 || b.length == 0) {
      return;
    }
    a[0] = 1;
    b[0] = 2;
    assert a[0] == 1;
  }

  static void thirdArray(int[] a, int[] b, int[] c) {
    if (a == null || b == null || c == null || a == b || a == c || a.length == 0 || b.length == 0 || c.length == 0) {
      return;
    }
    b[0] = 1;
    c[0] = 2;
    assert b[0] == 1;
  }

  static void counterOverflows() {
    counter++;
    assert counter > 0;
  }

  static void staticNotZero() {
    assert !flag;
  }

  static void staticFinalFromOther() {
    assert LIMIT == 10;
  }

  static void ownFieldChanged() {
    assert total == 0;
  }

  static void helperFieldChanged() {
    assert Other.size == 10;
  }

  static void longField() {
    total = total + 1;
    assert total != Long.MIN_VALUE;
  }

  static void absolute(int n) {
    int positive = n < 0 ? -n : n;
    assert positive >= 0;
  }

  private static int plusOnes(int n) {
    return n <= 0 ? Integer.MAX_VALUE - 2 : plusOnes(n - 1) + 1;
  }

  static void wrapsInRecursion(int n) {
    if (n > 6) {
      return;
    }
    assert plusOnes(n) > 0;
  }

  private static int add(int a, int b) {
    return b <= 0 ? a : add(a + 1, b - 1);
  }

  static void sumSign(int a) {
    if (a < 0) {
      return;
    }
    assert add(a, 3) >= a;
  }

  static void minimumNegated(int n) {
    if (n > -5) {
      return;
    }
    assert -n > 0;
  }

  private static int same(int n) {
    return n == 0 ? 0 : n > 0 ? same(n - 1) + 1 : same(n + 1) - (n == -3 ? 2 : 1);
  }

  static void identityOff(int n) {
    assert same(n) == n;
  }

  private static boolean even(int n) {
    return n == 0 || n != 1 && even(n - 2);
  }

  static void evenWrapped(int n) {
    if (n < 0 || n > 20) {
      return;
    }
    assert even(n + 1) == even(n);
  }

  static void setsTwice(int[] a, int i, int j) {
    if (a == null || i < 0 || j < 0 || i >= a.length || j >= a.length) {
      return;
    }
    a[i] = 1;
    a[j] = 2;
    assert a[i] == 1;
  }

  static void swapOfOne(int[] a, int i, int j) {
    if (a == null || i < 0 || j < 0 || i >= a.length || j >= a.length) {
      return;
    }
    a[i] ^= a[j];
    a[j] ^= a[i];
    a[i] ^= a[j];
    assert i == j || a[i] != 0 || a[j] != 0;
    assert a[i] != 0 || a[j] == 0 || i != j || a[i] == 1;
    assert a[i] != 0;
  }

  static void copyOntoItself(int[] from, int[] to) {
    if (from == null || to == null || from.length < 3 || to.length < 3) {
      return;
    }
    int second = from[1];
    for (int i = 0; i + 1 < from.length && i + 1 < to.length; i++) {
      to[i + 1] = from[i];
    }
    assert to[2] == second;
  }

  static void filledButAliased(int[] a, int[] b) {
    if (a == null || b == null) {
      return;
    }
    for (int i = 0; i < a.length; i++) {
      a[i] = 1;
    }
    for (int i = 0; i < b.length; i++) {
      b[i] = 2;
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] == 1;
    }
  }

  static void lengthChanges(int[] a, int[] b) {
    if (a == null || b == null) {
      return;
    }
    assert a.length >= b.length;
  }

  static void lastIsLargest(int[] a) {
    if (a == null || a.length == 0) {
      return;
    }
    int largest = Integer.MIN_VALUE;
    for (int i = 0; i < a.length; i++) {
      if (a[i] > largest + 1) {
        largest = a[i];
      }
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] <= largest;
    }
  }

  static void countsTooMany(int[] a) {
    if (a == null) {
      return;
    }
    int count = 0;
    for (int number : a) {
      count += number == 3 ? 2 : 1;
    }
    assert count <= a.length;
  }

  private static void clear(int[] a, int from) {
    if (from < a.length) {
      a[from] = 0;
      clear(a, from + 1);
    }
  }

  static void recursionWrites(int[] a) {
    if (a == null || a.length < 2) {
      return;
    }
    a[1] = 5;
    clear(a, 1);
    assert a[1] == 5;
  }

  static void recursionWritesAliased(int[] a, int[] b) {
    if (a == null || b == null || b.length == 0) {
      return;
    }
    b[0] = 7;
    clear(a, 0);
    assert b[0] == 7;
  }

  private static int fails(int n) {
    if (n == 0) {
      throw new IllegalStateException();
    }
    return fails(n - 1);
  }

  static void caughtTooEarly(int n) {
    if (n < 0 || n > 5) {
      return;
    }
    int result = 1;
    try {
      result = fails(n);
    } catch (IllegalStateException e) {
      result = n;
    }
    assert result != 3;
  }

  private static int catches(int n) {
    if (n == 0) {
      throw new IllegalStateException();
    }
    try {
      return catches(n - 1);
    } catch (IllegalStateException e) {
      return n;
    }
  }

  static void caughtInRecursion(int n) {
    if (n < 1 || n > 5) {
      return;
    }
    assert catches(n) == n;
  }

  private static void counts(int n) {
    try {
      if (n > 0) {
        counts(n - 1);
      }
    } finally {
      depth += n == 2 ? 2 : 1;
    }
  }

  static void finallyCounts(int n) {
    if (n < 0 || n > 4) {
      return;
    }
    depth = 0;
    counts(n);
    assert depth == n + 1;
  }

  static void throughInterface(int n, boolean half) {
    if (n < 0 || n > 8) {
      return;
    }
    Step step = half ? new Half() : new Down();
    assert step.apply(n) == n;
  }

  static void boxedEqual(Integer a, Integer b) {
    if (a == null || b == null) {
      return;
    }
    assert !a.equals(b) || a == 5;
  }

  static void boxedSum(Integer a) {
    if (a == null) {
      return;
    }
    assert a + 1 > a;
  }

  static void textLength(String s) {
    if (s == null) {
      return;
    }
    assert s.length() != 2;
  }

  static void charRange(char c) {
    assert c < 40000;
  }

  static void byteWraps(byte b) {
    byte next = (byte) (b + 1);
    assert next > b;
  }

  static void shortSum(short a, short b) {
    short sum = (short) (a + b);
    assert sum == a + b;
  }

  static void booleanArray(boolean[] a) {
    if (a == null || a.length == 0) {
      return;
    }
    assert !a[0];
  }

  static void longArray(long[] a) {
    if (a == null || a.length == 0) {
      return;
    }
    assert a[0] <= Integer.MAX_VALUE;
  }

  static void charArray(char[] a) {
    if (a == null || a.length == 0) {
      return;
    }
    assert a[0] != 65535;
  }

  private static int first(int n) {
    return n <= 0 ? 0 : 1 + second(n - 1);
  }

  private static int second(int n) {
    return n <= 0 ? 1 : 1 + first(n - 1);
  }

  static void mutualOff(int n) {
    if (n < 0 || n > 8) {
      return;
    }
    assert first(n) == n;
  }

  private static int sometimes(int n) {
    if (n > 4) {
      throw new IllegalArgumentException();
    }
    return n <= 0 ? 0 : 1 + sometimes(n - 1);
  }

  static void resultOfThrowing(int n) {
    int result = -1;
    try {
      result = sometimes(n);
    } catch (IllegalArgumentException e) {
      result = 7;
    }
    assert result <= 4;
  }

  private static void deep(int n) {
    depth++;
    if (n > 0) {
      deep(n - 1);
      deep(n - 2);
    }
  }

  static void deepStatic(int n) {
    if (n < 0 || n > 4) {
      return;
    }
    depth = 0;
    deep(n);
    assert depth <= n + 4;
  }

  static void initialisedOnce() {
    assert Other.next() == 1;
  }

  static void lazily() {
    if (!flag) {
      flag = true;
      counter = 1;
    }
    assert counter == 1;
  }

  static void sortedNot(int[] a) {
    if (a == null) {
      return;
    }
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) {
        int kept = a[i];
        a[i] = a[i - 1];
        a[i - 1] = kept;
      }
    }
    for (int i = 1; i < a.length; i++) {
      assert a[i - 1] <= a[i];
    }
  }

  static void prefixOff(int[] a) {
    if (a == null || a.length < 2 || a[0] < 0) {
      return;
    }
    for (int i = 1; i < a.length; i++) {
      a[i] = a[i - 1] + 1;
    }
    assert a[a.length - 1] > a[0];
  }

  static void searchFirst(int[] a, int key) {
    if (a == null) {
      return;
    }
    int place = -1;
    for (int i = 0; i < a.length; i++) {
      if (a[i] == key) {
        place = i;
      }
    }
    for (int i = 0; i < a.length && i < place; i++) {
      assert a[i] != key;
    }
  }

  static int nullArray(int[] a) {
    return a.length;
  }

  static int emptyArray(int[] a) {
    return a == null ? 0 : a[0];
  }

  static int negativeSize(int n) {
    return new int[n].length;
  }

  static int divides(int a, int b) {
    return b == 1 ? 0 : a / (b * b - 16);
  }

  static int outOfEnd(int[] a) {
    if (a == null) {
      return 0;
    }
    int sum = 0;
    for (int i = 0; i <= a.length; i++) {
      sum += a[i];
    }
    return sum;
  }

  static int boxedNull(Integer a) {
    return a + 1;
  }

  static int textNull(String s) {
    return s.length();
  }

  static int castInside(boolean b) {
    Object value = b ? "a" : (Object) 1;
    return (Integer) value;
  }

  private static int at(int[] a, int i) {
    return i == 0 ? a[0] : at(a, i - 1) + a[i];
  }

  static int recursionIndex(int[] a, int n) {
    return a == null || n < 0 || n > a.length ? 0 : at(a, n);
  }
}
