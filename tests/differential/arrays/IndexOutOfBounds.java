// Reading and writing beyond either end, with the message.
public class IndexOutOfBounds {
    static void read(int[] a, int i) {
        try {
            System.out.println(a[i]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        read(a, 2);
        read(a, 3);
        read(a, -1);
        read(a, Integer.MIN_VALUE);
        read(new int[0], 0);
        try {
            a[5] = 1;
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e);
        }
        try {
            long[][] rows = new long[2][2];
            rows[1][2] = 5;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(a[0] + a[1] + a[2]);
    }
}
