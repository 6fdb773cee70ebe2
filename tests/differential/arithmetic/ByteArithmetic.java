// Bytes promote to int with their sign.
public class ByteArithmetic {
    public static void main(String[] args) {
        byte a = (byte) 0xF0;
        byte b = 0x0F;
        System.out.println(a + b);
        System.out.println(a & 0xFF);
        System.out.println(a >> 2);
        System.out.println(a >>> 2);
        System.out.println((byte) (a >>> 2));
        System.out.println((a & 0xFF) >>> 2);
        System.out.println((byte) (a * b));
        System.out.println(~b);
        System.out.println((byte) ~a);
        byte c = (byte) (a | b);
        System.out.println(c == 0xFF);
        System.out.println(c == -1);
    }
}
