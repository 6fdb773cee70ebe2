// Strings with a null case, combined with default.
public class StringSwitchWithNull {
    static int code(String s) {
        return switch (s) {
            case "one" -> 1;
            case "two" -> 2;
            case null -> -1;
            default -> s.length() * 100;
        };
    }

    static String both(String s) {
        return switch (s) {
            case "x" -> "ex";
            case null, default -> "none";
        };
    }

    static String guarded(String s) {
        return switch (s) {
            case "yes" -> "exact";
            case String t when t.equalsIgnoreCase("yes") -> "nearly";
            case String t -> "no " + t;
        };
    }

    public static void main(String[] args) {
        System.out.println(code("one") + " " + code("two") + " " + code(null) + " " + code("three"));
        System.out.println(both("x") + both(null) + both("y"));
        System.out.println(guarded("yes") + " " + guarded("YES") + " " + guarded("q"));
    }
}
