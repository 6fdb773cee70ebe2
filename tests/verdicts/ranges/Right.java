// expect methods [options: --engine abstract --without unrolling --property assert]
// expect assert=proved of Right: smallestPlace allFine negativeFirst selected searched
// expect assert=proved of Right: andWithin orWithin xorOfSame shifted unsignedShift sumByFormula
// The right relatives of Wrong.java.
public class Right {
  static void smallestPlace(int[] a) {
    if (a.length == 0) {
      return;
    }
    int smallest = 0;
    for (int i = 1; i < a.length; i++) {
      if (a[i] < a[smallest]) {
        smallest = i;
      }
    }
    for (int i = 0; i < a.length; i++) {
      assert a[smallest] <= a[i];
    }
  }

  static void allFine(int[] a) {
    boolean fine = true;
    for (int i = 0; i < a.length; i++) {
      fine = fine && a[i] >= 0;
    }
    if (fine) {
      for (int i = 0; i < a.length; i++) {
        assert a[i] >= 0;
      }
    }
  }

  static void negativeFirst(int[] a) {
    int end = 0;
    for (int i = 0; i < a.length; i++) {
      if (a[i] < 0) {
        int kept = a[i];
        a[i] = a[end];
        a[end] = kept;
        end++;
      }
    }
    for (int i = end; i < a.length; i++) {
      assert a[i] >= 0;
    }
  }

  static void selected(int[] a) {
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
      assert a[i] <= a[i + 1];
    }
  }

  static void searched(int[] a, int key) {
    int place = -1;
    for (int i = 0; i < a.length && place < 0; i++) {
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

  static void andWithin(int a, int b) {
    if (b >= 0) {
      assert (a & b) >= 0 && (a & b) <= b;
    }
  }

  static void orWithin(int a, int b) {
    if (a >= 0 && b >= 0) {
      assert (a | b) >= a;
    }
  }

  static void xorOfSame(int a, int b) {
    assert a != b || (a ^ b) == 0;
    assert a == b || (a ^ b) != 0;
  }

  static void shifted(int n) {
    if (n >= 0 && n < 31) {
      assert 1 << n > 0;
    }
  }

  static void unsignedShift(int n) {
    if (n > 0 && n < 32) {
      assert -1 >>> n >= 0;
    }
  }

  static void sumByFormula(int n) {
    if (n < 0 || n > 40000) {
      return;
    }
    int sum = 0;
    for (int i = 0; i <= n; i++) {
      sum += i;
    }
    assert sum == n * (n + 1) / 2;
  }
}
