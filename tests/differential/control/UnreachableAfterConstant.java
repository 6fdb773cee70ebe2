// if (false) and constant loop conditions; final variables as conditions.
public class UnreachableAfterConstant {
    static final boolean DEBUG = false;
    static final int LEVEL = 3;

    public static void main(String[] args) {
        if (DEBUG) {
            System.out.println("never");
        }
        if (LEVEL > 2) {
            System.out.println("level");
        } else {
            System.out.println("never");
        }
        while (!DEBUG) {
            System.out.println("once");
            break;
        }
        final boolean local;
        if (args.length == 0) {
            local = true;
        } else {
            local = false;
        }
        System.out.println(local);
        do {
            System.out.println("body");
        } while (DEBUG);
    }
}
