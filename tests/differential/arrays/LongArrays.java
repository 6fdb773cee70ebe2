// Long arrays with values beyond 32 bits.
public class LongArrays {
    public static void main(String[] args) {
        long[] a = new long[4];
        a[0] = 1L << 40;
        a[1] = a[0] + 1;
        a[2] = -a[1];
        a[3] += a[2] * 3;
        long sum = 0;
        for (long x : a) {
            sum ^= x;
            System.out.print(x + " ");
        }
        System.out.println(sum);
        long taken = a[1] = 99;
        System.out.println(taken + " " + a[1]);
    }
}
