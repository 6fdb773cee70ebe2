// trim, strip and its variants, repeat.
public class TrimStripRepeat {
    public static void main(String[] args) {
        String s = "  \t pad ded \n ";
        System.out.println("[" + s.trim() + "] [" + s.strip() + "] [" + s.stripLeading().length() + "] ["
                + s.stripTrailing().length() + "]");
        System.out.println("[" + "".trim() + "] [" + "   ".strip() + "] " + ("x".trim() == "x"));
        System.out.println("ab".repeat(3) + "|" + "ab".repeat(0) + "|" + "".repeat(5) + "|" + "-".repeat(1));
        try {
            "x".repeat(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
