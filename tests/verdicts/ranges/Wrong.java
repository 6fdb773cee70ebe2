// expect methods [options: --engine abstract --without unrolling --property assert --entry-timeout 8]
// expect assert=undecided of Wrong: selectsByFirst insertsTooLittle bubblesTooLittle strictlySorted comparesBySubtraction mergesTooMuch
// expect assert=undecided of Wrong: flagOfLast searchesTooLittle stillTooEarly equalButLast largestFromZero colours
// expect assert=undecided of Wrong: backwardsAliased clearedAliased smeared absolutes incremented prefixOverflows interrupted
// expect assert=undecided of Wrong: limitChanges writtenByCallee writtenByCalleeAliased lastAfterSwap
// expect assert=undecided of Wrong: andBelow orBelowSum xorNotNegative shiftPositive shiftBeyond unsignedShift longShift sumOverflows
// What seems to hold of every element, of order, or of bits, and does not: an element too few, aliasing, overflow,
// MIN_VALUE, an exception in the middle, a field that changes.
public class Wrong {
  static int limit;
  static int[] shared = new int[4];

  static void selectsByFirst(int[] a) {
    for (int i = 0; i < a.length; i++) {
      int smallest = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[i]) {
          smallest = j;
        }
      }
      int kept = a[i];
      a[i] = a[smallest];
      a[smallest] = kept;
    }
    for (int i = 0; i + 1 < a.length; i++) {
      assert a[i] <= a[i + 1];
    }
  }

  static void insertsTooLittle(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int moving = a[i];
      int j = i - 1;
      while (j > 0 && a[j] > moving) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = moving;
    }
    for (int i = 0; i + 1 < a.length; i++) {
      assert a[i] <= a[i + 1];
    }
  }

  static void bubblesTooLittle(int[] a) {
    for (int end = a.length; end > 2; end--) {
      for (int i = 0; i + 1 < end; i++) {
        if (a[i] > a[i + 1]) {
          int kept = a[i];
          a[i] = a[i + 1];
          a[i + 1] = kept;
        }
      }
    }
    for (int i = 0; i + 1 < a.length; i++) {
      assert a[i] <= a[i + 1];
    }
  }

  static void strictlySorted(int[] a) {
    for (int i = 0; i < a.length; i++) {
      int smallest = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[smallest]) {
          smallest = j;
        }
      }
      int kept = a[i];
      a[i] = a[smallest];
      a[smallest] = kept;
    }
    for (int i = 0; i + 1 < a.length; i++) {
      assert a[i] < a[i + 1];
    }
  }

  static void comparesBySubtraction(int[] a) {
    if (a.length == 0) {
      return;
    }
    int smallest = 0;
    for (int i = 1; i < a.length; i++) {
      if (a[i] - a[smallest] < 0) {
        smallest = i;
      }
    }
    for (int i = 0; i < a.length; i++) {
      assert a[smallest] <= a[i];
    }
  }

  static void mergesTooMuch(int[] left, int[] right) {
    for (int i = 1; i < left.length; i++) {
      if (left[i - 1] > left[i]) {
        return;
      }
    }
    for (int i = 1; i < right.length; i++) {
      if (right[i - 1] > right[i]) {
        return;
      }
    }
    if (left.length > 1000 || right.length > 1000) {
      return;
    }
    int[] merged = new int[left.length + right.length];
    int i = 0;
    int j = 0;
    for (int k = 0; k < merged.length; k++) {
      if (j >= right.length || i < left.length && left[i] <= right[j] + 1) {
        merged[k] = left[i++];
      } else {
        merged[k] = right[j++];
      }
    }
    for (int k = 0; k + 1 < merged.length; k++) {
      assert merged[k] <= merged[k + 1];
    }
  }

  static void flagOfLast(int[] a) {
    boolean fine = true;
    for (int i = 0; i < a.length; i++) {
      fine = a[i] >= 0;
    }
    if (fine) {
      for (int i = 0; i < a.length; i++) {
        assert a[i] >= 0;
      }
    }
  }

  static void searchesTooLittle(int[] a, int key) {
    int place = -1;
    for (int i = 0; i + 1 < a.length && place < 0; i++) {
      if (a[i] == key) {
        place = i;
      }
    }
    if (place < 0) {
      for (int i = 0; i < a.length; i++) {
        assert a[i] != key;
      }
    }
  }

  static void stillTooEarly(int[] a) {
    boolean moved = true;
    while (moved) {
      moved = false;
      for (int i = 0; i + 2 < a.length; i++) {
        if (a[i] > a[i + 1]) {
          int kept = a[i];
          a[i] = a[i + 1];
          a[i + 1] = kept;
          moved = true;
        }
      }
    }
    for (int i = 0; i + 1 < a.length; i++) {
      assert a[i] <= a[i + 1];
    }
  }

  static void equalButLast(int[] a, int[] b) {
    if (a.length != b.length) {
      return;
    }
    for (int i = 0; i < a.length - 1; i++) {
      if (a[i] != b[i]) {
        return;
      }
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] == b[i];
    }
  }

  static void largestFromZero(int[] a) {
    if (a.length == 0) {
      return;
    }
    int largest = 0;
    int place = 0;
    for (int i = 0; i < a.length; i++) {
      if (a[i] > largest) {
        largest = a[i];
        place = i;
      }
    }
    assert a[place] == largest;
  }

  static void colours(int[] a) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] < 0 || a[i] > 2) {
        return;
      }
    }
    int low = 0;
    int here = 0;
    int high = a.length - 1;
    while (here <= high) {
      int number = a[here];
      if (number == 0) {
        a[here] = a[low];
        a[low] = number;
        low++;
        here++;
      } else if (number == 1) {
        here++;
      } else {
        a[here] = a[high];
        a[high] = number;
        high--;
        here++;
      }
    }
    for (int i = 0; i + 1 < a.length; i++) {
      assert a[i] <= a[i + 1];
    }
  }

  static void backwardsAliased(int[] a, int[] b) {
    if (a.length != b.length) {
      return;
    }
    int first = a.length > 0 ? a[0] : 0;
    for (int i = 0; i < a.length; i++) {
      b[i] = a[a.length - 1 - i];
    }
    assert a.length == 0 || b[a.length - 1] == first;
  }

  static void clearedAliased(int[] a, int[] b) {
    for (int i = 0; i < a.length; i++) {
      a[i] = 1;
    }
    for (int i = 0; i < b.length; i++) {
      b[i] = 0;
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] == 1;
    }
  }

  static void smeared(int[] a) {
    int[] before = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      before[i] = a[i];
    }
    for (int i = 0; i + 1 < a.length; i++) {
      a[i + 1] = a[i];
    }
    for (int i = 0; i + 1 < a.length; i++) {
      assert a[i + 1] == before[i];
    }
  }

  static void absolutes(int[] a) {
    for (int i = 0; i < a.length; i++) {
      a[i] = a[i] < 0 ? -a[i] : a[i];
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] >= 0;
    }
  }

  static void incremented(int[] a) {
    int[] b = new int[a.length];
    for (int i = 0; i < a.length; i++) {
      b[i] = a[i] + 1;
    }
    for (int i = 0; i < a.length; i++) {
      assert b[i] > a[i];
    }
  }

  static void prefixOverflows(int[] a) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] < 0) {
        return;
      }
    }
    if (a.length > 1000) {
      return;
    }
    int[] sums = new int[a.length + 1];
    for (int i = 0; i < a.length; i++) {
      sums[i + 1] = sums[i] + a[i];
    }
    for (int i = 0; i < a.length; i++) {
      assert sums[i] <= sums[i + 1];
    }
  }

  static void interrupted(int[] a) {
    int[] b = new int[a.length];
    try {
      for (int i = 0; i < a.length; i++) {
        b[i] = 1 + 10 / (a[i] * a[i]);
      }
    } catch (ArithmeticException zero) {
      b[0] = 1;
    }
    for (int i = 0; i < a.length; i++) {
      assert b[i] != 0;
    }
  }

  static void change(int n) {
    if (n == 3) {
      limit--;
    }
  }

  static void limitChanges(int[] a) {
    limit = a.length;
    for (int i = 0; i < limit; i++) {
      a[i] = 7;
      change(i);
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] == 7;
    }
  }

  static void touch(int[] a, int n) {
    if (n > 5 && n < a.length) {
      a[n - 1] = 8;
    }
  }

  static void writtenByCallee(int[] a) {
    for (int i = 0; i < a.length; i++) {
      a[i] = 7;
      touch(a, i);
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] == 7;
    }
  }

  static void writtenByCalleeAliased(int[] a, int[] b) {
    for (int i = 0; i < a.length; i++) {
      a[i] = 7;
      touch(b, i);
    }
    for (int i = 0; i < a.length; i++) {
      assert a[i] == 7;
    }
  }

  static void lastAfterSwap(int[] a) {
    int end = 0;
    for (int i = 0; i < a.length; i++) {
      if (a[i] < 0) {
        int kept = a[i];
        a[i] = a[end];
        a[end] = kept;
        end++;
      }
    }
    for (int i = 0; i <= end && i < a.length; i++) {
      assert a[i] < 0;
    }
  }

  static void andBelow(int a, int b) {
    assert (a & b) <= a;
  }

  static void orBelowSum(int a, int b) {
    if (a >= 0 && b >= 0) {
      assert (a | b) <= a + b;
    }
  }

  static void xorNotNegative(int a, int b) {
    if (a >= 0) {
      assert (a ^ b) >= 0;
    }
  }

  static void shiftPositive(int n) {
    if (n >= 0 && n < 32) {
      assert 1 << n > 0;
    }
  }

  static void shiftBeyond(int n) {
    if (n > 0 && n < 31 || n == 32) {
      assert 1 << n > 1;
    }
  }

  static void unsignedShift(int n) {
    assert -1 >>> n >= 0;
  }

  static void longShift(int n) {
    if (n >= 0 && n < 32) {
      assert 1L << n == 1 << n;
    }
  }

  static void sumOverflows(int n) {
    if (n < 0 || n > 100000) {
      return;
    }
    int sum = 0;
    for (int i = 0; i <= n; i++) {
      sum += i;
    }
    assert sum == n * (n + 1) / 2;
  }
}
