// An uncaught failed cast: only the class is compared.
public class UncaughtClassCast {
    public static void main(String[] args) {
        Object[] items = {"a", 2};
        for (Object item : items) {
            System.out.println(((String) item).length());
        }
    }
}
