// Exceptions of close are suppressed by the one of the body, or thrown if there is none.
public class SuppressedExceptions {
    static class Bad implements AutoCloseable {
        final int id;

        Bad(int id) {
            this.id = id;
        }

        @Override
        public void close() throws Exception {
            throw new Exception("close " + id);
        }
    }

    static void report(Throwable t) {
        System.out.println(t.getMessage());
        for (Throwable s : t.getSuppressed()) {
            System.out.println("  suppressed " + s.getMessage());
        }
    }

    public static void main(String[] args) {
        try (Bad a = new Bad(1); Bad b = new Bad(2)) {
            throw new RuntimeException("body");
        } catch (Exception e) {
            report(e);
        }
        try (Bad a = new Bad(3); Bad b = new Bad(4)) {
            System.out.println("quiet body");
        } catch (Exception e) {
            report(e);
        }
        Exception manual = new Exception("manual");
        manual.addSuppressed(new RuntimeException("added"));
        report(manual);
    }
}
