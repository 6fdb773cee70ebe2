// An uncaught division by zero deep in calls.
public class UncaughtDivisionByZero {
    static int divide(int a, int b) {
        return a / b;
    }

    static int average(int[] a) {
        int sum = 0;
        for (int x : a) {
            sum += x;
        }
        return divide(sum, a.length);
    }

    public static void main(String[] args) {
        System.out.println(average(new int[] {1, 2, 6}));
        System.out.println(average(new int[0]));
    }
}
