// finally runs after normal end, return, catch, throw and break.
public class FinallyAlwaysRuns {
    static StringBuilder log = new StringBuilder();

    static int run(int kind) {
        for (int i = 0; i < 2; i++) {
            try {
                log.append("t");
                if (kind == 1) {
                    return 1;
                }
                if (kind == 2) {
                    throw new RuntimeException();
                }
                if (kind == 3) {
                    break;
                }
                if (kind == 4) {
                    continue;
                }
                log.append("n");
            } catch (RuntimeException e) {
                log.append("c");
            } finally {
                log.append("f");
            }
            log.append("a");
        }
        return 0;
    }

    public static void main(String[] args) {
        for (int kind = 0; kind < 5; kind++) {
            log.setLength(0);
            int r = run(kind);
            System.out.println(kind + " " + r + " " + log);
        }
    }
}
