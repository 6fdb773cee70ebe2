// System.exit(0) in a catch block gives a normal end.
public class ExitZeroInsteadOfThrow {
    public static void main(String[] args) {
        try {
            Object o = "s";
            Integer i = (Integer) o;
            System.out.println(i);
        } catch (ClassCastException e) {
            System.out.println("giving up");
            System.exit(0);
        }
        throw new IllegalStateException("not reached");
    }
}
