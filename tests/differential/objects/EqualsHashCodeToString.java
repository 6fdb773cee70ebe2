// User-defined equals, hashCode and toString, called explicitly and by string concatenation.
public class EqualsHashCodeToString {
    static class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) {
                return true;
            }
            if (o == null || getClass() != o.getClass()) {
                return false;
            }
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }

        @Override
        public String toString() {
            return "(" + x + "," + y + ")";
        }
    }

    static class Colored extends Point {
        Colored(int x, int y) {
            super(x, y);
        }
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2);
        Point q = new Point(1, 2);
        System.out.println(p.equals(q) + " " + (p == q) + " " + p.equals(null) + " " + p.equals("x"));
        System.out.println(p.equals(new Colored(1, 2)) + " " + new Colored(1, 2).equals(p));
        System.out.println(p.hashCode() + " " + (p.hashCode() == q.hashCode()));
        System.out.println("p=" + p + " " + String.valueOf(q) + new Colored(3, 4));
    }
}
