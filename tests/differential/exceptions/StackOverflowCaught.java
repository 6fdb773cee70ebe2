// StackOverflowError can be caught; the program goes on.
public class StackOverflowCaught {
    static int deepest;

    static void dive(int n) {
        deepest = n;
        dive(n + 1);
    }

    public static void main(String[] args) {
        try {
            dive(0);
        } catch (StackOverflowError e) {
            System.out.println("overflow " + (deepest > 500) + " " + e.getMessage());
        }
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += i;
        }
        System.out.println(sum);
    }
}
