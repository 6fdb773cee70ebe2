// clone copies one level.
public class CloneArrays {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        b[0] = 9;
        System.out.println(a[0] + " " + b[0] + " " + b.length);
        int[][] c = {{1}, {2}};
        int[][] d = c.clone();
        d[0][0] = 7;
        d[1] = new int[] {8};
        System.out.println(c[0][0] + " " + c[1][0] + " " + d[1][0]);
        String[] s = {"x", null};
        String[] t = s.clone();
        System.out.println(t[0] + t[1] + (s == t) + (s[0] == t[0]));
        long[] l = new long[0].clone();
        System.out.println(l.length);
        Object[] o = s.clone();
        System.out.println(o instanceof String[]);
    }
}
