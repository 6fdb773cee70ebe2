// A variable assigned on each branch, with different values at the join.
public class DefiniteAssignmentJoins {
    static String classify(int n) {
        final String size;
        int weight;
        if (n < 10) {
            size = "small";
            weight = n * 2;
        } else if (n < 100) {
            size = "medium";
            weight = n + 1;
        } else {
            size = "large";
            weight = 0;
            while (n > 0) {
                weight += n % 10;
                n /= 10;
            }
        }
        return size + ":" + weight;
    }

    public static void main(String[] args) {
        for (int n : new int[] {3, 10, 99, 100, 98765}) {
            System.out.print(classify(n) + " ");
        }
        System.out.println();
    }
}
