// Integer division truncates towards zero for all four combinations of signs.
public class IntDivisionSigns {
    static int divide(int a, int b) {
        return a / b;
    }

    public static void main(String[] args) {
        int[] dividends = {7, -7, 6, -6, 1, -1, 0};
        int[] divisors = {2, -2, 3, -3, 7};
        for (int a : dividends) {
            for (int b : divisors) {
                System.out.print(divide(a, b) + " ");
            }
            System.out.println();
        }
        System.out.println(divide(Integer.MIN_VALUE, 2));
        System.out.println(divide(Integer.MAX_VALUE, -1));
    }
}
