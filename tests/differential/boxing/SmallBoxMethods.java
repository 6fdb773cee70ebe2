// Remaining methods of Short, Byte, Float and Double.
public class SmallBoxMethods {
    public static void main(String[] args) {
        System.out.println(Short.toString((short) -7) + " " + Short.parseShort("7f", 16) + " " + Short.valueOf("-12") + " " + Short.valueOf("11", 2) + " "
                + Short.decode("0x10") + " " + Short.hashCode((short) -2) + " " + Short.compareUnsigned((short) -1, (short) 1) + " "
                + Short.reverseBytes((short) 0x0102) + " " + Short.toUnsignedLong((short) -1));
        System.out.println(Byte.toString((byte) -7) + " " + Byte.valueOf("12") + " " + Byte.valueOf("-11", 2) + " " + Byte.decode("-0x10") + " "
                + Byte.compareUnsigned((byte) -1, (byte) 1) + " " + Byte.toUnsignedLong((byte) -2));
        System.out.println(Float.isInfinite(1 / 0f) + " " + Float.isFinite(1f) + " " + Float.valueOf(1 / 0f).isInfinite() + " "
                + Float.valueOf(1.5f).compareTo(2f) + " " + Float.sum(0.5f, 0.25f) + " " + Float.max(1f, 2f) + " " + Float.min(-0f, 0f));
        System.out.println(Double.valueOf(-1 / 0.0).isInfinite() + " " + Double.toHexString(0.1) + " " + Double.toHexString(-3) + " " + Float.toHexString(1.5f));
        try {
            Short.decode("0x8000");
        } catch (NumberFormatException e) {
            System.out.println("short range");
        }
    }
}
