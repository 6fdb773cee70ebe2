// property: assert
// Two arrays that are in order are merged into one that is.
import jury.Jury;

public class MergedInOrder {
  static int[] ascending() {
    int length = Jury.chooseInt(0, 100000);
    int[] result = new int[length];
    int last = 0;
    for (int i = 0; i < length; i++) {
      int next = Jury.chooseInt(0, 1000000);
      Jury.assume(next >= last);
      result[i] = next;
      last = next;
    }
    return result;
  }

  public static void main(String[] args) {
    int[] left = ascending();
    int[] right = ascending();
    int[] merged = new int[left.length + right.length];
    int i = 0;
    int j = 0;
    for (int k = 0; k < merged.length; k++) {
      if (j >= right.length || i < left.length && left[i] <= right[j]) { // wrong: if (j >= right.length || i < left.length && left[i] <= right[j] + 1) {
        merged[k] = left[i++];
      } else {
        merged[k] = right[j++];
      }
    }
    for (int k = 0; k + 1 < merged.length; k++) {
      assert merged[k] <= merged[k + 1];
    }
  }
}
