// Initialisers of several dimensions and types, evaluated in order.
public class ArrayInitialisers {
    static int counter;

    static int next() {
        return ++counter;
    }

    public static void main(String[] args) {
        int[] a = {next(), next() * 10, next() * 100};
        System.out.println(a[0] + " " + a[1] + " " + a[2]);
        int[][] b = {{next()}, {}, {next(), next()}};
        System.out.println(b[0][0] + " " + b[1].length + " " + b[2][1]);
        Object[] c = {new int[] {1}, new String[][] {{"q"}, null}};
        System.out.println(((int[]) c[0])[0] + ((String[][]) c[1])[0][0]);
        char[] d = {65, 'b', (char) 67};
        System.out.println(d);
        float[] e = {1, 2L, 'a', 0.5f};
        System.out.println(e[0] + e[1] + e[2] + e[3]);
        int old[] = {4}, grid[][] = {{5}};
        System.out.println(old[0] + grid[0][0]);
    }
}
