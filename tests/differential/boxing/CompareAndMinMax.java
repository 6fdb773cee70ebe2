// compare, compareTo, compareUnsigned, sum, max, min of the boxes.
public class CompareAndMinMax {
    public static void main(String[] args) {
        System.out.println(Integer.compare(1, 2) + " " + Integer.compare(Integer.MIN_VALUE, 1) + " " + Integer.compare(3, 3));
        System.out.println(Integer.valueOf(5).compareTo(3) + " " + Integer.compareUnsigned(-1, 1) + " "
                + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7));
        System.out.println(Integer.sum(1, 2) + " " + Integer.max(1, 2) + " " + Integer.min(1, 2));
        System.out.println(Long.compare(1L << 40, 1) + " " + Long.valueOf(1).compareTo(2L) + " " + Long.sum(1, 2) + " "
                + Long.max(-1, 1) + " " + Long.min(-1, 1) + " " + Long.compareUnsigned(-1, 1) + " " + Long.divideUnsigned(-1, 3)
                + " " + Long.remainderUnsigned(-1, 10));
        System.out.println(Short.compare((short) 1, (short) 9) + " " + Byte.compare((byte) -1, (byte) 1) + " "
                + Character.compare('z', 'a') + " " + Boolean.compare(true, false));
        System.out.println(Short.valueOf((short) 4).compareTo((short) 1) + " " + Byte.valueOf((byte) 4).compareTo((byte) 9) + " "
                + Character.valueOf('b').compareTo('f') + " " + Boolean.FALSE.compareTo(true));
        System.out.println(Short.toUnsignedInt((short) -1) + " " + Byte.toUnsignedInt((byte) -1));
    }
}
