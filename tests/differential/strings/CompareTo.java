// Lexicographic comparison and its exact result.
public class CompareTo {
    public static void main(String[] args) {
        System.out.println("apple".compareTo("banana"));
        System.out.println("b".compareTo("a"));
        System.out.println("same".compareTo("same"));
        System.out.println("prefix".compareTo("prefixed"));
        System.out.println("longer".compareTo("long"));
        System.out.println("".compareTo("x"));
        System.out.println("Zebra".compareTo("apple"));
        System.out.println("Zebra".compareToIgnoreCase("apple"));
        System.out.println("HELLO".compareToIgnoreCase("hello"));
        System.out.println("\uFFFF".compareTo("a"));
    }
}
