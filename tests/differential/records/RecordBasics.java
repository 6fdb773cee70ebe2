// Components, accessors, generated toString, equals and hashCode equality.
public class RecordBasics {
    record Point(int x, int y) { }

    record Mixed(boolean z, byte b, char c, short s, int i, long l, float f, double d, String t, Object o) { }

    public static void main(String[] args) {
        Point p = new Point(1, -2);
        System.out.println(p + " " + p.x() + " " + p.y());
        System.out.println(p.equals(new Point(1, -2)) + " " + p.equals(new Point(2, 1)) + " " + p.equals(null) + " " + p.equals("x"));
        System.out.println(p.hashCode() == new Point(1, -2).hashCode());
        Mixed m = new Mixed(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, -0.0, "t", null);
        System.out.println(m);
        System.out.println(m.equals(new Mixed(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, 0.0, "t", null)));
        System.out.println(m.equals(new Mixed(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, -0.0, "t", null)));
    }
}
