// l2f and l2d round to nearest even, in one step.
public class LongToFloatAndDouble {
    public static void main(String[] args) {
        long[] values = {0, -1, 16777217L, 9007199254740993L, 9007199254740995L, 0x7FFFFF4000000001L, Long.MAX_VALUE,
            Long.MIN_VALUE};
        for (long value : values) {
            float f = value;
            double d = value;
            System.out.println(Float.floatToIntBits(f) + " " + d + " " + (long) f + " " + (long) d);
        }
    }
}
