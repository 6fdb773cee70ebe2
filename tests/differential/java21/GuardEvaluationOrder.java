// Guards are evaluated in order, only for matching types, and may have effects.
public class GuardEvaluationOrder {
    static StringBuilder log = new StringBuilder();

    static boolean ask(String name, boolean answer) {
        log.append(name);
        return answer;
    }

    static int pick(Object o) {
        return switch (o) {
            case String s when ask("a", false) -> 1;
            case Integer i when ask("b", i > 3) -> 2;
            case String s when ask("c", s.length() > 1) -> 3;
            case Object x when ask("d", true) -> 4;
            default -> 5;
        };
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {"s", "long", 2, 7, 'c'}) {
            log.setLength(0);
            System.out.println(pick(o) + " " + log);
        }
    }
}
