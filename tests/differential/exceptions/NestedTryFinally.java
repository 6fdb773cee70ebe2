// Nested finally blocks run inside out.
public class NestedTryFinally {
    static String log = "";

    static int run(int fail) {
        try {
            log += "1";
            try {
                log += "2";
                try {
                    log += "3";
                    if (fail == 3) {
                        throw new IllegalArgumentException("three");
                    }
                } finally {
                    log += "c";
                    if (fail == 4) {
                        throw new IllegalStateException("four");
                    }
                }
                log += "x";
            } catch (IllegalArgumentException e) {
                log += "h";
            } finally {
                log += "b";
            }
            return 1;
        } catch (IllegalStateException e) {
            log += "H";
            return 2;
        } finally {
            log += "a";
        }
    }

    public static void main(String[] args) {
        for (int fail : new int[] {0, 3, 4}) {
            log = "";
            int r = run(fail);
            System.out.println(r + " " + log);
        }
    }
}
