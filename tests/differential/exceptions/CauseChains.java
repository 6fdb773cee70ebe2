// Causes: by constructor, by initCause, and the messages they give.
public class CauseChains {
    public static void main(String[] args) {
        Exception root = new Exception("root");
        RuntimeException middle = new RuntimeException("middle", root);
        Error top = new Error(middle);
        for (Throwable t = top; t != null; t = t.getCause()) {
            System.out.println(t.getClass().getSimpleName() + " " + t.getMessage());
        }
        Throwable late = new IllegalStateException("late");
        System.out.println(late.getCause());
        System.out.println(late.initCause(root) == late);
        System.out.println(late.getCause().getMessage());
        try {
            late.initCause(middle);
        } catch (IllegalStateException e) {
            System.out.println("only once");
        }
        try {
            root.initCause(root);
        } catch (IllegalArgumentException e) {
            System.out.println("not itself");
        }
        System.out.println(new RuntimeException((Throwable) null).getMessage());
    }
}
