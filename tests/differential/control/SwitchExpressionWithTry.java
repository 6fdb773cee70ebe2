// A switch expression inside an expression whose stack is not empty, with a try inside.
public class SwitchExpressionWithTry {
    static int parse(String s) {
        return 1000 + switch (s.length()) {
            case 0 -> 0;
            case 1 -> {
                try {
                    yield Integer.parseInt(s);
                } catch (NumberFormatException e) {
                    yield -1;
                } finally {
                    System.out.print("[" + s + "]");
                }
            }
            default -> s.length() * 10;
        };
    }

    public static void main(String[] args) {
        System.out.println(parse(""));
        System.out.println(parse("7"));
        System.out.println(parse("x"));
        System.out.println(parse("long"));
    }
}
