// Exceptions are objects: stored, compared, thrown later, never thrown.
public class ExceptionObjectsAsValues {
    static RuntimeException[] prepared = {new IllegalStateException("a"), null, new ArithmeticException("c")};

    public static void main(String[] args) {
        for (RuntimeException e : prepared) {
            try {
                throw e;
            } catch (IllegalStateException | ArithmeticException caught) {
                System.out.println(caught.getMessage() + " " + (caught == e));
            } catch (NullPointerException caught) {
                System.out.println("threw null");
            }
        }
        Throwable unused = new Throwable();
        System.out.println(unused + " " + unused.getMessage() + " " + new Exception(""));
        System.out.println(unused.getStackTrace().length > 0);
    }
}
