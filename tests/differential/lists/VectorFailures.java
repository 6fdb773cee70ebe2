// Index failures of Vector.
import java.util.List;
import java.util.Vector;

public class VectorFailures {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("array index: " + e.getMessage());
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index");
        }
    }

    public static void main(String[] args) {
        Vector<Integer> v = new Vector<>(List.of(1, 2));
        attempt(() -> v.get(2));
        attempt(() -> v.elementAt(5));
        attempt(() -> v.set(2, 0));
        attempt(() -> v.remove(2));
        attempt(() -> v.add(3, 0));
        attempt(() -> v.removeElementAt(2));
        attempt(() -> v.insertElementAt(0, 2));
        System.out.println(v);
    }
}
