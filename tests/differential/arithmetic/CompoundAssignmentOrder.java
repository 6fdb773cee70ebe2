// The left operand of op= is read before the right side is evaluated.
public class CompoundAssignmentOrder {
    static int field = 10;

    static int change() {
        field = 100;
        return 1;
    }

    public static void main(String[] args) {
        field += change();
        System.out.println(field);
        int i = 5;
        i += i++ + ++i;
        System.out.println(i);
        int j = 3;
        j = j++ * 2 + j;
        System.out.println(j);
        int[] a = {1, 2, 3};
        int k = 0;
        a[k] = k = 2;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
    }
}
