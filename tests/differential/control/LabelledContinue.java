// A labelled continue goes on with the outer loop.
public class LabelledContinue {
    public static void main(String[] args) {
        int count = 0;
        next:
        for (int n = 2; n < 60; n++) {
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    continue next;
                }
            }
            System.out.print(n + " ");
            count++;
        }
        System.out.println("= " + count);
        int i = 0;
        outer:
        while (i < 4) {
            i++;
            int j = 0;
            do {
                j++;
                if (j == i) {
                    continue outer;
                }
                System.out.print(i + "" + j + " ");
            } while (j < 5);
        }
        System.out.println();
    }
}
