// For loops with several variables, without parts, counting down, and with continue.
public class ForLoopVariants {
    public static void main(String[] args) {
        for (int i = 0, j = 10; i < j; i++, j -= 2) {
            System.out.print(i + "," + j + " ");
        }
        System.out.println();
        int k = 0;
        for (;;) {
            if (++k > 5) {
                break;
            }
            if (k == 3) {
                continue;
            }
            System.out.print(k + " ");
        }
        System.out.println();
        for (int i = 5; i-- > 0; ) {
            System.out.print(i + " ");
        }
        System.out.println();
        for (long l = 1; l > 0; l <<= 8) {
            System.out.print(l + " ");
        }
        for (double d = 0; d < 1; d += 0.25) {
            System.out.print(d + " ");
        }
        System.out.println();
    }
}
