// Length, load and store on a null array; index and value are evaluated first.
public class NullArray {
    static int evaluated;

    static int index() {
        evaluated++;
        return 0;
    }

    public static void main(String[] args) {
        int[] a = null;
        try {
            System.out.println(a.length);
        } catch (NullPointerException e) {
            System.out.println("length");
        }
        try {
            System.out.println(a[index()]);
        } catch (NullPointerException e) {
            System.out.println("load " + evaluated);
        }
        try {
            a[index()] = index();
        } catch (NullPointerException e) {
            System.out.println("store " + evaluated);
        }
        try {
            for (int x : a) {
                System.out.println(x);
            }
        } catch (NullPointerException e) {
            System.out.println("for-each");
        }
        int[][] rows = new int[2][];
        try {
            rows[1][0] = 4;
        } catch (NullPointerException e) {
            System.out.println("row");
        }
    }
}
