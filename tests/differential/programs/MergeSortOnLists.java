// Merge sort that builds new lists.
import java.util.ArrayList;
import java.util.List;

public class MergeSortOnLists {
    static <T extends Comparable<T>> List<T> sort(List<T> l) {
        if (l.size() < 2) {
            return l;
        }
        int middle = l.size() / 2;
        return merge(sort(l.subList(0, middle)), sort(l.subList(middle, l.size())));
    }

    static <T extends Comparable<T>> List<T> merge(List<T> a, List<T> b) {
        List<T> result = new ArrayList<>(a.size() + b.size());
        int i = 0;
        int j = 0;
        while (i < a.size() || j < b.size()) {
            if (j == b.size() || i < a.size() && a.get(i).compareTo(b.get(j)) <= 0) {
                result.add(a.get(i++));
            } else {
                result.add(b.get(j++));
            }
        }
        return result;
    }

    public static void main(String[] args) {
        System.out.println(sort(List.of(5, 2, 9, 1, 5, 6, -3)));
        System.out.println(sort(List.of("delta", "alpha", "charlie", "bravo")));
        System.out.println(sort(new ArrayList<Integer>()));
    }
}
