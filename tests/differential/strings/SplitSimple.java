// split with simple separators, limits and empty parts.
public class SplitSimple {
    static void show(String[] parts) {
        System.out.print(parts.length + ":");
        for (String p : parts) {
            System.out.print("<" + p + ">");
        }
        System.out.println();
    }

    public static void main(String[] args) {
        show("a,b,c".split(","));
        show("a,,c,,".split(","));
        show(",a".split(","));
        show("".split(","));
        show("none".split(","));
        show("a b  c".split(" "));
        show("a,b,c,d".split(",", 2));
        show("a,,".split(",", -1));
        show("1.2.3".split("\\."));
        show("a|b|c".split("\\|"));
    }
}
