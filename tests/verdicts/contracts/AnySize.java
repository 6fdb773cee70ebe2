// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Arrays of any length and loops with invariants: proofs without a bound, and what must not be proved although it holds in every small case.
// expect contract=proved of AnySize: swap max maxIndex sum count search copyInto fill firstOf squares countdown allEqual nested doLoop endless continues indexOf total lastPositive shiftLeft bytes
// expect contract=bounded of AnySize: wrongFarAway wrongInvariantFarAway noInvariant weakInvariant stopsFarAway overwritesFarAway
// expect contract=refuted of AnySize: maxWrong reverseWrong copyAliased decreasesWrong
// expect contract=proved of AnySize$Meter: record reset most
// expect contract=bounded of AnySize$Meter: recordFarAway
public class AnySize {
  //@ requires 0 <= i && i < a.length && 0 <= j && j < a.length;
  //@ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
  //@ ensures (\forall int k; 0 <= k && k < a.length && k != i && k != j; a[k] == \old(a[k]));
  //@ assignable a[i], a[j];
  static void swap(int[] a, int i, int j) {
    int kept = a[i];
    a[i] = a[j];
    a[j] = kept;
  }

  //@ requires a.length > 0;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result);
  //@ ensures (\exists int k; 0 <= k && k < a.length; a[k] == \result);
  static int max(int[] a) {
    int m = a[0];
    //@ loop_invariant 1 <= i && i <= a.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] <= m);
    //@ loop_invariant (\exists int k; 0 <= k && k < i; a[k] == m);
    //@ decreases a.length - i;
    for (int i = 1; i < a.length; i++) if (a[i] > m) m = a[i];
    return m;
  }

  //@ requires a.length > 0;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= \result);
  static int maxWrong(int[] a) {
    int m = a[0];
    //@ loop_invariant 1 <= i && i <= a.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] <= m);
    for (int i = 1; i < a.length; i++) if (a[i] > a[0]) m = a[i];
    return m;
  }

  //@ requires a.length > 0;
  //@ ensures 0 <= \result && \result < a.length;
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] <= a[\result]);
  //@ assignable \nothing;
  static int maxIndex(int[] a) {
    int best = 0;
    //@ loop_invariant 0 <= best && best < i && i <= a.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] <= a[best]);
    for (int i = 1; i < a.length; i++) {
      if (a[i] <= a[best]) continue;
      best = i;
    }
    return best;
  }

  //@ ensures \result == (\sum int k; 0 <= k && k < a.length; a[k]);
  //@ assignable \nothing;
  static int sum(int[] a) {
    int s = 0;
    //@ maintaining 0 <= i && i <= a.length;
    //@ maintaining s == (\sum int k; 0 <= k && k < i; a[k]);
    //@ decreasing a.length - i;
    for (int i = 0; i < a.length; i++) s += a[i];
    return s;
  }

  //@ ensures \result == (\num_of int k; 0 <= k && k < a.length; a[k] == x);
  static int count(int[] a, int x) {
    int n = 0;
    //@ maintaining 0 <= i && i <= a.length && 0 <= n && n <= i;
    //@ maintaining n == (\num_of int k; 0 <= k && k < i; a[k] == x);
    for (int i = 0; i < a.length; i++) if (a[i] == x) n++;
    return n;
  }

  //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != x);
  //@ ensures \result != -1 ==> 0 <= \result && \result < a.length && a[\result] == x;
  static int search(int[] a, int x) {
    int low = 0;
    int high = a.length - 1;
    //@ loop_invariant 0 <= low && low <= high + 1 && high < a.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < low; a[k] < x);
    //@ loop_invariant (\forall int k; high < k && k < a.length; a[k] > x);
    //@ decreases high - low + 1;
    while (low <= high) {
      int middle = low + (high - low) / 2;
      if (a[middle] == x) return middle;
      if (a[middle] < x) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[a.length - 1 - k]));
  //@ assignable a[*];
  static void reverse(int[] a) {
    int i = 0;
    //@ loop_invariant 0 <= i && i <= a.length / 2;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == \old(a[a.length - 1 - k]) && a[a.length - 1 - k] == \old(a[k]));
    //@ loop_invariant (\forall int k; i <= k && k < a.length - i; a[k] == \old(a[k]));
    //@ decreases a.length / 2 - i;
    while (i < a.length / 2) {
      int kept = a[i];
      a[i] = a[a.length - 1 - i];
      a[a.length - 1 - i] = kept;
      i++;
    }
  }

  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == \old(a[a.length - 1 - k]));
  //@ assignable a[*];
  static void reverseWrong(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    for (int i = 0; i < a.length; i++) {
      int kept = a[i];
      a[i] = a[a.length - 1 - i];
      a[a.length - 1 - i] = kept;
    }
  }

  //@ requires to.length >= from.length && from != to;
  //@ ensures (\forall int k; 0 <= k && k < from.length; to[k] == from[k]);
  //@ ensures (\forall int k; from.length <= k && k < to.length; to[k] == \old(to[k]));
  //@ assignable to[*];
  static void copyInto(int[] from, int[] to) {
    //@ loop_invariant 0 <= i && i <= from.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; to[k] == from[k]);
    //@ loop_invariant (\forall int k; i <= k && k < to.length; to[k] == \old(to[k]));
    for (int i = 0; i < from.length; i++) to[i] = from[i];
  }

  // The arrays may be one.
  //@ requires to.length >= from.length;
  //@ ensures (\forall int k; 0 <= k && k < from.length; to[k] == from[k] + 1);
  static void copyAliased(int[] from, int[] to) {
    //@ loop_invariant 0 <= i && i <= from.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; to[k] == from[k] + 1);
    for (int i = 0; i < from.length; i++) to[i] = from[i] + 1;
  }

  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == x);
  //@ assignable a[*];
  static void fill(int[] a, int x) {
    int i = 0;
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == x);
    //@ decreases a.length - i;
    while (i < a.length) {
      a[i] = x;
      i++;
    }
  }

  //@ requires a.length > 0;
  //@ ensures \result == a[0];
  //@ assignable \nothing;
  static int firstOf(int[] a) {
    return a[0];
  }

  //@ requires 0 <= n && n < 10000;
  //@ ensures \result.length == n && (\forall int k; 0 <= k && k < n; \result[k] >= 0);
  static int[] squares(int n) {
    int[] made = new int[n];
    //@ loop_invariant 0 <= i && i <= n && made.length == n;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; made[k] >= 0);
    for (int i = 0; i < n; i++) made[i] = i > 100 ? i : 2 * i;
    return made;
  }

  //@ requires n >= 0;
  //@ ensures \result == 0;
  static int countdown(int n) {
    //@ loop_invariant n >= 0;
    //@ decreases n;
    while (n > 0) n--;
    return n;
  }

  //@ ensures \result <==> (\forall int k; 0 <= k && k < a.length; a[k] == x);
  static boolean allEqual(int[] a, int x) {
    boolean all = true;
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant all <==> (\forall int k; 0 <= k && k < i; a[k] == x);
    for (int i = 0; i < a.length; i++) all &= a[i] == x;
    return all;
  }

  // A loop in a loop, each with its invariant.
  //@ ensures (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
  //@ assignable a[*];
  static void nested(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int k, m; 0 <= k && k < i && k < m && m < a.length; a[k] <= a[m]);
    for (int i = 0; i < a.length; i++) {
      int least = i;
      //@ loop_invariant i < j && j <= a.length && i <= least && least < a.length;
      //@ loop_invariant (\forall int k; i <= k && k < j; a[least] <= a[k]);
      for (int j = i + 1; j < a.length; j++) if (a[j] < a[least]) least = j;
      int kept = a[i];
      a[i] = a[least];
      a[least] = kept;
    }
  }

  //@ requires n > 0;
  //@ ensures \result == n;
  static int doLoop(int n) {
    int i = 0;
    //@ loop_invariant 0 <= i && i < n;
    do {
      i++;
    } while (i < n);
    return i;
  }

  //@ requires n >= 0;
  //@ ensures \result == n;
  static int endless(int n) {
    int i = 0;
    //@ loop_invariant 0 <= i && i <= n;
    while (true) {
      if (i == n) break;
      i++;
    }
    return i;
  }

  //@ ensures \result >= 0;
  static int continues(int[] a) {
    int n = 0;
    //@ loop_invariant 0 <= n && n <= i && i <= a.length;
    for (int i = 0; i < a.length; i++) {
      if (a[i] < 0) continue;
      n++;
    }
    return n;
  }

  //@ ensures \result == -1 || 0 <= \result && \result < a.length && a[\result] == x;
  //@ ensures \result == -1 ==> (\forall int k; 0 <= k && k < a.length; a[k] != x);
  static int indexOf(int[] a, int x) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] != x);
    for (int i = 0; i < a.length; i++) if (a[i] == x) return i;
    return -1;
  }

  // The loop is in a method that is called.
  //@ requires a.length < 1000;
  //@ ensures \result == -1 || a[\result] == 7;
  static int total(int[] a) {
    return indexOf(a, 7);
  }

  //@ ensures \result == -1 || a[\result] > 0;
  static int lastPositive(int[] a) {
    int i = a.length - 1;
    //@ loop_invariant -1 <= i && i < a.length;
    //@ decreases i + 1;
    while (i >= 0 && a[i] <= 0) i--;
    return i;
  }

  //@ requires a.length > 0;
  //@ ensures (\forall int k; 0 <= k && k < a.length - 1; a[k] == \old(a[k + 1]));
  //@ assignable a[*];
  static void shiftLeft(int[] a) {
    System.arraycopy(a, 1, a, 0, a.length - 1);
  }

  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == (byte) (\old(a[k]) + 1));
  //@ assignable a[*];
  static void bytes(byte[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == (byte) (\old(a[k]) + 1));
    //@ loop_invariant (\forall int k; i <= k && k < a.length; a[k] == \old(a[k]));
    for (int i = 0; i < a.length; i++) a[i]++;
  }

  // Wrong, but only for long arrays.
  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == x);
  static void wrongFarAway(int[] a, int x) {
    //@ loop_invariant 0 <= i && i <= a.length;
    //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] == x);
    for (int i = 0; i < a.length; i++) a[i] = i == 5000 ? x + 1 : x;
  }

  //@ ensures true;
  static int wrongInvariantFarAway(int n) {
    int i = 0;
    //@ loop_invariant i < 5000;
    while (i < n) i++;
    return i;
  }

  //@ ensures \result >= 0;
  static int noInvariant(int[] a) {
    int n = 0;
    for (int i = 0; i < a.length; i++) if (a[i] > 0 && n < 10) n++;
    return n;
  }

  //@ ensures (\forall int k; 0 <= k && k < a.length; a[k] == x);
  static void weakInvariant(int[] a, int x) {
    //@ loop_invariant 0 <= i;
    for (int i = 0; i < a.length; i++) a[i] = x;
  }

  // Leaves the loop early, far away.
  //@ ensures \result == a.length;
  static int stopsFarAway(int[] a) {
    int i = 0;
    //@ loop_invariant 0 <= i && i <= a.length;
    while (i < a.length) {
      if (i == 3000) break;
      i++;
    }
    return i;
  }

  //@ requires a.length < 100000;
  //@ ensures true;
  //@ assignable a[0 .. 999];
  static void overwritesFarAway(int[] a) {
    //@ loop_invariant 0 <= i && i <= a.length;
    for (int i = 0; i < a.length; i++) a[i] = 1;
  }

  //@ requires n >= 0;
  //@ ensures true;
  static void decreasesWrong(int n) {
    //@ loop_invariant n >= 0;
    //@ decreases 5;
    while (n > 0) n--;
  }

  // Fields that loops change.
  static final class Meter {
    int[] values;
    int used;
    long most;

    //@ invariant values != null && 0 <= used && used <= values.length;

    //@ requires used < values.length;
    //@ ensures used == \old(used) + 1 && values[used - 1] == value;
    //@ ensures (\forall int k; 0 <= k && k < \old(used); values[k] == \old(values[k]));
    //@ assignable used, values[used];
    void record(int value) {
      values[used] = value;
      used++;
    }

    //@ ensures used == 0 && (\forall int k; 0 <= k && k < values.length; values[k] == 0);
    //@ assignable used, values[*];
    void reset() {
      used = 0;
      //@ loop_invariant 0 <= i && i <= values.length && used == 0;
      //@ loop_invariant (\forall int k; 0 <= k && k < i; values[k] == 0);
      for (int i = 0; i < values.length; i++) values[i] = 0;
    }

    //@ ensures (\forall int k; 0 <= k && k < used; values[k] <= most);
    //@ assignable most;
    void most() {
      most = Integer.MIN_VALUE;
      //@ loop_invariant 0 <= i && i <= used;
      //@ loop_invariant (\forall int k; 0 <= k && k < i; values[k] <= most);
      for (int i = 0; i < used; i++) if (values[i] > most) most = values[i];
    }

    //@ requires used < values.length;
    //@ ensures used == \old(used) + 1;
    void recordFarAway(int value) {
      if (used == 4000) return;
      values[used] = value;
      used++;
    }
  }
}
