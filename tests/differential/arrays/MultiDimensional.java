// multianewarray with all and with some dimensions.
public class MultiDimensional {
    public static void main(String[] args) {
        int[][] a = new int[3][4];
        a[1][2] = 7;
        System.out.println(a.length + " " + a[0].length + " " + a[1][2] + " " + a[2][2]);
        long[][][] b = new long[2][3][4];
        b[1][2][3] = 1L << 50;
        System.out.println(b[1][2][3] + " " + b[0][2][3] + " " + b[1].length + " " + b[1][2].length);
        String[][][] c = new String[2][2][];
        System.out.println(c[1][1] + " " + c[0].length);
        c[1][1] = new String[] {"x"};
        System.out.println(c[1][1][0]);
        int[][] d = new int[2][];
        System.out.println(d[0] + " " + d.length);
        int[][][] e = new int[2][0][5];
        System.out.println(e[1].length);
        System.out.println(a[0] != a[1]);
    }
}
