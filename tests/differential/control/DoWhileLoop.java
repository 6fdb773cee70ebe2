// The body of do-while runs before the test; continue goes to the test.
public class DoWhileLoop {
    public static void main(String[] args) {
        int i = 10;
        do {
            System.out.print(i + " ");
            i++;
        } while (i < 10);
        System.out.println();
        int n = 0;
        do {
            n++;
            if (n % 3 == 0) {
                continue;
            }
            System.out.print(n + " ");
        } while (n < 10);
        System.out.println(n);
    }
}
