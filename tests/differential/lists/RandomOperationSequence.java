// A long seeded sequence of operations on three lists that must stay equal.
import java.util.*;

public class RandomOperationSequence {
    public static void main(String[] args) {
        List<List<Integer>> lists = List.of(new ArrayList<>(), new LinkedList<>(), new Vector<>());
        Random r = new Random(77);
        long hash = 0;
        for (int i = 0; i < 400; i++) {
            int op = r.nextInt(9);
            int x = r.nextInt(20);
            int at = lists.get(0).isEmpty() ? 0 : r.nextInt(lists.get(0).size());
            for (List<Integer> l : lists) {
                int n = l.size();
                switch (op) {
                    case 0: case 1: case 2: l.add(at, x); break;
                    case 3: if (n > 0) { hash = hash * 31 + l.remove(at); } break;
                    case 4: hash = hash * 31 + (l.remove((Object) x) ? 1 : 0); break;
                    case 5: if (n > 0) { hash = hash * 31 + l.set(at, x); } break;
                    case 6: hash = hash * 31 + l.indexOf(x) * 7 + l.lastIndexOf(x); break;
                    case 7: if (n > 15) { l.subList(at, n).clear(); } break;
                    default: l.removeIf(y -> y == x); break;
                }
                hash = hash * 31 + l.hashCode();
            }
            if (!lists.get(0).equals(lists.get(1)) || !lists.get(1).equals(lists.get(2))) {
                throw new AssertionError("step " + i);
            }
        }
        System.out.println(lists.get(1) + " " + hash);
    }
}
