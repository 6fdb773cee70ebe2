// Removing the last-but-one element ends the loop silently: hasNext compares with the new size.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;

public class ConcurrentModificationLastButOne {
    static void run(List<Integer> l, int victim) {
        String seen = "";
        try {
            for (Integer n : l) {
                seen += n;
                if (n == victim) {
                    l.remove(n);
                }
            }
            System.out.println("finished " + seen + " " + l);
        } catch (ConcurrentModificationException e) {
            System.out.println("failed " + seen + " " + l);
        }
    }

    public static void main(String[] args) {
        for (int victim = 1; victim <= 4; victim++) {
            run(new ArrayList<>(List.of(1, 2, 3, 4)), victim);
            run(new LinkedList<>(List.of(1, 2, 3, 4)), victim);
            run(new Vector<>(List.of(1, 2, 3, 4)), victim);
        }
        run(new ArrayList<>(List.of(1)), 1);
    }
}
