// The value of x++ on fields and array elements, for one-slot and two-slot types.
public class IncrementOfFieldsAndElements {
    int i = 1;
    long l = 10;
    static int si = 100;
    static long sl = 1000;

    public static void main(String[] args) {
        IncrementOfFieldsAndElements o = new IncrementOfFieldsAndElements();
        int[] ia = {5};
        long[] la = {6};
        double[] da = {7};
        System.out.println(o.i++ + " " + ++o.i + " " + o.l++ + " " + ++o.l);
        System.out.println(si++ + " " + ++si + " " + sl-- + " " + --sl);
        System.out.println(ia[0]++ + " " + ++ia[0] + " " + la[0]++ + " " + ++la[0] + " " + da[0]-- + " " + --da[0]);
        long chained = la[0] = o.l = sl = 77;
        int chainedInt = ia[0] = o.i = si = 33;
        System.out.println(chained + " " + la[0] + " " + o.l + " " + sl);
        System.out.println(chainedInt + " " + ia[0] + " " + o.i + " " + si);
    }
}
