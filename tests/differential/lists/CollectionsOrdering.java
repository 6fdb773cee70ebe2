// sort, reverse, swap, rotate, shuffle with a seed, binarySearch.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

public class CollectionsOrdering {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(Arrays.asList(4, 8, 1, 9, 3, 7));
        Collections.reverse(l);
        System.out.println(l);
        Collections.swap(l, 0, 5);
        System.out.println(l);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l, -8);
        System.out.println(l);
        Collections.shuffle(l, new Random(1));
        System.out.println(l);
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 7) + " " + Collections.binarySearch(l, 5) + " "
                + Collections.binarySearch(l, 100) + " " + Collections.binarySearch(l, -1));
        Collections.sort(l, Collections.reverseOrder());
        System.out.println(l + " " + Collections.binarySearch(l, 8, Collections.reverseOrder()));
        try {
            Collections.swap(l, 0, 6);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
