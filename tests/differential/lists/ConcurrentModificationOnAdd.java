// Adding while iterating fails at the next step of the iterator.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.LinkedList;
import java.util.List;

public class ConcurrentModificationOnAdd {
    static void run(List<Integer> l) {
        int seen = 0;
        try {
            for (int n : l) {
                seen++;
                if (n == 2) {
                    l.add(9);
                }
            }
            System.out.println("finished " + seen);
        } catch (ConcurrentModificationException e) {
            System.out.println("failed after " + seen + " " + l + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        run(new ArrayList<>(List.of(1, 2, 3)));
        run(new ArrayList<>(List.of(1, 2)));
        run(new LinkedList<>(List.of(1, 2, 3)));
        run(new LinkedList<>(List.of(1, 2)));
    }
}
