// Boxes of different types are never equal.
public class EqualsAcrossTypes {
    public static void main(String[] args) {
        Integer i = 1;
        Long l = 1L;
        Object o = 1;
        System.out.println(i.equals(l) + " " + l.equals(1) + " " + l.equals(1L) + " " + i.equals(o) + " " + o.equals(i));
        System.out.println(Short.valueOf((short) 1).equals(1) + " " + Character.valueOf('a').equals(97) + " "
                + Double.valueOf(1).equals(1.0f) + " " + Double.valueOf(1).equals(1.0));
        System.out.println((i == 1L) + " " + (l == 1) + " " + (i.longValue() == l) + " " + i.equals(null));
        System.out.println(Boolean.TRUE.equals(true) + " " + Boolean.TRUE.equals("true"));
        System.out.println(Byte.valueOf((byte) 5).equals((byte) 5));
    }
}
