// Which of several possible failures comes first.
public class ImplicitExceptionsOrder {
    static int[] none;
    static int[] two = new int[2];
    static int zero;

    static String name(Runnable r) {
        try {
            r.run();
            return "none";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        System.out.println(name(() -> none[1 / zero] = 3));
        System.out.println(name(() -> none[0] = 1 / zero));
        System.out.println(name(() -> none[0] += 1 / zero));
        System.out.println(name(() -> two[5] += 1 / zero));
        System.out.println(name(() -> two[5] = 1 / zero));
        System.out.println(name(() -> two[1] = none[0] / zero));
        System.out.println(name(() -> two[two[0]]++));
        System.out.println(name(() -> ((String) (Object) two).length()));
    }
}
