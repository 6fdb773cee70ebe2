// Negation; MIN_VALUE is its own negation.
public class IntNegate {
    static int negate(int a) {
        return -a;
    }

    public static void main(String[] args) {
        System.out.println(negate(5));
        System.out.println(negate(-5));
        System.out.println(negate(0));
        System.out.println(negate(Integer.MAX_VALUE));
        System.out.println(negate(Integer.MIN_VALUE));
        System.out.println(~negate(7) + 1);
    }
}
