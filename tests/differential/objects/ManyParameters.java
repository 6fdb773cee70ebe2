// Parameters of mixed sizes keep their slots in instance, static and constructor calls.
public class ManyParameters {
    final String made;

    ManyParameters(byte a, long b, char c, double d, boolean e, float f, short g, String h, int[] i) {
        made = a + "," + b + "," + c + "," + d + "," + e + "," + f + "," + g + "," + h + "," + i.length;
    }

    static long sum(int a, long b, float c, double d, int e, long f, float g, double h) {
        return (long) (a + b * 10 + c * 100 + d * 1000 + e * 10000 + f * 100000 + g * 1000000 + h * 10000000);
    }

    double pick(int which, double a, double b, long c) {
        return which == 0 ? a : which == 1 ? b : c;
    }

    public static void main(String[] args) {
        ManyParameters m = new ManyParameters((byte) -1, 1L << 33, 'c', 0.25, true, 1.5f, (short) 300, "h", new int[4]);
        System.out.println(m.made);
        System.out.println(sum(1, 2, 3, 4, 5, 6, 7, 8));
        System.out.println(m.pick(0, 1.5, 2.5, 3) + " " + m.pick(1, 1.5, 2.5, 3) + " " + m.pick(2, 1.5, 2.5, 3));
    }
}
