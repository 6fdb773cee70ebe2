// An Error thrown by an initialiser passes unwrapped; the class stays unusable.
public class ErrorInInitializerIsNotWrapped {
    static class Broken {
        static {
            if (true) {
                throw new AssertionError("own error");
            }
        }

        static void use() { }
    }

    public static void main(String[] args) {
        try {
            Broken.use();
        } catch (AssertionError e) {
            System.out.println("caught " + e.getMessage());
        }
        try {
            Broken.use();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
    }
}
