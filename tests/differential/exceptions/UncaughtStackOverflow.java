// Endless recursion ends with StackOverflowError, which has no message.
public class UncaughtStackOverflow {
    static int endless(int n) {
        return endless(n + 1) + 1;
    }

    public static void main(String[] args) {
        System.out.println("down");
        System.out.println(endless(0));
    }
}
