// expect methods [options: --engine bounded --property contracts --objects 2 --loops 4]
// Searching, rearranging and comparing int arrays: each method and a twin with one mistake.
// expect contract=bounded of ArrayAlgorithms: indexOf binarySearch largest reverse insertionSort selectionSort partition merge rotateLeft countOf prefixSums fillRange sameContent
// expect contract=refuted of ArrayAlgorithms: indexOfWrong binarySearchWrong largestWrong reverseWrong insertionSortWrong selectionSortWrong partitionWrong mergeWrong rotateLeftWrong countOfWrong prefixSumsWrong fillRangeWrong sameContentWrong
public class ArrayAlgorithms {
  /*@ pure */ static boolean sorted(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) return false;
    }
    return true;
  }

  //@ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != x);
  //@ ensures \result != -1 ==> 0 <= \result && \result < a.length && a[\result] == x;
  //@ assignable \nothing;
  public static int indexOf(int[] a, int x) {
    for (int i = 0; i < a.length; i++) {
      if (a[i] == x) return i;
    }
    return -1;
  }

  //@ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != x);
  //@ ensures \result != -1 ==> 0 <= \result && \result < a.length && a[\result] == x;
  //@ assignable \nothing;
  public static int indexOfWrong(int[] a, int x) {
    for (int i = 1; i < a.length; i++) {
      if (a[i] == x) return i;
    }
    return -1;
  }

  //@ requires (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
  //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == x) <==> \result >= 0;
  //@ ensures \result >= 0 ==> a[\result] == x;
  public static int binarySearch(int[] a, int x) {
    int low = 0;
    int high = a.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (a[middle] == x) return middle;
      if (a[middle] < x) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  //@ requires (\forall int i; 1 <= i && i < a.length; a[i - 1] <= a[i]);
  //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == x) <==> \result >= 0;
  //@ ensures \result >= 0 ==> a[\result] == x;
  public static int binarySearchWrong(int[] a, int x) {
    int low = 0;
    int high = a.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (a[middle] == x) return middle;
      if (a[middle] < x) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  //@ requires a.length > 0;
  //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);
  public static int largest(int[] a) {
    int best = a[0];
    for (int i = 1; i < a.length; i++) {
      if (a[i] > best) best = a[i];
    }
    return best;
  }

  //@ requires a.length > 0;
  //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);
  public static int largestWrong(int[] a) {
    int best = 0;
    for (int i = 0; i < a.length; i++) {
      if (a[i] > best) best = a[i];
    }
    return best;
  }

  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
  //@ assignable a[*];
  public static void reverse(int[] a) {
    for (int i = 0, j = a.length - 1; i < j; i++, j--) {
      int kept = a[i];
      a[i] = a[j];
      a[j] = kept;
    }
  }

  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
  //@ assignable a[*];
  public static void reverseWrong(int[] a) {
    for (int i = 0, j = a.length - 1; i <= a.length - 1; i++, j--) {
      int kept = a[i];
      a[i] = a[j];
      a[j] = kept;
    }
  }

  //@ ensures sorted(a);
  //@ ensures (\forall int i; 0 <= i && i < a.length; (\num_of int j; 0 <= j && j < a.length; a[j] == a[i]) == (\num_of int j; 0 <= j && j < a.length; \old(a[j]) == a[i]));
  //@ assignable a[*];
  public static void insertionSort(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int moved = a[i];
      int j = i;
      while (j > 0 && a[j - 1] > moved) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = moved;
    }
  }

  //@ ensures sorted(a);
  //@ ensures (\forall int i; 0 <= i && i < a.length; (\num_of int j; 0 <= j && j < a.length; a[j] == a[i]) == (\num_of int j; 0 <= j && j < a.length; \old(a[j]) == a[i]));
  //@ assignable a[*];
  public static void insertionSortWrong(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int moved = a[i];
      int j = i;
      while (j > 1 && a[j - 1] > moved) {
        a[j] = a[j - 1];
        j--;
      }
      a[j] = moved;
    }
  }

  //@ ensures sorted(a);
  //@ ensures (\forall int i; 0 <= i && i < a.length; (\exists int j; 0 <= j && j < a.length; \old(a[j]) == a[i]));
  public static void selectionSort(int[] a) {
    for (int i = 0; i < a.length; i++) {
      int least = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[least]) least = j;
      }
      int kept = a[i];
      a[i] = a[least];
      a[least] = kept;
    }
  }

  //@ ensures sorted(a);
  //@ ensures (\forall int i; 0 <= i && i < a.length; (\exists int j; 0 <= j && j < a.length; \old(a[j]) == a[i]));
  public static void selectionSortWrong(int[] a) {
    for (int i = 0; i < a.length; i++) {
      int least = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[i]) least = j;
      }
      int kept = a[i];
      a[i] = a[least];
      a[least] = kept;
    }
  }

  //@ requires a.length > 0;
  //@ ensures 0 <= \result && \result < a.length;
  //@ ensures (\forall int i; 0 <= i && i < \result; a[i] < a[\result]);
  //@ ensures (\forall int i; \result <= i && i < a.length; a[i] >= a[\result]);
  public static int partition(int[] a) {
    int last = a.length - 1;
    int pivot = a[last];
    int place = 0;
    for (int i = 0; i < last; i++) {
      if (a[i] < pivot) {
        int kept = a[i];
        a[i] = a[place];
        a[place] = kept;
        place++;
      }
    }
    a[last] = a[place];
    a[place] = pivot;
    return place;
  }

  //@ requires a.length > 0;
  //@ ensures 0 <= \result && \result < a.length;
  //@ ensures (\forall int i; 0 <= i && i < \result; a[i] < a[\result]);
  //@ ensures (\forall int i; \result <= i && i < a.length; a[i] >= a[\result]);
  public static int partitionWrong(int[] a) {
    int last = a.length - 1;
    int pivot = a[last];
    int place = 0;
    for (int i = 0; i < last; i++) {
      if (a[i] <= pivot) {
        int kept = a[i];
        a[i] = a[place];
        a[place] = kept;
        place++;
      }
    }
    a[last] = a[place];
    a[place] = pivot;
    return place;
  }

  //@ requires a.length <= 2 && b.length <= 2 && sorted(a) && sorted(b);
  //@ ensures \fresh(\result) && \result.length == a.length + b.length && sorted(\result);
  //@ assignable \nothing;
  public static int[] merge(int[] a, int[] b) {
    int[] result = new int[a.length + b.length];
    int i = 0;
    int j = 0;
    for (int k = 0; k < result.length; k++) {
      if (j == b.length || (i < a.length && a[i] <= b[j])) {
        result[k] = a[i++];
      } else {
        result[k] = b[j++];
      }
    }
    return result;
  }

  //@ requires a.length <= 2 && b.length <= 2 && sorted(a) && sorted(b);
  //@ ensures \fresh(\result) && \result.length == a.length + b.length && sorted(\result);
  //@ assignable \nothing;
  public static int[] mergeWrong(int[] a, int[] b) {
    if (a.length == 0) return b;
    int[] result = new int[a.length + b.length];
    int i = 0;
    int j = 0;
    for (int k = 0; k < result.length; k++) {
      if (j == b.length || (i < a.length && a[i] <= b[j])) {
        result[k] = a[i++];
      } else {
        result[k] = b[j++];
      }
    }
    return result;
  }

  //@ requires a.length > 0;
  //@ ensures a[a.length - 1] == \old(a[0]);
  //@ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] == \old(a[i + 1]));
  public static void rotateLeft(int[] a) {
    int first = a[0];
    for (int i = 0; i + 1 < a.length; i++) a[i] = a[i + 1];
    a[a.length - 1] = first;
  }

  //@ requires a.length > 0;
  //@ ensures a[a.length - 1] == \old(a[0]);
  //@ ensures (\forall int i; 0 <= i && i < a.length - 1; a[i] == \old(a[i + 1]));
  public static void rotateLeftWrong(int[] a) {
    for (int i = 0; i + 1 < a.length; i++) a[i] = a[i + 1];
    a[a.length - 1] = a[0];
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == x);
  public static int countOf(int[] a, int x) {
    int count = 0;
    for (int value : a) {
      if (value == x) count++;
    }
    return count;
  }

  //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == x);
  public static int countOfWrong(int[] a, int x) {
    int count = 0;
    for (int value : a) {
      if (value == x) count++;
      else if (count > 0) break;
    }
    return count;
  }

  //@ ensures \result.length == a.length + 1 && \result[0] == 0;
  //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i + 1] == \result[i] + a[i]);
  public static int[] prefixSums(int[] a) {
    int[] sums = new int[a.length + 1];
    for (int i = 0; i < a.length; i++) sums[i + 1] = sums[i] + a[i];
    return sums;
  }

  //@ ensures \result.length == a.length + 1 && \result[0] == 0;
  //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i + 1] == \result[i] + a[i]);
  public static int[] prefixSumsWrong(int[] a) {
    int[] sums = new int[a.length + 1];
    for (int i = 0; i + 1 < a.length; i++) sums[i + 1] = sums[i] + a[i];
    return sums;
  }

  //@ requires 0 <= from && from <= to && to <= a.length;
  //@ ensures (\forall int i; from <= i && i < to; a[i] == x);
  //@ assignable a[from .. to - 1];
  public static void fillRange(int[] a, int from, int to, int x) {
    for (int i = from; i < to; i++) a[i] = x;
  }

  //@ requires 0 <= from && from <= to && to <= a.length;
  //@ ensures (\forall int i; from <= i && i < to; a[i] == x);
  //@ assignable a[from .. to - 1];
  public static void fillRangeWrong(int[] a, int from, int to, int x) {
    for (int i = from; i <= to && i < a.length; i++) a[i] = x;
  }

  //@ ensures \result <==> a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]);
  public static boolean sameContent(int[] a, int[] b) {
    if (a == b) return true;
    if (a.length != b.length) return false;
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) return false;
    }
    return true;
  }

  //@ ensures \result <==> a.length == b.length && (\forall int i; 0 <= i && i < a.length; a[i] == b[i]);
  public static boolean sameContentWrong(int[] a, int[] b) {
    if (a == b) return true;
    for (int i = 0; i < a.length; i++) {
      if (i < b.length && a[i] != b[i]) return false;
    }
    return a.length <= b.length;
  }
}
