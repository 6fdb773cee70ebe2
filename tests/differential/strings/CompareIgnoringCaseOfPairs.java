// compareToIgnoreCase and equalsIgnoreCase of characters beyond 16 bits: by code points, unless one string is Latin-1.
public class CompareIgnoringCaseOfPairs {
    public static void main(String[] args) {
        String upper = new String(Character.toChars(0x10400));
        String lower = new String(Character.toChars(0x10428));
        String smile = "\ud83d\ude00";
        String[] texts = {upper, lower, smile, "a", "\u00e9", "a" + upper, "A" + lower, "\ud83d", "\ude00", smile + "x", "\u0416" + upper, "\u0436" + lower, "\uffff", ""};
        for (String first : texts) {
            for (String second : texts) System.out.print(first.compareToIgnoreCase(second) + (first.equalsIgnoreCase(second) ? "= " : " "));
            System.out.println();
        }
        System.out.println(("x" + upper + "y").regionMatches(true, 1, lower, 0, 2) + " " + ("x" + upper).regionMatches(true, 1, lower, 0, 1)
                + " " + upper.regionMatches(true, 1, lower, 1, 1));
    }
}
