// Arrays behind type parameters are arrays of the bound.
public class GenericArrayCreation {
    static <T> T[] make(int n, T first) {
        @SuppressWarnings("unchecked")
        T[] a = (T[]) new Object[n];
        a[0] = first;
        return a;
    }

    @SafeVarargs
    static <T> T[] of(T... items) {
        return items;
    }

    public static void main(String[] args) {
        Object[] a = make(2, "x");
        System.out.println(a[0] + " " + a.length);
        String[] b = of("p", "q");
        System.out.println(b[1] + " " + b.length);
        try {
            String[] c = make(1, "y");
            System.out.println(c.length);
        } catch (ClassCastException e) {
            System.out.println("Object[] is not String[]");
        }
    }
}
