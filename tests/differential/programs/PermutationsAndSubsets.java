// Permutations by swapping and subsets by bit masks.
import java.util.ArrayList;
import java.util.List;

public class PermutationsAndSubsets {
    static void permute(char[] a, int k, List<String> out) {
        if (k == a.length) {
            out.add(new String(a));
            return;
        }
        for (int i = k; i < a.length; i++) {
            swap(a, i, k);
            permute(a, k + 1, out);
            swap(a, i, k);
        }
    }

    static void swap(char[] a, int i, int j) {
        char t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static <T> List<List<T>> subsets(List<T> items) {
        List<List<T>> all = new ArrayList<>();
        for (int mask = 0; mask < 1 << items.size(); mask++) {
            List<T> s = new ArrayList<>();
            for (int i = 0; i < items.size(); i++) {
                if ((mask >> i & 1) == 1) {
                    s.add(items.get(i));
                }
            }
            all.add(s);
        }
        return all;
    }

    public static void main(String[] args) {
        List<String> out = new ArrayList<>();
        permute("abcd".toCharArray(), 0, out);
        System.out.println(out.size() + " " + out);
        System.out.println(subsets(List.of("x", "y", "z")));
    }
}
