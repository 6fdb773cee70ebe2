// Uncaught: Iterator.remove without next.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class UncaughtIllegalStateFromIterator {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        m.put("k", 1);
        Iterator<String> it = m.keySet().iterator();
        it.next();
        it.remove();
        System.out.println(m);
        it.remove();
    }
}
