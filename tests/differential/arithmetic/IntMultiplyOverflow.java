// The product keeps the low 32 bits.
public class IntMultiplyOverflow {
    static int multiply(int a, int b) {
        return a * b;
    }

    public static void main(String[] args) {
        System.out.println(multiply(46340, 46340));
        System.out.println(multiply(46341, 46341));
        System.out.println(multiply(65536, 65536));
        System.out.println(multiply(Integer.MIN_VALUE, -1));
        System.out.println(multiply(Integer.MAX_VALUE, Integer.MAX_VALUE));
        int factorial = 1;
        for (int i = 1; i <= 20; i++) {
            factorial *= i;
            System.out.print(factorial + " ");
        }
        System.out.println();
    }
}
