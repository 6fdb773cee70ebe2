// An uncaught null dereference: only the class is compared.
public class UncaughtNullPointer {
    String name;

    public static void main(String[] args) {
        UncaughtNullPointer o = new UncaughtNullPointer();
        System.out.println("length next");
        System.out.println(o.name.length());
    }
}
