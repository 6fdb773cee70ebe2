// f2d is exact and shows the float's real value.
public class FloatToDouble {
    public static void main(String[] args) {
        float[] values = {0.5f, 0.1f, 1f / 3, 16777216f, Float.MAX_VALUE, Float.NaN, Float.NEGATIVE_INFINITY, -0.0f};
        for (float value : values) {
            double wide = value;
            System.out.println(wide + " " + (wide == value) + " " + ((float) wide == value));
        }
        System.out.println(0.1f == 0.1);
        System.out.println(0.5f == 0.5);
        System.out.println(0.1f + 0.2f + " " + (0.1f + 0.2));
    }
}
