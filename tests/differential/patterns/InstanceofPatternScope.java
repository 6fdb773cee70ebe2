// Pattern variables hide fields only where they are in scope.
public class InstanceofPatternScope {
    static String s = "field";

    static String test(Object o) {
        if (o instanceof String s) {
            return s;
        } else {
            return s;
        }
    }

    static String early(Object o) {
        if (!(o instanceof CharSequence c)) {
            return "no";
        }
        return c.length() + c.toString();
    }

    public static void main(String[] args) {
        System.out.println(test("local") + " " + test(1) + " " + early(new StringBuilder("b")) + " " + early(2));
        Object o = 7;
        String t = o instanceof Integer i ? i > 5 ? "big" + i : "small" + i : "none";
        System.out.println(t);
    }
}
