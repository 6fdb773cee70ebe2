// Uncaught: get beyond the size of a list.
import java.util.ArrayList;
import java.util.List;

public class UncaughtListIndex {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            l.add(i * i);
        }
        for (int i = 0; i <= l.size(); i++) {
            System.out.println(l.get(i));
        }
    }
}
