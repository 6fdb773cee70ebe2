// An exception in the middle of an expression drops what was evaluated.
public class ExceptionInExpression {
    static int[] a = {1, 2, 3};
    static int i;

    static int next() {
        return a[i++];
    }

    public static void main(String[] args) {
        int x = 100;
        try {
            x = next() + next() + next() + next();
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(x + " " + i + " " + e.getMessage());
        }
        String s = "unchanged";
        try {
            s = "a" + next() + "b";
        } catch (IndexOutOfBoundsException e) {
            System.out.println(s + " " + i);
        }
        try {
            a[0] = a[1] = a[2] / (a[0] - 1);
        } catch (ArithmeticException e) {
            System.out.println(a[0] + " " + a[1]);
        }
    }
}
