import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** For predicates and properties; their tests name its lines. */
class Shelf {
    final List<Integer> books = new ArrayList<>();
    int count;


    int total() {
        Iterator<Integer> walk = books.iterator();
        int sum = 0;
        while (walk.hasNext()) {
            sum += walk.next();
        }
        return sum;
    }

    int find(int wanted) {
        for (int i = 0; i < books.size(); i++) {
            if (books.get(i) == wanted) {
                return i;
            }
        }
        return -1;
    }
}
