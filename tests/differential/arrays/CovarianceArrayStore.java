// Arrays are covariant; a store of the wrong class throws ArrayStoreException with that class.
public class CovarianceArrayStore {
    static class Animal { }

    static class Dog extends Animal { }

    static void store(Object[] a, Object value) {
        try {
            a[0] = value;
            System.out.println("stored");
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        store(new Object[1], 5);
        store(new String[1], 5);
        store(new String[1], "s");
        store(new String[1], null);
        store(new Animal[1], new Dog());
        store(new Dog[1], new Animal());
        store(new Integer[1], 5L);
        store(new Object[1], new int[0]);
        store(new int[1][], new int[2]);
        store(new int[1][], new long[2]);
        store(new Comparable[1], "text");
        store(new Runnable[1], "text");
    }
}
