// Messages of failed number parsing.
public class NumberFormatMessages {
    static void parse(String s) {
        try {
            System.out.println(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"12", "-12", "+7", "", "abc", "12x", "2147483647", "2147483648", "-2147483648",
            "-", " 1"}) {
            parse(s);
        }
        try {
            Long.parseLong("9223372036854775808");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.valueOf("1.5");
        } catch (NumberFormatException e) {
            System.out.println(e);
        }
    }
}
