// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.Arrays;
import jury.Jury;

/** Sorting and binary search from the library. */
public class SearchInArraysShared {
  public static void main(String[] args) {
    int[] numbers = {Jury.chooseInt(0, 30), 11, Jury.chooseInt(0, 30), 4};
    int kept = numbers[2];
    int[] copy = numbers;
    Arrays.sort(copy);
    for (int i = 1; i < copy.length; i++) assert copy[i - 1] <= copy[i];
    int place = Arrays.binarySearch(copy, kept);
    assert place >= 0 && copy[place] == kept;
    assert numbers[1] == 11;
    int[] longer = Arrays.copyOf(copy, 6);
    assert longer[5] == 0 && longer[3] == copy[3];
  }
}
