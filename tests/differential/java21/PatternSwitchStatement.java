// A pattern switch as statement; without a null case null throws.
public class PatternSwitchStatement {
    static void act(Object o) {
        switch (o) {
            case Long l:
                System.out.println("long " + (l + 1));
                break;
            case CharSequence c:
                System.out.println("chars " + c.charAt(0));
                break;
            default:
                System.out.println("default");
        }
    }

    public static void main(String[] args) {
        act(1L << 40);
        act("x");
        act(new StringBuilder("yz"));
        act('c');
        try {
            act(null);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
    }
}
