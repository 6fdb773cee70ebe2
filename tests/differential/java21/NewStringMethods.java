// String and StringBuilder methods since Java 18.
public class NewStringMethods {
    public static void main(String[] args) {
        System.out.println("abracadabra".indexOf("a", 1, 5) + " " + "x".repeat(3));
        System.out.println(new StringBuilder().repeat("ab", 3) + " " + new StringBuilder().repeat('z', 2));
        System.out.println(Character.toString(97) + " " + Math.clamp(15L, 0, 10) + " " + Math.ceilDiv(7, 2) + " " + Math.ceilMod(-7, 3));
        System.out.println(String.join("|", "a,b;c".splitWithDelimiters("[,;]", 0)));
    }
}
