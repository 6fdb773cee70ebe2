// Variable arguments: none, some, an array, null, with leading parameters.
public class Varargs {
    static String join(String separator, Object... items) {
        if (items == null) {
            return "null array";
        }
        String s = "";
        for (Object item : items) {
            s += s.isEmpty() ? item : separator + item;
        }
        return items.length + ":" + s;
    }

    static long sum(long... values) {
        long total = 0;
        for (long v : values) {
            total += v;
        }
        return total;
    }

    public static void main(String[] args) {
        System.out.println(join(","));
        System.out.println(join(",", 1, 'x', "s", 2.5, null));
        System.out.println(join("-", (Object[]) new String[] {"a", "b"}));
        System.out.println(join("-", (Object) new String[] {"a", "b"}).substring(0, 2));
        System.out.println(join("-", (Object[]) null));
        System.out.println(sum() + " " + sum(1, 2, 3) + " " + sum(new long[] {1L << 40, 1}));
        int[] primitive = {1, 2};
        System.out.println(join(",", primitive).startsWith("1:"));
    }
}
