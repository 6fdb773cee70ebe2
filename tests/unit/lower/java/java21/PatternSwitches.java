/** Pattern switches and record patterns (Java 21). */
class PatternSwitches {
    sealed interface Shape permits Circle, Square, Pair, Corner {}
    record Circle(int radius) implements Shape {}
    record Square(long side) implements Shape {}
    record Pair(Shape left, Shape right) implements Shape {}
    enum Corner implements Shape { SHARP, ROUND }
    enum Color { RED, GREEN }

    static int kind(Object o) {
        return switch (o) {
            case Integer i -> i;
            case String s -> s.length();
            default -> -1;
        };
    }

    static int guarded(Object o) {
        return switch (o) {
            case null -> 0;
            case Integer i when i > 10 -> 1;
            case Integer i -> 2;
            case int[] a when a.length == 0 -> 3;
            default -> 4;
        };
    }

    static long area(Shape shape) {
        return switch (shape) {
            case Circle(int r) -> 3L * r * r;
            case Square(var side) -> side * side;
            case Pair(Circle(var r), Square s) -> r + s.side();
            case Pair p -> area(p.left()) + area(p.right());
            case Corner.SHARP -> 1;
            case Corner.ROUND -> 2;
        };
    }

    static int textWithGuard(String s) {
        return switch (s) {
            case "one" -> 1;
            case String t when t.isEmpty() -> 0;
            case "two" -> 2;
            default -> s.length();
        };
    }

    static int numberWithGuard(Integer n) {
        return switch (n) {
            case 1 -> 10;
            case Integer i when i < 0 -> -1;
            case 2 -> 20;
            default -> 0;
        };
    }

    static int character(Character c) {
        return switch (c) {
            case 'a' -> 1;
            case Character d when d > 'x' -> 2;
            default -> 3;
        };
    }

    static int enumWithNull(Color color) {
        return switch (color) {
            case null -> -1;
            case RED -> 0;
            case GREEN -> 1;
        };
    }

    static int enumWithGuard(Color color, boolean b) {
        return switch (color) {
            case RED -> 0;
            case Color c when b -> 5;
            case GREEN -> 1;
        };
    }

    static boolean instanceOfRecord(Object o) {
        return o instanceof Pair(Circle(int r), var right) && r > 0 && right != null;
    }
}
