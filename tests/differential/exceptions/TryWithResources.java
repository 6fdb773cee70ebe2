// Resources close in reverse order, before handlers and finally.
public class TryWithResources {
    static class Resource implements AutoCloseable {
        final String name;

        Resource(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
        }
    }

    static int use(boolean fail) {
        try (Resource a = new Resource("a"); Resource b = new Resource("b"); Resource none = null) {
            System.out.println("body " + a.name + b.name + none);
            if (fail) {
                throw new IllegalStateException("body");
            }
            return 1;
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage());
            return 2;
        } finally {
            System.out.println("finally");
        }
    }

    public static void main(String[] args) {
        System.out.println(use(false));
        System.out.println(use(true));
        Resource outside = new Resource("outside");
        try (outside) {
            System.out.println("using");
        }
    }
}
