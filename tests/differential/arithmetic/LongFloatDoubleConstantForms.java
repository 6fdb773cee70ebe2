// lconst, fconst, dconst and the ldc forms, including special values.
public class LongFloatDoubleConstantForms {
    public static void main(String[] args) {
        long l0 = 0L;
        long l1 = 1L;
        long l2 = 2L;
        long lm = -1L;
        float f0 = 0f;
        float f1 = 1f;
        float f2 = 2f;
        float f3 = 3f;
        float fm = -0f;
        double d0 = 0;
        double d1 = 1;
        double d2 = 2;
        double dm = -0.0;
        System.out.println(l0 + " " + l1 + " " + l2 + " " + lm + " " + Long.MIN_VALUE);
        System.out.println(f0 + " " + f1 + " " + f2 + " " + f3 + " " + fm + " " + Float.MIN_VALUE + " " + Float.NaN);
        System.out.println(d0 + " " + d1 + " " + d2 + " " + dm + " " + Double.MIN_VALUE + " " + Double.NaN);
        System.out.println(0x1.8p3 + " " + 0x1p-2f + " " + 1e-3 + " " + .5f);
    }
}
