// Values that nobody uses are popped, one slot or two.
public class DiscardedResults {
    static int calls;

    static int one() {
        return ++calls;
    }

    static long two() {
        return ++calls;
    }

    static double three() {
        return ++calls;
    }

    static Object four() {
        calls++;
        return "x";
    }

    public static void main(String[] args) {
        one();
        two();
        three();
        four();
        long l = 5;
        l++;
        int[] a = {1};
        a[0]++;
        new DiscardedResults();
        "abc".length();
        System.out.println(calls + " " + l + " " + a[0]);
    }
}
