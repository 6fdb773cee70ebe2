// Compile-time constants are inlined; other static finals trigger initialisation.
public class ConstantsDoNotTrigger {
    static class Constants {
        static final int NUMBER = 6 * 7;
        static final String TEXT = "con" + "stant";
        static final Integer BOXED = 9;

        static {
            System.out.println("initialised");
        }
    }

    public static void main(String[] args) {
        System.out.println(Constants.NUMBER);
        System.out.println(Constants.TEXT);
        Class<?> c = Constants.class;
        System.out.println(c.getSimpleName());
        System.out.println("now");
        System.out.println(Constants.BOXED);
    }
}
