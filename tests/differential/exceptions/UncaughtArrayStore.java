// Uncaught: the class of the refused element is the message.
public class UncaughtArrayStore {
    static void fill(Object[] a, Object value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
            System.out.println("stored " + i);
        }
    }

    public static void main(String[] args) {
        fill(new Number[1], 5);
        fill(new Integer[2], 5L);
    }
}
