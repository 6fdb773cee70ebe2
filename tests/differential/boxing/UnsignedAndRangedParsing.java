// Unsigned text forms, parsing of parts of a text, Long's factories.
public class UnsignedAndRangedParsing {
    public static void main(String[] args) {
        System.out.println(Integer.toUnsignedString(-1, 16) + " " + Integer.toUnsignedString(-1, 2).length() + " " + Integer.parseUnsignedInt("ffffffff", 16));
        System.out.println(Integer.parseInt("ab-12cd", 2, 5, 10) + " " + Integer.parseUnsignedInt("xx4000000000", 2, 12, 10));
        System.out.println(Long.toUnsignedString(-1L) + " " + Long.toUnsignedString(Long.MIN_VALUE, 8) + " " + Long.parseUnsignedLong("18446744073709551615"));
        System.out.println(Long.parseLong("n=9000000000;", 2, 12, 10) + " " + Long.parseUnsignedLong("ffffffffffffffff", 16) + " "
                + Long.parseUnsignedLong("<77>", 1, 3, 8));
        System.out.println(Long.valueOf("-5") + " " + Long.valueOf("zz", 36) + " " + Long.decode("-0xFF") + " " + Long.decode("010"));
        for (String s : new String[] {"4294967296", "-1", ""}) {
            try {
                System.out.println(Integer.parseUnsignedInt(s));
            } catch (NumberFormatException e) {
                System.out.println("refused " + s);
            }
        }
    }
}
