// User-defined keys: value-like, mutable, and with an inherited identity.
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class MapUserKeys {
    static class Point {
        int x;
        int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y;
        }

        @Override
        public int hashCode() {
            return Objects.hash(x, y);
        }

        @Override
        public String toString() {
            return x + ":" + y;
        }
    }

    static class Token { }

    public static void main(String[] args) {
        Map<Point, String> m = new HashMap<>();
        for (int i = 0; i < 9; i++) {
            m.put(new Point(i / 3, i % 3), "p" + i);
        }
        System.out.println(m.get(new Point(1, 2)) + " " + m.get(new Point(5, 5)) + " " + m.size());
        System.out.println(m);
        Point moving = new Point(7, 7);
        m.put(moving, "moving");
        moving.x = 8;
        System.out.println(m.get(moving) + " " + m.get(new Point(7, 7)) + " " + m.containsValue("moving"));
        Map<Token, Integer> tokens = new HashMap<>();
        Token t = new Token();
        tokens.put(t, 1);
        tokens.put(new Token(), 2);
        System.out.println(tokens.get(t) + " " + tokens.get(new Token()) + " " + tokens.size());
    }
}
