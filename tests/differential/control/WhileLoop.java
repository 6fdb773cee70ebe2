// While loops that run many times, once and never.
public class WhileLoop {
    static int steps(int n) {
        int count = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            count++;
        }
        return count;
    }

    public static void main(String[] args) {
        for (int n = 1; n < 30; n++) {
            System.out.print(steps(n) + " ");
        }
        System.out.println();
        int i = 10;
        while (i < 10) {
            i++;
        }
        System.out.println(i);
    }
}
