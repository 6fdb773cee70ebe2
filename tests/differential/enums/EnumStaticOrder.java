// Constants are created before other statics; a constructor cannot see them initialised.
public class EnumStaticOrder {
    static StringBuilder log = new StringBuilder();

    enum Level {
        LOW, HIGH;

        static int count = 10;
        static final int CONSTANT = 5;

        static {
            log.append("static ").append(count).append(' ');
            for (Level l : values()) {
                count += l.weight;
            }
        }

        final int weight;

        Level() {
            log.append(name()).append(ordinal()).append(' ');
            weight = ordinal() + 1;
        }
    }

    public static void main(String[] args) {
        log.append("main ");
        int n = Level.CONSTANT;
        log.append("constant").append(n).append(' ');
        n = Level.count;
        System.out.println(log + "" + n);
    }
}
