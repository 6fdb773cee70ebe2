// &, | and ^ on booleans evaluate both sides; && and || do not.
public class BooleanOperators {
    static int calls;

    static boolean say(boolean value) {
        calls++;
        return value;
    }

    public static void main(String[] args) {
        boolean[] both = {false, true};
        for (boolean a : both) {
            for (boolean b : both) {
                calls = 0;
                boolean and = say(a) & say(b);
                boolean or = say(a) | say(b);
                boolean xor = say(a) ^ say(b);
                int eager = calls;
                calls = 0;
                boolean shortAnd = say(a) && say(b);
                boolean shortOr = say(a) || say(b);
                System.out.println(and + " " + or + " " + xor + " " + eager + " " + shortAnd + " " + shortOr + " " + calls
                        + " " + !a + " " + (a == b) + " " + (a != b));
            }
        }
        boolean c = true;
        c &= false;
        c |= true;
        c ^= true;
        System.out.println(c);
    }
}
