// Out-of-range indices of strings.
public class StringIndexMessages {
    static void attempt(java.util.function.Supplier<Object> action) {
        try {
            System.out.println(action.get());
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("out of bounds");
        }
    }

    public static void main(String[] args) {
        String s = "hello";
        attempt(() -> s.charAt(4));
        attempt(() -> s.charAt(5));
        attempt(() -> s.charAt(-1));
        attempt(() -> s.substring(5));
        attempt(() -> s.substring(6));
        attempt(() -> s.substring(3, 2));
        attempt(() -> s.substring(-1, 2));
        attempt(() -> s.substring(2, 6));
        attempt(() -> "".charAt(0));
    }
}
