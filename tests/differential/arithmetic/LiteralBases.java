// Hexadecimal, octal, binary literals and underscores.
public class LiteralBases {
    public static void main(String[] args) {
        System.out.println(0xFF + " " + 0377 + " " + 0b11111111 + " " + 1_000_000);
        System.out.println(0x7FFF_FFFF + " " + 0x8000_0000 + " " + 0xFFFF_FFFF);
        System.out.println(0xFFFF_FFFFL + " " + 0x8000_0000_0000_0000L + " " + 0b1L);
        System.out.println('\u0041' + " " + '\t' + "|" + '\\' + "|" + '\'' + "|" + '\101' + "\0".length());
    }
}
