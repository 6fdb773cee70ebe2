// Hashtable refuses nulls; IdentityHashMap compares by identity.
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Map;

public class HashtableAndIdentity {
    public static void main(String[] args) {
        Hashtable<String, Integer> h = new Hashtable<>();
        h.put("a", 1);
        h.put("b", 2);
        System.out.println(h.get("a") + " " + h.size() + " " + h.containsKey("c") + " " + h.contains(2) + " " + h.remove("a") + " " + h);
        try {
            h.put("n", null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
        try {
            h.get(null);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        Map<String, Integer> i = new IdentityHashMap<>();
        String one = new String("k");
        String two = new String("k");
        i.put(one, 1);
        i.put(two, 2);
        System.out.println(i.size() + " " + i.get(one) + " " + i.get(two) + " " + i.get("k"));
    }
}
