// Hash codes of all boxes, instance and static.
public class HashCodesOfBoxes {
    public static void main(String[] args) {
        System.out.println(Integer.valueOf(-5).hashCode() + " " + Integer.hashCode(7));
        System.out.println(Long.valueOf(1L << 32).hashCode() + " " + Long.hashCode(-1) + " " + Long.hashCode(123456789012L));
        System.out.println(Short.valueOf((short) -3).hashCode() + " " + Byte.hashCode((byte) -3) + " " + Character.hashCode('a'));
        System.out.println(Boolean.hashCode(true) + " " + Boolean.FALSE.hashCode());
        System.out.println(Double.hashCode(1.5) + " " + Double.valueOf(-0.0).hashCode() + " " + Double.hashCode(Double.NaN));
        System.out.println(Float.hashCode(1.5f) + " " + Float.valueOf(-0f).hashCode() + " " + Float.hashCode(Float.NaN));
        Object[] all = {1, 1L, 'c', true, 2.0, 2f, "s"};
        int h = 0;
        for (Object o : all) {
            h = h * 31 + o.hashCode();
        }
        System.out.println(h);
    }
}
