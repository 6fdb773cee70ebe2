// Float arrays round on store, double arrays do not.
public class FloatAndDoubleArrays {
    public static void main(String[] args) {
        float[] floats = new float[3];
        double[] doubles = new double[3];
        for (int i = 0; i < 3; i++) {
            floats[i] = (float) (0.1 * (i + 1));
            doubles[i] = 0.1 * (i + 1);
        }
        for (int i = 0; i < 3; i++) {
            System.out.println(floats[i] + " " + doubles[i] + " " + (floats[i] == doubles[i]));
        }
        double d = doubles[0] = floats[0];
        System.out.println(d);
        float f = floats[1] *= 2;
        System.out.println(f);
        System.out.println(new float[1][0].length + new double[] {-0.0}[0]);
    }
}
