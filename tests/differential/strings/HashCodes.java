// String hash codes, computed by hand as well.
public class HashCodes {
    static int hash(String s) {
        int h = 0;
        for (int i = 0; i < s.length(); i++) {
            h = 31 * h + s.charAt(i);
        }
        return h;
    }

    public static void main(String[] args) {
        String[] all = {"", "a", "ab", "hello", "The quick brown fox jumps", "\uFFFF\uFFFE", "Aa", "BB", "polygenelubricants"};
        for (String s : all) {
            System.out.println(s.hashCode() + " " + (s.hashCode() == hash(s)));
        }
    }
}
