// a[i] op= v for each operator and a string; the index is evaluated once.
public class ArrayCompoundAssignment {
    static int i;

    static int next() {
        return i++;
    }

    public static void main(String[] args) {
        int[] a = {10, 20, 30, 40, 50, 60, 70, 80, 90, 100};
        a[next()] += 1;
        a[next()] -= 2;
        a[next()] *= 3;
        a[next()] /= 7;
        a[next()] %= 7;
        a[next()] <<= 2;
        a[next()] >>= 1;
        a[next()] >>>= 3;
        a[next()] &= 0x1C;
        a[next()] ^= 5;
        for (int x : a) {
            System.out.print(x + " ");
        }
        System.out.println(i);
        String[] s = {"x", "y"};
        s[0] += s[1] + 1;
        s[1] += null;
        System.out.println(s[0] + " " + s[1]);
        int[] old = a;
        a[0] = (a = new int[] {-1})[0];
        System.out.println(old[0] + " " + a[0]);
    }
}
