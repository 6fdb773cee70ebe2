// In-place reversal and rotation.
public class ArrayReversalAndRotation {
    static void reverse(char[] a, int from, int to) {
        while (from < --to) {
            char t = a[from];
            a[from++] = a[to];
            a[to] = t;
        }
    }

    static void rotate(char[] a, int by) {
        reverse(a, 0, by);
        reverse(a, by, a.length);
        reverse(a, 0, a.length);
    }

    public static void main(String[] args) {
        char[] a = "abcdefg".toCharArray();
        reverse(a, 0, a.length);
        System.out.println(new String(a));
        rotate(a, 3);
        System.out.println(new String(a));
        rotate(a, 0);
        rotate(a, 7);
        System.out.println(new String(a));
    }
}
