// Float overflow gives infinities, underflow gives subnormals and then zero.
public class FloatOverflow {
    public static void main(String[] args) {
        float max = Float.MAX_VALUE;
        System.out.println(max * 2);
        System.out.println(-max * 2);
        System.out.println(max + 1 == max);
        float small = Float.MIN_NORMAL;
        int halvings = 0;
        while (small > 0) {
            small /= 2;
            halvings++;
        }
        System.out.println(halvings);
        System.out.println(Float.MIN_VALUE / 2);
        System.out.println(Float.MIN_VALUE * 3 > Float.MIN_VALUE);
        System.out.println(1 / Float.POSITIVE_INFINITY);
        System.out.println(Float.POSITIVE_INFINITY - Float.POSITIVE_INFINITY);
    }
}
