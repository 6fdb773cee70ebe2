// break and continue in finally swallow the exception.
public class BreakAndContinueInFinally {
    @SuppressWarnings("finally")
    static String run() {
        String log = "";
        for (int i = 0; i < 4; i++) {
            try {
                log += i;
                if (i == 1) {
                    throw new RuntimeException();
                }
                if (i == 2) {
                    return "returned";
                }
            } finally {
                log += "f";
                if (i == 1 || i == 2) {
                    continue;
                }
            }
            log += "n";
        }
        while (true) {
            try {
                throw new IllegalStateException();
            } finally {
                log += "b";
                break;
            }
        }
        return log;
    }

    public static void main(String[] args) {
        System.out.println(run());
    }
}
