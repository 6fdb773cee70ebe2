// All six int conditions, against zero and against another value, as branch and as value.
public class IntConditions {
    static String zero(int a) {
        String s = "";
        if (a == 0) s += "eq ";
        if (a != 0) s += "ne ";
        if (a < 0) s += "lt ";
        if (a <= 0) s += "le ";
        if (a > 0) s += "gt ";
        if (a >= 0) s += "ge ";
        return s;
    }

    static String pair(int a, int b) {
        String s = "";
        if (a == b) s += "eq ";
        if (a != b) s += "ne ";
        if (a < b) s += "lt ";
        if (a <= b) s += "le ";
        if (a > b) s += "gt ";
        if (a >= b) s += "ge ";
        return s;
    }

    public static void main(String[] args) {
        System.out.println(zero(0) + "| " + zero(5) + "| " + zero(-5) + "| " + zero(Integer.MIN_VALUE));
        System.out.println(pair(1, 1) + "| " + pair(1, 2) + "| " + pair(2, 1));
        System.out.println(pair(Integer.MIN_VALUE, Integer.MAX_VALUE) + "| " + pair(-1, 1));
        boolean less = args.length < 1;
        boolean equal = args.length == 0;
        System.out.println(less + " " + equal + " " + !less);
    }
}
