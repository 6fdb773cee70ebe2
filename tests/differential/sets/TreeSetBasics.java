// Sorted iteration, first, last, pollFirst, pollLast, and duplicates by compareTo.
import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.TreeSet;

public class TreeSetBasics {
    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>(Arrays.asList(5, 1, 9, 3, 1));
        System.out.println(s + " " + s.first() + " " + s.last() + " " + s.size() + " " + s.contains(3) + " " + s.add(3) + " " + s.add(4));
        System.out.println(s.pollFirst() + " " + s.pollLast() + " " + s + " " + s.remove(4) + " " + s.remove(77));
        s.clear();
        System.out.println(s.pollFirst() + " " + s.isEmpty());
        try {
            s.first();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        TreeSet<String> byLength = new TreeSet<>((a, b) -> a.length() - b.length());
        byLength.addAll(Arrays.asList("xxx", "a", "bb", "cc", "dddd"));
        System.out.println(byLength + " " + byLength.contains("zz") + " " + byLength.remove("q") + " " + byLength);
        System.out.println((byLength.comparator() != null) + " " + s.comparator());
    }
}
