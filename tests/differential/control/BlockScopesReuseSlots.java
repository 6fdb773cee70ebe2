// Variables of different types share a slot in disjoint scopes.
public class BlockScopesReuseSlots {
    public static void main(String[] args) {
        int total = 0;
        {
            int x = 5;
            total += x;
        }
        {
            long x = 1L << 33;
            total += (int) (x >> 30);
        }
        {
            String x = "four";
            total += x.length();
        }
        {
            double x = 2.9;
            total += x;
        }
        for (int x = 0; x < 3; x++) {
            float y = x * 1.5f;
            total += y;
        }
        for (Object x : new Object[] {"a", 1}) {
            total += x.hashCode();
        }
        System.out.println(total);
    }
}
