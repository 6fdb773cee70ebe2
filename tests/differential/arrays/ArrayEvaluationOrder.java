// Array reference, index and right side are evaluated before any check.
public class ArrayEvaluationOrder {
    static StringBuilder log = new StringBuilder();

    static int[] array(int[] a) {
        log.append("a");
        return a;
    }

    static int index(int i) {
        log.append("i");
        return i;
    }

    static int value(int v) {
        log.append("v");
        return v;
    }

    static void attempt(int[] a, int i, int divisor) {
        log.setLength(0);
        try {
            array(a)[index(i)] = value(10) / divisor;
            log.append(" ok");
        } catch (RuntimeException e) {
            log.append(' ').append(e.getClass().getName());
        }
        System.out.println(log);
    }

    public static void main(String[] args) {
        attempt(new int[2], 1, 1);
        attempt(new int[2], 2, 1);
        attempt(new int[2], 2, 0);
        attempt(null, 0, 1);
        attempt(null, 0, 0);
    }
}
