// An array is an object: equals is identity, it can be stored and passed as Object.
public class ArrayAsObject {
    static int count(Object o) {
        if (o instanceof int[]) {
            return ((int[]) o).length;
        }
        if (o instanceof Object[]) {
            int sum = 0;
            for (Object x : (Object[]) o) {
                sum += count(x);
            }
            return sum;
        }
        return 1;
    }

    public static void main(String[] args) {
        int[] a = {1, 2};
        int[] b = {1, 2};
        System.out.println(a.equals(b) + " " + a.equals(a));
        System.out.println(count(new Object[] {a, "x", new int[][] {{1}, {2, 3}}, new Object[0]}));
        System.out.println(a.getClass() == b.getClass());
        System.out.println(int[].class.getName() + " " + String[][].class.getName() + " " + a.getClass().getSimpleName());
    }
}
