// Many keys in one bucket of a large table: HashMap keeps them as a tree, which shows in the order of traversal.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;

public class TreeifiedBuckets {
    private static long state = 12345;

    private static int random(int bound) {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) ((state >>> 33) % bound);
    }

    // All have the same hash code.
    private static String colliding(int number) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < 6; bit++) text.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        return text.toString();
    }

    private static Object key(int kind, int number) {
        switch (kind) {
            case 0:
                return number * 1024;
            case 1:
                return colliding(number);
            case 2:
                return (long) number << 32 | number ^ 5;
            default:
                return number % 2 == 0 ? number * 64 : number;
        }
    }

    private static void randomChanges(int kind) {
        HashMap<Object, Integer> map = new HashMap<>();
        for (int step = 0; step < 400; step++) {
            Object key = key(kind, random(60));
            int operation = random(10);
            if (operation < 5) map.put(key, step);
            else if (operation < 7) map.remove(key);
            else if (operation == 7) map.merge(key, 1, Integer::sum);
            else map.putIfAbsent(key, step);
            if (step % 100 == 50) System.out.println(map);
        }
        System.out.println(map.keySet());
    }

    private static void removeWhileIterating(int remainder) {
        HashSet<Integer> set = new HashSet<>(200);
        for (int i = 0; i < 24; i++) set.add(i * 7 % 24 * 16384);
        int visited = 0;
        for (Iterator<Integer> iterator = set.iterator(); iterator.hasNext(); ) {
            iterator.next();
            if (visited++ % 3 == remainder) iterator.remove();
        }
        System.out.println(set);
        set.add(99 * 16384);
        System.out.println(set);
    }

    public static void main(String[] args) {
        for (int round = 0; round < 12; round++) randomChanges(round % 4);
        for (int remainder = 0; remainder < 3; remainder++) removeWhileIterating(remainder);
    }
}
