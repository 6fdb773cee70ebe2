// parseInt and valueOf in several radixes; decode.
public class IntegerParsing {
    public static void main(String[] args) {
        System.out.println(Integer.parseInt("0") + " " + Integer.parseInt("-0") + " " + Integer.parseInt("+15") + " "
                + Integer.parseInt("-2147483648"));
        System.out.println(Integer.parseInt("ff", 16) + " " + Integer.parseInt("-101", 2) + " " + Integer.parseInt("zz", 36));
        System.out.println(Integer.valueOf("77") + " " + Integer.valueOf("77", 8) + " " + Integer.decode("0x1F") + " "
                + Integer.decode("-010") + " " + Integer.decode("#a"));
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1) + " "
                + Integer.toUnsignedLong(-1));
        System.out.println(Long.parseLong("-9223372036854775808") + " " + Long.parseLong("7fffffffffffffff", 16));
        System.out.println(Short.parseShort("-32768") + " " + Byte.parseByte("7f", 16));
        try {
            Byte.parseByte("128");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println("null is no number");
        }
    }
}
