// Unboxing null throws wherever it happens.
public class UnboxingNull {
    static Integer none;
    static Boolean no;
    static Long[] longs = new Long[1];

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (NullPointerException e) {
            System.out.println("null unboxed");
        }
    }

    public static void main(String[] args) {
        attempt(() -> System.out.println(none + 1));
        attempt(() -> System.out.println(none == null));
        attempt(() -> System.out.println("" + none));
        attempt(() -> System.out.println(no ? "yes" : "no"));
        attempt(() -> longs[0]++);
        attempt(() -> {
            int i = none;
        });
        attempt(() -> System.out.println(none == 5));
        attempt(() -> {
            switch (none) {
                default:
                    System.out.println("switched");
            }
        });
        attempt(() -> System.out.println(true ? none : 0));
        attempt(() -> System.out.println(true ? none : "text"));
    }
}
