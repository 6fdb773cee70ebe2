// Pattern variables of instanceof, with conditions and negation.
public class InstanceofPattern {
    static String describe(Object o) {
        if (o instanceof String s && s.length() > 3) {
            return "long string " + s.toUpperCase();
        }
        if (o instanceof Integer i) {
            return "int " + (i + 1);
        }
        if (!(o instanceof int[] a)) {
            return "other " + o;
        }
        return "array " + a.length;
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {"hello", "hi", 41, new int[3], 2.5, null}) {
            System.out.println(describe(o));
        }
        Object x = "scoped";
        boolean r = x instanceof String s && s.startsWith("sc") || x == null;
        System.out.println(r);
        while (!(x instanceof Integer n)) {
            x = 5;
        }
        System.out.println(n * 2);
    }
}
