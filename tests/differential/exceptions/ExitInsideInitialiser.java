// System.exit from a static initialiser reached by a field read.
public class ExitInsideInitialiser {
    static class Config {
        static int value = read();

        static int read() {
            System.out.println("reading");
            System.exit(3);
            return 1;
        }
    }

    public static void main(String[] args) {
        System.out.println("main");
        System.out.println(Config.value);
    }
}
