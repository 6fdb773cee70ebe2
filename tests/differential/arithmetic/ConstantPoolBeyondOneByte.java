// More than 255 constants: ldc_w for ints, floats and strings.
public class ConstantPoolBeyondOneByte {
    static final int STEP = 1_000_003;

    public static void main(String[] args) {
        int[] a = {100000, 100001, 100002, 100003, 100004, 100005, 100006, 100007, 100008, 100009, 100010, 100011, 100012,
            100013, 100014, 100015, 100016, 100017, 100018, 100019, 100020, 100021, 100022, 100023, 100024, 100025, 100026,
            100027, 100028, 100029, 100030, 100031, 100032, 100033, 100034, 100035, 100036, 100037, 100038, 100039, 100040,
            100041, 100042, 100043, 100044, 100045, 100046, 100047, 100048, 100049, 100050, 100051, 100052, 100053, 100054,
            100055, 100056, 100057, 100058, 100059, 100060, 100061, 100062, 100063, 100064, 100065, 100066, 100067, 100068,
            100069, 100070, 100071, 100072, 100073, 100074, 100075, 100076, 100077, 100078, 100079, 100080, 100081, 100082};
        float[] b = {0.1f, 0.2f, 0.3f, 0.4f, 0.5f, 0.6f, 0.7f, 0.8f, 0.9f, 1.1f, 1.2f, 1.3f, 1.4f, 1.5f, 1.6f, 1.7f, 1.8f,
            1.9f, 2.1f, 2.2f, 2.3f, 2.4f, 2.5f, 2.6f, 2.7f, 2.8f, 2.9f, 3.1f, 3.2f, 3.3f, 3.4f, 3.5f, 3.6f, 3.7f, 3.8f, 3.9f,
            4.1f, 4.2f, 4.3f, 4.4f, 4.5f, 4.6f, 4.7f, 4.8f, 4.9f, 5.1f, 5.2f, 5.3f, 5.4f, 5.5f, 5.6f, 5.7f, 5.8f, 5.9f, 6.1f,
            6.2f, 6.3f, 6.4f, 6.5f, 6.6f, 6.7f, 6.8f, 6.9f, 7.1f, 7.2f, 7.3f, 7.4f, 7.5f, 7.6f, 7.7f, 7.8f, 7.9f, 8.1f, 8.2f,
            8.3f, 8.4f, 8.5f, 8.6f, 8.7f, 8.8f, 8.9f, 9.1f, 9.2f, 9.3f, 9.4f, 9.5f, 9.6f, 9.7f, 9.8f, 9.9f, 10.1f, 10.2f};
        double[] c = {0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.3, 1.4, 1.6, 1.7, 1.8, 1.9, 2.1, 2.2, 2.3, 2.4};
        long hash = 0;
        for (int value : a) {
            hash = hash * 31 + value;
        }
        for (float value : b) {
            hash = hash * 31 + Float.floatToIntBits(value);
        }
        for (double value : c) {
            hash = hash * 31 + Double.doubleToLongBits(value);
        }
        System.out.println(hash + " late int " + 7_654_321 + " late float " + 12.75f);
        System.out.println(hash * STEP + 123_456_789_012L);
        System.out.println(lateString() + lateClass().getName() + lateInt() + lateFloat());
    }

    static String lateString() {
        return "a string constant with a late index";
    }

    static Class<?> lateClass() {
        return ConstantPoolBeyondOneByte.class;
    }

    static int lateInt() {
        return 55_555_555;
    }

    static float lateFloat() {
        return 55.125f;
    }
}
