// Creation, default values, stores, loads and length of an int array.
public class IntArrayBasics {
    public static void main(String[] args) {
        int[] a = new int[5];
        System.out.println(a.length + " " + a[0] + " " + a[4]);
        for (int i = 0; i < a.length; i++) {
            a[i] = i * i - 3;
        }
        a[2] = a[3] + a[a[3] - 4];
        for (int x : a) {
            System.out.print(x + " ");
        }
        System.out.println();
        int[] b = {9, 8, 7};
        int[] c = b;
        c[1] = 100;
        System.out.println(b[1] + " " + (b == c));
        System.out.println(new int[0].length);
    }
}
