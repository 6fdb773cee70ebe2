// Record deconstruction in instanceof, with var and nested patterns.
public class RecordPatterns {
    record Point(int x, int y) { }

    record Line(Point from, Point to) { }

    record Box<T>(T content) { }

    static int length(Object o) {
        if (o instanceof Line(Point(int a, var b), Point(int c, int d))) {
            return Math.abs(a - c) + Math.abs(b - d);
        }
        return -1;
    }

    static String open(Object o) {
        return o instanceof Box<?>(String s) ? "string " + s : o instanceof Box<?>(var any) ? "box of " + any : "no box";
    }

    public static void main(String[] args) {
        System.out.println(length(new Line(new Point(1, 2), new Point(4, 6))) + " " + length("x") + " " + length(new Line(null, new Point(0, 0))));
        System.out.println(open(new Box<>("s")) + " " + open(new Box<>(5)) + " " + open(new Box<>(null)) + " " + open(1));
    }
}
