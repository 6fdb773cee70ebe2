// Static and private methods and constants of interfaces.
public class InterfaceStaticAndPrivateMethods {
    interface Counter {
        int START = 40 + 2;

        static int twice(int x) {
            return helper(x) * 2;
        }

        private static int helper(int x) {
            return x + 1;
        }

        private int mine() {
            return base() * 100;
        }

        int base();

        default int total() {
            return mine() + START;
        }
    }

    static class Impl implements Counter {
        public int base() {
            return 3;
        }

        int mine() {
            return -1;
        }
    }

    public static void main(String[] args) {
        System.out.println(Counter.START + " " + Counter.twice(5) + " " + new Impl().total() + " " + new Impl().mine());
        System.out.println(Impl.START);
    }
}
