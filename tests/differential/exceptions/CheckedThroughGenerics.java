// A checked exception thrown without being declared.
public class CheckedThroughGenerics {
    @SuppressWarnings("unchecked")
    static <E extends Throwable> void sneak(Throwable t) throws E {
        throw (E) t;
    }

    public static void main(String[] args) {
        try {
            CheckedThroughGenerics.<RuntimeException>sneak(new Exception("checked"));
        } catch (Exception e) {
            System.out.println(e + " " + (e instanceof RuntimeException));
        }
        CheckedThroughGenerics.<RuntimeException>sneak(new InterruptedException("uncaught"));
    }
}
