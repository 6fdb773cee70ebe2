// The exceptions of System.arraycopy, and how much was copied before a store failed.
public class ArrayCopyFailures {
    static void copy(Object from, int start, Object to, int at, int length) {
        try {
            System.arraycopy(from, start, to, at, length);
            System.out.println("copied");
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds");
        } catch (ArrayStoreException e) {
            System.out.println("store");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        copy(a, 0, a, 1, 3);
        copy(a, -1, a, 0, 1);
        copy(a, 0, a, 0, -1);
        copy(a, 3, a, 3, 0);
        copy(a, 4, a, 0, 0);
        copy(null, 0, a, 0, 1);
        copy(a, 0, new long[3], 0, 1);
        copy("text", 0, a, 0, 1);
        Object[] mixed = {"a", "b", 3, "d"};
        String[] strings = new String[4];
        copy(mixed, 0, strings, 0, 4);
        System.out.println(strings[0] + strings[1] + strings[2] + strings[3]);
        copy(a, 1, a, 0, 2);
        System.out.println(a[0] + " " + a[1] + " " + a[2]);
    }
}
