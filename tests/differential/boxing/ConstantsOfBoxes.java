// MIN_VALUE, MAX_VALUE, SIZE, BYTES and the special floating-point constants.
public class ConstantsOfBoxes {
    public static void main(String[] args) {
        System.out.println(Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Short.MAX_VALUE);
        System.out.println(Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Long.MIN_VALUE + " " + Long.MAX_VALUE);
        System.out.println((int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE);
        System.out.println(Integer.SIZE + " " + Integer.BYTES + " " + Long.SIZE + " " + Character.BYTES + " " + Double.BYTES);
        System.out.println(Float.MAX_VALUE + " " + (double) Float.MIN_NORMAL + " " + Double.MAX_VALUE + " " + Double.POSITIVE_INFINITY);
        System.out.println(Float.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Boolean.TRUE + " " + Boolean.FALSE);
        Class<Integer> c = int.class;
        System.out.println((c == Integer.TYPE) + " " + (Integer.TYPE == (Object) Integer.class));
    }
}
