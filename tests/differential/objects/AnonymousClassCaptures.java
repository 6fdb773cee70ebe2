// Anonymous classes capture parameters, locals and the enclosing instance.
public class AnonymousClassCaptures {
    private String prefix = "p";

    abstract static class Action {
        final int id;

        Action(int id) {
            this.id = id;
        }

        abstract String run(int times);
    }

    Action make(final long scale, double shift) {
        int local = 5;
        return new Action(local * 2) {
            int calls;

            String run(int times) {
                calls++;
                prefix += calls;
                return prefix + " " + id + " " + (scale * times + shift + local);
            }
        };
    }

    public static void main(String[] args) {
        AnonymousClassCaptures outer = new AnonymousClassCaptures();
        Action a = outer.make(1L << 33, 0.5);
        Action b = outer.make(2, 1.5);
        System.out.println(a.run(1));
        System.out.println(b.run(2));
        System.out.println(a.run(3));
        System.out.println(outer.prefix);
    }
}
