// The same interface call on many implementing classes, through an array.
public class InterfaceDispatchOnManyClasses {
    interface Op {
        int apply(int x);
    }

    static class Add implements Op {
        public int apply(int x) {
            return x + 3;
        }
    }

    static class Mul implements Op {
        public int apply(int x) {
            return x * 5;
        }
    }

    static class Twice implements Op {
        final Op inner;

        Twice(Op inner) {
            this.inner = inner;
        }

        public int apply(int x) {
            return inner.apply(inner.apply(x));
        }
    }

    public static void main(String[] args) {
        Op[] ops = {new Add(), new Mul(), new Twice(new Mul()), new Twice(new Twice(new Add())), x -> -x};
        int x = 1;
        for (int round = 0; round < 3; round++) {
            for (Op op : ops) {
                x = op.apply(x);
                System.out.print(x + " ");
            }
        }
        System.out.println();
    }
}
