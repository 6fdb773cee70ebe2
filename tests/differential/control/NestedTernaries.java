// Nested conditional expressions, also of mixed types and as arguments.
public class NestedTernaries {
    static String size(int n) {
        return n < 0 ? "negative" : n == 0 ? "zero" : n < 10 ? n % 2 == 0 ? "small even" : "small odd" : "large";
    }

    public static void main(String[] args) {
        for (int n : new int[] {-5, 0, 4, 7, 12}) {
            System.out.println(size(n));
        }
        int a = 3;
        int b = 8;
        System.out.println((a > b ? a : b) + (a < b ? 0.5 : 1));
        System.out.println(a > b ? 'x' : 0);
        System.out.println(a > b ? 1 : 'y');
        Object o = true ? 1 : "s";
        System.out.println(o);
        System.out.println(false ? 1 : 2L);
    }
}
