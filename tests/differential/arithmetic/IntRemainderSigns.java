// The remainder has the sign of the dividend.
public class IntRemainderSigns {
    static int remainder(int a, int b) {
        return a % b;
    }

    public static void main(String[] args) {
        int[] dividends = {7, -7, 6, -6, 1, -1, 0};
        int[] divisors = {2, -2, 3, -3, 7};
        for (int a : dividends) {
            for (int b : divisors) {
                int r = remainder(a, b);
                System.out.print(r + ":" + (a / b * b + r == a) + " ");
            }
            System.out.println();
        }
        System.out.println(remainder(Integer.MIN_VALUE, 10));
        System.out.println(remainder(Integer.MIN_VALUE, Integer.MAX_VALUE));
    }
}
