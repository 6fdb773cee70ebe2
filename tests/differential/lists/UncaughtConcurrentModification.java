// Uncaught: the exception has no message.
import java.util.ArrayList;
import java.util.List;

public class UncaughtConcurrentModification {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("ann", "bob", "cid", "dan"));
        for (String n : names) {
            System.out.println(n);
            if (n.startsWith("b")) {
                names.remove(n);
            }
        }
    }
}
