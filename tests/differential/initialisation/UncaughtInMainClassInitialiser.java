// The initialiser of the main class throws: main never runs, exit status 1.
public class UncaughtInMainClassInitialiser {
    static int[] data = new int[2];

    static {
        System.out.println("before");
        data[2] = 1;
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
