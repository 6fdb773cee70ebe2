// String.format and printf with the common conversions.
public class FormatBasics {
    public static void main(String[] args) {
        System.out.println(String.format("%d %s %c %b %x %%", 42, "str", 'c', true, 255));
        System.out.println(String.format("[%5d] [%-5d] [%05d] [%+d] [%,d]", 42, 42, 42, 42, 1234567));
        System.out.println(String.format("[%10s] [%-10s] [%.2s] [%S]", "abc", "abc", "abc", "abc"));
        System.out.println(String.format("%.2f %8.3f %.0f %e", 3.14159, -2.5, 2.5, 12345.678));
        System.out.println(String.format("%s %s %d %s", null, 1.5, 1L << 40, new int[0].length));
        System.out.println(String.format("%2$s %1$s %2$s%n", "a", "b").length());
        System.out.printf("%d-%d%n", 1, 2);
        System.out.println("%d items".formatted(3));
        try {
            String.format("%d", "text");
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
