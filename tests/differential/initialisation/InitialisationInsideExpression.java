// The trigger sits in the middle of an expression; its output shows when.
public class InitialisationInsideExpression {
    static StringBuilder log = new StringBuilder();

    static int note(String s) {
        log.append(s).append(' ');
        return 1;
    }

    static class Left {
        static int x = note("left-init");
    }

    static class Right {
        static int x = note("right-init");
    }

    public static void main(String[] args) {
        int r = note("a") + Left.x + note("b") * Right.x + note("c");
        System.out.println(r + " " + log);
    }
}
