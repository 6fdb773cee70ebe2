// The bounds check of each of the element types, for loads and for stores.
public class BoundsCheckEveryType {
    static byte[] bytes = new byte[1];
    static boolean[] booleans = new boolean[2];
    static char[] chars = new char[3];
    static short[] shorts = new short[4];
    static long[] longs = new long[5];
    static float[] floats = new float[6];
    static double[] doubles = new double[7];
    static String[] strings = new String[8];

    static void attempt(Runnable action) {
        try {
            action.run();
            System.out.println("no exception");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt(() -> bytes[0]++);
        attempt(() -> bytes[1]++);
        attempt(() -> booleans[2] = true);
        attempt(() -> chars[3] = 'c');
        attempt(() -> shorts[4] = 1);
        attempt(() -> longs[-5] += 1);
        attempt(() -> floats[6] *= 2);
        attempt(() -> doubles[7] = 1);
        attempt(() -> strings[8] = "s");
        attempt(() -> System.out.println(booleans[-1]));
        attempt(() -> System.out.println(chars[1 << 20]));
        attempt(() -> System.out.println(strings[-8]));
        System.out.println(bytes[0]);
    }
}
