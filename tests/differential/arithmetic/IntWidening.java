// i2l, i2f and i2d; the float loses low bits.
public class IntWidening {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 16777216, 16777217, 123456789, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int value : values) {
            long asLong = value;
            float asFloat = value;
            double asDouble = value;
            System.out.println(asLong + " " + (double) asFloat + " " + asDouble + " " + (int) asFloat);
        }
    }
}
