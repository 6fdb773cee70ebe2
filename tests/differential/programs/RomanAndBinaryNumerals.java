// Conversions between numeral systems.
public class RomanAndBinaryNumerals {
    static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    static final String[] SYMBOLS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    static String roman(int n) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++) {
            while (n >= VALUES[i]) {
                b.append(SYMBOLS[i]);
                n -= VALUES[i];
            }
        }
        return b.toString();
    }

    static String base(int n, int radix) {
        if (n == 0) {
            return "0";
        }
        String s = "";
        boolean negative = n < 0;
        long m = Math.abs((long) n);
        while (m > 0) {
            s = "0123456789abcdef".charAt((int) (m % radix)) + s;
            m /= radix;
        }
        return negative ? "-" + s : s;
    }

    public static void main(String[] args) {
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) {
            System.out.print(roman(n) + " ");
        }
        System.out.println();
        System.out.println(base(255, 2) + " " + base(-255, 16) + " " + base(0, 7) + " " + base(Integer.MIN_VALUE, 3));
    }
}
