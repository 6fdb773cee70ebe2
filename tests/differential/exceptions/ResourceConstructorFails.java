// If the second resource cannot be opened, the first is closed and the body is skipped.
public class ResourceConstructorFails {
    static class R implements AutoCloseable {
        final int n;

        R(int n) {
            if (n == 2) {
                throw new IllegalArgumentException("cannot open " + n);
            }
            this.n = n;
            System.out.println("open " + n);
        }

        @Override
        public void close() {
            System.out.println("close " + n);
        }
    }

    public static void main(String[] args) {
        try (R a = new R(1); R b = new R(2); R c = new R(3)) {
            System.out.println("never " + a.n + b.n + c.n);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
