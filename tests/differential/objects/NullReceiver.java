// Calls and field accesses on null; arguments are evaluated before the check.
public class NullReceiver {
    int field;

    void method(int x) {
        field = x;
    }

    static int calls;

    static int argument() {
        return ++calls;
    }

    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (NullPointerException e) {
            System.out.println(what + " null " + calls);
        }
    }

    public static void main(String[] args) {
        NullReceiver none = null;
        attempt("call", () -> none.method(argument()));
        attempt("write", () -> none.field = argument());
        attempt("read", () -> System.out.println(none.field));
        attempt("increment", () -> none.field++);
        attempt("toString", () -> ((Object) none).toString());
        attempt("concat", () -> System.out.println("text " + none));
        attempt("lock", () -> {
            synchronized (none) {
                calls++;
            }
        });
        attempt("throw", () -> {
            throw null;
        });
    }
}
