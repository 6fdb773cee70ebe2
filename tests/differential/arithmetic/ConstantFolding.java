// Constant expressions folded by the compiler agree with the same expression at run time.
public class ConstantFolding {
    static final int A = 2_000_000_000;
    static final long B = A + A;
    static final double C = 1 / 3.0f;
    static final String S = "x" + A + 'c' + 1.5f + null + true;

    static long runtime(int a) {
        return a + a;
    }

    static double quotient(float a) {
        return 1 / a;
    }

    public static void main(String[] args) {
        System.out.println(B + " " + (B == runtime(A)));
        System.out.println(C + " " + (C == quotient(3.0f)));
        System.out.println(S);
        System.out.println((byte) 300 + " " + (char) 98 + " " + (int) 3.99e10 + " " + (5 >>> 33));
    }
}
