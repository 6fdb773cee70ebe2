// System.arraycopy: overlapping both ways, partial, empty.
public class ArrayCopy {
    static void print(int[] a) {
        for (int x : a) {
            System.out.print(x + " ");
        }
        System.out.println();
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5, 6};
        System.arraycopy(a, 0, a, 2, 4);
        print(a);
        System.arraycopy(a, 2, a, 0, 4);
        print(a);
        int[] b = new int[4];
        System.arraycopy(a, 1, b, 1, 3);
        print(b);
        System.arraycopy(a, 6, b, 4, 0);
        print(b);
        String[] s = {"p", "q"};
        Object[] o = new Object[3];
        System.arraycopy(s, 0, o, 1, 2);
        System.out.println(o[0] + " " + o[1] + " " + o[2]);
    }
}
