// Type patterns with guards, null and default.
public class PatternSwitch {
    static String describe(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "large " + i;
            case Integer i -> "int " + i;
            case String s when s.isEmpty() -> "empty string";
            case String s -> "string " + s.length();
            case int[] a -> "array " + a.length;
            case Comparable<?> c -> "comparable";
            default -> "other";
        };
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {null, 5, 500, "", "abc", new int[2], 2.5, new Object()}) {
            System.out.println(describe(o));
        }
    }
}
