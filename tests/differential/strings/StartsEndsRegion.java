// startsWith, endsWith, regionMatches.
public class StartsEndsRegion {
    public static void main(String[] args) {
        String s = "Hello World";
        System.out.println(s.startsWith("Hello") + " " + s.startsWith("World") + " " + s.startsWith("World", 6) + " "
                + s.startsWith("") + " " + s.startsWith("x", 20) + " " + s.startsWith("Hello World!"));
        System.out.println(s.endsWith("World") + " " + s.endsWith("") + " " + s.endsWith("world") + " " + s.endsWith(s));
        System.out.println(s.regionMatches(6, "my World", 3, 5) + " " + s.regionMatches(true, 0, "HELLO", 0, 5) + " "
                + s.regionMatches(0, "HELLO", 0, 5));
    }
}
